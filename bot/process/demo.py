"""The demo: the bot on a simulated Discord in the browser, without a token or a network."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextvars import Context
from datetime import UTC, datetime
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.client.client import App
from bot.client.services import Services
from bot.install import install_command
from bot.matches.matches import Matches
from bot.model.ids import ChannelId
from bot.process.exit_codes import UnavailableError
from bot.process.features import load_features
from bot.text.catalogue import Languages
from bot.workers.pool import WorkerPool
from cogs.learner.training import TrainingService

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor
    from simcord.preview import Preview

_T = TypeVar("_T")

log = logging.getLogger(__name__)

_SETTLE_TIMEOUT = 1.5
"""How many seconds the simulation waits for the bot's tasks; less than the pause between two plies of `!watch`."""

_POLL_INTERVAL = 0.2  # in seconds


async def run_demo(
    services: Services,  # of a database for the demo
    languages: Languages,
    *,
    port: int = 0,  # on loopback; 0 lets the system choose
    open_browser: bool = True,  # whether to open a browser, if the machine has a screen
    output: Callable[[str], None] = print,
) -> None:
    """Serve a channel with two members until it is ended here or in the browser. May raise UnavailableError."""
    try:
        import simcord
    except ModuleNotFoundError:
        advice = f"Run  {install_command('demo')}  and try again."
        raise UnavailableError(f"The demo needs another package. {advice}") from None
    keep_parsers()
    services[TrainingService].spawn = _create_unwatched_task
    app = App(services, languages, load_features, user_install=True)
    async with simcord.run(app, check_errors=False, settle_timeout=_SETTLE_TIMEOUT) as env:
        assert app.user is not None
        unwatch_workers(env, services[WorkerPool])
        await app.user.edit(username="Tic-tac-toe")
        channel, ana, ben = create_server(env)
        forget_errors(env)
        advance_to(env, datetime.now(UTC))  # ids depend on the time, and every simulation begins at the same one
        was_playing = await services[Matches].get(ChannelId(channel.id))  # a match that the previous run has left
        await ana.send(channel, "!board" if was_playing else "!help")
        try:
            async with env.preview(channel, viewers=[ana, ben], layout="channel", port=port) as preview:
                output(f"The demo runs at\n\n    {preview.url}\n\nType !play there. Ctrl-C ends it.")
                if open_browser and _has_browser():
                    Thread(target=webbrowser.open, args=[preview.url], daemon=True).start()
                refreshing = asyncio.create_task(refresh_page(env, preview))
                try:
                    await preview.wait_closed()
                finally:
                    refreshing.cancel()
        except simcord.SetupError as error:
            raise UnavailableError(f"The demo cannot be shown: {error}.") from None


def create_server(env: Env) -> tuple[ChannelHandle, MemberActor, MemberActor]:
    """Create a server with a channel and two members, with the same ids in every run: saved games refer to them.
    An id depends on the time and on how many others were given at it, which include those of the slash commands.
    """
    env.backend.advance_clock(1)
    guild = env.create_guild("Tic-tac-toe demo")
    channel = guild.create_text_channel("games")
    permissions = discord.Permissions(manage_guild=True, manage_messages=True)
    managers = guild.create_role("managers", permissions=permissions)
    ana = guild.add_member(env.create_user("ana"), roles=[managers])
    return channel, ana, guild.add_member(env.create_user("ben"))


def unwatch_workers(env: Env, workers: WorkerPool) -> None:
    """Let the simulation go on while worker processes compute."""
    from simcord import SetupError

    run = workers.run

    async def run_unwatched(*arguments: Any) -> Any:
        task = _create_unwatched_task(run(*arguments))
        try:
            return await env.external_wait(task, reason="a worker process")
        except SetupError:  # the caller is no part of the simulation either
            return await task

    vars(workers)[run.__name__] = run_unwatched


def forget_errors(env: Env) -> None:
    """Keep errors off the page: the bot itself answers or logs them, such as those of incomplete commands."""

    def forget(error: BaseException) -> None:
        del error

    vars(env)[env._record_error.__name__] = forget  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - no public way


def keep_parsers() -> None:
    """Let the page keep its Markdown parsers. simcord 3.2.1 builds one for each text, so a long channel is slow."""
    from simcord.preview import _markdown

    build = _markdown._markdown_parser  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - no public way
    kept: dict[int, tuple[Any, dict[str, Any]]] = {}  # by the id of simcord's policy, a constant

    def parser_with(policy: Any, context: Any) -> Any:
        if id(policy) not in kept:
            names: dict[str, Any] = {}
            kept[id(policy)] = (build(policy, names), names)
        parser, names = kept[id(policy)]
        names.clear()
        names.update(context)  # whom and what the text may mention
        return parser

    setattr(_markdown, build.__name__, parser_with)


def advance_to(env: Env, time: datetime) -> None:
    """Advance the simulated clock, which stands still between actions, to a time unless it is later already.
    The page shows times by this clock, such as "in 30 minutes", and the bot acts by the real one.
    """
    env.backend.advance_clock(max((time - env.now()).total_seconds(), 0))


def _create_unwatched_task(action: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
    """Create a task that the simulation does not know. It waits for those it knows before it updates the page."""
    return Context().run(asyncio.create_task, action)


async def refresh_page(env: Env, preview: Preview) -> None:
    """Keep the clock right, and refresh the page when the bot has sent something that no completed action has shown.
    simcord 3.2.1 refuses actions during a refresh, and its page then stops responding; so both take turns.
    """
    lock, act, sent = asyncio.Lock(), preview._action, env.backend.transcript  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - no public way
    shown = len(sent)

    async def act_alone(*args: Any) -> Any:
        nonlocal shown
        async with lock:
            result = await act(*args)
            if result["settlement"] == "settled":
                shown = len(sent)
        return result

    vars(preview)[act.__name__] = act_alone
    while True:
        await asyncio.sleep(_POLL_INTERVAL)
        advance_to(env, datetime.now(UTC))
        if len(sent) > shown:
            async with lock:
                before, shown = shown, len(sent)
                try:
                    await preview.refresh()
                except TimeoutError:  # the bot was busy for _SETTLE_TIMEOUT seconds; it may be ready the next time
                    log.warning("The page could not be refreshed because the bot was busy; the demo tries it again.")
                    shown = before
                except Exception:
                    log.exception("The page could not be refreshed; the next message tries it again.")


def _has_browser() -> bool:
    """Return whether the machine has a screen; without one, a text browser might take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
