"""Buttons beneath boards."""

from __future__ import annotations

from datetime import timedelta

from discord import ButtonStyle

from bot.games.board import format_board
from tests.support.acts import boards_with_buttons, change_settings, footer, running
from tests.support.world import World, answer, button_labels, cell_rows, cells_with, ephemeral_answer, rows


async def test_a_match_is_played_on_the_buttons_of_one_message_and_once_more(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    messages = len(easy_world.channel.history())
    await easy_world.press(easy_world.ana, "B1")
    stranger = ephemeral_answer(await easy_world.press(easy_world.ben, "B2"))
    assert "You aren't a player in this game" in stranger
    await easy_world.press(easy_world.ana, "B2")
    result = await easy_world.press(easy_world.ana, "B3")
    assert "**ana won** with ❌ on B1-B2-B3" in answer(result)
    assert len(easy_world.channel.history()) == messages
    assert button_labels(easy_world.button_message) == ["Play again", "Review"]
    final = easy_world.button_message
    assert [len(row) for row in rows(final)] == [3, 3, 3, 2]
    assert all(button.disabled for row in cell_rows(final) for button in row)
    assert cells_with(final, ButtonStyle.success) == ["B1", "B2", "B3"]  # the line is green
    assert cells_with(final, ButtonStyle.primary) == []
    assert (await easy_world.ben.click(final, label="Play again")).ephemeral
    assert "you are 🔵" in answer(await easy_world.ana.click(final, label="Play again"))
    assert easy_world.button_message.id != final.id
    assert [button.label for row in rows(easy_world.button_message) for button in row if button.disabled] == ["A1"]


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
    assert footer(easy_world.button_message) == "My level: first free"
    await easy_world.restart("first free")
    assert "C3" in answer(await easy_world.press(easy_world.ana, "C3"))
    await change_settings(easy_world, is_text_only=True)
    await easy_world.play(easy_world.ana, "!board")
    assert not any(cell_rows(message) for message in easy_world.channel.history())
    assert "X: B2, C3" in footer(easy_world.board_message)
    easy_world = World.create(easy_world.env)
    await easy_world.post_buttons("old:1")
    assert "older version" in ephemeral_answer(await easy_world.press(easy_world.ana, "old:1"))


async def test_the_cells_are_named_where_no_button_names_them(easy_world: World) -> None:
    world, ana = easy_world, easy_world.ana

    async def footer_after(*typed: str) -> str:
        await world.play(ana, *typed)
        return footer(world.board_message)

    assert await footer_after("!move b2") == "My level: first free"
    assert await footer_after("!resign") == "My level: first free · X: B2 · O: A1"
    assert await footer_after("!play 5x5") == "5×5 (four in a row) · My level: first free"
    await change_settings(world, style="classic")
    for game, name in (("connect4", "Connect Four"), ("9x9", "9×9 (five in a row)")):
        await world.play(ana, "!resign")
        assert await footer_after(f"!play {game}") == f"{name} · My level: first free · X: - · O: -"
    await change_settings(world, is_text_only=True)
    assert await footer_after("!resign", "!play 3x3", "!move b2") == "My level: first free · X: B2 · O: A1"


async def test_only_a_move_that_starts_a_game_says_so(easy_world: World) -> None:
    """Nobody asked for a game, so the answer to the move says that there is a new one."""
    world, ana = easy_world, easy_world.ana
    answered = "**ana** played **B2** ❌. I answer with **A1** 🔵."
    assert f"\nA new game: {answered}\n" in await world.play(ana, "!move b2")
    await world.play(ana, "!resign", "!play")
    assert f"\n{answered}\n" in await world.play(ana, "!move b2")
    await world.play(ana, "!resign")
    await ana.slash(world.channel, "play")
    assert f"\n{answered}\n" in answer(await world.press(ana, "B2"))
    await world.play(ana, "!resign")
    assert "\nI start with **A1** ❌.\n" in await world.play(ana, "!play o")
    assert "\n**ana** played **B2** 🔵. I answer with" in await world.play(ana, "!move b2")
    await world.play(ana, "!resign")
    assert f"\nA new game: {answered}\n" in answer(await ana.slash(world.channel, "move", coordinate="b2"))


async def test_only_the_newest_board_has_buttons(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    first = easy_world.button_message
    await easy_world.press(easy_world.ana, "B1")
    await easy_world.play(easy_world.ana, "!move b2")
    assert boards_with_buttons(easy_world) == [False, True]
    second = easy_world.button_message
    assert second.id != first.id
    await easy_world.advance(timedelta(hours=1))
    result = await easy_world.ana.click(second, label="A3")  # on an old board, which is posted again
    assert "**ana** played **A3**" in answer(result)
    assert easy_world.button_message.id != second.id
    assert boards_with_buttons(easy_world) == [False, False, True]
    assert "**ana won**" in answer(await easy_world.press(easy_world.ana, "C1"))


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
