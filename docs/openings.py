"""Solve the openings of Connect Four, and write the table in bot/opponents/tables/.

`.venv/bin/python docs/openings.py FOLDER` follows every opening in which one side plays the moves of the table and the
other side plays any moves, first as X and then as O. What it has solved is kept in FOLDER, so it may be ended and
started again. Two processes share the work if one is started with `--only x` and the other with `--only o`; the table
is written without `--only`, from what both have kept.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from bot.game.rules import Rules
from bot.game.value import Result
from bot.opponents import gravity_kernel
from bot.opponents.columns import Columns, Position, after
from bot.opponents.gravity_search import GravitySearch, compiled_search
from bot.opponents.openings import FOLDER, Opening, key_of, write_openings

RULES = Rules(rows=6, columns=7, in_a_row=4, gravity=True)
PLIES = {"x": 10, "o": 11}
"""The last ply of each side whose moves are in the table."""

TABLE_SIZE = 2**26 + 9
"""The entries of the transposition table: 512 megabytes."""

UNLIMITED = 2**60


class Solver:
    """Solves positions, and keeps the results in a file.

    Of moves that all lose it takes one after which the other side has the fewest moves that win.

    Args:
        file: one line for each position: its key, its result and the column of the move.
    """

    def __init__(self, columns: Columns, file: Path, table_size: int = TABLE_SIZE) -> None:
        self._columns = columns
        self._search = GravitySearch(columns, UNLIMITED, compiled_search() or gravity_kernel.search, table_size)
        self._file = file
        self.known = read_openings(file)

    def solve(self, position: Position) -> Opening:
        """The result of a position that no move wins at once, and a move that keeps it."""
        key = key_of(self._columns, position)
        if key not in self.known:
            self.known[key] = self._solve(self._columns.turned(position))
            with self._file.open("a", encoding="utf-8") as file:
                opening = self.known[key]
                file.write(f"{key} {opening.result:d} {opening.column}\n")
        return self.known[key]

    def _solve(self, position: Position) -> Opening:
        self._search.renew(UNLIMITED)
        result = self._search.result(position)
        moves = [move for column in self._columns.order for move in self._columns.moves(position) if move & column]
        if result is Result.LOSS:
            best = min(moves, key=lambda move: self._count_wins(after(position, move)))
        else:
            best = next(move for move in moves if self._keeps(after(position, move), result))
        return Opening(result, self._columns.column_of(best))

    def _keeps(self, position: Position, result: Result) -> bool:
        """Whether the position after a move has the result of the one before it, which is the best it can have."""
        return not self._columns.wins(position) and self._search.score(position, -result) <= -result

    def _count_wins(self, position: Position) -> int:
        """How many moves win, now or later."""
        children = [after(position, move) for move in self._columns.moves(position)]
        return sum(self._columns.is_won(child) or self._keeps(child, Result.WIN) for child in children)


def follow(columns: Columns, solver: Solver, positions: Iterable[Position], plies: int) -> Iterator[list[int]]:
    """Solve these positions, and those in which it is the same side's turn again, for a number of plies.

    Yields the keys of the positions that were solved at each of these turns.
    """
    for _ in range(plies // 2 + 1):
        turns = {columns.turned(position) for position in positions if not columns.is_won(position)}
        turns = {position for position in turns if not columns.wins(position)}
        replied = [columns.played(position, solver.solve(position).column) for position in sorted(turns)]
        yield [key_of(columns, position) for position in turns]
        positions = [after(position, move) for position in replied for move in columns.moves(position)]


def read_openings(file: Path) -> dict[int, Opening]:
    """What a file holds; an incomplete last line is left out."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    rows = [tuple(map(int, line.split())) for line in lines if len(line.split()) == 3]
    return {key: Opening(Result(result), column) for key, result, column in rows}


def main(arguments: Sequence[str]) -> int:
    """Solve the openings, and write the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where results are kept")
    parser.add_argument("--only", choices=PLIES, help="solve the moves of one side, and write no table")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    columns, entries = Columns(RULES), dict[int, Opening]()
    start = (0, 0)
    for side in [options.only] if options.only else PLIES:
        solver = Solver(columns, options.folder / f"{side}.txt")
        first = [start] if side == "x" else [after(start, move) for move in columns.moves(start)]
        turns = [*follow(columns, solver, first, PLIES[side])]
        print(side, *map(len, turns))
        entries |= {key: solver.known[key] for keys in turns for key in keys}
    if not options.only:
        FOLDER.mkdir(exist_ok=True)
        settings = {"plies": PLIES, "table_size": TABLE_SIZE, "numba": version("numba")}
        write_openings(RULES, entries, settings, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
