"""Games against opponents that take their time: the board says so, and the channel goes on meanwhile."""

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
from bot.services.build import build_services
from bot.services.turns import Ticket, Turns
from bot.storage.database import Database
from tests.fakes.opponents import FirstFree, NotQuick
from tests.fakes.workers import TASK_DURATION, Delayed
from tests.support.databases import temporary_database
from tests.support.world import World, answer, cell_rows, new_app, private_answer, rows, text_of

THINKING = "⭕ is thinking …"
WAIT = "Many games are waiting for me, so my move will take about 42 seconds."
PENDING = "I'm still working on your last request for advice. Ask again when it's answered."


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
        """The newest message."""
        return self.world.channel.history()[-1]

    async def decide(self) -> None:
        """Let the time pass in which the opponent decides, and wait for what follows."""
        await self.world.advance(TASK_DURATION)

    async def restart(self) -> None:
        """Replace the bot by a new process, which knows only the database."""
        app, self.workers = new_slow_app(self.world.app.services.database)
        await self.world.env.restart_bot(app)
        await self.world.env.settle()


def new_slow_app(database: Database) -> tuple[App, Delayed]:
    """The bot, and its workers."""
    workers, opponents = Delayed(), {"perfect": NotQuick(), "easy": FirstFree()}
    services = build_services(
        database, opponents, rng=Random(1), now=discord.utils.utcnow, workers=workers, shown_after=timedelta(0)
    )
    return new_app(services), workers


