"""Finds the puzzles of the larger games: `.venv/bin/python docs/puzzles.py` writes bot/opponents/puzzle_data/.

The positions are from seeded games in which both sides win at once and prevent a win at once where they can, and play
at random otherwise. A position is a puzzle if an exhaustive search proves that exactly one move wins, in 3 to 7 plies,
or that exactly one move holds the draw and all others lose. No side can win at once, so that the move has to be found.
The same puzzles are found each time. It takes some minutes for each game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.game.board import Board
from bot.game.games import GAMES
from bot.game.position import canonical, position_of
from bot.game.rules import Rules
from bot.game.value import Result, Value
from bot.opponents.minimax import Minimax, random_choice
from bot.opponents.puzzles import RESULT_LETTERS, puzzle_path
from bot.opponents.threats import threats

SEED = 20260101
COUNT = 300
EMPTY = {"4x4": range(6, 12), "5x5": range(10, 15), "connect4": range(12, 19)}
"""How many cells are empty in the puzzles of each game."""

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


def is_puzzle(values: dict[int, Value]) -> bool:
    """Whether exactly one of several moves wins, not too early or late, or exactly one holds the draw."""
    best = max(values.values())
    results = [value.result for value in values.values()]
    is_only = len(results) > 1 and results.count(best.result) == 1
    return is_only and (best.result is Result.DRAW or best.plies in PLIES)


def find_puzzles(name: str) -> list[str]:
    """The lines of the file of a game's puzzles, ascending."""
    rules, rng, search = GAMES[name], Random(SEED), Minimax()
    found, draws = dict[int, str](), 0
    while len(found) < COUNT:
        boards = [board for board in natural_game(rules, rng) if rules.cells - board.ply in EMPTY[name]]
        for board in boards:
            position = position_of(board, board.to_move.other)
            if not is_quiet(board) or canonical(position, rules) in found:
                continue
            values = search.values(board)
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
