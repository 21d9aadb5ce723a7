"""How long a decision takes: our Minimax beside a textbook's, easyAI's, OpenSpiel's, and a dictionary.

Every contestant gets the positions in its own form before the clock starts. The cells that it chose
are held against the exhaustive oracle of the tests: each must keep what the position was worth.
Ours does more than that, as it values every legal move and takes the quickest win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from benchmarks import openspiel, textbook
from benchmarks.easyai import EasyAi, Game
from benchmarks.report import Aim, print_table
from benchmarks.timing import Timing, format_ratio, format_seconds, time_in_turns
from bot.game.board import Board, Outcome
from bot.game.rules import TIC_TAC_TOE
from bot.opponents.minimax import Minimax
from tests.oracle import unfinished, value

OURS = "our Minimax"
TEXTBOOK = "textbook minimax on lists"
DICTIONARY = "bare dictionary look-up"

HEADER = ("", "median", "min - max", "per decision", "ours = 1", "checked")

Decide = Callable[[], list[int]]
"""Chooses a cell on each of the boards that it was prepared for."""

Prepare = Callable[[Sequence[Board]], Decide]
"""Puts boards into a contestant's own form."""

Contestants = Mapping[str, Prepare]


def run() -> list[Aim]:
    """Print the tables, and tell what became of the aims."""
    boards = unfinished(TIC_TAC_TOE)
    all_boards = f"All {len(boards):,} positions with a move to make"
    root = _contest("The empty board, nothing solved before", FROM_NOTHING, [Board()], laps=7)
    _contest(f"{all_boards}, nothing solved before each", FROM_NOTHING, boards, laps=3)
    _contest(f"{all_boards}, with a table that is empty before the first", KEEPING_A_TABLE, boards, laps=5)
    solved = _contest(f"{all_boards}, with a table that knows them", SOLVED, boards, laps=9, passes=10)
    return [_aim_from_nothing(root[OURS], root[TEXTBOOK]), _aim_solved(solved[OURS], solved[DICTIONARY])]


def _contest(
    title: str, contestants: Contestants, boards: Sequence[Board], laps: int, passes: int = 1
) -> dict[str, Timing]:
    """Time the contestants on all of the boards, check them, and print a table."""
    results = time_in_turns({name: prepare(boards) for name, prepare in contestants.items()}, laps, passes)
    ours, _ = results[OURS]
    rows = [
        (*_times(name, timing, ours, len(boards)), _check(contestants[name], boards, cells))
        for name, (timing, cells) in results.items()
    ]
    if contestants is FROM_NOTHING and not openspiel.IS_INSTALLED:
        rows.append((openspiel.NAME, "not installed", "", "", "", ""))
    print_table(f"{title} ({laps} laps)", HEADER, rows)
    return {name: timing for name, (timing, _) in results.items()}


def _times(name: str, timing: Timing, ours: Timing, decisions: int) -> tuple[str, str, str, str, str]:
    median, ratio = format_seconds(timing.median), format_ratio(timing.median / ours.median)
    return name, median, timing.range, format_seconds(timing.median / decisions), ratio


def _check(prepare: Prepare, boards: Sequence[Board], cells: Sequence[int]) -> str:
    """On how many boards the chosen cell keeps a win a win and a draw a draw, however long it takes.

    On the empty board every cell does, so there a contestant has to play on against itself: to a draw.
    """
    if boards == [Board()]:
        return "plays itself to a draw" if _self_play(prepare) == Outcome(winner=None) else "WRONG"
    pairs = zip(boards, cells, strict=True)
    right = sum(value(board.play(cell)).one_ply_earlier().result is value(board).result for board, cell in pairs)
    return f"{right:,} of {len(boards):,} right"


def _self_play(prepare: Prepare) -> Outcome | None:
    board = Board()
    while not board.is_over:
        board = board.play(*prepare([board])())
    return board.outcome


def _aim_from_nothing(ours: Timing, others: Timing) -> Aim:
    figure = f"{format_seconds(ours.median)}; the textbook's takes {format_seconds(others.median)}"
    return Aim("3x3 solved from nothing in less than 10 ms", figure, ours.median < 0.010)


def _aim_solved(ours: Timing, dictionary: Timing) -> Aim:
    ratio = ours.median / dictionary.median
    return Aim("a solved decision within 20 dictionary look-ups", f"{ratio:.1f} look-ups", ratio <= 20)


def _ours(boards: Sequence[Board]) -> Decide:
    rng = Random(1)
    return lambda: [Minimax().choose(board, rng) for board in boards]


def _ours_keeping_a_table(boards: Sequence[Board]) -> Decide:
    rng = Random(1)

    def decide() -> list[int]:
        minimax = Minimax()
        return [minimax.choose(board, rng) for board in boards]

    return decide


def _ours_solved(boards: Sequence[Board]) -> Decide:
    minimax, rng = Minimax(), Random(1)
    return _once_filled(lambda: [minimax.choose(board, rng) for board in boards])


def _textbook(boards: Sequence[Board]) -> Decide:
    positions = [(list(str(board).replace("/", "").replace(".", " ")), board.to_move.value) for board in boards]
    return lambda: [textbook.best_move(cells, player) for cells, player in positions]


def _easyai(boards: Sequence[Board]) -> Decide:
    games = [Game(board) for board in boards]
    return lambda: [EasyAi(has_table=False).choose(game) for game in games]


def _easyai_with_table(boards: Sequence[Board]) -> Decide:
    games = [Game(board) for board in boards]
    return lambda: [EasyAi(has_table=True).choose(game) for game in games]


def _easyai_keeping_a_table(boards: Sequence[Board]) -> Decide:
    games = [Game(board) for board in boards]

    def decide() -> list[int]:
        program = EasyAi(has_table=True)
        return [program.choose(game) for game in games]

    return decide


def _easyai_solved(boards: Sequence[Board]) -> Decide:
    games, program = [Game(board) for board in boards], EasyAi(has_table=True)
    return _once_filled(lambda: [program.choose(game) for game in games])


def _once_filled(decide: Decide) -> Decide:
    """The same, after it has been done once and its table has been filled."""
    decide()
    return decide


def _dictionary(boards: Sequence[Board]) -> Decide:
    """What no program can beat: the answers, worked out beforehand and asked for by ready-made keys."""
    minimax, rng = Minimax(), Random(1)
    answers = {(board.x, board.o): minimax.choose(board, rng) for board in boards}
    keys = [(board.x, board.o) for board in boards]
    return lambda: [answers[key] for key in keys]


FROM_NOTHING: Contestants = {
    OURS: _ours,
    TEXTBOOK: _textbook,
    "easyAI Negamax": _easyai,
    "easyAI Negamax with table": _easyai_with_table,
    **({openspiel.NAME: openspiel.prepare} if openspiel.IS_INSTALLED else {}),
}
"""Everyone forgets all before every decision."""

KEEPING_A_TABLE: Contestants = {OURS: _ours_keeping_a_table, "easyAI Negamax with table": _easyai_keeping_a_table}
"""Everyone forgets all before every lap."""

SOLVED: Contestants = {OURS: _ours_solved, "easyAI Negamax with table": _easyai_solved, DICTIONARY: _dictionary}
"""Nobody forgets anything."""
