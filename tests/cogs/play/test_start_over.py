"""How games begin: with a level and a game that are named, chosen in menus or kept, and instead of another game."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.database.database import Database
from tests.support.databases import execute
from tests.support.large_boards import menus
from tests.support.world import World, answer, ephemeral_answer, text_of

MOVED_ON = "The game has moved on since then."


MAY_BE_LOST = (
    "\nOnce both of us have moved, others may start a game here after an hour without a move of yours, "
    "and you lose this one."
)


async def test_where_members_may_open_no_threads_a_game_is_lost_after_an_hour(world: World) -> None:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    opens_none = discord.PermissionOverwrite(create_public_threads=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=opens_none)
    assert (await world.play(world.ana, "!play easy")).endswith(MAY_BE_LOST)
    assert MAY_BE_LOST not in await world.play(world.ana, "!move b2")
    await world.advance(timedelta(hours=1))
    assert (await world.play(world.ben, "!play")).endswith("If you start over, its player loses it. Start over?")
    await world.ana.send_dm("!move b2")
    assert MAY_BE_LOST not in text_of(world.ana.user.dm_channel.history()[-1])


def start_menus(world: World) -> list[discord.SelectMenu]:
    """The menus of levels and games under the newest board."""
    return [menu for menu in menus(world.button_message) if (menu.custom_id or "").startswith("start:")]


async def test_very_many_choices_end_no_game(world: World) -> None:
    await world.play(world.ana, "!play easy")
    await execute(world.app.services[Database], "UPDATE match SET version = 9999, shown = 9999")
    await world.restart()
    menu, _ = start_menus(world)
    refused = await world.ana.select(world.button_message, ["hard"], custom_id=menu.custom_id)
    assert MOVED_ON in ephemeral_answer(refused)  # the message shows the version from before
    assert "your move" in (await world.play(world.ana, "!board")).lower()
    menu, _ = start_menus(world)
    refused = await world.ana.select(world.button_message, ["hard"], custom_id=menu.custom_id)
    assert ephemeral_answer(refused).startswith("You've changed this game too often.")
    assert "**ana** played **B2** ❌" in answer(await world.press(world.ana, "B2"))
    assert "**ana** played **C3** ❌" in answer(await world.press(world.ana, "C3"))
