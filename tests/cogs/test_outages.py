"""Outages: nobody loses because the bot was away."""

from __future__ import annotations

from datetime import timedelta

from tests.world import World, text_of

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


async def start_rated_duel(world: World) -> None:
    """Start a duel in which both have moved, and ana is to move within a day."""
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")


async def test_a_player_does_not_lose_while_the_bot_is_away(world: World) -> None:
    await start_rated_duel(world)
    world.env.backend.advance_clock(timedelta(days=2).total_seconds())
    await world.restart()
    await world.advance(23 * HOUR)
    assert "left or stayed away" not in text_of(world.button_message)
    await world.play(world.ana, "!move c3")
    await world.advance(25 * HOUR)
    assert f"⌛ **{world.ben.mention}** left or stayed away." in text_of(world.button_message)


async def test_a_deadline_that_passed_during_an_outage_is_put_back(world: World) -> None:
    await start_rated_duel(world)
    await world.advance(23 * HOUR + 59 * MINUTE)
    world.env.backend.advance_clock(timedelta(hours=8).total_seconds())
    await world.restart()
    for _ in range(14):
        await world.advance(MINUTE)
        assert "stayed away" not in text_of(world.button_message)
    await world.advance(6 * MINUTE)
    assert f"⌛ **{world.ana.mention}** left or stayed away." in text_of(world.button_message)


async def test_nobody_loses_while_the_shard_is_not_connected(world: World) -> None:
    await start_rated_duel(world)
    world.app.dispatch("disconnect")
    await world.env.settle()
    await world.advance(30 * HOUR)
    assert "stayed away" not in text_of(world.button_message)
    world.app.dispatch("resumed")
    await world.env.settle()
    await world.advance(23 * HOUR + 55 * MINUTE)
    assert "stayed away" not in text_of(world.button_message)
    await world.advance(10 * MINUTE)
    assert "⌛ **ana** left or stayed away." in text_of(world.button_message)


async def test_nobody_loses_right_after_the_shard_has_reconnected(world: World) -> None:
    await start_rated_duel(world)
    await world.advance(23 * HOUR + 50 * MINUTE)
    world.app.dispatch("disconnect")
    await world.env.settle()
    await world.advance(5 * MINUTE)
    world.app.dispatch("resumed")
    await world.env.settle()
    await world.advance(14 * MINUTE)
    assert "stayed away" not in text_of(world.button_message)
    await world.advance(6 * MINUTE)
    assert "⌛ **ana** left or stayed away." in text_of(world.button_message)


async def test_a_machine_that_was_asleep_ends_no_duel(world: World) -> None:
    await start_rated_duel(world)
    world.env.backend.advance_clock(timedelta(days=2).total_seconds())
    await world.env.settle()
    assert "stayed away" not in text_of(world.button_message)
    await world.advance(23 * HOUR)
    assert "c3" in (await world.play(world.ana, "!move c3")).lower()
