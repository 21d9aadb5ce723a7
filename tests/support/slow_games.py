"""Games against an opponent that takes its time, in a simulated world."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from random import Random

import discord
import pytest
import simcord

from bot.client.client import App
from bot.database.database import Database
from bot.process.build import build_services
from bot.workers.pool import WorkerPool
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
        return self.world.channel.history()[-1]

    async def decide(self) -> None:
        """Let the time pass in which the opponent decides, and wait for what follows."""
        await self.world.advance(TASK_DURATION)

    async def restart(self) -> None:
        """Replace the bot by a new process, which knows only the database."""
        self.workers = Delayed()
        await self.world.env.restart_bot(new_slow_app(self.world.app.services[Database], self.workers))
        await self.world.env.settle()


def new_slow_app(database: Database, workers: WorkerPool) -> App:
    """The bot, with a level that no worker needs and one that thinks in a worker."""
    opponents = {"perfect": NotQuick(), "easy": FirstFree()}
    services = build_services(
        database, opponents, rng=Random(1), now=discord.utils.utcnow, workers=workers, shown_after=timedelta(0)
    )
    return new_app(services)


@asynccontextmanager
async def slow_games(seconds_between_looks: float = 3600) -> AsyncGenerator[SlowGames]:
    """Run a world in which no seconds pass for real."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.workers.turns._LOOK_SECONDS", seconds_between_looks)  # of 0.5
        patch.setattr("bot.client.interaction_delivery._SECONDS_TO_DEFER", 0.01)  # of 1.5
        async with temporary_database() as database:
            workers = Delayed()
            async with simcord.run(new_slow_app(database, workers), approved_intents=discord.Intents.all()) as env:
                yield SlowGames(World.create(env), workers)
