"""What a finished board says and offers."""

from __future__ import annotations

import discord

from tests.support.settings_page import Page
from tests.support.slow_games import SlowGames, slow_games
from tests.support.world import PLY_DURATION, World, answer, button_labels, text_of

WINNING, LOSING = ("c1", "c2", "c3"), ("b2", "c3")
"""Moves as X, and as O, against a level that plays the first free cell."""


async def test_the_bar_of_a_finished_board_shows_how_it_went(easy_world: World) -> None:
    world, ana = easy_world, easy_world.ana
    for moves, colour in (
        (("!play", "!move c1", "!move c2", "!move c3"), discord.Colour.green()),
        (("!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3"), discord.Colour.light_grey()),
        (("!play o", "!move b2", "!move c3"), discord.Colour.red()),
    ):
        await world.play(ana, *moves[:-1])
        assert world.channel.history()[-1].embeds[0].colour is None
        await world.play(ana, moves[-1])
        assert world.channel.history()[-1].embeds[0].colour == colour


async def test_a_finished_board_with_buttons_names_no_command(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play", "!resign")
    assert "Another game?" not in text
    assert button_labels(easy_world.button_message) == ["Play again"]


def ending(text: str) -> list[str]:
    """The lines from the result on."""
    lines = text.split("\n")
    return lines[next(number for number, line in enumerate(lines) if line[0] in "🏆🏁🤝🏳") :]


async def win(world: World, level: str) -> list[str]:
    """Let ana beat a level, and return the ending."""
    return ending(await world.play(world.ana, f"!play {level} x", *(f"!move {cell}" for cell in WINNING)))


async def lose(world: World, level: str) -> list[str]:
    """Let ana lose to a level, and return the ending."""
    return ending(await world.play(world.ana, f"!play {level} o", *(f"!move {cell}" for cell in LOSING)))


async def test_a_win_offers_the_next_stronger_level(world: World) -> None:
    await win(world, "easy")
    assert button_labels(world.button_message) == ["Play again", "Level: medium", "Review"]
    begun = await world.press(world.ana, "Level: medium")
    assert "you are 🔵" in answer(begun)
    assert world.level == "medium"
    await world.play(world.ana, "!resign")
    await win(world, "hard")
    assert "Level: perfect" in button_labels(world.button_message)


async def test_two_losses_in_a_row_offer_the_next_weaker_level(world: World) -> None:
    await lose(world, "medium")
    assert button_labels(world.button_message) == ["Play again", "Review", "Fix my mistakes"]
    await lose(world, "easy")
    assert button_labels(world.button_message) == [
        "Play again",
        "Review",
        "Fix my mistakes",
    ]  # the first loss to this level
    await lose(world, "medium")
    assert button_labels(world.button_message) == ["Play again", "Level: easy", "Review", "Fix my mistakes"]
    await world.press(world.ana, "Level: easy")
    assert "you are ❌" in world.last_text
    assert world.level == "easy"


async def test_the_weakest_level_and_the_learner_have_no_weaker_one(world: World) -> None:
    for level in ("random", "learner"):
        await world.play(world.ana, *[f"!play {level} x", "!move b2", "!resign"] * 2)
        assert button_labels(world.button_message) == ["Play again", "Review", "Fix my mistakes"], level


async def test_only_a_level_of_a_game_that_the_server_offers_is_offered(world: World) -> None:
    await world.play(world.ana, *["!play 4x4 medium", "!move b2", "!resign"] * 2)
    assert "Level: easy" in button_labels(world.button_message)
    board = world.button_message
    page = await Page.request(world, world.add_member("mia", manage_guild=True))
    await page.choose("games", "Tic-tac-toe")
    assert "4×4" in answer(await world.ana.click(board, label="Level: easy"))  # an old button is refused with a reason
    await world.play(world.ana, "!play easy", *(f"!move {cell}" for cell in WINNING))
    assert "Level: medium" in button_labels(world.button_message)


async def test_only_the_player_may_press_the_next_level(world: World) -> None:
    await win(world, "easy")
    assert (await world.ben.click(world.button_message, label="Level: medium")).ephemeral


async def test_a_rated_win_says_the_rating_and_from_two_on_the_streak(world: World) -> None:
    won, judged = "🏆 **ana won** with ❌ on C1-C2-C3.", "You made no mistakes."
    assert await win(world, "easy") == [won, f"**Rating:** 1020 (+20) · {judged}"]
    assert await win(world, "easy") == [won, f"**Rating:** 1039 (+19) · 🔥 2 wins in a row · {judged}"]
    assert await win(world, "easy") == [won, f"**Rating:** 1040 (+1) · 🔥 3 wins in a row · {judged}"]


async def test_a_loss_is_met_kindly_with_what_was_possible(world: World) -> None:
    result, line = await lose(world, "easy")
    assert result.removeprefix("🏁 **I won** with ❌ on A1-A2-A3. ") in {
        "Thanks for the game!",
        "Maybe next time!",
        "Good game!",
    }
    assert line == "**Rating:** 980 (−20) · You had a draw at move 4: ||**A3**||"


async def test_buttons_and_slash_commands_say_the_same(world: World) -> None:
    await world.ana.slash(world.channel, "play", opponent="easy")
    await world.press(world.ana, "C1", "C2", "C3")
    pressed = ending(world.last_text)
    assert pressed[1] == "**Rating:** 1020 (+20) · You made no mistakes."
    assert button_labels(world.button_message) == ["Play again", "Level: medium", "Review"]
    await world.ben.slash(world.channel, "play", opponent="easy")
    for cell in WINNING:
        await world.ben.slash(world.channel, "move", coordinate=cell)
    assert ending(world.last_text)[1] == pressed[1]


async def test_members_see_both_ratings_and_nobody_is_mentioned(world: World) -> None:
    await world.start_duel()
    for member, cell in zip([world.ana, world.ben] * 3, ("a1", "b1", "a2", "b2", "a3"), strict=False):
        await world.play(member, f"!move {cell}")
    assert ending(world.last_text) == [
        "🏆 **ana won** with ❌ on A1-A2-A3.",
        "**Rating:** ana 1020 (+20), ben 980 (−20) · **ben** had a draw at move 2: ||**B2**||",
    ]
    assert button_labels(world.button_message) == ["Rematch", "Review", "Fix my mistakes"]


async def test_a_game_between_levels_has_no_ending(world: World) -> None:
    await world.play(world.ana, "!watch easy easy")
    while "🏆" not in text_of(world.board_message):
        await world.advance(PLY_DURATION)
    assert "Rating" not in text_of(world.board_message)
    assert "mistake" not in text_of(world.board_message)


async def lose_large(games: SlowGames) -> discord.Message:
    """Let ana lose on a board of which a review takes a minute, and return the message."""
    await games.world.play(games.world.ana, "!play 5x5 easy", *(f"!move {cell}" for cell in ("e1", "e2", "e3", "c3")))
    return games.board


async def test_the_coach_delays_no_board_and_touches_no_other_game() -> None:
    async with slow_games() as games:
        board = await lose_large(games)
        lines = ending(text_of(board))
        assert lines[1:] == ["**Rating:** 980 (−20)"]
        await games.world.press(games.world.ana, "Play again")
        begun = games.board
        assert begun.id != board.id
        await games.decide()
        reviewed = next(message for message in games.world.newest_messages() if message.id == board.id)
        assert ending(text_of(reviewed)) == [lines[0], f"{lines[1]} · You had a win at move 7: ||**E4**||"]
        assert reviewed.components == []  # the press has removed the buttons
        assert text_of(games.board) == text_of(begun)


async def test_the_coach_says_nothing_after_a_restart() -> None:
    async with slow_games() as games:
        board = await lose_large(games)
        await games.restart()
        await games.decide()
        assert text_of(games.board) == text_of(board)
        assert button_labels(games.board) == button_labels(board)


async def test_the_coach_says_nothing_while_a_review_helps(world: World) -> None:
    """The member has come to the same position in another channel, where no advice was given."""
    other = world.guild.create_text_channel("other")
    await world.ana.send(other, "!play easy")
    await world.ana.send(other, "!move c1")
    assert await win(world, "easy") == ["🏆 **ana won** with ❌ on C1-C2-C3.", "**Rating:** 1020 (+20)"]


async def test_a_game_that_counts_in_no_results_continues_no_streak(world: World) -> None:
    await win(world, "easy")
    await win(world, "easy")
    lines = ending(await world.play(world.ana, "!play easy o", "!resign"))
    assert "🔥" not in "\n".join(lines)
    assert button_labels(world.button_message) == ["Play again", "Review"]
