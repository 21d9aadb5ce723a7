"""The longest names, emoji and prefix that Discord allows, for tests of the length of messages."""

from __future__ import annotations

from string import punctuation

from bot.client.names import escape_text
from bot.game.mark import Mark
from bot.rendering.style import Style

NAME = "W" * 32
ESCAPED_NAME = max((escape_text(sign * 32) for sign in punctuation), key=len)
"""A name of punctuation marks, each of which is escaped."""

PREFIX = f"@{NAME} "
"""A mention of the bot."""

EMOJI = f"<a:{'W' * 32}:{10**19}>"
"""An animated custom emoji."""

STYLE = Style(dict.fromkeys(Mark, EMOJI), dict.fromkeys(Mark, EMOJI), EMOJI)
