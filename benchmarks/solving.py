"""Measure how fast boards without gravity are solved from nothing, and how many positions a second searches visit.

Each implementation counts the positions that it visits in its own way, so the figures say how much work it does in a
second, not how far it reaches.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from benchmarks import openspiel
from benchmarks.easyai import visit
from benchmarks.report import Target, print_table
from benchmarks.rivals import EASYAI
from bot.games.board import Board
from bot.games.rules import Rules
from bot.games.value import Result
from bot.players.budget import Budget
from bot.players.deepening import deepen
from bot.players.minimax import Minimax

_FIVE = Rules(5, 5, 4)
_DEPTH = 6
_POSITIONS = 200_000
_UNLIMITED = 10**9
_MAX_SECONDS = 0.3


def run() -> list[Target]:
    """Print the tables and return the targets."""
    start = perf_counter()
    values = Minimax().values(Board(Rules(4, 4, 4)))
    seconds = perf_counter() - start
    is_draw = {value.result for value in values.values()} == {Result.DRAW}
    rows = [("4x4, four in a row, every move", "draw" if is_draw else "WRONG", f"{seconds:.4f} s", "")]
    rows += [_solved(rules) for rules in (Rules(4, 4, 3), Rules(6, 5, 4), Rules(6, 6, 4), _FIVE)]
    print_table("Boards solved from nothing", ("", "found", "time", "positions"), rows)
    visits: dict[str, Callable[[], int]] = {"our deepening search": _visit, EASYAI: lambda: visit(Board(_FIVE), _DEPTH)}
    if openspiel.IS_INSTALLED:
        visits[openspiel.NAME] = lambda: openspiel.visit(_FIVE, _DEPTH)
    print_table(
        "Positions a second, on the empty 5x5", ("", "positions", "a second"), [_rate(*v) for v in visits.items()]
    )
    if not openspiel.IS_INSTALLED:
        print(f"\n{openspiel.HOW_TO_INSTALL}")
    return [Target("4x4 solved from nothing within 0.3 s", f"{seconds:.4f} s", is_draw and seconds <= _MAX_SECONDS)]


def _solved(rules: Rules) -> tuple[str, str, str, str]:
    """Solve a board, and return the row of a table."""
    start, budget = perf_counter(), Budget(_UNLIMITED)
    value = deepen(Board(rules), budget).value
    seconds = perf_counter() - start
    name = f"{rules.rows}x{rules.columns}, {rules.in_a_row} in a row"
    return name, str(value), f"{seconds:.3f} s", f"{_UNLIMITED - budget.left:,}"


def _visit() -> int:
    """Visit positions with our search, and return how many."""
    deepen(Board(_FIVE), Budget(_POSITIONS))
    return _POSITIONS


def _rate(name: str, visit: Callable[[], int]) -> tuple[str, str, str]:
    """Return the row of a table for a function that visits positions and returns how many."""
    start = perf_counter()
    positions = visit()
    return name, f"{positions:,}", f"{positions / (perf_counter() - start):,.0f}"
