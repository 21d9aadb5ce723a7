"""People's names: as they can be printed, and remembered for a while in memory alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import bidirectional, category

import discord

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat
from bot.model.ids import GuildId
from bot.services.bounded import put_bounded

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")
_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of the text after them."""

_ISOLATE = "\u2068{}\u2069"
"""Keeps a name that is written from right to left from turning around what stands beside it."""

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or signs, and that nobody sees."""

_UNSEEN = ("Cc", "Cf", "Zs", "Zl", "Zp")
"""Controls and spaces: https://www.unicode.org/reports/tr44/#General_Category_Values."""


def plain(name: str) -> str:
    """A name that people chose themselves, so that it neither formats, links nor mentions anything."""
    text = _PUNCTUATION.sub(r"\\\g<0>", _DIRECTION.sub("", name)).replace("@", "@\u200b").replace(":", ":\u200b")
    return _ISOLATE.format(text) if any(bidirectional(letter) in ("R", "AL") for letter in text) else text


def is_visible(text: str) -> bool:
    """Whether there is anything to be seen of a text."""
    return any(category(letter) not in _UNSEEN and letter not in _BLANK for letter in text)


class Names:
    """The names of users who were active lately, by server, or outside of all servers.

    They are kept in memory alone: after a restart users are mentioned, without a ping, until they are active again.
    """

    def __init__(self) -> None:
        self._raw: dict[tuple[GuildId | None, UserId], str] = {}
        self._escaped: dict[tuple[GuildId | None, UserId], str] = {}

    def learn(self, guild: GuildId | None, user: discord.abc.User) -> None:
        """Remember the name of a user: in a server the display name there, elsewhere the global one."""
        key, name = (guild, UserId(user.id)), user.display_name if guild else user.global_name or user.name
        if self._raw.get(key) != name:
            put_bounded(self._raw, key, name)
            put_bounded(self._escaped, key, plain(name).strip() if is_visible(name) else f"<@{user.id}>")

    def of(self, guild: GuildId | None, user: UserId) -> str:
        """Return a user's name, escaped, or their mention."""
        return self._escaped.get((guild, user)) or f"<@{user}>"

    def unformatted(self, guild: GuildId | None, user: UserId) -> str:
        """Return a user's name for where Discord formats nothing, as in the name of a thread."""
        return self._raw.get((guild, user), "…")

    def at(self, match: Match, guild: GuildId | None) -> Mapping[UserId, str]:
        """Return the names of a match's players."""
        users = (seat.user for seat in (match.x, match.o) if isinstance(seat, MemberSeat) and seat.user is not None)
        return {user: self._escaped.get((guild, user)) or f"<@{user}>" for user in users}

    def player(self, match: Match, mark: Mark, guild: GuildId | None) -> str:
        """Return the name of the member who plays a mark; empty if there is none."""
        user = match.member(mark)
        return self.of(guild, user) if user else ""
