"""A player who leaves a game while the bot owes its move loses it, as at any other time."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.match import Match, Termination
from bot.model.saved_match import OWED_AFTER, MatchUpdate, MatchVersion
from bot.services.build import Services, build_services
from bot.services.errors import ChannelTakenError, MatchRunningError
from tests.fakes.opponents import NotQuick
from tests.fakes.workers import InThreads
from tests.support.databases import standing_of, temporary_database
from tests.support.people import ANA, BEN, GUILD, HERE, Clock, actor

A_MOMENT = timedelta(seconds=3.5)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(clock: Clock) -> AsyncGenerator[Services]:
    """The services, with a level that takes its time for every move."""
    async with temporary_database() as database:
        yield build_services(
            database, {"perfect": NotQuick()}, rng=Random(1), now=clock, workers=InThreads(), default_opponent="perfect"
        )


async def begin(services: Services) -> Match:
    """Let ana move, perfect answer, and ana move again."""
    for number, move in (1, "b2"), (2, "c3"):
        update = await services.games.move(actor(ANA, number), move)
        if number == 1:
            assert await services.games.move_opponent(update.saved)
    assert update.match.awaits_opponent
    return update.match


async def replace(services: Services, shown: Match) -> MatchUpdate:
    """Let ana begin another game after the question whether to end this one."""
    return await services.games.start(actor(ANA, 4), replacing=MatchVersion.of(shown))


async def test_replacing_a_game_while_the_level_thinks_is_a_resignation(services: Services, clock: Clock) -> None:
    match = await begin(services)
    for duration in (A_MOMENT, OWED_AFTER - A_MOMENT):
        clock.advance(duration)
        with pytest.raises(MatchRunningError) as question:
            await services.games.start(actor(ANA, 3))
        assert question.value.key == "match_running-resignation"
    replaced = (await replace(services, match)).replaced
    assert replaced
    assert replaced.termination is Termination.RESIGNED
    standing = await standing_of(services.database, GUILD, ANA)
    assert standing
    assert (standing.results.losses, standing.rating < 1000) == (1, True)


async def test_a_game_whose_move_the_bot_owes_too_long_is_left_without_loss(services: Services, clock: Clock) -> None:
    match = await begin(services)
    clock.advance(OWED_AFTER + A_MOMENT)
    with pytest.raises(MatchRunningError) as question:
        await services.games.start(actor(ANA, 3))
    assert question.value.key == "match_running-no_result"
    replaced = (await replace(services, match)).replaced
    assert replaced
    assert replaced.termination is Termination.ABANDONED
    assert await standing_of(services.database, GUILD, ANA) is None


@pytest.mark.parametrize(
    ("owed_for", "end"), [(A_MOMENT, Termination.FORFEITED), (OWED_AFTER + A_MOMENT, Termination.ABANDONED)]
)
async def test_who_deletes_their_data_leaves_the_game(
    services: Services, clock: Clock, owed_for: timedelta, end: Termination
) -> None:
    await begin(services)
    clock.advance(owed_for)
    (ended,) = (await services.maintenance.delete_stored_data(ANA)).ended
    assert ended.match.termination is end


async def test_no_challenge_replaces_a_game_that_its_player_would_lose(services: Services, clock: Clock) -> None:
    update = await services.games.move(actor(ANA, 1), "b2")
    assert await services.games.move_opponent(update.saved)
    clock.advance(timedelta(minutes=11))
    challenge = await services.challenges.open(actor(BEN, 5), ANA)
    with pytest.raises(ChannelTakenError):
        await services.challenges.accept(actor(ANA, 6), challenge.id)
    assert await services.matches.get(HERE.channel)
