"""A challenge to a member, or an open invitation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import ChallengeId, MessageId, Place


@dataclass(frozen=True, slots=True)
class Challenge:
    """What somebody asks another, or everybody there: to play a match.

    Args:
        place: where it was made, which is never a direct conversation with the bot.
        challenged: None for an open invitation, which anybody may take up.
        mark: what the challenger plays; None if lots are drawn.
        in_thread: whether the match is to have a thread of its own.
        expires: until when it can be taken up, in UTC.
        message: the message that shows it, if one does.
        is_coached: whether both may ask for advice during the match.
    """

    id: ChallengeId
    place: Place
    challenger: UserId
    challenged: UserId | None
    mark: Mark | None
    in_thread: bool
    expires: datetime
    message: MessageId | None = None
    is_coached: bool = False
