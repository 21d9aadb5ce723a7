"""The programs of a process, and how they come to their decisions without holding anyone up."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from random import Random
from time import perf_counter

from bot.game.match import Match, OpponentSeat
from bot.model.ids import Place
from bot.opponents.learner import LEARNER
from bot.opponents.opponent import Opponent
from bot.services.learners import LearnerService
from bot.services.metrics import Metrics


class OpponentPool:
    """The opponents that members play against, or watch.

    Args:
        opponents: by the names that seats are saved under.
        learners: play under one more name, in each place what is remembered there.
        rng: where every choice among equals comes from.
        metrics: is told of decisions.
    """

    def __init__(
        self, opponents: Mapping[str, Opponent], learners: LearnerService, *, rng: Random, metrics: Metrics
    ) -> None:
        self._opponents = opponents
        self._learners = learners
        self._rng = rng
        self._metrics = metrics

    @property
    def names(self) -> Collection[str]:
        """What seats can be saved under."""
        return self._opponents.keys() | {LEARNER}

    def is_to_move(self, match: Match) -> bool:
        """Whether the match waits for a program."""
        return not match.is_over and isinstance(match.seat(match.board.to_move), OpponentSeat)

    async def replied(self, match: Match, place: Place) -> Match:
        """With the program's reply, if one is due and takes no thought."""
        program = await self._to_move(match, place)
        if program is None or not program.is_quick(match.board):
            return match
        return match.play(self._decide(program, match))

    async def think(self, match: Match, place: Place) -> Match:
        """With the reply of the program that is to move, thought out in a thread if it takes any thought."""
        program = await self._to_move(match, place)
        assert program is not None
        if program.is_quick(match.board):
            return match.play(self._decide(program, match))
        return match.play(await asyncio.to_thread(self._decide, program, match))

    async def _to_move(self, match: Match, place: Place) -> Opponent | None:
        seat = match.seat(match.board.to_move)
        if match.is_over or not isinstance(seat, OpponentSeat):
            return None
        return await self._learners.learner(place) if seat.opponent == LEARNER else self._opponents[seat.opponent]

    def _decide(self, program: Opponent, match: Match) -> int:
        start = perf_counter()
        cell = program.choose(match.board, Random(self._rng.getrandbits(64)))
        self._metrics.decided(perf_counter() - start)
        return cell
