"""Whole matches of every game, between members and against a level, and what completes a move."""

from __future__ import annotations

from itertools import cycle

from simcord import MemberActor

from bot.games.lines import LISTED
from bot.games.mark import Mark
from tests.support.acts import change_settings
from tests.support.languages import ENGLISH
from tests.support.large_boards import begin, choose_cell, menu_of
from tests.support.world import World


async def completions(world: World, typed: str = "") -> list[str | int | float]:
    choices = await world.ana.autocomplete(world.channel, "move", "coordinate", typed)
    return [choice["value"] for choice in choices]


async def test_free_cells_complete_a_move(easy_world: World) -> None:
    world = easy_world
    assert len(await completions(world)) == 9
    await world.play(world.ana, "!play o")
    assert await completions(world) == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert await completions(world, " b") == await completions(world, "Ｂ") == ["B1", "B2", "B3"]
    await world.play(world.ana, "!resign")
    await begin(world, LISTED["connect4"], *range(38, 0, -7))  # which fills a column
    assert await completions(world) == ["1", "2", "3", "5", "6", "7"]
    await begin(world, LISTED["9x9"])
    assert (len(offered := await completions(world)), offered[0]) == (25, "A1")
    assert await completions(world, "i") == [f"I{column}" for column in range(1, 10)]


async def type_move(world: World, member: MemberActor, move: str) -> None:
    await world.play(member, f"!move {move}")


async def use_slash_command(world: World, member: MemberActor, move: str) -> None:
    await member.slash(world.channel, "move", coordinate=move)


async def press(world: World, member: MemberActor, move: str) -> None:
    if menu_of(message := world.button_message):
        await choose_cell(member, message, move)
    else:
        await member.click(message, label=move)


async def test_games_of_every_kind_are_played_to_their_end(world: World) -> None:
    """X takes the first cells of the bottom row, and ben those above them; the level takes the first free cells."""
    await change_settings(world, style="classic")  # pictures take longer
    for game in ("misere", "connect4", "7x7"):
        rules = LISTED[game]
        cells = [rules.cell(rules.rows - 1, column) for column in range(rules.in_a_row)]
        facts = {"line": ENGLISH.name_of_line(tuple(cells), rules), "winner": "ben", "who": "ana"}
        facts["mark"] = ENGLISH.on_board(rules).style.marks[Mark.X]
        await world.start_duel(f"{game} x")
        plies = [ply for cell in cells for ply in ((world.ana, cell), (world.ben, cell - rules.columns))]
        for way, (member, cell) in zip(cycle((type_move, use_slash_command, press)), plies[:-1], strict=False):
            await way(world, member, rules.format(cell))
        assert ENGLISH.say("status-misere_won" if rules.misere else "status-member_won", **facts) in world.last_text
    await world.play(world.ana, "!play misere random x", "!move c1", "!move c2", "!move c3")
    assert "🏁 **I won**, because **ana** completed C1-C2-C3 with ❌." in world.last_text
