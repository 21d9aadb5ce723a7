"""People's names: as they can be printed, and remembered for a while in memory alone."""

from __future__ import annotations

import re
from collections.abc import Mapping

import discord

from bot.game.ids import ServerId, UserId
from bot.game.mark import Mark
from bot.game.match import Match

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")
_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of the text after them."""

_MOST_REMEMBERED = 10_000


def plain(name: str) -> str:
    """A name that people chose themselves, so that it neither formats, links nor mentions anything."""
    text = _DIRECTION.sub("", name)
    return _PUNCTUATION.sub(r"\\\g<0>", text).replace("@", "@\u200b").replace(":", ":\u200b")


class Names:
    """What the people are called who have lately done something, as each server knows them, or outside of all servers.

    Nothing of this is stored: after a restart people are mentioned, without a ping, until they act again.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[ServerId | None, UserId], str] = {}

    def learn(self, server: ServerId | None, *people: discord.abc.User) -> None:
        """Take note of people's names; what a server calls its members stays there."""
        for person in people:
            key = server, UserId(person.id)
            self._known.pop(key, None)
            self._known[key] = person.display_name if server else person.global_name or person.name
        while len(self._known) > _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]

    def of(self, server: ServerId | None, user: UserId) -> str:
        """A person's name, safe to print, or their mention."""
        return plain(self._known.get((server, user), "")).strip() or f"<@{user}>"

    def unformatted(self, server: ServerId | None, user: UserId) -> str:
        """A person's name for where nothing is formatted, as in the name of a thread."""
        return self._known.get((server, user), "…")

    def at(self, match: Match, server: ServerId | None) -> Mapping[UserId, str]:
        """The names of a match's players."""
        players = (match.member(mark) for mark in Mark)
        return {user: self.of(server, user) for user in players if user is not None}
