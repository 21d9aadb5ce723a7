"""A world in which the level perfect, and every worker, takes a minute."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from random import Random

import discord
import simcord

from bot.client.client import App
from bot.services.build import build_services
from bot.storage.database import Database
from tests.fakes.opponents import FirstFree, NotQuick
from tests.fakes.workers import TASK_DURATION, Delayed
from tests.support.databases import temporary_database
from tests.support.world import World, new_app


@dataclass
class SlowGames:
    """A world in which "perfect" thinks for a minute."""

    world: World
    workers: Delayed

    async def begin(self) -> discord.Message:
        """Play the first move, and return the board, which the opponent has not answered."""
        await self.world.ana.send(self.world.channel, "!move b2")
        return self.board

    @property
    def board(self) -> discord.Message:
        """The newest message."""
        return self.world.channel.history()[-1]

    async def decide(self) -> None:
        """Let the time pass in which the opponent decides, and wait for what follows."""
        await self.world.advance(TASK_DURATION)

    async def restart(self) -> None:
        """Replace the bot by a new process, which knows only the database."""
        app, self.workers = new_slow_app(self.world.app.services.database)
        await self.world.env.restart_bot(app)
        await self.world.env.settle()


def new_slow_app(database: Database) -> tuple[App, Delayed]:
    """The bot, and its workers."""
    workers, opponents = Delayed(), {"perfect": NotQuick(), "easy": FirstFree()}
    services = build_services(
        database, opponents, rng=Random(1), now=discord.utils.utcnow, workers=workers, shown_after=timedelta(0)
    )
    return new_app(services), workers


@asynccontextmanager
async def slow_games() -> AsyncGenerator[SlowGames]:
    async with temporary_database() as database:
        app, workers = new_slow_app(database)
        async with simcord.run(app, approved_intents=discord.Intents.all()) as env:
            yield SlowGames(World.create(env), workers)
