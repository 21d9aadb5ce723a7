"""Draw offers, take-backs and resignations: typed, and by the buttons below a board."""

from __future__ import annotations

import discord

from bot.games.games import GAMES
from bot.games.mark import Mark
from tests.support.acts import play_duel, running
from tests.support.large_boards import begin
from tests.support.world import World, answer, button_labels, ephemeral_answer


async def test_a_draw_offer_is_answered_withdrawn_or_ended_by_a_move(world: World) -> None:
    await world.start_duel()
    offered = await world.play(world.ben, "!draw")
    assert offered == "🤝 **ben** offers a draw. Does **ana** accept?"
    assert ephemeral_answer(await world.press(world.ben, "Accept")) == "Only the other player can accept that."
    assert answer(await world.press(world.ana, "Decline")) == "**ana** declined. The game goes on."
    await world.ben.slash(world.channel, "draw")
    assert answer(await world.press(world.ben, "Decline")) == "**ben** withdrew the offer. The game goes on."
    await world.play(world.ben, "!draw")
    assert "🤝 **It's a draw** by agreement." in answer(await world.press(world.ana, "Accept"))
    assert [label for message in world.channel.history() for label in button_labels(message)] == ["Rematch"]
    await world.start_duel()
    await world.play(world.ben, "!draw")
    offer = world.button_message
    await world.play(world.ana, "!move b2")
    assert "The game has moved on since then" in answer(await world.ana.click(offer, label="Accept"))
    assert button_labels(world.button_message)[:3] == ["A1", "A2", "A3"]
    assert not (await running(world)).is_over


async def test_a_takeback_needs_consent(world: World) -> None:
    await world.start_duel()
    assert "You haven't moved yet" in await world.play(world.ana, "!takeback")
    await world.play(world.ana, "!move a1")
    assert "**ana** asks to take back **A1**. Does **ben** agree?" in await world.play(world.ana, "!undo")
    taken_back = answer(await world.press(world.ben, "Accept"))
    assert "**ana** took back a move." in taken_back
    assert "**ana** ❌, your move" in taken_back
    assert "B2" in answer(await world.press(world.ana, "B2"))
    match = await running(world)
    assert [match.board[cell] for cell in (0, 4)] == [None, Mark.X]
    world = World.create(world.env)
    await play_duel(world)
    asked = "↩️ **ana** asks to take back **B2** (and **ben**'s answer **A1**). Does **ben** agree?"
    assert await world.play(world.ana, "!takeback") == asked
    assert answer(await world.ana.slash(world.channel, "takeback")) == asked
    assert await world.play(world.ben, "!takeback") == "↩️ **ben** asks to take back **A1**. Does **ana** agree?"
    await world.ana.slash(world.channel, "takeback")
    await world.press(world.ben, "Accept")
    assert not (await running(world)).plies
    world = World.create(world.env)
    await world.play(world.ana, "!move b2")
    for command in ("!draw", "!takeback"):
        assert "That works only in games between members." in await world.play(world.ana, command)
        assert "You aren't a player in this game" in await world.play(world.ben, command)


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
