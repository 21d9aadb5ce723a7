"""Challenges, invitations, and the offers of a draw or to take back a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from cachetools import LRUCache, TTLCache

from bot.database.database import Database
from bot.database.errors import RepeatedEventError
from bot.games.errors import MatchOverError, Refusal
from bot.games.game import Game
from bot.games.ids import MatchId, UserId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat
from bot.matches.errors import ChannelTakenError, MatchMovedOnError
from bot.matches.matches import Matches, check_version, may_be_replaced
from bot.matches.notices import Offer
from bot.matches.store import MatchStore
from bot.model.actor import Actor
from bot.model.challenge import Challenge, ChallengeOverError
from bot.model.ids import ChallengeId, ChannelId
from bot.model.saved_match import MatchUpdate, MatchVersion, SavedMatch
from cogs.duels.queries import close_challenge, find_challenge, open_challenge

LIFETIME = timedelta(minutes=30)
"""How long a challenge or an invitation stays open. Discord allows unlimited edits of a message for one hour."""


@dataclass(eq=False)
class ChallengeService:
    matches: Matches
    store: MatchStore
    database: Database
    rng: Random
    now: Callable[[], datetime]

    def __post_init__(self) -> None:
        # Who has pinged whom. It outlives a deletion of their data, which would otherwise be a way to ping again.
        self._pinged: TTLCache[tuple[UserId, UserId | None], None] = TTLCache(
            10_000, ttl=LIFETIME.total_seconds(), timer=lambda: self.now().timestamp()
        )

    async def open(
        self,
        actor: Actor,
        challenged: UserId | None,  # None for an invitation
        mark: Mark | None = None,  # the challenger's mark; None to choose it at random when the challenge is accepted
        *,
        game: Game = TIC_TAC_TOE,
        in_thread: bool = False,  # whether the match gets its own thread
        is_coached: bool = False,  # whether both players may ask for hints
    ) -> Challenge:
        """Open a challenge to a member, or an invitation to anyone in the channel.
        Raises Refusal if a member challenged themselves; the errors of `open_challenge`.
        """
        if actor.user == challenged:
            raise Refusal("challenge-own_challenge")
        challenge = Challenge(
            ChallengeId(actor.event.id),
            actor.place,
            actor.user,
            challenged,
            mark,
            in_thread,
            self.now() + LIFETIME,
            is_coached=is_coached,
            game=game,
            has_notices=actor.place.guild is not None and not actor.settings.is_quiet,
        )
        await open_challenge(self.database, challenge, self.now())
        return challenge

    def claim_ping(self, challenge: Challenge) -> bool:
        """Return whether a challenge may ping, as its challenger has not pinged the member in the last LIFETIME."""
        pair = challenge.challenger, challenge.challenged
        if pair in self._pinged:
            return False
        self._pinged[pair] = None
        return True

    def release_ping(self, challenge: Challenge) -> None:
        """Let another challenge ping the member, as this one was not sent."""
        self._pinged.pop((challenge.challenger, challenge.challenged), None)

    async def get_acceptable(self, actor: Actor, challenge_id: ChallengeId) -> Challenge:
        """Return a challenge if the user may accept it.
        Raises ChallengeOverError if it is no longer open; Refusal if the user made it, or it is for another member;
        RepeatedEventError if the event already began the match.
        """
        try:
            challenge = await self._find_open(challenge_id)
        except ChallengeOverError:
            if await self.store.find(MatchId(actor.event.id)):
                raise RepeatedEventError from None
            raise
        if actor.user == challenge.challenger:
            raise Refusal("challenge-own_challenge")
        if challenge.challenged not in (None, actor.user):
            raise Refusal("challenge-not_yours")
        return challenge

    async def accept(self, actor: Actor, challenge_id: ChallengeId) -> MatchUpdate:
        """Accept a challenge, and begin its match where the actor is: in its channel, or in a new thread. A running
        match that anybody may replace ends, unless the challenger or the actor would lose it by leaving.
        Raises the errors of `get_acceptable`; ChannelTakenError if another match is running, and the challenge stays
        open.
        """
        challenge = await self.get_acceptable(actor, challenge_id)
        mark = challenge.mark or self.rng.choice([*Mark])
        challenger, accepter = MemberSeat(challenge.challenger), MemberSeat(actor.user)
        x, o = (challenger, accepter) if mark is Mark.X else (accepter, challenger)
        new = Match(MatchId(actor.event.id), challenge.game, x, o)

        def begin(running: SavedMatch | None) -> Match:
            if running:
                now, players = self.now(), (actor.user, challenge.challenger)
                is_protected = any(running.is_lost_by_leaving(user, now) for user in players)
                if is_protected or not may_be_replaced(running, now):
                    raise ChannelTakenError("channel_taken")
            return new

        return await self.matches.change_or_begin(actor, begin, accepted=challenge)

    async def close(self, challenge_id: ChallengeId, user: UserId) -> Challenge:
        """Decline a challenge, or withdraw one's own. Raises ChallengeOverError; Refusal if the user may not."""
        challenge = await self._find_open(challenge_id)
        if user not in (challenge.challenger, challenge.challenged):
            raise Refusal("challenge-not_yours")
        if not await self.database.write(close_challenge, challenge_id):
            raise ChallengeOverError
        return challenge

    async def _find_open(self, challenge_id: ChallengeId) -> Challenge:
        challenge = await self.database.read(find_challenge, challenge_id)
        if challenge is None or challenge.expires <= self.now():
            raise ChallengeOverError
        return challenge


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
