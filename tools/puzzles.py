"""Finds the puzzles of the larger games: `.venv/bin/python tools/puzzles.py` writes bot/opponents/puzzle_data/.

The positions are from seeded games in which both sides win at once and prevent a win at once where they can, and play
at random otherwise. A position is a puzzle if a search proves that exactly one move wins, in 3 to 7 plies, or that
exactly one move holds the draw and all others lose. No side can win at once, so that the move has to be found.

Up to 42 cells, the search is exhaustive. On larger boards it gives up soon, and a position counts only if it has proven
the result of every legal move. That is likely only where a side could make a fork, so no others are searched. What the
search proves is exact; docs/opponents.md says why. The same puzzles are found each time. It takes some minutes for each
game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

from bot.game.board import Board
from bot.game.games import GAMES
from bot.game.mark import Mark
from bot.game.position import canonical, position_of
from bot.game.rules import Rules
from bot.game.value import Result, Value
from bot.model.learner import RESULT_LETTERS
from bot.opponents.evaluation import Evaluator
from bot.opponents.minimax import Minimax
from bot.opponents.puzzles import puzzle_path
from bot.opponents.reasons import are_proven
from bot.opponents.search import random_choice
from bot.opponents.threats import forks, threats

SEED = 20260101
COUNT = 300
EMPTY = {
    "4x4": range(6, 12),
    "5x5": range(10, 15),
    "7x7": range(12, 31),
    "9x9": range(25, 71),
    "connect4": range(12, 19),
}
"""How many cells are empty in the puzzles of each game."""

MAX_CELLS_SOLVED = 42
"""Positions of boards of at most this many cells are searched to the end."""

POSITIONS = 1_000
"""How many positions are visited at most to prove all moves on a larger board."""

MAX_DRAWS = COUNT // 3
"""How many of the puzzles ask for a draw, which is a less exciting goal."""

PLIES = range(3, 8)
"""How many plies a win takes."""


def natural_game(rules: Rules, rng: Random) -> Iterator[Board]:
    """The positions of a game whose players see wins and threats one ply ahead."""
    board = Board(rules)
    while not board.is_over:
        yield board
        mover = board.to_move
        cells = threats(board, mover) or threats(board, mover.other) or board.legal_moves
        board = board.play(random_choice(cells, rng))


def is_quiet(board: Board) -> bool:
    """Whether no side can complete a line at once."""
    return not threats(board, board.to_move) and not threats(board, board.to_move.other)


def prover(rules: Rules) -> Callable[[Board], Mapping[int, Value | None]]:
    """What finds the values of the legal moves of a position: None if not proven, and empty if it is not searched."""
    if rules.cells <= MAX_CELLS_SOLVED:
        return Minimax().values
    evaluator = Evaluator(POSITIONS, clock=lambda: 0.0)  # without a clock, it finds the same each time
    return lambda board: evaluator.evaluate(board).values if any(forks(board, mark) for mark in Mark) else {}


def is_puzzle(values: Mapping[int, Value]) -> bool:
    """Whether exactly one of several moves wins, not too early or late, or exactly one holds the draw."""
    best = max(values.values())
    results = [value.result for value in values.values()]
    is_only = len(results) > 1 and results.count(best.result) == 1
    return is_only and (best.result is Result.DRAW or best.plies in PLIES)


def find_puzzles(name: str) -> list[str]:
    """The lines of the file of a game's puzzles, ascending."""
    rules, rng, prove = GAMES[name], Random(SEED), prover(GAMES[name])
    found, draws = dict[int, str](), 0
    while len(found) < COUNT:
        boards = [board for board in natural_game(rules, rng) if rules.cells - board.ply in EMPTY[name]]
        for board in boards:
            position = position_of(board, board.to_move.other)
            if not is_quiet(board) or canonical(position, rules) in found:
                continue
            values = prove(board)
            if not values or not are_proven(values):
                continue
            best = max(values.values())
            if not is_puzzle(values) or (best.result is Result.DRAW and draws >= MAX_DRAWS):
                continue
            draws += best.result is Result.DRAW
            letters = "".join(RESULT_LETTERS[value.result] for value in values.values())
            found[canonical(position, rules)] = f"{position} {best.plies} {letters}"
            break  # one puzzle of a game
    return sorted(found.values(), key=lambda line: int(line.split()[0]))


def main(names: list[str]) -> None:
    """Write the files of some games, or of all."""
    for name in names or EMPTY:
        lines = find_puzzles(name)
        Path(str(puzzle_path(name))).write_text("\n".join([*lines, ""]), "ascii")
        sys.stdout.write(f"{name}: {len(lines)} puzzles\n")


if __name__ == "__main__":
    main(sys.argv[1:])
