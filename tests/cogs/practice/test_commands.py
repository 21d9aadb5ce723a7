"""Practice with a member's own mistakes: Fix my mistakes, and the exercises that come back."""

from __future__ import annotations

from datetime import timedelta

import discord
from simcord import MemberActor
from sqlalchemy import Connection, select

from bot.database.database import Database
from cogs.practice.queries import exercise_table
from tests.support.acts import delete_data, footer
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, rows, text_of


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


async def test_a_mistake_of_a_lost_game_is_corrected_in_private(world: World) -> None:
    board = await lose(world, world.ana)
    assert button_labels(board) == ["Play again", "Review", "Fix my mistakes"]
    result = await world.ana.click(board, label="Fix my mistakes")
    assert "🇦❌❌🔵\n🇧▫️🔵▫️\n🇨▫️🔵❌\n**❌ to move.** You played **B1** here, and it lost" in ephemeral_answer(result)
    question = message_of(result)
    assert [[button.label for button in row] for row in rows(question)][2:] == [["C1", "C2", "C3"], ["Show me"]]
    verdict = await world.ana.click(question, label="C1")
    assert message_of(verdict).id == question.id
    assert "✅ **C1 is right.** It blocks 🔵 on A3-B2-C1." in answer(verdict)
    assert "📦 **Box:** 1 of 5 · **Next time:** January 2, 2026" in answer(verdict)
    assert answer(verdict).endswith("your last mistake in this game. `/practice` asks again when it's time.")
    assert not message_of(verdict).components
    assert text_of(board) == text_of(world.board_message)


async def test_a_wrong_answer_is_explained_and_comes_back_the_next_day(world: World) -> None:
    question = message_of(await world.ana.click(await lose(world, world.ana), label="Fix my mistakes"))
    verdict = await world.ana.click(question, label="B3")
    assert "💡 **B3 loses** if 🔵 plays well. **Better:** C1. It blocks" in answer(verdict)
    assert await exercises(world) == [(0, "2026-01-02")]
    question = message_of(await world.ana.click(world.button_message, label="Fix my mistakes"))
    verdict = await world.ana.click(question, label="C1")
    assert "✅ **C1 is right.**" in answer(verdict)
    assert "This answer doesn't count, because you have answered it before." in answer(verdict)
    assert await exercises(world) == [(0, "2026-01-02")]
    await world.advance(timedelta(days=1))
    question = message_of(await world.ana.slash(world.channel, "practice"))
    assert "You played **B1** here" in text_of(question)
    verdict = await world.ana.click(question, label="Show me")
    assert "💡 **Better:** C1. It blocks 🔵" in answer(verdict)
    for days, box in ((1, 1), (1, 2), (3, 3), (7, 4), (21, 5), (60, 5)):
        await world.advance(timedelta(days=days))
        result = await world.ana.slash(world.channel, "practice")
        verdict = await world.ana.click(message_of(result), label="C1")
        assert f"📦 **Box:** {box} of 5" in answer(verdict)


async def test_two_mistakes_follow_one_another(world: World) -> None:
    await world.start_duel()
    for member, move in zip([world.ana, world.ben] * 4, ("c1", "a1", "b2", "b1", "c3", "a3", "c2"), strict=False):
        await world.play(member, f"!move {move}")
    board = world.board_message
    result = await world.ben.click(board, label="Fix my mistakes")
    assert "You played **A1** here, and it lost the draw." in ephemeral_answer(result)
    verdict = await world.ben.click(message_of(result), label="B2")
    assert button_labels(message_of(verdict)) == ["Next"]
    following = await world.ben.click(message_of(verdict), label="Next")
    assert "You played **B1** here, and it lost the draw." in answer(following)
    verdict = await world.ben.click(message_of(following), label="C2")
    assert "💡 **C2 loses** if ❌ plays well. **Better:** A3." in answer(verdict)
    assert "That was your last mistake in this game." in answer(verdict)
    own = await world.ana.click(board, label="Fix my mistakes")
    assert "You played **B2** here, and it lost the win." in ephemeral_answer(own)
    verdict = await world.ana.click(message_of(own), label="B2")
    assert "💡 **B2 isn't enough:** 🔵 can still draw. **Better:** A3." in answer(verdict)
    stranger = await world.add_member("eve").click(board, label="Fix my mistakes")
    assert ephemeral_answer(stranger).startswith("You aren't a player in this game.")


