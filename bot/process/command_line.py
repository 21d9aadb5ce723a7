"""The command line: `python -m bot [run | demo | doctor | health | backup | …]`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Callable, Coroutine
from threading import Timer
from typing import Any, NoReturn, TextIO

from bot import __version__
from bot.database.errors import DatabaseError, DatabaseUrlError, IncompatibleDatabaseError
from bot.process.config import Config, ConfigError, is_journal, load_config
from bot.process.exit_codes import ExitCode, UnavailableError
from bot.process.status import fetch_health

log = logging.getLogger("bot")

SHUTDOWN_SECONDS = 4.5  # how long after a signal to stop the process exits at the latest


def main(arguments: list[str] | None = None) -> ExitCode:
    """Run the command in the arguments (those of the process by default) and return its exit code."""
    options = _parse(arguments)
    try:
        return asyncio.run(_run_until_signal(_command(options))) or ExitCode.OK
    except (ConfigError, DatabaseUrlError, IncompatibleDatabaseError) as error:
        return _fail(error, ExitCode.CONFIG)
    except UnavailableError as error:
        return _fail(error, ExitCode.UNAVAILABLE)
    except DatabaseError as error:
        return _fail(error, ExitCode.DATABASE)
    except Exception:
        log.exception("The bot stopped because of a bug")
        return _fail("The bot stopped because of a bug. Please report it with the error in the log.", ExitCode.SOFTWARE)
    finally:
        _print("", sys.stdout, end="")  # flush it: if Python itself fails to do so later, the exit code is 120


def _command(options: argparse.Namespace) -> Coroutine[Any, Any, ExitCode | None]:
    if options.command == "health":
        return _check_health(load_config())

    from bot.process import cli_commands
    from bot.process.start_errors import NO_TOKEN

    if options.command == "doctor":  # it reports invalid settings itself
        return cli_commands.doctor(_output)
    settings = load_config()
    if command := cli_commands.OF_THE_DATABASE.get(options.command):
        return command(settings, options, _output)
    match options.command:
        case "copy-database":
            return cli_commands.copy(options, _output)
        case "demo":
            return cli_commands.demo(settings, options, _output)
        case _ if settings.discord_token:
            return cli_commands.run(settings)
        case _ if options.or_demo:
            _output("No token is set, so the demo starts. To connect to Discord, set DISCORD_TOKEN in .env.\n")
            return cli_commands.demo(settings, options, _output)
        case _:
            raise ConfigError(f"{NO_TOKEN} To play without a token, run: python -m bot demo")


async def _check_health(settings: Config) -> None:
    current = await fetch_health(settings.status_host, settings.status_port)
    if not current.is_healthy:
        raise UnavailableError(current.problems)
    _output("All shards are connected, and the database answers.")


async def _run_until_signal(command: Coroutine[Any, Any, ExitCode | None]) -> ExitCode | None:
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(command)

    def interrupt() -> None:
        log.info("Stopping")
        task.cancel()
        _exit_soon(ExitCode.OK)

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, interrupt)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(interrupt))
    try:
        code = await task
    except asyncio.CancelledError:
        log.info("Stopped")
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # it is stopping already
        return None
    _exit_soon(code or ExitCode.OK)
    return code


def _exit_soon(code: ExitCode) -> None:
    """Exit after a few seconds even if a thread still runs, such as a DNS query, which may take minutes."""
    timer = Timer(SHUTDOWN_SECONDS, os._exit, [code])
    timer.daemon = True
    timer.start()


_ID_HELP = "in Discord, switch on Developer Mode in the settings under Advanced, then choose Copy ID in the menu"

_TOKEN_PATTERN = re.compile(r"(?<![\w-])[\w-]+\.[\w-]+\.[\w-]+")


class _Parser(argparse.ArgumentParser):
    """A parser whose errors contain no token and no control characters."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        safe = "".join(c if c.isprintable() else "?" for c in _TOKEN_PATTERN.sub("[secret]", message))
        self.exit(ExitCode.USAGE, f"{self.prog}: {safe}\n")


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = _Parser(prog="python -m bot", description="A Discord bot that plays tic-tac-toe.")
    parser.add_argument("--version", action="version", version=f"tic-tac-toe-bot {__version__}")
    parser.set_defaults(command="run", or_demo=False, port=0, browser=True)
    commands = parser.add_subparsers(dest="command", metavar="command", parser_class=_Parser)
    run = commands.add_parser("run", help="connect to Discord and play (the default)")
    run.add_argument("--or-demo", action="store_true", help="run the demo if no token is set")
    demo = commands.add_parser("demo", help="play in the browser, without a token and a network")
    demo.add_argument("--port", type=_port, default=0, help="the port on 127.0.0.1 (default: any free port)")
    demo.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    commands.add_parser("doctor", help="check whether the bot can run here, and say what to fix")
    commands.add_parser("health", help="check whether the running bot is healthy")
    backup = commands.add_parser("backup", help="copy the SQLite database to a file, also while the bot is running")
    backup.add_argument("file", help="a new file; with --keep, a folder")
    backup.add_argument("--keep", type=_count, metavar="N", help="name it after the time, and keep the latest N there")
    copy = commands.add_parser("copy-database", help="copy all data to an empty database, SQLite or PostgreSQL")
    copy.add_argument("source", metavar="from", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    copy.add_argument("target", metavar="to")
    for name, text in (("block", "ignore a user, or leave and ignore a server"), ("unblock", "undo that")):
        commands.add_parser(name, help=text).add_argument("id", type=_discord_id, help=_ID_HELP)
    commands.add_parser("blocked", help="list the ids of blocked users and servers")
    delete = commands.add_parser("delete-user-data", help="say what is stored about a user, and delete it")
    delete.add_argument("user", type=_discord_id, metavar="id", help=_ID_HELP)
    delete.add_argument("--yes", action="store_true", help="delete it; otherwise it is only counted")
    options = parser.parse_args(arguments)
    options.command = options.command or "run"
    return options


def _number(description: str, least: int, most: int) -> Callable[[str], int]:
    """Return a parser of a number in a range."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is not {description}")
        return int(text)

    return parse


_port = _number("a port number from 0 to 65535", 0, 65_535)
_count = _number("a number of backups from 1 to 99999", 1, 99_999)
_discord_id = _number("an id of Discord, which has 15 to 19 digits", 10**14, 2**63 - 1)


def _output(text: str) -> None:
    _print(text, sys.stdout)


def _fail(error: Exception | str, code: ExitCode) -> ExitCode:
    _print(f"<3>{error}" if is_journal(sys.stderr) else str(error), sys.stderr)  # <3> is the priority of errors
    return code


def _print(text: str, stream: TextIO | None, end: str = "\n") -> None:
    if stream is None:  # it was closed before the start
        return
    try:
        print(text, end=end, file=stream, flush=True)
    except OSError:  # the reader has closed the pipe, as `| head -1` does, or the disk is full
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
