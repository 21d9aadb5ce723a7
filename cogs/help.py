"""The command `help`, and the buttons that turn its pages."""

from __future__ import annotations

from discord.ext import commands

from bot.client.client import App
from bot.game.mark import Mark
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import OutgoingMessage
from bot.replies.request import Request, handling
from cogs.ui.help import HelpButton, HelpPage, help_buttons


class Help(commands.Cog):
    """How to play, how to get better, and what owners of a server can do, a short page each."""

    def __init__(self, app: App) -> None:
        app.on_press(HelpButton, self.press_page)

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        """Show how to play."""
        async with handling(ctx, is_open=True, is_private=True) as request:
            await request.reply_private(_page(request, "play"))

    async def press_page(self, interaction: Interaction, button: HelpButton) -> None:
        """Turn to a page."""
        async with handling(interaction, is_open=True) as request:
            await request.show_page(_page(request, button.page))


def _page(request: Request, name: HelpPage) -> OutgoingMessage:
    localizer = request.private if request.delivery.is_private else request.public
    text = localizer.say(f"help-{name}", mark_x=Mark.X, mark_o=Mark.O)
    return OutgoingMessage(text, buttons=help_buttons(name, localizer))


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Help(app))
