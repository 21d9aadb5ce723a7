"""Run the bot as `python -m bot` does, except that discord.py talks to a stand-in for Discord.

Usage: python tests/launch.py URL [run | demo] ...

With HEARTBEAT_TIMEOUT in the environment, discord.py takes a connection for dead after so many seconds.

The bot has no switch for this, so that no setting can ever send its token elsewhere; the library
is turned around instead, before the bot begins.
"""

from __future__ import annotations

import os
import runpy
import sys
from functools import partialmethod
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState


def main() -> None:
    """Take the stand-in's URL off the command line, and leave the rest to the bot."""
    url = yarl.URL(sys.argv.pop(1))
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws")
    if timeout := os.environ.get("HEARTBEAT_TIMEOUT"):  # noqa: TID251 - no setting of the bot
        ConnectionState.__init__ = partialmethod(ConnectionState.__init__, heartbeat_timeout=float(timeout))  # pyright: ignore[reportAttributeAccessIssue]
    sys.path[0] = str(Path.cwd())  # as `python -m` has it; it was the folder of this file
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
