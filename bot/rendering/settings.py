"""What a server prefers, in sentences; and all that it can choose, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from bot.game.mark import Mark
from bot.model.guild_settings import GuildSettings
from bot.model.ids import mention_channels, mention_roles
from bot.opponents.opponent import NAMES
from bot.rendering.localizer import (
    Languages,
    Localizer,
)
from bot.rendering.style import OWN, PICTURE, STYLE_NAMES, style_of

USUAL = "usual"
"""The word for what all servers have that have set nothing."""

_HOURS = (1, 6, 12, 24, 3 * 24, 7 * 24)
_SECONDS = (3, 5, 10, 30, 60)
_A_DAY = timedelta(days=1)
_MOST_NAMED = 10
"""So many channels or roles are named in a sentence; the menu beneath it has them all."""


@dataclass(frozen=True, slots=True)
class SettingsWriter:
    """Says what a server prefers.

    Args:
        spoken: the locale of the language that all there read.
        opponent: the program that people meet where nothing is set.
        idle: how long a match may rest where nothing is set.
    """

    localizer: Localizer
    languages: Languages
    spoken: str
    opponent: str
    idle: timedelta

    def choices(self, setting: str) -> Mapping[str, Any]:
        """What can be chosen for a setting, by the words that stand for it in a menu; the first one is the usual."""
        match setting:
            case "level":
                return {USUAL: None, **{name: name for name in NAMES}}
            case "language":
                return {USUAL: None, **{locale: locale for locale in self.languages.catalogues}}
            case "style":
                return {name: name if number else None for number, name in enumerate(STYLE_NAMES)}
            case "idle":
                return {USUAL: None, **{str(hours): timedelta(hours=hours) for hours in _HOURS}}
            case "cooldown":
                return {USUAL: timedelta(0), **{str(seconds): timedelta(seconds=seconds) for seconds in _SECONDS}}
            case _:
                return {}

    def label(self, setting: str, word: str) -> str:
        """What a choice is called in a menu."""
        value = self.choices(setting)[word]
        match setting:
            case "level" if value is None:
                return self._say("as_usual", what=self.localizer.name_of(self.opponent))
            case "level":
                return self.localizer.name_of(value)
            case "language":
                return self._say("as_discord") if value is None else self._name_of_language(value)
            case "style":
                return self._name_of_style(word)
            case "idle" if value is None:
                return self._say("as_usual", what=self._duration(self.idle))
            case _:
                return self._duration(value) if value else self._say("no_wait")

    def sentence(self, setting: str, settings: GuildSettings) -> str:
        """How a setting is now."""
        return _SENTENCES[setting](self, settings)

    def lost(self, settings: GuildSettings, setting: str, count: int) -> str:
        """That so many of the channels or roles of a setting have been deleted."""
        is_all = len(getattr(settings, setting)) == count
        return self._say(f"all_{setting}_lost" if is_all else f"{setting}_lost", count=count)

    def level(self, settings: GuildSettings) -> str:
        """Whom people meet."""
        level = settings.level if settings.level in NAMES else self.opponent
        return self._say("level", level=self.localizer.name_of(level))

    def language(self, settings: GuildSettings) -> str:
        """What is spoken to all; the voice may be a person's own."""
        key = "language" if settings.language else "language_of_discord"
        return self._say(key, language=self._name_of_language(self.spoken))

    def style(self, settings: GuildSettings) -> str:
        """What boards look like."""
        name = settings.style if settings.style in STYLE_NAMES else STYLE_NAMES[0]
        return self._say("style", style=self._name_of_style(name, settings.emoji))

    def boards(self, settings: GuildSettings) -> str:
        """Whether there are buttons for cells."""
        return self._say("text" if settings.is_text_only else "buttons")

    def channels(self, settings: GuildSettings) -> str:
        """Where people play."""
        named = _some(mention_channels(settings.channels))
        return self._say("channels", channels=named) if named else self._say("everywhere")

    def roles(self, settings: GuildSettings) -> str:
        """Who plays."""
        named = _some(mention_roles(settings.roles))
        return self._say("roles", roles=named) if named else self._say("everybody")

    def threads(self, settings: GuildSettings) -> str:
        """Whether games get threads of their own."""
        return self._say("threads" if settings.in_thread else "no_threads")

    def rest(self, settings: GuildSettings) -> str:
        """How long a match may rest."""
        return self._say("idle", idle=self._duration(settings.idle or self.idle))

    def wait(self, settings: GuildSettings) -> str:
        """How long a person waits from one command to the next."""
        if not settings.cooldown:
            return self._say("no_cooldown")
        return self._say("cooldown", cooldown=self._duration(settings.cooldown))

    def _name_of_style(self, name: str, emoji: Sequence[str] = ()) -> str:
        """What a style is called, and its marks.

        Args:
            emoji: those of a server that has its own.
        """
        called = self.localizer.say(f"style.{name}")
        if name == PICTURE or (name == OWN and not emoji):
            return called
        marks = style_of(name, emoji).marks
        return f"{marks[Mark.X]} {marks[Mark.O]} {called}"

    def _name_of_language(self, locale: str) -> str:
        """What a language is called by those who speak it."""
        return self.languages.of(locale).say("language.name", self.localizer.prefix)

    def _duration(self, duration: timedelta) -> str:
        if duration > _A_DAY and not duration % _A_DAY:
            return self._say("days", count=duration // _A_DAY)
        if duration < timedelta(hours=1):
            return self._say("seconds", count=duration // timedelta(seconds=1))
        return self._say("hours", count=duration // timedelta(hours=1))

    def _say(self, key: str, **facts: object) -> str:
        return self.localizer.say(f"settings.{key}", **facts)


_SENTENCES: Mapping[str, Callable[[SettingsWriter, GuildSettings], str]] = {
    "level": SettingsWriter.level,
    "language": SettingsWriter.language,
    "style": SettingsWriter.style,
    "is_text_only": SettingsWriter.boards,
    "channels": SettingsWriter.channels,
    "roles": SettingsWriter.roles,
    "in_thread": SettingsWriter.threads,
    "idle": SettingsWriter.rest,
    "cooldown": SettingsWriter.wait,
}


def _some(mentions: str) -> str:
    """The first ones of several mentions."""
    named = mentions.split(", ") if mentions else []
    return ", ".join([*named[:_MOST_NAMED], *(["…"] if len(named) > _MOST_NAMED else [])])
