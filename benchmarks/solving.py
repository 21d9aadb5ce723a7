"""Measure how fast boards without gravity are solved from nothing, 3x3 beside easyAI and OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from benchmarks.report import format_seconds, print_table
from benchmarks.rivals import HAS_OPENSPIEL, NO_OPENSPIEL, solve_with_easyai, solve_with_openspiel
from bot.games.lines import Board, Rules
from bot.players.deepening import deepen
from bot.players.deepening_search import Budget
from bot.players.minimax import Minimax

_SMALL = Rules(3, 3, 3)
_LARGER = (Rules(4, 4, 3), Rules(4, 4, 4), Rules(6, 5, 4), Rules(6, 6, 4), Rules(5, 5, 4))
_ROUNDS = 7
_UNLIMITED = 10**9


def run() -> None:
    """Print the tables."""
    solvers: dict[str, Callable[[], object]] = {
        "our minimax, which values every move": lambda: Minimax().values(Board(_SMALL)),
        "easyAI Negamax": lambda: solve_with_easyai(_SMALL, has_table=False),
        "easyAI Negamax with table": lambda: solve_with_easyai(_SMALL, has_table=True),
    }
    if HAS_OPENSPIEL:
        solvers["OpenSpiel alpha-beta"] = lambda: solve_with_openspiel(_SMALL)
    else:
        print(f"\n{NO_OPENSPIEL}")
    seconds: dict[str, list[float]] = {name: [] for name in solvers}
    for name, solve in [*solvers.items()] * _ROUNDS:
        start = perf_counter()
        solve()
        seconds[name].append(perf_counter() - start)
    rows = [(name, format_seconds(median(times))) for name, times in seconds.items()]
    print_table(f"3x3 solved from nothing (median of {_ROUNDS})", ("", "time"), rows)
    print_table("Larger boards solved by ours", ("", "found", "time", "positions"), [*map(_solve, _LARGER)])


def _solve(rules: Rules) -> tuple[str, str, str, str]:
    """Solve a board, and return the row of a table."""
    start, budget = perf_counter(), Budget(_UNLIMITED)
    value = deepen(Board(rules), budget).value
    name = f"{rules.rows}x{rules.columns}, {rules.in_a_row} in a row"
    return name, str(value), format_seconds(perf_counter() - start), f"{_UNLIMITED - budget.left:,}"
