"""Matches between members, and challenges to them."""

from __future__ import annotations

from datetime import timedelta

from tests.support.acts import play_duel
from tests.support.world import World, button_labels, ephemeral_answer


async def test_bots_are_not_challenged(world: World) -> None:
    helper = world.guild.add_member(world.env.create_user("helper", bot=True))
    refusal = ephemeral_answer(await world.ana.slash(world.channel, "play", member=helper))
    assert refusal.startswith("Bots can't accept challenges")


async def test_a_member_challenged_by_name_is_pinged(world: World) -> None:
    for unknown in ("<@123456789>", "@be", "@benny"):
        assert "I can't find that member here." in await world.play(world.ana, f"!play {unknown}")
    assert "challenges you" in await world.play(world.ana, "!play @Ben")
    assert [user.id for user in world.button_message.mentions] == [world.ben.id]
    assert "Your move, **ana**" in await world.play(world.ana, f"!play {world.mention}")  # the bot accepts at once


async def test_an_end_is_posted_where_the_board_cannot_be_edited(world: World) -> None:
    await play_duel(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    board = world.channel.history()[-1].id
    await world.advance(timedelta(hours=24))
    assert "⌛ **ana** left or ran out of time. **ben won.**" in world.last_text
    assert button_labels(world.button_message) == ["Rematch", "Review", "Fix my mistakes", "Share"]
    assert world.channel.history()[-1].id != board
