"""Notices to players in matches between members: whose turn it is, offers, and reminders before the time runs out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum

import discord
from cachetools import LRUCache

from bot.client.client import App
from bot.client.controls import Button, YesNo, view_of
from bot.client.messages import OutgoingMessage
from bot.client.surface import Surface
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId, UserId
from bot.matches import notice_queries as turn_notices
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId
from bot.model.saved_match import SavedMatch

AWAY_AFTER = timedelta(minutes=5)
"""A player who has not used the bot in the channel of the match for this time is notified there."""

_MAX_REMEMBERED = 10_000


class Offer(Enum):
    DRAW = "draw"
    TAKE_BACK = "take-back"


class Notices:
    """Decides which players are notified. When they were active is not saved: after a restart nobody was."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now
        self.active: LRUCache[tuple[ChannelId, UserId], datetime] = LRUCache(_MAX_REMEMBERED)
        """When users have last used the bot in a channel."""
        self._offered: LRUCache[tuple[MatchId, Offer], int] = LRUCache(_MAX_REMEMBERED)
        """The last version of a match with a notice of an offer."""

    async def claim(self, saved: SavedMatch, user: UserId, settings: GuildSettings, offer: Offer | None = None) -> bool:
        """Record that a message about a match notifies a player, before it is sent, and return whether it may.
        It may if the match and the server have notices, and the player is away and has not turned them off. Each turn
        has one notice of the turn, and one of each kind of offer. `offer` is what the message offers; None for a board.
        """
        if not saved.has_notices or settings.is_quiet:
            return False
        last = self.active.get((saved.place.channel, user))
        if last is not None and self._now() - last < AWAY_AFTER:
            return False
        if offer:
            if self._offered.get((saved.match.id, offer), -1) >= saved.match.version:
                return False
            self._offered[saved.match.id, offer] = saved.match.version
        with suppress(DatabaseError):  # already logged; the message itself is more important
            if offer:
                return not await self._database.read(turn_notices.is_muted, user)
            return await self._database.write(turn_notices.claim, saved, user, turn_notices.NOTIFIED)
        return False

    async def release(self, saved: SavedMatch, offer: Offer | None = None, *, error: Exception | None = None) -> None:
        """Let another message notify the player, as this one was not sent; the arguments are those of `claim`.
        It may have been sent if the `error` is a timeout; then the notice stays claimed.
        """
        if isinstance(error, TimeoutError):
            return
        if offer:
            if self._offered.get((saved.match.id, offer)) == saved.match.version:
                del self._offered[saved.match.id, offer]
            return
        with suppress(DatabaseError):
            await self._database.write(turn_notices.release, saved, turn_notices.NOTIFIED)

    def forget(self, user: UserId) -> None:
        for key in [key for key in self.active if key[1] == user]:
            del self.active[key]


class NotifyButton(Button, prefix="notify"):
    """Turns notices on or off for the user who presses it."""

    is_yes: YesNo


async def claim_notice(
    app: App, surface: Surface, saved: SavedMatch, accepter: UserId | None = None
) -> Callable[[OutgoingMessage], OutgoingMessage] | None:
    """Return what adds a mention of the player to move to a new message, if they should be notified.
    The notice is claimed; if no new message is sent, it must be released. The accepter has begun the match by accepting
    a challenge; then the challenger is notified.
    """
    match = saved.match
    if match.is_over:
        return None
    mark = match.board.to_move if accepter is None else match.mark_of(accepter).other
    user = match.member(mark)
    if user is None or not await app.services[Notices].claim(saved, user, surface.settings):
        return None
    key = "notice-turn" if mark is match.board.to_move else "notice-begun"
    sentence, pinged = surface.localizer.say(key, who=f"<@{user}>"), discord.Object(user)

    def mention(message: OutgoingMessage) -> OutgoingMessage:
        plain = message.plain and mention(message.plain)
        return replace(message, content=f"{sentence}\n{message.content}".strip(), pinged=pinged, plain=plain)

    return mention


def reminder(surface: Surface, saved: SavedMatch, user: UserId) -> OutgoingMessage:
    """Return the message that reminds a player of a match whose time runs out."""
    place, localizer = saved.place, surface.localizer
    link = f"https://discord.com/channels/{place.guild}/{place.channel}/{saved.shown.message or ''}"
    text = localizer.say("notice-reminder", who=f"<@{user}>", deadline=saved.deadline, link=link)
    button = NotifyButton(False).item(label=localizer.say("notify-turn_off"))
    return OutgoingMessage(text, buttons=view_of(button), pinged=discord.Object(user))
