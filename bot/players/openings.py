"""Tables of openings: results and moves in the first plies, computed by tools/openings.py.

A table is two files, named after its rules: one with the entries, and one with its settings and a SHA-256 checksum. It
has the result of every position of the first plies. For those that arise if one side plays the moves of the table and
the other side plays any moves, and for some plies more, it also has the move. It has no positions in which the side to
move can complete a line, and one of each pair of mirrored positions.
"""

from __future__ import annotations

import json
import logging
import lzma
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.games.rules import Rules
from bot.games.value import Result
from bot.players.columns import Bitboards, Columns

FOLDER = Path(__file__).with_name("tables")

_log = logging.getLogger(__name__)


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
    """The table for these rules; None if there is none, or if it is damaged."""
    name = table_name(rules)
    if not (folder / f"{name}.json").exists():
        return None
    try:
        settings, data = json.loads((folder / f"{name}.json").read_text("utf-8")), (folder / f"{name}.xz").read_bytes()
        if sha256(data).hexdigest() != settings["sha256"]:
            raise ValueError("the checksum differs")
        return Openings(Columns(rules), dict(_decode(lzma.decompress(data), rules)))
    except (OSError, ValueError, KeyError, TypeError, lzma.LZMAError) as error:
        _log.warning("The table of openings cannot be used (%s: %s). Opponents search longer without it.", name, error)
        return None


def table_name(rules: Rules) -> str:
    return "-".join(str(value) for value in described(rules).values() if value is not False)


def described(rules: Rules) -> dict[str, Any]:
    return {name: value for name, value in asdict(rules).items() if not name.startswith("_")}


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
