"""Threads do not pile up: they are archived, each member has few running games, and none is left open without one."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.storage.match_queries import MAX_RUNNING
from tests.support.acts import hidden_database
from tests.support.databases import execute
from tests.support.slow_channel import HELD_FOR, SlowChannel
from tests.support.world import World, answer, new_services, private_answer, text_of

HOUR, WEEK = 60, 10_080
"""After how many minutes without activity Discord archives a thread."""

TOO_MANY = "You're in 5 games here, the most at a time"


def archiving(world: World) -> list[int]:
    """The minutes of each thread of the channel, as the bot knows them."""
    found = (world.app.get_channel(thread.id) for thread in world.channel.threads)
    return [thread.auto_archive_duration for thread in found if isinstance(thread, discord.Thread)]


def is_archived(world: World, thread: ChannelHandle) -> bool:
    metadata = world.env.backend.get_channel(thread.id).thread_metadata
    return metadata is not None and metadata.archived


async def play_in_thread(world: World, member: MemberActor) -> World:
    """Let a member play in a new thread, and return the world as seen in it."""
    await world.send(member, "!play easy thread")
    return replace(world, channel=world.channel.threads[-1])


async def test_the_thread_of_an_ended_game_is_archived_within_an_hour(world: World) -> None:
    game = await play_in_thread(world, world.ana)
    assert archiving(world) == [WEEK]
    await game.play(world.ana, "!resign")
    await world.env.settle()
    assert archiving(world) == [HOUR]
    assert "you are ⭕" in answer(await game.press(world.ana, "Play again"))
    await world.env.settle()
    assert archiving(world) == [WEEK]
    world = World.create(world.env)
    await world.ana.slash(world.channel, "play", member=world.ben, thread=True)
    await world.press(world.ben, "Accept")
    assert archiving(world) == [WEEK]
    await world.ben.slash(world.channel.threads[0], "resign")
    await world.env.settle()
    assert archiving(world) == [HOUR]
    world = World.create(world.env)
    game = await play_in_thread(world, world.ana)
    world.env.inject_error("PATCH", "/channels/*", status=403, code=50013, message="Missing Permissions")
    assert "resigned" in await game.play(world.ana, "!resign")
    await world.env.settle()
    assert archiving(world) == [WEEK]
    world = World.create(world.env)
    world.env.backend.create_thread(world.channel.id, "ours", owner_id=world.ana.id)
    (thread,) = world.channel.threads
    before = archiving(world)
    await replace(world, channel=thread).play(world.ana, "!move b2", "!resign")
    await world.advance(timedelta(minutes=10))
    assert archiving(world) == before != [HOUR]


async def end_unnoticed(world: World, *games: World) -> None:
    """Let another process end games."""
    services = new_services(world.app.services.database)
    for game in games:
        running = await services.matches.running(game.place.channel)
        await services.matches.save(running, running.match.abandon())


async def test_threads_without_a_game_are_archived_however_slow_discord_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await play_in_thread(world, world.ana) for _ in range(3)]
    await end_unnoticed(world, *games)
    slow = SlowChannel(games[0], monkeypatch, "edit_channel")
    for _ in range(4):
        await world.advance(timedelta(minutes=5))
    assert archiving(world) == [WEEK, HOUR, HOUR]
    assert slow.requests == 1
    await world.advance(HELD_FOR)
    assert archiving(world) == [HOUR] * 3
    world = World.create(world.env)
    world.env.inject_error("POST", "/channels/*/threads", status=503, code=0, message="Overloaded")
    assert "Your move" in await world.play(world.ana, "!play thread")
    assert world.app.user
    world.env.backend.create_thread(world.channel.id, "ana – perfect", owner_id=world.app.user.id)
    await world.env.settle()
    assert archiving(world) != [HOUR]
    await world.advance(timedelta(minutes=10))
    assert archiving(world) == [HOUR]


async def test_a_member_plays_or_watches_at_most_five_games_in_a_server(world: World) -> None:
    for _ in range(5):
        await play_in_thread(world, world.ana)
    games = ", ".join(f"<#{thread.id}>" for thread in world.channel.threads)
    refusal = f"{TOO_MANY}. Finish one first: {games}"
    for text in ("!play thread", "!play", "!move b2", "!watch hard easy", "!watch hard easy thread"):
        assert refusal in await world.play(world.ana, text), text
    assert len(world.channel.threads) == 5
    await world.ana.send_dm("!play")
    assert "Your move" in text_of(world.ana.user.dm_channel.history()[-1])
    assert "Your move" in await world.play(world.ben, "!play")
    await world.play(world.ben, "!resign")
    await replace(world, channel=world.channel.threads[0]).play(world.ana, "!resign")
    assert "Your move" in await world.play(world.ana, "!play")
    world = World.create(world.env)
    for _ in range(5):
        await world.ana.slash(world.channel, "watch", thread=True)
    assert TOO_MANY in private_answer(await world.ana.slash(world.channel, "watch", thread=True))
    assert "The game is in" in answer(await world.ben.slash(world.channel, "watch", thread=True))


async def test_a_challenge_waits_while_its_challenger_plays_too_many(world: World) -> None:
    games, eve = [await play_in_thread(world, world.ana) for _ in range(4)], world.add_member("eve")
    await world.ana.slash(world.channel, "play", member=world.ben, thread=False)
    in_channel = world.button_message
    await world.ana.slash(world.channel, "play", member=eve, thread=True)
    in_thread = world.button_message
    games.append(await play_in_thread(world, world.ana))
    for rival, challenge in ((world.ben, in_channel), (eve, in_thread)):
        assert "The challenger is in 5 games here" in private_answer(await rival.click(challenge, label="Accept"))
    assert len(world.channel.threads) == 5
    await games[0].play(world.ana, "!resign")
    assert "plays against" in answer(await world.ben.click(in_channel, label="Accept"))
    await games[1].play(world.ana, "!resign")
    assert "The game is in" in answer(await eve.click(in_thread, label="Accept"))


async def test_a_thread_whose_game_is_not_saved_is_archived_or_not_opened(world: World) -> None:
    database = world.app.services.database
    await execute(database, "CREATE TRIGGER broken BEFORE INSERT ON match BEGIN SELECT id FROM nowhere; END")
    for command in ("!play thread", "!watch hard easy thread"):
        answered = (await world.send(world.ana, command))[-1]
        assert answered.startswith("Sorry, I can't save games right now.")
        thread = world.channel.threads[-1]
        assert [text_of(message) for message in thread.history()] == [answered]
        assert is_archived(world, thread), command
    assert len(world.channel.threads) == 2
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    await world.send(world.ana, "!play thread")
    thread = world.channel.threads[-1]
    assert not thread.history()
    assert is_archived(world, thread)
    await execute(database, "DROP TRIGGER broken")
    assert "The game is in" in (await world.send(world.ana, "!play thread"))[-1]
    world = World.create(world.env)
    with hidden_database(world):
        for refusal in (
            await world.play(world.ana, "!play thread"),
            await world.play(world.ana, "!watch hard easy thread"),
            private_answer(await world.ana.slash(world.channel, "play", thread=True)),
        ):
            assert "I can't save games right now." in refusal
    assert not world.channel.threads


async def test_games_in_channels_that_are_gone_do_not_count(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    channels = [world.guild.create_text_channel(f"other-{number}") for number in range(MAX_RUNNING)]
    for channel in channels:
        await world.ana.send(channel, "!play")
    assert TOO_MANY in await world.play(world.ana, "!play")
    gone, find = channels[2].id, world.app.get_channel

    def get_channel(number: int) -> Any:
        return None if number == gone else find(number)

    monkeypatch.setattr(world.app, "get_channel", get_channel)
    world.env.inject_error("PATCH", f"/channels/{gone}/messages/*", status=404, code=10003, message="Unknown Channel")
    assert "Your move" in await world.play(world.ana, "!play")
    assert TOO_MANY in (await world.send(world.ana, "!play thread"))[0]
