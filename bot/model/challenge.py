"""A challenge to a member, or an open invitation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.games.errors import Refusal
from bot.games.game import Game
from bot.games.ids import UserId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.model.ids import ChallengeId, MessageId, Place


@dataclass(frozen=True, slots=True)
class Challenge:
    """A request to play a match, addressed to one user or to everyone in the channel."""

    id: ChallengeId
    place: Place  # where it was made; never a direct message with the bot
    challenger: UserId
    challenged: UserId | None  # None for an open invitation, which anyone may accept
    mark: Mark | None  # the challenger's; None to assign the marks at random
    in_thread: bool  # whether the match gets a thread of its own
    expires: datetime  # until when it can be accepted, in UTC
    message: MessageId | None = None  # where it is offered; None before it has been posted
    is_coached: bool = False  # whether both players may ask for hints during the match
    game: Game = TIC_TAC_TOE
    has_notices: bool = False  # whether it says that the players will be notified when it is their turn


class ChallengeOverError(Refusal):
    """The challenge was accepted, declined or withdrawn, or it has expired."""

    key = "challenge_over"


class ChallengeExistsError(Refusal):
    """The two members have an open challenge already, or the user an open invitation."""

    def __init__(self, key: str, existing: Challenge) -> None:
        super().__init__(key, existing=existing)
        self.existing = existing
