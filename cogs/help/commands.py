"""The commands `help` and `about`."""

from __future__ import annotations

import logging
import math
import platform
from collections.abc import Iterator
from typing import Literal, get_args

import discord
from discord import ui
from discord.ext import commands

from bot import __version__
from bot.client import contexts
from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.client.permissions import PERMISSIONS
from bot.database.database import Database
from bot.database.versions import describe_newer, record_version
from bot.games.mark import Mark
from bot.matches.request import Request, RequestKind, handling
from bot.text.localizer import Localizer
from cogs.course.commands import LessonButton
from cogs.duels.commands import FriendButton
from cogs.help.error_handler import Errors
from cogs.play.commands import PlayButton

HelpPage = Literal["play", "learn", "owners"]

_PLAY = "\N{VIDEO GAME}"
_FRIEND = "\N{CROSSED SWORDS}\ufe0f"
_LEARN = "\N{GRADUATION CAP}"


class HelpButton(Button, prefix="help"):
    page: HelpPage


class AboutButton(Button, prefix="about"):
    pass


def _first_buttons(localizer: Localizer) -> ui.View:
    say = localizer.say
    return view_of(
        PlayButton().item(label=say("help-to_play"), emoji=_PLAY, style=discord.ButtonStyle.success),
        FriendButton().item(label=say("help-to_friend"), emoji=_FRIEND),
        LessonButton().item(label=say("help-to_learn"), emoji=_LEARN),
        HelpButton("play").item(label=say("help-to_commands")),
    )


def _buttons(shown: HelpPage, localizer: Localizer) -> ui.View:
    pages: tuple[HelpPage, ...] = get_args(HelpPage)
    return view_of(
        *(HelpButton(page).item(label=localizer.say(f"help-to_{page}"), disabled=page == shown) for page in pages),
        AboutButton().item(label=localizer.say("help-about")),
    )


class Help(commands.Cog):
    def __init__(self, app: App) -> None:
        app.on_press(HelpButton, self.press_page)

    @commands.hybrid_command()
    async def help(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            localizer = _localizer(request)
            text = localizer.say("help-first")
            await request.reply_ephemeral(OutgoingMessage(text, buttons=_first_buttons(localizer)))

    async def press_page(self, interaction: Interaction, button: HelpButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            localizer = _localizer(request)
            text = localizer.say(f"help-{button.page}", mark_x=Mark.X, mark_o=Mark.O)
            await request.show_page(OutgoingMessage(text, buttons=_buttons(button.page, localizer)))


def _localizer(request: Request) -> Localizer:
    return request.ephemeral if request.delivery.is_ephemeral else request.public


log = logging.getLogger(__name__)


class About(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._started = app.services.now()
        self._newer: str | None = None
        """The newest version that has run with the database, if it is newer than this one."""
        app.on_press(AboutButton, self.press_about)

    async def cog_load(self) -> None:
        with log_errors():
            self._newer = await self._app.services[Database].write(record_version, __version__)
        if self._newer:
            log.warning(describe_newer(self._newer, __version__))

    @commands.command()
    async def about(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            await self._show(request)

    async def press_about(self, interaction: Interaction, _: AboutButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await self._show(request)

    async def _show(self, request: Request) -> None:
        localizer = _localizer(request)
        lines = [*self._describe(localizer)]
        await request.leave_queue()
        if await self._app.is_owner(request.author):
            lines += ["", *self._describe_state(localizer)]
        await request.reply_ephemeral("\n".join(lines))

    def _describe(self, localizer: Localizer) -> Iterator[str]:
        assert self._app.application_id is not None
        yield localizer.say("about-version", version=__version__)
        invite = discord.utils.oauth_url(self._app.application_id, permissions=PERMISSIONS)
        yield localizer.say("about-invite", link=invite)
        if self._app.user_install:
            yield localizer.say("about-install", link=contexts.user_install_url(self._app.application_id))
        if (application := self._app.application) and (terms := application.terms_of_service_url):
            yield localizer.say("about-terms", link=terms)
        if application and (policy := application.privacy_policy_url):
            yield localizer.say("about-privacy", link=policy)
        yield localizer.say("about-your_data")

    def _describe_state(self, localizer: Localizer) -> Iterator[str]:
        if self._newer:
            yield localizer.say("about-newer", version=self._newer)
        yield localizer.say("about-servers", servers=len(self._app.guilds))
        yield localizer.say("about-since", since=self._started)
        yield localizer.say("about-libraries", python=platform.python_version(), library=discord.__version__)
        is_connected = self._app.connections.ready
        for shard, seconds in self._app.shard_latencies:
            if is_connected[shard] and math.isfinite(seconds):
                yield localizer.say("about-shard", shard=shard, milliseconds=round(seconds * 1000))
            else:
                yield localizer.say("about-shard_down", shard=shard)


async def setup(app: App) -> None:
    for cog in (Help(app), About(app), Errors(app)):
        await app.add_cog(cog)
