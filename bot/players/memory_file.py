"""A learner's memory as a JSON file, which users can read, keep, and import in another guild.

docs/learner.md describes the format. A file may come from anyone: all of it is checked, and error messages never
repeat any of its text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.errors import PositionError, Refusal
from bot.games.games import DEFAULT_GAME
from bot.games.lines import LISTED, Rules
from bot.games.position import Position, Verdict, board_of, canonical
from bot.players.learner import LEARNER_GAMES, MODES, Memory, StrongerLearner, limit

MAX_KIB = 256
"""The largest file that is read; one with every possible position of 3x3 has about 40 KiB, and of 4x4 about 200 KiB."""

_GAME = "game"
"""The key of the game's name. Files of 3x3 lack it, as the versions of the bot that know no other game expect."""

_ALLOWED: Mapping[str, tuple[Any, ...]] = {
    "format": ("tic-tac-toe learner",),
    "version": (1,),
    "mode": (*MODES,),
    _GAME: LEARNER_GAMES,
}
"""The allowed values of the keys that do not hold a list."""

_LISTS = {"lost": Verdict.LOST, "good": Verdict.GOOD}


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
    values: dict[str, Any] = {key: allowed[0] for key, allowed in _ALLOWED.items()}
    values |= {"mode": file.mode, _GAME: file.game}
    if file.game == DEFAULT_GAME:
        del values[_GAME]
    for key, listed in _LISTS.items():
        values[key] = sorted(position for position, verdict in file.memory.items() if verdict is listed)
    lines = ",\n".join(f'  "{key}": {json.dumps(value)}' for key, value in values.items())
    return f"{{\n{lines}\n}}\n".encode()


def parse_memory(data: bytes) -> MemoryFile:
    """Read a file and check all of it. Raises Refusal if the file is not a memory."""
    values = _parse_keys(data)
    mode, game, memory = values["mode"], values[_GAME], dict[Position, Verdict]()
    rules = LISTED[game]
    max_position = 3**rules.cells - 1
    for key, verdict in _LISTS.items():
        for index, entry in enumerate(values[key]):
            where = f"{key}[{index}]"
            if type(entry) is not int or not 0 < entry <= max_position:
                raise Refusal("memory_file-entry", where=where, max_position=max_position)
            position = Position(entry)
            if position in memory or not _is_learnable(position, verdict, mode, rules):
                raise Refusal("memory_file-position", where=where, position=str(position))
            memory[position] = verdict
    return MemoryFile(mode, memory, game)


def merge_changes(theirs: Memory, ours: Memory) -> dict[Position, Verdict]:
    """What merging `theirs` changes in `ours`: what is lost in either stays lost; the rest is added if it fits."""
    changes = {
        position: verdict
        for position, verdict in theirs.items()
        if ours.get(position) is None or (verdict is Verdict.LOST and ours[position] is Verdict.GOOD)
    }
    return limit(changes, ours)


def _parse_keys(data: bytes) -> dict[str, Any]:
    if len(data) > MAX_KIB * 1024:
        raise Refusal("memory_file-too_large", max_kib=MAX_KIB)
    try:
        values: dict[str, Any] = {_GAME: DEFAULT_GAME, **json.loads(data.decode("utf-8-sig"))}
    except (ValueError, TypeError, RecursionError):
        raise Refusal("memory_file-not_mine") from None
    if values.keys() != {*_ALLOWED, *_LISTS} or any(type(values[key]) is not list for key in _LISTS):
        raise Refusal("memory_file-not_mine")
    for key, allowed in _ALLOWED.items():
        if not any(type(values[key]) is type(value) and values[key] == value for value in allowed):
            raise Refusal("memory_file-value", where=key, values=", ".join(map(json.dumps, allowed)))
    return values


def _is_learnable(position: Position, verdict: Verdict, mode: str, rules: Rules) -> bool:
    """Whether a learner of this mode can have learned an entry."""
    try:
        board = board_of(position, rules)
    except PositionError:
        return False
    winner = board.to_move.other if verdict is Verdict.GOOD else board.to_move
    if board.outcome and board.outcome.winner is not winner:
        return False
    return canonical(position, rules) == position if MODES[mode] is StrongerLearner else verdict is Verdict.LOST
