"""What a race of puzzles leaves behind for its racers, and a database that fails while they race."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

import pytest

from bot.analysis.exercise import MissedPuzzle
from bot.analysis.puzzles import Puzzle, all_puzzles, daily_puzzle, unlike_puzzles
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.ids import UserId
from bot.model.actor import Actor
from bot.model.ids import Event, EventId
from cogs.practice.service import PracticeService
from cogs.puzzles.queries import record_seen
from tests.support.world import World


async def after_race(world: World, user: UserId, what: str, now: datetime) -> bool:
    """Let a racer have done something; return False if that is unknown: `misses a 3x3 puzzle in a race`,
    `finds no move for a 3x3 puzzle in a race`, `has seen all 3x3 puzzles in a race`, `has seen the daily puzzle in a
    race`.
    """
    if found := re.fullmatch(r"has seen (all (\w+) puzzles|the daily puzzle) in a race", what):
        daily, all_seen = daily_puzzle(world.place.scope, now.date()), all_puzzles(found[2] or "3x3").values()
        puzzles = [*all_seen] if found[2] else [daily]
        await world.app.services[Database].write(record_seen, user, puzzles, now)
        return True
    found = re.fullmatch(r"(misses|finds no move for) a (\w+) puzzle in a race", what)
    if not found:
        return False
    puzzle = some_puzzle(found[2])
    wrong = next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)
    missed = MissedPuzzle(found[2], puzzle.position, wrong if found[1] == "misses" else None)
    racer = Actor(user, world.place, Event(EventId(int(now.timestamp()))))
    await world.app.services[PracticeService].keep_puzzles(racer, [missed])
    return True


def fail_writes(patch: pytest.MonkeyPatch, name: str, *, times: int = 1, is_saved: bool = False) -> None:
    """Let the first calls of a query that writes fail: before anything is saved or, if `is_saved`, after it."""
    write, failures = Database.write, iter(range(times))

    async def write_or_fail(database: Database, work: Any, /, *args: Any, **options: Any) -> Any:
        fails = work.__name__ == name and next(failures, None) is not None
        result = None if fails and not is_saved else await write(database, work, *args, **options)
        if fails:
            raise DatabaseError("?")
        return result

    patch.setattr(Database, "write", write_or_fail)


def some_puzzle(game: str) -> Puzzle:
    """A puzzle of a game, which is not the canonical one if there are symmetric ones."""
    groups = [*unlike_puzzles(game).values()]
    return groups[len(groups) // 2][-1]
