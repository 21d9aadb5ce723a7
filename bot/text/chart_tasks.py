"""What workers do with charts. The imports are inside the functions, so that only workers import matplotlib."""

from __future__ import annotations

from importlib.util import find_spec

from bot.text.chart import Picture


def can_draw() -> bool:
    """Check if matplotlib is installed, without importing it."""
    return find_spec("matplotlib") is not None


def draw(*pictures: Picture) -> bytes:
    """Draw a picture as a PNG, in a worker process.
    Given the same one in several languages, it draws the first one whose letters are in the fonts. DejaVu Sans, which
    matplotlib brings with it, has those of English. Raises ValueError if there is none.
    """
    from bot.text.chart_drawing import draw_picture

    return draw_picture(pictures)


def languages_without_font() -> list[str]:
    """Return the English names of the languages whose letters are in no font here. It runs in a worker process."""
    from bot.text.chart_drawing import SAMPLES, choose_fonts

    return [name for name, (locale, sample) in SAMPLES.items() if choose_fonts(locale, sample) is None]
