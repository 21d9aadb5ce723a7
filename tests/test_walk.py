"""The functions and files that an event passes through: few enough to be read in one sitting."""

import asyncio
import re
import sys
import threading
from collections.abc import Awaitable, Generator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import TypeVar

import discord
import simcord
from simcord import InteractionResult

from bot.players.opponent import OPPONENTS
from bot.process.build import build_services
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from tests.fakes.opponents import FirstFree
from tests.support.databases import temporary_database
from tests.support.world import World, answer, message_of, new_app, rows

_T = TypeVar("_T")

LIMITS = {
    "!move": (80, 23),
    "a press": (81, 24),
    "a press that ends the game": (132, 40),
    "/practice asks": (79, 27),
    "/practice judges": (99, 31),
}
"""For each event how many functions and files it may pass through, outside the rules and the opponents."""

LATER = timedelta(hours=1)
"""A timer saves what was shown, for all matches together."""

ROOT = Path(__file__).parents[1]
RULES_AND_OPPONENTS = ("bot/games/", "bot/players/", "bot/analysis/")

Functions = set[tuple[str, str]]
"""Functions of the project, each as its file and its qualified name."""


@contextmanager
def recorded_calls() -> Generator[set[CodeType]]:
    """Record the functions that are called in this thread, and in threads that are started meanwhile."""
    called: set[CodeType] = set()

    def record(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(record)
    threading.setprofile(record)
    try:
        yield called
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def functions_of_the_bot(called: set[CodeType]) -> Functions:
    return {
        (path, code.co_qualname)
        for code in called.copy()  # threads of the database go on
        if not code.co_name.startswith("<")
        and (path := code.co_filename.removeprefix(f"{ROOT}/")).startswith(("bot/", "cogs/"))
    }


async def functions_of_events() -> dict[str, Functions]:
    """Let each event happen twice, to fill all caches, and return the functions that handle the second one."""
    opponents = {name: new_opponent() for name, new_opponent in OPPONENTS.items()} | {"easy": FirstFree()}
    with recorded_calls() as called:  # from the beginning, to record the threads of the database too
        async with temporary_database() as database:
            services = build_services(database, opponents, rng=Random(1), now=discord.utils.utcnow, shown_after=LATER)
            app = new_app(services, Languages(read_messages, ("en",)))  # caches that no other test has filled
            async with simcord.run(app, approved_intents=discord.Intents.all()) as env:
                world, handled = World.create(env), dict[str, Functions]()

                async def happen(event: str, handling: Awaitable[_T]) -> _T:
                    called.clear()
                    result = await handling
                    handled[event] = functions_of_the_bot(called)
                    return result

                for _ in range(2):
                    await world.play(world.ana, "!play perfect", "!move a1")
                    await happen("!move", world.play(world.ana, "!move c3"))
                    await world.play(world.ana, "!resign", "!play easy")
                    await world.press(world.ana, "B2")
                    await happen("a press", world.press(world.ana, "C3"))
                    await happen("a press that ends the game", world.press(world.ana, "C1"))
                    asked = await world.press(world.ana, "Fix my mistakes")
                    await world.ana.click(message_of(asked), label=first_free_cell(asked))
                    await world.advance(timedelta(days=5))
                    asked = await happen("/practice asks", world.ana.slash(world.channel, "practice"))
                    judging = world.ana.click(message_of(asked), label=first_free_cell(asked))
                    assert "comes back" in answer(await happen("/practice judges", judging))
                return handled


def first_free_cell(asked: InteractionResult) -> str | None:
    return next(button.label for row in rows(message_of(asked)) for button in row if not button.disabled)


def test_events_pass_through_few_functions_in_few_documented_files() -> None:
    handled = asyncio.run(functions_of_events())
    counts: dict[str, tuple[int, int]] = {}
    for event, functions in handled.items():
        counted = [(file, name) for file, name in functions if not file.startswith(RULES_AND_OPPONENTS)]
        counts[event] = len(counted), len({file for file, _ in counted})
    assert {name for _, name in handled["!move"]} >= {"Play.move", "Match.play", "MatchStore.save", "Database.write"}
    for event, (most_functions, most_files) in LIMITS.items():
        functions, files = counts[event]
        assert (functions <= most_functions, files <= most_files) == (True, True), f"{event}: {functions} in {files}"
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    walk = page.partition("## The walk of one move")[2].partition("\n## ")[0]
    assert {*re.findall(r"`((?:bot|cogs)/[\w/]+\.py)`", walk)} == {file for file, _ in handled["!move"]}
