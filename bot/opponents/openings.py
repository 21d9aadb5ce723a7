"""Tables of openings: the results of all positions in the first plies, computed by docs/openings.py.

A table is two files, named after its rules: one with the entries, and one with its settings and a SHA-256 checksum. It
has no positions in which the side to move can complete a line, and one of each pair of mirrored positions.
"""

from __future__ import annotations

import json
import logging
import lzma
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.game.rules import Rules
from bot.game.value import Result
from bot.opponents.columns import Columns, Position

FOLDER = Path(__file__).with_name("tables")

_log = logging.getLogger(__name__)


class Openings:
    """A table of openings in memory, nine bytes an entry.

    Args:
        entries: the results by key; see `key_of`.
        plies: up to this ply every position is in the table, except those with a move that completes a line.
    """

    def __init__(self, columns: Columns, entries: Mapping[int, Result], plies: int) -> None:
        self.plies = plies
        self._columns = columns
        self._keys = array("q", sorted(entries))
        self._results = array("b", [entries[key] for key in self._keys])

    def result(self, position: Position) -> Result | None:
        """The result for the side to move; None if the position is not in the table."""
        key = key_of(self._columns, position)
        index = bisect_left(self._keys, key)
        return Result(self._results[index]) if index < len(self._keys) and self._keys[index] == key else None


def key_of(columns: Columns, position: Position) -> int:
    """The key of a position, which is the same for the mirrored one."""
    return min(sum(position), sum(columns.mirrored(position)))


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
        return Openings(Columns(rules), dict(_decode(lzma.decompress(data))), settings["plies"])
    except (OSError, ValueError, KeyError, TypeError, lzma.LZMAError) as error:
        _log.warning("The table of openings cannot be used (%s: %s). Opponents search longer without it.", name, error)
        return None


def write_openings(rules: Rules, entries: Mapping[int, Result], settings: Mapping[str, Any], folder: Path) -> None:
    """Write a table and its settings."""
    data = lzma.compress(bytes(_encode(entries)), preset=9)
    described = {"rules": _described(rules), **settings, "positions": len(entries), "sha256": sha256(data).hexdigest()}
    (folder / f"{table_name(rules)}.xz").write_bytes(data)
    (folder / f"{table_name(rules)}.json").write_text(json.dumps(described, indent=2) + "\n", "utf-8")


def table_name(rules: Rules) -> str:
    """The name of the files of a table."""
    return "-".join(str(value) for value in _described(rules).values() if value is not False)


def _described(rules: Rules) -> dict[str, Any]:
    return {name: value for name, value in asdict(rules).items() if not name.startswith("_")}


def _encode(entries: Mapping[int, Result]) -> Iterator[int]:
    """Encode each entry as one number: three times the distance from the key before it, plus the result.

    Numbers are written in groups of seven bits, the lowest first; the eighth bit says that another group follows.
    """
    before = 0
    for key in sorted(entries):
        number, before = 3 * (key - before) + entries[key] + 1, key
        while number > 127:
            yield number & 127 | 128
            number >>= 7
        yield number


def _decode(data: bytes) -> Iterator[tuple[int, Result]]:
    results = (Result.LOSS, Result.DRAW, Result.WIN)
    key = number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            key += number // 3
            yield key, results[number % 3]
            number = shift = 0
