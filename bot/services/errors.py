"""The errors of services and commands. Their attributes are parameters of the sentences in bot/rendering/locales.

GameError
├── NoMatchError
├── MatchRunningError            the user may end the running match, and has to confirm it; see MatchRunningReason
├── MatchMovedOnError
├── ChannelBusyError             the user may not end the running match yet
├── ChannelTakenError            a match is already running in the channel
├── OfferError                   see OfferReason
├── ChallengeError               see ChallengeReason
├── ChallengeOverError
├── ChallengeWaitingError
├── HintsNotAllowedError
├── UnknownLevelError
├── ThreadError                  see ThreadReason
├── LearnerError                 see LearnerReason
├── TrainingError                see TrainingReason
├── PuzzleError                  see PuzzleReason
├── RecordError                  see RecordReason
├── ModerationError              see ModerationReason
├── QuestionError                see QuestionReason
├── NotAManagerError
├── InvalidChoiceError
└── MayNotAttachError

Other errors are in bot/services/access.py, reach.py and running_limit.py. An error with a reason has the attributes of
that reason. A `missing` permission has the name that Discord's settings give it in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from bot.game.errors import GameError
from bot.game.match import Match
from bot.model.challenge import Challenge
from bot.opponents.learner import ModeName
from bot.opponents.opponent import LevelName


class NoMatchError(GameError):
    """No match is running in the channel."""


class MatchRunningReason(Enum):
    """What ending the running match means for the user."""

    RESIGNATION = "the user resigns it"
    NO_RESULT = "it has no result"


@dataclass(eq=False)
class MatchRunningError(GameError):
    """A match is running that the user may end, once they have confirmed it."""

    reason: MatchRunningReason
    match: Match


class MatchMovedOnError(GameError):
    """The match has changed since the user saw it, or since the opponent began to think."""


@dataclass(eq=False)
class ChannelBusyError(GameError):
    """A match of other users is running, and may be ended once it has been idle for `idle_after`."""

    idle_after: timedelta


class ChannelTakenError(GameError):
    """A match is already running in the channel, and the action may not end it."""


class OfferReason(Enum):
    """Why a draw or a take-back cannot be offered or accepted."""

    NOT_A_DUEL = "the opponent is not a member"
    OWN_OFFER = "players cannot accept their own offers"


@dataclass(eq=False)
class OfferError(GameError):
    """A draw or a take-back cannot be offered or accepted."""

    reason: OfferReason


class ChallengeReason(Enum):
    """Why a challenge cannot be made or accepted."""

    OWN_CHALLENGE = "users cannot play against themselves"
    BOT_CHALLENGED = "another bot cannot accept"
    NOBODY_ELSE = "in a direct message, nobody else is there"
    NOT_VISIBLE = "only the challenger would see it"
    LEVEL = "a level was named, which members do not have"
    NOT_A_MEMBER = "the user is not a member of the guild"
    NOT_YOURS = "it is for another member"
    INVITATION_OPEN = "the member already has an open invitation"


@dataclass(eq=False)
class ChallengeError(GameError):
    """A challenge cannot be made or accepted.

    Args:
        existing: the open invitation, for INVITATION_OPEN.
    """

    reason: ChallengeReason
    existing: Challenge | None = None


class ChallengeOverError(GameError):
    """The challenge was accepted, declined or withdrawn, or it has expired."""


@dataclass(eq=False)
class ChallengeWaitingError(GameError):
    """One of the two members has already challenged the other."""

    existing: Challenge


class HintsNotAllowedError(GameError):
    """The members of a match have not agreed to hints."""


@dataclass(eq=False)
class UnknownLevelError(GameError):
    """The text names no level; `levels` are the existing ones."""

    typed: str
    levels: tuple[LevelName, ...]


class ThreadReason(Enum):
    """Why no thread can be opened."""

    NOT_HERE = "the channel cannot have threads"
    TOO_MANY = "the guild has as many active threads as Discord allows"
    BOT_PERMISSION = "the bot lacks a permission"
    USER_PERMISSION = "the user lacks a permission"
    TRY_LATER = "Discord limits the bot, fails, or does not answer in time"


@dataclass(eq=False)
class ThreadError(GameError):
    """No thread can be opened for a match. `missing` is for BOT_PERMISSION and USER_PERMISSION."""

    reason: ThreadReason
    missing: str | None = None


class LearnerReason(Enum):
    """Why a command for the learner cannot be done."""

    UNKNOWN_WORD = "the text is not a subcommand"
    OTHER_MODE = "memories of different modes cannot be merged"
    NO_FILE = "the message has no file, or several"
    DOWNLOAD_FAILED = "Discord did not send the file"


@dataclass(eq=False)
class LearnerError(GameError):
    """A command for the learner cannot be done.

    Args:
        typed: the text, for UNKNOWN_WORD.
        theirs, ours: the modes of the imported memory and of the learner, for OTHER_MODE.
    """

    reason: LearnerReason
    typed: str | None = None
    theirs: ModeName | None = None
    ours: ModeName | None = None


class TrainingReason(Enum):
    """Why a training cannot begin."""

    UNKNOWN_WORD = "the text has a word that is neither a number of games nor a level, or two of them"
    GAMES = "the number of games is not allowed"
    ALREADY_RUNNING = "the learner is being trained already"
    BOT_PERMISSION = "the bot lacks the permission to show the progress"
    USER_INSTALL = "as a user install, the bot cannot show the progress"


@dataclass(eq=False)
class TrainingError(GameError):
    """A training cannot begin.

    Args:
        typed, levels: the text, and the existing levels, for UNKNOWN_WORD.
        most: the largest number of games, for GAMES.
        missing: for BOT_PERMISSION.
    """

    reason: TrainingReason
    typed: str | None = None
    levels: tuple[LevelName, ...] | None = None
    most: int | None = None
    missing: str | None = None


class PuzzleReason(Enum):
    """Why a puzzle cannot be answered or followed by another one."""

    NOT_YOURS = "it was given to another user"
    OVER = "it is not the user's last one"
    ANSWERED = "the user has answered it already"
    DAILY_OVER = "it is the daily puzzle of another day"
    DAILY_ANSWERED = "the user has answered today's puzzle already"


@dataclass(eq=False)
class PuzzleError(GameError):
    """A puzzle cannot be answered or followed by another one.

    Args:
        ends: when the next daily puzzle comes, for DAILY_ANSWERED.
    """

    reason: PuzzleReason
    ends: datetime | None = None


class RecordReason(Enum):
    """Why finished matches cannot be shown."""

    NOTHING_FINISHED = "no match has ended in the channel"
    MATCH_NOT_FOUND = "the match is unknown, still running, or was played in another scope"
    UNKNOWN_TARGET = "the text names neither a member nor the guild"
    TWO_TARGETS = "a member and the guild were chosen"
    NO_LEADERBOARD = "outside guilds there is no leaderboard"
    NOTHING_TO_REPLAY = "the text has no line with a game"
    BOARD_TOO_LARGE = "the board of a pasted game does not fit into a message"
    EXPORT_TOO_LARGE = "the export does not fit into one message"


@dataclass(eq=False)
class RecordError(GameError):
    """Finished matches cannot be shown.

    Args:
        typed, command: the text, and the command's name in the reader's language, for UNKNOWN_TARGET.
        most: for EXPORT_TOO_LARGE in MiB of a file; for BOARD_TOO_LARGE in rows and in columns.
    """

    reason: RecordReason
    typed: str | None = None
    command: str | None = None
    most: int | None = None


class ModerationReason(Enum):
    """Why a user may not stop a match or a training."""

    NOT_A_MODERATOR = "the match is of other users"
    END_EXHIBITION_INSTEAD = "an exhibition has a button for the user who began it"
    NOT_THE_STARTER = "another user began the exhibition or the training"


@dataclass(eq=False)
class ModerationError(GameError):
    """The user is neither a player nor a moderator, and may not stop a match or a training."""

    reason: ModerationReason


class QuestionReason(Enum):
    """Why a user may not answer a question of the bot."""

    NOT_YOURS = "the bot asked another user"
    ANSWERED = "it has been answered already"


@dataclass(eq=False)
class QuestionError(GameError):
    """The user may not answer a question of the bot."""

    reason: QuestionReason


class NotAManagerError(GameError):
    """The user may not manage the guild."""


class InvalidChoiceError(GameError):
    """The chosen setting does not exist, or no longer."""


@dataclass(eq=False)
class MayNotAttachError(GameError):
    """The bot may not send files in the channel; `missing` is the name of the permission."""

    missing: str
