"""Measure how long choosing a cell takes: our Minimax, textbook minimax, easyAI, OpenSpiel, and a dictionary.

Each implementation gets the positions in its own form before the clock starts. The chosen cells are checked with the
exhaustive oracle of the tests: each must keep the result that best play leads to. Ours does more, since it evaluates
every legal move and chooses the quickest win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from benchmarks import openspiel, textbook
from benchmarks.easyai import EasyAi, Game
from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds, time_alternately
from bot.games.board import Board, Outcome
from bot.games.rules import TIC_TAC_TOE
from bot.players.minimax import Minimax
from tests.support.oracle import unfinished, value

OURS = "our Minimax"
TEXTBOOK = "textbook minimax on lists"
DICTIONARY = "dictionary lookup"

HEADER = ("", "median", "min - max", "per decision", "ours = 1", "checked")

Decide = Callable[[], list[int]]
"""Chooses a cell on each of the boards that it was prepared for."""

Prepare = Callable[[Sequence[Board]], Decide]
"""Converts boards to the form of an implementation."""

Implementations = Mapping[str, Prepare]


def run() -> list[Target]:
    """Print the tables and return the targets."""
    boards = unfinished(TIC_TAC_TOE)
    all_boards = f"All {len(boards):,} unfinished positions"
    root = _compare("The empty board, nothing cached", UNCACHED, [Board()], rounds=7)
    _compare(f"{all_boards}, nothing cached", UNCACHED, boards, rounds=3)
    _compare(f"{all_boards}, with a table that is empty at first", CACHED, boards, rounds=5)
    solved = _compare(f"{all_boards}, with a table that contains them", SOLVED, boards, rounds=9, repeats=10)
    return [_empty_board_target(root[OURS], root[TEXTBOOK]), _solved_target(solved[OURS], solved[DICTIONARY])]


def _compare(
    title: str, implementations: Implementations, boards: Sequence[Board], rounds: int, repeats: int = 1
) -> dict[str, Timing]:
    """Time the implementations on the boards, check their cells, and print a table."""
    results = time_alternately({name: prepare(boards) for name, prepare in implementations.items()}, rounds, repeats)
    ours, _ = results[OURS]
    rows = [
        (*_times(name, timing, ours, len(boards)), _check(implementations[name], boards, cells))
        for name, (timing, cells) in results.items()
    ]
    if implementations is UNCACHED and not openspiel.IS_INSTALLED:
        rows.append((openspiel.NAME, "not installed", "", "", "", ""))
    print_table(f"{title} ({rounds} rounds)", HEADER, rows)
    return {name: timing for name, (timing, _) in results.items()}


def _times(name: str, timing: Timing, ours: Timing, decisions: int) -> tuple[str, str, str, str, str]:
    median, ratio = format_seconds(timing.median), format_ratio(timing.median / ours.median)
    return name, median, timing.range, format_seconds(timing.median / decisions), ratio


def _check(prepare: Prepare, boards: Sequence[Board], cells: Sequence[int]) -> str:
    """Report on how many boards the chosen cell keeps the result of best play.

    On the empty board every cell does, so there an implementation has to play itself to a draw instead.
    """
    if boards == [Board()]:
        return "plays itself to a draw" if _self_play(prepare) == Outcome(winner=None) else "WRONG"
    pairs = zip(boards, cells, strict=True)
    correct = sum(value(board.play(cell)).one_ply_earlier().result is value(board).result for board, cell in pairs)
    return f"{correct:,} of {len(boards):,} correct"


def _self_play(prepare: Prepare) -> Outcome | None:
    board = Board()
    while not board.is_over:
        board = board.play(*prepare([board])())
    return board.outcome


def _empty_board_target(ours: Timing, textbook_timing: Timing) -> Target:
    figure = f"{format_seconds(ours.median)}; textbook minimax takes {format_seconds(textbook_timing.median)}"
    return Target("3x3 solved from scratch in less than 10 ms", figure, ours.median < 0.010)


def _solved_target(ours: Timing, dictionary: Timing) -> Target:
    ratio = ours.median / dictionary.median
    return Target("a cached decision within 20 dictionary lookups", f"{ratio:.1f} lookups", ratio <= 20)


def _ours(boards: Sequence[Board]) -> Decide:
    rng = Random(1)
    return lambda: [Minimax().choose(board, rng) for board in boards]


def _ours_cached(boards: Sequence[Board]) -> Decide:
    rng = Random(1)

    def decide() -> list[int]:
        minimax = Minimax()
        return [minimax.choose(board, rng) for board in boards]

    return decide


def _ours_solved(boards: Sequence[Board]) -> Decide:
    minimax, rng = Minimax(), Random(1)
    return _warmed_up(lambda: [minimax.choose(board, rng) for board in boards])


def _textbook(boards: Sequence[Board]) -> Decide:
    positions = [(list(str(board).replace("/", "").replace(".", " ")), board.to_move.value) for board in boards]
    return lambda: [textbook.best_move(cells, player) for cells, player in positions]


def _easyai(boards: Sequence[Board]) -> Decide:
    games = [Game(board) for board in boards]
    return lambda: [EasyAi(has_table=False).choose(game) for game in games]


def _easyai_with_table(boards: Sequence[Board]) -> Decide:
    games = [Game(board) for board in boards]
    return lambda: [EasyAi(has_table=True).choose(game) for game in games]


def _easyai_cached(boards: Sequence[Board]) -> Decide:
    games = [Game(board) for board in boards]

    def decide() -> list[int]:
        search = EasyAi(has_table=True)
        return [search.choose(game) for game in games]

    return decide


def _easyai_solved(boards: Sequence[Board]) -> Decide:
    games, search = [Game(board) for board in boards], EasyAi(has_table=True)
    return _warmed_up(lambda: [search.choose(game) for game in games])


def _warmed_up(decide: Decide) -> Decide:
    """Call the function once, to fill its table, and return it."""
    decide()
    return decide


def _dictionary(boards: Sequence[Board]) -> Decide:
    """Look up precomputed cells with precomputed keys: a lower bound for any implementation."""
    minimax, rng = Minimax(), Random(1)
    cells = {(board.x, board.o): minimax.choose(board, rng) for board in boards}
    keys = [(board.x, board.o) for board in boards]
    return lambda: [cells[key] for key in keys]


UNCACHED: Implementations = {
    OURS: _ours,
    TEXTBOOK: _textbook,
    "easyAI Negamax": _easyai,
    "easyAI Negamax with table": _easyai_with_table,
    **({openspiel.NAME: openspiel.prepare} if openspiel.IS_INSTALLED else {}),
}
"""No results are cached between decisions."""

CACHED: Implementations = {OURS: _ours_cached, "easyAI Negamax with table": _easyai_cached}
"""Tables are reused within one round."""

SOLVED: Implementations = {OURS: _ours_solved, "easyAI Negamax with table": _easyai_solved, DICTIONARY: _dictionary}
"""Tables are reused in all rounds."""