@pytest.fixture(autouse=True)
def no_time_passes_for_real(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody look how long a task will wait, and defer an answer that takes long soon."""
    monkeypatch.setattr("bot.services.turns._LOOK_SECONDS", 3600)  # of 0.5
    monkeypatch.setattr("bot.replies.interaction_delivery._SECONDS_TO_DEFER", 0.01)  # of 1.5


@asynccontextmanager
async def slow_games() -> AsyncGenerator[SlowGames]:
    async with temporary_database() as database:
        app, workers = new_slow_app(database)
        async with simcord.run(app, approved_intents=discord.Intents.all()) as env:
            yield SlowGames(World.create(env), workers)


def disabled(message: discord.Message) -> list[bool]:
    """Which buttons of a message cannot be pressed."""
    return [button.disabled for row in cell_rows(message) for button in row]


async def test_the_board_says_that_the_opponent_is_thinking_after_each_move() -> None:
    async with slow_games() as games:
        board = await games.begin()
        assert "played **B2** ❌." in text_of(board)
        assert THINKING in text_of(board)
        assert disabled(board) == [True] * 9
        refused = await games.world.ana.slash(games.world.channel, "move", coordinate="c3")
        assert "not your turn" in private_answer(refused)
        await games.decide()
        assert games.board.id == board.id
        assert "played **B2** ❌. I answer with **A1** ⭕." in text_of(games.board)
        assert THINKING not in text_of(games.board)
        assert disabled(games.board).count(False) == 7
        assert THINKING in answer(await games.world.press(games.world.ana, "C3"))
        await games.decide()
        assert games.board.id == board.id
        assert "played **C3** ❌. I answer with **A2** ⭕." in text_of(games.board)


@pytest.fixture
def long_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every task wait for 42 seconds, and be estimated soon."""

    def wait(_: Turns, ticket: Ticket) -> float:
        del ticket
        return 42

    monkeypatch.setattr(Turns, "time_left", wait)
    monkeypatch.setattr("bot.services.turns._LOOK_SECONDS", 0.01)


@pytest.mark.usefixtures("long_wait")
async def test_the_board_says_how_long_the_opponent_will_take() -> None:
    async with slow_games() as games:
        board = await games.begin()
        while WAIT not in text_of(games.board):
            await games.world.env.settle()
        assert games.board.id == board.id
        assert text_of(games.board).splitlines()[-3:] == [
            "A new game: **ana** played **B2** ❌.",
            f"**perfect** {THINKING}",
            WAIT,
        ]
        assert disabled(games.board) == [True] * 9
        await games.decide()
        assert games.board.id == board.id
        assert "I answer with **A1** ⭕." in text_of(games.board)
        assert WAIT not in text_of(games.board)


@pytest.mark.usefixtures("long_wait")
async def test_a_game_that_is_resigned_is_not_shown_as_waiting() -> None:
    async with slow_games() as games:
        await games.begin()
        assert "resigned" in await games.world.play(games.world.ana, "!resign")
        await games.decide()
        assert THINKING not in text_of(games.board)


@pytest.mark.usefixtures("long_wait")
async def test_a_member_is_told_how_long_their_advice_will_take() -> None:
    announced = "Many members are waiting for me. Your advice will take about 42 seconds."
    async with slow_games() as games:
        world = games.world
        await world.ana.send(world.channel, "!analyse 4x4 X.../.O../..../....")
        while announced not in text_of(games.board):
            await world.env.settle()
        assert await world.send(world.ana, "!analyse 4x4 .X../.O../..../....") == [PENDING]  # and no time
        await games.decide()
        assert "to move" in text_of(games.board)


async def test_an_opponent_that_moves_first_is_thinking_at_once() -> None:
    async with slow_games() as games:
        begun = await games.world.ana.slash(games.world.channel, "play", mark="o")
        assert "❌ is thinking …" in answer(begun)
        await games.decide()
        assert "I start with **A1** ❌." in text_of(games.board)


async def test_a_game_that_is_resigned_frees_the_worker() -> None:
    async with slow_games() as games:
        await games.begin()
        assert len(await games.world.send(games.world.ben, "!help")) == 1
        assert "resigned" in await games.world.play(games.world.ana, "!resign")
        assert games.workers.cancelled == 1
        before = [message.edited_at for message in games.world.channel.history()]
        await games.decide()
        assert [message.edited_at for message in games.world.channel.history()] == before


async def test_the_reply_is_shown_in_the_newest_board() -> None:
    async with slow_games() as games:
        await games.begin()
        assert THINKING in await games.world.play(games.world.ana, "!board")
        await games.decide()
        assert "I answer with **A1** ⭕." in text_of(games.board)
        assert [bool(message.components) for message in games.world.channel.history()] == [False] * 3 + [True]


async def test_a_restarted_bot_thinks_again() -> None:
    async with slow_games() as games:
        board = await games.begin()
        for _ in range(2):
            await games.restart()
            assert THINKING in text_of(games.board)
        await games.decide()
        assert games.board.id == board.id
        assert "played **B2** ❌. I answer with **A1** ⭕." in text_of(games.board)
        await games.restart()
        assert len(games.world.channel.history()) == 2


async def test_an_exhibition_can_be_stopped_while_an_opponent_thinks() -> None:
    async with slow_games() as games:
        await games.world.ana.send(games.world.channel, "!watch perfect easy")
        await games.world.advance(timedelta(minutes=1))
        await games.world.press(games.world.ana, "Stop game")
        assert games.workers.cancelled == 1
        assert "Stopped" in text_of(games.board)


async def test_the_channel_is_not_held_up_while_advice_is_computed() -> None:
    async with slow_games() as games:
        world = games.world
        await world.ana.send(world.channel, "!play 3x4x3 easy")
        for command in ("hint", "analyse"):
            advice = await world.ana.slash(world.channel, command)
            assert len(await world.send(world.ben, "!help")) == 1
            assert not advice.followups
            await games.decide()
            assert "win in" in private_answer(advice)
        await world.play(world.ana, "!move a1", "!resign")
        await world.ana.click(games.board, label="Review")
        assert len(await world.send(world.ben, "!help")) == 1
        await games.decide()
        assert "Accuracy" in text_of(games.board)
        await world.ana.send(world.channel, "!play 3x4x3 easy")  # a hint for a game that ends is no advice
        advice = await world.ana.slash(world.channel, "hint")
        await world.play(world.ana, "!resign")
        await games.decide()
        assert "win in" in private_answer(advice)
        assert "With advice" not in private_answer(advice)


async def test_the_channel_goes_on_while_an_answer_to_a_puzzle_is_computed() -> None:
    """Otherwise a member could hold up the games there by answering puzzles while the workers are busy."""
    async with slow_games() as games:
        world = games.world
        await world.play(world.ana, "!puzzle daily 4x4")
        free = next(button.label for row in rows(games.board) for button in row if not button.disabled)
        pressed = await world.ana.click(games.board, label=free)
        assert "ben" in await world.play(world.ben, "!play 3x3 easy")
        await games.decide()
        (verdict,) = pressed.followups
        assert verdict.ephemeral
        assert "right" in text_of(verdict.message)
