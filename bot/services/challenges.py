"""Members against members: how they come together, and what they can agree on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from enum import Enum
from random import Random

from bot.game.errors import MatchOverError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat
from bot.game.rules import TIC_TAC_TOE
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, Event, MessageId, Place, Shards
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.opponents.random_choice import random_choice
from bot.services.bounded import put_bounded
from bot.services.errors import (
    ChallengeOverError,
    ChallengeWaitingError,
    ChannelTakenError,
    InvitationWaitingError,
    MatchMovedOnError,
    NotADuelError,
    NotYourChallengeError,
    OwnChallengeError,
    OwnOfferError,
)
from bot.services.match_cache import MatchCache, check_is_new
from bot.storage.challenges import ChallengeStore
from bot.storage.errors import ChallengeClosedError, ChallengeOpenError, RepeatedEventError

LASTS = timedelta(minutes=30)
"""How long a challenge or an invitation is open. Discord lets messages be edited freely for an hour."""


class Offer(Enum):
    """What a player may propose to the other one."""

    DRAW = "draw"
    TAKE_BACK = "take-back"


class ChallengeService:
    """Challenges, invitations, rematches, and offers during a match.

    Whatever is awaited here may raise DatabaseError, and what changes a match RepeatedEventError.

    Args:
        rng: draws lots for the marks.
        now: the present time, in UTC.
    """

    def __init__(
        self, cache: MatchCache, challenges: ChallengeStore, *, rng: Random, now: Callable[[], datetime]
    ) -> None:
        self._cache = cache
        self._challenges = challenges
        self._rng = rng
        self._now = now
        self._messages: dict[MessageId, ChallengeId] = {}
        self._pinged: dict[tuple[UserId, UserId | None], datetime] = {}
        self._closed_offers: dict[tuple[Offer, UserId, tuple[MatchId, int]], None] = {}

    async def challenge(
        self,
        place: Place,
        challenger: UserId,
        challenged: UserId | None,
        event: Event,
        mark: Mark | None = None,
        *,
        in_thread: bool = False,
        is_coached: bool = False,
    ) -> Challenge:
        """Open a challenge to somebody in the same place, or an invitation to anyone there.

        Args:
            challenged: None for an invitation.
            mark: what the challenger plays; None draws lots when it is taken up.
            in_thread: whether the match gets a thread of its own.
            is_coached: whether both may ask for advice.

        Raises:
            OwnChallengeError: that is the same person.
            ChallengeWaitingError, InvitationWaitingError: there is an open one already.
        """
        if challenger == challenged:
            raise OwnChallengeError
        number, expires = ChallengeId(event.id), self._now() + LASTS
        new = Challenge(number, place, challenger, challenged, mark, in_thread, expires, is_coached=is_coached)
        try:
            await self._challenges.open(new, self._now())
        except ChallengeOpenError as error:
            waiting = ChallengeWaitingError if challenged else InvitationWaitingError
            raise waiting(error.existing) from None
        return new

    async def shown(self, challenge: Challenge, message: MessageId) -> None:
        """Take note of the message that shows a challenge."""
        put_bounded(self._messages, message, challenge.id)
        await self._challenges.set_message(challenge.id, message)

    async def message_is_gone(self, message: MessageId) -> None:
        """Close the challenge that a message showed, if it did: nobody can answer it any more."""
        if challenge := self._messages.pop(message, None):
            await self._challenges.close(challenge)

    async def channel_is_gone(self, channel: ChannelId) -> None:
        """Close the challenges of a channel that nobody can see any more."""
        await self._challenges.close_in(channel)

    def may_ping(self, challenge: Challenge) -> bool:
        """Whether the challenged member has not just been called for by the same challenger; from now on they have."""
        pair = challenge.challenger, challenge.challenged
        last = self._pinged.get(pair)
        put_bounded(self._pinged, pair, self._now())
        return last is None or self._now() - last >= LASTS

    async def check_may_accept(self, number: ChallengeId, user: UserId, event: Event) -> Challenge:
        """The challenge, if a member may take it up.

        Raises:
            ChallengeOverError: it is no longer open.
            OwnChallengeError: it is their own.
            NotYourChallengeError: it was put to somebody else.
        """
        try:
            challenge = await self._open(number)
        except ChallengeOverError:
            if await self._cache.saved(MatchId(event.id)):  # the same press has begun it, in another process
                raise RepeatedEventError from None
            raise
        if user == challenge.challenger:
            raise OwnChallengeError
        if challenge.challenged not in (None, user):
            raise NotYourChallengeError
        return challenge

    async def accept(self, number: ChallengeId, user: UserId, event: Event, place: Place) -> MatchUpdate:
        """Take up a challenge: its match begins.

        Args:
            place: the challenge's, or the thread that was made for the match.

        Raises:
            ChallengeOverError, OwnChallengeError, NotYourChallengeError: as for check_may_accept.
            ChannelTakenError: something is running there; the challenge stays open.
        """
        challenge = await self.check_may_accept(number, user, event)
        mark = challenge.mark or random_choice([*Mark], self._rng)
        one, other = MemberSeat(challenge.challenger), MemberSeat(user)
        x, o = (one, other) if mark is Mark.X else (other, one)
        match = Match(MatchId(event.id), TIC_TAC_TOE, x, o)

        async def begin() -> SavedMatch:
            if running := await self._cache.get(place.channel):
                check_is_new(event, running)
                raise ChannelTakenError
            return await self._cache.begin(match, place, event, accepted=challenge)

        try:
            return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(place.channel, event, begin))
        except ChallengeClosedError:
            raise ChallengeOverError from None

    async def close(self, number: ChallengeId, user: UserId) -> Challenge:
        """Decline a challenge, or withdraw one's own.

        Raises:
            ChallengeOverError: it is no longer open.
            NotYourChallengeError: it is another's, put to somebody else or to everybody.
        """
        challenge = await self._open(number)
        if user not in (challenge.challenger, challenge.challenged):
            raise NotYourChallengeError
        if not await self._challenges.close(number):
            raise ChallengeOverError
        return challenge

    async def expired(self, shards: Shards) -> list[Challenge]:
        """The challenges that nobody took up in time, and that still look open."""
        return await self._challenges.expired(self._now(), shards)

    async def expire(self, challenge: Challenge) -> None:
        """A challenge has been seen to have expired, or could not be shown."""
        await self._challenges.close(challenge.id)

    async def check_offer(self, channel: ChannelId, user: UserId, offer: Offer) -> SavedMatch:
        """The match in which a player may make an offer to the other one.

        Raises:
            NoMatchError: none is running.
            NotYourMatchError: the person holds no seat at it.
            NotADuelError: the other one is a program.
            NothingToTakeBackError: the player has not moved yet.
        """
        running = await self._cache.running(channel)
        self._agreed(running.match, user, offer)
        self._closed_offers.pop((offer, user, (running.match.id, running.match.version)), None)  # it is made anew
        return running

    async def agree(
        self, channel: ChannelId, user: UserId, event: Event, offer: Offer, asker: UserId, *, shown: tuple[MatchId, int]
    ) -> MatchUpdate:
        """Accept an offer of the other player.

        Args:
            shown: the match, and the version, in which the offer was made.

        Raises:
            NotYourMatchError: the person holds no seat at the match.
            OwnOfferError: the offer is their own.
            MatchOverError, MatchMovedOnError: it is no longer as it was then.
        """

        async def change() -> SavedMatch:
            if (offer, asker, shown) in self._closed_offers:
                raise MatchMovedOnError
            running = await self._check_offered(channel, user, asker, shown)
            check_is_new(event, running)
            return await self._cache.save(running, self._agreed(running.match, asker, offer), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, change))

    async def decline(
        self, channel: ChannelId, user: UserId, offer: Offer, asker: UserId, *, shown: tuple[MatchId, int]
    ) -> None:
        """Decline an offer of the other player, or withdraw one's own.

        Raises:
            NotYourMatchError: the person holds no seat at the match.
            MatchOverError, MatchMovedOnError: it is no longer as it was then.
        """
        await self._check_offered(channel, user, asker, shown, is_asker_welcome=True)
        put_bounded(self._closed_offers, (offer, asker, shown), None)

    async def _open(self, number: ChallengeId) -> Challenge:
        challenge = await self._challenges.find(number)
        if challenge is None or challenge.expires <= self._now():
            raise ChallengeOverError
        return challenge

    async def _check_offered(
        self,
        channel: ChannelId,
        user: UserId,
        asker: UserId,
        shown: tuple[MatchId, int],
        *,
        is_asker_welcome: bool = False,
    ) -> SavedMatch:
        match, version = shown
        running = await self._cache.get(channel)
        if running is None or running.match.id != match:
            raise MatchOverError
        running.match.mark_of(user)
        if user == asker and not is_asker_welcome:
            raise OwnOfferError
        if running.match.version != version:
            raise MatchMovedOnError
        return running

    @staticmethod
    def _agreed(match: Match, asker: UserId, offer: Offer) -> Match:
        """What becomes of a match when an offer is accepted."""
        match.mark_of(asker)
        if not match.is_duel:
            raise NotADuelError
        return match.agree() if offer is Offer.DRAW else match.take_back(asker)
