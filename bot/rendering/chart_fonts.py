"""The fonts of charts. Only worker processes import this, because it imports matplotlib.

matplotlib brings DejaVu Sans with it, which has Latin, Greek and Cyrillic letters. Other scripts need a font of the
system. Since version 3.11, matplotlib shapes text with HarfBuzz, which Hindi and Thai need.
"""

# matplotlib leaves some arguments untyped:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache

from matplotlib.font_manager import findfont, findSystemFonts, fontManager, get_font

_BUNDLED = "DejaVu Sans"

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "hi": ("Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari"),
    "ja": ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", "Hiragino Sans"),
    "ko": ("Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo"),
    "th": ("Noto Sans Thai", "Leelawadee UI", "Thonburi"),
    "zh-CN": ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC"),
    "zh-TW": ("Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", "PingFang TC"),
}
"""The font families for a language by their preference: Google's, and those of Windows and macOS."""

SAMPLES = {
    "Chinese (China)": ("zh-CN", "简体中文"),
    "Chinese (Taiwan)": ("zh-TW", "繁體中文"),
    "Hindi": ("hi", "हिन्दी"),
    "Japanese": ("ja", "日本語のひらがなとカタカナ"),
    "Korean": ("ko", "한국어"),
    "Thai": ("th", "ภาษาไทย"),
}
"""The locale and some letters of each language that needs a font of the system."""


def choose_fonts(locale: str, text: str) -> list[str] | None:
    """Return the font families that have all characters of a text together, the preferred one first, or None."""
    missing = set(text) - _characters_in(_BUNDLED, text)
    if not missing:
        return [_BUNDLED]
    _add_new_fonts()
    families = (family for family in _FAMILIES.get(locale, ()) if missing <= _characters_in(family, text))
    return next(([family, _BUNDLED] for family in families), None)


def _characters_in(family: str, text: str) -> set[str]:
    """Return the characters of a text that a font has; none if it is not installed."""
    try:
        font = get_font(findfont(family, fallback_to_default=False))
    except ValueError:
        return set()
    return {character for character in text if font.get_char_index(ord(character))}


@cache
def _add_new_fonts() -> None:
    """Find fonts that were installed after matplotlib had saved its list of them."""
    known = {entry.fname for entry in fontManager.ttflist}
    for path in findSystemFonts():
        if path not in known:
            with suppress(Exception):  # not every file is a font that can be read
                fontManager.addfont(path)
