"""A direct message to the player when the bot loses a permission."""

from discord.ext import commands

from tests.world import World, text_of


async def test_the_player_gets_one_dm(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    assert await world.send(world.ana, "!board") == []
    assert await world.send(world.ana, "!resign") == []
    (notice,) = world.ana.user.dm_channel.history()
    assert "I can't answer in" in text_of(notice)
    assert "**Send Messages**" in text_of(notice)
    assert_unanswered(world)


async def test_a_stranger_gets_no_dm(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    assert await world.send(world.ben, "!board") == []
    assert world.ben.user.dm_channel.history() == []
    assert_unanswered(world)


async def test_closed_dms_are_ignored(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="Cannot send messages")
    assert await world.send(world.ana, "!board") == []
    assert_unanswered(world)


def assert_unanswered(world: World) -> None:
    assert {type(error) for error in world.env.errors} == {commands.CheckFailure}
