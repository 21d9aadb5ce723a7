"""Stored matches and the periodic maintenance: restarts, repeated answers, idle matches and slow channels."""

from __future__ import annotations

import asyncio
import os
from datetime import timedelta

import discord
import pytest

from bot.database.database import Database
from bot.games.ids import UserId
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, Place
from bot.process.features import PERSONAL_DATA
from cogs.play.service import PlayService
from tests.support.acts import delete_channel, hidden_database
from tests.support.commits import Commits
from tests.support.people import actor
from tests.support.slow_channel import HELD_FOR, SlowChannel
from tests.support.world import World, answer, text_of


async def test_a_move_is_shown_only_after_its_commit(easy_world: World) -> None:
    world, commits = easy_world, Commits()
    await world.play(world.ana, "!move b2")
    watching = asyncio.create_task(world.app.services[Database].write(commits.watch))
    await commits.reached()
    commits.release()
    await watching
    playing = asyncio.create_task(world.play(world.ana, "!move c3"))
    await commits.reached()
    assert await world.app.services[Database].works()  # takes several turns of the event loop
    assert world.last_text == "!move c3"
    commits.release(10)
    assert "🇨▫️▫️❌" in await playing


async def test_a_left_server_is_deleted_after_a_month(easy_world: World) -> None:
    world, user, database = easy_world, UserId(easy_world.ana.id), easy_world.app.services[Database]
    await world.play(world.ana, "!move b2", "!resign")
    left_while_offline = Place(ChannelId(5), GuildId(6))
    await world.app.services[PlayService].start(actor(user, 2**62, left_while_offline))
    await world.restart("first free")
    await world.advance(timedelta(days=31))
    assert (await database.read(PERSONAL_DATA.count, user))["finished"] == 1
    guild = world.app.get_guild(world.guild.id)
    assert guild is not None
    await guild.leave()
    await world.env.settle()
    await world.advance(timedelta(days=29))
    assert (await database.read(PERSONAL_DATA.count, user))["finished"] == 1
    await world.advance(timedelta(days=2))
    assert (await database.read(PERSONAL_DATA.count, user))["finished"] == 0


async def test_failed_maintenance_is_repeated(easy_world: World, caplog: pytest.LogCaptureFixture) -> None:
    await easy_world.play(easy_world.ana, "!move b2")
    other = easy_world.guild.create_text_channel("other")
    await easy_world.ana.send(other, "!move b2")
    with hidden_database(easy_world):
        await delete_channel(easy_world, other.id)
        await easy_world.advance(timedelta(hours=25))
        assert "no longer exists. Put it back" in caplog.text
    await easy_world.advance(timedelta(minutes=5))
    assert "No game is running" in await easy_world.play(easy_world.ana, "!board")
    assert await easy_world.app.services[MatchStore].idle_matches(easy_world.app.services.now()) == []


async def let_an_answer_fail(world: World) -> None:
    """Play a move whose answer Discord refuses, so that its board is still to be shown."""
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="Invalid", times=2)
    assert await world.send(world.ana, "!move b2") == []
    _ = world.env.errors


async def test_games_end_while_an_edit_elsewhere_hangs(easy_world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world = easy_world
    await world.play(world.ana, "!play")
    others = [world.guild.create_text_channel(f"other-{number}") for number in range(9)]
    for number, channel in enumerate(others):
        await world.add_member(f"member-{number}").send(channel, "!play")
    slow = SlowChannel(world, monkeypatch, "edit_message")
    await world.advance(timedelta(hours=25))
    assert all("💤 Nobody kept playing" in text_of(channel.history()[-1]) for channel in others)
    await world.advance(timedelta(minutes=30))
    assert "💤" not in world.last_text
    await world.advance(HELD_FOR)
    await world.advance(timedelta(minutes=10))
    assert "💤 Nobody kept playing" in world.last_text
    assert slow.requests == 1


async def test_an_end_is_shown_later_and_an_old_backup_deleted(easy_world: World) -> None:
    world = easy_world
    await world.play(world.ana, "!play")
    too_many = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, message=too_many, times=2)
    await world.advance(timedelta(hours=25))
    assert "💤" not in world.last_text
    assert "No game is running" in await world.play(world.ana, "!board")
    for shown in (False, True, True):
        await world.advance(timedelta(minutes=5))
        assert ("💤 Nobody kept playing" in text_of(world.channel.history()[1])) == shown
    file = world.app.services[Database].file
    assert file
    backup = file.with_name("test.schema-0007.sqlite3")
    backup.touch()
    written = (discord.utils.utcnow() - timedelta(days=29, hours=23)).timestamp()
    os.utime(backup, (written, written))
    await world.advance(timedelta(minutes=5))
    assert backup.exists()
    await world.advance(timedelta(hours=1))
    assert not backup.exists()


async def test_a_board_that_is_sent_slowly_is_sent_once_and_has_no_buttons(
    easy_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = easy_world
    await let_an_answer_fail(world)
    before, slow = len(world.channel.history()), SlowChannel(world, monkeypatch, "send_message")
    for _ in range(4):
        await world.advance(timedelta(minutes=5))
    await world.advance(HELD_FOR)
    await world.advance(timedelta(minutes=5))
    assert slow.requests == 1
    (board,) = world.channel.history()[before:]
    assert "🇧▫️❌▫️" in board.content
    world = World.create(world.env)
    await let_an_answer_fail(world)
    SlowChannel(world, monkeypatch, "send_message")
    await world.advance(timedelta(minutes=5))
    assert "🇨▫️▫️❌" in answer(await world.ana.slash(world.channel, "move", coordinate="c3"))
    current = world.button_message
    await world.advance(HELD_FOR)
    late = world.channel.history()[-1]
    assert "🇨▫️▫️▫️" in late.content
    assert not late.components
    assert world.button_message.id == current.id
    await world.press(world.ana, "C1")
    assert "🇨❌▫️❌" in world.button_message.content
