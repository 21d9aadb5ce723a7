"""The post of the daily puzzle: at most once a day, whatever happens to the bot, to Discord and to the channel."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.database.database import Database
from bot.games.ids import UserId
from bot.model.ids import ChannelId
from cogs.puzzles.daily_queries import save_shared
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from tests.fakes.faults import Fault
from tests.support.acts import change_settings, delete_channel
from tests.support.random_world import HEARTBEAT, RandomWorld, random_world
from tests.support.world import World, text_of

HOUR = 13
"""When the post is due; the random world begins at 12:00."""

POSTS = "/channels/*/messages"


@pytest.fixture
def world_with_post(tmp_path: Path) -> Iterator[RandomWorld]:
    """A world whose server has the daily puzzle posted; the bot is not running yet."""
    with random_world(tmp_path) as world:
        values = world.server.guild.id, world.server.games.id, HOUR
        with closing(sqlite3.connect(world.file)) as database, database:
            database.execute("INSERT INTO guild (id, daily_channel, daily_hour) VALUES (?, ?, ?)", values)
        yield world


def wait(world: RandomWorld, minutes: float, *, skipped: timedelta = timedelta()) -> None:
    """Let time pass, in which the gateway sees that the bot is alive; before, the clock may jump."""
    world.skipped += skipped
    for _ in range(round(minutes * 60 / HEARTBEAT)):
        world.run(world.server.gateway.show_life())
        world.wait(HEARTBEAT)


def start(world: RandomWorld, minutes: float) -> None:
    """Start the bot some minutes after 12:00."""
    world.skipped = timedelta(minutes=minutes) - timedelta(seconds=world.loop.time())
    world.start()
    wait(world, 3)


def days_posted(world: RandomWorld) -> list[str]:
    """The days whose puzzles are shown in the channel."""
    texts = [message["embeds"][0]["description"] for message in world.server.messages(world.server.games)]
    return [text.partition("puzzle, ")[2].partition(",")[0] for text in texts if "**Daily puzzle, " in text]


def known_messages(world: RandomWorld) -> list[int | None]:
    return [message for (message,) in world.read("SELECT message_id FROM daily_post ORDER BY day")]


@pytest.mark.parametrize(("is_processed", "minutes", "posted"), [(True, 1, 1), (True, 6, 1), (False, 6, 0)])
def test_a_kill_during_the_post_leads_to_no_second_one(
    world_with_post: RandomWorld, is_processed: bool, minutes: int, posted: int
) -> None:
    world = world_with_post
    world.skipped = timedelta(minutes=59)
    world.server.fail(fault := Fault(POSTS, None, times=100, is_processed=is_processed))
    world.start()
    while not fault.paths:
        world.wait(1)
    world.kill()
    fault.times = 0
    if minutes > 5:
        world.server.forget_nonces()
    start(world, 60 + minutes)
    wait(world, 3, skipped=timedelta(minutes=30))
    assert days_posted(world) == ["January 5"] * posted
    assert (None in known_messages(world)) == (minutes > 5)
    wait(world, 3, skipped=timedelta(hours=23, minutes=30))
    assert days_posted(world) == ["January 5"] * posted + ["January 6"]


def test_a_lost_answer_is_asked_for_again(world_with_post: RandomWorld) -> None:
    world = world_with_post
    world.server.fail(lost := Fault(POSTS, None, is_processed=True))
    start(world, 59)
    assert len(lost.paths) == 1
    assert days_posted(world) == ["January 5"]
    assert None not in known_messages(world)


def test_a_post_is_late_by_an_hour_at_most(world_with_post: RandomWorld) -> None:
    world = world_with_post
    start(world, 121)
    assert days_posted(world) == []
    world.kill()
    start(world, 24 * 60 + 115)
    assert days_posted(world) == ["January 6"]


def posts(world: World) -> list[str]:
    return [text_of(message) for message in world.newest_messages() if "**Daily puzzle, " in text_of(message)]


async def test_a_refused_post_is_not_repeated(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    world.env.inject_error("POST", POSTS, status=403, code=50013, message="Missing Permissions")
    await world.advance(timedelta(hours=12))
    for _ in range(5):
        await world.advance(timedelta(minutes=1))
    assert posts(world) == []
    assert caplog.text.count("The daily puzzle was not posted in channel") == 1


async def test_a_change_of_the_settings_brings_no_second_post(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    await world.advance(timedelta(hours=12))
    other = world.guild.create_text_channel("other")
    await change_settings(world, daily_channel=ChannelId(other.id), daily_hour=13)
    await world.advance(timedelta(hours=1))
    assert (len(posts(world)), other.history()) == (1, [])


async def test_nothing_is_posted_in_a_deleted_channel(world: World, caplog: pytest.LogCaptureFixture) -> None:
    other = world.guild.create_text_channel("other")
    await change_settings(world, daily_channel=ChannelId(other.id))
    await delete_channel(world, other.id)
    await world.advance(timedelta(hours=12))
    assert "daily puzzle" not in caplog.text
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    await world.advance(timedelta(minutes=1))
    assert len(posts(world)) == 1


async def test_members_who_have_left_are_not_named(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    today = discord.utils.utcnow().date()
    for member, days in ((world.ana, 3), (world.ben, 5)):
        change = world.place, UserId(member.id), PuzzleRecord(), PuzzleRecord(1)
        await world.app.services[Database].write(change_puzzle_record, *change)
        scope = world.place.scope
        await world.app.services[Database].write(save_shared, scope, UserId(member.id), today, days)
    world.guild.remove_member(world.ben)
    await world.advance(timedelta(hours=12))
    (post,) = posts(world)
    assert "🔥 **Longest streaks:** ana 3 days\n" in post
