"""The command `stop`, with which moderators end a match, and players resign theirs."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import Button, YesNo, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.games.errors import MatchOverError, Refusal
from bot.games.game import Termination
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.display import Kind, show
from bot.matches.matches import Matches
from bot.matches.request import Request, RequestKind, handling
from bot.model.shown import StepResult
from bot.text.localizer import Localizer
from cogs.play.service import PlayService
from cogs.vote.service import VoteService


class StopDuelButton(Button, prefix="stop-duel"):
    is_yes: YesNo
    match: MatchId
    user: UserId  # the user who may press it


def stop_buttons(match: Match, user: UserId, localizer: Localizer) -> ui.View:
    yes, no = (StopDuelButton(answer, match.id, user) for answer in (True, False))
    return view_of(
        yes.item(label=localizer.say("question-stop_yes"), style=discord.ButtonStyle.danger),
        no.item(label=localizer.say("question-stop_no")),
    )


class Stop(commands.Cog):
    def __init__(self, app: App) -> None:
        self._games = app.services[PlayService]
        self._matches = app.services[Matches]
        self._votes = app.services[VoteService]
        app.on_press(StopDuelButton, self.press_stop_duel)

    @commands.hybrid_command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_messages=True)
    async def stop(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            running = await self._matches.reload(request.place.channel) if request.delivery.is_typed else None
            is_moderator = request.delivery.granted.manage_messages
            if running and running.match.is_duel and (is_moderator or running.match.is_player(request.user)):
                await _ask(request, running.match)
            else:
                await self._stop(request)

    async def press_stop_duel(self, interaction: Interaction, button: StopDuelButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            running = await self._matches.get(request.place.channel)
            if running is None or running.match.id != button.match:
                await request.replace_outdated(MatchOverError())
            elif button.is_yes:
                await self._stop(request)
            else:
                await request.replace(request.public.say("question-kept"))

    async def _stop(self, request: Request) -> None:
        is_moderator = request.delivery.granted.manage_messages
        if not is_moderator and (running := await self._votes.find(request.place.channel)):
            is_moderator = await self._votes.is_starter(request.user, running.match.id)
            if not is_moderator:
                raise Refusal("moderation-not_the_starter")
        update = await self._games.stop(request.actor, is_moderator=is_moderator)
        key = "moderation-resigned" if update.match.termination is Termination.RESIGNED else "moderation-stopped"
        await request.leave_queue()
        if await show(request.app, update, kind=Kind.IF_THERE) in (StepResult.GONE, StepResult.UNKNOWN):
            await show(request.app, update, request)
        elif request.delivery.pressed:
            await request.replace(request.public.say(key, who=request.name))
        else:
            await request.reply_ephemeral(request.ephemeral.say(key, who=request.name))


async def _ask(request: Request, match: Match) -> None:
    x, o = (request.app.names.get_player(match, mark, request.place.guild) for mark in Mark)
    key = "question-stop_own" if match.is_player(request.user) else "question-stop"
    buttons = stop_buttons(match, request.user, request.public)
    await request.reply(OutgoingMessage(request.public.say(key, x=x, o=o), buttons=buttons))
