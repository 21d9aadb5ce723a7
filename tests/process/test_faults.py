"""What goes wrong around a running bot, and that the game goes on: told over a socket, as Discord would."""

from __future__ import annotations

import resource
import signal
import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.exit_codes import ExitCode
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.users import Answer
from tests.process.bot_process import BotProcess, assert_failed_start, connected_bot, running_bot

DATABASE = Path("data/tic-tac-toe.sqlite3")
REFUSED = "I cannot save games at the moment"


@pytest.fixture
async def bot(server: DiscordServer, tmp_path: Path) -> AsyncGenerator[BotProcess]:
    async with connected_bot(server, tmp_path) as bot:
        yield bot


async def test_a_game_goes_on_after_the_process_was_killed(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        question = await play_and_ask(server)
        bot.process.send_signal(signal.SIGKILL)
        await bot.process.wait()
    async with connected_bot(server, tmp_path):
        answer = await server.answer_to(server.ana.send("!board"))
        assert len(answer.free_cells) == 7
        assert len((await server.answer_to(server.ana.press("Start over", question))).free_cells) == 9


async def play_and_ask(server: DiscordServer) -> Answer:
    await server.answer_to(server.ana.send("!move B2"))
    return await server.answer_to(server.ana.send("!play"))


@contextmanager
def locked(file: Path) -> Generator[None]:
    """Another program has the database for itself."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


async def test_a_database_that_is_slow_holds_no_interaction_up(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!board"))
        sign_of_life = server.hold("/interactions/*/callback")
        with locked(tmp_path / DATABASE):
            slow = await server.ana.slash("move", coordinate="B2")
            await sign_of_life.arrived()
            sign_of_life.release()
        assert len((await slow.next()).free_cells) == 7
        assert slow.response_seconds is not None
        assert slow.response_seconds < 3


async def test_a_database_that_stays_locked_is_told_of_and_changes_nothing(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        await server.answer_to(server.ana.send("!move B2"))
        with locked(tmp_path / DATABASE):
            refused = await server.answer_to(server.ana.slash("resign"))
            assert REFUSED in refused.text
            assert refused.is_private
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        assert "gave up" in (await server.answer_to(server.ana.send("!resign"))).text
        ended = await bot.stop()
    assert ended.stdout.count("is locked by another program. Close whatever has it open.") == 1
    assert ended.stdout.count("The database works again") == 1
    assert "Traceback" not in ended.stdout


async def test_a_full_disk_is_told_of_and_play_goes_on_when_there_is_room(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        _, most = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1024, most))
        for place in (server.games, server.lounge):
            assert REFUSED in (await server.answer_to(server.ana.send("!play o", place))).text or place is server.games
        assert "!resign" in (await server.answer_to(server.ana.send("!help"))).text
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        assert "gave up" in (await server.answer_to(server.ana.send("!resign"))).text
        ended = await bot.stop()
    assert "Check its free space" in ended.stdout
    assert "Traceback" not in ended.stdout


async def test_a_database_that_is_gone_is_told_of_and_taken_up_when_it_is_back(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        assert REFUSED in (await server.answer_to(server.ana.send("!resign"))).text
        assert not (tmp_path / DATABASE).exists()
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
        assert "gave up" in (await server.answer_to(server.ana.send("!resign"))).text
        ended = await bot.stop()
    assert "is gone. Put it back, or restart the bot to begin with an empty one." in ended.stdout


async def test_a_file_that_is_no_database_is_left_as_it_is(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / DATABASE).write_text("my diary" * 1000)
    async with running_bot(server.url, tmp_path) as bot:
        assert_failed_start(await bot.result(), ExitCode.DATABASE, "is no SQLite database; it was left as it is")
    assert (tmp_path / DATABASE).read_text() == "my diary" * 1000


@pytest.mark.usefixtures("bot")
async def test_what_comes_twice_plays_once(server: DiscordServer) -> None:
    for action in (server.ana.send("!move B2"), server.ana.slash("move", server.lounge, coordinate="B2")):
        await server.answer_to(action)
        await server.gateway.repeat_last_event()
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    assert len((await server.answer_to(server.ana.send("!board", server.lounge))).free_cells) == 7
    assert len(server.requests("POST", server.games.path)) == 2
    assert len(server.requests("POST", "/callback")) == 1


@pytest.mark.usefixtures("bot")
async def test_what_a_resumed_session_repeats_plays_once(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    server.gateway.repeat_on_resume(3)
    await server.gateway.abort_connections()
    await server.gateway.resumed()
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    assert len(server.requests("POST", server.games.path)) == 2


@pytest.mark.usefixtures("bot")
async def test_events_out_of_order_do_no_harm(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    server.gateway.hold_events()
    await server.ana.send("!resign")
    await server.ana.send("!board")
    await server.gateway.release_events(in_reverse=True)
    assert len((await server.games.answers.next()).free_cells) == 7
    assert "gave up" in (await server.games.answers.next()).text


@pytest.mark.usefixtures("bot")
async def test_a_channel_that_is_deleted_stops_no_other(server: DiscordServer) -> None:
    for place in (server.games, server.lounge):
        await server.answer_to(server.ana.send("!move B2", place))
    held = server.hold(server.games.path)
    await server.ana.send("!board")
    await held.arrived()
    await server.delete_channel(server.games)
    held.release()
    assert len((await server.answer_to(server.ana.send("!board", server.lounge))).free_cells) == 7


@pytest.mark.usefixtures("bot")
async def test_being_thrown_out_of_a_server_stops_no_other(server: DiscordServer) -> None:
    other = await server.add_guild("Another")
    for place in (server.games, other.games):
        await server.answer_to(server.ana.send("!move B2", place))
    await server.remove_guild(other)
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7


@pytest.mark.parametrize("silently", [False, True])
async def test_a_lost_permission_is_named_to_the_player_once(
    server: DiscordServer, tmp_path: Path, silently: bool
) -> None:
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!move B2"))
        await server.deny(server.games, "send_messages", silently=silently)
        for _ in range(2):
            await server.ana.send("!board")
        told = await server.ana.dm.answers.next()
        assert (
            f"I cannot answer you in <#{server.games.id}>: I lack the permission **Send Messages** there." in told.text
        )
        await server.allow(server.games, silently=silently)
        assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
        assert server.ana.dm.answers.take_all() == []


@pytest.mark.usefixtures("bot")
async def test_an_interaction_that_expired_is_answered_in_the_channel(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    held = server.hold("/interactions/*/callback")
    await server.ana.slash("board")
    await held.arrived()
    server.expire_interactions()
    held.release()
    assert len((await server.games.answers.next()).free_cells) == 7


@pytest.mark.usefixtures("bot")
async def test_a_question_that_was_deleted_is_answered_all_the_same(server: DiscordServer) -> None:
    question = await play_and_ask(server)
    await server.delete_message(question)
    await server.ana.press("Start over", question)
    assert len((await server.games.answers.next()).free_cells) == 9


@pytest.mark.usefixtures("bot")
async def test_an_interaction_that_discord_does_not_take_at_once_is_answered_once(server: DiscordServer) -> None:
    for status in (429, 500):
        server.fail(Fault("/interactions/*/callback", status))
        answers = await server.ana.slash("move", coordinate="B2")
        assert len((await answers.next()).free_cells) == 7
        assert answers.take_all() == []
        await server.answer_to(server.ana.send("!resign"))


async def test_a_connection_that_has_died_unnoticed_is_opened_anew(server: DiscordServer, tmp_path: Path) -> None:
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
        ended = await bot.stop()
    assert ended.code == 0
    assert TOKEN not in ended.stdout


@pytest.mark.usefixtures("bot")
async def test_a_response_that_discord_took_without_saying_so_shows_the_board_all_the_same(
    server: DiscordServer,
) -> None:
    server.fail(Fault("/interactions/*/callback", 500, is_processed=True))
    answers = await server.ana.slash("move", coordinate="B2")
    first, edited = await answers.next(), await answers.next()
    assert len(first.free_cells) == len(edited.free_cells) == 7
    assert edited.edited_id == first.message_id
    assert "Your move" in edited.text
