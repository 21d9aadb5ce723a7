"""Players of other libraries, easyAI and OpenSpiel, and ours, that think for the same time a move.

OpenSpiel has no package for some systems and versions of Python, where it is left out. It is imported by name because
it has no type hints.
"""
# easyAI has no type hints; this module's own functions have.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# It marks methods as abstract with a class that only fits class methods.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from time import perf_counter
from typing import Any, cast

from easyAI import AI_Player, Negamax, TranspositionTable, TwoPlayerGame

from bot.games.lines import Board, Rules
from bot.games.mark import Mark
from bot.players.columns import is_fitting
from bot.players.perfect import Perfect

Choose = Callable[[Board, Sequence[int]], int]
"""Chooses a cell on a board, which was reached by these cells."""

NewPlayer = Callable[[Rules, float, int], Choose]
"""Returns a player for one game: of these rules, with so many seconds a move, and with a seed."""

HAS_OPENSPIEL = find_spec("pyspiel") is not None
NO_OPENSPIEL = (
    "OpenSpiel is not installed, so its rows are missing. Where it has a package for your Python and system, the extra "
    "`bench` installs it."
)

SOLVED_A_SECOND = 50_000
"""Limits the solver of games with gravity, which has no clock. Compiled, it searches thirty times as many positions, in
about half a second."""

_UNLIMITED = 10**9
_MEGABYTES = 500
_WIN = 100


def new_ours(rules: Rules, seconds: float, seed: int) -> Choose:
    """Return our level perfect, limited by time, or by what the solver searches in less than that."""
    positions = round(SOLVED_A_SECOND * seconds) if is_fitting(rules) else _UNLIMITED
    perfect, rng = Perfect(positions, seconds=seconds, clock=perf_counter), Random(seed)
    return lambda board, _: perfect.choose(board, rng)


def new_easyai(rules: Rules, seconds: float, seed: int) -> Choose:
    """Return easyAI's Negamax, which has no clock: it searches one ply deeper each time until its time is over."""
    del seed

    def choose(board: Board, plies: Sequence[int]) -> int:
        del plies
        deadline, best = perf_counter() + seconds, board.legal_moves[0]
        try:
            for depth in range(1, rules.cells - board.plies + 1):
                game = LineGame(board, deadline)
                best = cast(int, Negamax(depth, win_score=_WIN, tt=TranspositionTable())(game))
        except TimeoutError:
            pass
        return best

    return choose


def new_mcts(rules: Rules, seconds: float, seed: int) -> Choose:
    """Return OpenSpiel's Monte Carlo tree search, with the settings of its own example, `mcts_example.cc`, and its
    solver on.
    """
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(_openspiel_name(rules))
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    policy = spiel.ChildSelectionPolicy.UCT
    bot = spiel.MCTSBot(game, evaluator, 2.0, _UNLIMITED, _MEGABYTES, True, seed, False, policy, seconds)

    def choose(board: Board, plies: Sequence[int]) -> int:
        state = game.new_initial_state()
        for cell in plies:
            state.apply_action(cell % rules.columns if rules.gravity else cell)
        action: int = bot.step(state)
        columns = {cell % rules.columns: cell for cell in board.legal_moves}
        return columns[action] if rules.gravity else action

    return choose


RIVALS: Mapping[str, NewPlayer] = {
    "easyAI Negamax": new_easyai,
    **({"OpenSpiel MCTS": new_mcts} if HAS_OPENSPIEL else {}),
}
"""The players that ours meets."""


def solve_with_easyai(rules: Rules, *, has_table: bool) -> None:
    """Search from the empty board to the end of the game with Negamax."""
    table = TranspositionTable() if has_table else None
    Negamax(rules.cells, win_score=_WIN, tt=table)(LineGame(Board(rules)))


def solve_with_openspiel(rules: Rules) -> None:
    """Search from the empty board to the end of the game with alpha-beta in Python."""
    game: Any = import_module("pyspiel").load_game(_openspiel_name(rules))
    search: Callable[..., object] = import_module("open_spiel.python.algorithms.minimax").alpha_beta_search
    search(game)


def _openspiel_name(rules: Rules) -> str:
    """Return OpenSpiel's name of a game; with gravity it has standard Connect Four alone."""
    return "connect_four" if rules.gravity else f"mnk(m={rules.columns},n={rules.rows},k={rules.in_a_row})"


class LineGame(TwoPlayerGame):
    """A game in which lines win, in easyAI's form.

    Args:
        deadline: when a search raises TimeoutError, in the seconds of `perf_counter`.
    """

    def __init__(self, board: Board, deadline: float = inf) -> None:
        self.players = [AI_Player(None), AI_Player(None)]
        self.current_player = 1 if board.to_move is Mark.X else 2
        self.rules = board.rules
        self.bits = [board.x, board.o]
        self.deadline = deadline
        self.through = [[mask for mask in board.rules.line_masks if mask >> c & 1] for c in range(board.rules.cells)]
        self.last: list[int] = []

    def possible_moves(self) -> list[int]:
        """Return the cells where the player may play."""
        taken, below = self.bits[0] | self.bits[1], self.rules.columns
        empty = [cell for cell in range(self.rules.cells) if not taken >> cell & 1]
        if not self.rules.gravity:
            return empty
        return [cell for cell in empty if cell + below >= self.rules.cells or taken >> cell + below & 1]

    def make_move(self, move: int) -> None:
        """Play a cell, unless the time is over."""
        if perf_counter() >= self.deadline:
            raise TimeoutError
        self.bits[self.current_player - 1] |= 1 << move
        self.last.append(move)

    def unmake_move(self, move: int) -> None:
        """Take a move back."""
        self.bits[self.current_player - 1] &= ~(1 << move)
        self.last.pop()

    def lose(self) -> bool:
        """Return whether the other player has just completed a line."""
        other = self.bits[2 - self.current_player]
        return bool(self.last) and any(mask & other == mask for mask in self.through[self.last[-1]])

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.lose() or (self.bits[0] | self.bits[1]).bit_count() == self.rules.cells

    def scoring(self) -> int:
        """Return the score for the player to move."""
        return -_WIN if self.lose() else 0

    def ttentry(self) -> tuple[int, int]:
        """Return the key of the position in the table."""
        return self.bits[0], self.bits[1]
