"""Faults around a running bot: kills, database outages, repeated events, missing permissions, lost connections."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from itertools import cycle
from pathlib import Path

import pytest

from bot.exit_codes import ExitCode
from bot.game.games import GAMES
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.users import Answer
from tests.process.bot_process import BotProcess, assert_failed_start, connected_bot, running_bot

DATABASE = Path("data/tic-tac-toe.sqlite3")
REFUSED = "I can't save games right now"


@pytest.fixture
async def bot(server: DiscordServer, tmp_path: Path) -> AsyncGenerator[BotProcess]:
    async with connected_bot(server, tmp_path) as bot:
        yield bot


async def test_a_match_goes_on_after_a_kill(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        question = await play_and_ask(server)
        await bot.kill()
    async with connected_bot(server, tmp_path):
        answer = await server.answer_to(server.ana.send("!board"))
        assert len(answer.free_cells) == 7
        assert len((await server.answer_to(server.ana.press("Start over", question))).free_cells) == 9


async def test_a_match_of_every_game_goes_on_after_a_kill(server: DiscordServer, tmp_path: Path) -> None:
    players = dict(zip(GAMES, cycle((server.ana, server.ben)), strict=False))  # nobody may be in more than five games
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        guild = await server.add_guild("arcade", channels=tuple(GAMES))
        channels = dict(zip(GAMES, guild.channels, strict=True))
        for game, user in players.items():
            await server.answer_to(user.send(f"!play {game} random x", channels[game]))
            await server.answer_to(user.send("!move 4" if GAMES[game].gravity else "!move B2", channels[game]))
        await bot.kill()
    async with connected_bot(server, tmp_path):
        for game, user in players.items():
            shown = (await server.answer_to(user.send("!board", channels[game]))).text
            assert (shown.count("❌"), shown.count("⭕")) == (2, 1), shown  # one ❌ says whose turn it is
            assert "resigned. **I won.**" in (await server.answer_to(user.send("!resign", channels[game]))).text


async def play_and_ask(server: DiscordServer) -> Answer:
    """Make a move, and return the question whether to start over."""
    await server.answer_to(server.ana.send("!move B2"))
    return await server.answer_to(server.ana.send("!play"))


@contextmanager
def locked(file: Path) -> Generator[None]:
    """Lock the database as another program would."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield
        connection.execute("ROLLBACK")


async def test_an_interaction_is_deferred_while_the_database_is_slow(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!board"))
        deferral = server.hold("/interactions/*/callback")
        with locked(tmp_path / DATABASE):
            slow = await server.ana.slash("move", coordinate="B2")
            await deferral.arrived()
            deferral.release()
        assert len((await slow.next()).free_cells) == 7
        assert slow.response_seconds is not None
        assert slow.response_seconds < 3


async def test_a_locked_database_is_reported_and_stays_unchanged(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        await server.answer_to(server.ana.send("!move B2"))
        with locked(tmp_path / DATABASE):
            refused = await server.answer_to(server.ana.slash("resign"))
            assert REFUSED in refused.text
            assert refused.is_private
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        assert "resigned" in (await server.answer_to(server.ana.send("!resign"))).text
        result = await bot.stop()
    assert result.stdout.count("is locked by another program. Close that program.") == 1
    assert result.stdout.count("The database works again") == 1
    assert "Traceback" not in result.stdout


async def test_play_goes_on_after_a_full_disk(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        _, limit = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1024, limit))
        for channel in (server.games, server.lounge):
            assert (
                REFUSED in (await server.answer_to(server.ana.send("!play o", channel))).text or channel is server.games
            )
        assert "!resign" in (await server.answer_to(server.ana.send("!help"))).text
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (limit, limit))
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        assert "resigned" in (await server.answer_to(server.ana.send("!resign"))).text
        result = await bot.stop()
    assert "Check its free space" in result.stdout
    assert "Traceback" not in result.stdout


