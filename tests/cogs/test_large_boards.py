"""Boards with any rules: buttons, typed moves and completions."""

from bot.game.games import GAMES
from bot.model.ids import GuildId
from bot.rendering.style import OWN
from tests.support.large_boards import begin
from tests.support.world import World, answer, button_labels, cell_rows, rows

CONNECT_FOUR = GAMES["connect4"]
FULL_COLUMN = range(38, 0, -7)
"""The plies that fill column 4 from the bottom."""


async def test_where_marks_fall_every_column_has_a_button(easy_world: World) -> None:
    await begin(easy_world, CONNECT_FOUR)
    buttons = cell_rows(easy_world.button_message)
    assert [[button.label for button in row] for row in buttons] == [["1", "2", "3", "4"], ["5", "6", "7"]]
    assert "For example: `!move 1`" in easy_world.last_text
    text = answer(await easy_world.press(easy_world.ana, "4"))
    assert "**ana** played **F4** ❌. I answer with **E4** ⭕." in text
    assert "🇫🔲🔲🔲❌🔲🔲🔲" in text


async def test_a_game_with_gravity_is_typed_by_columns(easy_world: World) -> None:
    await begin(easy_world, CONNECT_FOUR)
    assert await easy_world.play(easy_world.ana, "!move") == "Which column? Type its number, for example `!move 2`."
    _ = easy_world.env.errors  # discord.py reports a missing argument as one
    assert "**ana** played **F4** ❌" in await easy_world.play(easy_world.ana, "!move 4")
    for typed in ("D4", "4️⃣", "f３"):
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
    assert (await easy_world.app.services.matches.running(easy_world.place.channel)).match.plies == match.plies
    assert await completions(easy_world) == ["1", "2", "3", "5", "6", "7"]
    assert await completions(easy_world, "7") == ["7"]


async def test_before_a_match_the_default_game_counts(easy_world: World) -> None:
    await easy_world.app.services.settings.change(GuildId(easy_world.guild.id), game="connect4")
    assert (await easy_world.play(easy_world.ana, "!move")).startswith("Which column?")
    _ = easy_world.env.errors  # discord.py reports a missing argument as one
    assert await completions(easy_world) == [f"{column}" for column in range(1, 8)]
    assert "**ana** played **F4** ❌" in await easy_world.play(easy_world.ana, "!move 4")


async def test_no_cells_are_offered_while_the_database_fails(easy_world: World) -> None:
    await begin(easy_world, CONNECT_FOUR)
    await easy_world.restart("easy")
    file = easy_world.app.services.database.file
    assert file is not None
    hidden = file.rename(file.with_name("hidden"))
    assert await completions(easy_world) == []
    hidden.rename(file)


async def test_completions_of_a_large_board_are_limited(easy_world: World) -> None:
    await begin(easy_world, GAMES["9x9"])
    offered = await completions(easy_world)
    assert (len(offered), offered[0]) == (25, "A1")
    assert await completions(easy_world, "i") == [f"I{column}" for column in range(1, 10)]


async def test_a_board_of_25_cells_has_25_buttons(easy_world: World) -> None:
    await begin(easy_world, GAMES["5x5"])
    await easy_world.press(easy_world.ana, "E1")
    shown = rows(easy_world.button_message)
    assert [len(row) for row in shown] == [5] * 5
    assert [(button.label, str(button.emoji)) for button in shown[0][:2]] == [(None, "⭕"), ("A2", "None")]
    text = answer(await easy_world.press(easy_world.ana, "E2", "E3", "E4"))
    assert "**ana won** with ❌ on E1-E2-E3-E4." in text
    assert button_labels(easy_world.button_message) == ["Play again", "Review"]


async def test_own_emoji_are_on_a_board_and_in_its_sentences_or_nowhere(easy_world: World) -> None:
    emoji = tuple(f"<:{name}:{easy_world.guild.create_emoji(name).id}>" for name in ("cat", "dog"))
    guild = GuildId(easy_world.guild.id)
    await easy_world.app.services.settings.change(guild, style=OWN, emoji=(*emoji, "🌟", "🌟", "🔲"))
    await begin(easy_world, GAMES["5x5"])
    text = await easy_world.play(easy_world.ana, "!move c3")
    assert (text.count(emoji[0]), text.count("❌"), text.count("🌟")) == (3, 0, 0)
    await easy_world.play(easy_world.ana, "!resign")
    await begin(easy_world, GAMES["9x9"], start=2_000)
    text = await easy_world.play(easy_world.ana, "!move c3")
    assert (text.count(emoji[0]), text.count("❌")) == (0, 3)
