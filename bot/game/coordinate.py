"""Coordinates: a cell as people write it, row letter and column number, such as `B2`.

The validator reads what people really type: letter and number in either order, any case, spaces,
full-width characters, keycap digits, and the letters that the emoji board shows. The whole text
must be one coordinate, and every way of being wrong has an error of its own.
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
"""Other ways to write A to Z and 0 to 9 that mean exactly the same."""

_LOOK_ALIKES = dict(
    zip(
        "АВЕЅЗІЈКМНОРСТУХавеѕсіјорухΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "ABES3IJKMHOPCTYXABESCIJOPYXABEZHIKMNOPTYX",
        strict=True,
    )
)
"""Cyrillic, then Greek: letters that many people cannot tell from Latin ones on a screen."""

_LONGEST = 100
"""More characters than this, with spaces and keycaps counted, are no coordinate."""


def parse_coordinate(text: str, rules: Rules) -> int:
    """The cell that a text names, free or not.

    Raises:
        CoordinateError: one of its children says what is wrong.

    >>> parse_coordinate(" b 2 ", Rules())
    4
    >>> parse_coordinate("2B", Rules()) == parse_coordinate("Ｂ２", Rules()) == 4
    True
    """
    row, column = _read(text)
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


def _read(text: str) -> tuple[str, int]:
    """The row letter and the column number of a text, on whatever board."""
    stripped = text.strip()
    if not stripped:
        raise MissingCoordinateError
    if len(stripped) > _LONGEST:
        raise UnreadableCoordinateError
    plain = _KEYCAP.sub(r"\1", stripped).translate(_PLAIN)
    if match := _COORDINATE.fullmatch(plain):
        number = match["column"] or match["number"]
        if number == "0" or not number.startswith("0"):
            return match["row"] or match["letter"], int(number)
    _explain_look_alike(plain)
    raise UnreadableCoordinateError


def _explain_look_alike(plain: str) -> None:
    """Raise LookAlikeError if Latin letters in place of look-alikes would make it a coordinate."""
    meant = "".join(_LOOK_ALIKES.get(letter, letter) for letter in plain)
    if _COORDINATE.fullmatch(meant):
        typed = next((letter for letter in plain if letter in _LOOK_ALIKES), None)
        if typed is not None:
            raise LookAlikeError(typed=typed, meant=_LOOK_ALIKES[typed])
