"""Which characters readers can see."""

from __future__ import annotations

from unicodedata import category

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are drawn as blank space
_INVISIBLE_CATEGORIES = ("Cc", "Cf", "Mn", "Me", "Zs", "Zl", "Zp")
"""Control characters, marks on other letters, and spaces:
https://www.unicode.org/reports/tr44/#General_Category_Values."""


def is_visible(text: str) -> bool:
    """Check if a text has at least one visible character."""
    return any(category(letter) not in _INVISIBLE_CATEGORIES and letter not in _BLANK for letter in text)
