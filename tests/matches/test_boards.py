"""The colours of boards and their buttons, and cells that are pressed too late."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from discord import ButtonStyle, Colour

from tests.support.acts import boards_with_buttons, running
from tests.support.world import World, cell_rows, cells_with, ephemeral_answer, rows


async def test_the_last_move_the_line_and_the_result_have_a_colour(easy_world: World) -> None:
    world, ana = easy_world, easy_world.ana
    await world.play(ana, "!move b2")
    assert cells_with(world.button_message, ButtonStyle.primary) == ["A1"]
    assert len(cells_with(world.button_message, ButtonStyle.secondary)) == 8
    assert world.button_message.embeds[0].colour is None
    await world.restart("first free")
    await world.press(ana, "C1", "A3")
    final = world.button_message
    assert [len(row) for row in rows(final)] == [3, 3, 3, 3]
    assert all(button.disabled for row in cell_rows(final) for button in row)
    assert cells_with(final, ButtonStyle.success) == ["A3", "B2", "C1"]
    assert cells_with(final, ButtonStyle.primary) == []
    assert final.embeds[0].colour == Colour.green()
    for moves, colour in (
        (("!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3"), Colour.light_grey()),
        (("!play o", "!move b2", "!move c3"), Colour.red()),
    ):
        await world.play(ana, *moves)
        assert world.board_message.embeds[0].colour == colour


async def test_cells_of_outdated_boards_and_finished_games_are_refused(easy_world: World) -> None:
    world = easy_world

    async def press_copies(message: str) -> None:
        """Press copies of the cells that stay as they are."""
        for cell in cells:
            copy = await world.post_buttons(cell)
            assert message in ephemeral_answer(await world.ana.click(copy, custom_id=cell))

    await world.play(world.ana, "!play")
    cells = [button.custom_id or "" for row in cell_rows(world.button_message) for button in row]
    await world.play(world.ana, "!move b2")
    await press_copies("The game has moved on since then.")
    assert str((await running(world)).board) == "O../.X./..."
    await world.play(world.ana, "!resign", "!move c3")
    await press_copies("That game is over.")
    assert str((await running(world)).board) == "O../.../..X"


async def test_an_older_board_is_closed_once_its_channel_can_be_seen(world: World) -> None:
    await world.play(world.ana, "!play")
    refused: dict[str, Any] = {"status": 403, "code": 50001, "message": "Missing Access", "times": None}
    world.env.inject_error("PATCH", "/channels/*/messages/*", **refused)
    await world.ana.slash(world.channel, "board")
    for is_hidden in (True, False):
        assert boards_with_buttons(world) == [True, True]
        if not is_hidden:
            world.env.backend.faults.clear()
        await world.advance(timedelta(minutes=5))
    assert boards_with_buttons(world) == [False, True]
