"""Challenges, and the matches between two members that they begin, on a database that two processes share."""

import asyncio

import pytest

from bot.game.errors import MatchOverError, NotYourTurnError
from bot.game.ids import MatchId
from bot.model.saved_match import MatchVersion
from bot.services.build import Services
from bot.services.challenges import LIFETIME
from bot.services.errors import ChallengeOverError, ChannelTakenError, MatchMovedOnError
from bot.storage.database import Database
from tests.support.databases import contents
from tests.support.people import ANA, BEN, CLEO, HERE, THERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.saved_matches import new_challenge
from tests.support.services import begin_duel, resign


async def test_a_press_counts_on_the_board_that_it_names(services: Services) -> None:
    match = await begin_duel(services)
    shown = MatchVersion.of(match)
    with pytest.raises(NotYourTurnError):
        await services.games.press(actor(BEN, 20), 4, shown)
    with refuses("not_a_player"):
        await services.games.press(actor(CLEO, 21), 4, shown)
    await services.games.press(actor(ANA, 22), 4, shown)
    with pytest.raises(MatchMovedOnError):
        await services.games.press(actor(BEN, 23), 0, shown)
    with pytest.raises(MatchOverError):
        await services.games.press(actor(BEN, 24), 0, MatchVersion(MatchId(7), 0))
    await resign(services, actor(ANA, 25))
    with pytest.raises(MatchOverError):
        await services.games.press(actor(BEN, 26), 0, MatchVersion(match.id, 1))


async def test_of_two_presses_in_two_processes_one_counts(services: Services, other: Services) -> None:
    match = await begin_duel(services)
    shown = MatchVersion.of(match)
    results = await asyncio.gather(
        services.games.press(actor(ANA, 20), 4, shown),
        other.games.press(actor(ANA, 21), 8, shown),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["MatchUpdate", "NotYourTurnError"]
    assert (await other.matches.running(HERE.channel)).match.board.ply == 1


async def test_a_challenge_accepted_in_two_processes_begins_one_match(services: Services, other: Services) -> None:
    challenge = await services.challenges.open(actor(ANA, 10), None)
    results = await asyncio.gather(
        services.challenges.accept(actor(BEN, 11), challenge.id),
        other.challenges.accept(actor(CLEO, 12, THERE), challenge.id),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["ChallengeOverError", "MatchUpdate"]
    with pytest.raises(ChallengeOverError):
        await other.challenges.close(challenge.id, ANA)


async def test_two_challenges_of_a_member_accepted_at_once_share_no_channel(
    services: Services, other: Services
) -> None:
    for_ben = await services.challenges.open(actor(ANA, 10), BEN)
    for_cleo = await services.challenges.open(actor(ANA, 11), CLEO)
    accepting = [
        services.challenges.accept(actor(BEN, 21), for_ben.id),
        other.challenges.accept(actor(CLEO, 22), for_cleo.id),
    ]
    results = await asyncio.gather(*accepting, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelTakenError", "MatchUpdate"]
    waiting, user = (for_ben, BEN) if isinstance(results[0], ChannelTakenError) else (for_cleo, CLEO)
    assert (await other.challenges.accept(actor(user, 30, THERE), waiting.id)).match.is_player(ANA)
    assert ((await services.matches.running(HERE.channel)).match) == ((await other.matches.running(HERE.channel)).match)


async def test_members_have_one_open_challenge_and_one_invitation(services: Services, database: Database) -> None:
    challenge = await services.challenges.open(actor(ANA, 10), BEN)
    await services.challenges.open(actor(ANA, 11), None)
    before = await contents(database)
    with refuses("challenge_waiting") as refused:
        await services.challenges.open(actor(BEN, 12), ANA)
    assert refused.value.facts["existing"] == challenge
    with refuses("challenge-own_challenge"):
        await services.challenges.open(actor(ANA, 13), ANA)
    with refuses("challenge-invitation_open"):
        await services.challenges.open(actor(ANA, 14), None)
    assert await contents(database) == before


async def test_only_the_challenged_member_accepts_before_it_expires(
    services: Services, database: Database, clock: Clock
) -> None:
    challenge = await services.challenges.open(actor(ANA, 10), BEN)
    before = await contents(database)
    for user, reason in ((ANA, "challenge-own_challenge"), (CLEO, "challenge-not_yours")):
        with refuses(reason):
            await services.challenges.accept(actor(user, 11), challenge.id)
    with refuses("challenge-not_yours"):
        await services.challenges.close(challenge.id, CLEO)
    assert await contents(database) == before
    clock.advance(LIFETIME)
    with pytest.raises(ChallengeOverError):
        await services.challenges.accept(actor(BEN, 11), challenge.id)


async def test_a_member_is_pinged_once_by_a_challenger(services: Services, clock: Clock) -> None:
    pairs = ((ANA, BEN), (BEN, ANA), (BEN, CLEO))
    challenges = [new_challenge(number, by, to) for number, (by, to) in enumerate(pairs)]
    assert [services.challenges.claim_ping(challenge) for challenge in challenges] == [True] * 3
    services.challenges.forget(ANA)
    assert [services.challenges.claim_ping(challenge) for challenge in challenges] == [True, True, False]
    assert not services.challenges.claim_ping(challenges[0])
    clock.advance(LIFETIME)
    assert services.challenges.claim_ping(challenges[0])
