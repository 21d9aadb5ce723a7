"""A direct message to the player when the bot loses a permission."""

from discord.ext import commands
from simcord import MemberActor

from tests.support.world import World, text_of


async def assert_unanswered(world: World, member: MemberActor, *texts: str) -> None:
    for text in texts:
        assert await world.send(member, text) == []
    assert {type(error) for error in world.env.errors} == {commands.CheckFailure}


async def test_only_the_player_gets_a_dm_and_only_one(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    await assert_unanswered(world, world.ben, "!board")
    assert world.ben.user.dm_channel.history() == []
    await assert_unanswered(world, world.ana, "!board", "!resign")
    (notice,) = world.ana.user.dm_channel.history()
    assert "I can't answer in" in text_of(notice)
    assert "**Send Messages**" in text_of(notice)


async def test_closed_dms_are_ignored(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.set_permissions(send_messages=False)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="Cannot send messages")
    await assert_unanswered(world, world.ana, "!board")
