"""Display names of users: escaped for messages, and cached in memory only."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from unicodedata import bidirectional

import discord
from cachetools import LRUCache, TTLCache

from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat
from bot.model.guild_settings import is_visible
from bot.model.ids import GuildId
from bot.text.words import normalize

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u206f]")
"""Control characters other than blanks, and characters that change the direction or form of the text after them."""

UNKNOWN = "…"
"""Stands for the name of a user who was not active lately, or whose name is invisible, where no mention can."""

_SECONDS_NAMELESS = 600.0  # for how long a user is not looked up again

_ISOLATE = "\u2068{}\u2069"  # prevents right-to-left text from reordering the surrounding text


def plain_text(text: str) -> str:
    """Return text that a user wrote as one line without control characters, for places without formatting."""
    return " ".join(_CONTROLS.sub("", text).split())


def escape_text(text: str) -> str:
    """Escape text that a user wrote, so that it formats, links and mentions nothing in a message."""
    escaped = _PUNCTUATION.sub(r"\\\g<0>", plain_text(text)).replace("@", "@\u200b").replace(":", ":\u200b")
    is_right_to_left = any(bidirectional(letter) in ("R", "AL") for letter in escaped)
    return _ISOLATE.format(escaped) if is_right_to_left else escaped


def _fold(name: str) -> str:
    return " ".join(normalize(name).lower().split())


class NameCache:
    """The names of recently active users: their display name in each guild, and their global name elsewhere.
    Names are never stored. After a restart, users are mentioned (without a ping) until they are active again.
    """

    def __init__(self, timer: Callable[[], float] = time.monotonic) -> None:
        self._names: LRUCache[tuple[GuildId | None, UserId], tuple[str, str]] = LRUCache(10_000)
        """Each name as received from Discord, and escaped."""
        self._users: LRUCache[tuple[GuildId, str], tuple[UserId, ...]] = LRUCache(10_000)
        """The users of a guild by their names in lower case. Some may have changed their name since."""
        self._nameless: TTLCache[tuple[GuildId, UserId], None] = TTLCache(10_000, _SECONDS_NAMELESS, timer)
        """The users who were not found in a guild lately, or have no visible name there."""

    def remember(self, guild: GuildId | None, user: discord.abc.User) -> None:
        key, name = (guild, UserId(user.id)), user.display_name if guild else user.global_name or user.name
        if self._names.get(key, ("", ""))[0] != name:
            self._names[key] = name, escape_text(name) if is_visible(name) else f"<@{user.id}>"
            if guild:
                found = guild, _fold(name)
                self._users[found] = tuple({*self._users.get(found, ()), key[1]})

    def note_nameless(self, guild: GuildId, user: UserId) -> None:
        """Note that Discord was asked for a user, and has no visible name of theirs in a guild."""
        self._nameless[guild, user] = None

    def is_nameless(self, guild: GuildId, user: UserId) -> bool:
        """Check if a user has no known name in a guild, and need not be looked up again for now."""
        return (guild, user) in self._nameless and self.get_raw(guild, user) == UNKNOWN

    def forget(self, user: UserId) -> None:
        for key in [key for key in self._nameless if key[1] == user]:
            self._nameless.pop(key, None)
        for key in [key for key in self._names if key[1] == user]:
            del self._names[key]
        for key, users in [(key, users) for key, users in self._users.items() if user in users]:
            self._users[key] = tuple(other for other in users if other != user)

    def get(self, guild: GuildId | None, user: UserId) -> str:
        """Return the escaped name of a user, or a mention if the name is unknown or invisible."""
        _, escaped = self._names.get((guild, user), ("", f"<@{user}>"))
        return escaped

    def find(self, guild: GuildId, name: str) -> list[UserId]:
        """Return the recently active users of a guild with a name, regardless of case."""
        folded = _fold(name)
        known = self._users.get((guild, folded), ())
        return [user for user in known if _fold(self._names.get((guild, user), ("", ""))[0]) == folded]

    def get_raw(self, guild: GuildId | None, user: UserId) -> str:
        """Return the name of a user without escapes, for texts without formatting, such as the name of a thread."""
        raw, _ = self._names.get((guild, user), ("", ""))
        return plain_text(raw) if is_visible(raw) else UNKNOWN

    def get_players(self, match: Match, guild: GuildId | None) -> Mapping[UserId, str]:
        users = (seat.user for seat in (match.x, match.o) if isinstance(seat, MemberSeat) and seat.user is not None)
        return {user: self._names.get((guild, user), ("", f"<@{user}>"))[1] for user in users}

    def get_player(self, match: Match, mark: Mark, guild: GuildId | None) -> str:
        """Return the escaped name of the member with a mark; empty if it is not played by a member."""
        user = match.member(mark)
        return self.get(guild, user) if user else ""
