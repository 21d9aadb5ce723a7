"""A crowd at once, and a bot that is killed while it votes: each vote counts once, and each move is played once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.games.mark import Mark
from cogs.vote import boards
from tests.fakes.discord_server import DiscordServer
from tests.fakes.payloads import Json
from tests.fakes.users import BotReplyQueue, Channel, User
from tests.support.bot_process import DATABASE, assert_clean_exit, running_bot
from tests.support.random_world import SECONDS_TO_START, RandomWorld, live_cells, random_world

_MEMBERS = 300
_SECONDS_TO_END = 15  # of a move
_SECONDS_TO_ANSWER = 3  # until Discord tells a member that the bot did not respond
_SECONDS_BETWEEN_EDITS = 2
_VOTES_A_SECOND = 50
_SECONDS_TO_KILL = 0.08  # within which a vote is saved and answered, or a move ends and is shown


def board_in(server: DiscordServer, channel: Channel) -> tuple[Json, dict[int, str]]:
    """Return the newest board, and the custom ids of its free cells."""
    for message in reversed(server.messages(channel)):
        for (match, version), cells in live_cells(message).items():
            return message, {cell: f"cell:{match}:{version}:{cell}" for cell in sorted(cells)}
    raise AssertionError("no board has buttons")


def vote_of(answers: BotReplyQueue) -> str | None:
    """Return the cell that a member was told to have voted for; None without an answer."""
    texts = [answer.content for answer in answers.take_all()]
    return next((text.split("**")[1] for text in texts if "Your vote: **" in text), None)


def name_of(cell: int) -> str:
    return f"{'ABC'[cell // 3]}{cell % 3 + 1}"


@pytest.mark.proof
async def test_every_vote_of_many_counts_once_and_is_answered_in_time(tmp_path: Path) -> None:
    rng, loop = Random(_MEMBERS), asyncio.get_running_loop()
    async with DiscordServer() as server, running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in 1 servers")
        await server.answer_to(server.ana.send("!vote easy 20s"))
        board, cells = board_in(server, server.games)
        voters = [server.add_user(f"voter {number}") for number in range(_MEMBERS)]
        votes, waits = dict[int, int](), list[float]()

        async def vote(voter: User) -> None:
            cell, start = rng.choice([*cells]), loop.time()
            votes[voter.id] = cell
            answer = await server.answer_to(voter.press_button(cells[cell], board, server.games))
            waits.append(loop.time() - start)
            assert f"Your vote: **{name_of(cell)}**" in answer.content

        async with asyncio.TaskGroup() as group:
            for voter in [*voters, *voters[: _MEMBERS // 2]]:  # half of them change their vote
                group.create_task(vote(voter))
                await asyncio.sleep(1 / _VOTES_A_SECOND)
        await asyncio.sleep(_SECONDS_BETWEEN_EDITS + 0.5)
        (shown,) = (message for message in server.messages(server.games) if message["id"] == board["id"])
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            saved = dict(database.execute("SELECT user_id, cell FROM vote WHERE number = 0").fetchall())
        await asyncio.sleep(_SECONDS_TO_END)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
            plies = [cell for (cell,) in database.execute("SELECT cell FROM ply ORDER BY number")]
            counted = dict(database.execute("SELECT cell, votes FROM vote_count").fetchall())
        edits = [request.answered_at or 0 for request in server.requests("PATCH", board["id"])]
        assert_clean_exit(await bot.stop())
    assert saved == votes
    assert max(waits) < _SECONDS_TO_ANSWER
    assert counted == Counter(votes.values())
    assert len(plies) == len(Mark)
    assert counted[plies[0]] == max(counted.values())
    counts = " · ".join(
        f"{name_of(cell)} **{count}**"
        for cell, count in sorted(Counter(votes.values()).items(), key=lambda each: (-each[1], each[0]))[:8]
    )
    assert counts in str(shown)
    gaps = [later - earlier for earlier, later in pairwise(edits)]
    assert len(edits) > 1
    assert min(gaps) > _SECONDS_BETWEEN_EDITS - 0.1


@pytest.fixture
def crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RandomWorld]:
    """A world in which everyone votes for the moves of X."""
    monkeypatch.setattr(boards, "EDIT_INTERVAL", timedelta(seconds=_SECONDS_BETWEEN_EDITS))
    with random_world(tmp_path) as world:
        world.start()
        world.wait(SECONDS_TO_START)
        world.run(world.server.ana.send("!vote easy 15s"))
        world.wait(0.5)
        yield world


def press(world: RandomWorld, user: User, cell: int) -> BotReplyQueue | None:
    """Let a user vote for a cell of the board, unless it is taken or no board can be pressed."""
    try:
        board, cells = board_in(world.server, world.server.games)
    except AssertionError:
        return None
    return world.run(user.press_button(cells[cell], board, world.server.games)) if cell in cells else None


def check_moves(world: RandomWorld) -> int:
    """Check that no move was doubled and each had the most votes, and return how many there are."""
    matches = world.read("SELECT id, version FROM match ORDER BY id")
    for match, version in matches:
        plies = world.read("SELECT number, cell FROM ply WHERE match_id = ? ORDER BY number", match)
        assert [number for number, _ in plies] == [*range(len(plies))]
        assert len({cell for _, cell in plies}) == len(plies) <= version
        for number, cell in plies[:: len(Mark)]:
            cast = "SELECT cell, count(*) FROM vote WHERE match_id = ? AND number = ? GROUP BY cell"
            votes = dict(world.read(cast, match, number))
            counted = "SELECT cell, votes FROM vote_count WHERE match_id = ? AND number = ?"
            assert dict(world.read(counted, match, number)) == votes
            assert votes[cell] == max(votes.values())
    return sum(len(world.read("SELECT 1 FROM ply WHERE match_id = ?", match)) for match, _ in matches)


def end_of_voting(world: RandomWorld) -> datetime | None:
    """When the voting that is under way ends; None if there is none."""
    rows = world.read("SELECT ends_at FROM voted_match WHERE ends_at IS NOT NULL")
    return datetime.fromisoformat(rows[0][0]).replace(tzinfo=UTC) if rows else None


@pytest.mark.parametrize("kills", [6, pytest.param(100, marks=pytest.mark.proof)])
def test_a_kill_loses_and_doubles_no_vote_and_no_move(crowd: RandomWorld, kills: int) -> None:
    """Half of the kills come shortly after some presses, and half when the time of a move ends."""
    world, rng = crowd, Random(kills)
    for number in range(kills):
        if end_of_voting(world) is None:
            world.run(world.server.ana.send("!vote easy 15s"))
            world.wait(1)
        presses = {user.id: press(world, user, rng.randrange(9)) for user in world.users}
        ends = end_of_voting(world)
        if number % 2 and ends:
            world.wait(max((ends - world.now()).total_seconds(), 0))
        world.wait(rng.random() * _SECONDS_TO_KILL)
        told = {user: cell for user, queue in presses.items() if queue and (cell := vote_of(queue))}
        world.kill()
        saved = world.read("SELECT user_id, cell FROM vote ORDER BY match_id, number")
        assert told.items() <= {user: name_of(cell) for user, cell in saved}.items()
        check_moves(world)
        world.start()
        world.wait(SECONDS_TO_START + 1)
        check_moves(world)
    assert check_moves(world) >= kills // 3
