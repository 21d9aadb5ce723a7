"""Two processes over one database, as in a rolling restart: a memory that has fallen behind does no harm."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.board import Board
from bot.game.errors import CellTakenError
from bot.game.match import Termination
from bot.model.ids import Event, EventId
from bot.services.build import Services
from bot.services.errors import MatchMovedOnError, MatchRunningError, NoMatchError
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError
from tests.databases import a_database, opened
from tests.fakes.opponents import FirstFree, Slow
from tests.services.test_game_service import ANA, BEN, HERE, Clock, services_with


class Quickened(FirstFree):
    """Plays the last free cell."""

    def choose(self, board: Board, rng: Random) -> int:
        del rng
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
def one(database: Database) -> Services:
    return services_with(database, FirstFree())


@pytest.fixture
def other(other_database: Database) -> Services:
    return services_with(other_database, FirstFree())


def event(number: int) -> Event:
    return Event(EventId(number))


async def test_a_move_is_made_on_the_board_as_the_other_process_left_it(one: Services, other: Services) -> None:
    await one.games.move(HERE, ANA, event(1), "b2")
    await other.games.move(HERE, ANA, event(2), "c1")
    update = await one.games.move(HERE, ANA, event(3), "c3")
    assert str(update.match.board) == "OOO/.X./X.X"
    assert update.match.termination is Termination.LINE


async def test_a_cell_that_the_other_process_has_filled_is_taken(one: Services, other: Services) -> None:
    await one.games.move(HERE, ANA, event(1), "b2")
    await other.games.move(HERE, ANA, event(2), "c1")
    with pytest.raises(CellTakenError):
        await one.games.move(HERE, ANA, event(3), "c1")


async def test_a_game_that_the_other_process_has_begun_is_found(one: Services, other: Services) -> None:
    with pytest.raises(NoMatchError):
        await one.games.match(HERE.channel)
    await other.games.move(HERE, ANA, event(1), "b2")
    with pytest.raises(MatchRunningError):
        await one.games.start(HERE, ANA, event(2))


async def test_a_game_is_stopped_and_set_up_from_whichever_process(one: Services, other: Services) -> None:
    await one.games.move(HERE, ANA, event(1), "b2")
    update = await other.moderation.stop(HERE.channel, BEN, event(2), is_moderator=True)
    assert update.match.termination is Termination.STOPPED
    with pytest.raises(RepeatedEventError):
        await one.games.move(HERE, ANA, event(1), "c1")
    with pytest.raises(NoMatchError):
        await one.moderation.stop(HERE.channel, BEN, event(3), is_moderator=True)
    assert (await one.games.move(HERE, ANA, event(4), "b2")).match.version == 2


async def test_a_game_that_the_other_process_has_ended_makes_way_for_a_new_one(one: Services, other: Services) -> None:
    await one.games.move(HERE, ANA, event(1), "b2")
    await other.games.resign(HERE.channel, ANA, event(2))
    assert str((await one.games.move(HERE, BEN, event(3), "c3")).match.board) == "O../.../..X"


async def test_the_same_event_in_both_processes_plays_once(one: Services, other: Services) -> None:
    results = await asyncio.gather(
        one.games.move(HERE, ANA, event(1), "b2"),
        other.games.move(HERE, ANA, event(1), "b2"),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["MatchUpdate", "RepeatedEventError"]
    assert str((await one.games.match(HERE.channel)).board) == "O../.X./..."
    for services in (one, other):
        with pytest.raises(RepeatedEventError):
            await services.games.move(HERE, ANA, event(1), "c3")
        with pytest.raises(RepeatedEventError):
            await services.games.start(HERE, ANA, event(1))


async def test_a_thought_that_the_other_process_has_overtaken_is_dropped(
    database: Database, other_database: Database
) -> None:
    slow, quick = Slow(), services_with(other_database, Quickened())
    thinking = asyncio.create_task(services_with(database, slow).games.move(HERE, ANA, event(1), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    await quick.games.show(HERE.channel)
    slow.stop.set()
    with pytest.raises(MatchMovedOnError):
        await thinking


async def test_a_game_that_the_other_process_let_end_is_not_shown_as_running(
    database: Database, other_database: Database
) -> None:
    clock = Clock()
    one, other = services_with(database, FirstFree(), clock), services_with(other_database, FirstFree(), clock)
    await one.games.move(HERE, ANA, event(1), "b2")
    clock.time += timedelta(hours=24)
    (idle_matches,) = await other.maintenance.idle_matches()
    assert await other.maintenance.time_out(idle_matches)
    assert await other.maintenance.time_out(idle_matches) is None
    with pytest.raises(NoMatchError):
        await one.games.match(HERE.channel)


async def test_a_clock_that_was_set_back_ends_nothing(database: Database) -> None:
    clock = Clock()
    services = services_with(database, FirstFree(), clock)
    await services.games.move(HERE, ANA, event(1), "b2")
    clock.time -= timedelta(days=400)
    assert await services.maintenance.idle_matches() == []
    assert str((await services.games.move(HERE, ANA, event(2), "c1")).match.board) == "OO./.X./X.."
    clock.time += timedelta(days=400)
    assert await services.maintenance.forget_servers() == 0


async def test_what_was_said_before_a_game_began_cannot_end_it(one: Services) -> None:
    await one.games.move(HERE, ANA, event(50), "b2")
    for late in (one.games.resign(HERE.channel, ANA, event(49)), one.games.move(HERE, ANA, event(49), "c3")):
        with pytest.raises(RepeatedEventError):
            await late
    assert str((await one.games.match(HERE.channel)).board) == "O../.X./..."


async def test_a_server_in_which_somebody_plays_is_not_forgotten(database: Database) -> None:
    clock = Clock()
    services = services_with(database, FirstFree(), clock)
    assert HERE.guild is not None
    await services.games.move(HERE, ANA, event(1), "b2")
    await services.maintenance.server_is_left(HERE.guild)
    await services.games.resign(HERE.channel, ANA, event(2))
    await services.games.move(HERE, ANA, event(3), "b2")
    clock.time += timedelta(days=31)
    assert await services.maintenance.forget_servers() == 0
    assert (await services.maintenance.holdings(ANA)).live == 1


async def test_a_press_that_the_other_process_has_answered_long_ago_is_not_refused(
    one: Services, other: Services
) -> None:
    begun = await one.games.start(HERE, ANA, event(1))
    await one.games.press(HERE, ANA, event(2), 8, shown=(begun.match.id, 0))
    await one.games.move(HERE, ANA, event(3), "c1")
    with pytest.raises(RepeatedEventError):
        await other.games.press(HERE, ANA, event(2), 8, shown=(begun.match.id, 0))
    with pytest.raises(MatchMovedOnError):
        await other.games.press(HERE, ANA, event(4), 8, shown=(begun.match.id, 0))
    await one.games.resign(HERE.channel, ANA, event(5))
    for late in (event(1), event(2)):
        with pytest.raises(RepeatedEventError):
            await other.games.press(HERE, ANA, late, 8, shown=(begun.match.id, 0))
