"""Which running matches may be replaced or left, and who loses by it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.games.game import Termination
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.errors import ChannelTakenError, MatchRunningError
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS
from bot.model.saved_match import OWED_AFTER, MatchVersion
from bot.process.build import build_services
from cogs.duels.service import ChallengeService
from cogs.play.service import MatchOptions, PlayService
from cogs.privacy.service import PrivacyService
from cogs.upkeep.service import HeartbeatService
from tests.fakes.opponents import NotQuick
from tests.fakes.workers import InProcess
from tests.support.databases import standing_of
from tests.support.people import ANA, BEN, CLEO, GUILD, HERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.services import begin_duel, resign

TEN_MINUTES = timedelta(minutes=10)
INSTANT = timedelta(microseconds=1)
A_MOMENT = timedelta(seconds=3.5)


async def test_a_duel_in_which_one_has_not_moved_is_replaced_once_idle(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    clock.advance(TEN_MINUTES)
    duel = (await services[PlayService].move(actor(ANA, 12), "b2")).match
    clock.advance(TEN_MINUTES - INSTANT)
    for user in (ANA, CLEO):
        with refuses("channel_taken"):
            await services[PlayService].start(actor(user, 20), replacing=MatchVersion.of(duel))
    clock.advance(INSTANT)
    with pytest.raises(MatchRunningError) as asked:  # by a third member
        await services[PlayService].start(actor(CLEO, 30))
    assert asked.value.match == duel
    new = (await services[PlayService].start(actor(CLEO, 31), replacing=MatchVersion.of(duel))).match
    assert new.is_player(CLEO)
    ended = await services[MatchStore].find(duel.id)
    assert ended
    assert ended.match.termination is Termination.ABANDONED
    assert await standing_of(services[Database], GUILD, ANA) is None


async def test_accepting_abandons_an_idle_match_that_its_players_would_not_lose(
    services: Services, clock: Clock
) -> None:
    at_stake, free = ((ANA, 2), (BEN, 2), (CLEO, 2)), ((CLEO, 0), (BEN, 0))
    for number, (owner, plies) in enumerate((*at_stake, *free), start=1):
        match = (await services[PlayService].start(actor(owner, 100 * number))).match
        if plies:
            match = (await services[PlayService].move(actor(owner, 100 * number + 1), "b2")).match
        challenge = await services[ChallengeService].open(actor(ANA, 100 * number + 2), BEN)
        for pause in (TEN_MINUTES - INSTANT, INSTANT):
            clock.advance(pause)
            if pause is not INSTANT or (owner, plies) in at_stake:
                with refuses("channel_taken"):
                    await services[ChallengeService].accept(actor(BEN, 100 * number + 3), challenge.id)
        if (owner, plies) in at_stake:
            assert (await services[Matches].running(HERE.channel)).match == match
            match = (await resign(services, actor(owner, 100 * number + 4))).match
        assert (await services[ChallengeService].accept(actor(BEN, 100 * number + 5), challenge.id)).match.is_duel
        ended = await services[MatchStore].find(match.id)
        assert ended
        assert ended.match == (match if (owner, plies) in at_stake else match.abandon())
        await resign(services, actor(BEN, 100 * number + 6))


@pytest.fixture
def thinking(database: Database, clock: Clock) -> Services:
    """The services, with a level that takes its time for every move."""
    return build_services(
        database, {"perfect": NotQuick()}, rng=Random(1), now=clock, workers=InProcess(), default_opponent="perfect"
    )


async def let_it_think(thinking: Services, number: int = 1) -> Match:
    """Let ana move, perfect answer, and ana move again."""
    first = await thinking[PlayService].move(actor(ANA, number), "b2")
    assert await thinking[Matches].move_opponent(first.saved)
    update = await thinking[PlayService].move(actor(ANA, number + 1), "c3")
    assert update.match.awaits_opponent
    return update.match


async def test_replacing_a_game_while_the_level_thinks_is_a_loss(thinking: Services, clock: Clock) -> None:
    no_result = "match_running-no_result", Termination.ABANDONED  # as the bot owes its move for too long
    loss = "match_running-resignation", Termination.RESIGNED
    for number, (durations, (key, end)) in enumerate(
        [((OWED_AFTER + A_MOMENT,), no_result), ((A_MOMENT, OWED_AFTER - A_MOMENT), loss)]
    ):
        match = await let_it_think(thinking, 10 * number + 1)
        for duration in durations:
            clock.advance(duration)
            with pytest.raises(MatchRunningError) as question:
                await thinking[PlayService].start(actor(ANA, 10 * number + 4))
            assert question.value.key == key
        update = await thinking[PlayService].start(actor(ANA, 10 * number + 5), replacing=MatchVersion.of(match))
        assert update.replaced
        assert update.replaced.termination is end
        standing = await standing_of(thinking[Database], GUILD, ANA)
        assert (standing and (standing.results.losses, standing.rating < 1000)) == ((1, True) if number else None)
        await resign(thinking, actor(ANA, 10 * number + 6))


async def test_who_deletes_their_data_leaves_the_game(thinking: Services, clock: Clock) -> None:
    ends = (A_MOMENT, Termination.FORFEITED), (OWED_AFTER + A_MOMENT, Termination.ABANDONED)
    for number, (owed_for, end) in enumerate(ends):
        await let_it_think(thinking, 10 + 2 * number)
        clock.advance(owed_for)
        (ended,) = (await thinking[PrivacyService].delete(ANA)).ended
        assert ended.match.termination is end


async def test_a_game_at_stake_is_replaced_only_where_others_get_no_thread(services: Services, clock: Clock) -> None:
    for number, has_threads in enumerate((True, False), start=1):
        await services[HeartbeatService].beat(ALL_SHARDS)
        beginning = replace(actor(ANA, 100 * number), has_threads=has_threads)
        match = (await services[PlayService].move(beginning, "b2")).match
        clock.advance(timedelta(hours=8))  # an outage, which does not count
        await services[HeartbeatService].beat(ALL_SHARDS)
        clock.advance(timedelta(hours=1) - INSTANT)
        challenge = await services[ChallengeService].open(actor(CLEO, 100 * number + 1), BEN)
        for pause in (timedelta(0), INSTANT):
            clock.advance(pause)
            with pytest.raises(ChannelTakenError):
                await services[PlayService].rematch(actor(BEN, 100 * number + 2), MatchOptions())
            if has_threads or not pause:
                with pytest.raises(ChannelTakenError):
                    await services[PlayService].start(actor(BEN, 100 * number + 3), replacing=MatchVersion.of(match))
                with refuses("channel_taken"):
                    await services[ChallengeService].accept(actor(BEN, 100 * number + 4), challenge.id)
        if has_threads:
            await resign(services, actor(ANA, 100 * number + 5))
            continue
        services[Matches].clear_cache()
        with pytest.raises(MatchRunningError) as question:
            await services[PlayService].start(actor(BEN, 300))
        assert question.value.key == "match_running-time_up"
        update = await services[ChallengeService].accept(actor(BEN, 301), challenge.id)
        assert update.replaced == match.forfeit(Mark.X)


async def test_no_challenge_replaces_a_game_that_its_player_would_lose(thinking: Services, clock: Clock) -> None:
    update = await thinking[PlayService].move(actor(ANA, 1), "b2")
    assert await thinking[Matches].move_opponent(update.saved)
    clock.advance(timedelta(minutes=11))
    challenge = await thinking[ChallengeService].open(actor(BEN, 5), ANA)
    with pytest.raises(ChannelTakenError):
        await thinking[ChallengeService].accept(actor(ANA, 6), challenge.id)
    assert await thinking[Matches].get(HERE.channel)
