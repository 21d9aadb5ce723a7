"""The buttons below a board for resigning, offering a draw and taking back."""

from __future__ import annotations

import discord

from bot.game.games import GAMES
from tests.support.acts import running
from tests.support.large_boards import begin
from tests.support.world import World, answer


def labels(message: discord.Message) -> list[str | None]:
    """The labels of the buttons in the last row of a message."""
    row = message.components[-1]
    assert isinstance(row, discord.ActionRow)
    return [child.label for child in row.children if isinstance(child, discord.Button)]


async def test_a_player_resigns_after_a_question_in_the_same_message(world: World) -> None:
    await world.play(world.ana, "!move b2")
    board = world.button_message
    assert labels(board) == ["Hint", "Resign"]
    assert answer(await world.ben.click(board, label="Resign")).startswith("You aren't a player in this game.")
    text = world.last_text
    await world.press(world.ana, "Resign")
    assert labels(world.button_message) == ["Resign", "Keep playing"]
    assert (world.last_text, world.button_message.id) == (text, board.id)
    await world.press(world.ana, "Keep playing")
    assert labels(world.button_message) == ["Hint", "Resign"]
    await world.press(world.ana, "Resign", "Resign")
    assert "**ana** resigned" in world.last_text
    assert world.button_message.id == board.id
    await world.play(world.ana, "!play random o")  # before both have moved, nothing is asked
    await world.press(world.ana, "Resign")
    assert "**ana** resigned" in world.last_text
    await world.play(world.ana, "!move b2")
    custom_id = f"resign:ask:{(await running(world)).id}:0"
    refused = await world.ana.click(await world.post_buttons(custom_id), label=custom_id)
    assert answer(refused).startswith("The game has moved on since then.")
    assert "Your move" in await world.play(world.ana, "!board")


async def test_members_offer_draws_and_ask_to_take_back(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    assert labels(world.button_message) == ["Take back", "Offer a draw"]
    board = world.button_message
    await world.ana.click(board, label="Take back")
    assert "asks to take back" in world.last_text
    await world.press(world.ben, "Accept")
    await world.press(world.ana, "B2")
    board = world.button_message
    await world.ben.click(board, label="Offer a draw")
    assert "offers a draw" in world.last_text
    mia = world.add_member("mia")
    assert answer(await mia.click(board, label="Offer a draw")).startswith("You aren't a player in this game.")


async def test_a_board_without_a_free_row_has_no_actions(easy_world: World) -> None:
    await begin(easy_world, GAMES["5x5"], 0, 1)
    assert len(easy_world.button_message.components) == 5
    assert labels(easy_world.button_message)[0] == "E1"
