"""Draw offers and take-back requests between the two members of a match."""

from __future__ import annotations

from cachetools import LRUCache

from bot.games.errors import MatchOverError, Refusal
from bot.games.ids import UserId
from bot.games.match import Match
from bot.matches.errors import MatchMovedOnError
from bot.matches.matches import Matches, check_version
from bot.matches.notices import Offer
from bot.model.actor import Actor
from bot.model.ids import ChannelId
from bot.model.saved_match import MatchUpdate, MatchVersion, SavedMatch


class OfferService:
    """Offers between two members. An offer is not saved: its buttons name it, the match, its version and the asker."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._closed: LRUCache[tuple[Offer, UserId, MatchVersion], None] = LRUCache(10_000)

    async def make(self, channel: ChannelId, user: UserId, offer: Offer) -> SavedMatch:
        """Return the match in which a player makes an offer, after checking that the offer is possible.
        Raises NoMatchError if no match is running in the channel; Refusal if the user holds no seat, the opponent is
        not a member, or the player has not moved yet.
        """
        running = await self._matches.running(channel)
        _apply(running.match, user, offer)
        self._closed.pop((offer, user, MatchVersion.of(running.match)), None)  # offered again
        return running

    async def accept(self, actor: Actor, offer: Offer, asker: UserId, shown: MatchVersion) -> MatchUpdate:
        """Accept an offer of the other player, made when the match was as `shown`.
        Raises Refusal if the user holds no seat, or made the offer; MatchOverError; RepeatedEventError;
        MatchMovedOnError if the match has changed since, or the offer was declined.
        """

        def accept(running: SavedMatch) -> Match:
            if (offer, asker, shown) in self._closed:
                raise MatchMovedOnError
            match = running.match
            match.mark_of(actor.user)  # raises Refusal
            if actor.user == asker:
                raise Refusal("offer-own_offer")
            check_version(running, shown)
            return _apply(match, asker, offer)

        return await self._matches.change(actor, accept, of=shown.match)

    async def decline(self, actor: Actor, offer: Offer, asker: UserId, shown: MatchVersion) -> None:
        """Decline an offer of the other player, or withdraw one's own; the arguments are those of `accept`.
        Raises Refusal if the user holds no seat; MatchOverError; MatchMovedOnError if the match has changed since.
        """
        running = await self._matches.get(actor.place.channel)
        if running is None or running.match.id != shown.match:
            raise MatchOverError
        running.match.mark_of(actor.user)  # raises Refusal
        check_version(running, shown)
        self._closed[offer, asker, shown] = None

    def forget(self, user: UserId) -> None:
        for key in [key for key in self._closed if key[1] == user]:
            del self._closed[key]


def _apply(match: Match, asker: UserId, offer: Offer) -> Match:
    match.mark_of(asker)  # raises Refusal
    if not match.is_duel:
        raise Refusal("offer-not_a_duel")
    return match.agree() if offer is Offer.DRAW else match.take_back(asker)
