"""The command line: `python -m bot [run | demo]`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Coroutine
from datetime import UTC, datetime
from enum import IntEnum
from random import Random
from threading import Timer
from typing import Any, NoReturn

from bot.app import StartError, run
from bot.config import Settings, SettingsError, load_settings
from bot.demo import DemoError, run_demo
from bot.display.texts import load_texts
from bot.logs import set_up_logging
from bot.opponents.opponent import OPPONENTS
from bot.play.lobby import Lobby

log = logging.getLogger("bot")


_SECONDS_TO_STOP = 4.5
"""Whatever has not come to its end by then is left."""


class Exit(IntEnum):
    """How a process ended, in the numbers of sysexits.h."""

    OK = 0
    """It was told to stop, and stopped."""
    USAGE = 64
    """The command line was not understood."""
    UNAVAILABLE = 69
    """Discord, or something else that the bot needs, is out of reach."""
    SOFTWARE = 70
    """A mistake in the bot itself."""
    CONFIG = 78
    """A setting is missing or wrong."""


_NO_TOKEN = (
    "No token: DISCORD_TOKEN is set neither in the environment nor in a file .env in this folder. Copy .env.example "
    'to .env, put the bot\'s token in it (from the "Bot" page of your application on '
    "https://discord.com/developers/applications) and start again. "
    "To play without a token, run: python -m bot demo"
)


def main(words: list[str] | None = None) -> Exit:
    """Do what the command line says, and say how it ended."""
    options = _read(words)
    try:
        settings = load_settings()
        asyncio.run(_until_told_to_stop(_chosen_work(options, settings)))
    except SettingsError as error:
        return _complain(error, Exit.CONFIG)
    except StartError as error:
        return _complain(error, Exit.CONFIG if error.is_owners_to_mend else Exit.UNAVAILABLE)
    except DemoError as error:
        return _complain(error, Exit.UNAVAILABLE)
    except Exception:
        log.exception("The bot stopped over a mistake of its own")
        return _complain("The bot stopped over a mistake of its own; please report what the log says.", Exit.SOFTWARE)
    return Exit.OK


def _chosen_work(options: argparse.Namespace, settings: Settings) -> Coroutine[Any, Any, None]:
    chance = Random()
    opponents = {name: opponent() for name, opponent in OPPONENTS.items()}
    lobby = Lobby(opponents, chance=chance, now=lambda: datetime.now(UTC))
    texts = load_texts()
    if options.word == "run" and settings.discord_token:
        set_up_logging(settings.log_level, settings.discord_token)
        return run(settings, lobby, texts)
    if options.word == "run" and not options.or_demo:
        raise SettingsError(_NO_TOKEN)
    if options.word == "run":
        _tell("No token is set, so here is the demo. To run the bot for real, put DISCORD_TOKEN into .env.\n")
    set_up_logging("ERROR", None)
    return run_demo(lobby, texts, port=options.port, open_browser=options.browser, tell=_tell)


async def _until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it is done, or until SIGINT or SIGTERM."""
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)

    def stop() -> None:
        log.info("Stopping")
        task.cancel()
        last_resort = Timer(_SECONDS_TO_STOP, os._exit, [Exit.OK])  # a look-up of a name may hang for longer
        last_resort.daemon = True
        last_resort.start()

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(stop))
    try:
        await task
    except asyncio.CancelledError:
        log.info("Stopped")
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # it is leaving already


_LIKE_A_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        safe = "".join(c if c.isprintable() else "?" for c in _LIKE_A_TOKEN.sub("[secret]", message))
        self.exit(Exit.USAGE, f"{self.prog}: {safe}\n")


def _read(words: list[str] | None) -> argparse.Namespace:
    parser = _Parser(prog="python -m bot", description="A Discord bot that plays tic-tac-toe.")
    parser.add_argument(
        "word",
        metavar="command",
        nargs="?",
        choices=("run", "demo"),
        default="run",
        help="run: connect to Discord and play (the default); demo: play in the browser, with no token and no network",
    )
    parser.add_argument("--or-demo", action="store_true", help="run the demo if no token is set")
    parser.add_argument("--port", type=_port, default=0, help="the demo's port on 127.0.0.1 (default: any free one)")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser for the demo")
    return parser.parse_args(words)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port number from 0 to 65535")
    return int(text)


def _tell(text: str) -> None:
    try:
        print(text, flush=True)
    except OSError:  # nobody reads any more, as after `| head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: Exception | str, code: Exit) -> Exit:
    print(error, file=sys.stderr)
    return code
