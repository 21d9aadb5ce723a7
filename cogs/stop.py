"""The end of games that should not go on."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import App
from bot.app.permissions import means_at
from bot.play.turn import Turn
from bot.storage.errors import DatabaseError
from cogs.answer import Answer, answering
from cogs.delivery import Context
from cogs.sheet import UNREACHABLE, draw


class Stop(commands.Cog):
    """What moderators may do with games."""

    def __init__(self, app: App) -> None:
        self._moderation = app.house.moderation

    @commands.hybrid_command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_messages=True)
    async def stop(self, ctx: Context) -> None:
        """End whatever game runs there, and say so in the message that shows it."""
        async with answering(ctx, is_open=True) as answer:
            is_moderator = answer.delivery.granted.manage_messages
            turn = await self._moderation.stop(
                answer.place.channel, answer.user, answer.event, is_moderator=is_moderator
            )
            if await _show_in_place(answer, turn):
                await answer.tell(answer.aside.say("moderation.stopped"))
            else:
                await answer.show(turn)


async def _show_in_place(answer: Answer, turn: Turn) -> bool:
    """Change the message that shows a match, and say whether that could be."""
    app, saved = answer.app, turn.saved
    if saved.message is None:
        return False
    sheet = await draw(app, turn, answer.aloud, **means_at(app, saved.place))
    channel = app.get_partial_messageable(saved.place.channel, guild_id=saved.place.server)
    try:
        await channel.get_partial_message(saved.message).edit(**sheet.as_change)
    except (discord.HTTPException, *UNREACHABLE):  # it has been deleted, or is too old
        return False
    with suppress(DatabaseError):  # it is in the log; in a while this board is shown once more
        await app.lobby.shown(turn, saved.message)
    return True


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Stop(app))
