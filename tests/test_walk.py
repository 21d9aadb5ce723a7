"""The functions and files that a move passes through: few enough to be read in one sitting."""

import asyncio
import re
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from types import CodeType, FrameType

import discord
import simcord

from bot.opponents.opponent import OPPONENTS
from bot.services.build import build_services
from tests.support.databases import temporary_database
from tests.support.world import World, new_app

MAX_FUNCTIONS = 75
"""Outside the rules and the opponents."""

MAX_FILES = 27

LATER = timedelta(hours=1)
"""A timer saves what was shown, for all matches together."""

ROOT = Path(__file__).parents[1]
RULES_AND_OPPONENTS = ("bot/game/", "bot/opponents/")

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


async def functions_of_a_move() -> Functions:
    """The functions that handle `!move` in a running match, all caches being filled."""
    opponents = {name: new_opponent() for name, new_opponent in OPPONENTS.items()}
    with recorded_calls() as called:  # from the beginning, to record the threads of the database too
        async with temporary_database() as database:
            app = new_app(
                build_services(database, opponents, rng=Random(1), now=discord.utils.utcnow, shown_after=LATER)
            )
            async with simcord.run(app, approved_intents=discord.Intents.all()) as env:
                world = World.create(env)
                await world.play(world.ana, "!move a1", "!move c3", "!resign", "!move a1")
                called.clear()
                await world.play(world.ana, "!move c3")
                return functions_of_the_bot(called)


def test_a_move_takes_few_functions_in_few_documented_files() -> None:
    functions = asyncio.run(functions_of_a_move())
    names, files = {name for _, name in functions}, {file for file, _ in functions}
    assert {"Games.move", "GameService.move", "Match.play", "MatchStore.change", "Database.write"} <= names
    assert len([file for file, _ in functions if not file.startswith(RULES_AND_OPPONENTS)]) <= MAX_FUNCTIONS
    assert len(files) <= MAX_FILES
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    walk = page.partition("## The walk of one move")[2].partition("\n## ")[0]
    assert {*re.findall(r"`((?:bot|cogs)/[\w/]+\.py)`", walk)} == files
