"""Measure how exactly and how fast Connect Four is played, beside bitbully, and prove that only the centre column wins.

Bitbully has a book of all positions with twelve marks, so that it is an oracle for every position. It is timed without
the book, on positions that it solves in seconds: it finds the exact value of every move.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from benchmarks.report import format_seconds, print_table
from bot.games.lines import Board
from bot.players import gravity_kernel
from bot.players.columns import Columns, after
from bot.players.gravity import GravitySolver
from bot.players.gravity_search import GravitySearch, UnsolvedError, compiled_search
from tests.support import connect_four
from tests.support.connect_four import CONNECT_FOUR

SEED = 16
LISTED = 45
GROUPS = (range(8), range(8, 12), range(12, 16), range(16, 42))
"""The plies that share a row of the table."""

FIRST_PLY_OF_BITBULLY = 14
EVERY_NTH_OF_BITBULLY = 3
"""Bitbully is timed on every third position, because it is much slower without its book."""

PROOF_TABLE_SIZE = 2**24 + 43
"""The entries of the transposition table with which the first move is proven."""

HEADER = ("plies", "positions", "median", "longest", "not proven", "given away", "bitbully", "its longest")


def run() -> None:
    """Print the figures."""
    search = compiled_search() or gravity_kernel.search
    print_table("Each decision with an empty transposition table", HEADER, [_row(plies) for plies in GROUPS])
    python, compiled = _rate(gravity_kernel.search, 50_000), _rate(search, 2_000_000)
    print(f"\n  Positions a second: {compiled:,.0f}, in Python {python:,.0f}")
    start, proven = perf_counter(), _prove_first_moves(search)
    print(f"  Columns 1 to 4: {', '.join(proven)}, proven in {format_seconds(perf_counter() - start)}")


def _row(plies: range) -> tuple[str, ...]:
    """Decide in positions of some plies, and return their row of the table."""
    ours, theirs, unproven, wrong = list[float](), list[float](), 0, 0
    for number, board in enumerate(connect_four.positions(SEED, plies, LISTED)):
        solver, values = GravitySolver(CONNECT_FOUR), connect_four.values(board)
        start = perf_counter()
        best = solver.best_moves(board)
        ours.append(perf_counter() - start)
        unproven += not best
        wrong += any(values[cell].result is not max(values.values()).result for cell in best)
        if board.plies >= FIRST_PLY_OF_BITBULLY and number % EVERY_NTH_OF_BITBULLY == 0:
            start = perf_counter()
            connect_four.values(board, book=None)
            theirs.append(perf_counter() - start)
    times = (
        format_seconds(figure(seconds)) if seconds else "" for seconds in (ours, theirs) for figure in (median, max)
    )
    median_of_ours, longest, *bitbully = times
    name = f"{plies[0]} to {plies[-1]}"
    return (name, str(len(ours)), median_of_ours, longest, str(unproven), str(wrong), *bitbully)


def _rate(search: Callable[..., int], positions: int) -> float:
    """Return how many positions are searched in a second; they must be too few to solve the empty board."""
    columns = Columns(CONNECT_FOUR)
    start = perf_counter()
    try:
        GravitySearch(columns, positions, search).result(columns.position(Board(CONNECT_FOUR)))
    except UnsolvedError:
        return positions / (perf_counter() - start)
    raise ValueError("the empty board was solved")


def _prove_first_moves(search: Callable[..., int]) -> list[str]:
    """Prove without the table of openings which first moves win; the columns on the right are mirrored ones."""
    columns = Columns(CONNECT_FOUR)
    proven: list[str] = []
    for move in columns.moves((0, 0))[: CONNECT_FOUR.columns // 2 + 1]:
        score = GravitySearch(columns, 2**60, search, PROOF_TABLE_SIZE).score(after((0, 0), move), -1)
        proven.append("win" if score < 0 else "no win")
    return proven
