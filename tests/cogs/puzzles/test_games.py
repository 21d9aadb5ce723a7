"""Puzzles, the learner and analyses of games other than 3x3."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest
from simcord import InteractionResult

from bot.analysis.puzzles import Puzzle, all_puzzles
from bot.database.database import Database
from bot.games.coordinate import format_coordinate
from bot.games.games import GAMES
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.text.style import OWN
from cogs.learner.queries import SavedLearner
from cogs.learner.service import LearnerService
from cogs.puzzles.queries import find_puzzle_record
from cogs.puzzles.service import PuzzleService
from tests.support.acts import boards_with_buttons, change_settings, footer, is_free
from tests.support.large_boards import choose, choose_cell, offered, post_menus
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, rows, text_of

pytestmark = pytest.mark.usefixtures("compiled_solver")


async def latest_puzzle(world: World) -> Puzzle:
    """The puzzle that ana got last."""
    record = await world.app.services[Database].read(find_puzzle_record, world.place.scope, UserId(world.ana.id))
    assert record.puzzle is not None
    return all_puzzles(record.game)[record.puzzle]


def solution_of(puzzle: Puzzle) -> str:
    return format_coordinate(puzzle.solution, puzzle.board.rules)


def labels(world: World) -> list[list[str | None]]:
    return [[button.label for button in row] for row in rows(world.button_message)]


async def test_a_puzzle_shows_its_board_with_a_button_for_each_cell_or_column(world: World) -> None:
    await world.play(world.ana, "!puzzle 5x5")
    puzzle = await latest_puzzle(world)
    assert puzzle.board.rules == GAMES["5x5"]
    assert footer(world.button_message) == "5×5 (four in a row)"
    assert labels(world) == [[f"{row}{column}" for column in range(1, 6)] for row in "ABCDE"]
    await world.restart()
    assert " is right.** " in answer(await world.press(world.ana, solution_of(puzzle)))
    await world.press(world.ana, "Next puzzle")
    assert (await latest_puzzle(world)).board.rules == GAMES["5x5"]
    await world.play(world.ana, "!puzzle connect 4")
    puzzle = await latest_puzzle(world)
    assert labels(world) == [["1", "2", "3", "4"], ["5", "6", "7"]]
    columns = {cell % 7 for cell in puzzle.board.legal_moves}
    shown = [not button.disabled for row in rows(world.button_message) for button in row]
    assert shown == [column in columns for column in range(7)]
    assert " is right.** " in answer(await world.press(world.ana, str(puzzle.solution % 7 + 1)))
    emoji = tuple(f"<:{name}:{world.guild.create_emoji(name).id}>" for name in ("cat", "dog"))
    await change_settings(world, style=OWN, emoji=(*emoji, "🌟", "🌟", "▫️"))
    for game, are_own in (("5x5", True), ("9x9", False)):
        text = await world.play(world.ana, f"!puzzle {game}")
        puzzle = await latest_puzzle(world)
        marks = emoji if are_own else ("❌", "🔵")
        marked = marks[puzzle.board.to_move is Mark.O]
        assert f"**{marked} to move and " in text
        assert all(mark in world.button_message.content for mark in marks)
        assert are_own or not any(mark in text for mark in emoji)


def offered_by(puzzle: Puzzle) -> dict[str, list[str]]:
    """The free cells of each row of a puzzle that has any."""
    cells: dict[str, list[str]] = {}
    for cell in puzzle.board.legal_moves:
        name = format_coordinate(cell, puzzle.board.rules)
        cells.setdefault(name[0], []).append(name)
    return cells


async def test_a_large_puzzle_is_answered_by_row_and_column(world: World) -> None:
    text = await world.play(world.ana, "!puzzle 9x9")
    puzzle, question = await latest_puzzle(world), world.button_message
    assert puzzle.board.rules == GAMES["9x9"]
    assert footer(question).startswith("9×9 (five in a row) · X: ")
    assert question.content.count("\n") == 9
    cells, right = offered_by(puzzle), solution_of(puzzle)
    rows_of_puzzle = offered(question)
    assert rows_of_puzzle == ("Choose a row: A–I", [*cells])
    for row, names in cells.items():
        shown = message_of(await choose(world.ana, world.button_message, row))
        assert (shown.id, text_of(shown)) == (question.id, text)
        assert offered(shown) == (f"Row {row}: choose a column", names)
        assert button_labels(shown) == ["Another row"]
        await world.restart()
        assert offered(message_of(await world.press(world.ana, "Another row"))) == rows_of_puzzle
    for refused in (await choose(world.ben, question, right[0]), await choose_after(world, question, right)):
        assert ephemeral_answer(refused).startswith("That puzzle is for someone else.")
    assert " is right.** " in answer(await choose(world.ana, world.button_message, right))
    assert button_labels(world.button_message) == ["Next puzzle"]
    await world.press(world.ana, "Next puzzle")
    following = await latest_puzzle(world)
    assert (following.board.rules, following != puzzle) == (GAMES["9x9"], True)
    assert offered(world.button_message)[1] == [*offered_by(following)]


async def choose_after(world: World, question: discord.Message, cell: str) -> InteractionResult:
    """Let ana choose a row, then ben a cell of it."""
    return await choose(world.ben, message_of(await choose(world.ana, question, cell[0])), cell)


async def test_older_puzzles_are_refused_posted_again_or_answered(world: World) -> None:
    await world.play(world.ana, "!puzzle 9x9")
    outdated, first = world.button_message, await latest_puzzle(world)
    await world.play(world.ana, "!puzzle 9x9")
    refusal = await choose(world.ana, outdated, solution_of(first)[0])
    assert ephemeral_answer(refusal).startswith("That puzzle no longer counts.")
    puzzle = await latest_puzzle(world)
    await choose_cell(world.ana, world.button_message, solution_of(puzzle))
    for custom_id, expected in (
        (f"puzzle-rows:{puzzle.position}:{world.ana.id}:9x9", "You've already answered that puzzle."),
        (f"puzzle-rows:1:{world.ana.id}:9x9", "That puzzle no longer counts."),
        (f"puzzle-cells:{puzzle.position}:{world.ana.id}:4:9x9", "That puzzle no longer counts."),
        ("daily-rows:2020-01-01:9x9", "That was another day's puzzle."),
        ("daily-cells:2020-01-01:4:9x9", "That was another day's puzzle."),
    ):
        refusal = await world.ana.click(await world.post_buttons(custom_id), custom_id=custom_id)
        assert ephemeral_answer(refusal).startswith(expected), custom_id
    world = World.create(world.env)
    text = await world.play(world.ana, "!puzzle 9x9")
    question, right = world.button_message, solution_of(await latest_puzzle(world))
    await world.advance(timedelta(hours=1))
    await choose(world.ana, question, right[0])
    assert (world.last_text, offered(world.button_message)[0]) == (text, f"Row {right[0]}: choose a column")
    assert boards_with_buttons(world) == [False, True]
    assert " is right.** " in answer(await choose(world.ana, world.button_message, right))
    world = World.create(world.env)
    await world.play(world.ana, "!puzzle 9x9")
    puzzle = await latest_puzzle(world)
    daily = (await world.app.services[PuzzleService].daily(world.place)).puzzle
    for custom_id, cell in (
        (f"puzzle-cells:{puzzle.position}:{world.ana.id}:0:9x9", puzzle.solution),
        (f"daily-cells:{discord.utils.utcnow():%Y-%m-%d}:4:5x5:{daily.position}", daily.solution),
    ):
        message = await post_menus(world, {custom_id: [str(cell)]})
        assert " is right.** " in answer(await world.ana.select(message, [str(cell)])), custom_id


async def test_the_slash_command_gives_private_puzzles_of_any_game(world: World) -> None:
    given = await world.ana.slash(world.channel, "puzzle", game="7x7")
    puzzle = await latest_puzzle(world)
    assert (given.ephemeral, puzzle.board.rules) == (True, GAMES["7x7"])
    wrong = next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)
    wrong, solution = (format_coordinate(cell, puzzle.board.rules) for cell in (wrong, puzzle.solution))
    verdict = await choose_cell(world.ana, message_of(given), wrong)
    assert message_of(verdict).id == message_of(given).id
    assert f"💡 **{wrong} " in answer(verdict)
    assert f"The right move is **{solution}**. " in answer(verdict)
    given = await world.ana.slash(world.channel, "puzzle", game="misere")
    assert footer(message_of(given)) == "Reverse tic-tac-toe (a line loses)"
    assert (await latest_puzzle(world)).board.rules == GAMES["misere"]
    assert (await world.play(world.ana, "!puzzle 6x6x4")).startswith("There are no puzzles for that game.")


async def test_the_daily_puzzle_is_of_the_game_of_the_weekday_and_private(world: World) -> None:
    await change_settings(world, game="4x4")
    for typed in ("!puzzle daily", "!puzzle daily connect4"):  # a Thursday
        await world.play(world.ana, typed)
        assert footer(world.button_message) == "5×5 (four in a row)"
    daily = await world.app.services[PuzzleService].daily(world.place)
    verdict = await world.press(world.add_member("dan"), solution_of(daily.puzzle))
    assert " is right.** " in ephemeral_answer(verdict)
    assert footer(message_of(verdict)).startswith("5×5 (four in a row) · X: ")
    await world.advance(timedelta(days=2))
    text = await world.play(world.ana, "!puzzle daily")
    daily, question = await world.app.services[PuzzleService].daily(world.place), world.button_message
    cells, right = offered_by(daily.puzzle), solution_of(daily.puzzle)
    for member in (world.ana, world.ben):
        chosen = await choose(member, question, right[0])
        assert ephemeral_answer(chosen) == text
        own = message_of(chosen)
        assert offered(own) == (f"Row {right[0]}: choose a column", cells[right[0]])
        await world.restart()
        back = await member.click(own, label="Another row")
        assert (message_of(back).id, offered(message_of(back))) == (own.id, ("Choose a row: A–I", [*cells]))
        verdict = await choose_cell(member, message_of(back), right)
        assert " is right.** " in answer(verdict)
        assert (message_of(verdict).id, button_labels(message_of(verdict))) == (own.id, ["Share"])
        assert own.flags.ephemeral
        refused = await choose(member, question, right[0])
        assert ephemeral_answer(refused).startswith("You've already answered today's puzzle.")
    assert (text_of(world.button_message), offered(world.button_message)) == (text, offered(question))
    await world.advance(timedelta(days=1))
    late = await choose(world.add_member("eve"), question, right[0])
    assert ephemeral_answer(late).startswith("That was another day's puzzle.")


async def test_the_learner_has_a_memory_for_each_of_its_games(world: World) -> None:
    learners = world.app.services[LearnerService]
    await world.play(world.ana, "!brain train misère random 3")
    await world.env.advance_time(60)
    assert (await learners.load(world.place, "misere")).games == 3
    assert await learners.load(world.place) == SavedLearner("original")
    text = await world.play(world.ana, "!brain misere")
    assert text.startswith("### 🧠 What I've learned here · Reverse tic-tac-toe (a line loses)\n")
    assert "I can still lose" in text
    assert (await world.play(world.ana, "!brain")).startswith("🧠 I haven't learned anything here yet.")
    manager = world.add_member("mod", manage_guild=True)
    question = await world.play(manager, "!brain reset misere stronger")
    assert question.startswith("**Reverse tic-tac-toe (a line loses)** · 🗑️ **Should I forget everything")
    await world.press(manager, "Forget everything")
    assert await learners.load(world.place, "misere") == SavedLearner("stronger", game="misere")
    nothing = await world.play(world.ana, "!brain 4x4")
    assert nothing.startswith("**4×4 (four in a row)** · 🧠 I haven't learned anything here yet.")
    await world.play(world.ana, "!brain train 4x4 2 random")
    await world.env.advance_time(60)
    assert world.last_text.startswith("**4×4 (four in a row)** · ✅ I trained against **random** for 2 games.\n")
    text = answer(await world.ana.slash(world.channel, "brain show", game="4x4"))
    assert text.startswith("### 🧠 What I've learned here · 4×4 (four in a row)\n")
    assert "I can still lose" not in text
    assert "beat me" not in text
    offered = "Tic-tac-toe, Reverse tic-tac-toe (a line loses), and 4×4 (four in a row)"
    refusal = f"The learner doesn't play that game. It plays: {offered}."
    for typed in ("!play learner 5x5", "!watch learner easy connect4", "!brain train 7x7", "!brain export 9x9"):
        assert await world.play(world.ana, typed) == refusal
    assert await is_free(world)


async def test_a_game_can_be_named_before_a_position(world: World) -> None:
    for typed, expected in (
        ("connect 4 ..ooxxo/xxooxxo/ooxxoox/xxooxxo/ooxxoox/xxooxxo", "🔴 to move: "),
        ("connect4 ......./......./......./......./...x.../.......", "the mark on **E4** would fall."),
        ("xxxo.../" + "/".join(["......."] * 5), "No game can reach that position"),
    ):
        assert expected in await world.play(world.ben, f"!analyse {typed}"), typed
