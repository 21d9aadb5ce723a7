"""Names as they can be printed."""

from __future__ import annotations

import re

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")
_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of the text after them."""


def plain(name: str) -> str:
    """A name that people chose themselves, so that it neither formats, links nor mentions anything."""
    text = _DIRECTION.sub("", name)
    return _PUNCTUATION.sub(r"\\\g<0>", text).replace("@", "@\u200b").replace(":", ":\u200b")
