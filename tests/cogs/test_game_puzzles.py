"""Puzzles, the learner and analyses of games other than 3x3."""

from __future__ import annotations

import discord
import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.game.coordinate import format_coordinate
from bot.game.games import GAMES
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import ChannelId, GuildId
from bot.model.learner import SavedLearner
from bot.opponents.puzzles import Puzzle, all_puzzles
from bot.rendering.style import OWN
from bot.storage.puzzle_records import find_puzzle_record
from tests.support.large_boards import menus
from tests.support.world import World, answer, private_answer, rows

pytestmark = pytest.mark.usefixtures("compiled_solver")


async def latest_puzzle(world: World) -> Puzzle:
    """The puzzle that ana got last."""
    record = await world.app.services.database.read(find_puzzle_record, world.place.scope, UserId(world.ana.id))
    assert record.puzzle is not None
    return all_puzzles(record.game)[record.puzzle]


def footer(message: discord.Message | ResponseMessage) -> str:
    return message.embeds[0].footer.text or ""


def labels(world: World) -> list[list[str | None]]:
    return [[button.label for button in row] for row in rows(world.button_message)]


async def test_a_puzzle_has_a_button_for_each_cell_or_column(world: World) -> None:
    await world.play(world.ana, "!puzzle 5x5")
    puzzle = await latest_puzzle(world)
    assert puzzle.board.rules == GAMES["5x5"]
    assert footer(world.button_message).startswith("5×5 (four in a row) · X: ")
    assert labels(world) == [[f"{row}{column}" for column in range(1, 6)] for row in "ABCDE"]
    await world.restart()
    solution = format_coordinate(puzzle.solution, puzzle.board.rules)
    assert " is right.** " in answer(await world.press(world.ana, solution))
    await world.press(world.ana, "Next puzzle")
    assert (await latest_puzzle(world)).board.rules == GAMES["5x5"]
    await world.play(world.ana, "!puzzle connect 4")
    puzzle = await latest_puzzle(world)
    assert labels(world) == [["1", "2", "3", "4"], ["5", "6", "7"]]
    columns = {cell % 7 for cell in puzzle.board.legal_moves}
    shown = [not button.disabled for row in rows(world.button_message) for button in row]
    assert shown == [column in columns for column in range(7)]
    assert " is right.** " in answer(await world.press(world.ana, str(puzzle.solution % 7 + 1)))


async def choose(member: MemberActor, message: discord.Message, cell: int) -> InteractionResult:
    """Choose a cell in the menu that offers it."""
    custom_ids = [menu.custom_id for menu in menus(message) if str(cell) in {option.value for option in menu.options}]
    return await member.select(message, [str(cell)], custom_id=custom_ids[0])


async def test_a_menu_of_a_puzzle_without_a_choice_is_refused(world: World) -> None:
    for command, refusal in (
        ("!puzzle 9x9", "That puzzle no longer counts."),
        ("!puzzle daily 9x9", "That was another day's puzzle."),
    ):
        await world.play(world.ana, command)
        custom_id = menus(world.button_message)[0].custom_id
        assert custom_id
        result = await world.ana.click(await world.post_buttons(custom_id), label=custom_id)
        assert refusal in private_answer(result)


async def test_a_puzzle_of_a_board_beyond_25_cells_has_menus(world: World) -> None:
    await world.play(world.ana, "!puzzle 9x9")
    puzzle, question = await latest_puzzle(world), world.button_message
    assert puzzle.board.rules == GAMES["9x9"]
    assert footer(question).startswith("9×9 (five in a row) · X: ")
    assert question.content.count("\n") == 9
    offered = [int(option.value) for menu in menus(question) for option in menu.options]
    assert offered == [*puzzle.board.legal_moves]
    await world.restart()
    refused = await choose(world.ben, question, puzzle.solution)
    assert private_answer(refused).startswith("That puzzle is for someone else.")
    assert " is right.** " in answer(await choose(world.ana, question, puzzle.solution))
    await world.press(world.ana, "Next puzzle")
    following = await latest_puzzle(world)
    assert (following.board.rules, following != puzzle) == (GAMES["9x9"], True)
    assert menus(world.button_message)


async def test_the_slash_command_gives_private_puzzles_of_any_game(world: World) -> None:
    given = await world.ana.slash(world.channel, "puzzle", game="7x7")
    assert given.response
    puzzle = await latest_puzzle(world)
    assert (given.ephemeral, puzzle.board.rules) == (True, GAMES["7x7"])
    wrong = next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution)
    verdict = await choose(world.ana, given.response.message, wrong)
    solution = format_coordinate(puzzle.solution, puzzle.board.rules)
    assert f"💡 **{format_coordinate(wrong, puzzle.board.rules)} " in answer(verdict)
    assert f"The right move is **{solution}**. " in answer(verdict)
    given = await world.ana.slash(world.channel, "puzzle", game="misere")
    assert given.response
    assert footer(given.response).startswith("Misère tic-tac-toe · X: ")
    assert (await latest_puzzle(world)).board.rules == GAMES["misere"]
    assert (await world.play(world.ana, "!puzzle 6x6x4")).startswith("There are no puzzles for that game.")


