"""The errors about matches that the bot cannot show, or no longer."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.errors import GameError


@dataclass(eq=False)
class MayNotFollowUpError(GameError):
    """The bot may not edit or post messages in the channel later; `missing` is the name of the permission."""

    missing: str


class MatchUnreachableError(GameError):
    """The channel's last match ended because its message was deleted, or the bot lost access to it."""
