"""What the lobby of a channel can refuse, beyond what the game itself refuses.

GameError
├── NoMatchError
├── MatchRunningError        may be thrown away, if the person who asked says so again
├── ChannelBusyError         may not be thrown away by this person, or not yet
├── ChannelTakenError        may not be thrown away at all
├── MatchMovedOnError
├── NotYourQuestionError
├── NotADuelError
├── OwnOfferError
├── ChallengeError           about a challenge or an open invitation
│   ├── OwnChallengeError
│   ├── ProgramChallengeError
│   ├── ChallengePlaceError
│   ├── ChallengeLevelError
│   ├── NotAMemberError
│   ├── ChallengeWaitingError
│   ├── InvitationWaitingError
│   ├── ChallengeOverError
│   └── NotYourChallengeError
├── NotYourShowError
├── UnknownLevelError
├── NoThreadsError
├── TooManyThreadsError
├── MayNotOpenThreadError
└── MayNotAskForThreadError
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from bot.game.errors import GameError
from bot.game.match import Match
from bot.storage.saved import Challenge


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


class ChannelTakenError(GameError):
    """A match is running that has to be finished first, or that others are watching."""


class MatchMovedOnError(GameError):
    """The match is no longer as it was when a question was asked, a board shown, or a thought begun."""


class NotYourQuestionError(GameError):
    """Somebody answered a question that was put to another person."""


class NotADuelError(GameError):
    """Something was asked for that only two members can agree on, in a match against a program."""


class OwnOfferError(GameError):
    """A player tried to accept an offer of their own."""


class ChallengeError(GameError):
    """A challenge cannot be made or taken up."""


class OwnChallengeError(ChallengeError):
    """A member challenged themselves, or took up a challenge or an invitation of their own."""


class ProgramChallengeError(ChallengeError):
    """A bot was challenged that is not this one."""


class ChallengePlaceError(ChallengeError):
    """A member was challenged outside a server."""


class ChallengeLevelError(ChallengeError):
    """A member was challenged at a level, which only programs have."""


class NotAMemberError(ChallengeError):
    """Somebody was challenged who is not in the server."""


@dataclass(eq=False)
class ChallengeWaitingError(ChallengeError):
    """The two members have an open challenge already, of one by the other."""

    existing: Challenge


@dataclass(eq=False)
class InvitationWaitingError(ChallengeError):
    """The member has an open invitation already."""

    existing: Challenge


class ChallengeOverError(ChallengeError):
    """The challenge has been taken up, declined or withdrawn, or nobody took it up in time."""


class NotYourChallengeError(ChallengeError):
    """Somebody answered a challenge that was put to another member."""


class NotYourShowError(GameError):
    """Somebody tried to stop a match between programs that another member had started."""


@dataclass(eq=False)
class UnknownLevelError(GameError):
    """A program was asked for that there is not; `levels` are the names of those there are."""

    typed: str
    levels: str


class NoThreadsError(GameError):
    """A thread was asked for where there can be none."""


class TooManyThreadsError(GameError):
    """A thread was asked for in a server that has as many active ones as Discord allows."""


@dataclass(eq=False)
class MayNotOpenThreadError(GameError):
    """A thread was asked for where the bot lacks a permission, called as in Discord's settings."""

    missing: str


@dataclass(eq=False)
class MayNotAskForThreadError(GameError):
    """A thread was asked for by somebody who may not open one; the permission is called as in Discord's settings."""

    missing: str
