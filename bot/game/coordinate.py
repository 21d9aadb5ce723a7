"""Coordinates: the row letter and column number of a cell, such as `B2`.

The parser accepts what users type: letter and number in either order and any case, with spaces,
full-width characters, keycap digits, and the regional indicator letters of the emoji board. The whole
text must be one coordinate, and each kind of mistake has its own error.
"""

from __future__ import annotations

import re
from string import ascii_uppercase

from bot.game.errors import ColumnError, LookAlikeError, MissingCoordinateError, RowError, UnreadableCoordinateError
from bot.game.rules import Rules

_KEYCAP = re.compile("([0-9])\ufe0f?\u20e3")
_COORDINATE = re.compile(r"(?P<row>[A-Z])\s*(?P<column>[0-9]{1,3})|(?P<number>[0-9]{1,3})\s*(?P<letter>[A-Z])")

_PLAIN = {
    **{ord("a") + i: letter for i, letter in enumerate(ascii_uppercase)},
    **{ord("\uff21") + i: letter for i, letter in enumerate(ascii_uppercase)},  # full-width capitals
    **{ord("\uff41") + i: letter for i, letter in enumerate(ascii_uppercase)},  # full-width small letters
    **{ord("\U0001f1e6") + i: letter for i, letter in enumerate(ascii_uppercase)},  # regional indicators
    **{ord("\uff10") + i: str(i) for i in range(10)},  # full-width digits
}
"""Other characters for A to Z and 0 to 9 that mean the same."""

_LOOK_ALIKES = dict(
    zip(
        "АВЕЅЗІЈКМНОРСТУХавеѕсіјорухΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "ABES3IJKMHOPCTYXABESCIJOPYXABEZHIKMNOPTYX",
        strict=True,
    )
)
"""Cyrillic, then Greek letters that look like Latin ones, with those Latin letters."""

_MAX_LENGTH = 100
"""A longer text, including spaces and keycaps, is not read."""


def parse_coordinate(text: str, rules: Rules) -> int:
    """The cell that a text names, whether empty or taken.

    Raises:
        CoordinateError: the text is not a coordinate of this board; its subclasses say why.

    >>> parse_coordinate(" b 2 ", Rules())
    4
    >>> parse_coordinate("2B", Rules()) == parse_coordinate("Ｂ２", Rules()) == 4
    True
    """
    row, column = _parse(text)
    last = ascii_uppercase[rules.rows - 1]
    if row > last:
        raise RowError(row=row, first="A", last=last)
    if not 1 <= column <= rules.columns:
        raise ColumnError(column=column, first=1, last=rules.columns)
    return rules.cell(ascii_uppercase.index(row), column - 1)


def format_coordinate(cell: int, rules: Rules) -> str:
    """The coordinate of a cell.

    >>> format_coordinate(4, Rules())
    'B2'
    """
    row, column = divmod(cell, rules.columns)
    return f"{ascii_uppercase[row]}{column + 1}"


def _parse(text: str) -> tuple[str, int]:
    """The row letter and the column number of a text, for a board of any size."""
    stripped = text.strip()
    if not stripped:
        raise MissingCoordinateError
    if len(stripped) > _MAX_LENGTH:
        raise UnreadableCoordinateError
    plain = _KEYCAP.sub(r"\1", stripped).translate(_PLAIN)
    if match := _COORDINATE.fullmatch(plain):
        number = match["column"] or match["number"]
        if number == "0" or not number.startswith("0"):
            return match["row"] or match["letter"], int(number)
    _check_look_alikes(plain)
    raise UnreadableCoordinateError


def _check_look_alikes(plain: str) -> None:
    """Raise LookAlikeError if the text would be a coordinate with Latin letters in place of look-alikes."""
    meant = "".join(_LOOK_ALIKES.get(letter, letter) for letter in plain)
    if _COORDINATE.fullmatch(meant):
        typed = next((letter for letter in plain if letter in _LOOK_ALIKES), None)
        if typed is not None:
            raise LookAlikeError(typed=typed, meant=_LOOK_ALIKES[typed])
