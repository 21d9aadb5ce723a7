"""The votes of a crowd: each counts once, a voting ends once, and nobody is known for ever to have voted."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.games.errors import MoveError
from bot.games.game import Termination
from bot.games.mark import Mark
from bot.matches.errors import ChannelTakenError, MatchMovedOnError
from bot.matches.matches import Matches
from bot.model.ids import ALL_SHARDS
from bot.model.saved_match import MatchUpdate, MatchVersion, SavedMatch
from cogs.play.service import PlayService
from cogs.vote import queries as votes
from cogs.vote.service import VoteOptions, VoteService
from tests.fakes.opponents import FirstFree
from tests.support.databases import at_once, contents
from tests.support.kinds import on_sqlite
from tests.support.people import ANA, BEN, CLEO, HERE, NOON, Clock, actor
from tests.support.refusals import refuses
from tests.support.services import OPPONENT, services_with

MINUTE = timedelta(minutes=1)


@pytest.fixture
async def voting(services: Services) -> SavedMatch:
    """A match in which the crowd is X; a move is voted on for a minute."""
    return (await services[VoteService].begin(actor(ANA, 1), VoteOptions(OPPONENT))).saved


async def end(services: Services, clock: Clock) -> MatchUpdate:
    clock.advance(MINUTE)
    update = await services[VoteService].end_voting(await services[Matches].running(HERE.channel))
    assert isinstance(update, MatchUpdate)
    return update


async def test_a_vote_counts_once_and_only_on_the_ply_that_is_voted_on(
    database: Database, other_database: Database, voting: SavedMatch
) -> None:
    match, cast = voting.match.id, votes.cast_vote
    first = await database.write(cast, match, 0, ANA, 4)
    assert first
    assert (first.counts, first.voters, first.ends) == ({4: 1}, 1, NOON + MINUTE)
    assert await database.write(cast, match, 2, ANA, 4) is None
    await at_once(*(each.write(cast, match, 0, user, 8) for each in (database, other_database) for user in (ANA, BEN)))
    tally = await database.read(votes.read_tally, match)
    assert tally
    assert tally.counts == {8: 2}
    closings = [
        each.write(votes.close_voting, match, 0, seed, NOON + MINUTE)
        for seed, each in enumerate((database, other_database))
    ]
    assert await at_once(*closings) == [votes.Closed(8)] * 2
    assert await database.write(cast, match, 0, CLEO, 0) is None
    assert (await database.read(votes.read_votes, match)).counts == {(0, 8): 2}


async def test_a_lot_is_drawn_once_and_played_after_a_restart(
    database: Database, voting: SavedMatch, clock: Clock
) -> None:
    """The process is killed between the end of the voting and its move."""
    match, cells = voting.match.id, set[int]()
    for user, cell in ((ANA, 4), (BEN, 8)):
        await database.write(votes.cast_vote, match, 0, user, cell)
    closed = await database.write(votes.close_voting, match, 0, 1, NOON + MINUTE)
    assert closed
    for seed in range(20):
        again = await database.write(votes.close_voting, match, 0, seed, NOON + MINUTE)
        cells |= {again.chosen} if again and again.chosen is not None else set()
    assert cells == {closed.chosen} <= {4, 8}
    restarted = services_with(database, FirstFree(), clock)
    (tally,) = await database.read(votes.running_votings, ALL_SHARDS)
    assert tally.voted.match == match
    assert (await end(restarted, clock)).match.plies == (closed.chosen, 0)
    voted = await database.read(votes.find_voted, match)
    assert voted
    assert (voted.number, voted.chosen) == (2, None)


async def test_without_a_vote_a_ply_waits_once_more_and_then_the_match_ends(
    services: Services, voting: SavedMatch, clock: Clock
) -> None:
    service = services[VoteService]
    early = await service.end_voting(voting)
    assert early == votes.Closed(waits_until=NOON + MINUTE)
    clock.advance(timedelta(hours=5))  # the bot was away, so nobody could vote
    away = await service.end_voting(voting)
    assert away == votes.Closed(waits_until=NOON + timedelta(hours=5) + MINUTE)
    clock.advance(MINUTE)
    assert await service.end_voting(voting) == votes.Closed(waits_until=clock() + MINUTE)
    ended = await end(services, clock)
    assert (ended.match.termination, ended.match.plies) == (Termination.ABANDONED, ())
    assert await service.end_voting(voting) is None


async def test_a_move_ends_early_once_everyone_of_the_last_one_has_voted(
    services: Services, voting: SavedMatch, clock: Clock
) -> None:
    service = services[VoteService]
    for user in (ANA, BEN):
        tally = await service.cast(user, voting, 4)
        assert tally.ends == NOON + MINUTE, "the first move waits its whole time"
    running = (await end(services, clock)).saved
    begun = clock()
    assert (await service.cast(CLEO, running, 8)).ends == begun + MINUTE
    assert (await service.cast(ANA, running, 8)).ends == begun + MINUTE
    assert (await service.cast(BEN, running, 1)).ends == begun + votes.LEAST_TIME
    clock.advance(votes.LEAST_TIME)
    update = await service.end_voting(running)
    assert isinstance(update, MatchUpdate)
    assert update.match.plies == (4, 0, 8, 1)


@on_sqlite
async def test_wrong_votes_are_refused_and_nobody_takes_the_channel(
    services: Services, voting: SavedMatch, clock: Clock
) -> None:
    service = services[VoteService]
    await service.cast(ANA, voting, 4)
    running = (await end(services, clock)).saved
    with pytest.raises(MoveError):
        await service.cast(ANA, running, 4)
    for cell, shown in ((8, MatchVersion.of(voting.match)), (99, MatchVersion.of(running.match))):
        with pytest.raises(MatchMovedOnError):
            await service.cast(ANA, running, cell, shown)
    with refuses("vote-closed"):
        await service.cast(ANA, voting, 8)
    clock.advance(timedelta(hours=20))
    for begin in (
        services[PlayService].start(actor(BEN, 20)),
        service.begin(actor(BEN, 21), VoteOptions(OPPONENT)),
    ):
        with pytest.raises(ChannelTakenError):
            await begin


async def test_voters_are_forgotten_a_day_after_the_end(
    database: Database, services: Services, voting: SavedMatch, clock: Clock
) -> None:
    service = services[VoteService]
    await service.cast(ANA, voting, 4)
    await end(services, clock)
    await service.end(actor(ANA, 30), voting.match.id, is_moderator=False)
    clock.advance(votes.VOTES_KEPT - MINUTE)
    await database.write(votes.forget_voters, clock())
    assert (await service.votes_of(voting.match.id)).users == {ANA: {0: 4}}
    clock.advance(MINUTE)
    await database.write(votes.forget_voters, clock())
    kept = await service.votes_of(voting.match.id)
    assert (kept.users, kept.counts) == ({}, {(0, 4): 1})
    assert ANA not in {value for row in (await contents(database))["voted_match"] for value in row[1:2]}
    options = await service.options_of(voting.match)
    assert (options.level, options.mark, options.time) == (OPPONENT, Mark.X, MINUTE)
