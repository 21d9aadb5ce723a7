"""A minimal bot to compare with, which saves nothing. Usage: python benchmarks/plain_bot.py URL.

It answers `!ping` with `pong`, and `!board` with a constant board that looks like one of ours: emoji, an embed and nine
buttons. A press on a button replaces the board with the same one. What this costs is the share of discord.py and
aiohttp in the cost of our moves.

It connects to the same loopback server as our bot, redirected in the same way as by `tests/fakes/launch.py`.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import discord
import yarl
from discord import ui
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

BOARD = "\n".join(["⬛1️⃣2️⃣3️⃣", *(f"{letter}⬜⬜⬜" for letter in "🇦🇧🇨")])


def main() -> None:
    """Connect to the server and answer until stopped."""
    url = yarl.URL(sys.argv[1])
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws")
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=True)
    bot = commands.Bot("!", intents=intents, max_messages=None)
    bot.command()(ping)
    bot.command()(board)
    bot.add_listener(on_interaction)
    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)  # noqa: TID251 - no setting of the bot


async def ping(ctx: commands.Context[commands.Bot]) -> None:
    """Answer `pong`."""
    await ctx.send("pong")


async def board(ctx: commands.Context[commands.Bot]) -> None:
    """Answer with the board."""
    await ctx.send(**_constant_board())


async def on_interaction(interaction: discord.Interaction[commands.Bot]) -> None:
    """Replace the pressed board with the same one."""
    await interaction.response.edit_message(**_constant_board())


def _constant_board() -> dict[str, Any]:
    """Return the keyword arguments that send or edit a message."""
    view = ui.View(timeout=None)
    for cell in range(9):
        label = f"{'ABC'[cell // 3]}{cell % 3 + 1}"
        view.add_item(ui.Button(label=label, custom_id=f"cell:{cell}", emoji="⬜", row=cell // 3))
    view.stop()  # discord.py then does not store it
    embed = discord.Embed(description="It is your turn.").set_footer(text="B2 A1")
    return {"content": BOARD, "embeds": [embed], "view": view}


if __name__ == "__main__":
    main()
