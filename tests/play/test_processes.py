"""Two processes over one database, as in a rolling restart: a memory that has fallen behind does no harm."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.board import Board
from bot.game.errors import CellTakenError
from bot.game.ids import Event, EventId
from bot.game.match import Termination
from bot.play.errors import MatchMovedOnError, MatchRunningError, NoMatchError
from bot.play.house import House
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError
from tests.databases import a_database, opened
from tests.play.test_lobby import ANA, BEN, HERE, Clock, house_with
from tests.programs import FirstFree, Slow


class Quickened(FirstFree):
    """Plays the last free cell."""

    def choose(self, board: Board, chance: Random) -> int:
        del chance
        return board.legal_moves[-1]


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
async def other_database(database: Database) -> AsyncGenerator[Database]:
    async with opened(f"sqlite:///{database.file}") as other:
        yield other


@pytest.fixture
def one(database: Database) -> House:
    return house_with(database, FirstFree())


@pytest.fixture
def other(other_database: Database) -> House:
    return house_with(other_database, FirstFree())


def event(number: int) -> Event:
    return Event(EventId(number))


async def test_a_move_is_made_on_the_board_as_the_other_process_left_it(one: House, other: House) -> None:
    await one.lobby.move(HERE, ANA, event(1), "b2")
    await other.lobby.move(HERE, ANA, event(2), "c1")
    turn = await one.lobby.move(HERE, ANA, event(3), "c3")
    assert str(turn.match.board) == "OOO/.X./X.X"
    assert turn.match.termination is Termination.LINE


async def test_a_cell_that_the_other_process_has_filled_is_taken(one: House, other: House) -> None:
    await one.lobby.move(HERE, ANA, event(1), "b2")
    await other.lobby.move(HERE, ANA, event(2), "c1")
    with pytest.raises(CellTakenError):
        await one.lobby.move(HERE, ANA, event(3), "c1")


async def test_a_game_that_the_other_process_has_begun_is_found(one: House, other: House) -> None:
    with pytest.raises(NoMatchError):
        await one.lobby.match(HERE.channel)
    await other.lobby.move(HERE, ANA, event(1), "b2")
    with pytest.raises(MatchRunningError):
        await one.lobby.start(HERE, ANA, event(2))


async def test_a_game_is_stopped_and_set_up_from_whichever_process(one: House, other: House) -> None:
    await one.lobby.move(HERE, ANA, event(1), "b2")
    turn = await other.moderation.stop(HERE.channel, BEN, event(2), is_moderator=True)
    assert turn.match.termination is Termination.STOPPED
    with pytest.raises(RepeatedEventError):
        await one.lobby.move(HERE, ANA, event(1), "c1")
    with pytest.raises(NoMatchError):
        await one.moderation.stop(HERE.channel, BEN, event(3), is_moderator=True)
    assert (await one.lobby.move(HERE, ANA, event(4), "b2")).match.version == 2


async def test_a_game_that_the_other_process_has_ended_makes_way_for_a_new_one(one: House, other: House) -> None:
    await one.lobby.move(HERE, ANA, event(1), "b2")
    await other.lobby.resign(HERE.channel, ANA, event(2))
    assert str((await one.lobby.move(HERE, BEN, event(3), "c3")).match.board) == "O../.../..X"


async def test_the_same_event_in_both_processes_plays_once(one: House, other: House) -> None:
    results = await asyncio.gather(
        one.lobby.move(HERE, ANA, event(1), "b2"),
        other.lobby.move(HERE, ANA, event(1), "b2"),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["RepeatedEventError", "Turn"]
    assert str((await one.lobby.match(HERE.channel)).board) == "O../.X./..."
    for house in (one, other):
        with pytest.raises(RepeatedEventError):
            await house.lobby.move(HERE, ANA, event(1), "c3")
        with pytest.raises(RepeatedEventError):
            await house.lobby.start(HERE, ANA, event(1))


async def test_a_thought_that_the_other_process_has_overtaken_is_dropped(
    database: Database, other_database: Database
) -> None:
    slow, quick = Slow(), house_with(other_database, Quickened())
    thinking = asyncio.create_task(house_with(database, slow).lobby.move(HERE, ANA, event(1), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    await quick.lobby.show(HERE.channel)
    slow.stop.set()
    with pytest.raises(MatchMovedOnError):
        await thinking


async def test_a_game_that_the_other_process_let_end_is_not_shown_as_running(
    database: Database, other_database: Database
) -> None:
    clock = Clock()
    one, other = house_with(database, FirstFree(), clock), house_with(other_database, FirstFree(), clock)
    await one.lobby.move(HERE, ANA, event(1), "b2")
    clock.time += timedelta(hours=24)
    (resting,) = await other.upkeep.resting()
    assert await other.upkeep.time_out(resting)
    assert await other.upkeep.time_out(resting) is None
    with pytest.raises(NoMatchError):
        await one.lobby.match(HERE.channel)


async def test_a_clock_that_was_set_back_ends_nothing(database: Database) -> None:
    clock = Clock()
    house = house_with(database, FirstFree(), clock)
    await house.lobby.move(HERE, ANA, event(1), "b2")
    clock.time -= timedelta(days=400)
    assert await house.upkeep.resting() == []
    assert str((await house.lobby.move(HERE, ANA, event(2), "c1")).match.board) == "OO./.X./X.."
    clock.time += timedelta(days=400)
    assert await house.upkeep.forget_servers() == 0


async def test_what_was_said_before_a_game_began_cannot_end_it(one: House) -> None:
    await one.lobby.move(HERE, ANA, event(50), "b2")
    for late in (one.lobby.resign(HERE.channel, ANA, event(49)), one.lobby.move(HERE, ANA, event(49), "c3")):
        with pytest.raises(RepeatedEventError):
            await late
    assert str((await one.lobby.match(HERE.channel)).board) == "O../.X./..."


async def test_a_server_in_which_somebody_plays_is_not_forgotten(database: Database) -> None:
    clock = Clock()
    house = house_with(database, FirstFree(), clock)
    assert HERE.server is not None
    await house.lobby.move(HERE, ANA, event(1), "b2")
    await house.upkeep.server_is_left(HERE.server)
    await house.lobby.resign(HERE.channel, ANA, event(2))
    await house.lobby.move(HERE, ANA, event(3), "b2")
    clock.time += timedelta(days=31)
    assert await house.upkeep.forget_servers() == 0
    assert (await house.upkeep.holdings(ANA)).live == 1


async def test_a_press_that_the_other_process_has_answered_long_ago_is_not_refused(one: House, other: House) -> None:
    begun = await one.lobby.start(HERE, ANA, event(1))
    await one.lobby.press(HERE, ANA, event(2), 8, shown=(begun.match.id, 0))
    await one.lobby.move(HERE, ANA, event(3), "c1")
    with pytest.raises(RepeatedEventError):
        await other.lobby.press(HERE, ANA, event(2), 8, shown=(begun.match.id, 0))
    with pytest.raises(MatchMovedOnError):
        await other.lobby.press(HERE, ANA, event(4), 8, shown=(begun.match.id, 0))
    await one.lobby.resign(HERE.channel, ANA, event(5))
    for late in (event(1), event(2)):
        with pytest.raises(RepeatedEventError):
            await other.lobby.press(HERE, ANA, late, 8, shown=(begun.match.id, 0))
