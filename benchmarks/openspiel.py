"""OpenSpiel, if it is installed: alpha-beta search in Python and Monte Carlo tree search, on its games in C++."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from typing import Any

from bot.games.board import Board
from bot.games.rules import Rules

NAME = "OpenSpiel alpha-beta"
MCTS = "OpenSpiel MCTS"
IS_INSTALLED = find_spec("pyspiel") is not None
HOW_TO_INSTALL = (
    "OpenSpiel is not installed, so its rows are missing. Where it has a package for your Python and system, the extra "
    "`bench` installs it."
)

_MAX_SIMULATIONS = 10**9
_MEGABYTES = 500


def prepare(boards: Sequence[Board]) -> Callable[[], list[int]]:
    """Return a function that chooses a cell on each of the boards, without caching results in between.

    OpenSpiel is imported by name because it has no type hints and is usually not installed.
    """
    game: Any = import_module("pyspiel").load_game("tic_tac_toe")
    search: Callable[..., tuple[float, int]] = import_module("open_spiel.python.algorithms.minimax").alpha_beta_search
    states = [_state(game, board) for board in boards]
    return lambda: [search(game, state=state)[1] for state in states]


def _state(game: Any, board: Board) -> Any:
    """Return a board as an OpenSpiel state.

    OpenSpiel reaches a state by playing. Any order of the plies will do, because the board has no line.
    """
    state = game.new_initial_state()
    cells = range(board.rules.cells)
    x_plies, o_plies = ([cell for cell in cells if bits >> cell & 1] for bits in (board.x, board.o))
    for plies in zip_longest(x_plies, o_plies):
        for cell in plies:
            if cell is not None:
                state.apply_action(cell)
    return state


def new_mcts(rules: Rules, seconds: float, seed: int) -> Callable[[Board, Sequence[int]], int]:
    """Return a player of one game that searches for this time at each move.

    The settings are those of OpenSpiel's own example, `mcts_example.cc`, with its solver on.
    """
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(_game(rules))
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    policy = spiel.ChildSelectionPolicy.UCT
    bot = spiel.MCTSBot(game, evaluator, 2.0, _MAX_SIMULATIONS, _MEGABYTES, True, seed, False, policy, seconds)

    def choose(board: Board, plies: Sequence[int]) -> int:
        state = game.new_initial_state()
        for cell in plies:
            state.apply_action(cell % rules.columns if rules.gravity else cell)
        action: int = bot.step(state)
        columns = {cell % rules.columns: cell for cell in board.legal_moves}
        return columns[action] if rules.gravity else action

    return choose


def _game(rules: Rules) -> str:
    """Return OpenSpiel's name of a game; with gravity it has standard Connect Four alone."""
    return "connect_four" if rules.gravity else f"mnk(m={rules.columns},n={rules.rows},k={rules.in_a_row})"


def visit(rules: Rules, depth: int) -> int:
    """Search to a depth with alpha-beta, and return how many positions were visited at that depth."""
    game: Any = import_module("pyspiel").load_game(_game(rules))
    search: Callable[..., object] = import_module("open_spiel.python.algorithms.minimax").alpha_beta_search
    positions = 0

    def value(state: object) -> int:
        nonlocal positions
        del state
        positions += 1
        return 0

    search(game, value_function=value, maximum_depth=depth, maximizing_player_id=0)
    return positions
