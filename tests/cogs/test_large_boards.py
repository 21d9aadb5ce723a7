"""Boards with any rules: buttons, typed moves, completions, and menus in which a row is chosen, then a column."""

from __future__ import annotations

from typing import Any

from bot.games.games import GAMES
from bot.games.rules import Rules
from bot.text.style import OWN, PICTURE
from tests.support.acts import boards_with_buttons, change_settings, message, running
from tests.support.large_boards import begin, choose, menu_of, offered, post_menus
from tests.support.world import (
    World,
    answer,
    button_labels,
    cell_rows,
    ephemeral_answer,
    message_of,
    rows,
)

CONNECT_FOUR = GAMES["connect4"]
FULL_COLUMN = range(38, 0, -7)
"""The plies that fill column 4 from the bottom."""


REFUSED = {
    "!move 4": "Column 4 is full. Choose another one.",
    "!move 8": "There's no column 8. The columns are 1 to 7.",
    "!move 0": "There's no column 0.",
    "!move G1": "There's no row G. The rows are A to F.",
    "!move B1": "A mark would fall from **B1**.",
    "!move F4": "**F4** is taken by 🔴.",
    "!move b": "That's not a column. Type its number, for example `!move 2`.",
}


async def completions(world: World, typed: str = "") -> list[str | int | float]:
    """The cells or columns that are offered for what ana has typed."""
    completed = await world.ana.autocomplete(world.channel, "move", "coordinate", typed)
    return [choice["value"] for choice in completed]


async def test_a_full_column_is_not_offered_and_its_refusal_explained(easy_world: World) -> None:
    match = await begin(easy_world, CONNECT_FOUR, *FULL_COLUMN)
    buttons = [button for row in cell_rows(easy_world.button_message) for button in row]
    assert [button.label for button in buttons if button.disabled] == ["4"]
    assert len({button.custom_id for button in buttons}) == 7
    for typed, expected in REFUSED.items():
        assert expected in await easy_world.play(easy_world.ana, typed)
    assert (await running(easy_world)).plies == match.plies
    assert await completions(easy_world) == ["1", "2", "3", "5", "6", "7"]
    assert await completions(easy_world, "7") == ["7"]


async def test_25_cells_have_25_buttons_and_larger_boards_few_completions(easy_world: World) -> None:
    await begin(easy_world, GAMES["5x5"])
    await easy_world.press(easy_world.ana, "E1")
    shown = rows(easy_world.button_message)
    assert [len(row) for row in shown] == [5] * 5
    assert [(button.label, str(button.emoji)) for button in shown[0][:2]] == [(None, "🔵"), ("A2", "None")]
    text = answer(await easy_world.press(easy_world.ana, "E2", "E3", "E4"))
    assert "**ana won** with ❌ on E1-E2-E3-E4." in text
    assert button_labels(easy_world.button_message) == ["Play again", "Review"]
    assert cell_rows(easy_world.button_message) == []  # there is no space for them
    await begin(easy_world, GAMES["9x9"])
    offered = await completions(easy_world)
    assert (len(offered), offered[0]) == (25, "A1")
    assert await completions(easy_world, "i") == [f"I{column}" for column in range(1, 10)]
    await easy_world.play(easy_world.ana, "!resign")
    emoji = tuple(f"<:{name}:{easy_world.guild.create_emoji(name).id}>" for name in ("cat", "dog"))
    await change_settings(easy_world, style=OWN, emoji=(*emoji, "🌟", "🌟", "▫️"))
    await begin(easy_world, GAMES["5x5"])
    text = await easy_world.play(easy_world.ana, "!move c3")
    assert (text.count(emoji[0]), text.count("❌"), text.count("🌟")) == (3, 0, 1)  # the last move
    await easy_world.play(easy_world.ana, "!resign")
    await begin(easy_world, GAMES["9x9"])
    text = await easy_world.play(easy_world.ana, "!move c3")
    assert (text.count(emoji[0]), text.count("❌")) == (0, 3)


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
    match = await begin(world, GAMES["7x7"])
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
    easy_world = World.create(world.env)
    match = await begin(easy_world, Rules(10, 10, 5))
    old = {f"cells:{match.id}:0:{number}": [*map(str, range(20 * number, 20 * number + 20))] for number in range(5)}
    posted = await post_menus(easy_world, old)
    stranger = await easy_world.ben.select(posted, ["99"], custom_id=f"cells:{match.id}:0:4")
    assert "You aren't a player in this game" in ephemeral_answer(stranger)
    played = await easy_world.ana.select(posted, ["99"], custom_id=f"cells:{match.id}:0:4")
    assert "**ana** played **J10** ❌. I answer with **A1** 🔵." in answer(played)
    assert (message_of(played).id, offered(message_of(played))[0]) == (posted.id, "Choose a row: A–J")


async def test_a_row_whose_answer_is_lost_is_shown_under_a_new_board(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play 7x7")
    board = easy_world.button_message
    easy_world.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await choose(easy_world.ana, board, "C")
    _ = easy_world.env.errors
    assert (easy_world.last_text, easy_world.button_message.id != board.id) == (text, True)
    assert offered(easy_world.button_message)[0] == "Row C: choose a column"
    assert boards_with_buttons(easy_world)[-2:] == [False, True]
