"""The post of the daily puzzle: at most once a day, whatever happens to the bot, to Discord and to the channel."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.database.database import Database
from bot.games.ids import UserId
from bot.model.ids import ChannelId, GuildId, RoleId
from cogs.puzzles.daily import DailyPosts
from cogs.puzzles.daily_queries import NONCE_KNOWN_FOR, claim_post, save_shared
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from cogs.puzzles.service import DailyNews, PuzzleService
from tests.fakes.faults import Fault
from tests.support.acts import block_now, change_settings, delete_channel, delete_data
from tests.support.random_world import HEARTBEAT, RandomWorld, random_world
from tests.support.world import World, ephemeral_answer, message_of, rows, text_of

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


async def share(world: World, member: MemberActor, days: int) -> None:
    """Let a member have solved the daily puzzles of some days, and have shared that today."""
    write, today = world.app.services[Database].write, discord.utils.utcnow().date()
    record = PuzzleRecord(1, daily_streak=days, best_daily_streak=days, last_daily=today)
    await write(change_puzzle_record, world.place, UserId(member.id), PuzzleRecord(), record)
    await write(save_shared, world.place.scope, UserId(member.id), today, days)


async def test_the_post_names_three_members_who_are_there(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    names = ("left", "gone", "away", "blocked", "ana1", "ben1", "eve1", "zoe1")
    members = [world.guild.add_member(world.env.create_user(name)) for name in names]
    for number, member in enumerate(members):
        await share(world, member, 20 - number)
    for member in members[:3]:
        world.guild.remove_member(member)
    await block_now(world, members[3].id)
    await world.advance(timedelta(hours=12))
    (post,) = posts(world)
    assert "🔥 **Shared streaks:** ana1 16 days · ben1 15 days · eve1 14 days\n" in post


async def test_a_member_who_deletes_their_data_leaves_the_post(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    await share(world, world.ana, 3)
    await share(world, world.ben, 5)
    await world.advance(timedelta(hours=12))
    assert "ben 5 days · ana 3 days" in posts(world)[0]
    await delete_data(world, world.ben)
    await world.advance(timedelta(minutes=10))
    assert "🔥 **Shared streaks:** ana 3 days\n" in posts(world)[0]


@contextmanager
def slow_news(world: World, duration: timedelta) -> Generator[None]:
    """Let time pass while a post is written."""
    puzzles = world.app.services[PuzzleService]
    news = puzzles.news

    async def read(guild: GuildId, day: date) -> DailyNews:
        world.env.backend.advance_clock(duration.total_seconds())
        return await news(guild, day)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(puzzles, "news", read)
        yield


async def post_due(world: World) -> None:
    cog = world.app.get_cog("DailyPosts")
    assert isinstance(cog, DailyPosts)
    await cog.post_due()


async def test_nothing_is_posted_in_a_blocked_server(world: World) -> None:
    await world.advance(timedelta(hours=12))
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    await block_now(world, world.guild.id)  # the bot leaves it a moment later
    await post_due(world)
    assert posts(world) == []


async def test_a_post_that_is_late_for_its_day_is_not_sent(world: World) -> None:
    await world.advance(timedelta(hours=23, minutes=59, seconds=58))
    await change_settings(world, daily_channel=ChannelId(world.channel.id), daily_hour=23)
    with slow_news(world, timedelta(seconds=5)):
        await post_due(world)
    assert discord.utils.utcnow().hour == 0
    assert posts(world) == []
    await world.advance(timedelta(hours=23))
    (post,) = posts(world)
    assert "**Daily puzzle, January 2, " in post


async def test_a_post_is_not_repeated_once_its_nonce_may_be_forgotten(world: World) -> None:
    await world.advance(timedelta(hours=12))
    write, now = world.app.services[Database].write, discord.utils.utcnow()
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    assert await write(claim_post, world.place, now.date(), now)
    with slow_news(world, NONCE_KNOWN_FOR):
        await post_due(world)
    assert posts(world) == []


async def test_a_post_that_discord_has_not_taken_is_sent_later(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    send, refusals = world.app.http.send_message, [discord.RateLimited(100) for _ in range(5)]

    async def send_message(*args: Any, **options: Any) -> Any:
        if refusals:
            raise refusals.pop()
        return await send(*args, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.app.http, "send_message", send_message)
        await world.advance(timedelta(hours=12))
        for _ in range(7):
            await world.advance(timedelta(minutes=1))
    assert not refusals
    assert len(posts(world)) == 1


async def let_miss(world: World, number: int) -> None:
    """Let some users miss the puzzle of today."""
    write, now = world.app.services[Database].write, discord.utils.utcnow()
    for user in range(number):
        change = UserId(int(now.timestamp()) * 100 + user), PuzzleRecord(), PuzzleRecord(1, last_daily=now.date())
        await write(change_puzzle_record, world.place, *change)
    world.app.services[PuzzleService].changed_dailies.add((GuildId(world.guild.id), now.date()))


def answers_shown(world: World) -> list[str]:
    return [line for line in posts(world)[0].splitlines() if "missed" in line]


async def test_a_post_is_edited_every_ten_minutes_at_most(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    await world.advance(timedelta(hours=12))
    await let_miss(world, 5)
    await world.advance(timedelta(minutes=8))
    assert answers_shown(world) == []
    await world.advance(timedelta(minutes=3))
    assert answers_shown(world) == ["**0** solved, **5** missed"]
    await let_miss(world, 1)
    await world.advance(timedelta(minutes=8))
    assert answers_shown(world) == ["**0** solved, **5** missed"]
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="?")
    await world.advance(timedelta(minutes=3))
    assert answers_shown(world) == ["**0** solved, **5** missed"]
    await world.advance(timedelta(minutes=11))
    assert answers_shown(world) == ["**0** solved, **6** missed"]


async def test_the_last_answers_of_a_day_are_counted(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id), daily_hour=23)
    await world.advance(timedelta(hours=23, minutes=55))
    await let_miss(world, 6)
    await world.advance(timedelta(minutes=6))
    assert discord.utils.utcnow().hour == 0
    assert answers_shown(world) == ["**0** solved, **6** missed"]


async def test_a_deleted_post_is_not_linked(world: World) -> None:
    await change_settings(world, daily_channel=ChannelId(world.channel.id))
    await world.advance(timedelta(hours=12))
    (post,) = [message for message in world.newest_messages() if "**Daily puzzle, " in text_of(message)]
    await world.app.http.delete_message(world.channel.id, post.id)
    await let_miss(world, 5)
    await world.advance(timedelta(minutes=11))
    await world.advance(timedelta(hours=24))
    assert "**Yesterday's solution:**" in posts(world)[0]


def free_label(message: discord.Message) -> str:
    """Return the label of the first button that can be pressed."""
    return next(label for row in rows(message) for button in row if not button.disabled and (label := button.label))


async def test_the_puzzle_is_solved_where_it_is_posted(world: World) -> None:
    news, players = world.guild.create_text_channel("news"), world.guild.create_role("players")
    only_here = frozenset({ChannelId(world.channel.id)})
    await change_settings(world, daily_channel=ChannelId(news.id), channels=only_here)
    await world.advance(timedelta(hours=12))
    (post,) = news.history()
    shown = await world.ana.click(post, label="Solve")
    assert "Only your first answer counts" in ephemeral_answer(shown)
    judged = await world.ana.click(message_of(shown), label=free_label(message_of(shown)))
    await world.ana.click(message_of(judged), label="Share")
    assert "🧩 Daily puzzle, January 1:" in text_of(news.history()[-1])
    assert f"<#{world.channel.id}>" in ephemeral_answer(await world.ana.slash(news, "puzzle"))
    await change_settings(world, roles=frozenset({RoleId(players.id)}))
    assert f"<@&{players.id}>" in ephemeral_answer(await world.ben.click(post, label="Solve"))


async def test_a_result_of_yesterday_is_shared_without_a_button(world: World) -> None:
    await world.advance(timedelta(hours=23, minutes=50))
    shown = await world.ana.slash(world.channel, "puzzle", daily=True)
    judged = await world.ana.click(message_of(shown), label=free_label(message_of(shown)))
    await world.advance(timedelta(minutes=20))
    await world.ana.click(message_of(judged), label="Share")
    shared = next(world.newest_messages())
    assert "🧩 Daily puzzle, January 1:" in text_of(shared)
    assert not shared.components
