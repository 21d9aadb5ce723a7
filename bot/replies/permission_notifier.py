"""What happens where the bot may not speak: the player hears of it elsewhere, once."""

from __future__ import annotations

import logging

import discord

from bot.client.client import App
from bot.game.ids import MatchId, UserId
from bot.model.ids import ChannelId, GuildId, Place
from bot.replies.delivery import Context
from bot.services.bounded import put_bounded
from bot.services.errors import NoMatchError
from bot.storage.errors import DatabaseError

log = logging.getLogger(__name__)

_MOST_REMEMBERED = 1_000


class PermissionNotifier:
    """Tells the players of running games, in a direct message, which permission the bot lacks and where.

    Others hear nothing: they may have meant another bot.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._told: dict[tuple[MatchId, str], None] = {}

    async def tell(self, ctx: Context, missing: str) -> None:
        """Tell the author of a command, if the match there is theirs.

        Args:
            missing: the permission, by its name in discord.py.
        """
        channel = ChannelId(ctx.channel.id)
        place = Place(channel, GuildId(ctx.guild.id) if ctx.guild else None)
        match = await self._match_of(channel, UserId(ctx.author.id))
        if match is None or (match, missing) in self._told:
            return
        put_bounded(self._told, (match, missing), None, _MOST_REMEMBERED)
        localizer = await self._app.localizer_at(place)
        name = self._app.languages.of(None).say(f"permission.{missing}", "")
        log.warning('The permission "%s" is missing in channel %d; a player cannot be answered there', name, channel)
        text = localizer.say("failure.muted", channel=channel, missing=localizer.say(f"permission.{missing}"))
        try:
            await ctx.author.send(text)
        except discord.HTTPException as refused:
            log.warning("Nor did the player take a direct message (code %s)", refused.code)

    async def _match_of(self, channel: ChannelId, user: UserId) -> MatchId | None:
        """The match of a channel, if it is this person's."""
        try:
            match = await self._app.games.match(channel)
        except (NoMatchError, DatabaseError):
            return None
        return match.id if match.is_player(user) else None
