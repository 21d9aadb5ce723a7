"""The command `stop`, with which moderators end a match, and players resign theirs."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.permissions import message_features
from bot.game.errors import MatchOverError
from bot.game.mark import Mark
from bot.game.match import Match, Termination
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import EditResult, OutgoingMessage
from bot.replies.request import Request, handling
from bot.services.errors import QuestionError, QuestionReason
from cogs.ui.board import draw_match, edit_match_message, show_match
from cogs.ui.stop_question import StopDuelButton, stop_buttons


class Stop(commands.Cog):
    """The command with which moderators end matches, and players resign."""

    def __init__(self, app: App) -> None:
        self._moderation = app.services.moderation
        self._cache = app.services.cache
        app.on_press(StopDuelButton, self.press_stop_duel)

    @commands.hybrid_command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_messages=True)
    async def stop(self, ctx: Context) -> None:
        """End the channel's match; its players resign. A typed command asks first if members play each other."""
        async with handling(ctx, is_open=True, is_private=True) as request:
            running = await self._cache.reload(request.place.channel) if request.delivery.is_typed else None
            if running and running.match.is_duel and _may_stop(request, running.match):
                await _ask(request, running)
            else:
                await self._stop(request)

    async def press_stop_duel(self, interaction: Interaction, button: StopDuelButton) -> None:
        """Stop the match that the question was about, or replace the question with a note that it continues."""
        async with handling(interaction, is_open=True) as request:
            if request.user != button.user:
                raise QuestionError(QuestionReason.NOT_YOURS)
            running = await self._cache.get(request.place.channel)
            if running is None or running.match.id != button.match:
                await request.replace_outdated(MatchOverError())
            elif button.is_yes:
                await self._stop(request)
            else:
                await request.replace(request.public.say("question-kept"))

    async def _stop(self, request: Request) -> None:
        """End the channel's match, and show that in its message."""
        is_moderator = request.delivery.granted.manage_messages
        update = await self._moderation.stop(
            request.place.channel, request.user, request.event, is_moderator=is_moderator
        )
        key = "moderation-resigned" if update.match.termination is Termination.RESIGNED else "moderation-stopped"
        if not await _edit_board(request, update):
            await show_match(request, update)
        elif request.delivery.pressed:
            await request.replace(request.public.say(key, who=request.name))
        else:
            await request.reply_private(request.private.say(key, who=request.name))


def _may_stop(request: Request, match: Match) -> bool:
    return request.delivery.granted.manage_messages or match.is_player(request.user)


async def _ask(request: Request, running: SavedMatch) -> None:
    """Ask whether to stop a match between members, or to resign it."""
    match = running.match
    x, o = (request.app.names.get_player(match, mark, request.place.guild) for mark in Mark)
    key = "question-stop_own" if match.is_player(request.user) else "question-stop"
    buttons = stop_buttons(match, request.user, request.public)
    await request.reply(OutgoingMessage(request.public.say(key, x=x, o=o), buttons=buttons))


async def _edit_board(request: Request, update: MatchUpdate) -> bool:
    """Edit the message that shows the match, and return whether that was possible."""
    app, saved = request.app, update.saved
    message = await draw_match(app, update, request.public, request.settings, **message_features(app, saved.place))
    if await edit_match_message(app, saved, message) is not EditResult.EDITED:
        return False
    app.services.cache.record_shown(saved, saved.message)
    return True


async def setup(app: App) -> None:
    """Add the cog to the bot."""
    await app.add_cog(Stop(app))
