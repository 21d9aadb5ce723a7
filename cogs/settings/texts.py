"""The settings of a server as text, and the choices of their menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.mark import Mark
from bot.model.guild_settings import GuildSettings
from bot.model.ids import mention_channels, mention_roles
from bot.players.opponent import LEVEL_NAMES, is_available
from bot.text.catalogue import LANGUAGE_NAMES
from bot.text.localizer import Localizer
from bot.text.style import OWN, PICTURE, STYLE_NAMES, get_style

_DEFAULT = "usual"  # the menu choice for the default
_LANGUAGES = [*LANGUAGE_NAMES]  # in the order of Discord's own menu
_MAX_IN_FIRST_MENU = 20  # a menu has at most 25 options, so there are two menus of languages
_WITH_NOTES = (
    *("idle", "is_quiet", "is_search_quiet", "has_no_votes", "cooldown", "prefix", "language"),
    *("daily_channel", "daily_hour"),
)
"""The settings with a note."""

_SWITCHED: Mapping[str, tuple[str, str]] = {
    "is_text_only": ("buttons", "text"),
    "in_thread": ("no_threads", "threads"),
    "is_quiet": ("notices", "no_notices"),
    "is_search_quiet": ("search_notices", "no_search_notices"),
    "has_no_votes": ("votes", "no_votes"),
}
"""The keys of the texts on settings that are off, and on."""

_DAY = timedelta(days=1)
_CHOICES: Mapping[str, Mapping[str, Any]] = {
    "game": {_DEFAULT: None, **{name: name for name in GAMES}},
    "games": {name: name for name in GAMES},
    "language": {_DEFAULT: None, **{locale: locale for locale in _LANGUAGES[:_MAX_IN_FIRST_MENU]}},
    "more_languages": {locale: locale for locale in _LANGUAGES[_MAX_IN_FIRST_MENU:]},
    "style": {_DEFAULT: None, **{name: name for name in STYLE_NAMES}},
    "idle": {_DEFAULT: None, **{str(hours): timedelta(hours=hours) for hours in (1, 6, 12, 24, 3 * 24, 7 * 24)}},
    "cooldown": {_DEFAULT: timedelta(0), **{str(time): timedelta(seconds=time) for time in (3, 5, 10, 30, 60)}},
    "daily_hour": {str(hour): hour for hour in range(24)},
}
"""The values of settings by their keys in the menu, except those of the level."""

_MAX_MENTIONS = 10  # the most channels or roles listed in a sentence; the menu below shows all


@dataclass(frozen=True, slots=True)
class SettingsWriter:
    localizer: Localizer  # of the user who reads the page
    locale: str  # the locale of the bot's public messages in the server
    default_level: str  # the opponent if the server has set none
    default_idle: timedelta  # how long a match may be idle if the server has set no limit
    default_prefix: str  # of typed commands if the server has set none
    can_read: bool  # whether the bot can read messages that do not mention it
    now: datetime  # in UTC

    def choices(self, setting: str) -> Mapping[str, Any]:
        """Return the values of a setting by their keys in the menu, the default first if it is in this menu."""
        if setting == "level":
            return {_DEFAULT: None, **{name: name for name in LEVEL_NAMES if is_available(name)}}
        return _CHOICES[setting]

    def label(self, setting: str, word: str) -> str:
        value = self.choices(setting)[word]
        match setting:
            case "game" | "games":
                name = self.localizer.name_of_game(GAMES[value or DEFAULT_GAME])
                return name if value else self._say("default", what=name)
            case "level" if value is None:
                return self._say("default", what=self.localizer.name_of(self.default_level))
            case "level":
                return self.localizer.name_of(value)
            case "language" | "more_languages":
                return self._say("language_from_discord") if value is None else LANGUAGE_NAMES[value]
            case "style":
                return self._name_style(value)
            case "daily_hour":
                return self._say("hour", time=f"{value:02}:00")
            case "idle" if value is None:
                return self._say("default", what=self._format_duration(self.default_idle))
            case _:
                return self._format_duration(value) if value else self._say("no_wait")

    def describe(self, setting: str, settings: GuildSettings) -> str:  # noqa: C901, PLR0912 - a case for each setting
        say = self._say
        if setting in _SWITCHED:
            is_on: bool = getattr(settings, setting)
            return say(_SWITCHED[setting][is_on])
        match setting:
            case "game":
                return say("game", game=settings.default_game)
            case "games":
                return say("games", games=settings.offered) if settings.games else say("all_games")
            case "level":
                level = settings.level if settings.level in LEVEL_NAMES else self.default_level
                return say("level", level=self.localizer.name_of(level))
            case "language":
                key = "language" if settings.language else "discord_language"
                return say(key, language=LANGUAGE_NAMES[self.locale])
            case "style":
                return say("style", style=self._name_style(settings.style, settings.emoji))
            case "channels":
                mentions = _shorten(mention_channels(settings.channels))
                return say("channels", channels=mentions) if mentions else say("everywhere")
            case "roles":
                mentions = _shorten(mention_roles(settings.roles))
                return say("roles", roles=mentions) if mentions else say("everybody")
            case "idle":
                return say("idle", idle=self._format_duration(settings.idle or self.default_idle))
            case "daily_channel":
                channel = settings.daily_channel
                return say("daily_channel", channel=f"<#{channel}>") if channel else say("no_daily_channel")
            case "daily_hour":
                time = f"<t:{int(self._next(settings.daily_hour).timestamp())}:t>"
                return say("daily_hour", time=time, utc=f"{settings.daily_hour:02}:00")
            case "cooldown" if settings.cooldown:
                return say("cooldown", cooldown=self._format_duration(settings.cooldown))
            case "cooldown":
                return say("no_cooldown")
            case _:
                prefix = self.default_prefix if settings.prefix is None else settings.prefix
                return say("prefix", own=prefix) if prefix and self.can_read else say("no_prefix")

    def describe_with_note(self, setting: str, settings: GuildSettings) -> str:
        row = self.describe(setting, settings)
        return f"{row}\n-# {self._say(f'note_{setting}')}" if setting in _WITH_NOTES else row

    def describe_deleted(self, settings: GuildSettings, setting: str, count: int) -> str:
        is_all = len(getattr(settings, setting)) == count
        return self._say(f"all_{setting}_deleted" if is_all else f"{setting}_deleted", count=count)

    def _name_style(self, name: str | None, emoji: Sequence[str] = ()) -> str:
        """Return the name of a style, after its marks if it has emoji; `emoji` are the server's own."""
        displayed = self.localizer.say(f"style-{name if name in STYLE_NAMES else 'default'}")
        if name == PICTURE or (name == OWN and not emoji):
            return displayed
        marks = get_style(name, emoji).marks
        return f"{marks[Mark.X]} {marks[Mark.O]} {displayed}"

    def _next(self, hour: int) -> datetime:
        """Return when an hour begins next, in UTC: Discord shows readers their own time, summer time included."""
        today = self.now.replace(hour=hour, minute=0, second=0, microsecond=0)
        return today if today > self.now else today + _DAY

    def _format_duration(self, duration: timedelta) -> str:
        if duration > _DAY and not duration % _DAY:
            return self._say("days", count=duration // _DAY)
        if duration < timedelta(hours=1):
            return self._say("seconds", count=duration // timedelta(seconds=1))
        return self._say("hours", count=duration // timedelta(hours=1))

    def _say(self, key: str, **facts: object) -> str:
        return self.localizer.say(f"settings-{key}", **facts)


def _shorten(mentions: str) -> str:
    listed = mentions.split(", ") if mentions else []
    return ", ".join([*listed[:_MAX_MENTIONS], *(["…"] if len(listed) > _MAX_MENTIONS else [])])
