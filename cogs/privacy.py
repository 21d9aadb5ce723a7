"""What is stored about a person, shown and deleted on request."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands

from bot.app.client import App
from bot.game.ids import UserId
from bot.play.errors import NotYourQuestionError
from cogs.answer import Context, Interaction, answering


class ForgetButton(ui.DynamicItem[ui.Button[Any]], template=r"forget:(?P<user>\d{1,20})"):
    """Deletes what is stored about the person who asked."""

    def __init__(self, user: UserId, *, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.danger, custom_id=f"forget:{user}"))
        self.asked = user

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the button from what it holds."""
        return cls(UserId(int(match["user"])))

    async def callback(self, interaction: Interaction) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - our own client
        """Delete it all, and say so in place of the question."""
        async with answering(interaction) as answer:
            if answer.user != self.asked:
                raise NotYourQuestionError
            await answer.app.house.upkeep.forget(answer.user)
            await answer.settle(answer.say("privacy.forgotten"))


class Privacy(commands.Cog):
    """People's data."""

    @commands.hybrid_command()
    async def privacy(self, ctx: Context) -> None:
        """Show what is stored about you, and delete it if you like."""
        async with answering(ctx) as answer:
            if answer.place.server and not ctx.interaction:
                await answer.tell(answer.say("privacy.in_private"))
                return
            holdings = await answer.app.house.upkeep.holdings(answer.user)
            text = answer.say("privacy.holdings", finished=holdings.finished, live=holdings.live)
            buttons = ui.View(timeout=None)
            buttons.add_item(ForgetButton(answer.user, label=answer.say("privacy.forget")))
            await answer.tell(text, buttons if holdings.finished or holdings.live else None)


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    app.add_dynamic_items(ForgetButton)
    await app.add_cog(Privacy())
