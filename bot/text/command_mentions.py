"""Slash commands in messages as mentions, which every reader can click whatever the language of their Discord."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.text.catalogue import Catalogue

_CODE = re.compile("`/([^`]+)`")


class CommandMentions:
    """The mentions of the registered slash commands, by their English names."""

    def __init__(self, mentions: Mapping[str, str]) -> None:
        self._mentions = mentions
        self._by_locale: dict[str, Mapping[str, str]] = {}

    def insert(self, text: str, catalogue: Catalogue) -> str:
        """Return a text with a mention in place of each slash command in code, where only its arguments stay."""
        if catalogue.locale not in self._by_locale:
            self._by_locale[catalogue.locale] = _translate(self._mentions, catalogue)
        mentions = self._by_locale[catalogue.locale]

        def mention(span: re.Match[str]) -> str:
            command, _, arguments = span[1].partition(" ")
            if found := mentions.get(command):
                return f"{found} `{arguments}`" if arguments else found
            return span[0]

        return _CODE.sub(mention, text)


def _translate(mentions: Mapping[str, str], catalogue: Catalogue) -> dict[str, str]:
    translated: dict[str, str] = {}
    for name, mention in mentions.items():
        key = f"name-{name}"
        translated[name] = mention
        translated[catalogue.say(key, "/") if key in catalogue else name] = mention
    return translated
