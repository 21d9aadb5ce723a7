"""What a finished board says and offers."""

import discord

from tests.support.world import World, button_labels


async def test_the_bar_of_a_finished_board_shows_how_it_went(easy_world: World) -> None:
    world, ana = easy_world, easy_world.ana
    for moves, colour in (
        (("!play", "!move c1", "!move c2", "!move c3"), discord.Colour.green()),
        (("!play", "!m b2", "!m a3", "!m b1", "!m c2", "!m c3"), discord.Colour.light_grey()),
        (("!play o", "!move b2", "!move c3"), discord.Colour.red()),
    ):
        await world.play(ana, *moves[:-1])
        assert world.channel.history()[-1].embeds[0].colour is None
        await world.play(ana, moves[-1])
        assert world.channel.history()[-1].embeds[0].colour == colour


async def test_a_finished_board_with_buttons_names_no_command(easy_world: World) -> None:
    text = await easy_world.play(easy_world.ana, "!play", "!resign")
    assert "Another game?" not in text
    assert button_labels(easy_world.button_message) == ["Play again"]
