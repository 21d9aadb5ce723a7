"""Tables of all languages, which `tools/command_tables.py` generates from the catalogues.

With them, no other language than the needed ones is read when the bot starts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

WordTable = Mapping[str, Mapping[str, Sequence[str]]]
"""The message ids of each typed word in its folded spelling, with the locales in which they are spelled so."""

CommandTexts = Mapping[str, Mapping[str, str]]
"""The texts of the slash commands by locale and message id, without English."""

LOCALES = files("bot.text") / "locales"


@cache
def read_words() -> WordTable:
    return json.loads((LOCALES / "words.json").read_text("utf-8"))


def read_command_texts() -> CommandTexts:
    return json.loads((LOCALES / "commands.json").read_text("utf-8"))
