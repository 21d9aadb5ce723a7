"""The bot without a token and without a network: the same app on a simulated Discord, in the browser."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from datetime import UTC, datetime
from threading import Thread
from typing import TYPE_CHECKING, Any

import discord

from bot.client.client import App
from bot.model.ids import ALL, ChannelId, GuildId
from bot.rendering.catalogues import Languages
from bot.services.build import Services
from bot.services.errors import NoMatchError

if TYPE_CHECKING:
    from simcord import Env
    from simcord.preview import Preview

_SECONDS_TO_SETTLE = 1.5
"""How long the simulation waits for the bot to be done; less than the pause between two plies that are shown."""

_SECONDS_TO_KEEP_UP = 0.2


class DemoError(Exception):
    """The demo cannot run; the text says why and what to do."""


async def run_demo(
    services: Services,
    languages: Languages,
    *,
    port: int = 0,
    open_browser: bool = True,
    tell: Callable[[str], None] = print,
) -> None:
    """Serve a channel with two members until cancelled, or until the session is ended in the browser.

    Args:
        port: on loopback; 0 lets the system choose.
        tell: takes the lines meant for the terminal.

    Raises:
        DemoError: the simulation is not installed, or the port is taken.
    """
    try:
        import simcord
    except ModuleNotFoundError:
        raise DemoError("The demo needs one package more: run  pip install '.[demo]'  and try again.") from None
    services.training.spawn = _apart
    app = App(services, languages, user_install=True)
    async with simcord.run(app, check_errors=False, settle_timeout=_SECONDS_TO_SETTLE) as env:
        assert app.user is not None
        await app.user.edit(username="Tic-tac-toe")
        guild = env.create_guild("Tic-tac-toe demo")
        channel = guild.create_text_channel("games")
        one, other = (env.create_user(name) for name in ("ana", "ben"))
        may = discord.Permissions(manage_guild=True, manage_messages=True)
        managers = guild.create_role("managers", permissions=may)
        ana, ben = guild.add_member(one, roles=[managers]), guild.add_member(other)
        behind = datetime.now(UTC) - env.now()
        env.backend.advance_clock(behind.total_seconds())  # else new events have the ids of those in the last run
        await ana.send(channel, await _greeting(services, ChannelId(channel.id)))
        try:
            async with env.preview(channel, viewers=[ana, ben], layout="channel", port=port) as preview:
                tell(f"The demo runs at\n\n    {preview.url}\n\nType !play there. Ctrl-C ends it.")
                if open_browser and _has_browser():
                    Thread(target=webbrowser.open, args=[preview.url], daemon=True).start()
                watching = asyncio.create_task(_keep_up(preview, services, _taking_turns(preview)))
                learning = asyncio.create_task(follow_language(env, services, GuildId(guild.id)))
                try:
                    await preview.wait_closed()
                finally:
                    watching.cancel()
                    learning.cancel()
        except simcord.SetupError as error:
            raise DemoError(f"The demo cannot be shown: {error}.") from None


def _apart(action: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Begin a task of which the simulation knows nothing: it would wait for it before it shows anything."""
    return Context().run(asyncio.create_task, action)


def _taking_turns(preview: Preview) -> asyncio.Lock:
    """A lock for whoever refreshes the page, for which whatever is done there waits.

    simcord 3.2.1 refuses what is done meanwhile, and its page then takes nothing more.
    """
    turn, act = asyncio.Lock(), preview._action  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - no public way

    async def in_turn(*args: Any) -> Any:
        async with turn:
            return await act(*args)

    vars(preview)[act.__name__] = in_turn
    return turn


async def _keep_up(preview: Preview, services: Services, turn: asyncio.Lock) -> None:
    """Show in the browser what happens unasked: every ply of a match between programs, how a training goes, and the
    end of both.

    Args:
        turn: is held while the page is refreshed.
    """
    from simcord import SetupError

    seen: dict[int, int] = {}
    while True:
        await asyncio.sleep(_SECONDS_TO_KEEP_UP)
        shown: dict[int, int] = {saved.match.id: saved.shown for saved in await services.exhibitions.unfinished(ALL)}
        shown |= {training.number: training.shown for training in services.training.under_way}
        if shown != seen:
            await asyncio.sleep(_SECONDS_TO_KEEP_UP)  # the message that tells of an end follows the end
            with suppress(SetupError):  # the page is just being left
                async with turn:
                    await preview.refresh()
                seen = shown


async def follow_language(env: Env, services: Services, guild: GuildId) -> None:
    """Have both members' Discord speak whatever language the server does, so that what one person alone sees can be
    read in it, too. (The list of slash commands is simcord's, and knows English only.)
    """
    language: str | None = None

    def add_locale(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and language:
            payload["locale"] = language

    env.backend.subscribers.insert(0, add_locale)
    while True:
        language = (await services.settings_service.of(guild)).language
        await asyncio.sleep(_SECONDS_TO_KEEP_UP)


async def _greeting(services: Services, channel: ChannelId) -> str:
    """What ana writes first: she looks at the game that was running when the demo ended, or for help."""
    try:
        await services.games.match(channel)
    except NoMatchError:
        return "!help"
    return "!board"


def _has_browser() -> bool:
    """Whether a window can open; without this, a browser for the terminal might take it over."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
