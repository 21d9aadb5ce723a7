"""Run the bot as `python -m bot` does, except that discord.py talks to a stand-in for Discord.

Usage: python tests/launch.py URL [run | demo] ...

The bot has no switch for this, so that no setting can ever send its token elsewhere; the library
is turned around instead, before the bot begins.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def main() -> None:
    """Take the stand-in's URL off the command line, and leave the rest to the bot."""
    url = yarl.URL(sys.argv.pop(1))
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws")
    sys.path[0] = str(Path.cwd())  # as `python -m` has it; it was the folder of this file
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
