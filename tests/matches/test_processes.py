"""Two processes on one database, as in a rolling restart: a stale cache does no harm."""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.database.errors import RepeatedEventError
from bot.database.guilds import mark_left
from bot.games.game import Termination
from bot.games.lines import Board
from bot.matches.errors import MatchMovedOnError, MatchRunningError, NoMatchError
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.saved_match import MatchVersion
from bot.process.features import PERSONAL_DATA
from cogs.play.service import PlayService
from cogs.upkeep.service import MaintenanceService
from tests.fakes.opponents import FirstFree, Slow
from tests.support.databases import Counted
from tests.support.people import ANA, BEN, GUILD, HERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.services import resign, services_with


class LastFree(FirstFree):
    """Plays the last free cell."""

    def choose(self, board: Board, rng: Random) -> int:
        del rng
        return board.legal_moves[-1]


@pytest.fixture
def one(services: Services) -> Services:
    """One of the two processes."""
    return services


async def test_a_game_goes_on_in_the_other_process(one: Services, other: Services) -> None:
    with pytest.raises(NoMatchError):
        await one[Matches].running(HERE.channel)
    await other[PlayService].move(actor(ANA, 1), "b2")
    with pytest.raises(MatchRunningError):
        await one[PlayService].start(actor(ANA, 2))
    await one[PlayService].move(actor(ANA, 3), "c1")
    with refuses("cell_taken"):
        await other[PlayService].move(actor(ANA, 4), "c1")
    update = await other[PlayService].move(actor(ANA, 4), "c3")
    assert (str(update.match.board), update.match.termination) == ("OOO/.X./X.X", Termination.LINE)
    assert str((await one[PlayService].move(actor(BEN, 5), "c3")).match.board) == "O../.../..X"
    update = await other[PlayService].stop(actor(ANA, 6), is_moderator=True)
    assert update.match.termination is Termination.STOPPED
    with pytest.raises(NoMatchError):
        await one[PlayService].stop(actor(BEN, 7), is_moderator=True)
    assert str((await one[PlayService].move(actor(BEN, 8), "b2")).match.board) == "O../.X./..."


async def test_the_same_event_in_both_processes_plays_once(one: Services, other: Services) -> None:
    moves = (services[PlayService].move(actor(ANA, 1), "b2") for services in (one, other))
    results = await asyncio.gather(*moves, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["MatchUpdate", "RepeatedEventError"]
    assert str((await one[Matches].running(HERE.channel)).match.board) == "O../.X./..."
    for services in (one, other):
        for again in (services[PlayService].move(actor(ANA, 1), "c3"), services[PlayService].start(actor(ANA, 1))):
            with pytest.raises(RepeatedEventError):
                await again


async def test_a_reply_later_than_that_of_the_other_process_is_dropped(
    database: Database, other_database: Database
) -> None:
    slow, quick = Slow(), services_with(other_database, LastFree())
    services = services_with(database, slow)
    saved = (await services[PlayService].move(actor(ANA, 1), "b2")).saved
    thinking = asyncio.create_task(services[Matches].move_opponent(saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    assert await quick[Matches].move_opponent(saved)
    slow.stop.set()
    assert await thinking is None


async def test_a_game_timed_out_by_the_other_process_is_not_running(
    one: Services, other: Services, clock: Clock
) -> None:
    await one[PlayService].move(actor(ANA, 1), "b2")
    clock.advance(timedelta(hours=24))
    (idle,) = await other[MatchStore].idle_matches(other.now())
    assert await other[MaintenanceService].end_idle(idle.match.id)
    assert await other[MaintenanceService].end_idle(idle.match.id) is None
    with pytest.raises(NoMatchError):
        await one[Matches].running(HERE.channel)


async def test_a_clock_set_back_and_a_guild_with_a_game_end_nothing(services: Services, clock: Clock) -> None:
    await services[PlayService].move(actor(ANA, 1), "b2")
    clock.advance(-timedelta(days=400))
    assert await services[MatchStore].idle_matches(services.now()) == []
    assert str((await services[PlayService].move(actor(ANA, 2), "c1")).match.board) == "OO./.X./X.."
    clock.advance(timedelta(days=400))
    assert await services[MaintenanceService].delete_left_guilds() == 0
    await services[Database].write(mark_left, GUILD, services.now())
    await resign(services, actor(ANA, 3))
    await services[PlayService].move(actor(ANA, 4), "b2")
    clock.advance(timedelta(days=31))
    assert await services[MaintenanceService].delete_left_guilds() == 0
    assert (await services[Database].read(PERSONAL_DATA.count, ANA))["live"] == 1


async def test_an_event_is_applied_only_after_those_before_it(one: Services, other: Services) -> None:
    begun = await one[PlayService].start(actor(ANA, 1))
    start = MatchVersion(begun.match.id, 0)
    await one[PlayService].press(actor(ANA, 2), 8, start)
    with pytest.raises(RepeatedEventError):
        await other[PlayService].press(actor(ANA, 2), 8, start)
    await one[PlayService].move(actor(ANA, 3), "c1")
    for number in (4, 2):
        with pytest.raises(MatchMovedOnError):
            await other[PlayService].press(actor(ANA, number), 8, start)
    await resign(one, actor(ANA, 5))
    for services in (one, other):
        services[Matches].clear_cache()
        with pytest.raises(RepeatedEventError):
            await services[PlayService].move(actor(ANA, 5), "b2")
        for number in (1, 2, 3):
            with pytest.raises(MatchMovedOnError):
                await services[PlayService].move(actor(ANA, number), "b2")
    await one[PlayService].start(actor(BEN, 50))
    running = await one[Matches].running(HERE.channel)
    for services in (one, other):  # events from before the next game
        for number in (2, 3, 5):
            with pytest.raises(MatchMovedOnError):
                await resign(services, actor(ANA, number))
    for late in (resign(one, actor(BEN, 49)), one[PlayService].move(actor(BEN, 49), "c3")):
        with pytest.raises(MatchMovedOnError):  # which is answered
            await late
    assert await one[Matches].running(HERE.channel) == running


async def test_only_running_matches_stay_in_memory(counted: Counted, clock: Clock) -> None:
    services = services_with(counted, FirstFree(), clock)
    matches = services[Matches]
    await services[PlayService].move(actor(ANA, 1), "b2")
    matches.drop_idle()
    before = counted.reads
    assert await matches.get(HERE.channel)
    assert counted.reads == before
    await resign(services, actor(ANA, 2))
    matches.drop_idle()
    before = counted.reads
    assert await matches.get(HERE.channel) is None
    assert counted.reads == before + 1
