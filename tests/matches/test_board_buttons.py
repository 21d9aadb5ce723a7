"""Buttons beneath boards."""

from __future__ import annotations

from discord import ButtonStyle

from bot.games.board import format_board
from tests.support.acts import running
from tests.support.world import World, cell_rows, cells_with, ephemeral_answer, rows


async def test_every_cell_has_a_button(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2")
    buttons = cell_rows(easy_world.button_message)
    assert [[button.label for button in row] for row in buttons] == [
        ["A1", "A2", "A3"],
        ["B1", "B2", "B3"],
        ["C1", "C2", "C3"],
    ]
    assert [str(button.emoji) for button in buttons[0] + buttons[1]] == ["🔵", "▫️", "▫️", "▫️", "❌", "▫️"]
    assert [button.label for row in buttons for button in row if button.disabled] == ["A1", "B2"]
    assert cells_with(easy_world.button_message, ButtonStyle.primary) == ["A1"]  # the last move is blue
    assert len(cells_with(easy_world.button_message, ButtonStyle.secondary)) == 8
    await easy_world.restart("first free")
    await easy_world.press(easy_world.ana, "C1", "A3")
    final = easy_world.button_message
    assert [len(row) for row in rows(final)] == [3, 3, 3, 2]
    assert all(button.disabled for row in cell_rows(final) for button in row)
    assert cells_with(final, ButtonStyle.success) == ["A3", "B2", "C1"]  # the line is green
    assert cells_with(final, ButtonStyle.primary) == []
    await easy_world.post_buttons("old:1")
    assert "older version" in ephemeral_answer(await easy_world.press(easy_world.ana, "old:1"))


def cells_of(world: World) -> list[str]:
    """The custom ids of the cells of the newest board."""
    return [button.custom_id or "" for row in rows(world.button_message) for button in row]


async def press_copy(world: World, custom_id: str) -> str:
    """Let ana press a copy of a button that stays as it is, and return the private answer."""
    return ephemeral_answer(await world.ana.click(await world.post_buttons(custom_id), custom_id=custom_id))


async def test_cells_of_an_outdated_board_and_taken_cells_are_refused(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    outdated = cells_of(easy_world)
    await easy_world.play(easy_world.ana, "!move b2")
    current = cells_of(easy_world)
    for cell in outdated:
        assert "The game has moved on since then." in await press_copy(easy_world, cell)
    for taken, expected in ((4, "**B2** is taken by ❌."), (0, "**A1** is taken by 🔵.")):
        assert expected in await press_copy(easy_world, current[taken])
    assert format_board((await running(easy_world)).board) == "O../.X./..."
    assert "**ana won**" in await easy_world.play(easy_world.ana, "!move c1", "!move a3")
    easy_world = World.create(easy_world.env)
    await easy_world.play(easy_world.ana, "!move b2")
    earlier = cells_of(easy_world)
    await easy_world.play(easy_world.ana, "!resign", "!move c3")
    for cell in earlier:
        assert "That game is over." in await press_copy(easy_world, cell)
    assert format_board((await running(easy_world)).board) == "O../.../..X"
