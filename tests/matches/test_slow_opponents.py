"""Games against opponents that take their time: the board says so, and the channel goes on meanwhile."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord
import pytest
import simcord

from bot.model.metrics import Metrics
from bot.workers.turns import Ticket, Turns
from tests.fakes.workers import TooSlow
from tests.support.acts import message
from tests.support.databases import temporary_database
from tests.support.slow_games import new_slow_app, slow_games
from tests.support.world import World, answer, button_labels, cell_rows, ephemeral_answer, message_of, rows, text_of

THINKING = "🔵 is thinking …"
WAIT = "Many games are waiting for me, so my move will take about 42 seconds."
PENDING = "I'm still working on your last request for advice. Ask again when it's answered."
TOO_LONG = "Sorry, I couldn't work that out in time. Please try again in a few minutes."
POSITION = "4x4 X.../.O../..../...."
SOON = 0.01


def disabled(board: discord.Message) -> list[bool]:
    """Which cells cannot be pressed."""
    return [button.disabled for row in cell_rows(board) for button in row]


async def test_the_board_says_that_the_opponent_thinks_also_after_a_restart() -> None:
    async with slow_games() as games:
        board, world = await games.begin(), games.world
        assert "played **B2** ❌." in text_of(board)
        assert THINKING in text_of(board)
        assert disabled(board) == [True] * 9
        refused = await world.ana.slash(world.channel, "move", coordinate="c3")
        assert "not your turn" in ephemeral_answer(refused)
        for _ in range(2):
            await games.restart()
            assert THINKING in text_of(games.board)
        await games.decide()
        assert games.board.id == board.id
        assert "played **B2** ❌. I answer with **A1** 🔵." in text_of(games.board)
        assert THINKING not in text_of(games.board)
        assert disabled(games.board).count(False) == 7
        assert THINKING in answer(await world.press(world.ana, "C3"))
        assert THINKING in await world.play(world.ana, "!board")
        await games.decide()
        assert "played **C3** ❌. I answer with **A2** 🔵." in text_of(games.board)
        assert [bool(message.components) for message in world.channel.history()] == [False] * 3 + [True]
        await games.restart()
        assert len(world.channel.history()) == 4


async def test_an_opponent_begins_to_think_at_once_and_ends_with_its_game() -> None:
    async with slow_games() as games:
        world = games.world
        begun = await world.ana.slash(world.channel, "play", opponent="perfect", mark="o")
        assert "❌ is thinking …" in answer(begun)
        await games.decide()
        assert "I start with **A1** ❌." in text_of(games.board)
        await world.play(world.ana, "!resign")
        await games.begin()
        assert len(await world.send(world.ben, "!help")) == 1
        assert "resigned" in await world.play(world.ana, "!resign")
        assert games.workers.cancelled == 1
        before = [message.edited_at for message in world.channel.history()]
        await games.decide()
        assert [message.edited_at for message in world.channel.history()] == before
        await world.ana.send(world.channel, "!watch perfect easy")
        await world.advance(timedelta(minutes=1))
        await world.press(world.ana, "Stop game")
        assert games.workers.cancelled == 2
        assert "Stopped" in text_of(games.board)


@pytest.fixture
def long_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every task wait for 42 seconds."""

    def wait(_: Turns, ticket: Ticket) -> float:
        del ticket
        return 42

    monkeypatch.setattr(Turns, "time_left", wait)


@pytest.mark.usefixtures("long_wait")
async def test_who_waits_is_told_how_long_a_move_or_advice_will_take() -> None:
    async with slow_games(SOON) as games:
        board, world = await games.begin(), games.world
        while WAIT not in text_of(games.board):
            await world.env.settle()
        assert games.board.id == board.id
        lines = ["A new game: **ana** played **B2** ❌.", f"**perfect** {THINKING}", WAIT]
        assert text_of(games.board).splitlines()[-3:] == lines
        assert disabled(games.board) == [True] * 9
        await games.decide()
        assert games.board.id == board.id
        assert "I answer with **A1** 🔵." in text_of(games.board)
        assert WAIT not in text_of(games.board)
        await world.ana.send(world.channel, "!move c3")
        assert "resigned" in await world.play(world.ana, "!resign")
        await games.decide()
        assert THINKING not in text_of(games.board)
        announced = "Many members are waiting for me. Your advice will take about 42 seconds."
        await world.ana.send(world.channel, f"!analyse {POSITION}")
        while announced not in text_of(games.board):
            await world.env.settle()
        assert await world.send(world.ana, "!analyse 4x4 .X../.O../..../....") == [PENDING]  # and no time
        await games.decide()
        assert "to move" in text_of(games.board)


