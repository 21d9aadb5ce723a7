"""Matches between members: `invite`, the user context menu, and the buttons of challenges."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.contexts import SERVERS_ONLY
from bot.game.ids import UserId
from bot.model.challenge import Challenge
from bot.model.ids import MessageId
from bot.rendering.game_request import MARK_WORDS, GameRequest, parse_game_request
from bot.replies.delivery import Context, Interaction
from bot.replies.request import handling
from bot.replies.suggestion import suggest, suggest_game_request
from bot.services.challenges import LIFETIME
from bot.services.errors import ChallengeOverError
from cogs.challenges._challenge import (
    UNKNOWN_MEMBER,
    ChallengeButton,
    accept,
    challenge_member,
    find_user,
    invite,
    request_rematch,
)
from cogs.ui.choices import GAME_CHOICES, MARK_CHOICES

__all__ = ["UNKNOWN_MEMBER", "Challenges", "challenge_member", "find_user", "request_rematch", "setup"]


class Challenges(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._challenges = app.services.challenges
        app.on_press(ChallengeButton, self.press_challenge)
        self._menu = app_commands.ContextMenu(
            name=app.languages.of(None).say("command-menu_challenge_member", "/"),
            callback=self.challenge_member,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )

    async def cog_load(self) -> None:
        self._app.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        self._app.tree.remove_command(self._menu.name, type=self._menu.type)

    async def challenge_member(self, interaction: Interaction, user: discord.User) -> None:
        async with handling(interaction) as request:
            await challenge_member(request, GameRequest(), user)

    @commands.command(name="invite")
    async def invite_text(self, ctx: Context, *, words: str = "") -> None:
        """Invite anyone. Ignore unknown words unless one is mistyped, as the command may be meant for another bot."""
        game_request = parse_game_request(words, (), ctx.bot.words, await ctx.bot.locales_of(ctx))
        if game_request is None:
            await suggest_game_request(ctx, words, ())
        elif game_request.user is not None or game_request.name is not None:
            await suggest(ctx, words, command="play")
        else:
            async with handling(ctx) as request:
                await invite(request, game_request)

    @app_commands.command(name="invite")
    @SERVERS_ONLY
    @app_commands.choices(mark=MARK_CHOICES, game=GAME_CHOICES)
    async def invite_slash(
        self,
        interaction: Interaction,
        mark: str | None = None,
        thread: bool | None = None,
        hints: bool = False,
        game: str | None = None,
    ) -> None:
        game_request = GameRequest(None, None, None, MARK_WORDS.get(mark or ""), mark is not None, thread, hints, game)
        async with handling(interaction) as request:
            await invite(request, game_request)

    async def press_challenge(self, interaction: Interaction, button: ChallengeButton) -> None:
        async with handling(interaction, is_open=not button.is_acceptance) as request:
            try:
                if button.is_acceptance:
                    await accept(request, button.challenge)
                else:
                    challenge = await self._challenges.close(button.challenge, request.user)
                    key = _closing_key(challenge, request.user)
                    await request.replace(request.public.say(f"challenge-{key}", who=request.name))
            except ChallengeOverError as error:
                await request.replace_outdated(error)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._close_shown_by([event.message_id])

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._close_shown_by(event.message_ids)

    async def _close_shown_by(self, messages: Iterable[int]) -> None:
        oldest = discord.utils.utcnow() - 2 * LIFETIME  # older messages show no open challenge
        recent = [MessageId(message) for message in messages if discord.utils.snowflake_time(message) > oldest]
        if recent:
            with log_errors():
                await self._challenges.messages_deleted(recent)


def _closing_key(challenge: Challenge, user: UserId) -> str:
    if user != challenge.challenger:
        return "declined"
    return "withdrawn" if challenge.challenged else "uninvited"


async def setup(app: App) -> None:
    await app.add_cog(Challenges(app))
