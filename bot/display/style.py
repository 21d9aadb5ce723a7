"""What boards can look like: sets of emoji by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.display.board import CLASSIC, Style

STYLES: Mapping[str, Style] = {"classic": CLASSIC}
"""All of them, by the names that are saved."""


def style_of(name: str | None, emoji: Sequence[str] = ()) -> Style:
    """The style that a server has chosen; the usual one for none, and for one that is no more.

    Args:
        emoji: the server's own, if the style takes them.
    """
    return STYLES.get(name or "", CLASSIC)
