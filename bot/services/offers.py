"""Draw offers and take-back requests between the two members of a match."""

from __future__ import annotations

from enum import Enum

from cachetools import LRUCache

from bot.game.errors import MatchOverError
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.model.ids import ChannelId, Event
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.services.errors import MatchMovedOnError, OfferError, OfferReason
from bot.services.match_cache import MatchCache, check_is_new

_MAX_REMEMBERED = 10_000


class Offer(Enum):
    """What a player may offer the opponent."""

    DRAW = "draw"
    TAKE_BACK = "take-back"


class OfferService:
    """Offers during a match between two members.

    An offer is not saved: its buttons name the match, its version and the member who made the offer.

    Every awaited method may raise DatabaseError.
    """

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self._closed: LRUCache[tuple[Offer, UserId, tuple[MatchId, int]], None] = LRUCache(_MAX_REMEMBERED)

    async def make(self, channel: ChannelId, user: UserId, offer: Offer) -> SavedMatch:
        """Return the match in which a player makes an offer, after checking that the offer is possible.

        Raises:
            NoMatchError: no match is running in the channel.
            NotYourMatchError: the user holds no seat.
            OfferError: the opponent is not a member.
            NothingToTakeBackError: the player has not moved yet.
        """
        running = await self._cache.running(channel)
        _apply(running.match, user, offer)
        self._closed.pop((offer, user, (running.match.id, running.match.version)), None)  # offered again
        return running

    async def accept(
        self, channel: ChannelId, user: UserId, event: Event, offer: Offer, asker: UserId, *, shown: tuple[MatchId, int]
    ) -> MatchUpdate:
        """Accept an offer of the other player.

        Args:
            asker: the player who made the offer.
            shown: the match, and its version when the offer was made.

        Raises:
            NotYourMatchError: the user holds no seat.
            OfferError: the user made the offer.
            MatchOverError: the match has ended.
            MatchMovedOnError: the match has changed since, or the offer was declined.
            RepeatedEventError: the event was already applied.
        """

        async def change() -> SavedMatch:
            if (offer, asker, shown) in self._closed:
                raise MatchMovedOnError
            running = await self._find(channel, user, shown)
            if user == asker:
                raise OfferError(OfferReason.OWN_OFFER)
            _check_is_unchanged(running, shown)
            check_is_new(event, running)
            return await self._cache.save(running, _apply(running.match, asker, offer), event)

        return MatchUpdate.without_new_plies(await self._cache.retry_if_stale(channel, event, change))

    async def decline(
        self, channel: ChannelId, user: UserId, offer: Offer, asker: UserId, *, shown: tuple[MatchId, int]
    ) -> None:
        """Decline an offer of the other player, or withdraw one's own.

        Args:
            asker: the player who made the offer.
            shown: the match, and its version when the offer was made.

        Raises:
            NotYourMatchError: the user holds no seat.
            MatchOverError: the match has ended.
            MatchMovedOnError: the match has changed since.
        """
        _check_is_unchanged(await self._find(channel, user, shown), shown)
        self._closed[offer, asker, shown] = None

    def forget(self, user: UserId) -> None:
        """Remove the closed offers of a user."""
        for key in [key for key in self._closed if key[1] == user]:
            del self._closed[key]

    async def _find(self, channel: ChannelId, user: UserId, shown: tuple[MatchId, int]) -> SavedMatch:
        """Return the running match in which an offer was made.

        Raises:
            MatchOverError: it has ended.
            NotYourMatchError: the user does not play in it.
        """
        match, _ = shown
        running = await self._cache.get(channel)
        if running is None or running.match.id != match:
            raise MatchOverError
        running.match.mark_of(user)  # raises NotYourMatchError
        return running


def _check_is_unchanged(running: SavedMatch, shown: tuple[MatchId, int]) -> None:
    """Check that a match still has the version in which an offer was made.

    Raises:
        MatchMovedOnError: it has another one.
    """
    _, version = shown
    if running.match.version != version:
        raise MatchMovedOnError


def _apply(match: Match, asker: UserId, offer: Offer) -> Match:
    """Return the match after an offer is accepted."""
    match.mark_of(asker)  # raises NotYourMatchError
    if not match.is_duel:
        raise OfferError(OfferReason.NOT_A_DUEL)
    return match.agree() if offer is Offer.DRAW else match.take_back(asker)
