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
from tests.fakes.faults import Trouble
from tests.fakes.users import Answer
from tests.running import Running, check_refused, playing, started

DATABASE = Path("data/tic-tac-toe.sqlite3")
REFUSED = "I cannot save games at the moment"


@pytest.fixture
async def bot(wire: DiscordServer, tmp_path: Path) -> AsyncGenerator[Running]:
    async with playing(wire, tmp_path) as bot:
        yield bot


async def test_a_game_goes_on_after_the_process_was_killed(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        question = await play_and_ask(wire)
        bot.process.send_signal(signal.SIGKILL)
        await bot.process.wait()
    async with playing(wire, tmp_path):
        answer = await wire.answer_to(wire.ana.says("!board"))
        assert len(answer.free_cells) == 7
        assert len((await wire.answer_to(wire.ana.presses("Start over", question))).free_cells) == 9


async def play_and_ask(wire: DiscordServer) -> Answer:
    await wire.answer_to(wire.ana.says("!move B2"))
    return await wire.answer_to(wire.ana.says("!play"))


@contextmanager
def locked(file: Path) -> Generator[None]:
    """Another program has the database for itself."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


async def test_a_database_that_is_slow_holds_no_interaction_up(wire: DiscordServer, tmp_path: Path) -> None:
    async with playing(wire, tmp_path):
        await wire.answer_to(wire.ana.says("!board"))
        sign_of_life = wire.hold("/interactions/*/callback")
        with locked(tmp_path / DATABASE):
            slow = await wire.ana.uses("move", coordinate="B2")
            await sign_of_life.arrived()
            sign_of_life.release()
        assert len((await slow.next()).free_cells) == 7
        assert slow.first_response_after is not None
        assert slow.first_response_after < 3


async def test_a_database_that_stays_locked_is_told_of_and_changes_nothing(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await bot.logs("Ready, in")
        await wire.answer_to(wire.ana.says("!move B2"))
        with locked(tmp_path / DATABASE):
            refused = await wire.answer_to(wire.ana.uses("resign"))
            assert REFUSED in refused.text
            assert refused.is_private
        assert len((await wire.answer_to(wire.ana.says("!board"))).free_cells) == 7
        assert "gave up" in (await wire.answer_to(wire.ana.says("!resign"))).text
        ended = await bot.stop()
    assert ended.stdout.count("is locked by another program. Close whatever has it open.") == 1
    assert ended.stdout.count("The database works again") == 1
    assert "Traceback" not in ended.stdout


async def test_a_full_disk_is_told_of_and_play_goes_on_when_there_is_room(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        await wire.answer_to(wire.ana.says("!move B2"))
        _, most = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (1024, most))
        for place in (wire.games, wire.lounge):
            assert REFUSED in (await wire.answer_to(wire.ana.says("!play o", place))).text or place is wire.games
        assert "!resign" in (await wire.answer_to(wire.ana.says("!help"))).text
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert len((await wire.answer_to(wire.ana.says("!board"))).free_cells) == 7
        assert "gave up" in (await wire.answer_to(wire.ana.says("!resign"))).text
        ended = await bot.stop()
    assert "Check its free space" in ended.stdout
    assert "Traceback" not in ended.stdout


async def test_a_database_that_is_gone_is_told_of_and_taken_up_when_it_is_back(
    wire: DiscordServer, tmp_path: Path
) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        await wire.answer_to(wire.ana.says("!move B2"))
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere")
        assert REFUSED in (await wire.answer_to(wire.ana.says("!resign"))).text
        assert not (tmp_path / DATABASE).exists()
        (tmp_path / "elsewhere").rename(tmp_path / DATABASE)
        assert "gave up" in (await wire.answer_to(wire.ana.says("!resign"))).text
        ended = await bot.stop()
    assert "is gone. Put it back, or restart the bot to begin with an empty one." in ended.stdout


async def test_a_file_that_is_no_database_is_left_as_it_is(wire: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / DATABASE).write_text("my diary" * 1000)
    async with started(wire.url, tmp_path) as bot:
        check_refused(await bot.ended(), ExitCode.DATABASE, "is no SQLite database; it was left as it is")
    assert (tmp_path / DATABASE).read_text() == "my diary" * 1000


@pytest.mark.usefixtures("bot")
async def test_what_comes_twice_plays_once(wire: DiscordServer) -> None:
    for action in (wire.ana.says("!move B2"), wire.ana.uses("move", where=wire.lounge, coordinate="B2")):
        await wire.answer_to(action)
        await wire.gateway.repeat_last()
    assert len((await wire.answer_to(wire.ana.says("!board"))).free_cells) == 7
    assert len((await wire.answer_to(wire.ana.says("!board", wire.lounge))).free_cells) == 7
    assert len(wire.requests("POST", wire.games.path)) == 2
    assert len(wire.requests("POST", "/callback")) == 1


@pytest.mark.usefixtures("bot")
async def test_what_a_resumed_session_repeats_plays_once(wire: DiscordServer) -> None:
    await wire.answer_to(wire.ana.says("!move B2"))
    wire.gateway.replay_more(3)
    await wire.gateway.drop()
    await wire.gateway.resumed()
    assert len((await wire.answer_to(wire.ana.says("!board"))).free_cells) == 7
    assert len(wire.requests("POST", wire.games.path)) == 2


@pytest.mark.usefixtures("bot")
async def test_events_out_of_order_do_no_harm(wire: DiscordServer) -> None:
    await wire.answer_to(wire.ana.says("!move B2"))
    wire.gateway.hold_back()
    await wire.ana.says("!resign")
    await wire.ana.says("!board")
    await wire.gateway.let_go(backwards=True)
    assert len((await wire.games.answers.next()).free_cells) == 7
    assert "gave up" in (await wire.games.answers.next()).text


@pytest.mark.usefixtures("bot")
async def test_a_channel_that_is_deleted_stops_no_other(wire: DiscordServer) -> None:
    for place in (wire.games, wire.lounge):
        await wire.answer_to(wire.ana.says("!move B2", place))
    held = wire.hold(wire.games.path)
    await wire.ana.says("!board")
    await held.arrived()
    await wire.delete_channel(wire.games)
    held.release()
    assert len((await wire.answer_to(wire.ana.says("!board", wire.lounge))).free_cells) == 7


@pytest.mark.usefixtures("bot")
async def test_being_thrown_out_of_a_server_stops_no_other(wire: DiscordServer) -> None:
    other = await wire.add_server("Another")
    for place in (wire.games, other.games):
        await wire.answer_to(wire.ana.says("!move B2", place))
    await wire.leave_server(other)
    assert len((await wire.answer_to(wire.ana.says("!board"))).free_cells) == 7


@pytest.mark.parametrize("silently", [False, True])
async def test_a_lost_permission_is_named_to_the_player_once(
    wire: DiscordServer, tmp_path: Path, silently: bool
) -> None:
    async with playing(wire, tmp_path):
        await wire.answer_to(wire.ana.says("!move B2"))
        await wire.forbid(wire.games, "send_messages", silently=silently)
        for _ in range(2):
            await wire.ana.says("!board")
        told = await wire.ana.direct.answers.next()
        assert (
            f"I cannot answer you in <#{wire.games.number}>: I lack the permission **Send Messages** there."
            in told.text
        )
        await wire.allow(wire.games, silently=silently)
        assert len((await wire.answer_to(wire.ana.says("!board"))).free_cells) == 7
        assert wire.ana.direct.answers.waiting == []


@pytest.mark.usefixtures("bot")
async def test_an_interaction_that_expired_is_answered_in_the_channel(wire: DiscordServer) -> None:
    await wire.answer_to(wire.ana.says("!move B2"))
    held = wire.hold("/interactions/*/callback")
    await wire.ana.uses("board")
    await held.arrived()
    wire.expire_interactions()
    held.release()
    assert len((await wire.games.answers.next()).free_cells) == 7


@pytest.mark.usefixtures("bot")
async def test_a_question_that_was_deleted_is_answered_all_the_same(wire: DiscordServer) -> None:
    question = await play_and_ask(wire)
    await wire.delete_message(question)
    await wire.ana.presses("Start over", question)
    assert len((await wire.games.answers.next()).free_cells) == 9


@pytest.mark.usefixtures("bot")
async def test_an_interaction_that_discord_does_not_take_at_once_is_answered_once(wire: DiscordServer) -> None:
    for status in (429, 500):
        wire.fail(Trouble("/interactions/*/callback", status))
        answers = await wire.ana.uses("move", coordinate="B2")
        assert len((await answers.next()).free_cells) == 7
        assert answers.waiting == []
        await wire.answer_to(wire.ana.says("!resign"))


async def test_a_connection_that_has_died_unnoticed_is_opened_anew(wire: DiscordServer, tmp_path: Path) -> None:
    wire.gateway.heartbeat_interval = timedelta(milliseconds=200)
    async with started(wire.url, tmp_path, HEARTBEAT_TIMEOUT="0.6") as bot:
        await wire.gateway.identified()
        answer = await wire.answer_to(wire.ana.says("!move B2"))
        wire.gateway.fall_silent()
        missed = await wire.ana.says(f"!move {answer.free_cells[0]}")
        await wire.gateway.closed()
        wire.gateway.wake_up()
        await wire.gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        ended = await bot.stop()
    assert ended.code == 0
    assert TOKEN not in ended.stdout


@pytest.mark.usefixtures("bot")
async def test_a_response_that_discord_took_without_saying_so_shows_the_board_all_the_same(wire: DiscordServer) -> None:
    wire.fail(Trouble("/interactions/*/callback", 500, is_carried_out=True))
    answers = await wire.ana.uses("move", coordinate="B2")
    first, edited = await answers.next(), await answers.next()
    assert len(first.free_cells) == len(edited.free_cells) == 7
    assert edited.edits == first.message
    assert "Your move" in edited.text
