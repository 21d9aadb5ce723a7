"""Measure how exactly and how fast Connect Four is played, beside bitbully, and prove that only the centre column wins.

Bitbully has a book of all positions with twelve marks, so that it is an oracle for every position. It is timed without
the book, on positions that it solves in seconds: it finds the exact value of every move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

from benchmarks.report import Target, print_table
from benchmarks.timing import format_ratio, format_seconds
from bot.games.board import Board
from bot.players import gravity_kernel
from bot.players.columns import Columns, after
from bot.players.gravity import GravitySolver
from bot.players.gravity_search import GravitySearch, UnsolvedError, compiled_search
from tests.support import connect_four
from tests.support.connect_four import CONNECT_FOUR

SEED = 16
GAMES = 45
GROUPS = (range(8), range(8, 12), range(12, 16), range(16, 42))
"""The plies that share a row of the table."""

FIRST_PLY_OF_BITBULLY = 14
EVERY_NTH_OF_BITBULLY = 3
"""Bitbully is timed on every third position, because it is much slower without its book."""

PROOF_TABLE_SIZE = 2**24 + 43
"""The entries of the transposition table with which the first move is proven."""

HEADER = ("plies", "positions", "median", "p99", "max", "not proven", "wrong", "bitbully", "its max")


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the solver, and how long both solvers took; 0 where bitbully is not timed."""

    is_proven: bool
    is_right: bool
    seconds: float
    bitbully_seconds: float


def run() -> list[Target]:
    """Print the table and return the targets."""
    groups = {
        plies: [_decide(board, number) for number, board in enumerate(connect_four.positions(SEED, plies, GAMES))]
        for plies in GROUPS
    }
    rows = [_row(f"{plies[0]} - {plies[-1]}", group) for plies, group in groups.items()]
    print_table("Connect Four, each decision with an empty transposition table", HEADER, rows)
    decisions = [decision for group in groups.values() for decision in group]
    seconds = [decision.seconds for decision in decisions]
    failed = sum(not (decision.is_proven and decision.is_right) for decision in decisions)
    return [
        Target(
            "Connect Four, median of a decision under 0.2 s", format_seconds(median(seconds)), median(seconds) < 0.2
        ),
        Target("Connect Four, p99 of a decision under 2 s", format_seconds(_p99(seconds)), _p99(seconds) < 2),
        Target("Connect Four, decisions that are not proven or wrong", f"{failed} of {len(decisions)}", failed == 0),
        _compare_with_python(),
        _prove_centre(),
    ]


def _decide(board: Board, number: int) -> Decision:
    """Decide in a position, of which the number says whether bitbully is timed, too."""
    solver, values = GravitySolver(CONNECT_FOUR), connect_four.values(board)
    best, seconds = _timed(lambda: solver.best_moves(board))
    is_right = all(values[cell].result is max(values.values()).result for cell in best)
    bitbully_seconds = 0.0
    if board.ply >= FIRST_PLY_OF_BITBULLY and number % EVERY_NTH_OF_BITBULLY == 0:
        _, bitbully_seconds = _timed(lambda: (*connect_four.values(board, book=None),))
    return Decision(bool(best), is_right, seconds, bitbully_seconds)


def _row(name: str, decisions: Sequence[Decision]) -> tuple[str, ...]:
    seconds = [decision.seconds for decision in decisions]
    theirs = [decision.bitbully_seconds for decision in decisions if decision.bitbully_seconds] or [0.0]
    return (
        name,
        str(len(decisions)),
        *map(format_seconds, (median(seconds), _p99(seconds), max(seconds))),
        str(sum(not decision.is_proven for decision in decisions)),
        str(sum(not decision.is_right for decision in decisions)),
        *(format_seconds(figure) if figure else "" for figure in (median(theirs), max(theirs))),
    )


def _compare_with_python() -> Target:
    """Compare how many positions a second the compiled search and the search in Python visit."""
    board = Board(CONNECT_FOUR)
    python = _positions_a_second(board, gravity_kernel.search, 50_000)
    compiled = _positions_a_second(board, compiled_search() or gravity_kernel.search, 2_000_000)
    text = f"{compiled:,.0f} positions a second, in Python {python:,.0f} ({format_ratio(compiled / python)})"
    return Target("Connect Four, compiled search", text, compiled > 10 * python)


def _positions_a_second(board: Board, function: Callable[..., int], positions: int) -> float:
    """How many positions are searched in a second; the budget must be too small for the board."""
    columns = Columns(CONNECT_FOUR)
    search = GravitySearch(columns, positions, function)
    start = perf_counter()
    try:
        search.result(columns.position(board))
    except UnsolvedError:
        return positions / (perf_counter() - start)
    raise ValueError("the budget was not spent")


def _prove_centre() -> Target:
    """Prove without the table of openings that the first player wins in the centre column, and in no other.

    The other columns on the right are the mirrored ones on the left.
    """
    columns = Columns(CONNECT_FOUR)
    moves = columns.moves((0, 0))[: CONNECT_FOUR.columns // 2 + 1]
    start = perf_counter()
    wins: list[bool] = []
    for move in moves:
        search = GravitySearch(columns, 2**60, compiled_search() or gravity_kernel.search, PROOF_TABLE_SIZE)
        wins.append(search.score(after((0, 0), move), -1) < 0)
    text = f"columns 1 to 4: {', '.join('win' if win else 'no win' for win in wins)}"
    seconds = format_seconds(perf_counter() - start)
    return Target(
        "Connect Four, only the centre column wins", f"{text}, proven in {seconds}", wins == [False, False, False, True]
    )


def _timed(function: Callable[[], tuple[int, ...]]) -> tuple[tuple[int, ...], float]:
    start = perf_counter()
    result = function()
    return result, perf_counter() - start


def _p99(seconds: Sequence[float]) -> float:
    return quantiles(seconds, n=100, method="inclusive")[-1]
