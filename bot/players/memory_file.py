"""A learner's memory as a JSON file, which users can read, keep, and import in another guild.

docs/learner.md describes the format. A file may come from anyone: all of it is checked, and error messages never
repeat any of its text.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.games.errors import PositionError, Refusal
from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.position import Position, Verdict, board_of, canonical
from bot.games.rules import Rules
from bot.players.learner import LEARNER_GAMES, MODES, Memory, ModeName, StrongerLearner, limit

MAX_KIB = 256
"""The largest file that is read; one with every possible position of 3x3 has about 40 KiB, and of 4x4 about 200 KiB."""

_ALLOWED: Mapping[str, tuple[Any, ...]] = {"format": ("tic-tac-toe learner",), "version": (1,), "mode": (*MODES,)}
"""The allowed values of the keys that do not hold a list."""

_GAME = "game"
"""The key of the game's name. Files of 3x3 lack it, as the versions of the bot that know no other game expect."""

_LISTS = {"lost": Verdict.LOST, "good": Verdict.GOOD}
_KEYS = (*_ALLOWED, *_LISTS)

_MAX_DIGITS = max(len(str(3 ** GAMES[game].cells)) for game in LEARNER_GAMES)

_MAX_BRACKETS = 100  # a memory has three opening brackets. Thousands of nested ones would overflow the parser's stack.


@dataclass(frozen=True, slots=True)
class MemoryFile:
    """The content of a memory file: `mode` is a key of MODES, and `game` one of LEARNER_GAMES."""

    mode: str
    memory: Memory
    game: str = DEFAULT_GAME

    @property
    def name(self) -> str:
        """The name that an export gives the file: the game unless it is 3x3, the mode, and how many positions it has.

        >>> MemoryFile("original", {Position(19): Verdict.LOST}).name
        'learner-original-1.json'
        """
        game = "" if self.game == DEFAULT_GAME else f"{self.game}-"
        return f"learner-{game}{self.mode}-{len(self.memory)}.json"


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
    values: dict[str, Any] = {key: allowed[0] for key, allowed in _ALLOWED.items()} | {"mode": file.mode}
    if file.game != DEFAULT_GAME:
        values[_GAME] = file.game
    for key, listed in _LISTS.items():
        values[key] = sorted(position for position, verdict in file.memory.items() if verdict is listed)
    lines = ",\n".join(f'  "{key}": {json.dumps(value)}' for key, value in values.items())
    return f"{{\n{lines}\n}}\n".encode()


def parse_memory(data: bytes) -> MemoryFile:
    """Read a file and check all of it. Raises Refusal if the file is not a memory."""
    values = _parse_object(_parse_json(_decode(data)))
    for key, allowed in {**_ALLOWED, _GAME: LEARNER_GAMES}.items():
        if not any(type(values[key]) is type(value) and values[key] == value for value in allowed):
            raise Refusal("memory_file-value", where=key, values=", ".join(map(json.dumps, allowed)))
    mode, game, memory = values["mode"], values[_GAME], dict[Position, Verdict]()
    for key, verdict in _LISTS.items():
        for where, position in _entries(key, values[key], GAMES[game]):
            _check_learnable(where, position, verdict, mode, GAMES[game])
            if position in memory:
                raise Refusal("memory_file-contradiction", where=where, position=str(position))
            memory[position] = verdict
    return MemoryFile(mode, memory, game)


def merge_changes(theirs: Memory, ours: Memory) -> dict[Position, Verdict]:
    """What merging `theirs` changes in `ours`, both of the same mode and game.
    What is lost in either is lost in the result. New positions for which there is no room are left out.
    """
    changes = {
        position: verdict
        for position, verdict in theirs.items()
        if ours.get(position) is None or (verdict is Verdict.LOST and ours[position] is Verdict.GOOD)
    }
    return limit(changes, ours)


class _Object(tuple[tuple[str, Any], ...]):
    """A JSON object as its pairs of keys and values in the order of the file, repeated keys included."""

    __slots__ = ()


def _decode(data: bytes) -> str:
    if len(data) > MAX_KIB * 1024:
        raise Refusal("memory_file-too_large", max_kib=MAX_KIB)
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise Refusal("memory_file-encoding", byte=error.start + 1) from None


def _parse_json(text: str) -> Any:
    """The JSON value of a text. Fractions, NaN and long integers are left as text, which no key and no list allows."""
    if text.count("[") + text.count("{") > _MAX_BRACKETS:
        raise Refusal("memory_file-shape")
    try:
        return json.loads(text, object_pairs_hook=_Object, parse_int=_parse_int, parse_float=str, parse_constant=str)
    except json.JSONDecodeError as error:
        raise Refusal("memory_file-syntax", line=error.lineno, column=error.colno) from None


def _parse_int(digits: str) -> int | str:
    return int(digits) if len(digits) <= _MAX_DIGITS else digits


def _parse_object(value: Any) -> dict[str, Any]:
    """The values of a JSON object by their keys, after checking that it has all the keys of a memory and no others."""
    if not isinstance(value, _Object):
        raise Refusal("memory_file-shape")
    values: dict[str, Any] = {}
    keys = ", ".join(f"`{key}`" for key in (*_KEYS, _GAME))
    for number, (key, entry) in enumerate(value, start=1):
        if key not in (*_KEYS, _GAME):
            raise Refusal("memory_file-unknown_key", number=number, keys=keys)
        if key in values:
            raise Refusal("memory_file-repeated_key", where=key)
        values[key] = entry
    if missing := next((key for key in _KEYS if key not in values), None):
        raise Refusal("memory_file-missing_key", where=missing)
    return {_GAME: DEFAULT_GAME} | values


def _entries(key: str, value: Any, rules: Rules) -> Iterator[tuple[str, Position]]:
    """Yield each position of a list with its path in the file. They must be valid and strictly ascending."""
    if type(value) is not list:
        raise Refusal("memory_file-not_a_list", where=key)
    before, max_position = 0, 3**rules.cells - 1
    for index, entry in enumerate(cast("list[Any]", value)):
        where = f"{key}[{index}]"
        if type(entry) is not int or not 0 < entry <= max_position:
            raise Refusal("memory_file-entry", where=where, max_position=max_position)
        if entry <= before:
            raise Refusal("memory_file-order", where=where, position=str(entry))
        before = entry
        yield where, Position(entry)


def _check_learnable(where: str, position: Position, verdict: Verdict, mode: str, rules: Rules) -> None:
    """Raise Refusal if no learner of this mode can have learned an entry."""
    try:
        board = board_of(position, rules)
    except PositionError:
        raise Refusal("memory_file-unreachable", where=where, position=str(position)) from None
    is_good = verdict is Verdict.GOOD
    if board.outcome and board.outcome.winner is not (board.to_move.other if is_good else board.to_move):
        raise Refusal("memory_file-game_over", where=where, position=str(position))
    is_stronger = MODES[mode] is StrongerLearner
    if is_good and not is_stronger:
        raise Refusal("memory_file-good_not_allowed", where=where, mode=ModeName(mode))
    if is_stronger and (twin := canonical(position, rules)) != position:
        raise Refusal("memory_file-not_canonical", where=where, position=str(position), twin=str(twin))
