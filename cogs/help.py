"""How to play, in a few lines."""

from __future__ import annotations

from discord.ext import commands

from bot.app.client import App
from cogs.answer import answering
from cogs.delivery import Context


class Help(commands.Cog):
    """Help for players."""

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        """Show how to play."""
        async with answering(ctx) as answer:
            await answer.tell(answer.aside.say("help.text").strip())


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Help())
