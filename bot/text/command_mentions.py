"""Slash commands in messages as mentions, which every reader can click whatever the language of their Discord."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.text.catalogue import Catalogue

_CODE = re.compile("`/([^`]+)`")
_SHOWN_FOR_GROUP = "show"  # the subcommand that stands for its group, which cannot be mentioned


class CommandMentions:
    """The mentions of the registered slash commands, by their English names, such as `brain show`."""

    def __init__(self, mentions: Mapping[str, str]) -> None:
        self._mentions = mentions
        self._by_locale: dict[str, Mapping[str, str]] = {}

    def insert(self, text: str, catalogue: Catalogue) -> str:
        """Return a text with a mention in place of each slash command in code, where only its arguments stay."""
        if catalogue.locale not in self._by_locale:
            self._by_locale[catalogue.locale] = _translate(self._mentions, catalogue)
        mentions = self._by_locale[catalogue.locale]

        def mention(span: re.Match[str]) -> str:
            words = span[1].split(" ")
            for count in (2, 1):
                if found := mentions.get(" ".join(words[:count])):
                    arguments = " ".join(words[count:])
                    return f"{found} `{arguments}`" if arguments else found
            return span[0]

        return _CODE.sub(mention, text)


def _translate(mentions: Mapping[str, str], catalogue: Catalogue) -> dict[str, str]:
    translated: dict[str, str] = {}
    for name, mention in mentions.items():
        group, _, subcommand = name.partition(" ")
        command = _name(catalogue, group)
        if subcommand:
            translated |= dict.fromkeys((name, f"{command} {_name(catalogue, group, subcommand)}"), mention)
        if subcommand in ("", _SHOWN_FOR_GROUP):
            translated |= dict.fromkeys((group, command), mention)
    return translated


def _name(catalogue: Catalogue, *names: str) -> str:
    key = f"name-{'_'.join(names)}"
    return catalogue.say(key, "/") if key in catalogue else names[-1]
