"""The languages of people, as far as Discord has lately told of them; remembered in memory alone.

It tells of a person's language with commands of its own and with presses, and not with messages.
"""

from __future__ import annotations

from bot.game.ids import UserId

_MOST_REMEMBERED = 10_000


class Locales:
    """In which language to answer somebody who writes to the bot in a direct message."""

    def __init__(self) -> None:
        self._known: dict[UserId, str] = {}

    def learn(self, user: UserId, locale: str) -> None:
        """Take note of a person's language.

        Args:
            locale: its code at Discord, or that of a catalogue.
        """
        self._known.pop(user, None)
        self._known[user] = locale
        if len(self._known) > _MOST_REMEMBERED:
            del self._known[next(iter(self._known))]

    def of(self, user: UserId) -> str | None:
        """A person's language, if it is known."""
        return self._known.get(user)
