"""The gateway: long outages, a refused intent, events that cannot be read, and interactions without their channel."""

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord import ChannelType

from bot.client.gateway_events import MAX_UNREADABLE
from bot.client.reconnecting import MAX_WAIT
from bot.process.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.payloads import Json
from tests.fakes.sessions import Intent
from tests.support.bot_process import AT_ONCE, WITHOUT_WAITS, BotProcess, assert_clean_exit, connected_bot, running_bot

ATTEMPTS = 40
SENTENCE = (
    "Discord refused the Message Content intent (close code 4014), so the bot goes on without it: in servers, members "
    "can use slash commands and buttons and mention the bot, but not type commands such as !move. To switch it on, "
)


@asynccontextmanager
async def ready_bot(
    shards: int, folder: Path, without_waits: str = AT_ONCE
) -> AsyncGenerator[tuple[DiscordServer, BotProcess]]:
    (folder / "sitecustomize.py").write_text(without_waits)
    async with DiscordServer(shards=shards) as server, running_bot(server.url, folder) as bot:
        assert await requested_content(server, shards) == [True] * shards
        await bot.wait_for_log("Ready, in 1 servers")
        yield server, bot


async def requested_content(server: DiscordServer, sessions: int) -> list[bool]:
    """Wait for new sessions, and return whether they have requested the Message Content intent."""
    return [Intent.MESSAGE_CONTENT in Intent((await server.gateway.identified())["intents"]) for _ in range(sessions)]


