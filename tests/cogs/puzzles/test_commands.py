"""Puzzles for one user, and the puzzle of the day."""

from __future__ import annotations

import re
from datetime import timedelta

import discord
import pytest
from simcord import MemberActor

from bot.analysis.exercise import Theme
from bot.analysis.puzzles import Puzzle, all_puzzles
from bot.database.database import Database
from bot.games.board import Board
from bot.games.coordinate import format_coordinate
from bot.games.games import find_game
from bot.games.ids import UserId
from bot.games.value import Result
from bot.model.ids import ChannelId, Place
from bot.text.style import CLASSIC
from cogs.puzzles.queries import PuzzleRecord, find_puzzle_record, find_solver_rating
from cogs.puzzles.service import PuzzleService
from tests.support.acts import at_once, boards_with_buttons, change_settings
from tests.support.databases import contents
from tests.support.large_boards import choose_cell
from tests.support.world import World, answer, ephemeral_answer, message_of, rows, text_of


async def record_of(world: World, member: MemberActor) -> PuzzleRecord:
    """A member's puzzle record in the guild."""
    return await world.app.services[Database].read(find_puzzle_record, world.place.scope, UserId(member.id))


async def latest_of(world: World, member: MemberActor) -> Puzzle:
    """The puzzle that a member got last."""
    number = (await record_of(world, member)).puzzle
    assert number is not None
    return all_puzzles()[number]


async def puzzle_of_the_day(world: World) -> Puzzle:
    return (await world.app.services[PuzzleService].daily(world.place)).puzzle


def name(cell: int) -> str:
    return format_coordinate(cell, Board().rules)


def right(puzzle: Puzzle) -> str:
    """The coordinate of the solution."""
    return format_coordinate(puzzle.solution, puzzle.board.rules)


def wrong(puzzle: Puzzle) -> str:
    """The coordinate of a legal move that is no solution."""
    cell = next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)
    return format_coordinate(cell, puzzle.board.rules)


async def test_right_answers_are_praised_and_a_wrong_one_is_explained(world: World) -> None:
    question = await world.ana.slash(world.channel, "puzzle")
    puzzle = await latest_of(world, world.ana)
    goal = "to move and win" if puzzle.goal is Result.WIN else "to move and draw"
    assert question.ephemeral
    assert f"**{CLASSIC.marks[puzzle.board.to_move]} {goal}.** Only one move" in answer(question)
    buttons = [button for row in rows(message_of(question)) for button in row]
    assert [button.label for button in buttons] == [name(cell) for cell in range(9)]
    taken = [name(cell) for cell in range(9) if puzzle.board[cell]]
    assert [button.label for button in buttons if button.disabled] == taken
    verdict = await world.ana.click(message_of(question), label=right(puzzle))
    assert message_of(verdict).id == message_of(question).id
    assert f"✅ **{right(puzzle)} is right.** " in answer(verdict)
    line = r"\n\*\*Puzzle rating:\*\* 1\d\d\d \(\+\d+\) · provisional\n"
    assert re.search(line + r"\*\*Solved:\*\* 1 of 1 · \*\*Streak:\*\* 1 \(best: 1\)$", answer(verdict))
    for solved in (2, 3):
        assert "to move and" in answer(await world.ana.click(message_of(question), label="Next puzzle"))
        verdict = await world.ana.click(message_of(question), label=right(await latest_of(world, world.ana)))
        assert f"🔥 {solved} puzzles in a row!\n**Puzzle rating:** " in answer(verdict)
    assert world.channel.history() == []
    await world.ana.click(message_of(question), label="Next puzzle")
    puzzle = await latest_of(world, world.ana)
    verdict = await world.ana.click(message_of(question), label=wrong(puzzle))
    assert f"💡 **{wrong(puzzle)} " in answer(verdict)
    assert f"The right move is **{right(puzzle)}**. " in answer(verdict)
    assert "(−" in answer(verdict)
    assert answer(verdict).endswith("**Solved:** 3 of 4")


