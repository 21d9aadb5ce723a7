"""Tables of openings: results and moves in the first plies, computed by tools/openings.py.

A table is two files, named after its rules: one with the entries, and one that says how they were computed. It has the
result of every position of the first plies. For those that arise if one side plays the moves of the table and
the other side plays any moves, and for some plies more, it also has the move. It has no positions in which the side to
move can complete a line, and one of each pair of mirrored positions.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from bot.games.lines import Rules
from bot.games.value import Result
from bot.players.columns import Bitboards, Columns

FOLDER = Path(__file__).with_name("tables")


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table knows of a position."""

    result: Result  # for the side to move
    column: int | None  # of a move that keeps the result, counted from 0; None if the table has no move


class Openings:
    """A table of openings in memory. Entries are by `key_of`; the column is that of the canonical position."""

    def __init__(self, columns: Columns, entries: Mapping[int, Opening]) -> None:
        self._columns = columns
        self._entries = entries

    def find(self, position: Bitboards) -> Opening | None:
        opening = self._entries.get(key_of(self._columns, position))
        if opening is None or opening.column is None or self._columns.canonical(position) == position:
            return opening
        return Opening(opening.result, self._columns.rules.columns - 1 - opening.column)


def key_of(columns: Columns, position: Bitboards) -> int:
    """The key of a position, which is the same for the mirrored one."""
    return sum(columns.canonical(position))


@lru_cache(4)
def openings(rules: Rules, folder: Path = FOLDER) -> Openings | None:
    """The table for these rules; None if there is none."""
    file = folder / f"{table_name(rules)}.xz"
    return Openings(Columns(rules), dict(_decode(lzma.decompress(file.read_bytes()), rules))) if file.exists() else None


def table_name(rules: Rules) -> str:
    return "-".join(str(value) for value in asdict(rules).values() if value is not False)


def _decode(data: bytes, rules: Rules) -> Iterator[tuple[int, Opening]]:
    """Decode the entries: tools/openings.py describes how they are encoded."""
    columns = (*range(rules.columns), None)
    openings = [Opening(result, column) for result in sorted(Result) for column in columns]
    key = number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            distance, index = divmod(number, len(openings))
            key += distance
            yield key, openings[index]
            number = shift = 0
