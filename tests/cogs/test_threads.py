"""Matches in threads of their own."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from tests.support.acts import change_settings, has_no_buttons
from tests.support.world import World, answer, private_answer, text_of


def inside(world: World, thread: ChannelHandle) -> World:
    """The same world, as seen in a thread."""
    return replace(world, channel=thread)


async def test_a_match_and_the_next_in_a_thread_leave_the_channel_free(world: World) -> None:
    text = answer(await world.ana.slash(world.channel, "play", opponent="easy", mark="o", thread=True))
    (thread,) = world.channel.threads
    assert text == f"The game is in <#{thread.id}>."
    assert thread.name == "ana – easy"
    game = inside(world, thread)
    assert "I start with **A1** ❌.\nYour move, **ana**: you are ⭕." in game.last_text
    assert "🇦❌❌🔲\n🇧🔲⭕🔲" in answer(await game.press(world.ana, "B2"))
    await game.play(world.ana, "!resign")
    assert "you are ❌" in answer(await game.press(world.ana, "Play again"))
    assert "🇦⭕🔲🔲\n🇧🔲❌🔲" in answer(await game.press(world.ana, "B2"))
    assert "No game is running here." in await world.play(world.ana, "!board")
    assert "Your move, **ben**" in await world.play(world.ben, "!play")


async def test_two_threads_have_two_matches_and_no_threads_in_them(easy_world: World, world: World) -> None:
    world = easy_world
    for member in (world.ana, world.ben):
        assert "The game is in <#" in (await world.send(member, "!play thread"))[-1]
    anas, bens = (inside(world, thread) for thread in world.channel.threads)
    assert "🇧❌🔲🔲" in await anas.play(world.ana, "!move b1")
    assert "🇨❌🔲🔲" in answer(await bens.press(world.ben, "C1"))
    assert "You aren't a player in this game" in await anas.play(world.ben, "!move b2")
    assert "You aren't a player in this game" in private_answer(await bens.press(world.ana, "B2"))
    await anas.press(world.ana, "B2")
    assert "**ana won** with ❌ on B1-B2-B3" in await anas.play(world.ana, "!move b3")
    assert "🇦⭕🔲🔲\n🇧🔲🔲🔲\n🇨❌🔲🔲" in await bens.play(world.ana, "!board")
    assert len(world.channel.threads) == 2
    world = World.create(world.env)
    expected = "I can't open a thread here. Play without one, or in a text channel of a server."
    await world.send(world.ana, "!play thread")
    (thread,) = world.channel.threads
    assert await inside(world, thread).play(world.ben, "!play thread") == expected
    assert private_answer(await world.ben.slash(thread, "watch", thread=True)) == expected
    await world.ana.send_dm("!play thread")
    assert text_of(world.ana.user.dm_channel.history()[-1]) == expected
    await world.ana.send_dm("!board")
    assert "No game is running" in text_of(world.ana.user.dm_channel.history()[-1])
    assert len(world.channel.threads) == 1


async def test_nobody_wins_by_removing_the_other_player_from_a_private_thread(world: World) -> None:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    opened = await channel.create_thread(name="private", type=discord.ChannelType.private_thread)
    for member in (world.ana, world.ben):
        await opened.add_user(discord.Object(member.id))
    await world.env.settle()
    (thread,) = world.channel.threads
    game = inside(world, thread)
    refusal = await game.play(world.ana, f"!play {world.ben.mention}")
    assert refusal.startswith("Whoever has created a private thread can remove the others from it")
    assert await game.play(world.ana, "!invite") == refusal
    await game.start_duel("x hints")
    assert "ana" in game.last_text
    await game.play(world.ana, "!resign")
    assert private_answer(await world.ben.slash(thread, "play", member=world.ana)).startswith(refusal[:60])


async def test_a_missing_permission_or_a_refused_thread_is_named(world: World) -> None:
    for name in ("Create Public Threads", "Send Messages in Threads"):
        await world.set_permissions(**{name.lower().replace(" ", "_"): False})
        for text in (
            await world.play(world.ana, "!play thread"),
            await world.play(world.ana, "!watch thread"),
            await world.play(world.ana, f"!play {world.ben.mention} thread"),
            answer(await world.ana.slash(world.channel, "play", thread=True)),
        ):
            assert text.startswith(f"I need the permission **{name}** to open a thread here.")
        assert not world.channel.threads
        assert "No game is running" in await world.play(world.ana, "!board")
        assert "Your move" in await world.play(world.ana, "!play")
        await world.play(world.ana, "!resign")
    await world.set_permissions(create_public_threads=True, send_messages_in_threads=True)
    for status, code, expected in (
        (403, 50013, "I need the permission **Create Public Threads** to open a thread here"),
        (400, 50024, "I can't open a thread here."),
        (400, 160006, "This server already has as many open threads as Discord allows."),
        (400, 200000, "I can't open a thread here."),
    ):
        world.env.inject_error("POST", "/channels/*/threads", status=status, code=code, message="No")
        assert (await world.play(world.ana, "!play thread")).startswith(expected), code
        assert "No game is running" in await world.play(world.ana, "!board")
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    denied = discord.PermissionOverwrite(create_public_threads=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=denied)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(create_public_threads=True))
    await world.env.settle()
    for words in ("!play thread", "!watch thread", f"!play thread {world.ben.mention}"):
        refusal = await world.play(world.ana, words)
        assert "You need the permission **Create Public Threads** to open a thread here." in refusal
    assert not world.channel.threads


async def test_accepting_a_challenge_opens_its_named_thread_if_it_can(world: World) -> None:
    await world.play(world.ana, f"!play thread {world.ben.mention} x")
    assert (await world.press(world.ana, "Accept")).ephemeral
    assert not world.channel.threads
    assert "The game is in <#" in answer(await world.press(world.ben, "Accept"))
    (thread,) = world.channel.threads
    assert "**ana** ❌ plays against **ben** ⭕." in inside(world, thread).last_text
    assert has_no_buttons(world)
    before = len(world.env.http_requests)
    world = World.create(world.env)
    await world.send(world.ana, "!play thread")
    posts: list[Any] = [
        request.json for request in world.env.http_requests[before:] if request.path.endswith("/messages")
    ]
    nonces = [str(post["nonce"]) for post in posts]
    assert len(set(nonces)) == len(nonces) == 2
    assert max(map(len, nonces)) <= 25  # as the description of the REST API says
    eve = world.guild.add_member(world.env.create_user("eve"), nick="**Eve_** @here " + "e" * 17)
    await world.send(eve, "!play thread hard")
    await world.ana.slash(world.channel, "play", member=eve, thread=True)
    await world.press(eve, "Accept")
    _, against_me, against_ana = world.channel.threads
    assert against_me.name == "**Eve_** @here eeeeeeeeeeeeeeeee – hard"
    assert against_ana.name == "ana – **Eve_** @here eeeeeeeeeeeeeeeee"
    world = World.create(world.env)
    await world.play(world.ana, f"!play thread {world.ben.mention} x")
    await world.set_permissions(create_public_threads=False)
    assert "**ana** ❌ plays against **ben** ⭕." in answer(await world.press(world.ben, "Accept"))
    assert not world.channel.threads


@pytest.fixture
async def threaded(world: World) -> World:
    """A guild whose settings open a thread for each match."""
    await change_settings(world, in_thread=True)
    return world


async def test_a_server_can_open_a_thread_for_each_match_or_for_none(threaded: World) -> None:
    assert "The game is in <#" in (await threaded.send(threaded.ana, "!play easy"))[-1]
    game = inside(threaded, threaded.channel.threads[-1])
    assert "Your move, **ana**" in await game.play(threaded.ana, "!board", "!resign", "!play")
    assert "The game is in <#" in answer(await threaded.ana.slash(threaded.channel, "watch", x="hard", o="easy"))
    assert "thinking" in inside(threaded, threaded.channel.threads[-1]).last_text
    await threaded.play(threaded.ana, f"!play {threaded.ben.mention}")
    assert "The game is in <#" in answer(await threaded.press(threaded.ben, "Accept"))
    assert len(threaded.channel.threads) == 3
    assert "Your move" in answer(await threaded.ana.slash(threaded.channel, "play", thread=False))
    await threaded.play(threaded.ana, "!resign")
    assert "you are ⭕" in answer(await threaded.press(threaded.ana, "Play again"))
    await threaded.play(threaded.ana, "!resign", "!move b2", "!resign")
    await threaded.ana.slash(threaded.channel, "invite", thread=False)
    assert "plays against" in answer(await threaded.press(threaded.ben, "Accept"))
    await threaded.play(threaded.ben, "!resign")
    assert "challenges you" in answer(await threaded.press(threaded.ana, "Rematch"))
    assert "plays against" in answer(await threaded.press(threaded.ben, "Accept"))


async def test_optional_threads_fall_back_to_the_channel(threaded: World) -> None:
    world = threaded
    await world.play(world.ana, f"!play {world.ben.mention}")
    challenge = world.button_message
    await world.set_permissions(create_public_threads=False)
    assert "plays against" in answer(await world.ben.click(challenge, label="Accept"))
    await world.play(world.ben, "!resign")
    assert "Your move" in await world.play(world.ana, "!play", "!resign", "!play")
    assert "I need the permission **Create Public Threads**" in await world.play(world.ana, "!play thread")
    await world.set_permissions(create_public_threads=True)
    await world.play(world.ana, "!resign")
    for code in (160006, 50024):
        world.env.inject_error("POST", "/channels/*/threads", status=400, code=code, message="No", times=2)
        assert "thinking" in await world.play(world.ana, "!watch")
        await world.press(world.ana, "Stop game")
        refusal = await world.play(world.ana, "!watch thread")
        assert refusal.startswith(("This server already has as many", "I can't open a thread"))
    await world.ana.send_dm("!play")
    assert "Your move" in text_of(world.ana.user.dm_channel.history()[-1])
    assert not world.channel.threads
