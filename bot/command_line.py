"""The command line: `python -m bot [run | demo | doctor | health | backup | copy-database]`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Coroutine
from threading import Timer
from typing import Any, NoReturn

from bot import cli_commands
from bot.client.start import StartError
from bot.config import SettingsError, load_settings
from bot.demo import DemoError
from bot.exit_codes import ExitCode
from bot.status import StatusError
from bot.storage.errors import DatabaseError

log = logging.getLogger("bot")


_SECONDS_TO_STOP = 4.5

_NO_TOKEN = (
    "No token: DISCORD_TOKEN is set neither in the environment nor in a file .env in this folder. Copy .env.example "
    'to .env, put the bot\'s token in it (from the "Bot" page of your application on '
    "https://discord.com/developers/applications) and start again. "
    "To play without a token, run: python -m bot demo"
)


def main(words: list[str] | None = None) -> ExitCode:
    """Do what the command line says, and say how it ended."""
    options = _read(words)
    try:
        return asyncio.run(_until_told_to_stop(_chosen_work(options))) or ExitCode.OK
    except SettingsError as error:
        return _complain(error, ExitCode.CONFIG)
    except StartError as error:
        return _complain(error, ExitCode.CONFIG if error.is_owners_to_mend else ExitCode.UNAVAILABLE)
    except (DemoError, StatusError) as error:
        return _complain(error, ExitCode.UNAVAILABLE)
    except DatabaseError as error:
        return _complain(error, ExitCode.DATABASE)
    except Exception:
        log.exception("The bot stopped over a mistake of its own")
        return _complain(
            "The bot stopped over a mistake of its own; please report what the log says.", ExitCode.SOFTWARE
        )


def _chosen_work(options: argparse.Namespace) -> Coroutine[Any, Any, ExitCode | None]:
    if options.word == "doctor":  # which tells what is wrong with the settings, too
        return cli_commands.doctor(_tell)
    settings = load_settings()
    match options.word:
        case "backup":
            return cli_commands.backup(settings, options, _tell)
        case "copy-database":
            return cli_commands.copy(options, _tell)
        case "health":
            return cli_commands.health(settings, _tell)
        case "demo":
            return cli_commands.demonstrate(settings, options, _tell)
        case _ if settings.discord_token:
            return cli_commands.play(settings)
        case _ if options.or_demo:
            _tell("No token is set, so here is the demo. To run the bot for real, put DISCORD_TOKEN into .env.\n")
            return cli_commands.demonstrate(settings, options, _tell)
        case _:
            raise SettingsError(_NO_TOKEN)


async def _until_told_to_stop(work: Coroutine[Any, Any, ExitCode | None]) -> ExitCode | None:
    """Do the work until it is done, or until SIGINT or SIGTERM."""
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)

    def stop() -> None:
        log.info("Stopping")
        task.cancel()
        _leave_soon(ExitCode.OK)

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(stop))
    try:
        code = await task
    except asyncio.CancelledError:
        log.info("Stopped")
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # it is leaving already
        return None
    _leave_soon(code or ExitCode.OK)
    return code


def _leave_soon(code: ExitCode) -> None:
    """Leave in a while whatever has not come to its end by then: a look-up of a name may hang for minutes."""
    last_resort = Timer(_SECONDS_TO_STOP, os._exit, [code])
    last_resort.daemon = True
    last_resort.start()


_LIKE_A_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        safe = "".join(c if c.isprintable() else "?" for c in _LIKE_A_TOKEN.sub("[secret]", message))
        self.exit(ExitCode.USAGE, f"{self.prog}: {safe}\n")


def _read(words: list[str] | None) -> argparse.Namespace:
    parser = _Parser(prog="python -m bot", description="A Discord bot that plays tic-tac-toe.")
    parser.set_defaults(word="run", or_demo=False, port=0, browser=True)
    commands = parser.add_subparsers(dest="word", metavar="command", parser_class=_Parser)
    run = commands.add_parser("run", help="connect to Discord and play (the default)")
    run.add_argument("--or-demo", action="store_true", help="run the demo if no token is set")
    demo = commands.add_parser("demo", help="play in the browser, with no token and no network")
    demo.add_argument("--port", type=_port, default=0, help="on 127.0.0.1 (default: any free one)")
    demo.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser")
    commands.add_parser("doctor", help="look whether the bot could run here, and say what to do where it could not")
    commands.add_parser("health", help="say whether the bot that runs with these settings is well")
    backup = commands.add_parser("backup", help="copy the SQLite database to a file, also while the bot is running")
    backup.add_argument("file")
    copy = commands.add_parser("copy-database", help="copy everything to an empty database of another kind")
    copy.add_argument("source", metavar="from", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    copy.add_argument("target", metavar="to")
    options = parser.parse_args(words)
    options.word = options.word or "run"
    return options


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port number from 0 to 65535")
    return int(text)


def _tell(text: str) -> None:
    try:
        print(text, flush=True)
    except OSError:  # nobody reads any more, as after `| head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: Exception | str, code: ExitCode) -> ExitCode:
    print(error, file=sys.stderr)
    return code
