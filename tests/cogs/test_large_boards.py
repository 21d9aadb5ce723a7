"""Boards with any rules: buttons, typed moves, completions, and menus in which a row is chosen, then a column."""

from __future__ import annotations

from typing import Any

from bot.games.lines import LISTED, Rules
from bot.text.style import PICTURE
from tests.support.acts import boards_with_buttons, change_settings, message, running
from tests.support.large_boards import begin, choose, menu_of, offered, post_menus
from tests.support.world import (
    World,
    answer,
    ephemeral_answer,
    message_of,
)

ROWS = ("Choose a row: A–G", [*"ABCDEFG"])


async def test_a_row_is_chosen_without_uploading_the_picture_again(easy_world: World) -> None:
    world = easy_world
    await change_settings(world, style=PICTURE)
    await world.play(world.ana, "!play 7x7")
    board = world.button_message
    shown = message_of(await choose(world.ana, board, "C"))
    assert (shown.attachments, shown.embeds) == (board.attachments, board.embeds)
    sent: Any = world.env.http_requests[-1].json
    assert not {"content", "embeds", "attachments"} & sent["data"].keys()
    await world.press(world.ana, "Another row")
    await change_settings(world, is_text_only=True)
    assert menu_of(message_of(await choose(world.ana, world.button_message, "C"))) is None


async def test_only_rows_with_free_cells_are_offered_and_only_cells_played(easy_world: World) -> None:
    world = easy_world
    rules = Rules(3, 7, 7)
    await begin(world, rules, *range(8))
    assert offered(world.button_message) == ("Choose a row: B–C", ["B", "C"])
    await world.play(world.ana, "!resign")
    await begin(world, rules, *range(20))
    assert offered(world.button_message) == ("Choose a row: C", ["C"])
    shown = message_of(await choose(world.ana, world.button_message, "C"))
    assert offered(shown) == ("Row C: choose a column", ["C7"])
    assert (await running(world)).version == 20
    assert "It's a draw" in answer(await choose(world.ana, shown, "C7"))
    match = await begin(world, LISTED["7x7"])
    cells = f"cells:{match.id}:0:2"
    without_a_choice = await world.ana.click(await world.post_buttons(cells), custom_id=cells)
    assert "The game has moved on since then." in ephemeral_answer(without_a_choice)
    a_row = await world.ana.select(await post_menus(world, {cells: ["C"]}), ["C"])
    assert "The game has moved on since then." in ephemeral_answer(a_row)
    unknown = await world.ana.select(await post_menus(world, {f"rows:{match.id}:0": ["Z"]}), ["Z"])
    assert offered(message_of(unknown)) == ROWS
    assert (await running(world)).version == 0


async def test_older_menus_are_refused_or_play_their_cells(world: World) -> None:
    await world.start_duel("7x7 x")
    match = await running(world)
    rows, cells = f"rows:{match.id}:0", f"cells:{match.id}:0:3"
    await choose(world.ana, world.button_message, "D")
    board = world.button_message
    assert "**ana** played **A1**" in await world.play(world.ana, "!move a1")
    assert boards_with_buttons(world) == [False, True]
    await world.play(world.ben, "!move a2")
    newest, old = world.button_message, await post_menus(world, {rows: ["D"], cells: ["24"]})
    for custom_id, value in ((rows, "D"), (cells, "24")):
        refusal = await world.ana.select(old, [value], custom_id=custom_id)
        assert "The game has moved on since then." in ephemeral_answer(refusal)
    assert ((await running(world)).version, board.id != newest.id) == (2, True)
    assert offered(message(world, newest.id)) == ROWS
    await world.play(world.ana, "!resign")
    assert "That game is over." in ephemeral_answer(await world.ana.select(old, ["D"], custom_id=rows))
