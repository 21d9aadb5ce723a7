"""Direct messages that notify players, once, that the bot may not write in their match's channel."""

from __future__ import annotations

import logging

import discord
from cachetools import LRUCache

from bot.client.client import App
from bot.client.delivery import Context
from bot.client.messages import UNREACHABLE
from bot.client.permissions import timeout_end
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId, UserId
from bot.matches.matches import Matches
from bot.model.ids import ChannelId, GuildId, Place

log = logging.getLogger(__name__)

_MAX_REMEMBERED = 1_000


class PermissionNotifier:
    """Notifies players of a permission that the bot lacks in the channel of their match, or of its timeout.
    Other users are not notified, as their command may be meant for another bot.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._notified: LRUCache[tuple[MatchId, str], None] = LRUCache(_MAX_REMEMBERED)

    async def notify(self, ctx: Context, missing: str) -> None:
        """Notify the author of a command, if they play in the channel's match.
        `missing` is discord.py's name of the permission.
        """
        ends = timeout_end(ctx.guild)
        reason = "timeout" if ends else missing
        channel = ChannelId(ctx.channel.id)
        match = await self._match_of(channel, UserId(ctx.author.id))
        if match is None or (match, reason) in self._notified:
            return
        self._notified[match, reason] = None
        place = Place(channel, GuildId(ctx.guild.id) if ctx.guild else None)
        localizer = (await self._app.surface_at(place)).localizer
        if ends:
            log.warning("The bot is in timeout until %s; it cannot answer a player in channel %d", ends, channel)
            text = localizer.say("failure-timeout", channel=f"<#{channel}>", ends=ends)
        else:
            name = self._app.languages.of(None).say(f"permission-{missing}", "")
            log.warning(
                'The permission "%s" is missing in channel %d; the bot cannot answer a player there', name, channel
            )
            missing = localizer.say(f"permission-{missing}")
            text = localizer.say("failure-muted", channel=f"<#{channel}>", missing=missing)
        try:
            await ctx.author.send(text)
        except (discord.HTTPException, *UNREACHABLE) as refused:
            log.warning("A direct message to the player failed, too (%s)", str(refused) or type(refused).__name__)

    async def _match_of(self, channel: ChannelId, user: UserId) -> MatchId | None:
        """Return the channel's match if the user plays in it."""
        try:
            running = await self._app.services[Matches].get(channel)
        except DatabaseError:
            return None
        return running.match.id if running and running.match.is_player(user) else None