async def test_the_channel_is_not_held_up_while_advice_or_an_answer_is_computed() -> None:
    async with slow_games() as games:
        world = games.world
        await world.ana.send(world.channel, "!play 3x4x3 easy")
        for command in ("hint", "analyse"):
            advice = await world.ana.slash(world.channel, command)
            assert len(await world.send(world.ben, "!help")) == 1
            assert not advice.followups
            await games.decide()
            assert "win in" in ephemeral_answer(advice)
        await world.play(world.ana, "!move a1", "!resign")
        await world.ana.click(games.board, label="Review")
        assert len(await world.send(world.ben, "!help")) == 1
        await games.decide()
        assert "Accuracy" in text_of(games.board)
        await world.ana.send(world.channel, "!play 3x4x3 easy")  # a hint for a game that ends is no advice
        advice = await world.ana.slash(world.channel, "hint")
        await world.play(world.ana, "!resign")
        await games.decide()
        assert "win in" in ephemeral_answer(advice)
        assert "With advice" not in ephemeral_answer(advice)
        await world.play(world.ana, "!puzzle daily")
        pressed = await world.ana.click(games.board, label=free_cell(games.board))
        assert "ben" in await world.play(world.ben, "!play 3x3 easy")
        await games.decide()
        (verdict,) = pressed.followups
        assert verdict.ephemeral
        assert "right" in text_of(verdict.message)


def free_cell(puzzle: discord.Message) -> str | None:
    return next(button.label for row in rows(puzzle) for button in row if not button.disabled)


async def test_the_coach_delays_no_board_and_touches_no_other_game() -> None:
    async with slow_games() as games:
        world = games.world
        for is_restarted in (True, False):
            await world.play(world.ana, "!play 5x5 easy", *(f"!move {cell}" for cell in ("e1", "e2", "e3", "c3")))
            board = games.board  # which takes a minute to be reviewed
            text = text_of(board)
            assert text.endswith("**Rating:** 980 (−20)" if is_restarted else "**Rating:** 961 (−19)")
            if is_restarted:
                await games.restart()
                await games.decide()
                assert (text_of(games.board), button_labels(games.board)) == (text, button_labels(board))
        await world.press(world.ana, "Play again")
        begun = games.board
        assert begun.id != board.id
        await games.decide()
        reviewed = message(world, board.id)
        assert text_of(reviewed) == f"{text} · Before your last move, you could still win: ||**E4**||"
        assert reviewed.components == []  # the press has removed the buttons
        assert text_of(games.board) == text_of(begun)


async def test_computations_that_no_worker_completes_in_time_say_so(caplog: pytest.LogCaptureFixture) -> None:
    async with temporary_database() as database, simcord.run(new_slow_app(database, TooSlow())) as env:
        world = World.create(env)
        ana = world.ana
        assert await world.play(ana, f"!analyse {POSITION}") == TOO_LONG
        assert ephemeral_answer(await ana.slash(world.channel, "analyse", position=POSITION)) == TOO_LONG
        assert world.app.services[Metrics].errors == {"computation": 2}
        assert {record.levelno for record in caplog.records if record.name.startswith("bot.")} <= {logging.WARNING}
        await world.play(ana, "!play 4x4 easy", "!move a1")
        asked = message_of(await ana.slash(world.channel, "hint"))
        assert ephemeral_answer(await ana.click(asked, label="Show the hint")) == TOO_LONG
        await world.play(ana, "!resign")
        assert await world.play(ana, "!review") == TOO_LONG
        await world.play(ana, "!puzzle 4x4")
        puzzle = world.button_message
        for _ in range(2):  # the answer can be given again
            assert ephemeral_answer(await ana.click(puzzle, label=free_cell(puzzle))) == TOO_LONG
