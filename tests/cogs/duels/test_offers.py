"""Draw offers, take-backs and resignations: typed, and by the buttons below a board."""

from __future__ import annotations

import discord

from tests.support.acts import running
from tests.support.world import World, answer


def labels(message: discord.Message) -> list[str | None]:
    """The labels of the buttons in the last row of a message."""
    row = message.components[-1]
    assert isinstance(row, discord.ActionRow)
    return [child.label for child in row.children if isinstance(child, discord.Button)]


async def test_a_resignation_on_an_outdated_board_is_refused(world: World) -> None:
    await world.play(world.ana, "!move b2")
    custom_id = f"resign:ask:{(await running(world)).id}:0"
    refused = await world.ana.click(await world.post_buttons(custom_id), label=custom_id)
    assert answer(refused).startswith("The game has moved on since then.")
    assert "Your move" in await world.play(world.ana, "!board")