async def test_a_daily_puzzle_of_a_large_board_is_answered_by_everyone(world: World) -> None:
    await world.app.services.settings.change(GuildId(world.guild.id), game="9x9")
    await world.play(world.ana, "!puzzle daily")
    daily, question = await world.app.services.puzzles.daily(world.place, "9x9"), world.button_message
    for member in (world.ana, world.ben):
        assert " is right.** " in private_answer(await choose(member, question, daily.puzzle.solution))
    refused = await choose(world.ben, question, daily.puzzle.solution)
    assert private_answer(refused).startswith("You've already answered today's puzzle.")


async def test_own_emoji_are_on_the_board_of_a_puzzle_and_in_its_question(world: World) -> None:
    emoji = tuple(f"<:{name}:{world.guild.create_emoji(name).id}>" for name in ("cat", "dog"))
    await world.app.services.settings.change(GuildId(world.guild.id), style=OWN, emoji=(*emoji, "🌟", "🌟", "🔲"))
    for game, are_own in (("5x5", True), ("9x9", False)):
        text = await world.play(world.ana, f"!puzzle {game}")
        puzzle = await latest_puzzle(world)
        marks = emoji if are_own else ("❌", "⭕")
        marked = marks[puzzle.board.to_move is Mark.O]
        assert f"**{marked} to move and " in text
        assert all(mark in world.button_message.content for mark in marks)
        assert are_own or not any(mark in text for mark in emoji)


async def test_the_daily_puzzle_is_of_the_servers_default_game(world: World) -> None:
    await world.play(world.ana, "!puzzle daily")
    assert footer(world.button_message).startswith("X: ")
    await world.app.services.settings.change(GuildId(world.guild.id), game="4x4")
    await world.play(world.ana, "!puzzle daily")
    assert footer(world.button_message).startswith("4×4 (four in a row) · X: ")
    daily = await world.app.services.puzzles.daily(world.place, "4x4")
    solution = format_coordinate(daily.puzzle.solution, GAMES["4x4"])
    assert " is right.** " in private_answer(await world.press(world.ben, solution))


async def test_the_learner_has_a_memory_for_each_game(world: World) -> None:
    learners = world.app.services.learners
    await world.play(world.ana, "!brain train misère random 3")
    await world.env.advance_time(60)
    assert (await learners.load(world.place, "misere")).games == 3
    assert await learners.load(world.place) == SavedLearner("original")
    text = await world.play(world.ana, "!brain misere")
    assert text.startswith("### 🧠 What I've learned here · Misère tic-tac-toe\n")
    assert "I can still lose" in text
    assert (await world.play(world.ana, "!brain")).startswith("🧠 I haven't learned anything here yet.")
    manager = world.add_member("mod", manage_guild=True)
    question = await world.play(manager, "!brain reset misere stronger")
    assert question.startswith("**Misère tic-tac-toe** · 🗑️ **Should I forget everything")
    await world.press(manager, "Forget everything")
    assert await learners.load(world.place, "misere") == SavedLearner("stronger", game="misere")


async def test_a_learner_says_how_to_teach_it_its_game(world: World) -> None:
    for game, board in (("3x3", "🇨🔲🔲🔲"), ("misere", "🇨🔲🔲🔲"), ("4x4", "🇩🔲🔲🔲🔲")):
        text = await world.play(world.ana, f"!brain {game}")
        assert f"To teach me: `!play learner {game}` or `!brain train {game}`\n" in text
        assert board in await world.play(world.ana, f"!play learner {game}")
        await world.play(world.ana, "!resign")


async def test_a_trained_memory_of_4x4_is_shown(world: World) -> None:
    nothing = await world.play(world.ana, "!brain 4x4")
    assert nothing.startswith("**4×4 (four in a row)** · 🧠 I haven't learned anything here yet.")
    await world.play(world.ana, "!brain train 4x4 2 random")
    await world.env.advance_time(60)
    assert world.last_text.startswith("**4×4 (four in a row)** · ✅ I trained against **random** for 2 games.\n")
    text = answer(await world.ana.slash(world.channel, "brain show", game="4x4"))
    assert text.startswith("### 🧠 What I've learned here · 4×4 (four in a row)\n")
    assert "I can still lose" not in text
    assert "beat me" not in text


async def test_the_learner_says_which_games_it_plays(world: World) -> None:
    refusal = "The learner doesn't play that game. It plays: Tic-tac-toe, Misère tic-tac-toe, and 4×4 (four in a row)."
    for typed in ("!play learner 5x5", "!watch learner easy connect4", "!brain train 7x7", "!brain export 9x9"):
        assert await world.play(world.ana, typed) == refusal
    assert await world.app.services.matches.get(ChannelId(world.channel.id)) is None


async def test_a_game_can_be_named_before_a_position(world: World) -> None:
    for typed, expected in (
        ("misere xx./oo./...", "❌ to move: **draw**"),
        ("xx./oo./...", "❌ to move: **win in 1**"),
        ("3x4x3 xx../oo../....", "❌ to move: **win in 1**"),
        ("3 x 4 x 3 xx../oo../....", "❌ to move: **win in 1**"),
        ("connect 4 ..ooxxo/xxooxxo/ooxxoox/xxooxxo/ooxxoox/xxooxxo", "❌ to move: "),
        ("connect4 ......./......./......./......./...x.../.......", "the mark on **E4** would fall."),
        ("4x4 xx./oo./...", "Write the position as 4 rows of 4 cells"),
        ("99x9 xx./oo./...", "There's no game of that size."),
        ("misere", "Write the position as 3 rows of 3 cells"),
    ):
        assert expected in await world.play(world.ben, f"!analyse {typed}"), typed
