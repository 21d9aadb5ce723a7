"""Solve the openings of Connect Four, and write the table in bot/opponents/tables/.

`.venv/bin/python docs/openings.py FOLDER` solves all positions with eight marks, and adds each result to a file in
FOLDER. It may be ended and started again at any time. Two processes may share the work: `--part 0` begins at the first
position and `--part 1` at the last one. Once all are solved, it writes the table. `--partial` writes what is known so
far.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from bot.game.rules import Rules
from bot.game.value import Result
from bot.opponents import gravity_kernel
from bot.opponents.columns import Columns, Position, after
from bot.opponents.gravity_search import GravitySearch, compiled_search
from bot.opponents.openings import FOLDER, key_of, write_openings

RULES = Rules(rows=6, columns=7, in_a_row=4, gravity=True)
PLIES = 8
TABLE_SIZE = 2**26 + 9
"""The entries of the transposition table: 512 megabytes."""

UNLIMITED = 2**60


def levels(columns: Columns, plies: int) -> list[list[Position]]:
    """The positions of each ply up to this one, without those in which a side has a line.

    Of two mirrored positions only one is in it. Positions with marks on the same cells stand together, because
    they share most of the positions that follow.
    """
    found = [[(0, 0)]]
    for _ in range(plies):
        children = {after(position, move) for position in found[-1] for move in columns.moves(position)}
        found.append(sorted({_turned(columns, child) for child in children if not columns.is_won(child)}, key=_order))
    return found


def _turned(columns: Columns, position: Position) -> Position:
    return min(position, columns.mirrored(position), key=_order)


def _order(position: Position) -> Position:
    return position[1], position[0]


def solved(columns: Columns, folder: Path) -> dict[int, Result]:
    """The results in the files of a folder, by key."""
    lines = [
        line.split() for file in folder.glob("*.txt") for line in file.read_text("utf-8").splitlines(keepends=True)
    ]
    return {key_of(columns, (int(line[0]), int(line[1]))): Result(int(line[2])) for line in lines if len(line) == 3}


def solve(columns: Columns, positions: Sequence[Position], folder: Path, part: int) -> None:
    """Solve positions one after the other, from the first or from the last, until all are solved."""
    search = GravitySearch(columns, UNLIMITED, compiled_search() or gravity_kernel.search, TABLE_SIZE)
    known = solved(columns, folder)
    unsolved = [position for position in positions if key_of(columns, position) not in known]
    with (folder / f"part-{part}.txt").open("a", encoding="utf-8") as file:
        for count, position in enumerate(reversed(unsolved) if part else unsolved, 1):
            if count % 50 == 0 and key_of(columns, position) in (known := solved(columns, folder)):
                break  # the other process has come this far
            search.renew(UNLIMITED)
            file.write(f"{position[0]} {position[1]} {search.result(position):d}\n")
            file.flush()


def earlier(columns: Columns, found: Sequence[Sequence[Position]], known: dict[int, Result]) -> Iterator[int]:
    """Add the results of earlier positions as far as they follow, and return how many are added for each ply."""
    for level in reversed(found[:-1]):
        for position in level:
            if columns.wins(position):
                continue
            children = [after(position, move) for move in columns.moves(position)]
            results = [Result.WIN if columns.wins(child) else known.get(key_of(columns, child)) for child in children]
            worst = min((result for result in results if result is not None), default=None)
            if worst is not None and (worst is Result.LOSS or None not in results):
                known[key_of(columns, position)] = Result(-worst)
        yield sum(key_of(columns, position) in known for position in level)


def main(arguments: Sequence[str]) -> int:
    """Solve, and write the table if all positions are solved."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where results are kept until all are there")
    parser.add_argument("--part", type=int, choices=(0, 1), default=0, help="the end at which to begin")
    parser.add_argument("--partial", action="store_true", help="write the table without solving more")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    columns = Columns(RULES)
    found = levels(columns, PLIES)
    last = [position for position in found[-1] if not columns.wins(position)]
    if not options.partial:
        solve(columns, last, options.folder, options.part)
    known = solved(columns, options.folder)
    print(f"{len(known)} of {len(last)} positions are solved.")
    if len(known) == len(last) or options.partial:
        counts = [*earlier(columns, found, known)]
        print("Earlier positions, from the last ply:", *counts)
        settings = {"plies": PLIES, "table_size": TABLE_SIZE, "numba": version("numba")}
        FOLDER.mkdir(exist_ok=True)
        write_openings(RULES, known, settings, FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
