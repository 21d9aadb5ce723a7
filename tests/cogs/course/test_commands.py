"""The lessons of the course."""

from __future__ import annotations

import pytest
from simcord import InteractionResult

from bot.database.database import Database
from bot.games.coordinate import format_move
from bot.games.ids import UserId
from cogs.course.lessons import LESSONS, LessonPart
from cogs.course.queries import find_course_progress
from tests.support.acts import footer
from tests.support.databases import contents
from tests.support.large_boards import choose, choose_cell
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, text_of

pytestmark = pytest.mark.usefixtures("compiled_solver")


def name(part: LessonPart) -> str:
    """The label of the right move."""
    return format_move(part.puzzle.solution, part.puzzle.board.rules)


async def progress_of(world: World) -> dict[str, int]:
    return dict(await world.app.services[Database].read(find_course_progress, UserId(world.ana.id)))


async def press(world: World, shown: InteractionResult, *labels: str) -> InteractionResult:
    """Press buttons of a private message of ana's, one after another."""
    for label in labels:
        shown = await world.ana.click(message_of(shown), label=label)
    return shown


async def test_a_member_plays_a_lesson_from_its_example_to_its_end(world: World) -> None:
    shown = await world.ana.slash(world.channel, "course")
    assert shown.ephemeral
    assert "1. Lines and blocks · 0/3\n2. Forks · 0/3" in answer(shown)
    shown = await press(world, shown, "2")
    assert answer(shown).startswith("### 2. Forks · 0/3\nA fork threatens to win on two cells at once.")
    shown = await press(world, shown, "Example")
    assert answer(shown).endswith("**Forks** · Example\n**❌ to move and win.**")
    shown = await press(world, shown, "B2")
    assert "💡 **B2 isn't enough:** 🔵 can still draw. 🔵 answers with **C2**. It blocks ❌ on A2-B2-C2." in answer(
        shown
    )
    assert "A1" in button_labels(message_of(shown))
    shown = await press(world, shown, "A1")
    assert "✅ **A1 is right.** It threatens to win on A3. 🔵 has to block there, and still loses." in answer(shown)
    assert "🔵 answers with **A3**.\n**❌ to move and win.**" in answer(shown)
    shown = await press(world, shown, "Show me", "C2")
    assert "✅ **C2 is right.** It completes A2-B2-C2 and wins." in answer(shown)
    assert button_labels(message_of(shown)) == ["Exercise 1", "Back"]
    assert await progress_of(world) == {}
    for exercise, following in ((1, "Exercise 2"), (2, "Exercise 3"), (3, "Next lesson")):
        shown = await press(world, shown, f"Exercise {exercise}", name(LessonPart(LESSONS[1], exercise)))
        assert "is right.** It makes a fork: it threatens to win on" in answer(shown)
        assert button_labels(message_of(shown))[0] == following
    assert "🎉 **Lesson done!**" in answer(shown)
    assert await progress_of(world) == {"forks": 0b111}
    shown = await press(world, shown, "Next lesson")
    assert answer(shown).startswith("### 1. Lines and blocks · 0/3")
    shown = await press(world, shown, "All lessons")
    assert "2. Forks · ✅ 3/3" in answer(shown)
    assert world.channel.history() == []


async def test_a_shown_solution_does_not_count(world: World) -> None:
    shown = await press(world, await world.ana.slash(world.channel, "course", lesson=1), "Exercise 2", "Show me")
    assert "💡 The right move is **B2**. It blocks ❌ on A1-B2-C3. Every other move loses." in answer(shown)
    assert button_labels(message_of(shown)) == ["Exercise 2", "Exercise 3", "Back"]
    assert await progress_of(world) == {}
    shown = await press(world, shown, "Exercise 2", "B2", "Back")
    assert answer(shown).startswith("### 1. Lines and blocks · 1/3")
    await press(world, shown, "Exercise 2", "B2")
    assert await progress_of(world) == {"lines": 0b010}