async def test_play_goes_on_after_the_database_was_missing(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        assert REFUSED in (await server.answer_to(server.ana.send("!resign"))).text
        assert not (tmp_path / DATABASE).exists()
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
        assert "resigned" in (await server.answer_to(server.ana.send("!resign"))).text
        result = await bot.stop()
    assert "no longer exists. Put it back, or restart the bot to create an empty one." in result.stdout


async def test_a_file_that_is_no_database_stays_unchanged(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / DATABASE).write_text("my diary" * 1000)
    async with running_bot(server.url, tmp_path) as bot:
        assert_failed_start(await bot.result(), ExitCode.DATABASE, "is not a SQLite database")
    assert (tmp_path / DATABASE).read_text() == "my diary" * 1000


@pytest.mark.usefixtures("bot")
async def test_a_repeated_event_is_played_once(server: DiscordServer) -> None:
    for action in (server.ana.send("!move B2"), server.ana.slash("move", server.lounge, coordinate="B2")):
        await server.answer_to(action)
        await server.gateway.repeat_last_event()
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    assert len((await server.answer_to(server.ana.send("!board", server.lounge))).free_cells) == 7
    assert len(server.requests("POST", server.games.path)) == 2
    assert len(server.requests("POST", "/callback")) == 1


@pytest.mark.usefixtures("bot")
async def test_events_repeated_by_a_resume_are_played_once(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    server.gateway.repeat_on_resume(3)
    await server.gateway.abort_connections()
    await server.gateway.resumed()
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    assert len(server.requests("POST", server.games.path)) == 2


@pytest.mark.usefixtures("bot")
async def test_events_out_of_order_are_answered(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    server.gateway.hold_events()
    await server.ana.send("!resign")
    await server.ana.send("!board")
    await server.gateway.release_events(in_reverse=True)
    assert len((await server.games.answers.next()).free_cells) == 7
    assert "resigned" in (await server.games.answers.next()).text


@pytest.mark.usefixtures("bot")
async def test_a_deleted_channel_does_not_affect_others(server: DiscordServer) -> None:
    for channel in (server.games, server.lounge):
        await server.answer_to(server.ana.send("!move B2", channel))
    held = server.hold(server.games.path)
    await server.ana.send("!board")
    await held.arrived()
    await server.delete_channel(server.games)
    held.release()
    assert len((await server.answer_to(server.ana.send("!board", server.lounge))).free_cells) == 7


@pytest.mark.usefixtures("bot")
async def test_a_removal_from_a_server_does_not_affect_others(server: DiscordServer) -> None:
    other = await server.add_guild("Another")
    for channel in (server.games, other.games):
        await server.answer_to(server.ana.send("!move B2", channel))
    await server.remove_guild(other)
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7


@pytest.mark.parametrize("silently", [False, True])
async def test_a_missing_permission_is_reported_once_by_dm(
    server: DiscordServer, tmp_path: Path, silently: bool
) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!move B2"))
        await server.deny(server.games, "send_messages", silently=silently)
        for _ in range(2):
            await server.ana.send("!board")
        notice = await server.ana.dm.answers.next()
        assert f"I can't answer in <#{server.games.id}> without the permission **Send Messages**." in notice.text
        await server.allow(server.games, silently=silently)
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        assert server.ana.dm.answers.take_all() == []


@pytest.mark.usefixtures("bot")
async def test_an_expired_interaction_is_answered_in_the_channel(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    held = server.hold("/interactions/*/callback")
    await server.ana.slash("board")
    await held.arrived()
    server.expire_interactions()
    held.release()
    assert len((await server.games.answers.next()).free_cells) == 7


@pytest.mark.usefixtures("bot")
async def test_a_press_on_a_deleted_question_is_answered(server: DiscordServer) -> None:
    question = await play_and_ask(server)
    await server.delete_message(question)
    await server.ana.press("Start over", question)
    assert len((await server.games.answers.next()).free_cells) == 9


@pytest.mark.usefixtures("bot")
async def test_an_interaction_is_answered_again_after_an_error(server: DiscordServer) -> None:
    for status in (429, 500):
        server.fail(Fault("/interactions/*/callback", status))
        answers = await server.ana.slash("move", coordinate="B2")
        assert len((await answers.next()).free_cells) == 7
        assert answers.take_all() == []
        await server.answer_to(server.ana.send("!resign"))


async def test_a_dead_connection_is_reopened(server: DiscordServer, tmp_path: Path) -> None:
    server.gateway.heartbeat_interval = timedelta(milliseconds=200)
    async with running_bot(server.url, tmp_path, HEARTBEAT_TIMEOUT="0.6") as bot:
        await server.gateway.identified()
        answer = await server.answer_to(server.ana.send("!move B2"))
        server.gateway.stop_responding()
        missed = await server.ana.send(f"!move {answer.free_cells[0]}")
        await server.gateway.closed()
        server.gateway.start_responding()
        await server.gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        result = await bot.stop()
    assert result.code == 0
    assert TOKEN not in result.stdout


@pytest.mark.usefixtures("bot")
async def test_the_board_is_shown_if_the_response_is_lost(
    server: DiscordServer,
) -> None:
    server.fail(Fault("/interactions/*/callback", 500, is_processed=True))
    answers = await server.ana.slash("move", coordinate="B2")
    first, edited = await answers.next(), await answers.next()
    assert len(first.free_cells) == len(edited.free_cells) == 7
    assert edited.edited_id == first.message_id
    assert "Your move" in edited.text
