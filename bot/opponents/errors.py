"""Why a file is not the memory of a learner. The attributes are parameters of the sentences in bot/rendering/locales.

GameError
└── MemoryFileError                      see MemoryFileReason

By its reason, a MemoryFileError has these attributes:

    TOO_LARGE                            max_kib
    ENCODING                             byte
    SYNTAX                               line, column
    SHAPE                                none
    UNKNOWN_KEY                          number, keys
    REPEATED_KEY, MISSING_KEY            where
    VALUE                                where, values
    NOT_A_LIST                           where
    ENTRY                                where, max_position
    ORDER, UNREACHABLE, GAME_OVER        where, position
    GOOD_NOT_ALLOWED                     where, mode
    NOT_CANONICAL                        where, position, twin
    CONTRADICTION                        where, position
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.game.errors import GameError
from bot.opponents.learner import ModeName


class MemoryFileReason(Enum):
    """Why a file is not the memory of a learner."""

    TOO_LARGE = "the file has more bytes than any memory needs"
    ENCODING = "the file is not text in UTF-8"
    SYNTAX = "the text is not JSON"
    SHAPE = "the JSON is not one object with lists in it"
    UNKNOWN_KEY = "the object has a key that memories do not have"
    REPEATED_KEY = "the object has a key twice"
    MISSING_KEY = "the object lacks a key"
    VALUE = "the value of a key is not one of the allowed values"
    NOT_A_LIST = "the value of a key is not a list"
    ENTRY = "an entry is not a whole number in the range of positions"
    ORDER = "an entry is not larger than the one before it"
    UNREACHABLE = "no game leads to the position of an entry"
    GAME_OVER = "the game is over in the position of an entry, with another result than the entry says"
    GOOD_NOT_ALLOWED = "a position is good in a mode that remembers lost positions only"
    NOT_CANONICAL = "an entry is not the canonical one of its symmetric twins, in a mode that keeps only that one"
    CONTRADICTION = "a position is both good and lost"


@dataclass(eq=False)
class MemoryFileError(GameError):
    """A file is not the memory of a learner.

    Args:
        where: a key, or an entry of the list of a key such as `lost[3]`, counted from 0.
        position: the number in the entry, as a text, because its digits are not grouped.
        twin: the canonical one of the position's symmetric twins, also as a text.
        max_position: the largest number that a position can have.
        mode: the mode in the file.
        values: the allowed values of the key, as JSON.
        number: the place of an unknown key among the keys, counted from 1.
        keys: the keys that a memory has.
        byte: the first byte that is not UTF-8, counted from 1.
        line: the line where the JSON is wrong, counted from 1.
        column: the column where the JSON is wrong, counted from 1.
        max_kib: how many KiB a file may have.
    """

    reason: MemoryFileReason
    where: str | None = None
    position: str | None = None
    twin: str | None = None
    max_position: int | None = None
    mode: ModeName | None = None
    values: str | None = None
    number: int | None = None
    keys: str | None = None
    byte: int | None = None
    line: int | None = None
    column: int | None = None
    max_kib: int | None = None

    def __str__(self) -> str:
        """The reason, for logs and tracebacks."""
        return self.reason.value
