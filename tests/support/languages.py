"""The languages that the tests of texts share."""

import re
from collections.abc import Mapping
from functools import cache

from bot.process.features import read_messages
from bot.text.catalogue import Languages
from bot.text.localizer import Localizer

LANGUAGES = Languages(read_messages)
ENGLISH = Localizer(LANGUAGES.of(None), "!")

CATALOGUES = [LANGUAGES.of(locale) for locale in LANGUAGES.locales]


@cache
def messages_of(locale: str) -> Mapping[str, str]:
    """Return the messages of a language by their ids, with the names of facts in braces in place of facts."""
    texts, source = LANGUAGES.of(locale), read_messages(locale)
    names = {name: f"{{{name}}}" for name in re.findall(r"\$(\w+)", source)}
    return {key: Localizer(texts, "{prefix}").say(key, **names) for key in texts}


def languages_of(**messages: Mapping[str, str]) -> Languages:
    """Return languages with these messages; in their locales, `_` stands for `-`."""
    sources = {
        locale.replace("_", "-"): "".join(f"{key} = {text}\n" for key, text in texts.items())
        for locale, texts in messages.items()
    }
    return Languages(lambda locale: sources.get(locale, ""), sources)
