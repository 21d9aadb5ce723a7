"""Challenges whose message or channel is gone: they no longer hinder anybody."""

import discord

from bot.game.ids import UserId
from tests.support.people import actor
from tests.support.world import World, answer, private_answer


async def challenge(world: World) -> discord.Message:
    """Let ana challenge ben, and return the message that shows it."""
    await world.ana.slash(world.channel, "play", member=world.ben)
    return world.button_message


async def test_deleted_messages_withdraw_their_challenges_after_a_restart(world: World) -> None:
    message = await challenge(world)
    await world.restart()
    await message.delete()
    await world.env.settle()
    assert "challenges you" in await world.play(world.ben, f"!play {world.ana.mention}")
    message = world.button_message
    await world.ben.slash(world.channel, "invite")
    await world.restart()
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete_messages([message, world.button_message])
    await world.env.settle()
    assert "challenges you" in await world.play(world.ben, f"!play {world.ana.mention}")
    assert "is looking for someone" in await world.play(world.ben, "!invite")


async def test_a_challenge_that_cannot_be_found_again_is_replaced(world: World) -> None:
    await challenge(world)
    for status, code in ((404, 10003), (404, 10008), (403, 50001)):
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="Gone")
        assert "challenges you" in await world.play(world.ben, f"!play {world.ana.mention}")
    await world.ana.slash(world.channel, "invite")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, message="Unknown Message")
    assert "is looking for someone" in answer(await world.ana.slash(world.channel, "invite"))


async def test_a_challenge_that_may_still_be_there_stays_open(world: World) -> None:
    message = await challenge(world)
    for status in (None, 429, 503):
        if status:
            world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=0, message="Later")
        refusal = private_answer(await world.ben.slash(world.channel, "play", member=world.ana))
        assert "The two of you already have an open challenge" in refusal, status
    assert "plays against" in answer(await world.ben.click(message, label="Accept"))


async def test_a_challenge_that_was_never_posted_is_replaced(world: World) -> None:
    await world.app.services.challenges.open(actor(UserId(world.ana.id), 1, world.place), UserId(world.ben.id))
    assert "challenges you" in await world.play(world.ben, f"!play {world.ana.mention}")