@pytest.mark.parametrize("shards", [1, 2])
async def test_the_bot_tries_at_least_each_minute_to_reconnect(shards: int, tmp_path: Path) -> None:
    async with ready_bot(shards, tmp_path, WITHOUT_WAITS) as (server, bot):
        answer = await server.answer_to(server.ana.send("!move B2"))
        server.fail(Fault("/", 503, ATTEMPTS, "GET"))
        await server.gateway.abort_connections()
        if shards == 2:  # discord.py does not resume the one that it tries to connect first
            await server.gateway.identified()
        await server.gateway.resumed()
        assert len((await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}"))).free_cells) == 5
        ended = await bot.stop()
    assert_clean_exit(ended)
    waits = [float(seconds) for seconds in re.findall(r"Attempting a reconnect .*?in ([\d.]+)s", ended.stdout)]
    assert len(waits) == ATTEMPTS
    assert max(waits) <= MAX_WAIT
    assert len({*waits}) > ATTEMPTS / 2  # they are random


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_new_session_waits_while_few_are_known_to_be_left(shards: int, tmp_path: Path) -> None:
    async with ready_bot(shards, tmp_path) as (server, bot):
        server.gateway_info["session_start_limit"].update(remaining=1, reset_after=50)
        await server.gateway.invalidate_sessions(can_resume=False)
        await bot.wait_for_log("Only 1 new sessions are left of 1000 until Discord resets the limit")
        assert server.gateway.identifications == shards
        server.gateway_info["session_start_limit"].update(remaining=1000)
        await requested_content(server, shards)
        server.fail(Fault("/gateway/bot", 429, method="GET", retry_after=300))
        await server.gateway.invalidate_sessions(can_resume=False)
        await requested_content(server, shards)
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert_clean_exit(await bot.stop())


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_game_goes_on_when_the_intent_is_switched_off(shards: int, tmp_path: Path) -> None:
    async with ready_bot(shards, tmp_path) as (server, bot):
        board = await server.answer_to(server.ana.send("!play"))
        board = await server.answer_to(server.ana.press("B2", board))
        assert "`!play` starts one." in (await server.answer_to(server.ana.send("!stats"))).text
        await server.gateway.withdraw_content_intent()
        assert await requested_content(server, shards) == [False] * shards
        board = await server.answer_to(server.ana.press(board.free_cells[0], board))
        assert "</play:" in (await server.answer_to(server.ana.slash("stats"))).text
        await assert_that_all_but_typed_commands_work(server, board.free_cells)
        await assert_that_one_sentence_was_logged(bot)


async def test_the_intent_is_switched_off_during_the_start(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    async with DiscordServer(shards=2) as server:
        await server.gateway.withdraw_content_intent()  # the application's flags still have it
        async with running_bot(server.url, tmp_path) as bot:
            assert (await requested_content(server, 3))[::2] == [True, False]
            await assert_that_all_but_typed_commands_work(server, ["B2"])
            await assert_that_one_sentence_was_logged(bot)


async def assert_that_all_but_typed_commands_work(server: DiscordServer, free: list[str]) -> None:
    """Play a cell by mentioning the bot, after typing the same in vain."""
    before = len(server.requests("POST", server.games.path))
    await server.ana.send(f"!move {free[0]}")
    await server.answer_to(server.ana.send(f"{server.mention} move {free[0]}"))
    await server.answer_to(server.ana.slash("board"))
    assert len(server.requests("POST", server.games.path)) == before + 1


async def assert_that_one_sentence_was_logged(bot: BotProcess) -> None:
    ended = await bot.stop()
    assert_clean_exit(ended)
    assert ended.stdout.count(f" WARNING bot.client.message_content: {SENTENCE}") == 1


SECRET = "not for the log"


def malformed(server: DiscordServer) -> dict[str, Json]:
    """The data of events without a field, or with one of another type, by name."""
    place = {"guild_id": str(server.guild.id), "channel_id": str(server.games.id)}
    return {
        "GUILD_CREATE": {"id": str(server.guild.id), "roles": SECRET, "name": SECRET},
        "MESSAGE_CREATE": {**place, "id": "1", "content": SECRET, "author": server.ana.payload, "mentions": []},
        "INTERACTION_CREATE": {**place, "id": "1", "type": 2, "data": SECRET, "token": SECRET},
        "CHANNEL_UPDATE": {"guild_id": str(server.guild.id), "id": SECRET, "type": 0},
    }


async def test_malformed_events_are_skipped_but_a_loop_of_them_ends_the_bot(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        for event, data in malformed(server).items():
            await server.gateway.dispatch_now(event, data)
            assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7, event
        for _ in range(MAX_UNREADABLE):
            await server.gateway.dispatch_now("MESSAGE_CREATE", malformed(server)["MESSAGE_CREATE"])
        result = await bot.result()
    assert result.code == ExitCode.SOFTWARE
    for event in malformed(server):
        assert result.stdout.count(f"An event from Discord cannot be read and is skipped: {event} (") == 1
    assert f"{MAX_UNREADABLE} events from Discord in a row could not be read; the bot stops" in result.stdout
    for secret in (SECRET, TOKEN):
        assert secret not in result.stdout


UNKNOWN = "Discord did not tell me which channel that was in"


async def test_interactions_without_their_whole_channel_are_answered(server: DiscordServer, tmp_path: Path) -> None:
    ana, games, lounge = server.ana, server.games, server.lounge
    async with connected_bot(server, tmp_path) as bot:
        await server.answer_to(ana.send("!board"))
        await server.gateway.dispatch_now("CHANNEL_DELETE", lounge.payload | lounge.guild_fields)
        for key in lounge.payload.keys() - {"id"}:  # Discord's documentation promises only the id and the type
            del lounge.payload[key]
        for kind in ("text", "voice", "news", "news_thread", "public_thread", "private_thread", "stage_voice"):
            lounge.payload["type"] = ChannelType[kind].value
            board = await server.answer_to(ana.slash("play", lounge))
            assert len((await server.answer_to(ana.press("B2", board, lounge))).free_cells) == 7, kind
            assert "resigned" in (await server.answer_to(ana.slash("resign", lounge))).text, kind
        await bot.wait_for_log("Discord sent an interaction without these keys of its channel: name, position")

        ana.omitted = {"channel"}
        for channel in (games, ana.dm, lounge):
            board = await server.answer_to(ana.slash("play", channel))
            assert len((await server.answer_to(ana.press("B2", board, channel))).free_cells) == 7
            assert "B2" not in (await server.answer_to(ana.autocomplete("move", channel, coordinate=""))).choices

        board = await server.answer_to(ana.send("!board"))
        ana.omitted = {"channel", "channel_id"}
        refusal = await server.answer_to(ana.slash("play"))
        assert UNKNOWN in refusal.content
        assert refusal.is_ephemeral
        assert len((await server.answer_to(ana.press(board.free_cells[0], board))).free_cells) == 5
        ana.omitted = {"channel", "channel_id", "message"}
        assert UNKNOWN in (await server.answer_to(ana.press(board.free_cells[1], board))).content
        assert (await server.answer_to(ana.autocomplete("move", coordinate=""))).choices == []
