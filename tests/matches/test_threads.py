"""Matches in threads of their own: who opens them, when they are archived, and how many games a member has."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.database.database import Database
from bot.matches.matches import Matches
from bot.matches.queries import MAX_RUNNING
from tests.support.acts import at_once, boards_with_buttons, footer, hidden_database
from tests.support.databases import execute
from tests.support.slow_channel import HELD_FOR, SlowChannel
from tests.support.world import World, answer, ephemeral_answer, message_of, new_services, text_of


async def test_a_press_in_a_closed_thread_posts_the_board_or_says_why_not(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.play(world.ana, "!play perfect")
    board = world.button_message
    archived: dict[str, Any] = {"status": 400, "code": 50083, "message": "Thread is archived"}
    world.env.inject_error("POST", "/interactions/*/*/callback", **archived)
    await world.ana.click(board, label="B2")
    assert "**ana** played **B2** ❌" in world.last_text
    assert boards_with_buttons(world) == [False, True]
    world.env.inject_error("POST", "/interactions/*/*/callback", **archived)
    world.env.inject_error("POST", "/channels/*/messages", **archived)
    refused = await world.ana.click(world.button_message, label="C3")
    assert ephemeral_answer(refused).startswith("This thread is closed, and I may not open it again.")
    assert "🇧▫️❌▫️\n🇨🔵▫️❌" in answer(await world.ana.slash(world.channel, "board"))
    world.env.inject_error("POST", "/interactions/*/*/callback", **archived, times=None)
    await world.ana.slash(world.channel, "puzzle")  # nothing can be said there
    assert "ERROR" not in [record.levelname for record in caplog.records]


async def test_nobody_wins_by_removing_the_other_player_from_a_private_thread(world: World) -> None:
    opened = await channel_of(world).create_thread(name="private", type=discord.ChannelType.private_thread)
    for member in (world.ana, world.ben):
        await opened.add_user(discord.Object(member.id))
    await world.env.settle()
    (thread,) = world.channel.threads
    game = replace(world, channel=thread)
    for refusal in (
        await game.play(world.ana, f"!play {world.ben.mention}"),
        await game.play(world.ana, "!invite"),
        ephemeral_answer(await world.ben.slash(thread, "play", member=world.ana)),
    ):
        assert refusal.startswith("Whoever has created a private thread can remove the others from it")
    await game.start_duel("x hints")  # which is not rated
    await game.play(world.ana, "!resign")
    for begin, move in (("!play easy", "!move b2"), ("!move b2", "!move c3")):
        await game.play(world.ana, begin)  # whoever removes the bot would escape a loss
        assert footer(game.button_message) == "My level: easy · Private thread: not rated"
        await game.play(world.ana, move)
        if begin == "!move b2":
            await game.restart()
        assert "**I won.**" in await game.play(world.ana, "!resign")
        assert "Rating" not in game.last_text
    await game.play(world.ana, "!play easy", "!move b2")
    await game.advance(timedelta(hours=25))
    assert "⌛ **ana** left or ran out of time." in game.last_text
    assert "**Rating:** none yet" in await game.play(world.ana, "!stats")
    await world.play(world.ana, "!play easy")
    assert footer(world.button_message) == "My level: easy"


def channel_of(world: World) -> discord.TextChannel:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_why_a_thread_is_refused_is_named(world: World) -> None:
    for status, code, expected in (
        (403, 50013, "I need the permission **Create Public Threads** to open a thread here"),
        (403, 50001, "I need the permission **View Channels** to open a thread here"),
        (400, 50024, "I can't open a thread here."),
        (400, 160006, "This server already has as many open threads as Discord allows."),
        (400, 160007, "This server already has as many open threads as Discord allows."),
        (400, 200001, "This server's AutoMod blocked the thread's name"),
    ):
        world.env.inject_error("POST", "/channels/*/threads", status=status, code=code, message="No")
        assert (await world.play(world.ana, "!play thread")).startswith(expected), code
        assert "No game is running" in await world.play(world.ana, "!board")
    channel = channel_of(world)
    denied = discord.PermissionOverwrite(create_public_threads=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=denied)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(create_public_threads=True))
    await world.env.settle()
    for words in ("!play thread", "!watch thread", f"!play thread {world.ben.mention}"):
        refusal = await world.play(world.ana, words)
        assert "You need the permission **Create Public Threads** to open a thread here." in refusal
    assert not world.channel.threads


async def test_the_messages_and_names_of_threads_are_within_the_limits(world: World) -> None:
    before = len(world.env.http_requests)
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
    assert archiving(world) == [HOUR]
    assert "you are 🔵" in answer(await game.press(world.ana, "Play again"))
    await world.env.settle()
    assert archiving(world) == [WEEK]
    await world.ana.slash(world.channel, "play", member=world.ben, thread=True)
    await world.press(world.ben, "Accept")
    assert archiving(world) == [WEEK] * 2
    await world.ben.slash(world.channel.threads[1], "resign")
    await world.env.settle()
    assert archiving(world) == [WEEK, HOUR]
    world.env.inject_error("PATCH", "/channels/*", status=403, code=50013, message="Missing Permissions")
    assert "resigned" in await game.play(world.ana, "!resign")
    assert archiving(world) == [WEEK, HOUR]
    there = World.create(world.env)  # a thread of a member stays as it is
    there.env.backend.create_thread(there.channel.id, "ours", owner_id=there.ana.id)
    before = archiving(there)
    await replace(there, channel=there.channel.threads[0]).play(there.ana, "!move b2", "!resign")
    await there.advance(timedelta(minutes=10))
    assert archiving(there) == before != [HOUR]


async def test_threads_without_a_game_are_archived_however_slow_discord_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await play_in_thread(world, world.ana) for _ in range(3)]
    services = new_services(world.app.services[Database])  # those of another process, which ends them
    for game in games:
        running = await services[Matches].running(game.place.channel)
        await services[Matches].save(running, running.match.abandon())
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
    await world.advance(timedelta(minutes=10))
    assert archiving(world) == [HOUR]


async def test_a_thread_whose_game_is_not_saved_is_archived_or_not_opened(world: World) -> None:
    database = world.app.services[Database]
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
            ephemeral_answer(await world.ana.slash(world.channel, "play", thread=True)),
        ):
            assert "I can't save games right now." in refusal
    assert not world.channel.threads


async def test_no_way_to_begin_counts_games_in_channels_that_are_gone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels = [world.guild.create_text_channel(f"other-{number}") for number in range(MAX_RUNNING + 3)]
    for channel in channels[:MAX_RUNNING]:
        await world.ana.send(channel, "!play")
    commands = ("!move b2", "!play")
    for command in commands:
        assert TOO_MANY in await world.play(world.ana, command)
    gone, find = set[int](), world.app.get_channel

    def get_channel(number: int) -> Any:
        return None if number in gone else find(number)

    def lose_one() -> None:
        """Let a channel with a game be deleted while the bot is offline."""
        gone.add(number := channels[len(gone)].id)
        path = f"/channels/{number}/messages/*"
        world.env.inject_error("PATCH", path, status=404, code=10003, message="Unknown Channel")

    monkeypatch.setattr(world.app, "get_channel", get_channel)
    for command, spare in zip(commands, channels[MAX_RUNNING:], strict=False):
        lose_one()
        assert "Your move" in await world.play(world.ana, command), command
        await world.play(world.ana, "!resign")
        await world.ana.send(spare, "!play")
    await world.play(world.ben, "!play")
    await world.advance(timedelta(hours=1))
    assert "Start over?" in await world.play(world.ana, "!play")
    lose_one()
    assert "Your move, **ana**" in answer(await world.press(world.ana, "Start over"))
    assert TOO_MANY in (await world.send(world.ana, "!play thread"))[0]


async def test_whoever_asks_several_times_at_once_gets_one_thread(world: World) -> None:
    for command in ("play", "watch"):
        there = World.create(world.env)
        before = len(there.env.http_requests)
        async with at_once(there, 4):
            await there.ana.slash(there.channel, command, thread=True)
        (thread,) = there.channel.threads
        assert len(thread.history()) == 1
        answers = [str(request.json) for request in there.env.http_requests[before:] if "/callback" in request.path]
        assert sum("I'm still starting your other game." in text for text in answers) == 3
        assert "The game is in <#" in answer(await there.ana.slash(there.channel, command, thread=True))
    await world.play(world.ana, "!play")
    offer = message_of(await world.ben.slash(world.channel, "play"))
    before = len(world.env.http_requests)
    async with at_once(world, 2):
        linked = answer(await world.ben.click(offer, label="Play in a thread"))
    (thread,) = world.channel.threads
    assert linked == f"The game is in <#{thread.id}>."
    assert "still starting" not in str([request.json for request in world.env.http_requests[before:]])
    assert "Your move, **ben**" in replace(world, channel=thread).last_text
    await world.play(world.ana, "!resign")
    ended, before = world.button_message, len(world.env.http_requests)
    async with at_once(world, 2):
        await world.ana.click(ended, label="Play again")
    answers = str([request.json for request in world.env.http_requests[before:]])
    assert answers.count("already in a game here. `!board` shows it.") == 1
    assert "Another game" not in answers
    challenge = message_of(await world.ana.slash(world.channel, "invite", thread=True))
    async with at_once(world, 2):
        await world.ben.click(challenge, label="Accept")
    assert len(world.channel.threads) == 2
