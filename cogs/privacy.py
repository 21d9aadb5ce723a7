"""What is stored about a person, shown and deleted on request."""

from __future__ import annotations

import re
from dataclasses import astuple
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands

from bot.app.button import PERSON, Button
from bot.app.client import App
from bot.game.ids import UserId
from bot.play.errors import NotYourQuestionError
from cogs.answer import answering
from cogs.delivery import Context, Interaction


class ForgetButton(Button, template=rf"forget:{PERSON}"):
    """Deletes what is stored about the person who asked."""

    def __init__(self, person: UserId, **seen: Any) -> None:
        super().__init__(f"forget:{person}", style=discord.ButtonStyle.danger, **seen)
        self.person = person

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(UserId(int(match["person"])))


class Privacy(commands.Cog):
    """People's data."""

    def __init__(self, app: App) -> None:
        app.on_press(ForgetButton, self.press_forget)

    @commands.hybrid_command()
    async def privacy(self, ctx: Context) -> None:
        """Show what is stored about you, and delete it if you like."""
        async with answering(ctx) as answer:
            if answer.place.server and not ctx.interaction:
                await answer.tell(answer.aside.say("privacy.in_private"))
                return
            holdings = await answer.app.house.upkeep.holdings(answer.user)
            text = answer.aside.say(
                "privacy.holdings", finished=holdings.finished, live=holdings.live, challenges=holdings.challenges
            )
            buttons = ui.View(timeout=None)
            buttons.add_item(ForgetButton(answer.user, label=answer.aside.say("privacy.forget")))
            await answer.tell(text, buttons if any(astuple(holdings)) else None)

    async def press_forget(self, interaction: Interaction, button: ForgetButton) -> None:
        """Delete it all, and say so in place of the question."""
        async with answering(interaction) as answer:
            if answer.user != button.person:
                raise NotYourQuestionError
            await answer.app.house.upkeep.forget(answer.user)
            await answer.settle(answer.aside.say("privacy.forgotten"))


async def setup(app: App) -> None:
    """Called by discord.py when the extension is loaded."""
    await app.add_cog(Privacy(app))
