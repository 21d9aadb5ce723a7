"""A minimal Discord bot that answers `!ping` with `pong`. Usage: python benchmarks/pong.py URL TOKEN.

It connects to the same loopback server as our bot, redirected in the same way as by `tests/fakes/launch.py`.
"""

from __future__ import annotations

import sys

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


def main() -> None:
    """Connect to the server and answer until stopped."""
    url, token = yarl.URL(sys.argv[1]), sys.argv[2]
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws")
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=True)
    bot = commands.Bot("!", intents=intents)
    bot.command()(ping)
    bot.run(token, log_handler=None)


async def ping(ctx: commands.Context[commands.Bot]) -> None:
    """Answer `pong`."""
    await ctx.send("pong")


if __name__ == "__main__":
    main()
