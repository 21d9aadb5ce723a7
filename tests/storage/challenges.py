"""Challenges to save, in few words."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.game.ids import UserId
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, ChannelId, GuildId, Place
from tests.storage.matches import NOON, SERVER

ANA, BEN, CLEO = UserId(1), UserId(2), UserId(3)
EXPIRY = NOON + timedelta(minutes=15)


def challenge(
    event: int, by: UserId = ANA, to: UserId | None = BEN, *, guild: GuildId = SERVER, expires: datetime = EXPIRY
) -> Challenge:
    """A challenge, or an invitation to everyone, that is not shown yet."""
    place = Place(ChannelId(10), guild)
    return Challenge(ChallengeId(event), place, by, to, mark=None, in_thread=False, expires=expires)
