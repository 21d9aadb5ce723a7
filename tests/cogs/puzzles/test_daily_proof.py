"""A bot that is killed at any moment while it posts the daily puzzle.

There is one post a day; none if it is unknown whether Discord has taken it, and Discord may have forgotten its nonce.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.client import slash_commands
from cogs.puzzles.daily_queries import NONCE_KNOWN_FOR
from tests.fakes.faults import Fault
from tests.support.random_world import HEARTBEAT, START, RandomWorld, random_world

_HOUR = 13
_NONCES_LAST = timedelta(minutes=3)  # Discord compares a nonce with those "in the past few minutes"
_POSTS = "/channels/*/messages"

_SECONDS_TO_READY, _SECONDS_TO_TICK = 0.6, 60.04
"""How long after the start of a process it is about to claim a post that is due, or that has become due since."""

_SECONDS_TO_POST = 0.07  # within which the post is claimed, sent and saved, if nothing fails
_SECONDS_TO_ARRIVE = 0.1  # for what a killed process has sent
_TURNS = 12  # of the event loop, at most, between two moments of its time
_SHARE_OF_FAULTS, _SECONDS_OF_FAULTS = 0.3, 150  # of the runs in which requests fail; how long these may be
_SECONDS_TO_RUN = 200  # so long that it would post again if it did that
_DAYS_OF_PROOF = 30
_SLACK = timedelta(seconds=2)


@pytest.fixture
def world(tmp_path: Path, build_payloads_once: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[RandomWorld]:
    """A world whose server has the daily puzzle posted; the bot is not running yet."""
    monkeypatch.setattr(slash_commands, "build_payloads", build_payloads_once)
    with random_world(tmp_path) as world:
        world.server.limit_nonces(_NONCES_LAST)
        values = world.server.guild.id, world.server.games.id, _HOUR
        with closing(sqlite3.connect(world.file)) as database, database:
            database.execute("INSERT INTO guild (id, daily_channel, daily_hour) VALUES (?, ?, ?)", values)
        yield world


def posts_by_day(world: RandomWorld) -> Counter[str]:
    """How often the puzzle of each day is shown in the channel."""
    texts = [message["embeds"][0]["description"] for message in world.server.messages(world.server.games)]
    return Counter(text.partition("puzzle, ")[2].partition(",")[0] for text in texts if "**Daily puzzle, " in text)


class Day:
    """A day on which the bot is killed while it posts, and started again, once or several times."""

    def __init__(self, world: RandomWorld, rng: Random, number: int) -> None:
        self.world, self.rng = world, rng
        self.hour = START.replace(hour=_HOUR) + timedelta(days=number)
        self.kills = Counter[tuple[bool, bool, int]]()  # by whether the post was claimed, known and there

    @property
    def posts(self) -> int:
        return posts_by_day(self.world)[f"{self.hour:%B} {self.hour.day}"]

    def row(self) -> tuple[datetime | None, int | None] | None:
        """When the post was attempted, unless its outcome is known, and its message; None if it was not attempted."""
        query = "SELECT attempted_at, message_id FROM daily_post WHERE day = ?"
        rows = self.world.read(query, date.isoformat(self.hour.date()))
        if not rows:
            return None
        attempted, message = rows[0]
        return attempted and datetime.fromisoformat(attempted).replace(tzinfo=UTC), message

    def jump_to(self, time: datetime) -> None:
        self.world.skipped += time - self.world.now()

    def live(self, seconds: float) -> None:
        """Let time pass in which the bot may be running."""
        while seconds > HEARTBEAT:
            self.world.run(self.world.server.gateway.show_life())
            self.world.wait(HEARTBEAT)
            seconds -= HEARTBEAT
        self.world.wait(seconds)

    def start_and_kill(self) -> None:
        """Start the bot, before the hour of the post or later, and kill it at about the time when it posts."""
        is_early = self.world.now() < self.hour
        fault = fault_of(self.rng) if self.rng.random() < _SHARE_OF_FAULTS else None
        if fault:
            self.world.server.fail(fault)
        self.world.start()
        seconds = self.rng.uniform(0, _SECONDS_OF_FAULTS if fault else _SECONDS_TO_POST)
        self.live((_SECONDS_TO_TICK if is_early else _SECONDS_TO_READY) + seconds)
        self.world.run(_take_turns(self.rng.randrange(_TURNS)))
        self.world.kill()
        if fault:
            fault.times = 0
        row = self.row()
        self.kills[row is not None, row is not None and row[1] is not None, self.posts] += 1
        self.world.wait(_SECONDS_TO_ARRIVE)

    def run_through(self) -> None:
        """Start the bot and let it run for some minutes, and check what it posts by what was known before."""
        before, row = self.posts, self.row()
        ready, end = self.world.now() + timedelta(seconds=_SECONDS_TO_READY), self.hour + timedelta(hours=1)
        self.world.start()
        self.live(_SECONDS_TO_RUN)
        self.world.kill()
        posts, found = self.posts, self.row()
        is_late = ready > end
        if abs(ready - end) < _SLACK:
            return
        if row is None:
            assert (before, posts) == (0, 0 if is_late else 1)
        elif row[0] is None:
            assert (before, posts) == (1, 1)
        elif is_late or ready - row[0] > NONCE_KNOWN_FOR + _SLACK:
            assert (posts, found) == (before, row)
        elif ready - row[0] < NONCE_KNOWN_FOR - _SLACK:
            assert found
            assert (posts, found[1] is None) == (1, False)


async def _take_turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def fault_of(rng: Random) -> Fault:
    """A failure of the next requests that post."""
    status, times = rng.choice((None, 500, 503, 429)), rng.choice((1, 2, 4, 8))
    is_processed = status != 429 and rng.random() < 0.5
    return Fault(_POSTS, status, times=times, is_processed=is_processed, retry_after=rng.choice((1, 10, 29)))


def pause(rng: Random) -> timedelta:
    """For how long a killed bot is not running: from seconds to two hours."""
    return timedelta(seconds=rng.choice((rng.uniform(0, 5), rng.uniform(60, 200), rng.uniform(0, 2 * 60 * 60))))


@pytest.mark.parametrize(
    ("seed", "days"), [(0, 5), *(pytest.param(seed, _DAYS_OF_PROOF, marks=pytest.mark.proof) for seed in range(1, 11))]
)
def test_a_kill_at_any_moment_leads_to_no_second_post(world: RandomWorld, seed: int, days: int) -> None:
    rng, kills = Random(seed), Counter[tuple[bool, bool, int]]()
    for number in range(days):
        day = Day(world, rng, number)
        seconds = rng.choice((-rng.uniform(1, 55), rng.uniform(0, 60 * 60)))
        day.jump_to(day.hour + timedelta(seconds=seconds))
        for _ in range(rng.choice((1, 1, 2, 3))):
            day.start_and_kill()
            day.jump_to(world.now() + pause(rng))
        day.run_through()
        assert set(posts_by_day(world).values()) <= {1}
        kills += day.kills
    assert days < _DAYS_OF_PROOF or len(kills) == 4  # before it is claimed, sent, known, and after that
