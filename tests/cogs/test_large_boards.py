"""Boards with any rules: buttons, typed moves and completions."""

from bot.game.games import GAMES
from bot.rendering.style import OWN
from tests.support.acts import change_settings, hidden_database, running
from tests.support.large_boards import begin
from tests.support.world import World, answer, button_labels, cell_rows, rows

CONNECT_FOUR = GAMES["connect4"]
FULL_COLUMN = range(38, 0, -7)
"""The plies that fill column 4 from the bottom."""


async def test_where_marks_fall_columns_are_pressed_and_typed(easy_world: World) -> None:
    await begin(easy_world, CONNECT_FOUR)
    buttons = cell_rows(easy_world.button_message)
    assert [[button.label for button in row] for row in buttons] == [["1", "2", "3", "4"], ["5", "6", "7"]]
    assert "For example: `!move 1`" in easy_world.last_text
    text = answer(await easy_world.press(easy_world.ana, "4"))
    assert "**ana** played **F4** ❌. I answer with **E4** ⭕." in text
    assert "🇫🔲🔲🔲❌🔲🔲🔲" in text
    assert await easy_world.play(easy_world.ana, "!move") == "Which column? Type its number, for example `!move 2`."
    _ = easy_world.env.errors  # discord.py reports a missing argument as one
    assert "**ana** played **D4** ❌" in await easy_world.play(easy_world.ana, "!move 4")
    for typed in ("B4", "5️⃣", "f３"):
        assert "**ana** played" in await easy_world.play(easy_world.ana, f"!move {typed}")


REFUSED = {
    "!move 4": "Column 4 is full. Choose another one.",
    "!move 8": "There's no column 8. The columns are 1 to 7.",
    "!move 0": "There's no column 0.",
    "!move G1": "There's no row G. The rows are A to F.",
    "!move B1": "A mark would fall from **B1**.",
    "!move F4": "**F4** is taken by ❌.",
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


async def test_before_a_match_the_default_game_counts_for_moves(easy_world: World) -> None:
    await change_settings(easy_world, game="connect4")
    assert (await easy_world.play(easy_world.ana, "!move")).startswith("Which column?")
    _ = easy_world.env.errors  # discord.py reports a missing argument as one
    assert await completions(easy_world) == [f"{column}" for column in range(1, 8)]
    assert "**ana** played **F4** ❌" in await easy_world.play(easy_world.ana, "!move 4")
    await easy_world.restart("easy")
    with hidden_database(easy_world):
        assert await completions(easy_world) == []


async def test_25_cells_have_25_buttons_and_larger_boards_few_completions(easy_world: World) -> None:
    await begin(easy_world, GAMES["5x5"])
    await easy_world.press(easy_world.ana, "E1")
    shown = rows(easy_world.button_message)
    assert [len(row) for row in shown] == [5] * 5
    assert [(button.label, str(button.emoji)) for button in shown[0][:2]] == [(None, "⭕"), ("A2", "None")]
    text = answer(await easy_world.press(easy_world.ana, "E2", "E3", "E4"))
    assert "**ana won** with ❌ on E1-E2-E3-E4." in text
    assert button_labels(easy_world.button_message) == ["Play again", "Review"]
    await begin(easy_world, GAMES["9x9"], start=1_000)
    offered = await completions(easy_world)
    assert (len(offered), offered[0]) == (25, "A1")
    assert await completions(easy_world, "i") == [f"I{column}" for column in range(1, 10)]
    await easy_world.play(easy_world.ana, "!resign")
    emoji = tuple(f"<:{name}:{easy_world.guild.create_emoji(name).id}>" for name in ("cat", "dog"))
    await change_settings(easy_world, style=OWN, emoji=(*emoji, "🌟", "🌟", "🔲"))
    await begin(easy_world, GAMES["5x5"], start=3_000)
    text = await easy_world.play(easy_world.ana, "!move c3")
    assert (text.count(emoji[0]), text.count("❌"), text.count("🌟")) == (3, 0, 0)
    await easy_world.play(easy_world.ana, "!resign")
    await begin(easy_world, GAMES["9x9"], start=2_000)
    text = await easy_world.play(easy_world.ana, "!move c3")
    assert (text.count(emoji[0]), text.count("❌")) == (0, 3)
