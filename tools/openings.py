"""Solve the openings of Connect Four, and write the table in bot/players/tables/.

`.venv/bin/python tools/openings.py FOLDER` finds the result of every position of the first plies. Then it follows every
opening in which one side plays the moves of the table and the other side plays any moves, as X and as O. What it has
solved is kept in FOLDER, so it may be ended and started again. It takes about an hour on two cores, and four gigabytes
of memory for each process.
"""

from __future__ import annotations

import json
import lzma
import os
import sys
from argparse import ArgumentParser
from ast import literal_eval
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from hashlib import sha256
from importlib.metadata import version
from itertools import starmap
from pathlib import Path
from typing import Any

from bot.games.lines import Rules
from bot.games.value import Result
from bot.players import gravity_kernel
from bot.players.columns import Bitboards, Columns, after
from bot.players.gravity_kernel import has_line
from bot.players.gravity_search import GravitySearch, compiled_search
from bot.players.openings import FOLDER, Opening, key_of, table_name

RULES = Rules(rows=6, columns=7, in_a_row=4, gravity=True)
EVERY_PLY = 8
"""The table has every position up to this ply."""

PLIES = {"x": 10, "o": 11}
"""The last ply of each side whose moves are in the table."""

PARTS = 16
"""The positions of the last ply are solved in parts; those of a part are similar, which makes the search faster."""

TABLE_SIZE = 2**29 + 11
"""The entries of the transposition table: four gigabytes. A smaller one makes the search slower."""

UNLIMITED = 2**60


class Solver:
    """Solves positions, and keeps the results in a file.

    Args:
        file: one line for each position: its key, its result and the column of a move, or None.
    """

    def __init__(self, columns: Columns, file: Path, table_size: int = TABLE_SIZE) -> None:
        self._columns = columns
        self._search = GravitySearch(columns, UNLIMITED, compiled_search() or gravity_kernel.search, table_size)
        self._file = file
        self.known = read_openings(file)
        file.write_text("".join(starmap(format_line, self.known.items())), "utf-8")  # without an incomplete last line

    def result(self, position: Bitboards) -> Opening:
        """The result of a position that no move wins at once."""
        return self._known(position, self._result)

    def solve(self, position: Bitboards) -> Opening:
        """The result of a position that no move wins at once, and a move that keeps it.

        Of moves that all lose it is one after which the other side has the fewest moves that win.
        """
        return self._known(position, self._solve)

    def move(self, position: Bitboards) -> int:
        """The move of `solve` as a bitboard."""
        column = self.solve(position).column
        return next(move for move in self._columns.moves(position) if column_of(self._columns, move) == column)

    def _known(self, position: Bitboards, find: Callable[[Bitboards], Opening]) -> Opening:
        key = key_of(self._columns, position)
        if key not in self.known:
            self.known[key] = opening = find(self._columns.canonical(position))
            with self._file.open("a", encoding="utf-8") as file:
                file.write(format_line(key, opening))
        return self.known[key]

    def _result(self, position: Bitboards) -> Opening:
        self._search.renew(UNLIMITED)
        return Opening(self._search.result(position), None)

    def _solve(self, position: Bitboards) -> Opening:
        result = self._result(position).result
        moves = [move for column in self._columns.order for move in self._columns.moves(position) if move & column]
        if result is Result.LOSS:
            best = min(moves, key=lambda move: self._count_wins(after(position, move)))
        else:
            best = next(move for move in moves if self._keeps(after(position, move), result))
        return Opening(result, column_of(self._columns, best))

    def _keeps(self, position: Bitboards, result: Result) -> bool:
        """Whether the position after a move has the result of the one before it, which is the best it can have."""
        return not self._columns.wins(position) and self._search.score(position, -result) <= -result

    def _count_wins(self, position: Bitboards) -> int:
        """How many moves win, now or later."""
        children = [after(position, move) for move in self._columns.moves(position)]
        return sum(is_won(self._columns, child) or self._keeps(child, Result.WIN) for child in children)


def column_of(columns: Columns, move: int) -> int:
    """The column of a move, counted from 0."""
    return (move.bit_length() - 1) // (columns.rules.rows + 1)


def is_won(columns: Columns, position: Bitboards) -> bool:
    """Whether the side that has just moved has a line."""
    return has_line(position[0] ^ position[1], columns.layout)


def positions_by_ply(columns: Columns, last: int) -> list[list[Bitboards]]:
    """The positions of each ply up to this one in which no side has a line or can complete one at once.

    Of each pair of mirrored positions it has one. Those of a ply are in the order of their keys.
    """
    plies = [[(0, 0)]]
    for _ in range(last):
        reached = {columns.canonical(after(place, move)) for place in plies[-1] for move in columns.moves(place)}
        plies.append(sorted((place for place in reached if not is_won(columns, place)), key=sum))
    return [[place for place in places if not columns.wins(place)] for places in plies]


