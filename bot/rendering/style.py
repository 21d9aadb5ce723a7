"""What boards can look like: sets of emoji by their names, the server's own emoji, and a drawn picture.

In every set the two marks have shapes of their own, so that nothing depends on colours, and so have the signs for
marks on a line that won. None of them is a sign by which advice tells what a cell is worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.game.mark import Mark
from bot.rendering.emoji_board import CLASSIC, Style

PICTURE, OWN = "picture", "own"
"""The names of the styles that are no set: boards are drawn, or consist of emoji that the server has chosen."""

_WINNING = "\N{GLOWING STAR}"


def _style(x: str, o: str, winning_x: str, winning_o: str, empty: str = CLASSIC.empty) -> Style:
    return Style({Mark.X: x, Mark.O: o}, {Mark.X: winning_x, Mark.O: winning_o}, empty)


STYLES: Mapping[str, Style] = {
    "classic": CLASSIC,
    "shapes": _style(
        "\N{LARGE ORANGE DIAMOND}",
        "\N{LARGE PURPLE CIRCLE}",
        "\N{DIAMOND SHAPE WITH A DOT INSIDE}",
        "\N{DIRECT HIT}",
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
"""The sets, by the names that are saved."""

STYLE_NAMES = (*STYLES, PICTURE, OWN)
"""All that a server can choose; what each is called stands in the catalogues as `style.NAME`."""


def own_style(x: str, o: str, winning_x: str = "", winning_o: str = "", empty: str = "") -> Style:
    """A style of emoji that somebody has chosen; for those that they have not, there are usual ones."""
    return _style(x, o, winning_x or _star_beside(x, o), winning_o or _star_beside(o, x), empty or CLASSIC.empty)


def style_of(name: str | None, emoji: Sequence[str] = ()) -> Style:
    """The style that a server has chosen, of which a picture has but its words and buttons; the usual one for none,
    and for one that is no more.

    Args:
        emoji: the server's own, in the order of `Style.glyphs`, if they can be shown.
    """
    if name == OWN and emoji:
        return own_style(*emoji)
    return STYLES.get(name or "", CLASSIC)


def _star_beside(mark: str, other: str) -> str:
    """What stands on a line of a mark that won, if nobody has chosen anything."""
    return mark if other == _WINNING else _WINNING
