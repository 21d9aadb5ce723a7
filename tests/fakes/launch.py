"""Run the bot as `python -m bot` does, but with discord.py connected to a stand-in for Discord.

Usage: python tests/fakes/launch.py URL [run | demo] ...

The environment variable HEARTBEAT_TIMEOUT sets after how many seconds without an acknowledged heartbeat discord.py
gives a connection up.

The bot itself has no setting for Discord's address, so that no setting can send its token elsewhere. This module
patches discord.py before the bot starts.
"""

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
    """Remove the stand-in's URL from the command line, and run the bot with the rest."""
    url = yarl.URL(sys.argv.pop(1))
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme(url.scheme.replace("http", "ws"))
    if timeout := os.environ.get("HEARTBEAT_TIMEOUT"):  # noqa: TID251 - no setting of the bot
        ConnectionState.__init__ = partialmethod(ConnectionState.__init__, heartbeat_timeout=float(timeout))  # pyright: ignore[reportAttributeAccessIssue]
    sys.path[0] = str(Path.cwd())  # as `python -m` sets it, instead of the folder of this file
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
