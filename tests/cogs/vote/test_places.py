"""Where games with votes are played: in threads of their own, or in places that can have none."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models.channel import Channel

from tests.support import acts
from tests.support.world import World, ephemeral_answer, text_of

BEGUN = "everyone may vote"
NO_THREAD_HERE = "I can't open a thread here. Play without one, or in a text channel of a server."
LOCKED = "This thread is locked, so I can't show here how a game goes on."


def thread_in(world: World, parent: ChannelHandle) -> World:
    """The world in a thread of a channel, or in a post of a forum."""
    thread = world.env.backend.create_thread(parent.id, "theirs", owner_id=world.ana.id)
    return replace(world, channel=next(channel for channel in parent.threads if channel.id == thread.id))


async def test_where_no_thread_can_be_opened_the_game_is_played_there(world: World) -> None:
    guild = world.guild
    chats = guild.create_voice_channel("voice"), guild.create_stage_channel("stage")
    places = [thread_in(world, parent) for parent in (world.channel, guild.create_forum_channel("forum"))]
    places += [replace(world, channel=chat) for chat in chats]
    for there in places:
        assert await there.send(there.ana, "!vote easy thread") == [NO_THREAD_HERE]
        assert await acts.is_free(there)
        assert BEGUN in (await there.send(there.ana, "!vote easy here"))[0]
        await there.press(there.ben, "A1")
        await there.env.advance_time(5)
        assert "A1 **1**" in text_of(there.board_message)


async def test_an_announcement_channel_gets_an_announcement_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    news = world.guild.create_news_channel("news")
    has_metadata = property(lambda channel: channel.thread_metadata is not None)  # pyright: ignore
    monkeypatch.setattr(Channel, "is_thread", has_metadata)  # simcord does not know threads of this type
    there = replace(world, channel=news)
    *_, link = await there.send(there.ana, "!vote easy")
    opened = [thread for thread in world.env.backend.channels.values() if thread.parent_id == news.id]
    assert [thread.type for thread in opened] == [discord.ChannelType.news_thread.value]
    assert f"<#{opened[0].id}>" in link


async def test_no_game_begins_in_a_locked_thread(world: World) -> None:
    moderator = world.add_member("mo", manage_threads=True, manage_messages=True)
    for parent in (world.channel, world.guild.create_forum_channel("forum")):
        await replace(world, channel=parent).set_permissions(manage_threads=False)
        there = thread_in(world, parent)
        await acts.close_thread(there, locked=True)
        refused = await moderator.slash(there.channel, "vote", opponent="easy")
        assert ephemeral_answer(refused).startswith(LOCKED)
        assert await acts.is_free(there)
        await acts.close_thread(there)
        await moderator.slash(there.channel, "vote", opponent="easy")
        assert not await acts.is_free(there)


async def test_a_wait_in_an_archived_thread_is_posted(world: World) -> None:
    there = thread_in(world, world.channel)
    await there.send(there.ana, "!vote easy 15s")
    path = f"/channels/{there.channel.id}/messages/*"  # a new message opens the thread again
    there.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=1)
    await there.env.advance_time(16)
    await there.env.advance_time(10)
    newest, *older = (message for message in there.newest_messages() if BEGUN in text_of(message))
    assert "Nobody has voted. Without a vote" in text_of(newest)
    assert [message.components for message in older] == [[]]
    await there.press(there.ben, "A1")
    assert "A1 **1**" in text_of(there.board_message)


async def test_a_game_in_a_thread_that_is_locked_meanwhile_ends(world: World) -> None:
    there = thread_in(world, world.channel)
    await there.send(there.ana, "!vote easy 15s")
    await there.press(there.ben, "A1")
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        path = f"/channels/{there.channel.id}/{path}"
        there.env.inject_error(method, path, status=403, code=160005, message="Thread is locked", times=None)
    for _ in range(8):
        await there.env.advance_time(5)
    assert await acts.is_free(there)
