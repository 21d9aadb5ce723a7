"""Outages: nobody loses because the bot was away."""

from __future__ import annotations

from datetime import timedelta

import pytest
from simcord.backend import serializers

from tests.support.acts import play_duel
from tests.support.world import World, text_of

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


async def end_service(world: World) -> None:
    """Let Discord announce that it is down for the guild."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()


async def restore_service(world: World) -> None:
    """Let Discord announce that the guild is available again."""
    guild = world.env.backend.guilds[world.guild.id]
    world.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(world.env.backend, guild))
    await world.env.settle()


async def begin_outage(world: World, *, of_server: bool) -> None:
    """Let the server or its shard be disconnected."""
    if of_server:
        await end_service(world)
    else:
        world.app.dispatch("disconnect")
        await world.env.settle()


async def end_outage(world: World, *, of_server: bool) -> None:
    if of_server:
        await restore_service(world)
    else:
        world.app.dispatch("resumed")
        await world.env.settle()


def assert_nobody_lost(world: World) -> None:
    assert "ran out of time" not in text_of(world.board_message)


async def assert_ana_loses(world: World, *, after: timedelta, within: timedelta) -> None:
    """Check that ana does not lose the game until a time has passed, and loses it soon after."""
    await world.advance(after)
    assert_nobody_lost(world)
    await world.advance(within)
    assert "⌛ **ana** left or ran out of time." in text_of(world.board_message)


async def test_a_player_does_not_lose_while_the_bot_is_away(world: World) -> None:
    await play_duel(world)
    world.env.backend.advance_clock(timedelta(days=2).total_seconds())
    await world.restart()
    await world.advance(23 * HOUR)
    assert_nobody_lost(world)
    await world.play(world.ana, "!move c3")
    await world.advance(25 * HOUR)
    assert f"⌛ **{world.ben.mention}** left or ran out of time." in text_of(world.board_message)
    world = World.create(world.env)
    await play_duel(world)
    await world.advance(23 * HOUR + 59 * MINUTE)
    world.env.backend.advance_clock(timedelta(hours=8).total_seconds())
    await world.restart()
    for _ in range(14):
        await world.advance(MINUTE)
        assert_nobody_lost(world)
    await world.advance(6 * MINUTE)
    assert f"⌛ **{world.ana.mention}** left or ran out of time." in text_of(world.board_message)


@pytest.mark.parametrize("of_server", [False, True])
async def test_nobody_loses_during_an_outage_or_right_after_it(world: World, of_server: bool) -> None:
    await play_duel(world)
    await begin_outage(world, of_server=of_server)
    for _ in range(3):
        await world.advance(10 * HOUR)
    assert_nobody_lost(world)
    await end_outage(world, of_server=of_server)
    await assert_ana_loses(world, after=23 * HOUR + 55 * MINUTE, within=10 * MINUTE)
    await play_duel(world)
    await world.advance(23 * HOUR + 50 * MINUTE)
    await begin_outage(world, of_server=of_server)
    await world.advance(5 * MINUTE)
    await end_outage(world, of_server=of_server)
    await assert_ana_loses(world, after=14 * MINUTE, within=6 * MINUTE)


async def test_only_a_long_outage_of_the_server_puts_back_a_deadline(world: World) -> None:
    await play_duel(world)
    await end_service(world)
    await world.advance(MINUTE)
    await restore_service(world)
    await world.advance(24 * HOUR)
    assert "⌛ **ana** left or ran out of time." in text_of(world.board_message)
    await play_duel(world)
    await world.advance(23 * HOUR)
    guild, user = {"id": str(world.guild.id), "unavailable": True}, world.env.backend.bot_user
    world.env.backend.emit("READY", {"user": serializers.user_payload(user), "guilds": [guild]})
    await world.env.settle()
    await world.advance(2 * HOUR)
    assert_nobody_lost(world)
    await restore_service(world)
    await assert_ana_loses(world, after=55 * MINUTE, within=10 * MINUTE)
    await play_duel(world)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    await world.advance(30 * HOUR)
    assert_nobody_lost(world)


async def test_a_player_who_leaves_forfeits_nothing_while_discord_is_down(world: World) -> None:
    await play_duel(world)
    await end_service(world)
    world.guild.remove_member(world.ana)
    for _ in range(4):
        await world.advance(5 * MINUTE)
    assert_nobody_lost(world)
    await restore_service(world)
    for _ in range(4):
        await world.advance(5 * MINUTE)
    assert "⌛ **ana** left or ran out of time." in text_of(world.board_message)
    world = World.create(world.env)
    await play_duel(world)
    world.env.backend.advance_clock(timedelta(days=2).total_seconds())
    await world.env.settle()
    assert_nobody_lost(world)
    await world.advance(23 * HOUR)
    assert "c3" in (await world.play(world.ana, "!move c3")).lower()


async def test_an_outage_of_the_server_ends_only_games_elsewhere(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.ana.send_dm("!play")
    await end_service(world)
    await world.advance(48 * HOUR)
    assert "💤 Nobody kept playing" in text_of(world.ana.user.dm_channel.history()[-1])
    assert "Your move" in world.last_text
    await restore_service(world)
    assert "Your move" in await world.play(world.ana, "!board")
