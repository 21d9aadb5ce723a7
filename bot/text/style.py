"""The styles of boards: built-in sets of emoji, emoji of the server, and pictures.

In every set, X and O differ in shape as well as in colour, also when they are highlighted; only the discs of games in
which marks fall differ by their colours alone. No set uses a symbol of the coach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.games.game import Cell, Game
from bot.games.mark import Mark

_MAX_LENGTH, _MAX_COORDINATE = 1_285, 4
"""The length of the cells of a board and of their coordinates below it, such as `, C3`. A message has at most 2000
characters, and the rest is for the headers and the sentences."""


_FADING = ("\N{DOWN-POINTING RED TRIANGLE}\N{MEDIUM WHITE CIRCLE}", "\N{SMALL ORANGE DIAMOND}\N{LARGE BROWN CIRCLE}")
"""The default emoji of X and O that disappear next, and those for servers that have chosen one of these themselves."""


@dataclass(frozen=True, slots=True)
class Style:
    marks: Mapping[Mark, str]  # on boards and in sentences
    highlighted: Mapping[Mark, str]  # of the last move, and on a completed line, where no buttons show them
    empty: str = "\N{WHITE SMALL SQUARE}\ufe0f"  # of an empty cell
    # of a mark that disappears with the next move of its side; the server does not choose it
    fading: Mapping[Mark, str] = field(default_factory=lambda: dict(zip(Mark, _FADING[0], strict=True)))
    is_own: bool = False  # whether the server has chosen the emoji
    max_cells: int = field(init=False, repr=False, compare=False)
    """The most cells of a board whose emoji always fit into a message."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "max_cells", _MAX_LENGTH // (max(map(len, self.glyphs)) + _MAX_COORDINATE))

    @property
    def glyphs(self) -> tuple[str, ...]:
        """The emoji that a server can choose: X, O, highlighted X, highlighted O, empty."""
        return (*(self.marks[mark] for mark in Mark), *(self.highlighted[mark] for mark in Mark), self.empty)

    def glyph(self, cell: Cell, *, is_highlighted: bool = False) -> str:
        """The emoji of a cell."""
        if cell.mark is None:
            return self.empty
        if cell.is_fading:
            return self.fading[cell.mark]
        return (self.highlighted if is_highlighted else self.marks)[cell.mark]


CLASSIC = Style(
    {Mark.X: "\N{CROSS MARK}", Mark.O: "\N{LARGE BLUE CIRCLE}"},
    {Mark.X: "\N{LARGE RED SQUARE}", Mark.O: "\N{LARGE BLUE DIAMOND}"},
)
"""The default style."""

DISCS = Style(
    {Mark.X: "\N{LARGE RED CIRCLE}", Mark.O: "\N{LARGE YELLOW CIRCLE}"},
    {Mark.X: "\N{LARGE RED SQUARE}", Mark.O: "\N{LARGE YELLOW SQUARE}"},
)
"""The default style where marks fall, as in Connect Four."""

_MAX_EMOJI_SIDE = 5
"""On larger boards, a row of emoji is wider than a phone's screen, or the emoji are hard to tell apart."""

PICTURE, OWN = "picture", "own"  # the styles without a built-in set: pictures, and emoji that the server has chosen
_HIGHLIGHT = "\N{GLOWING STAR}"


def _style(
    x: str, o: str, highlighted_x: str, highlighted_o: str, empty: str = CLASSIC.empty, fading: str = ""
) -> Style:
    """Return a style; `fading` are the emoji of X and O that disappear next, one character each."""
    style = Style({Mark.X: x, Mark.O: o}, {Mark.X: highlighted_x, Mark.O: highlighted_o}, empty)
    return replace(style, fading=dict(zip(Mark, fading, strict=True))) if fading else style


STYLES: Mapping[str, Style] = {
    "classic": CLASSIC,
    "shapes": _style(
        "\N{LARGE ORANGE DIAMOND}",
        "\N{LARGE PURPLE CIRCLE}",
        "\N{DIAMOND SHAPE WITH A DOT INSIDE}",
        "\N{DIRECT HIT}",
        fading="\N{SMALL ORANGE DIAMOND}\N{PURPLE HEART}",
    ),
    "animals": _style("\N{ROOSTER}", "\N{COW}", "\N{CHICKEN}", "\N{COW FACE}", fading="\N{EGG}\N{GLASS OF MILK}"),
    "fruit": _style("\N{BANANA}", "\N{RED APPLE}", "\N{ICE CREAM}", "\N{PIE}", fading="\N{LEMON}\N{GREEN APPLE}"),
    "space": _style(
        "\N{ROCKET}",
        "\N{EARTH GLOBE EUROPE-AFRICA}",
        "\N{FLYING SAUCER}",
        "\N{RINGED PLANET}",
        "\N{MILKY WAY}",
        fading="\N{SATELLITE ANTENNA}\N{NEW MOON SYMBOL}",
    ),
    "weather": _style(
        "\N{HIGH VOLTAGE SIGN}",
        "\N{DROPLET}",
        "\N{CLOUD WITH LIGHTNING}\N{VARIATION SELECTOR-16}",
        "\N{WATER WAVE}",
        fading="\N{SPARKLES}\N{FOGGY}",
    ),
}
"""The built-in sets, by the names saved in the settings."""

STYLE_NAMES = (*STYLES, PICTURE, OWN)
"""Every style a server can choose. The catalogues hold their displayed names as `style.NAME`."""


def custom_style(x: str, o: str, highlighted_x: str = "", highlighted_o: str = "", empty: str = "") -> Style:
    """Return a style of a server's own emoji; empty texts stand for defaults."""
    highlighted_x = highlighted_x or _default_highlight(x, o)
    style = _style(x, o, highlighted_x, highlighted_o or _default_highlight(o, x), empty or CLASSIC.empty)
    fading = next((pair for pair in _FADING if {*pair}.isdisjoint(style.glyphs)), _FADING[0])
    return replace(style, fading=dict(zip(Mark, fading, strict=True)), is_own=True)


def get_style(name: str | None, emoji: Sequence[str] = ()) -> Style:
    """Return the style of a name; the classic one for None, unknown names and pictures, whose sentences have it too.
    `emoji` are the server's own, in the order of `Style.glyphs`; empty if they cannot be shown.
    """
    if name == OWN and emoji:
        return custom_style(*emoji)
    return STYLES.get(name or "", CLASSIC)


def is_drawn(name: str | None, game: Game) -> bool:
    """Check if a board is a picture in a style. If none or an unknown one is chosen, larger boards are; in every style,
    those that consist of small boards are.
    """
    return (
        name == PICTURE
        or bool(game.small_side)
        or (name not in STYLE_NAMES and max(game.rows, game.columns) > _MAX_EMOJI_SIDE)
    )


def _default_highlight(mark: str, opposite: str) -> str:
    return mark if opposite == _HIGHLIGHT else _HIGHLIGHT