async def test_a_game_without_mistakes_has_none_to_correct(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.press(world.ana, "Resign", "Resign")
    result = await world.ana.click(world.board_message, label="Fix my mistakes")
    assert ephemeral_answer(result) == "I found no move of yours in this game that is proven to be a mistake."


async def test_with_nothing_due_a_puzzle_is_offered(world: World) -> None:
    result = await world.ana.slash(world.channel, "practice")
    assert ephemeral_answer(result).startswith("You have no exercises yet. From now on")
    await lose(world, world.ana)
    question = message_of(await world.ana.slash(world.channel, "practice"))
    assert "You played **B1** here" in text_of(question)
    await world.ana.click(question, label="C1")
    result = await world.ana.slash(world.channel, "practice")
    assert ephemeral_answer(result) == "**Nothing is due now.** Your next exercise: January 2, 2026."
    puzzle = await world.ana.click(message_of(result), label="Solve a puzzle")
    assert message_of(puzzle).id == message_of(result).id
    assert "to move and" in answer(puzzle)
    assert "Nothing is due" not in answer(puzzle)


async def test_text_is_answered_with_a_button_in_a_server_and_directly_in_dms(world: World) -> None:
    assert await world.play(world.ana, "!practice") == "Press the button to practice. Only you see it."
    prompt = world.button_message
    assert "You have no exercises yet." in ephemeral_answer(await world.ana.click(prompt, label="Practice"))
    await lose(world, world.ana)
    question = await world.ana.click(prompt, label="Practice")
    assert "You played **B1** here" in ephemeral_answer(question)
    assert text_of(prompt) == "Press the button to practice. Only you see it."
    verdict = ephemeral_answer(await world.ana.slash(world.channel, "practice", move="b3"))
    assert verdict.startswith("▪️1️⃣2️⃣3️⃣\n🇦❌❌🔵\n🇧▫️🔵▫️\n🇨❌🔵❌\n💡 **B3 loses**")
    user = world.ana.user
    await world.advance(timedelta(days=1))
    for typed, expected in (
        ("!practice", "You played **B1** here"),
        ("!practice a1", "**A1** is taken by ❌."),
        ("!practice nonsense", "That's not a cell. Type a row letter and a column number, for example `!practice B2`."),
        ("!practice \N{CYRILLIC CAPITAL LETTER VE}2", "That's not a cell."),
        ("!practice c1", "✅ **C1 is right.**"),
        ("!practice c1", "This answer doesn't count"),
    ):
        await user.send_dm(typed)
        assert expected in text_of(user.dm_channel.history()[-1]), typed
    refusal = ephemeral_answer(await world.ben.slash(world.channel, "practice", move="b3"))
    assert refusal == "That exercise is no longer open. `/practice` gives you one."


async def test_an_answer_that_helps_in_a_running_game_marks_it_after_a_question(world: World) -> None:
    board = await lose(world, world.ana)
    question = message_of(await world.ana.click(board, label="Fix my mistakes"))
    other = world.guild.create_text_channel("other")
    for move in ("a1", "c3", "c2"):
        await world.ana.slash(other, "move", coordinate=move)
    for asked in (
        await world.ana.click(question, label="Show me"),
        await world.ana.slash(world.channel, "practice", move="c1"),
        await world.ana.click(question, label="C1"),
    ):
        assert ephemeral_answer(asked).startswith(f"You are playing a game in <#{other.id}> in which this position")
    assert await exercises(world) == [(0, "2026-01-01")]
    verdict = await world.ana.click(message_of(asked), label="Go on anyway")
    assert (message_of(verdict).id, await exercises(world)) == (message_of(asked).id, [(1, "2026-01-02")])
    assert "✅ **C1 is right.**" in answer(verdict)
    await world.ana.slash(other, "board")
    assert footer(other.history()[-1]).endswith("With advice")


async def test_an_exercise_waits_while_members_play_its_position(world: World) -> None:
    await world.start_duel()
    for member, move in zip([world.ana, world.ben] * 4, ("c1", "a1", "b2", "b1", "c3", "a3", "c2"), strict=False):
        await world.play(member, f"!move {move}")
    question = message_of(await world.ben.click(world.board_message, label="Fix my mistakes"))
    await world.start_duel()
    for member, move in zip([world.ana, world.ben] * 2, ("c1", "a1", "b2", "a3"), strict=True):
        await world.play(member, f"!move {move}")
    verdict = await world.ben.click(question, label="B2")
    following = await world.ben.click(message_of(verdict), label="Next")
    assert "You played **B1** here" in answer(following)
    refused = ephemeral_answer(await world.ben.click(message_of(following), label="A3"))
    assert refused.startswith("In a game between members without hints, this position is on the board")
    await world.play(world.ana, "!resign")
    assert "your last mistake" in answer(await world.ben.click(message_of(following), label="A3"))


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


async def test_exercises_are_deleted_with_the_other_data(world: World) -> None:
    question = message_of(await world.ana.click(await lose(world, world.ana), label="Fix my mistakes"))
    holdings = ephemeral_answer(await world.ana.slash(world.channel, "privacy"))
    assert "**Exercises:** 1 · **Games for them:** 1\n-# Since when you practise," in holdings
    await delete_data(world, world.ana)
    assert await exercises(world) == []
    refusal = ephemeral_answer(await world.ana.click(question, label="C1"))
    assert refusal == "That exercise is no longer open. `/practice` gives you one."


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
