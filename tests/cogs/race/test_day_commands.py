"""The table of a day's race over Discord: how the names in it are looked up."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import pytest
from simcord import MemberActor

from bot.games.ids import UserId
from cogs.race.day import DayRaceService
from tests.support.people import actor
from tests.support.world import World, ephemeral_answer


async def answer_one(world: World, member: MemberActor, number: int) -> None:
    """Let a member of whom the bot knows no name answer the first puzzle of the day."""
    days, racer = world.app.services[DayRaceService], actor(UserId(member.id), number, world.place)
    run = await days.open(racer)
    assert run.race.day
    asked = (await days.start(racer, run.race.day.isoformat())).puzzle
    assert asked
    await days.answer(racer, run.race.id, 0, asked.solution, 0)


async def test_names_are_looked_up_at_once_and_hold_up_no_command(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    members = [world.guild.add_member(world.env.create_user(name)) for name in ("ana1", "left", "eve1")]
    for number, member in enumerate(members):
        await answer_one(world, member, number + 1)
    world.guild.remove_member(members[1])
    asked, all_asked, fetch = list[int](), asyncio.Event(), discord.Guild.fetch_member

    async def fetch_late(guild: discord.Guild, user: int) -> discord.Member:
        asked.append(user)
        if len(asked) == len(members):
            all_asked.set()
        await all_asked.wait()
        async with world.app.tasks.lock(world.place.channel):  # as another command would
            return await fetch(guild, user)

    monkeypatch.setattr(discord.Guild, "fetch_member", fetch_late)
    table = ephemeral_answer(await world.ana.slash(world.channel, "race", today=True))
    assert sorted(asked) == sorted(member.id for member in members)
    assert [name in table for name in ("ana1", "left", "eve1")] == [True, False, True]
    asked.clear()
    await world.ana.slash(world.channel, "race", today=True)
    assert asked == []
    await world.advance(timedelta(minutes=10))
    await world.ana.slash(world.channel, "race", today=True)
    assert asked == [members[1].id]
