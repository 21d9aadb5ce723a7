"""The replies of opponents that take their time. Their boards say meanwhile that they are thinking."""

from __future__ import annotations

from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.model.saved_match import SavedMatch
from cogs.ui.unrequested import show_unrequested


class SlowReplies(commands.Cog):
    """Shows the reply of an opponent once it has decided."""

    def __init__(self, app: App) -> None:
        self._app = app

    @commands.Cog.listener()
    async def on_reply_awaited(self, waiting: SavedMatch) -> None:
        """Let the opponent of a match think, and show its reply. If this fails, the maintenance tries again."""
        if waiting.awaits_reply:
            with log_errors():
                await self._app.services.maintenance.save_shown()  # a killed bot finds the message at its next start
                update = await self._app.services.games.reply(waiting)
                if update:
                    await show_unrequested(self._app, update)


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(SlowReplies(app))
