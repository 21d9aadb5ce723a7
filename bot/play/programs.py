"""The programs of a process, and how they come to their decisions without holding anyone up."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from random import Random
from time import perf_counter

from bot.game.match import Match, OpponentSeat
from bot.opponents.opponent import Opponent
from bot.play.metrics import Metrics


class Programs:
    """The opponents that members play against, or watch.

    Args:
        opponents: by the names that seats are saved under.
        chance: where every choice among equals comes from.
        metrics: is told of decisions.
    """

    def __init__(self, opponents: Mapping[str, Opponent], *, chance: Random, metrics: Metrics) -> None:
        self._opponents = opponents
        self._chance = chance
        self._metrics = metrics

    @property
    def names(self) -> Collection[str]:
        """What seats can be saved under."""
        return self._opponents.keys()

    def is_to_move(self, match: Match) -> bool:
        """Whether the match waits for a program."""
        return self._to_move(match) is not None

    def replied(self, match: Match) -> Match:
        """With the program's reply, if one is due and takes no thought."""
        program = self._to_move(match)
        if program is None or not program.is_quick(match.board):
            return match
        return match.play(self._decide(program, match))

    async def think(self, match: Match) -> Match:
        """With the reply of the program that is to move, thought out in a thread if it takes any thought."""
        program = self._to_move(match)
        assert program is not None
        if program.is_quick(match.board):
            return match.play(self._decide(program, match))
        return match.play(await asyncio.to_thread(self._decide, program, match))

    def _to_move(self, match: Match) -> Opponent | None:
        seat = match.seat(match.board.to_move)
        return self._opponents[seat.opponent] if isinstance(seat, OpponentSeat) and not match.is_over else None

    def _decide(self, program: Opponent, match: Match) -> int:
        start = perf_counter()
        cell = program.choose(match.board, Random(self._chance.getrandbits(64)))
        self._metrics.decided(perf_counter() - start)
        return cell
