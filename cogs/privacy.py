"""The command `privacy`: shows what is stored about a user, and deletes it."""

from __future__ import annotations

from dataclasses import asdict, astuple, replace

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import ScopeId
from bot.model.saved_match import MatchUpdate
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import UNREACHABLE, OutgoingMessage
from bot.replies.request import Request, handling
from bot.services.errors import QuestionError, QuestionReason
from cogs.ui.board import draw_unrequested, edit_match_message


class DeleteDataButton(Button, prefix="forget"):
    """Deletes all data that is stored about a user.

    Args:
        user: the user who may press it.
    """

    user: UserId


class Privacy(commands.Cog):
    """The command `privacy`."""

    def __init__(self, app: App) -> None:
        self._maintenance = app.services.maintenance
        app.on_press(DeleteDataButton, self.press_delete_data)

    @commands.hybrid_command()
    async def privacy(self, ctx: Context) -> None:
        """Show what is stored about the user, and offer to delete it."""
        async with handling(ctx, is_open=True, is_private=True) as request:
            if request.place.guild and request.delivery.is_typed:
                await request.reply_private(request.private.say("privacy.use_slash_command"))
                return
            stored = await self._maintenance.stored_data(request.user, await _dm_scope(request))
            text = request.private.say("privacy.holdings", **asdict(stored))
            label = request.private.say("privacy.forget")
            button = DeleteDataButton(request.user).item(label=label, style=discord.ButtonStyle.danger)
            has_data = any(astuple(stored))
            await request.reply_private(OutgoingMessage(text, buttons=view_of(button) if has_data else None))

    async def press_delete_data(self, interaction: Interaction, button: DeleteDataButton) -> None:
        """Delete all data about the user, and replace the question with a confirmation."""
        async with handling(interaction, is_open=True) as request:
            if request.user != button.user:
                raise QuestionError(QuestionReason.NOT_YOURS)
            for update in await self._maintenance.delete_stored_data(request.user, await _dm_scope(request)):
                request.app.tasks.start(_show_end(request.app, update))
            await request.replace(request.private.say("privacy.forgotten"))


async def _dm_scope(request: Request) -> ScopeId | None:
    """Return the user's direct-message channel, which may have a learner; None if Discord does not return it."""
    if request.place.guild is None and not request.delivery.is_user_install:
        return request.place.scope
    await request.end_turn()
    try:
        return ScopeId((await request.author.create_dm()).id)  # Discord returns the existing channel, if there is one
    except (discord.HTTPException, *UNREACHABLE):
        return None


async def _show_end(app: App, update: MatchUpdate) -> None:
    """Show the end of a match in its message. This is not retried, because the match is no longer stored."""
    saved, match = update.saved, update.saved.match
    if not app.user_install_channels.needs_interaction(saved.place, is_duel=match.is_duel):
        message = await draw_unrequested(app, update, *map(match.member, Mark))
        await edit_match_message(app, saved, replace(message, buttons=None))


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Privacy(app))
