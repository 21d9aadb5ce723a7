"""The bot without a token and without a network: the same app on a simulated Discord, in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Thread

from bot.app.client import App
from bot.display.texts import Texts
from bot.game.ids import ChannelId
from bot.play.errors import NoMatchError
from bot.play.house import House


class DemoError(Exception):
    """The demo cannot run; the text says why and what to do."""


async def run_demo(
    house: House, texts: Texts, *, port: int = 0, open_browser: bool = True, tell: Callable[[str], None] = print
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
    app = App(house, texts)
    async with simcord.run(app, check_errors=False) as env:
        assert app.user is not None
        await app.user.edit(username="Tic-tac-toe")
        server = env.create_guild("Tic-tac-toe demo")
        channel = server.create_text_channel("games")
        ana, ben = (server.add_member(env.create_user(name)) for name in ("ana", "ben"))
        behind = datetime.now(UTC) - env.now()
        env.backend.advance_clock(behind.total_seconds())  # else new events have the ids of those in the last run
        await ana.send(channel, await _greeting(house, ChannelId(channel.id)))
        try:
            async with env.preview(channel, viewers=[ana, ben], layout="channel", port=port) as preview:
                tell(f"The demo runs at\n\n    {preview.url}\n\nType !play there. Ctrl-C ends it.")
                if open_browser and _has_browser():
                    Thread(target=webbrowser.open, args=[preview.url], daemon=True).start()
                await preview.wait_closed()
        except simcord.SetupError as error:
            raise DemoError(f"The demo cannot be shown: {error}.") from None


async def _greeting(house: House, channel: ChannelId) -> str:
    """What ana writes first: she looks at the game that was running when the demo ended, or for help."""
    try:
        await house.lobby.match(channel)
    except NoMatchError:
        return "!help"
    return "!board"


def _has_browser() -> bool:
    """Whether a window can open; without this, a browser for the terminal might take it over."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
