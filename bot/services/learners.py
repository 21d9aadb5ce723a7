"""The learners of all scopes: what they remember, and what matches teach them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import accumulate

from cachetools import LRUCache

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.position import Position, Verdict
from bot.model.ids import Place, ScopeId
from bot.model.learner import RESULT_LETTERS, MemoryUpdate, SavedLearner
from bot.opponents.learner import LEARNER, MODES, Learner, learn
from bot.opponents.training import result_for
from bot.storage.learners import LearnerStore

DEFAULT_MODE = "original"
"""How a learner learns where no mode was chosen."""

_CACHED_FOR = timedelta(minutes=1)
"""Then a memory is read again, as another process may have changed it."""

_CACHE_SIZE = 100
"""A memory takes up to half a megabyte."""


@dataclass(frozen=True, slots=True)
class _Cached:
    mode: str
    memory: dict[Position, Verdict]
    read: datetime


class LearnerService:
    """One learner for each scope, with a cache of their memories.

    Every awaited method may raise DatabaseError.

    Args:
        store: saves the learners.
        now: returns the current time, in UTC.
    """

    def __init__(self, store: LearnerStore, *, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._cache: LRUCache[ScopeId, _Cached] = LRUCache(_CACHE_SIZE)
        self._being_read: set[ScopeId] = set()

    async def load(self, place: Place) -> SavedLearner:
        """Return the learner of a place as it is saved, or a new one.

        A learner whose mode is unknown was saved by a later version of the bot. It counts as new, and stays in the
        database until it is replaced.
        """
        saved = await self._store.find(place.scope)
        return saved if saved and saved.mode in MODES else SavedLearner(DEFAULT_MODE)

    async def get(self, place: Place) -> Learner:
        """Return the learner of a place as an opponent, with its current memory."""
        cached = await self._get_cached(place)
        return MODES[cached.mode](cached.memory)

    async def update_from(self, match: Match, place: Place, since: int) -> MemoryUpdate | None:
        """Return what a match teaches the learner that plays in it, or None if that is nothing.

        Args:
            since: the index of the first new ply.
        """
        seats = [mark for mark in Mark if match.seat(mark) == OpponentSeat(LEARNER)]
        if not seats or since == len(match.plies):
            return None
        cached = await self._get_cached(place)
        boards = [*accumulate(match.plies, Board.play, initial=Board(match.rules))]
        lessons = MODES[cached.mode](cached.memory).lessons(boards, seats, since)
        is_between_learners = len(seats) == len(Mark)
        has_result = match.board.is_over and not is_between_learners
        results = RESULT_LETTERS[result_for(match.board, seats[0])] if has_result else ""
        return MemoryUpdate(place, cached.mode, lessons, results)

    async def apply(self, update: MemoryUpdate) -> None:
        """Save an update that does not come from a match, and apply it to the cached memory."""
        await self._store.apply(update)
        self.apply_saved(update)

    def apply_saved(self, update: MemoryUpdate) -> None:
        """Apply an update to the cached memory once it has been saved."""
        self._being_read.discard(update.place.scope)
        cached = self._cache.get(update.place.scope)
        if cached and cached.mode == update.mode:
            learn(cached.memory, update.lessons)

    async def replace(self, place: Place, mode: str, memory: dict[Position, Verdict]) -> None:
        """Give the learner of a place another mode and memory, and delete its record."""
        try:
            await self._store.replace(place, mode, memory)
        finally:
            self.drop(place.scope)

    def drop(self, scope: ScopeId) -> None:
        """Drop a learner from the cache."""
        self._being_read.discard(scope)
        self._cache.pop(scope, None)

    async def _get_cached(self, place: Place) -> _Cached:
        cached = self._cache.get(place.scope)
        while cached is None or self._now() - cached.read >= _CACHED_FOR:
            cached = await self._read(place)
        return cached

    async def _read(self, place: Place) -> _Cached | None:
        """Read a memory into the cache and return it, or None if it has changed meanwhile."""
        self._being_read.add(place.scope)
        saved = await self.load(place)
        if place.scope not in self._being_read:
            return None
        cached = _Cached(saved.mode, dict(saved.memory), self._now())
        self._cache[place.scope] = cached
        return cached
