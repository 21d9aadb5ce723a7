"""Outages, long rate limits, a proxy and lost answers: nobody waits, nothing is lost, and one board has buttons."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.database.guilds import change_settings
from bot.model.ids import GuildId
from bot.process.config import Config
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.proxy import HOST, TRUST, proxy_to
from tests.fakes.users import BotReply
from tests.support.bot_process import DATABASE, assert_clean_exit, connected_bot, running_bot
from tests.support.databases import open_database, put_empty_database

TOO_LONG = 300
"""Seconds; discord-api-docs #7816 reports such limits."""

NO_THREAD = "Discord doesn't let me open threads right now, so the game is played here."
NO_THREAD_AND_TAKEN = "Discord doesn't let me open threads right now, and another game is running here. Try again"
LATER = "Discord doesn't let me finish that right now."
THREADS = "/channels/*/threads"


def limit(path: str, method: str = "POST", times: int = 1) -> Fault:
    return Fault(path, 429, times, method, retry_after=TOO_LONG)


async def test_a_board_that_was_not_accepted_is_shown_at_the_next_start(server: DiscordServer, tmp_path: Path) -> None:
    guild = await server.add_guild("The bad connection", channels=("limited", "lost", "down", "refused"))
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        for channel, status in zip(guild.channels, (429, None, 503, 400), strict=True):
            server.fail(Fault(channel.path, status, times=1 if status in (429, 400) else 2, retry_after=TOO_LONG))
        apologies = [await server.answer_to(server.ana.send("!move B2", channel)) for channel in guild.channels]
        result = await bot.stop()
    *later, sorry = [apology.text for apology in apologies]
    assert all(LATER in text for text in later)
    assert "Sorry, something went wrong" in sorry
    assert result.stdout.count("Discord did not accept an answer for now") == len(later)
    async with connected_bot(server, tmp_path):
        boards = [await channel.answers.next() for channel in guild.channels]
    assert [len(board.free_cells) for board in boards] == [7] * 4
    assert [apology.nonce for apology in apologies] == [f"{board.nonce}-e" for board in boards]


async def test_games_are_played_in_the_channel_if_no_thread_opens(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        for status in (429, 503):
            guild = await server.add_guild(f"A server with status {status}", channels=("play", "watch"))
            for command, channel in zip(("play", "watch"), guild.channels, strict=True):
                server.fail(Fault(THREADS, status, retry_after=TOO_LONG))
                board = await server.answer_to(server.ana.slash(command, channel, thread=True))
                assert NO_THREAD in board.text, (command, status)
                assert board.buttons
                server.fail(Fault(THREADS, status, retry_after=TOO_LONG))
                refusal = await server.answer_to(server.ben.slash(command, channel, thread=True))
                assert NO_THREAD_AND_TAKEN in refusal.text, (command, status)
                assert refusal.is_ephemeral
        challenge = await server.answer_to(server.ana.slash("play", member=server.ben, thread=True))
        server.fail(limit(THREADS))
        board = await server.answer_to(server.ben.press("Accept", challenge))
        assert NO_THREAD in board.text
        assert "plays against" in board.text


async def test_limited_requests_do_not_hold_up_others(server: DiscordServer, tmp_path: Path) -> None:
    server.fail(limit("/applications/*/commands", "GET"))
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("The slash commands will be registered in 300 seconds.")
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        await server.deny(server.games, "send_messages")
        server.fail(limit("/users/@me/channels"))
        await server.ana.send("!board")
        await bot.wait_for_log("A direct message to the player failed, too (Too many requests.")
        await server.allow(server.games)
        server.fail(limit(server.games.path, times=2))
        await server.ana.send("!help")
        assert len((await server.answer_to(server.ana.send("!move B2", server.lounge))).free_cells) == 7
        await server.answer_to(server.ana.send("!resign"))
        server.fail(limit("/guilds/*/members/*", "GET"))
        challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention}"))
        assert "Accept" in challenge.buttons
        server.fail(limit("/guilds/*/members/*", "GET"))
        assert "plays against" in (await server.answer_to(server.ben.press("Accept", challenge))).text
        result = await bot.stop()
    assert_clean_exit(result)
    assert result.stdout.count("Discord did not accept an error message (Too many requests.") == 1


