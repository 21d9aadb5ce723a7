"""Everything that can be wrong with a memory file, as facts; the sentences stand in the catalogue of texts.

GameError
└── MemoryFileError
    ├── MemoryFileTooLargeError
    ├── MemoryFileEncodingError
    ├── MemoryFileSyntaxError
    ├── MemoryFileShapeError
    ├── MemoryKeyUnknownError
    ├── MemoryKeyRepeatedError
    ├── MemoryKeyMissingError
    ├── MemoryValueError
    ├── MemoryListError
    ├── MemoryEntryError             and from here on, one entry of a list
    ├── MemoryOrderError
    ├── MemoryUnreachableError
    ├── MemoryOverError
    ├── MemoryGoodError
    ├── MemoryTwinError
    └── MemoryContradictionError
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.errors import GameError
from bot.game.position import Position
from bot.opponents.learner import ModeName


class MemoryFileError(GameError):
    """A file is no memory of a learner.

    In its children, `where` is a key, or an entry of the list under a key as `lost[3]`, counted from 0.
    """


@dataclass(eq=False)
class MemoryFileTooLargeError(MemoryFileError):
    """The file has more bytes than any memory needs; `most` is how many KiB it may have."""

    most: int


@dataclass(eq=False)
class MemoryFileEncodingError(MemoryFileError):
    """The file is no text in UTF-8; `byte` is the first wrong one, counted from 1."""

    byte: int


@dataclass(eq=False)
class MemoryFileSyntaxError(MemoryFileError):
    """The text is no JSON; line and column are counted from 1."""

    line: int
    column: int


class MemoryFileShapeError(MemoryFileError):
    """The file is something else than one object with lists in it, however well formed."""


@dataclass(eq=False)
class MemoryKeyUnknownError(MemoryFileError):
    """The object has a key that a memory does not have; `number` is counted from 1, `keys` are those it has."""

    number: int
    keys: str


@dataclass(eq=False)
class MemoryKeyRepeatedError(MemoryFileError):
    """The object has a key twice."""

    where: str


@dataclass(eq=False)
class MemoryKeyMissingError(MemoryFileError):
    """The object lacks a key."""

    where: str


@dataclass(eq=False)
class MemoryValueError(MemoryFileError):
    """What stands under a key is none of the values that are known; `values` are those, as JSON."""

    where: str
    values: str


@dataclass(eq=False)
class MemoryListError(MemoryFileError):
    """What stands under a key is no list."""

    where: str


@dataclass(eq=False)
class MemoryEntryError(MemoryFileError):
    """An entry is no whole number, or is none that a position can have; `most` is the largest of those."""

    where: str
    most: int


@dataclass(eq=False)
class MemoryOrderError(MemoryFileError):
    """An entry is not larger than the one before it."""

    where: str
    position: Position


@dataclass(eq=False)
class MemoryUnreachableError(MemoryFileError):
    """No game leads to the position of an entry."""

    where: str
    position: Position


@dataclass(eq=False)
class MemoryOverError(MemoryFileError):
    """The game is over in the position of an entry, and has not ended as the entry says it will."""

    where: str
    position: Position


@dataclass(eq=False)
class MemoryGoodError(MemoryFileError):
    """A position is remembered as good in a mode that knows no such thing."""

    where: str
    mode: ModeName


@dataclass(eq=False)
class MemoryTwinError(MemoryFileError):
    """In a mode for which all twins of a position are one, an entry is not the one that stands for them: `twin` is."""

    where: str
    position: Position
    twin: Position


@dataclass(eq=False)
class MemoryContradictionError(MemoryFileError):
    """A position is remembered as good and as lost."""

    where: str
    position: Position
