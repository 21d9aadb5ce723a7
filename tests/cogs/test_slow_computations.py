"""Computations that no worker completes in time."""

from __future__ import annotations

import logging
from datetime import timedelta
from random import Random

import discord
import pytest
import simcord

from bot.services.build import build_services
from tests.fakes.opponents import FirstFree
from tests.fakes.workers import TooSlow
from tests.support.databases import temporary_database
from tests.support.world import World, message_of, new_app, private_answer, rows

TOO_LONG = "Sorry, I couldn't work that out in time. Please try again in a few minutes."
POSITION = "4x4 X.../.O../..../...."


async def test_computations_that_take_too_long_say_so(caplog: pytest.LogCaptureFixture) -> None:
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
            world = World.create(env)
            ana = world.ana
            assert await world.play(ana, f"!analyse {POSITION}") == TOO_LONG
            assert private_answer(await ana.slash(world.channel, "analyse", position=POSITION)) == TOO_LONG
            assert world.app.services.metrics.errors == {"computation": 2}
            assert {record.levelno for record in caplog.records if record.name.startswith("bot.")} <= {logging.WARNING}
            await world.play(ana, "!play 4x4", "!move a1")
            asked = message_of(await ana.slash(world.channel, "hint"))
            assert private_answer(await ana.click(asked, label="Show the hint")) == TOO_LONG
            await world.play(ana, "!resign")
            assert await world.play(ana, "!review") == TOO_LONG
            await world.play(ana, "!puzzle 4x4")
            puzzle = world.button_message
            free = next(button.label for row in rows(puzzle) for button in row if button.label and not button.disabled)
            for _ in range(2):  # the answer can be given again
                assert private_answer(await ana.click(puzzle, label=free)) == TOO_LONG