async def test_an_edit_of_a_response_has_a_time_limit(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("from bot.client import messages\nmessages.SECONDS_TO_SEND = 0.3\n")
    async with connected_bot(server, tmp_path) as bot:
        server.fail(Fault("/interactions/*/callback", 429, is_processed=True))
        server.fail(limit("/webhooks/*/@original", "PATCH"))
        answers = await server.ana.slash("move", coordinate="B2")
        await bot.wait_for_log("Discord did not accept an answer for now (TimeoutError)")
        assert len((await answers.next()).free_cells) == 7
        assert len((await server.answer_to(server.ana.slash("board"))).free_cells) == 7


WEBHOOK = f"/webhooks/123456789012345678/{'w' * 68}"


async def test_all_connections_to_discord_go_through_the_proxy(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(TRUST)
    async with proxy_to(server.url) as proxy:
        report = server.hold(WEBHOOK)
        settings = {"https_proxy": proxy.url(), "ERROR_REPORTS": f"https://discord.com/api{WEBHOOK}"}
        async with running_bot(f"https://{HOST}", tmp_path, **settings) as bot:
            await server.gateway.identified()
            assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
            await server.gateway.dispatch_now("CHANNEL_UPDATE", {"guild_id": str(server.guild.id)})
            await report.arrived()
            report.release()
            ended = await bot.stop()
    assert_clean_exit(ended)
    assert {*proxy.targets} == {f"{HOST}:443"}
    secrets = Config.model_validate({"https_proxy": proxy.url()}).secrets
    assert len(secrets) == 2
    assert not [text for text in ("w" * 68, *(secret.get_secret_value() for secret in secrets)) if text in ended.stdout]


MOVES = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "b3", "a3")
"""On a board of 4x4, after which nobody has won."""


def saved_version(folder: Path) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute("SELECT version FROM match").fetchone()[0]


def live_boards(server: DiscordServer) -> list[str]:
    """Return the versions of all boards whose cells can be pressed."""
    enabled = (buttons[0].split(":") for buttons in server.enabled_buttons(server.games).values())
    return [version for kind, _, version, *_ in enabled if kind == "cell"]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - it comes true in another process
            await asyncio.sleep(0.01)


async def test_one_board_has_buttons_when_moves_come_quickly(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention} x 4x4"))
        await server.answer_to(server.ben.press("Accept", challenge))
        held = server.hold(server.games.path)
        for number, move in enumerate(MOVES):
            await (server.ben if number % 2 else server.ana).send(f"!move {move}")
            await until(lambda version=number + 1: saved_version(tmp_path) == version)
        held.release()
        await until(lambda: live_boards(server) == ["10"])
    assert live_boards(server) == ["10"]
    assert len(server.requests("POST", server.games.path)) <= 3  # the challenge, and one or two of ten boards


async def test_a_deletion_as_a_board_is_sent_ends_that_board(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        for is_typed in (False, True):
            board = await server.answer_to(server.ana.send("!move b2"))
            privacy = await server.answer_to(server.ana.slash("privacy", server.lounge))
            held = [server.hold(path) for path in ("/interactions/*/callback", server.games.path)]
            cell = board.free_cells[0]
            await (server.ana.send(f"!move {cell}") if is_typed else server.ana.press(cell, board))
            await held[is_typed].arrived()
            deleted = await server.ana.press("Delete my data", privacy, server.lounge)
            await held[0].arrived()
            for hold in held:
                hold.release()
            assert "Your data is deleted" in (await deleted.next()).text
            while "left or ran out of time" not in (await server.games.answers.next()).text:
                pass
            await until(lambda: not server.enabled_buttons(server.games))


PNG = b"\x89PNG\r\n\x1a\n"


async def choose_pictures(server: DiscordServer, folder: Path) -> None:
    put_empty_database(folder / DATABASE)
    async with open_database(f"sqlite:///{folder / DATABASE}") as database:
        await database.write(change_settings, GuildId(server.guild.id), style="picture")


def picture(server: DiscordServer, answer: BotReply) -> tuple[str, str]:
    """The id and the description of the only attachment of a message."""
    shown = server.current_message(answer)
    assert shown is not None
    assert shown["content"] == ""
    (attachment,) = shown["attachments"]
    assert server.uploads()[attachment["id"]].startswith(PNG)
    return attachment["id"], attachment["description"]


async def test_pictures_are_uploaded_by_every_kind_of_answer(server: DiscordServer, tmp_path: Path) -> None:
    await choose_pictures(server, tmp_path)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        held = server.hold("/interactions/*/callback")
        answers = await server.ana.slash("move", server.lounge, coordinate="B2")
        await held.arrived()
        await bot.kill()
        held.release()
    async with connected_bot(server, tmp_path):
        first, edit = await answers.next(), await answers.next()
        assert edit.edited_id == first.message_id
        assert "X: B2. O: " in picture(server, edit)[1]
        server.fail(Fault(server.games.path, None, is_processed=True))
        typed = await server.answer_to(server.ana.send("!play perfect"))
        again = await server.answer_to(server.ana.slash("board"))
        assert picture(server, typed)[1] == picture(server, again)[1] == "Board: 3×3. X: none. O: none."
        before = picture(server, again)
        pressed = await server.answer_to(server.ana.press("B2", again))
        assert pressed.edited_id == again.message_id
        after = picture(server, pressed)
        assert after[0] != before[0]
        assert "X: B2. O: " in after[1]
        await server.deny(server.games, "attach_files")
        assert len((await server.answer_to(server.ana.send("!move B3"))).free_cells) == 5
