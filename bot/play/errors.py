"""What the lobby of a channel can refuse, beyond what the game itself refuses.

GameError
├── NoMatchError
├── MatchRunningError        may be thrown away, if the person who asked says so again
├── ChannelBusyError         may not be thrown away by this person, or not yet
├── MatchMovedOnError
└── NotYourQuestionError
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from bot.game.errors import GameError
from bot.game.match import Match


class NoMatchError(GameError):
    """No match is running in this channel."""


@dataclass(eq=False)
class MatchRunningError(GameError):
    """A match is running that this person may throw away; ask before doing so."""

    match: Match


@dataclass(eq=False)
class ChannelBusyError(GameError):
    """A match of others is running; `idle_after` is how long it must rest before anyone may end it."""

    idle_after: timedelta


class MatchMovedOnError(GameError):
    """The match is no longer as it was when a question was asked, or a thought begun."""


class NotYourQuestionError(GameError):
    """Somebody answered a question that was put to another person."""
