"""The command `help`, and the buttons that turn its pages."""

from __future__ import annotations

from typing import Literal, get_args

from discord import ui
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.games.mark import Mark
from bot.matches.request import Request, RequestKind, handling
from bot.text.localizer import Localizer
from cogs.help.about import About
from cogs.help.errors import Errors

HelpPage = Literal["play", "learn", "owners"]


class HelpButton(Button, prefix="help"):
    page: HelpPage


def _buttons(shown: HelpPage, localizer: Localizer) -> ui.View:
    """Return a button for each page; that of the shown one is disabled."""
    pages: tuple[HelpPage, ...] = get_args(HelpPage)
    return view_of(
        *(HelpButton(page).item(label=localizer.say(f"help-to_{page}"), disabled=page == shown) for page in pages)
    )


class Help(commands.Cog):
    """How to play, how to get better, and what owners of a server can do, a short page each."""

    def __init__(self, app: App) -> None:
        app.on_press(HelpButton, self.press_page)

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            await request.reply_ephemeral(_page(request, "play"))

    async def press_page(self, interaction: Interaction, button: HelpButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await request.show_page(_page(request, button.page))


def _page(request: Request, name: HelpPage) -> OutgoingMessage:
    localizer = request.ephemeral if request.delivery.is_ephemeral else request.public
    text = localizer.say(f"help-{name}", mark_x=Mark.X, mark_o=Mark.O)
    return OutgoingMessage(text, buttons=_buttons(name, localizer))


async def setup(app: App) -> None:
    for cog in (Help(app), About(app), Errors(app)):
        await app.add_cog(cog)
