"""Presses on cells that are taken, on the current board and on boards that the bot has not edited yet."""

from __future__ import annotations

from bot.game.board import format_board
from bot.model.ids import ChannelId
from tests.support.world import World, private_answer, rows


async def board_of(world: World) -> str:
    return format_board((await world.app.services.matches.running(ChannelId(world.channel.id))).match.board)


def cells_of(world: World) -> list[str]:
    """The custom ids of the cells of the newest board."""
    return [button.custom_id or "" for row in rows(world.button_message) for button in row]


async def press_copy(world: World, custom_id: str) -> str:
    """Let ana press a copy of a button that stays as it is, and return the private answer."""
    return private_answer(await world.ana.click(await world.post_buttons(custom_id), custom_id=custom_id))


async def test_cells_of_an_outdated_board_and_taken_cells_are_refused(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    outdated = cells_of(easy_world)
    await easy_world.play(easy_world.ana, "!move b2")
    current = cells_of(easy_world)
    for cell in outdated:
        assert "The game has moved on since then." in await press_copy(easy_world, cell)
    for taken, expected in ((4, "**B2** is taken by ❌."), (0, "**A1** is taken by ⭕.")):
        assert expected in await press_copy(easy_world, current[taken])
    assert await board_of(easy_world) == "O../.X./..."
    assert "**ana won**" in await easy_world.play(easy_world.ana, "!move c1", "!move a3")


async def test_a_board_of_an_earlier_game_does_not_touch_the_next(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!move b2")
    earlier = cells_of(easy_world)
    await easy_world.play(easy_world.ana, "!resign", "!move c3")
    for cell in earlier:
        assert "That game is over." in await press_copy(easy_world, cell)
    assert await board_of(easy_world) == "O../.../..X"