async def test_a_typed_puzzle_is_for_its_author_and_counts_once(world: World) -> None:
    assert (await world.play(world.ana, "!puzzle")).split("\n")[4] == "🧩 A puzzle for **ana**."
    question, puzzle = world.button_message, await latest_of(world, world.ana)
    refusal = await world.ben.click(question, label=right(puzzle))
    assert ephemeral_answer(refusal).startswith("That puzzle is for someone else.")
    await world.restart()
    verdict = await world.ana.click(question, label=right(puzzle))
    assert "🧩 A puzzle for **ana**.\n✅ " in answer(verdict)
    assert message_of(verdict).id == question.id
    refusal = await world.ben.click(question, label="Next puzzle")
    assert ephemeral_answer(refusal).startswith("That puzzle is for someone else.")
    await world.play(world.ana, "!puzzle")
    outdated, puzzle = world.button_message, await latest_of(world, world.ana)
    await world.play(world.ana, "!puzzle")
    refusal = await world.ana.click(outdated, label=right(puzzle))
    assert ephemeral_answer(refusal).startswith("That puzzle no longer counts.")
    puzzle = await latest_of(world, world.ana)
    await world.press(world.ana, right(puzzle))
    again = f"puzzle:{puzzle.position}:{world.ana.id}:{puzzle.solution}"
    refusal = await world.ana.click(await world.post_buttons(again), custom_id=again)
    assert ephemeral_answer(refusal).startswith("You've already answered that puzzle.")
    assert (await record_of(world, world.ana)).solved == 2
    world = World.create(world.env)
    await world.play(world.ana, "!puzzle")
    question, puzzle = world.button_message, await latest_of(world, world.ana)
    await world.ana.click(question, label=right(puzzle))
    await world.env.advance_time(timedelta(hours=1).total_seconds())
    following = await world.ana.click(question, label="Next puzzle")
    assert message_of(following).id != question.id
    assert boards_with_buttons(world) == [False, True]
    again = f"next-puzzle:{puzzle.position}:{world.ana.id}"
    refusal = await world.ana.click(await world.post_buttons(again), custom_id=again)
    assert ephemeral_answer(refusal).startswith("That puzzle no longer counts.")


async def rating_of(world: World, member: MemberActor) -> float:
    solver = await world.app.services[Database].read(find_solver_rating, UserId(member.id))
    return solver.glicko.rating


COSTS = "If you ask for another puzzle before you answer this one, this one counts as missed."


async def test_from_the_second_skip_of_a_day_on_a_puzzle_counts_as_missed(world: World) -> None:
    first, skipped = await world.ana.slash(world.channel, "puzzle"), await world.ana.slash(world.channel, "puzzle")
    assert (COSTS in answer(first), COSTS in answer(skipped)) == (False, True)
    assert await rating_of(world, world.ana) == 1500
    guild = world.env.create_guild()
    elsewhere, channel = guild.add_member(world.ana.user), guild.create_text_channel("games")
    assert COSTS in answer(await elsewhere.slash(channel, "puzzle"))  # over all servers
    assert await rating_of(world, world.ana) == 1500  # there, it was the first one
    await elsewhere.slash(channel, "puzzle")
    lower = await rating_of(world, world.ana)
    assert lower < 1500
    assert (await contents(world.app.services[Database]))["puzzle_rating"] == []
    assert (await record_of(world, world.ana)).attempts == 0
    for label in (right(await latest_of(world, world.ana)), "Next puzzle"):
        shown = await world.ana.click(message_of(skipped), label=label)
    assert COSTS in answer(shown)
    higher = await rating_of(world, world.ana)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    await world.ana.slash(world.channel, "puzzle")
    skipped = await rating_of(world, world.ana)
    await world.ana.slash(world.channel, "puzzle")  # as the one before was not shown
    assert await rating_of(world, world.ana) == skipped < higher
    await world.advance(timedelta(days=1))
    assert COSTS not in answer(await world.ben.slash(world.channel, "puzzle"))


async def test_looking_a_puzzle_up_counts_as_missed_after_a_question(world: World) -> None:
    question = await world.ana.slash(world.channel, "puzzle")
    puzzle, daily = await latest_of(world, world.ana), await puzzle_of_the_day(world)
    for ahead in (puzzle.board, puzzle.board.play(puzzle.solution)):
        asked = await world.ana.slash(world.channel, "analyse", position=str(ahead))
        assert ephemeral_answer(asked).startswith(
            "This position is the puzzle that you're being asked, or one move away from it."
        )
    assert (await record_of(world, world.ana)).attempts == 0
    assert "**Best play:**" in answer(await world.ana.click(message_of(asked), label="Analyse anyway"))
    record = await record_of(world, world.ana)
    assert (record.missed, record.is_open, await rating_of(world, world.ana) < 1500) == (1, False, True)
    refusal = await world.ana.click(message_of(question), label=right(puzzle))
    assert ephemeral_answer(refusal).startswith("You've already answered that puzzle.")
    asked = await world.ana.slash(world.channel, "analyse", position=f"5x5 {daily.board}")
    assert ephemeral_answer(asked).startswith("This position is today's daily puzzle, or one move away from it.")
    await world.ana.click(message_of(asked), label="Analyse anyway")
    record = await record_of(world, world.ana)
    assert (record.missed, record.last_daily, record.daily_streak) == (2, discord.utils.utcnow().date(), 0)
    assert (await contents(world.app.services[Database]))["puzzle_rating"] == []


