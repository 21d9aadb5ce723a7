"""A match with everything that is saved about it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Flag, auto
from typing import Protocol

from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.model.ending import Ending
from bot.model.ids import ChallengeId, Event, Place
from bot.model.shown import NOTHING_SHOWN, Shown

OWED_AFTER = timedelta(minutes=2)  # longer than any move of the bot takes, unless something is wrong with it


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match, its place, and how much of it has been shown to its players."""

    match: Match
    place: Place
    event: Event  # the event that led to the match's current version
    updated: datetime  # the time of that event, in UTC
    # as it was when the match was read, changed or shown; `MatchStore.shown` returns what it is now
    shown: Shown = NOTHING_SHOWN
    is_coached: bool = False  # whether a player may ask for hints, or has; docs/rating.md says how it is rated
    # how long the match may go without a move before it ends, as it was set when the match began; None for the default
    idle: timedelta | None = None
    # when the match ends unless it changes before, in UTC, which its board promises; None once it is over
    deadline: datetime | None = None
    has_notices: bool = False  # whether its players have agreed to be notified when it is their turn
    # whether others may replace a match against the bot once both sides have moved, because they cannot open a thread
    is_replaceable: bool = False
    is_unrated: bool = False  # whether it counts for no rating, because it is played in a private thread
    extended: int = -1  # the last version whose deadline was extended because the player to move could not move

    @property
    def is_shown(self) -> bool:
        """Whether the players have been shown the latest version, and it is known in which message."""
        return self.shown.version >= self.match.version and self.shown.attempt is None

    def is_lost_by_leaving(self, user: UserId, now: datetime) -> bool:
        """Check if a user who leaves loses: once both sides have moved, unless the bot owes a move for too long."""
        is_owed = self.match.awaits_opponent and now - self.updated > OWED_AFTER
        return self.match.is_player(user) and len(self.match.plies) >= 2 and not is_owed

    def quiet_for(self, now: datetime) -> timedelta:
        """Return the time since the last change, without outages, which have moved the deadline."""
        return self.idle - (self.deadline - now) if self.deadline and self.idle else now - self.updated

    def is_idle(self, now: datetime) -> bool:
        """Check if the deadline has passed, so that a process ends the match or has ended it."""
        return self.deadline is not None and now >= self.deadline


class ShownVersion(Protocol):
    """What names the version of a match that a message shows, such as a button below it."""

    @property
    def match(self) -> MatchId: ...

    @property
    def version(self) -> int: ...


@dataclass(frozen=True, slots=True)
class MatchVersion:
    """The version of a match that a message shows, and that its buttons name."""

    match: MatchId
    version: int

    @classmethod
    def of(cls, match: Match) -> MatchVersion:
        return cls(match.id, match.version)


class Moment(Flag):
    """Whether a change begins or ends a match."""

    BEGIN = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a match: its beginning, plies, a take-back, or its end."""

    before: SavedMatch | None  # None if the match begins
    after: SavedMatch
    accepted: ChallengeId | None = None  # the challenge by which it begins


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """A saved match, and which of its plies are new."""

    saved: SavedMatch
    since: int  # the number of the first new ply, counted from 0; all plies from there on are new
    replaced: Match | None = None  # the match that it replaced in the channel, after its end; None for none
    starter: UserId | None = None  # the user who started an exhibition, if known
    ending: Ending | None = None  # what the end of the match has changed, if it is over and that is known

    @classmethod
    def without_new_plies(cls, saved: SavedMatch) -> MatchUpdate:
        return cls(saved, since=len(saved.match.plies))

    @classmethod
    def since_shown(cls, saved: SavedMatch) -> MatchUpdate:
        """Return an update in which the plies are new that its players have not been shown."""
        return cls(saved, since=max(saved.shown.version - saved.match.undone, 0))

    @property
    def match(self) -> Match:
        return self.saved.match
