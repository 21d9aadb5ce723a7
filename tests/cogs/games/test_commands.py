"""Which games and invitations are listed, and to whom."""

from __future__ import annotations

import discord

from bot.matches.matches import Matches
from bot.model.ids import ChannelId
from cogs.games.commands import PAGE_SIZE
from tests.support.acts import block_now, change_settings, hide_channel
from tests.support.world import World, answer, button_labels, ephemeral_answer, message_of, text_of

TELL = "Tell me when somebody looks for a game"


async def test_only_invitations_that_the_member_sees_can_be_joined(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ben.slash(other, "invite")
    shown = await world.ana.slash(world.channel, "games")
    assert button_labels(message_of(shown)) == ["Join 1", TELL]
    await hide_channel(world, other.id)
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


async def test_the_invitation_of_a_member_who_has_left_loses_its_buttons(world: World) -> None:
    await world.ben.slash(world.channel, "invite")
    shown = await world.ana.slash(world.channel, "games")
    world.guild.remove_member(world.ben)
    refusal = ephemeral_answer(await world.ana.click(message_of(shown), label="Join 1"))
    assert refusal.startswith("That's no longer open.")
    assert button_labels(world.channel.history()[-1]) == []


async def test_invitations_of_blocked_users_are_left_out(world: World) -> None:
    await world.ben.slash(world.channel, "invite")
    await block_now(world, world.ben.id)
    assert "Looking for" not in ephemeral_answer(await world.ana.slash(world.channel, "games"))


async def test_many_invitations_have_pages(world: World) -> None:
    for number in range(7):
        member = world.guild.add_member(world.env.create_user(f"member{number}"))
        await member.slash(world.channel, "invite")
    shown = await world.ana.slash(world.channel, "games")
    assert button_labels(message_of(shown)) == [*(f"Join {number}" for number in range(1, 6)), "Back", "Next", TELL]
    following = await world.ana.click(message_of(shown), label="Next")
    assert "**6.** **member1**" in answer(following)
    assert button_labels(message_of(following)) == ["Join 6", "Join 7", "Back", "Next", TELL]


async def test_a_page_that_is_gone_shows_the_last_one(world: World) -> None:
    members = [world.guild.add_member(world.env.create_user(f"member{number}")) for number in range(PAGE_SIZE + 1)]
    for member in members:
        await member.slash(world.channel, "invite")
    shown = await world.ana.slash(world.channel, "games")
    await block_now(world, members[0].id)
    following = await world.ana.click(message_of(shown), label="Next")
    assert button_labels(message_of(following)) == [*(f"Join {number}" for number in range(1, 6)), TELL]


async def test_a_page_with_the_longest_names_can_be_sent(world: World) -> None:
    elsewhere = world.env.create_guild(name="_" * 100)
    reader = world.add_member("reader")
    reader_there = elsewhere.add_member(reader.user)
    for number in range(PAGE_SIZE):
        channel = elsewhere.create_text_channel(f"channel{number}")
        rival = elsewhere.add_member(world.env.create_user(f"{number}".ljust(32, "_")))
        await reader_there.send(channel, f"!play {rival.mention} o fading")
        (challenge,) = [message for message in channel.history() if message.components]
        await rival.click(challenge, label="Accept")
    shown = answer(await reader.slash(world.channel, "games"))
    assert shown.count("waiting for") == PAGE_SIZE
    assert len(shown) < 1_700, "languages other than English have longer sentences"
    for number in range(PAGE_SIZE):
        member = world.guild.add_member(world.env.create_user(f"m{number}".ljust(32, "_")))
        await member.slash(world.channel, "invite", game="fading")
    following = await reader.click(message_of(await reader.slash(world.channel, "games")), label="Next")
    assert len(answer(following)) < 1_700


async def test_a_private_thread_is_joined_in_that_thread_only(world: World) -> None:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    for member in (world.ana, world.ben):
        await thread.add_user(discord.Object(member.id))
    await world.env.settle()
    (inside,) = world.channel.threads
    await world.ben.slash(inside, "invite", hints=True)
    assert "Looking for" not in ephemeral_answer(await world.ana.slash(world.channel, "games"))
    assert "**1.** **ben**" in ephemeral_answer(await world.ana.slash(inside, "games"))


async def test_joining_says_nothing_about_the_game_of_another_channel(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ben.slash(other, "invite")
    world.app.services[Matches].unreachable[ChannelId(world.channel.id)] = None
    shown = await world.ana.slash(world.channel, "games")
    await world.ana.click(message_of(shown), label="Join 1")
    board = text_of(other.history()[-1])
    assert "**ben** ❌ plays against" in board or "**ana** ❌ plays against" in board
    assert "without a result, because" not in board
