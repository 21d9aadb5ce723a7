"""The user who asks for something."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.ids import UserId
from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.model.ids import Event, Place


@dataclass(frozen=True, slots=True)
class Actor:
    """A user, with the place and the event of their request, and the settings of its guild."""

    user: UserId
    place: Place
    event: Event
    settings: GuildSettings = DEFAULT_SETTINGS
    has_threads: bool = True  # whether others can open a thread there for a match; see `actor_to_begin`
    is_unrated: bool = False  # whether a match that begins there is not rated, because it is a private thread

    def moved_to(self, thread: Place) -> Actor:
        """Return the actor for a new thread, where no message is a response to the interaction."""
        return replace(self, place=thread, event=Event(self.event.id), has_threads=False)
