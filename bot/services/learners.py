"""The learners of all servers: what each remembers, and what a match teaches it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import accumulate

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.match import Match, OpponentSeat
from bot.game.position import Position, Verdict
from bot.model.ids import Place, ScopeId
from bot.model.learner import RESULT_LETTERS, MemoryUpdate, SavedLearner
from bot.opponents.learner import LEARNER, MODES, Learner, learn
from bot.opponents.training import result_for
from bot.services.bounded import put_bounded
from bot.storage.learners import LearnerStore

USUAL_MODE = "original"
"""How a learner learns where nobody has chosen."""

_REMEMBERED = timedelta(minutes=1)
"""Another process may have taught it something."""

_MOST_REMEMBERED = 100
"""A memory may take half a megabyte."""


@dataclass(frozen=True, slots=True)
class _Known:
    mode: str
    memory: dict[Position, Verdict]
    read: datetime


class LearnerService:
    """One learner for each server, or direct conversation.

    Whatever is awaited here may raise DatabaseError.

    Args:
        brains: where their memories are saved.
        now: the present time, in UTC.
    """

    def __init__(self, brains: LearnerStore, *, now: Callable[[], datetime]) -> None:
        self._brains = brains
        self._now = now
        self._known: dict[ScopeId, _Known] = {}
        self._being_read: set[ScopeId] = set()

    async def brain(self, place: Place) -> SavedLearner:
        """All that is known of the learner of a place; a naive one if nothing is, or nothing that could be understood.

        A mode that does not exist was left by a later version of the bot; its memory stays until it is replaced.
        """
        found = await self._brains.find(place.scope)
        return found if found and found.mode in MODES else SavedLearner(USUAL_MODE)

    async def learner(self, place: Place) -> Learner:
        """The learner of a place, with all that it remembers now."""
        known = await self._look(place)
        return MODES[known.mode](known.memory)

    async def taught(self, match: Match, place: Place, since: int) -> MemoryUpdate | None:
        """What the plies of a match from number `since` on, counted from 0, teach the learner that plays in it."""
        seats = [mark for mark in Mark if match.seat(mark) == OpponentSeat(LEARNER)]
        if not seats or since == len(match.plies):
            return None
        known = await self._look(place)
        boards = [*accumulate(match.plies, Board.play, initial=Board(match.rules))]
        lessons = MODES[known.mode](known.memory).lessons(boards, seats, since)
        is_between_learners = len(seats) == len(Mark)
        has_result = match.board.is_over and not is_between_learners
        results = RESULT_LETTERS[result_for(match.board, seats[0])] if has_result else ""
        return MemoryUpdate(place, known.mode, lessons, results)

    async def teach(self, taught: MemoryUpdate) -> None:
        """Save what was learned outside of matches."""
        await self._brains.apply(taught)
        self.keep(taught)

    def keep(self, taught: MemoryUpdate) -> None:
        """Remember what has been saved."""
        self._being_read.discard(taught.place.scope)
        known = self._known.get(taught.place.scope)
        if known and known.mode == taught.mode:
            learn(known.memory, taught.lessons)

    async def replace(self, place: Place, mode: str, memory: dict[Position, Verdict]) -> None:
        """Give the learner of a place another memory, and no record."""
        try:
            await self._brains.replace(place, mode, memory)
        finally:
            self.forget(place.scope)

    def forget(self, scope: ScopeId) -> None:
        """Remember nothing of a learner, so that it is looked up again."""
        self._being_read.discard(scope)
        self._known.pop(scope, None)

    async def _look(self, place: Place) -> _Known:
        known = self._known.get(place.scope)
        while known is None or self._now() - known.read >= _REMEMBERED:
            known = await self._read(place)
        return known

    async def _read(self, place: Place) -> _Known | None:
        """What a learner remembers; None if something was learned while that was being read."""
        self._being_read.add(place.scope)
        brain = await self.brain(place)
        if place.scope not in self._being_read:
            return None
        known = _Known(brain.mode, dict(brain.memory), self._now())
        put_bounded(self._known, place.scope, known, _MOST_REMEMBERED)
        return known
