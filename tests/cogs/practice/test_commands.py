"""Practice with a member's own mistakes: Fix my mistakes, and the exercises that come back."""

from __future__ import annotations

from datetime import timedelta

import discord
from simcord import MemberActor
from sqlalchemy import Connection, select

from bot.database.database import Database
from cogs.practice.queries import exercise_table
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of


async def lose(world: World, member: MemberActor) -> discord.Message:
    """Let a member lose against the perfect level, with one mistake on B1, and return the board."""
    await world.play(member, "!move a1", "!move c3", "!move a2", "!move b1")
    return world.board_message


async def exercises(world: World) -> list[tuple[int, str]]:
    """The box and the day of each saved exercise."""

    def read(connection: Connection) -> list[tuple[int, str]]:
        return [(row.box, str(row.due)) for row in connection.execute(select(exercise_table))]

    await world.env.settle()
    return await world.app.services[Database].read(read)


async def test_looking_an_exercise_up_counts_as_missed_after_a_question(world: World) -> None:
    question = message_of(await world.ana.click(await lose(world, world.ana), label="Fix my mistakes"))
    asked = await world.ana.slash(world.channel, "analyse", position="XXO/.O./.OX")
    assert ephemeral_answer(asked).startswith(
        "This position is the exercise that you're being asked, or one move away from it."
    )
    assert await exercises(world) == [(0, "2026-01-01")]
    await world.ana.click(message_of(asked), label="Analyse anyway")
    assert await exercises(world) == [(0, "2026-01-02")]
    assert "This answer doesn't count" in answer(await world.ana.click(question, label="C1"))


async def test_a_restart_keeps_questions_and_collects_what_was_queued(world: World) -> None:
    await world.ana.slash(world.channel, "practice")
    await lose(world, world.ana)
    assert await exercises(world) == []
    await world.restart()
    assert await exercises(world) == [(0, "2026-01-01")]
    question = message_of(await world.ana.slash(world.channel, "practice"))
    await world.restart()
    assert "✅" in answer(await world.ana.click(question, label="C1"))
    await lose(world, world.ana)
    await world.advance(timedelta(minutes=1))
    assert await exercises(world) == [(0, "2026-01-01")]


async def test_a_large_board_is_answered_by_menus(easy_world: World) -> None:
    world = easy_world
    for move in ("play 5x5", "move e1", "move e2", "move e3", "move e5"):  # the level plays A1, A2, A3 and A4
        await world.play(world.ana, f"!{move}")
    result = await world.ana.click(world.board_message, label="Fix my mistakes")
    question = message_of(result)
    assert "You played **E5** here, and it lost the" in ephemeral_answer(result)
    row = await world.ana.select(question, ["E"])
    assert "Another row" in button_labels(message_of(row))
    verdict = await world.ana.select(message_of(row), ["23"])
    assert "✅ **E4 is right.** It completes E1-E2-E3-E4 and wins." in answer(verdict)
