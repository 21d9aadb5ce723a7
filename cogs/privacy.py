"""What is stored about a person, shown and deleted on request."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, astuple, replace

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.permissions import means_at
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import ScopeId
from bot.model.saved_match import MatchUpdate
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import UNREACHABLE, draw
from bot.replies.request import Request, handling
from bot.services.errors import NotYourQuestionError


class ForgetButton(Button, prefix="forget"):
    """Deletes all data that is stored about a user.

    Args:
        user: the user who may press it.
    """

    user: UserId


class Privacy(commands.Cog):
    """People's data."""

    def __init__(self, app: App) -> None:
        app.on_press(ForgetButton, self.press_forget)

    @commands.hybrid_command()
    async def privacy(self, ctx: Context) -> None:
        """Show what is stored about you, and delete it if you like."""
        async with handling(ctx, is_open=True) as request:
            if request.place.guild and not ctx.interaction:
                await request.tell(request.private.say("privacy.in_private"))
                return
            holdings = await request.app.services.maintenance.holdings(request.user, await _conversation(request))
            text = request.private.say("privacy.holdings", **asdict(holdings))
            label = request.private.say("privacy.forget")
            button = ForgetButton(request.user).item(label=label, style=discord.ButtonStyle.danger)
            await request.tell(text, view_of(button) if any(astuple(holdings)) else None)

    async def press_forget(self, interaction: Interaction, button: ForgetButton) -> None:
        """Delete it all, and say so in place of the question."""
        async with handling(interaction, is_open=True) as request:
            if request.user != button.user:
                raise NotYourQuestionError
            for update in await request.app.services.maintenance.forget(request.user, await _conversation(request)):
                request.app.background_tasks.later(_tell_the_other(request.app, update))
            await request.settle(request.private.say("privacy.forgotten"))


async def _conversation(request: Request) -> ScopeId | None:
    """The person's direct conversation with the bot, in which a learner may live; None if Discord does not tell."""
    if request.place.guild is None and not request.delivery.is_user_install:
        return request.place.scope
    try:
        return ScopeId((await request.person.create_dm()).id)  # or the one that there is, unseen by the person
    except (discord.HTTPException, *UNREACHABLE):
        return None


async def _tell_the_other(app: App, update: MatchUpdate) -> None:
    """Say in the message that shows a match that it has ended."""
    saved = update.saved
    if saved.message is None or app.user_install_channels.have(saved.place, is_between_people=update.match.is_duel):
        return
    localizer = await app.localizer_at(saved.place, *map(update.match.member, Mark))
    drawn = await draw(app, update, localizer, **means_at(app, saved.place))
    message = replace(drawn, buttons=None)  # of this match nobody knows any more
    channel = app.get_partial_messageable(saved.place.channel, guild_id=saved.place.guild)
    with suppress(discord.HTTPException, *UNREACHABLE):  # nothing is kept by which it could be tried again
        await channel.get_partial_message(saved.message).edit(**message.as_change)


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Privacy(app))
