"""What the lobby of a channel can refuse, beyond what the game itself refuses.

(The refusals of admission.py, moderation.py, puzzles.py and records.py stand where they belong.)

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
│   ├── UnheardChallengeError
│   ├── ChallengeLevelError
│   ├── NotAMemberError
│   ├── ChallengeWaitingError
│   ├── InvitationWaitingError
│   ├── ChallengeOverError
│   └── NotYourChallengeError
├── NotYourExhibitionError
├── LearnerError               about what the learner knows
│   ├── UnknownLearnerWordError
│   ├── TrainingWordError
│   ├── TrainingLengthError
│   ├── TrainingUnderWayError
│   ├── OtherModeError
│   ├── NoFileError
│   ├── FileDownloadError
│   ├── MayNotReportError
│   ├── UserInstallTrainingError
│   └── AnsweredAlreadyError
├── NotAManagerError
├── NotAChoiceError
├── MayNotAttachError
├── HintsNotAllowedError
├── NothingFinishedError
├── MatchForgottenError
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
from bot.model.challenge import Challenge
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName


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
    """Somebody was challenged in a direct conversation with the bot, where nobody else is."""


class UnheardChallengeError(ChallengeError):
    """Somebody was challenged where nobody else would see it, as the server lets the bot answer one person alone."""


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


class NotYourExhibitionError(GameError):
    """Somebody tried to stop a match between programs, or a training, that another member had started."""


class LearnerError(GameError):
    """Something cannot be done with what the learner knows."""


@dataclass(eq=False)
class UnknownLearnerWordError(LearnerError):
    """What was written after the command is none of the things that can be done with it."""

    typed: str


@dataclass(eq=False)
class TrainingWordError(LearnerError):
    """A training was asked for in words that say neither how long it should be nor against whom, or say it twice."""

    typed: str
    levels: tuple[LevelName, ...]


@dataclass(eq=False)
class TrainingLengthError(LearnerError):
    """A training was asked for of no games, or of more than `most`."""

    most: int


class TrainingUnderWayError(LearnerError):
    """A training was asked for where the learner is being trained already."""


@dataclass(eq=False)
class OtherModeError(LearnerError):
    """What two learners know should be merged, of which the one learns in another mode than the other."""

    theirs: ModeName
    ours: ModeName


class NoFileError(LearnerError):
    """A memory should be imported, and there is not exactly one file."""


class FileDownloadError(LearnerError):
    """Discord did not hand out a file."""


class AnsweredAlreadyError(LearnerError):
    """A question about what the learner knows was answered for the second time."""


@dataclass(eq=False)
class MayNotReportError(LearnerError):
    """A training was asked for where the bot could not tell how it goes, as it lacks a permission, called as in
    Discord's settings.
    """

    missing: str


class UserInstallTrainingError(LearnerError):
    """A training was asked for where the bot is a guest, and cannot change its messages by itself."""


class NotAManagerError(GameError):
    """Somebody who may not manage the server would change something for all who play there."""


class NotAChoiceError(GameError):
    """Something was chosen for a server that cannot be, or can no longer be."""


@dataclass(eq=False)
class MayNotAttachError(GameError):
    """A file should be sent where the bot lacks a permission, called as in Discord's settings."""

    missing: str


class HintsNotAllowedError(GameError):
    """Advice was asked for in a match between members who have not agreed to it."""


class NothingFinishedError(GameError):
    """No match has ended in this channel that could be looked at again."""


class MatchForgottenError(GameError):
    """The match is not known any more, or its place is not."""


@dataclass(eq=False)
class UnknownLevelError(GameError):
    """A program was asked for that there is not; `levels` are those there are."""

    typed: str
    levels: tuple[LevelName, ...]


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
