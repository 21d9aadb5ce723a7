"""A challenge to a member, or an open invitation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.model.ids import ChallengeId, MessageId, Place


@dataclass(frozen=True, slots=True)
class Challenge:
    """A request to play a match, addressed to one user or to everyone in the channel.

    Args:
        place: where it was made; never a direct message with the bot.
        challenged: None for an open invitation, which anyone may accept.
        mark: the challenger's; None to assign the marks at random.
        in_thread: whether the match gets a thread of its own.
        expires: until when it can be accepted, in UTC.
        message: where it is offered; None before it has been posted.
        is_coached: whether both players may ask for hints during the match.
        has_notices: whether it says that the players will be notified when it is their turn.
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
    rules: Rules = TIC_TAC_TOE
    has_notices: bool = False
