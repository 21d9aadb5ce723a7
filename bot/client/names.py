"""People's names: as they can be printed, and remembered for a while in memory alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import bidirectional, category

import discord

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match
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
    """What the people are called who have lately done something, as each server knows them, or outside of all servers.

    Nothing of this is stored: after a restart people are mentioned, without a ping, until they act again.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[GuildId | None, UserId], str] = {}

    def learn(self, guild: GuildId | None, *users: discord.abc.User) -> None:
        """Take note of people's names; what a server calls its members stays there."""
        for user in users:
            name = user.display_name if guild else user.global_name or user.name
            put_bounded(self._known, (guild, UserId(user.id)), name)

    def of(self, guild: GuildId | None, user: UserId) -> str:
        """A person's name, safe to print, or their mention."""
        name = self._known.get((guild, user), "")
        return plain(name).strip() if is_visible(name) else f"<@{user}>"

    def unformatted(self, guild: GuildId | None, user: UserId) -> str:
        """A person's name for where nothing is formatted, as in the name of a thread."""
        return self._known.get((guild, user), "…")

    def at(self, match: Match, guild: GuildId | None) -> Mapping[UserId, str]:
        """The names of a match's players."""
        players = (match.member(mark) for mark in Mark)
        return {user: self.of(guild, user) for user in players if user is not None}
