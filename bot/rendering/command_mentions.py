"""Slash commands in sentences as mentions, which every reader can click whatever the language of their Discord."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from bot.rendering.localizer import Catalogue, Languages

_CODE = re.compile("`([^`]+)`")
_SHOWN_FOR_GROUP = "show"
"""The subcommand that stands for its group, which cannot be mentioned."""


def mention_commands(languages: Languages, mentions: Mapping[str, str], *, is_typed: bool) -> Languages:
    """Return the languages with a mention in place of each slash command that stands in a code span.

    Code shows no mentions, so only the words after the name of the command stay in a code span.

    Args:
        mentions: by the English names of the commands, such as `brain show`.
        is_typed: whether the reader uses a prefix, so that `{prefix}` does not stand before slash commands.
    """
    starts = ("/",) if is_typed else ("/", "{prefix}")
    return Languages(
        {locale: _mention(texts, _translate(mentions, texts), starts) for locale, texts in languages.catalogues.items()}
    )


def _mention(texts: Catalogue, mentions: Mapping[str, str], starts: tuple[str, ...]) -> Catalogue:
    """Replace the commands in all sentences of a catalogue.

    Args:
        mentions: by the names of the commands in that language.
        starts: what stands before the name of a slash command.
    """

    def mention(span: re.Match[str]) -> str:
        start = next(filter(span[1].startswith, starts), None)
        if start is None:
            return span[0]
        words = span[1].removeprefix(start).split(" ")
        for count in (2, 1):
            if found := mentions.get(" ".join(words[:count])):
                arguments = " ".join(words[count:])
                return f"{found} `{arguments}`" if arguments else found
        return span[0]

    return replace(texts, sentences={key: _CODE.sub(mention, text) for key, text in texts.sentences.items()})


def _translate(mentions: Mapping[str, str], texts: Catalogue) -> dict[str, str]:
    """Return mentions by the names of the commands in one language."""
    translated: dict[str, str] = {}
    for name, mention in mentions.items():
        group, _, subcommand = name.partition(" ")
        command = texts.sentences.get(f"name.{group}", group)
        if subcommand:
            key = f"name.{group}_{subcommand}"
            translated[f"{command} {texts.sentences.get(key, subcommand)}"] = mention
        if subcommand in ("", _SHOWN_FOR_GROUP):
            translated[command] = mention
    return translated
