"""Exhibitions: two levels that play each other."""

import pytest

from bot.database.database import Database
from bot.matches.matches import Matches
from bot.matches.queries import MAX_RUNNING, exhibitions
from bot.matches.store import MatchStore
from cogs.watch.service import ExhibitionService
from tests.support.acts import hidden_database
from tests.support.world import (
    PLY_DURATION,
    World,
    answer,
    new_app,
    new_services,
    text_of,
)

PLIES = 7
"""The number of plies of a match between two levels that play the first free cell."""


async def after(world: World, plies: int) -> str:
    """Wait for so many plies, and return the text of the exhibition's message."""
    await world.env.advance_time(plies * PLY_DURATION.total_seconds())
    return text_of(world.channel.history()[-1])


async def test_an_exhibition_goes_on_in_another_process_or_message(world: World) -> None:
    await world.play(world.ana, "!watch hard easy")
    await after(world, 2)
    show = world.button_message
    await world.env.restart_bot(new_app(world.app.services))
    assert "**hard** played **A3** ❌." in await after(world, 1)
    assert world.button_message.id == show.id
    assert "⏹️ **Stopped.**" in answer(await world.press(world.ben, "Stop game"))
    await world.play(world.ana, "!watch hard easy")
    other = new_services(world.app.services[Database])
    (saved,) = await other[MatchStore].find_all(exhibitions(world.app.shards_carried))
    await other[ExhibitionService].advance(saved)
    assert "**hard** ❌ is thinking" in await after(world, 1)
    (saved,) = await other[MatchStore].find_all(exhibitions(world.app.shards_carried))
    assert len(saved.match.plies) == 1
    assert "**hard** played" in await after(world, 3)


async def test_a_closed_client_plays_no_exhibitions(world: World) -> None:
    """Its process may go on: it connects anew after it has lost its lock of the database."""
    await world.play(world.ana, "!watch hard easy")
    await after(world, 1)
    await world.app.close()
    await after(world, 2)
    (saved,) = await world.app.services[MatchStore].find_all(exhibitions(world.app.shards_carried))
    assert len(saved.match.plies) == 1


async def test_an_exhibition_without_its_message_frees_the_channel(world: World) -> None:
    for plies in (1, PLIES - 1):
        before = len(world.channel.history())
        await world.play(world.ana, "!watch hard easy")
        await after(world, plies)
        await world.button_message.delete()
        await after(world, 1)
        assert "Your move, **ana**" in await world.play(world.ana, "!play"), plies
        assert len(world.channel.history()) == before + 3
        await world.play(world.ana, "!resign")
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid", times=2)
    assert await world.send(world.ana, "!watch hard easy") == []
    _ = world.env.errors
    await after(world, PLIES)
    assert "No game is running" in await world.play(world.ana, "!board")


async def test_an_exhibition_waits_while_discord_is_away(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.play(world.ana, "!watch hard easy")
    await after(world, 1)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="Overloaded", times=None)
    assert "**hard** played **A1** ❌." in await after(world, 3)
    assert len((await world.app.services[Matches].running(world.place.channel)).match.plies) == 2
    warnings = [message for message in caplog.messages if "Discord" in message]
    assert len(warnings) == 2
    assert "Discord did not accept an edit of message" in warnings[0]
    assert warnings[1] == "Discord does not accept edits at the moment; games of /watch wait until it does"
    world.env.backend.faults.clear()
    assert "**hard** played **A3** ❌." in await after(world, 4)
    assert "🏆 **hard won**" in await after(world, PLIES - 3)
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    with hidden_database(world):
        await after(world, 6)
    assert "**hard** played **A1** ❌." in await after(world, 1)
    assert "🏆 **hard won**" in await after(world, PLIES)
    world = World.create(world.env)
    await world.play(world.ana, "!watch hard easy")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="Overloaded", times=2)
    await after(world, 2)
    stopped = answer(await world.press(world.ana, "Stop game"))
    assert "⏹️ **Stopped.**" in stopped
    assert await after(world, 30) == stopped


async def test_exhibitions_and_votes_count_as_games_of_who_has_begun_them(world: World) -> None:
    for command in ("!watch hard easy thread", "!vote easy"):
        there = World.create(world.env)
        for _ in range(MAX_RUNNING):
            await there.send(there.ana, command)
        assert (await there.send(there.ana, command))[-1].startswith("You're in 5 games here, the most at a time.")
        assert len(there.channel.threads) == MAX_RUNNING
        await there.send(there.ben, command)
        assert len(there.channel.threads) == MAX_RUNNING + 1
