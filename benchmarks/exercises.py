"""Measure how long `/practice` reads and writes: with many exercises in the database, and with few."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from sqlalchemy import Connection, insert

from benchmarks.report import Target, print_table
from benchmarks.timing import Timing, format_seconds
from bot.analysis.exercises import ExerciseQuestion
from bot.client.services import Services
from bot.database import schema
from bot.database.database import Database
from bot.database.migration import migrate
from bot.games.board import Board
from bot.games.ids import UserId
from bot.games.position import canonical, position_of
from bot.games.rules import Rules
from bot.model.actor import Actor
from bot.model.ids import ChannelId, Event, EventId, Place
from bot.players.opponent import OPPONENTS
from bot.process.build import build_services, close_services
from cogs.practice.queries import begin_practice
from cogs.practice.service import PracticeService

_MEMBERS, _FEW, _EACH = 200, 1, 500
_QUESTIONS = 200
_MAX_SECONDS = 0.05
_NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
_RULES = Rules(4, 4, 4)


def run() -> list[Target]:
    """Print the table and return the target."""
    few, many = (asyncio.run(_measure(members)) for members in (_FEW, _MEMBERS))
    rows = [
        (f"{members * _EACH:,} exercises", format_seconds(timing.median), format_seconds(timing.p95))
        for members, timing in ((_FEW, few), (_MEMBERS, many))
    ]
    print_table("One question of /practice, read and written", ("in the database", "median", "95 %"), rows)
    text = f"/practice with {_MEMBERS * _EACH:,} exercises reads and writes within 50 ms, 95 % of the time"
    return [Target(text, format_seconds(many.p95), many.p95 <= _MAX_SECONDS)]


async def _measure(members: int) -> Timing:
    """Ask members one after another, each of whom has the most exercises that are kept, all of them due."""
    with TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{Path(folder) / 'practice.sqlite3'}")
        await migrate(database)
        await database.write(_insert, members)
        for member in range(1, members + 1):
            await database.write(begin_practice, UserId(member), _NOON)
        services = build_services(database, {name: new() for name, new in OPPONENTS.items()}, rng=Random(1), now=_now)
        times = [await _ask(services, UserId(number % members + 1), number) for number in range(_QUESTIONS)]
        await close_services(services)
        return Timing(tuple(times))


async def _ask(services: Services, user: UserId, number: int) -> float:
    start = perf_counter()
    question = await services[PracticeService].ask_due(Actor(user, Place(ChannelId(1)), Event(EventId(number))))
    assert isinstance(question, ExerciseQuestion)
    return perf_counter() - start


def _insert(connection: Connection, members: int) -> None:
    rng, boards = Random(1), set[int]()
    while len(boards) < _EACH:
        board = Board(_RULES)
        for _ in range(8):
            board = board.play(rng.choice(board.legal_moves))
        if not board.is_over:
            boards.add(canonical(position_of(board, board.to_move.other), _RULES))
    common = {"game": "4x4", "number": 8, "cell": 0, "theme": "opening", "box": 1, "due": _NOON.date()}
    for user in range(1, members + 1):
        exercises = [
            {"user_id": user, "position": str(board), "match_id": number, "results": "wddddddd", "made_at": made}
            | common
            for number, board in enumerate(boards)
            if (made := _NOON - timedelta(hours=number))
        ]
        connection.execute(insert(schema.exercise), exercises)


def _now() -> datetime:
    return _NOON
