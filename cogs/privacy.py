"""What is stored about a person, shown and deleted on request."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import asdict, astuple, replace
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands

from bot.app.button import PERSON, Button
from bot.app.client import App
from bot.app.permissions import means_at
from bot.game.ids import HomeId, UserId
from bot.game.mark import Mark
from bot.play.errors import NotYourQuestionError
from bot.play.turn import Turn
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.sheet import UNREACHABLE, draw


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
        async with answering(ctx, is_open=True) as answer:
            if answer.place.server and not ctx.interaction:
                await answer.tell(answer.aside.say("privacy.in_private"))
                return
            holdings = await answer.app.house.upkeep.holdings(answer.user, await _conversation(answer))
            text = answer.aside.say("privacy.holdings", **asdict(holdings))
            buttons = ui.View(timeout=None)
            buttons.add_item(ForgetButton(answer.user, label=answer.aside.say("privacy.forget")))
            await answer.tell(text, buttons if any(astuple(holdings)) else None)

    async def press_forget(self, interaction: Interaction, button: ForgetButton) -> None:
        """Delete it all, and say so in place of the question."""
        async with answering(interaction, is_open=True) as answer:
            if answer.user != button.person:
                raise NotYourQuestionError
            for turn in await answer.app.house.upkeep.forget(answer.user, await _conversation(answer)):
                answer.app.duties.later(_tell_the_other(answer.app, turn))
            await answer.settle(answer.aside.say("privacy.forgotten"))


async def _conversation(answer: Answer) -> HomeId | None:
    """The person's direct conversation with the bot, in which a learner may live; None if Discord does not tell."""
    if answer.place.server is None and not answer.delivery.is_guest:
        return answer.place.home
    try:
        return HomeId((await answer.person.create_dm()).id)  # or the one that there is, unseen by the person
    except (discord.HTTPException, *UNREACHABLE):
        return None


async def _tell_the_other(app: App, turn: Turn) -> None:
    """Say in the message that shows a match that it has ended."""
    saved = turn.saved
    if saved.message is None or app.guest_channels.have(saved.place, is_between_people=turn.match.is_duel):
        return
    voice = await app.voice_at(saved.place, *map(turn.match.member, Mark))
    drawn = await draw(app, turn, voice, **means_at(app, saved.place))
    sheet = replace(drawn, buttons=None)  # of this match nobody knows any more
    channel = app.get_partial_messageable(saved.place.channel, guild_id=saved.place.server)
    with suppress(discord.HTTPException, *UNREACHABLE):  # nothing is kept by which it could be tried again
        await channel.get_partial_message(saved.message).edit(**sheet.as_change)


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Privacy(app))
