"""Which games and invitations are listed, and to whom."""

from __future__ import annotations

import discord
from simcord import ChannelHandle

from bot.model.ids import ChannelId
from tests.support.acts import change_settings
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of

TELL = "Tell me when somebody looks for a game"


async def hide(world: World, channel: ChannelHandle) -> None:
    """Let nobody but the bot see a channel."""
    found = world.app.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    await found.set_permissions(found.guild.me, overwrite=discord.PermissionOverwrite(view_channel=True))
    hidden = discord.PermissionOverwrite(view_channel=False)
    await found.set_permissions(found.guild.default_role, overwrite=hidden)
    await world.env.settle()


async def test_only_invitations_that_the_member_sees_can_be_joined(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ben.slash(other, "invite")
    shown = await world.ana.slash(world.channel, "games")
    assert button_labels(message_of(shown)) == ["Join 1", TELL]
    await hide(world, other)
    assert "Looking for" not in ephemeral_answer(await world.ana.slash(world.channel, "games"))
    refusal = ephemeral_answer(await world.ana.click(message_of(shown), label="Join 1"))
    assert refusal.startswith("That's no longer open.")
    assert "Looking for" not in ephemeral_answer(await world.ben.slash(world.channel, "games")), "it is their own"


async def test_nobody_joins_where_they_may_not_play(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ben.slash(other, "invite")
    shown = await world.ana.slash(world.channel, "games")
    await change_settings(world, channels=frozenset({ChannelId(world.channel.id)}))
    refusal = ephemeral_answer(await world.ana.click(message_of(shown), label="Join 1"))
    assert f"<#{world.channel.id}>" in refusal
    assert "aren't in a game" in ephemeral_answer(await world.ben.slash(world.channel, "games"))


async def test_invitations_of_blocked_users_are_left_out(world: World) -> None:
    await world.ben.slash(world.channel, "invite")
    world.app.blocked = frozenset({world.ben.id})
    assert "Looking for" not in ephemeral_answer(await world.ana.slash(world.channel, "games"))


async def test_many_invitations_have_pages(world: World) -> None:
    for number in range(12):
        member = world.guild.add_member(world.env.create_user(f"member{number}"))
        await member.slash(world.channel, "invite")
    shown = await world.ana.slash(world.channel, "games")
    assert button_labels(message_of(shown)) == [*(f"Join {number}" for number in range(1, 11)), "Back", "Next", TELL]
    following = await world.ana.click(message_of(shown), label="Next")
    assert "**11.** **member1**" in answer(following)
    assert button_labels(message_of(following)) == ["Join 11", "Join 12", "Back", "Next", TELL]
