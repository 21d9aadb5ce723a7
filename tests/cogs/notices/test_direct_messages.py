"""Direct messages that members have asked for: to whom, when, and until when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.database.database import Database
from bot.games.ids import UserId
from bot.model.ids import ChannelId, GuildId, Place, Shards
from cogs.duels.queries import close_challenge, open_invitations
from cogs.duels.service import LIFETIME
from cogs.notices.queries import MAX_TOLD, Choices, choose_reminders, choose_search_notices, read_choices
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from tests.support.acts import block_now, change_settings, hide_channel
from tests.support.people import DM
from tests.support.world import World, text_of

pytestmark = pytest.mark.usefixtures("quick_direct_messages")


def received(member: MemberActor) -> list[str]:
    return [text_of(message) for message in member.user.dm_channel.history()]


async def choices_of(world: World, member: MemberActor) -> Choices:
    return await world.app.services[Database].read(read_choices, UserId(member.id))


async def want_notices(world: World, *members: MemberActor) -> None:
    for member in members:
        write, guild = world.app.services[Database].write, GuildId(world.guild.id)
        await write(choose_search_notices, UserId(member.id), guild, is_on=True)


async def invite(world: World, member: MemberActor) -> None:
    await member.slash(world.channel, "invite")
    await world.env.settle()


def add_members(world: World, *names: str, **options: Any) -> list[MemberActor]:
    return [world.guild.add_member(world.env.create_user(name), **options) for name in names]


async def test_only_members_who_could_join_are_told(world: World, mia: MemberActor) -> None:
    """The others take no place of the few who are told of an invitation."""
    players = world.guild.create_role("players")
    outside = add_members(world, *(f"outside{number}" for number in range(MAX_TOLD)))
    blocked, left, member = add_members(world, "blocked", "left", "member", roles=[players])
    await want_notices(world, *outside, blocked, left, member)
    await change_settings(world, roles=frozenset({players.id}))
    await block_now(world, blocked.id)
    world.guild.remove_member(left)
    await invite(world, mia)
    assert [len(received(each)) for each in (*outside, blocked, left, member)] == [0] * (MAX_TOLD + 2) + [1]
    assert await choices_of(world, left) == Choices(False, frozenset())


async def test_nobody_is_told_of_a_channel_that_they_cannot_see(world: World) -> None:
    await want_notices(world, world.ben)
    mia = world.add_member("mia", administrator=True)
    await hide_channel(world, world.channel.id)
    await invite(world, mia)
    assert received(world.ben) == []


async def test_a_refused_direct_message_is_the_last_one(world: World) -> None:
    await want_reminders(world, world.ben)
    for code, has_ended in ((50001, False), (50007, True), (50278, True)):
        await want_notices(world, world.ben)
        world.env.inject_error("POST", "/users/@me/channels", status=403, code=code, message="?")
        await invite(world, world.ana)
        choices = await choices_of(world, world.ben)
        assert (choices == Choices(False, frozenset())) == has_ended
        await world.advance(timedelta(hours=1))


async def test_some_members_are_told_of_each_invitation(world: World) -> None:
    members = add_members(world, *(f"member{number}" for number in range(MAX_TOLD + 2)))
    await want_notices(world, *members)
    await invite(world, world.ana)
    assert sum(len(received(member)) for member in members) == MAX_TOLD
    await invite(world, world.ben)
    assert [len(received(member)) for member in members] == [1] * len(members)


@contextmanager
def after_first_message(world: World, act: Callable[[], Awaitable[object]]) -> Generator[None]:
    """Let something happen once, after the first direct message has begun."""
    begin, acts = world.app.http.start_private_message, [act]

    async def start_private_message(user: int) -> Any:
        started = await begin(user)
        if acts:
            await acts.pop()()
        return started

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(world.app.http, "start_private_message", start_private_message)
        yield
    assert not acts


async def take(world: World) -> None:
    guild, now = GuildId(world.guild.id), discord.utils.utcnow()
    (invitation,) = await world.app.services[Database].read(open_invitations, guild, now)
    await world.app.services[Database].write(close_challenge, invitation.id)


async def forbid(world: World) -> None:
    await change_settings(world, is_search_quiet=True)


async def block_inviter(world: World) -> None:
    await block_now(world, world.ana.id)


async def expire(world: World) -> None:
    world.env.backend.advance_clock(LIFETIME.total_seconds())


@pytest.mark.parametrize("act", [take, forbid, block_inviter, expire])
async def test_nobody_else_is_told_of_an_invitation_that_is_over(
    world: World, act: Callable[[World], Awaitable[None]]
) -> None:
    members = add_members(world, "eve", "kim", "zoe")
    await want_notices(world, *members)
    with after_first_message(world, lambda: act(world)):
        await invite(world, world.ana)
    assert sorted(len(received(member)) for member in members) == [0, 0, 1]


async def save_streak(world: World, member: MemberActor, place: Place, days: int, *, ago: int = 1) -> None:
    """Let a member have solved the daily puzzles of some days, the last one some days ago."""
    last = discord.utils.utcnow().date() - timedelta(days=ago)
    record = PuzzleRecord(1, daily_streak=days, best_daily_streak=days, last_daily=last)
    change = place, UserId(member.id), PuzzleRecord(), record
    await world.app.services[Database].write(change_puzzle_record, *change)


async def want_reminders(world: World, *members: MemberActor) -> None:
    for member in members:
        await world.app.services[Database].write(choose_reminders, UserId(member.id), is_on=True)


async def test_streaks_that_end_are_named_once_two_hours_before_midnight(world: World) -> None:
    eve, zoe = add_members(world, "eve", "zoe")
    other = world.env.create_guild(name="Other *place*")
    there = Place(world.place.channel, GuildId(other.id))
    await want_reminders(world, world.ana, world.ben, eve)
    await save_streak(world, world.ana, world.place, 3)
    await save_streak(world, world.ana, there, 12)
    await save_streak(world, world.ana, Place(DM.channel), 5)
    await save_streak(world, world.ben, world.place, 2)
    await save_streak(world, eve, world.place, 9, ago=0)
    await save_streak(world, zoe, world.place, 9)  # has not asked for it
    await world.advance(timedelta(hours=21, minutes=50))
    assert received(world.ana) == []
    for _ in range(4):
        await world.advance(timedelta(minutes=10))
    await world.restart()
    await world.advance(timedelta(minutes=10))
    (reminder,) = received(world.ana)
    assert reminder == (
        "🔥 Your streak in the daily puzzle ends <t:1767312000:R>, at midnight UTC, unless you solve today's puzzle:\n"
        f"- [Other \\*place\\*](https://discord.com/channels/{other.id}): 12 days\n"
        f"- in another conversation, with {await world.mention_of('puzzle')}: 5 days\n"
        f"- [Test Guild](https://discord.com/channels/{world.guild.id}): 3 days"
    )
    assert [received(member) for member in (world.ben, eve, zoe)] == [[], [], []]


async def test_a_group_is_not_named_as_the_conversation_with_the_bot(world: World) -> None:
    await want_reminders(world, world.ana, world.ben)
    started: Any = await world.app.http.start_private_message(world.ben.id)
    await save_streak(world, world.ana, Place(DM.channel), 3)
    await save_streak(world, world.ben, Place(ChannelId(int(started["id"]))), 3)
    await world.advance(timedelta(hours=22))
    (of_group,), (of_conversation,) = received(world.ana), received(world.ben)
    assert of_group.endswith("- in another conversation, with " + await world.mention_of("puzzle") + ": 3 days")
    assert of_conversation.endswith("- here, with `!puzzle daily`: 3 days")


async def test_nobody_is_reminded_while_blocked_or_by_other_processes(world: World) -> None:
    await want_reminders(world, world.ana)
    await save_streak(world, world.ana, world.place, 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(world.app.connections), "connected", property(lambda _: Shards(2, frozenset({1}))))
        await world.advance(timedelta(hours=22))
    await block_now(world, world.ana.id)
    await world.advance(timedelta(minutes=10))
    assert received(world.ana) == []


async def test_nobody_is_reminded_after_midnight(world: World) -> None:
    members = add_members(world, "eve", "zoe")
    await want_reminders(world, *members)
    for member in members:
        await save_streak(world, member, world.place, 3)

    async def wait() -> None:
        world.env.backend.advance_clock(timedelta(hours=2).total_seconds())

    with after_first_message(world, wait):
        await world.advance(timedelta(hours=22))
    assert sorted(len(received(member)) for member in members) == [0, 1]


async def test_turning_reminders_off_and_on_brings_no_second_one(world: World) -> None:
    await want_reminders(world, world.ana)
    await save_streak(world, world.ana, world.place, 3)
    await world.advance(timedelta(hours=22))
    for label in ("No streak reminder", "Remind me of my streak"):
        (message,) = world.ana.user.dm_channel.history()
        await world.ana.user.click(message, label=label)
    await world.advance(timedelta(minutes=10))
    (page,) = received(world.ana)
    assert "**Streak reminder:** on." in page
