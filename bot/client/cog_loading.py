"""Loading the cogs: every module and package of `cogs`."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from discord.ext import commands


async def load_cogs(bot: commands.Bot) -> None:
    """Set up every module and package of `cogs` except `cogs.ui`.

    discord.py's `load_extension` would run a module again for every client in the process.
    """
    for module in pkgutil.iter_modules(import_module("cogs").__path__, "cogs."):
        if module.name != "cogs.ui":
            await import_module(module.name).setup(bot)
