"""When the votes come to the board although Discord refuses an edit, in a world with a time of its own."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from cogs.vote import boards
from tests.fakes.faults import Fault
from tests.support.random_world import HEARTBEAT, SECONDS_TO_START, RandomWorld, live_cells, random_world

INTERVAL = 2
EDITS = "/channels/*/messages/*"


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RandomWorld]:
    """A world in which everyone may vote on a board that can be edited at once."""
    monkeypatch.setattr(boards, "EDIT_INTERVAL", timedelta(seconds=INTERVAL))
    with random_world(tmp_path) as world:
        world.start()
        world.wait(SECONDS_TO_START)
        world.run(world.server.ana.send("!vote easy 1h"))
        world.wait(INTERVAL)
        yield world


def vote_while(world: RandomWorld, fault: Fault | None, seconds: int) -> list[float]:
    """Let all vote while edits fail, let time pass, and return the pauses between the attempts to edit the board."""
    (board,) = world.server.messages(world.server.games)
    ((match, version),) = live_cells(board)
    if fault:
        world.server.fail(fault)
    start = world.loop.time()
    for user in world.users:
        world.run(user.press_button(f"cell:{match}:{version}:0", board, world.server.games))
    for _ in range(seconds // HEARTBEAT):
        world.wait(HEARTBEAT)
        world.run(world.server.gateway.show_life())
    world.wait(seconds % HEARTBEAT)
    times = [request.answered_at or start for request in world.server.requests("PATCH", board["id"])]
    return [round(later - earlier, 1) for earlier, later in pairwise(times)]


def is_shown(world: RandomWorld) -> bool:
    return any("A1 **3**" in str(message) for message in world.server.messages(world.server.games))


def test_votes_within_two_seconds_come_in_one_edit(world: RandomWorld) -> None:
    assert vote_while(world, None, 5) == [INTERVAL]
    assert is_shown(world)


def test_a_refused_edit_comes_two_seconds_later(world: RandomWorld) -> None:
    assert vote_while(world, Fault(EDITS, 503, method="PATCH"), 5) == [INTERVAL]
    assert is_shown(world)


def test_an_edit_comes_when_a_rate_limit_ends(world: RandomWorld) -> None:
    assert vote_while(world, Fault(EDITS, 429, method="PATCH", retry_after=40), 60) == [40]
    assert is_shown(world)


def test_an_edit_comes_when_the_last_of_many_rate_limits_ends(world: RandomWorld) -> None:
    limits = Fault(EDITS, 429, method="PATCH", retry_after=10, times=5)  # for which discord.py waits
    assert vote_while(world, limits, 80) == [10, 10, 10, 10, 20]
    assert is_shown(world)


def test_edits_that_fail_for_long_come_less_often(world: RandomWorld) -> None:
    assert vote_while(world, Fault(EDITS, 503, method="PATCH", times=6), 100) == [2, 4, 8, 16, 16, 16]
    assert is_shown(world)


def test_an_edit_that_discord_never_answers_is_tried_again(
    world: RandomWorld, caplog: pytest.LogCaptureFixture
) -> None:
    held = world.server.hold(EDITS, "PATCH")
    vote_while(world, None, 80)
    assert len(held.paths) == 2
    assert "(Timeout on reading data from socket)" in caplog.text
    held.release()
    world.wait(INTERVAL)
    assert is_shown(world)
