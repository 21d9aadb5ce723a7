"""The refusals of services that somebody catches."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from bot.games.errors import Refusal
from bot.games.match import Match
from bot.model.ids import ChannelId


class NoMatchError(Refusal):
    key = "no_match"


class MatchMovedOnError(Refusal):
    """The match has changed since the user saw it, or since the opponent began to think."""

    key = "match_moved_on"


class MatchRunningError(Refusal):
    """A match is running that the user may end, once they have confirmed it."""

    def __init__(self, key: str, match: Match) -> None:
        super().__init__(key)
        self.match = match


class ChannelTakenError(Refusal):
    """A match is running in the channel that the user may not end, or not yet."""


class TooManyMatchesError(Refusal):
    """A member plays as many running matches of the guild as possible. `running` has the channels of their matches."""

    def __init__(self, key: str, running: AbstractSet[ChannelId], **facts: object) -> None:
        super().__init__(key, **facts)
        self.running = running


class NotOfferedError(Refusal):
    """A level or the learner does not play a game."""


class ThreadError(Refusal):
    """No thread can be opened for a match. A `missing` permission is named in the reader's language."""


class AccessError(Refusal):
    """A user may not use the bot there, or not yet."""
