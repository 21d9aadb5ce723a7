"""Write the tables of typed words and of the texts of slash commands, from the catalogues of all languages.

`.venv/bin/python tools/command_tables.py` writes `words.json` and `commands.json` in bot/text/locales/. Run it
after each change of a name, word, level, game or command in a catalogue.
"""

from __future__ import annotations

import json
from pathlib import Path

from bot.games.games import GAMES
from bot.process.features import read_messages
from bot.text.catalogue import ENGLISH, CommandTexts, Languages, WordTable
from bot.text.words import spellings

FOLDER = Path(__file__).parents[1] / "bot" / "text" / "locales"

_TYPED = ("name-", "word-", "level-")
_REGISTERED = ("name-", "command-", "level-", "theme-", *(f"game-{name}" for name in GAMES))


def tabulate_words(languages: Languages) -> WordTable:
    """The message ids of every spelling of the typed words, with the locales of each; of names, those of commands."""
    table: dict[str, dict[str, list[str]]] = {}
    for texts in map(languages.of, languages.locales):
        names = {key for key in texts if key.startswith("name-")}
        options = {key for key in names for name in names if key.startswith(f"{name}_")}
        for key in (key for key in texts if key.startswith(_TYPED) and key not in options):
            for spelling in spellings(texts.say(key, "/")):
                table.setdefault(spelling, {}).setdefault(key, []).append(texts.locale)
    return table


def tabulate_commands(languages: Languages) -> CommandTexts:
    """The texts that are registered with Discord, by locale and message id."""
    return {
        texts.locale: {key: texts.say(key, "/") for key in texts if key.startswith(_REGISTERED)}
        for texts in map(languages.of, languages.locales)
        if texts.locale != ENGLISH
    }


def format_tables(languages: Languages) -> dict[Path, str]:
    """The contents of both tables by file, with one spelling or one text per line."""
    words = tabulate_words(languages)
    lines = (f"{_to_json(word)}: {_to_json(dict(sorted(words[word].items())))}" for word in sorted(words))
    commands = json.dumps(tabulate_commands(languages), ensure_ascii=False, indent=1, sort_keys=True)
    return {FOLDER / "words.json": "{\n" + ",\n".join(lines) + "\n}\n", FOLDER / "commands.json": f"{commands}\n"}


def _to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    for file, text in format_tables(Languages(read_messages)).items():
        file.write_text(text, encoding="utf-8")
