"""When a running match ends because nobody moves: the time that its board promises."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

from bot.game.ids import MatchId
from bot.game.match import OpponentSeat
from bot.model.guild_settings import GuildSettings
from bot.services.build import Services, build_services
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from tests.fakes.opponents import FirstFree
from tests.support.people import ANA, BEN, DM, HERE, NOON, Clock, actor
from tests.support.saved_matches import insert_matches, new_match
from tests.support.services import OPPONENT, begin_duel, resign

DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)


def restarted(database: Database, clock: Clock, idle: timedelta) -> Services:
    """The services after a restart with another IDLE_HOURS."""
    return build_services(
        database,
        {OPPONENT: FirstFree()},
        default_opponent=OPPONENT,
        rng=Random(1),
        now=clock,
        abandoned_after=idle,
    )


async def idle_ids(services: Services) -> list[MatchId]:
    """The matches that are to be ended."""
    return [saved.match.id for saved in await services.match_store.idle_matches(services.now())]


async def test_a_changed_default_keeps_the_promised_deadline(
    services: Services, database: Database, clock: Clock
) -> None:
    match = await begin_duel(services)
    for idle in (timedelta(hours=1), 7 * DAY):
        clock.time = NOON + DAY - SECOND
        changed = restarted(database, clock, idle)
        assert await idle_ids(changed) == []
        running = await changed.matches.running(HERE.channel)
        assert running.deadline == NOON + DAY
        assert await changed.maintenance.end_idle(match.id) is None
        clock.advance(SECOND)
        assert await idle_ids(changed) == [match.id]
    assert await changed.maintenance.end_idle(match.id)


async def test_a_match_keeps_the_idle_time_of_its_beginning(
    services: Services, database: Database, clock: Clock
) -> None:
    await begin_duel(services)
    changed = restarted(database, clock, timedelta(minutes=30))
    clock.advance(timedelta(hours=2))
    update = await changed.games.move(actor(ANA, 20), "a1")
    assert update.saved.deadline == clock.time + DAY
    again = await MatchStore(database).live(HERE.channel)
    assert again
    assert again.deadline == clock.time + DAY
    update = await changed.games.start(actor(BEN, 21, DM))  # a default of half an hour is promised too
    assert update.saved.deadline == clock.time + timedelta(minutes=30)
    saved = await MatchStore(database).live(DM.channel)
    assert saved
    assert saved.deadline == update.saved.deadline


async def test_every_change_moves_the_deadline(services: Services, clock: Clock) -> None:
    settings = GuildSettings(idle=timedelta(hours=1))
    update = await services.games.start(actor(ANA, 10, settings=settings))
    assert update.saved.deadline == NOON + timedelta(hours=1)
    clock.advance(timedelta(minutes=30))
    update = await services.games.move(actor(ANA, 11), "c3")
    assert update.saved.deadline == NOON + timedelta(minutes=90)
    update = await resign(services, actor(ANA, 12))
    assert update.saved.deadline is None


async def test_a_match_of_an_earlier_version_goes_on(services: Services, database: Database, clock: Clock) -> None:
    await insert_matches(database, old := replace(new_match(1, o=OpponentSeat(OPPONENT)), shown_version=0))
    assert old.deadline == NOON + DAY
    clock.advance(DAY - SECOND)
    assert await idle_ids(services) == []
    update = await services.games.move(actor(ANA, 11), "c3")
    assert update.saved.deadline == clock.time + DAY


async def test_a_move_after_the_deadline_counts_until_the_match_ends(
    services: Services, other: Services, clock: Clock
) -> None:
    match = await begin_duel(services)
    clock.advance(DAY + SECOND)
    await services.games.move(actor(ANA, 20), "a1")
    update = await services.games.move(actor(BEN, 21), "b2")
    assert update.saved.deadline == clock.time + DAY
    assert await other.maintenance.end_idle(match.id) is None
    clock.advance(DAY)
    ended = await other.maintenance.end_idle(match.id)
    assert ended
    assert ended.match.outcome
    assert ended.match.outcome.winner is ended.match.mark_of(BEN)
