"""Coordinates: the row letter and column number of a cell, such as `B2`.

The parser accepts what users type: letter and number in either order and any case, with spaces,
full-width characters, letters that look like Latin ones, the digits of every script, keycap digits, the letters of the
emoji board, and punctuation around it. The whole text must be one coordinate, and each kind of mistake has its own
error. With gravity, a move may also be typed as the number of its column alone.
"""

from __future__ import annotations

import re
import unicodedata
from string import ascii_uppercase, whitespace
from typing import Protocol

from bot.games.errors import CoordinateError


class Rectangle(Protocol):
    """What coordinates need to know of a game."""

    @property
    def rows(self) -> int: ...

    @property
    def columns(self) -> int: ...

    @property
    def plays_columns(self) -> bool: ...

    def cell(self, row: int, column: int) -> int: ...


_KEYCAP = re.compile("([0-9])\ufe0f?\u20e3")
_DIGIT = re.compile(r"\d")  # a decimal digit of any script, such as a full-width, Arabic or Thai one
_NUMBER = "0|[1-9][0-9]{0,2}"  # no board has a column 0; the error for it names the columns of the board
_COORDINATE = re.compile(rf"(?P<row>[A-Z])\s*(?P<column>{_NUMBER})|(?P<number>{_NUMBER})\s*(?P<letter>[A-Z])")

_PLAIN = {
    **{ord("a") + i: letter for i, letter in enumerate(ascii_uppercase)},
    **{ord("\uff21") + i: letter for i, letter in enumerate(ascii_uppercase)},  # full-width capitals
    **{ord("\uff41") + i: letter for i, letter in enumerate(ascii_uppercase)},  # full-width small letters
    **{ord("\U0001f1e6") + i: letter for i, letter in enumerate(ascii_uppercase)},  # regional indicators
    **{ord("\U0001f170") + i: letter for i, letter in enumerate(ascii_uppercase)},  # in a square, such as 🅱
    **str.maketrans("АВЕЅЗІЈКМНОРСТУХавеѕсіјорух", "ABES3IJKMHOPCTYXABESCIJOPYX"),  # Cyrillic look-alikes
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek look-alikes
    ord("\ufe0f"): "",  # asks for the form as an emoji
    ord("\N{KEYCAP TEN}"): "10",
}
"""Other characters for A to Z and for numbers that mean the same."""

PUNCTUATION = ".,;:!?…'\"`´‘’“”„«»()[]{}*_~|。、「」"
"""What may surround anything that is typed, such as the full stop that phones make of two spaces."""

_AROUND = f"{whitespace}\u00a0\u3000\u200b\u200c\u200d\u2060\ufe0f\ufeff<>{PUNCTUATION}"
_MAX_LENGTH = 100  # a longer text, including spaces and keycaps, is not read


def parse_coordinate(text: str, game: Rectangle) -> int:
    """The cell that a text names, whether empty or taken.
    Raises CoordinateError if the text is not a coordinate of this board.

    >>> from bot.games.lines import Rules
    >>> parse_coordinate(" b 2 ", Rules())
    4
    >>> parse_coordinate("2B", Rules()) == parse_coordinate("Ｂ２", Rules()) == parse_coordinate("B٢", Rules()) == 4
    True
    """
    row, column = _parse(text, game)
    last = ascii_uppercase[game.rows - 1]
    if row > last:
        raise CoordinateError("unknown_row", row=row, first="A", last=last)
    return game.cell(ascii_uppercase.index(row), _column(column, game))


def parse_column(text: str, game: Rectangle) -> int | None:
    """The column, counted from 0, whose number is the whole text; None for any other text.
    Raises CoordinateError if the board has no such column.

    >>> from bot.games.lines import Rules
    >>> parse_column(" 2 ", Rules()), parse_column("2\ufe0f\u20e3", Rules()), parse_column("B2", Rules())
    (1, 1, None)
    """
    plain = _plain(text.strip(_AROUND)) if len(text) <= _MAX_LENGTH else ""
    return _column(int(plain), game) if re.fullmatch(_NUMBER, plain) else None


def format_coordinate(cell: int, game: Rectangle) -> str:
    """The coordinate of a cell.

    >>> from bot.games.lines import Rules
    >>> format_coordinate(4, Rules())
    'B2'
    """
    row, column = divmod(cell, game.columns)
    return f"{ascii_uppercase[row]}{column + 1}"


def _parse(text: str, game: Rectangle) -> tuple[str, int]:
    """The row letter and the column number of a text, whether or not the board has them."""
    stripped = text.strip(_AROUND)
    if not stripped:
        raise CoordinateError("missing_column" if game.plays_columns else "missing_coordinate")
    unreadable = "unreadable_column" if game.plays_columns else "unreadable_coordinate"
    if len(stripped) > _MAX_LENGTH:
        raise CoordinateError(unreadable)
    plain = _plain(stripped)
    if match := _COORDINATE.fullmatch(plain):
        return match["row"] or match["letter"], int(match["column"] or match["number"])
    raise CoordinateError(unreadable)


def _column(number: int, game: Rectangle) -> int:
    if not 1 <= number <= game.columns:
        raise CoordinateError("unknown_column", column=number, first=1, last=game.columns)
    return number - 1


def _plain(text: str) -> str:
    """A text in the letters A to Z and the digits 0 to 9 where it means these."""
    return plain_digits(_KEYCAP.sub(r"\1", text).translate(_PLAIN))


def plain_digits(text: str) -> str:
    """A text with the digits 0 to 9 in place of those of other scripts.

    >>> plain_digits("६x٦x๖")
    '6x6x6'
    """
    return _DIGIT.sub(lambda digit: str(unicodedata.decimal(digit[0])), text)