async def test_invalid_custom_ids_are_refused(world: World) -> None:
    await world.ana.slash(world.channel, "puzzle")
    puzzle, ana = await latest_of(world, world.ana), world.ana.id
    taken = next(cell for cell in range(9) if puzzle.board[cell])
    nonsense = {
        f"puzzle:99999:{ana}:0": "That puzzle no longer counts.",
        f"puzzle:0:{ana}:0": "That puzzle no longer counts.",
        f"puzzle:{puzzle.position}:{ana}:{taken}": f"**{name(taken)}** is taken",
        f"puzzle:{puzzle.position}:{ana}:9": "That puzzle no longer counts.",
        f"puzzle:{puzzle.position}:{ana}:0:4x4": "That puzzle no longer counts.",
        f"puzzle:{puzzle.position}:{ana}:0:6x6x4": "There are no puzzles for that game.",
        f"puzzle:{puzzle.position}:{ana}:0:": "That button is from an older version",
        f"puzzle:{puzzle.position}:{ana}:": "That button is from an older version",
        "puzzle:1:99999999999999999999:0": "That button is from an older version",
        "daily:2026-02-30:0": "That was another day's puzzle.",
        "daily:0000-00-00:0": "That was another day's puzzle.",
        "daily:2026-01-01:9": "That was another day's puzzle.",
        f"next-puzzle:99999:{ana}": "That puzzle no longer counts.",
    }
    before, message = await contents(world.app.services[Database]), await world.post_buttons(*nonsense)
    for custom_id, expected in nonsense.items():
        refusal = await world.ana.click(message, custom_id=custom_id)
        assert ephemeral_answer(refusal).startswith(expected), custom_id
    assert await contents(world.app.services[Database]) == before


async def test_the_puzzle_of_the_day_is_public_and_answered_once_in_private(world: World) -> None:
    text = await world.play(world.ana, "!puzzle daily")
    assert "🧩 **Daily puzzle, January 1, 2026.** The next one comes <t:1767312000:R>." in text
    other = world.guild.create_text_channel("other")
    assert answer(await world.ben.slash(other, "puzzle", daily=True)) == text
    message, puzzle = world.button_message, await puzzle_of_the_day(world)
    verdict = ephemeral_answer(await world.ana.click(message, label=right(puzzle)))
    assert f"✅ **{right(puzzle)} is right.**" in verdict
    assert "**Daily puzzle:** 1 day in a row (best: 1)" in verdict
    verdict = ephemeral_answer(await world.ben.click(message, label=wrong(puzzle)))
    assert f"The right move is **{right(puzzle)}**." in verdict
    assert world.last_text == text
    refusal = answer(await world.ben.click(message, label=right(puzzle)))
    assert "You've already answered today's puzzle. The next one comes <t:1767312000:R>." in refusal
    refusal = answer(await world.ben.click(other.history()[-1], label=right(puzzle)))
    assert "answered today's puzzle" in refusal
    assert (await record_of(world, world.ben)).attempts == 1
    await world.advance(timedelta(days=1))
    late = await world.add_member("eve").click(message, label=right(puzzle))
    assert answer(late) == "That was another day's puzzle. `!puzzle daily` shows today's."
    assert await world.play(world.ana, "!PUZZLE Daily") != text
    puzzle = await puzzle_of_the_day(world)
    verdict = await choose_cell(world.ana, world.button_message, right(puzzle))
    assert "📅 2 days in a row!\n**Puzzle rating:** " in answer(verdict)
    assert "**Solved:** 2 of 2" in answer(verdict)


