"""OpenSpiel, if it is installed: its alpha-beta search in Python on its tic-tac-toe in C++."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from typing import Any

from bot.game.board import Board

NAME = "OpenSpiel alpha-beta"
IS_INSTALLED = find_spec("pyspiel") is not None


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
