"""Advice for those who play, and a look back at what was played."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from bot.game.board import Board
from bot.game.errors import NotYourMatchError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.game.position import canonical, position_of
from bot.model.ids import ChannelId, Place
from bot.model.saved_match import SavedMatch
from bot.opponents import coach, review
from bot.opponents.coach import Analysis, Hint
from bot.opponents.reasons import Values
from bot.opponents.review import Review
from bot.services.errors import HintsNotAllowedError, MatchForgottenError, NoMatchError, NothingFinishedError
from bot.services.match_cache import MatchCache
from bot.storage.matches import MatchStore


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player was told, and on which position.

    Args:
        is_first: whether the match counts as one with advice only since now.
    """

    board: Board
    hint: Hint
    is_first: bool


@dataclass(frozen=True, slots=True)
class LookedInto:
    """A position, and how it came to be looked at.

    Args:
        is_first: whether a running match counts as one with advice only since now.
        ended: the match that it is from, if that is over: it stood there at the end, or before the last ply.
    """

    analysis: Analysis
    is_first: bool = False
    ended: Match | None = None


class CoachService:
    """What the coach is asked in a channel, each thought out in a thread.

    In a match against a program anything may be asked for; it then counts as one with advice. Members who play
    each other are given advice if both have agreed to that before the match.

    Whatever is awaited here may raise DatabaseError.

    Args:
        values: what every move of a position is exactly worth; may be asked from several threads at once.
    """

    def __init__(self, cache: MatchCache, matches: MatchStore, values: Values) -> None:
        self._cache = cache
        self._matches = matches
        self._values = values

    async def hint(self, channel: ChannelId, user: UserId) -> Advice:
        """A good move for the player whose turn it is.

        Raises:
            NoMatchError: none is running.
            NotYourMatchError, NotYourTurnError: the person is not to move.
            HintsNotAllowedError: members play each other, and have not agreed to it.
        """
        running = await self._cache.reload(channel)
        if running is None:
            raise NoMatchError
        running.match.check_turn(user)
        _check_allowed(running)
        found = await asyncio.to_thread(coach.hint, running.match.board, self._values)
        return Advice(running.match.board, found, is_first=await self._mark(running))

    async def analyse(self, channel: ChannelId, user: UserId) -> LookedInto:
        """The position of the match that is running, for those who play in it; else of the one that ended last.

        That is the last position with something to think about.

        Raises:
            NotYourMatchError: others are playing.
            HintsNotAllowedError: members play each other, and have not agreed to it.
            NothingFinishedError: nothing has been played there.
        """
        running = await self._cache.reload(channel)
        if running is None:
            ended = (await self._last(channel)).match
            last = replace(ended, plies=ended.plies[:-1]) if ended.board.is_over else ended
            return LookedInto(await self._think(last.board), ended=ended)
        if not running.match.is_player(user) and not running.match.is_exhibition:
            raise NotYourMatchError
        _check_allowed(running)
        found = await self._think(running.match.board)
        return LookedInto(found, is_first=running.match.is_player(user) and await self._mark(running))

    async def analyse_position(self, channel: ChannelId, user: UserId, board: Board) -> LookedInto:
        """Any position; if it stands in the channel's match at present, it is advice to whoever plays in that.

        Raises:
            HintsNotAllowedError: members play there who have not agreed to advice, and the position is theirs, or
                one of them asks.
        """
        running = await self._cache.reload(channel)
        if running is None:
            return LookedInto(await self._think(board))
        is_player, stands_there = running.match.is_player(user), _are_alike(running.match.board, board)
        if is_player or stands_there:
            _check_allowed(running)
        found = await self._think(board)
        return LookedInto(found, is_first=is_player and stands_there and await self._mark(running))

    async def review_last(self, channel: ChannelId) -> Review:
        """The match that ended last in a channel, ply by ply.

        Raises:
            NothingFinishedError: none has.
        """
        return await self._review(await self._last(channel))

    async def review(self, place: Place, match: MatchId) -> Review:
        """A match that is over, ply by ply.

        Raises:
            MatchForgottenError: it is not known any more, or was not played in this server or conversation.
        """
        saved = await self._cache.saved(match)
        if saved is None or not saved.match.is_over or saved.place.scope != place.scope:
            raise MatchForgottenError
        return await self._review(saved)

    async def _last(self, channel: ChannelId) -> SavedMatch:
        saved = await self._matches.last_finished(channel)
        if saved is None:
            raise NothingFinishedError
        return saved

    async def _think(self, board: Board) -> Analysis:
        return await asyncio.to_thread(coach.analyse, board, self._values)

    async def _review(self, saved: SavedMatch) -> Review:
        return await asyncio.to_thread(review.review, saved.match, self._values)

    async def _mark(self, running: SavedMatch) -> bool:
        """Save that advice is given in a match, if that is new, and say whether it is."""
        if running.is_coached:
            return False
        await self._cache.mark_coached(running)
        return True


def _are_alike(one: Board, other: Board) -> bool:
    """Whether two positions are the same, or one is the other turned or mirrored."""
    keys = (canonical(position_of(board, Mark.X), board.rules) for board in (one, other))
    return one.rules == other.rules and len({*keys}) == 1


def _check_allowed(running: SavedMatch) -> None:
    if running.match.is_duel and not running.is_coached:
        raise HintsNotAllowedError
