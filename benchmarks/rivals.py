"""Players of other libraries, and ours, that think for the same time a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter

from benchmarks import openspiel
from benchmarks.easyai import TimedNegamax
from bot.games.board import Board
from bot.games.rules import Rules
from bot.players.columns import is_fitting
from bot.players.perfect import Perfect

Choose = Callable[[Board, Sequence[int]], int]
"""Chooses a cell on a board, which was reached by these cells."""

NewPlayer = Callable[[Rules, float, int], Choose]
"""Returns a player for one game: of these rules, with so many seconds a move, and with a seed."""

OURS = "our level perfect"
EASYAI = "easyAI Negamax"


SOLVED_A_SECOND = 50_000
"""Limits the solver of games with gravity, which has no clock. Compiled, it searches thirty times as many positions, in
about half a second."""

UNLIMITED = 10**9


def new_ours(rules: Rules, seconds: float, seed: int) -> Choose:
    """Return our level perfect, limited by time, or by what the solver searches in less than that."""
    positions = round(SOLVED_A_SECOND * seconds) if is_fitting(rules) else UNLIMITED
    perfect, rng = Perfect(positions, seconds=seconds, clock=perf_counter), Random(seed)
    return lambda board, _: perfect.choose(board, rng)


def new_easyai(rules: Rules, seconds: float, seed: int) -> Choose:
    """Return easyAI's Negamax, which deepens until its time is over."""
    negamax = TimedNegamax(rules, seconds)
    del seed
    return lambda board, _: negamax.choose(board)


RIVALS: Mapping[str, NewPlayer] = {
    EASYAI: new_easyai,
    **({openspiel.MCTS: openspiel.new_mcts} if openspiel.IS_INSTALLED else {}),
}
"""The players that ours meets."""
