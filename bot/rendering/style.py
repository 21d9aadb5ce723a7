"""The styles of boards: built-in sets of emoji, emoji of the server, and pictures.

In every set, X and O differ in shape as well as in colour, also on a winning line. No set uses a symbol of the coach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.game.mark import Mark

_MAX_LENGTH, _MAX_COORDINATE = 1_285, 4
"""The length of the cells of a board and of their coordinates below it, such as `, C3`. A message has at most 2000
characters, and the rest is for the headers and the sentences."""


@dataclass(frozen=True, slots=True)
class Style:
    """The emoji of a board."""

    marks: Mapping[Mark, str]  # on boards and in sentences
    winning_marks: Mapping[Mark, str]  # on a completed line
    empty: str = "\N{BLACK SQUARE BUTTON}"  # of an empty cell
    max_cells: int = field(init=False, repr=False, compare=False)
    """The most cells of a board whose emoji always fit into a message."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "max_cells", _MAX_LENGTH // (max(map(len, self.glyphs)) + _MAX_COORDINATE))

    @property
    def glyphs(self) -> tuple[str, ...]:
        """Every emoji that a cell can show: X, O, winning X, winning O, empty."""
        return (*(self.marks[mark] for mark in Mark), *(self.winning_marks[mark] for mark in Mark), self.empty)


CLASSIC = Style(
    {Mark.X: "\N{CROSS MARK}", Mark.O: "\N{HEAVY LARGE CIRCLE}"},
    {Mark.X: "\N{NEGATIVE SQUARED CROSS MARK}", Mark.O: "\N{NEGATIVE SQUARED LATIN CAPITAL LETTER O}\ufe0f"},
)
"""The default style."""

PICTURE, OWN = "picture", "own"  # the styles without a built-in set: pictures, and emoji that the server has chosen
_WINNING = "\N{GLOWING STAR}"


def _style(x: str, o: str, winning_x: str, winning_o: str, empty: str = CLASSIC.empty) -> Style:
    return Style({Mark.X: x, Mark.O: o}, {Mark.X: winning_x, Mark.O: winning_o}, empty)


STYLES: Mapping[str, Style] = {
    "classic": CLASSIC,
    "shapes": _style(
        "\N{LARGE ORANGE DIAMOND}", "\N{LARGE PURPLE CIRCLE}", "\N{DIAMOND SHAPE WITH A DOT INSIDE}", "\N{DIRECT HIT}"
    ),
    "animals": _style("\N{ROOSTER}", "\N{COW}", "\N{CHICKEN}", "\N{COW FACE}"),
    "fruit": _style("\N{BANANA}", "\N{RED APPLE}", "\N{ICE CREAM}", "\N{PIE}"),
    "space": _style(
        "\N{ROCKET}", "\N{EARTH GLOBE EUROPE-AFRICA}", "\N{FLYING SAUCER}", "\N{RINGED PLANET}", "\N{MILKY WAY}"
    ),
    "weather": _style(
        "\N{HIGH VOLTAGE SIGN}", "\N{DROPLET}", "\N{CLOUD WITH LIGHTNING}\N{VARIATION SELECTOR-16}", "\N{WATER WAVE}"
    ),
}
"""The built-in sets, by the names saved in the settings."""

STYLE_NAMES = (*STYLES, PICTURE, OWN)
"""Every style a server can choose. The catalogues hold their displayed names as `style.NAME`."""


def custom_style(x: str, o: str, winning_x: str = "", winning_o: str = "", empty: str = "") -> Style:
    return _style(
        x, o, winning_x or _default_winning(x, o), winning_o or _default_winning(o, x), empty or CLASSIC.empty
    )


def get_style(name: str | None, emoji: Sequence[str] = ()) -> Style:
    """Return the style of a name; the classic one for None and for unknown names.
    The picture style uses the classic emoji in sentences and on buttons. The emoji are the server's own, in the order
    of `Style.glyphs`; empty if they cannot be shown.
    """
    if name == OWN and emoji:
        return custom_style(*emoji)
    return STYLES.get(name or "", CLASSIC)


def _default_winning(mark: str, opposite: str) -> str:
    """Return the emoji of a mark on a winning line: the star, unless the opposite mark is the star."""
    return mark if opposite == _WINNING else _WINNING
