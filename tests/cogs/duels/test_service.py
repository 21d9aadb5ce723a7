"""Challenges, offers and notices between two members, on a database that two processes share."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.client.services import Services
from bot.games.errors import MatchOverError, NotYourTurnError
from bot.games.game import Termination
from bot.games.mark import Mark
from bot.games.match import MAX_TAKEBACKS
from bot.matches.errors import ChannelTakenError, MatchMovedOnError
from bot.matches.matches import Matches
from bot.matches.notices import AWAY_AFTER, Notices, Offer
from bot.model.challenge import ChallengeOverError
from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.model.saved_match import MatchUpdate, MatchVersion
from cogs.duels.service import LIFETIME, ChallengeService, OfferService
from cogs.play.service import PlayService
from tests.support.people import ANA, BEN, CLEO, DM, HERE, THERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.saved_matches import new_challenge
from tests.support.services import begin_duel

SECOND = timedelta(seconds=1)


async def test_a_challenge_and_a_board_pressed_in_two_processes_count_once(services: Services, other: Services) -> None:
    challenge = await services[ChallengeService].open(actor(ANA, 10), None, Mark.X)
    results = await asyncio.gather(
        services[ChallengeService].accept(actor(BEN, 11), challenge.id),
        other[ChallengeService].accept(actor(CLEO, 12, THERE), challenge.id),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["ChallengeOverError", "MatchUpdate"]
    with pytest.raises(ChallengeOverError):
        await other[ChallengeService].close(challenge.id, ANA)
    (begun,) = [result for result in results if isinstance(result, MatchUpdate)]
    place, shown = begun.saved.place, MatchVersion.of(begun.match)
    results = await asyncio.gather(
        services[PlayService].press(actor(ANA, 20, place), 4, shown),
        other[PlayService].press(actor(ANA, 21, place), 8, shown),
        return_exceptions=True,
    )
    (refused,) = [result for result in results if isinstance(result, BaseException)]
    assert isinstance(refused, NotYourTurnError | MatchMovedOnError)  # the first event is refused after the second
    assert (await other[Matches].running(place.channel)).match.board.plies == 1


async def test_two_challenges_of_a_member_accepted_at_once_share_no_channel(
    services: Services, other: Services
) -> None:
    for_ben = await services[ChallengeService].open(actor(ANA, 10), BEN)
    for_cleo = await services[ChallengeService].open(actor(ANA, 11), CLEO)
    accepting = [
        services[ChallengeService].accept(actor(BEN, 21), for_ben.id),
        other[ChallengeService].accept(actor(CLEO, 22), for_cleo.id),
    ]
    results = await asyncio.gather(*accepting, return_exceptions=True)
    (refused,) = [result for result in results if isinstance(result, BaseException)]
    assert isinstance(refused, ChannelTakenError | MatchMovedOnError)  # the first event is refused after the second
    waiting, user = (for_ben, BEN) if results[0] is refused else (for_cleo, CLEO)
    assert (await other[ChallengeService].accept(actor(user, 30, THERE), waiting.id)).match.is_player(ANA)
    assert ((await services[Matches].running(HERE.channel)).match) == (
        (await other[Matches].running(HERE.channel)).match
    )


async def test_a_member_is_pinged_once_by_a_challenger(services: Services, clock: Clock) -> None:
    pairs = ((ANA, BEN), (BEN, ANA), (BEN, CLEO))
    challenges = [new_challenge(number, by, to) for number, (by, to) in enumerate(pairs)]
    assert [services[ChallengeService].claim_ping(challenge) for challenge in challenges] == [True] * 3
    services.forget(ANA)
    clock.advance(LIFETIME - SECOND)
    services[ChallengeService].release_ping(challenges[1])
    assert [services[ChallengeService].claim_ping(challenge) for challenge in challenges] == [False, True, False]
    clock.advance(SECOND)
    assert [services[ChallengeService].claim_ping(challenge) for challenge in challenges] == [True, False, True]


async def test_boards_and_moves_from_before_a_take_back_are_refused(services: Services, other: Services) -> None:
    match = await begin_duel(services)
    first = await services[PlayService].move(actor(ANA, 20), "b2")
    update = await services[OfferService].accept(actor(BEN, 31), Offer.TAKE_BACK, ANA, MatchVersion.of(first.match))
    for process in (services, other):
        with pytest.raises(MatchMovedOnError):
            await process[PlayService].move(actor(ANA, 20), "b2")
    assert (await other[Matches].running(HERE.channel)).match.plies == update.match.plies == ()
    with pytest.raises(NotYourTurnError):  # a press that arrives late
        await services[PlayService].press(actor(BEN, 30), 4, MatchVersion.of(update.match))
    await services[PlayService].press(actor(ANA, 32), 0, MatchVersion.of(update.match))
    for version in (0, 1, 2):
        with pytest.raises(MatchMovedOnError):
            await services[PlayService].press(actor(BEN, 33 + version), 8, MatchVersion(match.id, version))


async def test_a_declined_or_withdrawn_offer_can_be_accepted_once_made_again(services: Services) -> None:
    match = await begin_duel(services)
    shown = MatchVersion.of(match)
    for user in (ANA, BEN):
        await services[OfferService].decline(actor(user, 99), Offer.DRAW, ANA, shown)
        with pytest.raises(MatchMovedOnError):
            await services[OfferService].accept(actor(BEN, 20), Offer.DRAW, ANA, shown)
        assert (await services[OfferService].make(HERE.channel, ANA, Offer.DRAW)).match == match
    update = await services[OfferService].accept(actor(BEN, 20), Offer.DRAW, ANA, shown)
    assert update.match.termination is Termination.AGREED
    with pytest.raises(MatchOverError):
        await services[OfferService].decline(actor(BEN, 21), Offer.DRAW, ANA, shown)


async def test_each_player_takes_back_twenty_times_at_most(services: Services, other: Services) -> None:
    """Buttons show the version with five digits, so it must not grow without limit."""
    await begin_duel(services)
    for number in range(20, 20 + 2 * MAX_TAKEBACKS, 2):
        moved = await services[PlayService].move(actor(ANA, number), "b2")
        await services[OfferService].accept(actor(BEN, number + 1), Offer.TAKE_BACK, ANA, MatchVersion.of(moved.match))
    await services[PlayService].move(actor(ANA, 98), "b2")
    for process in (services, other):
        with refuses("too_many_takebacks"):
            await process[OfferService].make(HERE.channel, ANA, Offer.TAKE_BACK)
    moved = await services[PlayService].move(actor(BEN, 99), "a1")
    update = await services[OfferService].accept(actor(ANA, 100), Offer.TAKE_BACK, BEN, MatchVersion.of(moved.match))
    assert update.match.version < 100


async def test_closed_offers_of_a_forgotten_user_are_forgotten(services: Services) -> None:
    match = await begin_duel(services)
    shown = MatchVersion.of(match)
    for asker in (ANA, BEN):
        await services[OfferService].decline(actor(ANA, 99), Offer.DRAW, asker, shown)
    services[OfferService].forget(ANA)
    with pytest.raises(MatchMovedOnError):
        await services[OfferService].accept(actor(ANA, 20), Offer.DRAW, BEN, shown)
    update = await services[OfferService].accept(actor(BEN, 21), Offer.DRAW, ANA, shown)
    assert update.match.termination is Termination.AGREED


async def test_who_has_used_the_bot_in_the_channel_is_there_for_five_minutes(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    saved, notices = await services[Matches].running(HERE.channel), services[Notices]

    async def is_notified(settings: GuildSettings = DEFAULT_SETTINGS) -> bool:
        """Whether Ana is notified; if so, that message is not sent."""
        is_claimed = await notices.claim(saved, ANA, settings)
        if is_claimed:
            await notices.release(saved)
        return is_claimed

    assert await is_notified()
    notices.active[THERE.channel, ANA] = clock()
    assert await is_notified()
    notices.active[HERE.channel, ANA] = clock()
    clock.advance(AWAY_AFTER - SECOND)
    assert not await is_notified()
    clock.advance(SECOND)
    assert await is_notified()
    assert not await is_notified(GuildSettings(is_quiet=True))
    notices.active[HERE.channel, ANA] = clock()
    services.forget(ANA)
    assert await is_notified()
    assert await notices.claim(saved, ANA, DEFAULT_SETTINGS)
    await notices.release(saved, error=TimeoutError())  # it may have been sent
    assert not await is_notified()


async def test_a_turn_has_one_notice_and_one_of_each_offer(services: Services, other: Services) -> None:
    await begin_duel(services)
    saved, notices = await services[Matches].running(HERE.channel), services[Notices]
    for offer in (None, *Offer):
        at_once = [notices.claim(saved, BEN, DEFAULT_SETTINGS, offer) for _ in range(3)]
        assert sorted(await asyncio.gather(*at_once)) == [False, False, True]
    assert not await other[Notices].claim(saved, BEN, DEFAULT_SETTINGS)  # in another process


async def test_a_challenge_outside_servers_or_in_a_quiet_one_has_no_notices(services: Services) -> None:
    assert (await services[ChallengeService].open(actor(ANA, 1), BEN)).has_notices
    assert not (await services[ChallengeService].open(actor(ANA, 2, DM), BEN)).has_notices
    quiet = actor(BEN, 3, settings=GuildSettings(is_quiet=True))
    assert not (await services[ChallengeService].open(quiet, None)).has_notices