async def test_a_typed_course_is_opened_in_private_with_its_button(world: World) -> None:
    assert await world.play(world.ana, "!course") == "Press the button to open the course. Only you see it."
    question = world.button_message
    assert ephemeral_answer(await world.ben.click(question, label="All lessons")).startswith("### 🎓 Course")
    await world.play(world.ana, "!course 5")
    await world.restart()
    text = ephemeral_answer(await world.ana.click(world.button_message, label="Everything in reverse"))
    assert text.startswith("### 5. Everything in reverse · 0/3\nWhoever completes a line loses")
    for words in ("8", "0", "B2", "1 2"):
        refusal = await world.play(world.ana, f"!course {words}")
        assert refusal.endswith("The lessons have the numbers 1 to 7: `!course 1` opens the first one."), words


async def test_in_a_direct_message_the_course_stays_in_one_message(world: World) -> None:
    await world.ana.send_dm("!course 5")
    message = world.ana.user.dm_channel.history()[-1]
    assert text_of(message).startswith("### 5. Everything in reverse · 0/3")
    await world.ana.user.click(message, label="Exercise 2")
    shown = await world.ana.user.click(message, label="C2")
    assert "💡 **C2 loses:** it completes a line.\n**🔵 to move and win.**" in answer(shown)
    await world.ana.user.click(message, label="A1")
    assert await progress_of(world) == {"misere": 0b010}
    assert message_of(shown).id == message.id


async def test_large_boards_have_menus_and_connect_four_has_columns(world: World) -> None:
    shown = await press(world, await world.ana.slash(world.channel, "course", lesson=6), "Exercise 1")
    assert footer(message_of(shown)) == "7×7 (five in a row)"
    assert message_of(shown).attachments
    wrong = await choose_cell(world.ana, message_of(shown), "E1")
    assert "💡 **E1 loses** if 🔵 plays well. 🔵 answers with **E5**. It makes a fork: it threatens" in answer(wrong)
    assert "✅ **E5 is right.** It makes a fork" in answer(await choose_cell(world.ana, message_of(wrong), "E5"))
    shown = await press(world, await world.ana.slash(world.channel, "course", lesson=6), "Exercise 2")
    other_row = await choose(world.ana, message_of(shown), "A")
    assert answer(await press(world, other_row, "Another row")) == answer(shown)
    shown = await press(world, await world.ana.slash(world.channel, "course", lesson=7), "Example", "4")
    assert "💡 **column 4 loses** if 🟡 plays well. 🟡 answers with **column 4**." in answer(shown)
    shown = await press(world, shown, "6")
    assert "🟡 answers with **column 6**.\n**🔴 to move and win.**" in answer(shown)
    assert await progress_of(world) == {"large": 0b001}


async def test_the_course_ends_with_the_last_lesson(world: World) -> None:
    shown = await world.ana.slash(world.channel, "course")
    for number, lesson in enumerate(LESSONS, start=1):
        shown = await press(world, await world.ana.slash(world.channel, "course", lesson=number), "Exercise 1")
        for exercise in (1, 2, 3):
            part = LessonPart(lesson, exercise)
            custom_id = f"course-cell:{lesson.name}-{exercise}-0:{part.puzzle.solution}"
            shown = await world.ana.click(await world.post_buttons(custom_id), custom_id=custom_id)
    assert ephemeral_answer(shown).endswith("🏆 **You've done all lessons!**")
    assert "Next lesson" not in button_labels(message_of(shown))
    assert await progress_of(world) == dict.fromkeys((lesson.name for lesson in LESSONS), 0b111)
    assert "You've done all lessons!" in answer(await world.ana.slash(world.channel, "course"))


async def test_a_cell_that_cannot_be_played_brings_the_question_back(world: World) -> None:
    before = await contents(world.app.services[Database])
    taken, beyond = "course-cell:forks-1-0:1", "course-cell:forks-1-0:9"
    outdated = ("course-part:forks-0-9", "course-part:forks-1-1", "course:knitting")
    message = await world.post_buttons(taken, beyond, *outdated)
    for custom_id in (taken, beyond):
        assert ephemeral_answer(await world.ana.click(message, custom_id=custom_id)).endswith("❌ to move and win.**")
    for custom_id in outdated:
        refusal = ephemeral_answer(await world.ana.click(message, custom_id=custom_id))
        assert refusal.startswith("That button is from an older version"), custom_id
    assert await contents(world.app.services[Database]) == before
