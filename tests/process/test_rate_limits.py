"""Long rate limits and temporary failures of Discord: nobody waits for them, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.exit_codes import ExitCode
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.process.bot_process import assert_clean_exit, assert_failed_start, connected_bot, running_bot

TOO_LONG = 300
"""Seconds; discord-api-docs #7816 reports such limits."""

NO_THREAD = "Discord doesn't let me open threads right now, so the game is played here."
LATER = "Discord doesn't let me finish that right now."
THREADS = "/channels/*/threads"


def limit(path: str, method: str = "POST", times: int = 1) -> Fault:
    return Fault(path, 429, times, method, retry_after=TOO_LONG)


async def test_a_limited_board_is_shown_at_the_next_start(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        server.fail(limit(server.games.path))
        apology = await server.answer_to(server.ana.send("!move B2"))
        assert LATER in apology.text
    async with connected_bot(server, tmp_path):
        board = await server.games.answers.next()
    assert len(board.free_cells) == 7
    assert (board.nonce, apology.nonce) == (board.nonce, f"{board.nonce}-e")


async def test_a_refused_board_is_shown_at_the_next_start(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        server.fail(Fault(server.games.path, 400))
        assert "Sorry, something went wrong" in (await server.answer_to(server.ana.send("!move B2"))).text
        await bot.stop()
    async with connected_bot(server, tmp_path):
        assert len((await server.games.answers.next()).free_cells) == 7


async def test_a_limited_apology_is_logged_once(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        server.fail(limit(server.games.path, times=2))
        await server.ana.send("!help")
        assert len((await server.answer_to(server.ana.send("!move B2", server.lounge))).free_cells) == 7
        result = await bot.stop()
    assert_clean_exit(result)
    assert result.stdout.count("Discord did not accept an error message (Too many requests.") == 1


@pytest.mark.parametrize("status", [429, 503])
async def test_a_game_starts_in_the_channel_if_no_thread_opens(
    server: DiscordServer, tmp_path: Path, status: int
) -> None:
    async with connected_bot(server, tmp_path):
        for command, channel in (("play", server.games), ("watch", server.lounge)):
            server.fail(Fault(THREADS, status, retry_after=TOO_LONG))
            board = await server.answer_to(server.ana.slash(command, channel, thread=True))
            assert NO_THREAD in board.text
            assert board.buttons


async def test_a_challenge_is_played_in_the_channel_if_no_thread_opens(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        challenge = await server.answer_to(server.ana.slash("play", member=server.ben, thread=True))
        server.fail(limit(THREADS))
        board = await server.answer_to(server.ben.press("Accept", challenge))
        assert NO_THREAD in board.text
        assert "plays against" in board.text
        assert_clean_exit(await bot.stop())


async def test_an_edit_of_a_response_has_a_time_limit(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("from bot.replies import messages\nmessages.SECONDS_TO_SEND = 0.3\n")
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        server.fail(Fault("/interactions/*/callback", 429, is_processed=True))
        server.fail(limit("/webhooks/*/@original", "PATCH"))
        answers = await server.ana.slash("move", coordinate="B2")
        await bot.wait_for_log("Discord did not accept an answer for now (TimeoutError)")
        assert len((await answers.next()).free_cells) == 7
        assert len((await server.answer_to(server.ana.slash("board"))).free_cells) == 7
        assert_clean_exit(await bot.stop())


async def test_a_limited_direct_message_is_logged(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        await server.deny(server.games, "send_messages")
        server.fail(limit("/users/@me/channels"))
        await server.ana.send("!board")
        await bot.wait_for_log("A direct message to the player failed, too (Too many requests.")
        assert_clean_exit(await bot.stop())


async def test_a_limited_login_ends_the_start(server: DiscordServer, tmp_path: Path) -> None:
    application = server.hold("/gateway/bot", "GET")  # the last request before the login
    async with running_bot(server.url, tmp_path) as bot:
        await application.arrived()
        server.fail(limit("/users/@me", "GET"))
        application.release()
        sentence = "Discord limits how often the bot starts. Start it again in 300 seconds."
        assert_failed_start(await bot.result(), ExitCode.UNAVAILABLE, sentence)


async def test_the_bot_starts_while_its_commands_are_limited(server: DiscordServer, tmp_path: Path) -> None:
    server.fail(limit("/applications/*/commands", "GET"))
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("The slash commands will be registered in 300 seconds.")
        await server.gateway.identified()
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert_clean_exit(await bot.stop())


async def test_a_limited_lookup_of_a_member_is_answered(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        server.fail(limit("/guilds/*/members/*", "GET"))
        challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention}"))
        assert "Accept" in challenge.buttons
        server.fail(limit("/guilds/*/members/*", "GET"))
        assert "plays against" in (await server.answer_to(server.ben.press("Accept", challenge))).text
