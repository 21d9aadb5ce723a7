"""The command `stop`, with which moderators end a match, and players resign theirs."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.permissions import message_features
from bot.game.match import Termination
from bot.model.saved_match import MatchUpdate
from bot.replies.delivery import Context
from bot.replies.messages import EditResult
from bot.replies.request import Request, handling
from cogs.ui.board import draw_match, edit_match_message, show_match


class Stop(commands.Cog):
    """The command of moderators."""

    def __init__(self, app: App) -> None:
        self._moderation = app.services.moderation

    @commands.hybrid_command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_messages=True)
    async def stop(self, ctx: Context) -> None:
        """End the channel's match, and show that in its message. For its players, this is a resignation."""
        async with handling(ctx, is_open=True, is_private=True) as request:
            is_moderator = request.delivery.granted.manage_messages
            update = await self._moderation.stop(
                request.place.channel, request.user, request.event, is_moderator=is_moderator
            )
            if await _edit_board(request, update):
                is_resigned = update.match.termination is Termination.RESIGNED
                key = "moderation.resigned" if is_resigned else "moderation.stopped"
                await request.reply_private(request.private.say(key))
            else:
                await show_match(request, update)


async def _edit_board(request: Request, update: MatchUpdate) -> bool:
    """Edit the message that shows the match, and return whether that was possible."""
    app, saved = request.app, update.saved
    message = await draw_match(app, update, request.public, request.settings, **message_features(app, saved.place))
    if await edit_match_message(app, saved, message) is not EditResult.EDITED:
        return False
    app.services.cache.record_shown(saved, saved.message)
    return True


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Stop(app))
