"""A learner's memory as a file: JSON, which people can read, keep, and give to the learner of another server.

See docs/learner-memory.md for the format. A file may come from anyone, so nothing of it is believed before it has been
checked, and none of its own text is ever repeated to anybody.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.game.errors import ImpossiblePositionError
from bot.game.position import Position, Verdict, board_of, canonical
from bot.game.rules import TIC_TAC_TOE
from bot.opponents.errors import (
    MemoryContradictionError,
    MemoryEntryError,
    MemoryFileEncodingError,
    MemoryFileShapeError,
    MemoryFileSyntaxError,
    MemoryFileTooLargeError,
    MemoryGoodError,
    MemoryKeyMissingError,
    MemoryKeyRepeatedError,
    MemoryKeyUnknownError,
    MemoryListError,
    MemoryOrderError,
    MemoryOverError,
    MemoryTwinError,
    MemoryUnreachableError,
    MemoryValueError,
)
from bot.opponents.learner import MODES, Memory, ModeName, Stronger

MOST_KIB = 256
"""A file may have so many; with every position there is, it has some forty."""

_VALUES: Mapping[str, tuple[Any, ...]] = {"format": ("tic-tac-toe learner",), "version": (1,), "mode": (*MODES,)}
"""What may stand under the keys that have no list."""

_LISTS = {"lost": Verdict.LOST, "good": Verdict.GOOD}
_KEYS = (*_VALUES, *_LISTS)

_MOST = 3**TIC_TAC_TOE.cells - 1
_LONGEST = len(str(_MOST))

_MOST_BRACKETS = 100
"""A memory has three that open. Very many, one in another, would be more than a parser can take."""


@dataclass(frozen=True, slots=True)
class MemoryFile:
    """What a file holds.

    Args:
        mode: how the learner learns, by name.
        memory: what became of positions.
    """

    mode: str
    memory: Memory

    @property
    def name(self) -> str:
        """What the file is called.

        >>> MemoryFile("original", {Position(19): Verdict.LOST}).name
        'learner-original-1.json'
        """
        return f"learner-{self.mode}-{len(self.memory)}.json"


def format_memory(file: MemoryFile) -> bytes:
    """The bytes of a file, which `parse_memory` reads back.

    >>> print(format_memory(MemoryFile("original", {Position(19): Verdict.LOST})).decode())
    {
      "format": "tic-tac-toe learner",
      "version": 1,
      "mode": "original",
      "lost": [19],
      "good": []
    }
    <BLANKLINE>
    """
    facts: dict[str, Any] = {key: values[0] for key, values in _VALUES.items()} | {"mode": file.mode}
    for key, verdict in _LISTS.items():
        facts[key] = sorted(position for position, found in file.memory.items() if found is verdict)
    lines = ",\n".join(f'  "{key}": {json.dumps(fact)}' for key, fact in facts.items())
    return f"{{\n{lines}\n}}\n".encode()


def parse_memory(data: bytes) -> MemoryFile:
    """Read a file, and check all of it.

    Raises:
        MemoryFileError: one of its children says what is wrong, and where.
    """
    facts = _facts(_parse(_decode(data)))
    for key, values in _VALUES.items():
        if not any(type(facts[key]) is type(value) and facts[key] == value for value in values):
            raise MemoryValueError(key, ", ".join(map(json.dumps, values)))
    mode, memory = facts["mode"], dict[Position, Verdict]()
    for key, verdict in _LISTS.items():
        for where, position in _entries(key, facts[key]):
            _check(where, position, verdict, mode)
            if position in memory:
                raise MemoryContradictionError(where, position)
            memory[position] = verdict
    return MemoryFile(mode, memory)


def news(theirs: Memory, ours: Memory) -> dict[Position, Verdict]:
    """What one memory would add to another in the same mode. What is lost for either is lost."""
    return {
        position: verdict
        for position, verdict in theirs.items()
        if ours.get(position) is None or (verdict is Verdict.LOST and ours[position] is Verdict.GOOD)
    }


class _Object(tuple[tuple[str, Any], ...]):
    """A JSON object as it is written: its keys and values in order, and twice if they stand there twice."""

    __slots__ = ()


def _decode(data: bytes) -> str:
    if len(data) > MOST_KIB * 1024:
        raise MemoryFileTooLargeError(MOST_KIB)
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a mark that it is UTF-8
    except UnicodeDecodeError as error:
        raise MemoryFileEncodingError(error.start + 1) from None


def _parse(text: str) -> Any:
    """The value that a text holds; numbers that are no small whole ones, and NaN, become text, which fits nowhere."""
    if text.count("[") + text.count("{") > _MOST_BRACKETS:
        raise MemoryFileShapeError
    try:
        return json.loads(text, object_pairs_hook=_Object, parse_int=_whole, parse_float=str, parse_constant=str)
    except json.JSONDecodeError as error:
        raise MemoryFileSyntaxError(error.lineno, error.colno) from None


def _whole(digits: str) -> int | str:
    return int(digits) if len(digits) <= _LONGEST else digits


def _facts(value: Any) -> dict[str, Any]:
    if not isinstance(value, _Object):
        raise MemoryFileShapeError
    facts: dict[str, Any] = {}
    for number, (key, fact) in enumerate(value, start=1):
        if key not in _KEYS:
            raise MemoryKeyUnknownError(number, ", ".join(f"`{known}`" for known in _KEYS))
        if key in facts:
            raise MemoryKeyRepeatedError(key)
        facts[key] = fact
    if missing := next((key for key in _KEYS if key not in facts), None):
        raise MemoryKeyMissingError(missing)
    return facts


def _entries(key: str, value: Any) -> Iterator[tuple[str, Position]]:
    """Each number of a list, and where it stands: ascending, and each within what a position can be."""
    if type(value) is not list:
        raise MemoryListError(key)
    before = 0
    for index, entry in enumerate(cast("list[Any]", value)):
        where = f"{key}[{index}]"
        if type(entry) is not int or not 0 < entry <= _MOST:
            raise MemoryEntryError(where, _MOST)
        if entry <= before:
            raise MemoryOrderError(where, Position(entry))
        before = entry
        yield where, Position(entry)


def _check(where: str, position: Position, verdict: Verdict, mode: str) -> None:
    """Return if a learner can have come to such a verdict."""
    try:
        board = board_of(position)
    except ImpossiblePositionError:
        raise MemoryUnreachableError(where, position) from None
    is_good, is_won = verdict is Verdict.GOOD, bool(board.lines)  # by the side that has just moved
    if board.is_over and not (is_good and is_won):
        raise MemoryOverError(where, position)
    knows_twins = MODES[mode] is Stronger
    if is_good and not knows_twins:
        raise MemoryGoodError(where, ModeName(mode))
    if knows_twins and (twin := canonical(position)) != position:
        raise MemoryTwinError(where, position, twin)