def earlier(columns: Columns, plies: Sequence[Sequence[Bitboards]], last: Mapping[int, Opening]) -> dict[int, Opening]:
    """The results of every position, from those of the last ply."""
    entries = dict(last)
    for place in (place for places in reversed(plies[:-1]) for place in places):
        children = [after(place, move) for move in columns.moves(place)]
        results = [Result.WIN if columns.wins(child) else entries[key_of(columns, child)].result for child in children]
        entries[key_of(columns, place)] = Opening(Result(-min(results)), None)
    return entries


def write_openings(rules: Rules, entries: Mapping[int, Opening], settings: Mapping[str, Any], folder: Path) -> None:
    data = lzma.compress(bytes(_encode(entries, rules)), preset=9)
    facts = {"rules": asdict(rules), **settings, "positions": len(entries), "sha256": sha256(data).hexdigest()}
    (folder / f"{table_name(rules)}.xz").write_bytes(data)
    (folder / f"{table_name(rules)}.json").write_text(json.dumps(facts, indent=2) + "\n", "utf-8")


def _encode(entries: Mapping[int, Opening], rules: Rules) -> Iterator[int]:
    """Encode each entry as one number, of which the low digits are the column and the result.
    No move is written as the column after the last one. The rest is the distance from the key before it. Numbers are
    written in groups of seven bits, the lowest first; the eighth bit says that another group follows.
    """
    before = 0
    for key in sorted(entries):
        opening = entries[key]
        column = rules.columns if opening.column is None else opening.column
        number, before = (3 * (key - before) + opening.result + 1) * (rules.columns + 1) + column, key
        while number > 127:
            yield number & 127 | 128
            number >>= 7
        yield number


def follow(columns: Columns, solver: Solver, positions: Iterable[Bitboards], plies: int) -> Iterator[list[int]]:
    """Solve these positions, and those in which it is the same side's turn again, for a number of plies.

    Yields the keys of the positions that were solved at each of these turns.
    """
    for _ in range(plies // 2 + 1):
        turns = {columns.canonical(position) for position in positions if not is_won(columns, position)}
        turns = {position for position in turns if not columns.wins(position)}
        replied = [after(position, solver.move(position)) for position in sorted(turns)]
        yield [key_of(columns, position) for position in turns]
        positions = [after(position, move) for position in replied for move in columns.moves(position)]


def format_line(key: int, opening: Opening) -> str:
    """The line of a position in the file of a solver."""
    return f"{key} {opening.result:d} {opening.column}\n"


def read_openings(file: Path) -> dict[int, Opening]:
    """What a file holds; an incomplete last line is left out."""
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    rows = [line.split() for line in lines if line.endswith("\n")]
    return {int(key): Opening(Result(int(result)), literal_eval(column)) for key, result, column in rows}


def solve_part(folder: Path, part: int) -> dict[int, Opening]:
    """Solve a part of the positions of the last ply that the table has in full."""
    columns = Columns(RULES)
    solver = Solver(columns, folder / f"part-{part}.txt")
    positions = positions_by_ply(columns, EVERY_PLY)[-1]
    for position in positions[len(positions) * part // PARTS : len(positions) * (part + 1) // PARTS]:
        solver.result(position)
    return solver.known


def solve_side(folder: Path, side: str) -> dict[int, Opening]:
    """Solve the openings in which one side plays the moves of the table."""
    columns, start = Columns(RULES), (0, 0)
    solver = Solver(columns, folder / f"{side}.txt")
    first = [start] if side == "x" else [after(start, move) for move in columns.moves(start)]
    return {key: solver.known[key] for keys in follow(columns, solver, first, PLIES[side]) for key in keys}


def main(arguments: Sequence[str]) -> None:
    """Solve the openings, and write the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where results are kept")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="work in so many (%(default)s)")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    columns = Columns(RULES)
    with ProcessPoolExecutor(options.processes) as pool:
        sides = [pool.submit(solve_side, options.folder, side) for side in PLIES]
        parts = [pool.submit(solve_part, options.folder, part) for part in range(PARTS)]
        last = {key: opening for part in parts for key, opening in part.result().items()}
        entries = earlier(columns, positions_by_ply(columns, EVERY_PLY), last)
        for side in sides:
            entries |= side.result()
    FOLDER.mkdir(exist_ok=True)
    settings = {"every_ply": EVERY_PLY, "plies": PLIES, "table_size": TABLE_SIZE, "numba": version("numba")}
    write_openings(RULES, entries, settings, FOLDER)


if __name__ == "__main__":
    main(sys.argv[1:])
