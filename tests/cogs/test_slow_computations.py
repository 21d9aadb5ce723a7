"""Computations that no worker completes in time."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from random import Random

import discord
import pytest
import simcord

from bot.services.build import build_services
from tests.databases import temporary_database
from tests.fakes.opponents import FirstFree
from tests.fakes.workers import TooSlow
from tests.world import World, new_app, private_answer, rows

TOO_LONG = "Sorry, I couldn't work that out in time. Please try again in a few minutes."
POSITION = "4x4 X.../.O../..../...."


@asynccontextmanager
async def running_slow_world() -> AsyncGenerator[World]:
    """A world in which no worker completes a task in time."""
    async with temporary_database() as database:
        services = build_services(
            database,
            {"perfect": FirstFree()},
            rng=Random(1),
            now=discord.utils.utcnow,
            workers=TooSlow(),
            shown_after=timedelta(0),
        )
        async with simcord.run(new_app(services), approved_intents=discord.Intents.all()) as env:
            yield World.create(env)


async def test_an_analysis_that_takes_too_long_says_so(caplog: pytest.LogCaptureFixture) -> None:
    async with running_slow_world() as world:
        assert await world.play(world.ana, f"!analyse {POSITION}") == TOO_LONG
        answered = await world.ana.slash(world.channel, "analyse", position=POSITION)
        assert private_answer(answered) == TOO_LONG
        assert world.app.services.metrics.errors == {"computation": 2}
        assert {record.levelno for record in caplog.records if record.name.startswith("bot.")} <= {logging.WARNING}


async def test_a_hint_and_a_review_that_take_too_long_say_so() -> None:
    async with running_slow_world() as world:
        await world.play(world.ana, "!play 4x4", "!move a1")
        assert private_answer(await world.ana.slash(world.channel, "hint")) == TOO_LONG
        await world.play(world.ana, "!resign")
        assert await world.play(world.ana, "!review") == TOO_LONG


async def test_an_answer_to_a_puzzle_that_takes_too_long_can_be_given_again() -> None:
    async with running_slow_world() as world:
        await world.play(world.ana, "!puzzle 4x4")
        puzzle = world.button_message
        free = next(button.label for row in rows(puzzle) for button in row if button.label and not button.disabled)
        for _ in range(2):
            assert private_answer(await world.ana.click(puzzle, label=free)) == TOO_LONG