@pytest.mark.usefixtures("compiled_solver")
async def test_a_daily_result_is_posted_only_when_shared(world: World) -> None:
    await change_settings(world, language="de")
    for is_right, line in (
        (True, "🧩 Rätsel des Tages, 1. Januar: ✅ · **ana**"),
        (True, "🧩 Rätsel des Tages, 2. Januar: ✅ 🔥 2 Tage · **ana**"),
        (False, "🧩 Rätsel des Tages, 3. Januar: ❌ · **ana**"),
    ):
        daily = await world.app.services[PuzzleService].daily(world.place)
        puzzle, game = daily.puzzle, find_game(daily.puzzle.board.rules)
        cell = next(cell for cell in puzzle.board.legal_moves if (cell == puzzle.solution) == is_right)
        press = f"daily:{daily.day}:{cell}:{game}:{puzzle.position}"
        question = await world.post_buttons(press)
        verdict = await world.ana.click(question, custom_id=press)
        assert world.channel.history()[-1] == question
        async with at_once(world, 5):
            await world.ana.click(message_of(verdict), custom_id=f"share-daily:{daily.day}")
        *_, before, posted = world.channel.history()
        assert before == question
        assert (posted.content, posted.mentions, posted.components) == (line, [], [])
        assert message_of(verdict).components == []
        await world.advance(timedelta(days=1))
    late = "share-daily:2026-01-01"
    refusal = await world.ana.click(await world.post_buttons(late), custom_id=late)
    assert "That was another day's puzzle." in ephemeral_answer(refusal)


async def test_a_theme_can_be_chosen_and_is_kept(world: World) -> None:
    for typed in ("!puzzle fork", "!puzzle vilica", "!puzzle 3x3 Fork"):
        await world.play(world.ana, typed)
        assert (await latest_of(world, world.ana)).theme is Theme.MAKE_FORK, typed
    await world.press(world.ana, right(await latest_of(world, world.ana)))
    await world.restart()
    await world.press(world.ana, "Next puzzle")
    assert (await latest_of(world, world.ana)).theme is Theme.MAKE_FORK
    given = await world.ana.slash(world.channel, "puzzle", theme="prevent_fork")
    assert given.ephemeral
    assert (await latest_of(world, world.ana)).theme is Theme.PREVENT_FORK
    await world.play(world.ana, "!puzzle 3x3 zugzwang")
    record = await record_of(world, world.ana)
    assert (record.game, world.channel.history()[-1].content.count("🔴") > 0) == ("connect4", True)
    assert await world.play(world.ana, "!puzzle forkk") == "Did you mean `!puzzle fork`?"


async def test_puzzles_work_in_dms_and_without_embed_links(world: World) -> None:
    await world.ana.send_dm("!puzzle")
    await world.ana.send_dm("!puzzle daily")
    question, daily = (message for message in world.ana.user.dm_channel.history() if message.components)
    assert "to move and" in text_of(question)
    assert "🧩 **Daily puzzle, January 1, 2026.**" in text_of(daily)
    scope = Place(ChannelId(question.channel.id))
    record = await world.app.services[Database].read(find_puzzle_record, scope.scope, UserId(world.ana.id))
    assert record.puzzle is not None
    assert "is right" in answer(await world.ana.user.click(question, label=right(all_puzzles()[record.puzzle])))
    puzzle = (await world.app.services[PuzzleService].daily(scope)).puzzle
    verdict = await world.ana.user.click(daily, label=right(puzzle))
    assert "**Solved:** 2 of 2 · **Streak:** 2 (best: 2)\n**Daily puzzle:** 1 day in a row" in answer(verdict)
    await world.ana.user.click(message_of(verdict), label="Share")
    assert text_of(world.ana.user.dm_channel.history()[-1]) == "🧩 Daily puzzle, January 1: ✅ · **ana**"
    await world.set_permissions(embed_links=False)
    for words in ("", " daily"):
        await world.play(world.ana, f"!puzzle{words}")
        assert not world.button_message.embeds
        assert "to move and" in world.button_message.content
        assert ("-# 5×5 (four in a row)" in world.button_message.content) == bool(words)


async def test_a_refused_verdict_is_not_posted(world: World, caplog: pytest.LogCaptureFixture) -> None:
    question = await world.ana.slash(world.channel, "puzzle")
    puzzle = await latest_of(world, world.ana)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    result = await world.ana.click(message_of(question), label=right(puzzle))
    assert answer(result).startswith("Sorry, something went wrong on my side.")
    assert "Discord did not accept an answer (code 10062)" in caplog.text
    assert world.channel.history() == []
    assert "already answered that puzzle" in answer(await world.ana.click(message_of(question), label=right(puzzle)))
