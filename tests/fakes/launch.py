"""Run the bot as `python -m bot` does, but with discord.py connected to a stand-in for Discord.

Usage: python tests/fakes/launch.py URL [run | demo] ...

The bot itself has no setting for Discord's address, so that no setting can send its token elsewhere. This module
patches discord.py before the bot starts.
"""

import runpy
import sys
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def main() -> None:
    """Remove the stand-in's URL from the command line, and run the bot with the rest."""
    url = yarl.URL(sys.argv.pop(1))
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme(url.scheme.replace("http", "ws"))
    sys.path[0] = str(Path.cwd())  # as `python -m` sets it, instead of the folder of this file
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
