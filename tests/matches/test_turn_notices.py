"""Members are told when it is their turn, unless they are there or want no notices."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord

from bot.database.database import Database
from tests.support.acts import at_once, boards_with_buttons, change_settings, message
from tests.support.world import World, answer, ephemeral_answer, message_of

AWAY = timedelta(minutes=5)


def mentioned(message: discord.Message) -> list[int]:
    """The users whom a message notifies."""
    return [user.id for user in message.mentions if user.mention in message.content]


def notices(world: World, *, since: int = 0) -> list[list[int]]:
    """Whom the bot has notified, message by message, apart from challenges."""
    sent = [message for message in world.channel.history() if message.author.bot and message.id > since]
    return [mentioned(message) for message in sent if mentioned(message) and "challenges you" not in message.content]


def pings(world: World, *, since: int) -> list[int]:
    """The users whom the bot's requests have notified, after so many requests."""
    bodies: list[Any] = [request.json or {} for request in world.env.http_requests[since:]]
    allowed = [body.get("data", body).get("allowed_mentions", {}) for body in bodies]
    return [user for mentions in allowed for user in mentions.get("users", ())]


async def test_who_was_away_is_mentioned_once_a_turn_in_a_new_board(world: World) -> None:
    await world.start_duel()
    board = world.button_message
    await world.press(world.ana, "B2")
    assert notices(world) == []
    assert world.button_message.id == board.id  # ben accepted just now, so the board is edited
    await world.press(world.ben, "A1")
    await world.advance(AWAY)
    await world.press(world.ana, "C3")
    assert notices(world) == [[world.ben.id]]
    current = world.button_message
    assert current.id != board.id
    assert current.content.startswith(f"{world.ben.mention}, it's your turn.\n")
    assert not message(world, board.id).components
    await world.play(world.ana, "!board")
    assert notices(world) == [[world.ben.id]]
    await world.press(world.ben, "A3")  # ana has typed just now
    await world.advance(AWAY)
    await world.play(world.ana, "!move c1")
    assert notices(world)[-1] == [world.ben.id]
    world = World.create(world.env)
    await world.start_duel()
    await world.press(world.ana, "B2")
    await world.play(world.ana, "!board")
    assert notices(world) == []
    await world.advance(AWAY)
    await world.ana.slash(world.channel, "board")
    await world.play(world.ana, "!board")
    assert notices(world) == [[world.ben.id]]


async def test_a_turn_is_notified_once_also_after_a_failure_or_a_restart(world: World) -> None:
    await world.start_duel()
    await world.advance(AWAY)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=503, times=10)
    await world.press(world.ana, "B2")
    assert notices(world) == []
    world.env.backend.faults.clear()
    _ = world.env.errors
    await world.advance(AWAY)
    assert notices(world) == [[world.ben.id]]
    world = World.create(world.env)
    await world.start_duel()
    await world.restart()
    await world.press(world.ana, "B2")
    assert notices(world) == [[world.ben.id]]
    await world.restart()
    await world.play(world.ana, "!board")
    assert notices(world) == [[world.ben.id]]
    world = World.create(world.env)
    await world.start_duel()
    await world.app.services[Database].write(
        lambda connection: connection.exec_driver_sql("UPDATE match SET has_notices = false")
    )
    await world.restart()
    await world.press(world.ana, "B2")
    await world.advance(timedelta(hours=23, minutes=5))
    assert notices(world) == []


async def test_one_reminder_comes_when_a_tenth_or_an_hour_is_left(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    await world.advance(timedelta(hours=22, minutes=55))
    assert notices(world) == []
    await world.advance(timedelta(minutes=10))
    assert notices(world) == [[world.ben.id]]
    assert world.last_text.startswith(f"⏰ {world.ben.mention}, it's your turn, and the [game](https://discord.com/")
    await world.restart()
    await world.advance(timedelta(minutes=30))
    assert notices(world) == [[world.ben.id]]
    board = world.board_message
    await world.ben.click(board, label="A1")
    await world.advance(timedelta(hours=23, minutes=5))
    assert notices(world)[-1] == [world.ana.id]
    world = World.create(world.env)
    await change_settings(world, idle=timedelta(hours=1))
    await world.start_duel()
    await world.advance(timedelta(minutes=52))
    assert notices(world) == []
    await world.advance(timedelta(minutes=6))
    assert notices(world) == [[world.ana.id]]
    world = World.create(world.env)
    await world.start_duel()
    await world.advance(timedelta(hours=22, minutes=58))
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=10)
    await world.advance(AWAY)
    assert notices(world) == []
    world.env.backend.faults.clear()
    await world.advance(AWAY)
    assert notices(world) == [[world.ana.id]]


async def test_members_and_servers_turn_notices_off_and_on(world: World) -> None:
    await world.start_duel()
    await world.advance(timedelta(hours=23, minutes=1))
    reminder = world.button_message
    assert "🔕 **Notices:** off." in ephemeral_answer(await world.ana.click(reminder, label="Turn off notices"))
    await world.ana.click(world.board_message, label="B2")
    sent = world.channel.history()[-1].id
    board = world.board_message
    await world.ben.click(board, label="A1")
    await world.advance(timedelta(hours=23, minutes=5))
    assert notices(world, since=sent) == []
    shown = await world.ana.slash(world.channel, "notify")
    assert "🔕 **Notices:** off." in ephemeral_answer(shown)
    changed = await world.ana.click(message_of(shown), label="Turn on notices")
    assert "🔔 **Notices:** on." in answer(changed)
    await world.advance(AWAY)
    assert notices(world, since=sent) == [[world.ana.id]]
    world = World.create(world.env)
    await world.start_duel()
    await change_settings(world, is_quiet=True)
    await world.advance(AWAY)
    await world.press(world.ana, "B2")
    await world.advance(timedelta(hours=23, minutes=5))
    assert notices(world) == []
    await world.press(world.ben, "A1")
    await world.play(world.ana, "!resign")
    challenge = await world.play(world.ana, f"!play {world.ben.mention}")
    assert "Accepting turns on notices" not in challenge
    world = World.create(world.env)
    await world.play(world.ana, "!play")
    await world.advance(AWAY)
    await world.press(world.ana, "B2")
    await world.advance(timedelta(hours=25))
    await world.start_duel()
    await world.advance(AWAY)
    await world.play(world.ana, "!resign")
    assert notices(world) == []


async def test_a_challenge_names_the_notices_and_deleting_data_the_choice(world: World) -> None:
    assert "🔔 Accepting turns on notices" in await world.play(world.ana, f"!play {world.ben.mention}")
    assert "🔔 Accepting turns on notices" in await world.play(world.ben, "!invite")
    page = message_of(await world.ana.slash(world.channel, "notify"))
    await world.ana.click(page, label="Turn off notices")
    shown = await world.ana.slash(world.channel, "privacy")
    assert "**Notices turned off:** yes" in ephemeral_answer(shown)
    await world.ana.click(message_of(shown), label="Delete my data")
    assert "\nNothing.\n" in ephemeral_answer(await world.ana.slash(world.channel, "privacy"))


async def test_accepting_reaches_a_challenger_who_has_gone_away(world: World) -> None:
    await world.play(world.ana, f"!play {world.ben.mention} o")
    await world.advance(AWAY)
    await world.press(world.ben, "Accept")
    assert notices(world) == [[world.ana.id]]
    assert f"{world.ana.mention}, your game has begun." in world.last_text
    world = World.create(world.env)
    await world.play(world.ana, f"!play {world.ben.mention} x thread")
    await world.press(world.ben, "Accept")
    (thread,) = world.channel.threads
    (board,) = thread.history()
    assert mentioned(board) == [world.ana.id]
    await world.ana.click(board, label="B2")
    assert len(thread.history()) == 1  # ben has just accepted


async def test_offers_reach_a_player_who_has_gone_away_once_a_turn(world: World) -> None:
    for command in ("!draw", "!takeback"):
        there = World.create(world.env)
        await there.start_duel()
        await there.press(there.ana, "B2")
        await there.play(there.ana, command)
        assert notices(there) == []
        await there.advance(AWAY)
        before = len(there.env.http_requests)
        async with at_once(there, 6):
            await there.ana.slash(there.channel, command.removeprefix("!"))
        await there.play(there.ana, command)
        assert pings(there, since=before) == [there.ben.id]
        assert there.last_text.count("Does **ben**") == 1  # the offer stands


async def test_a_turn_is_notified_once_however_often_its_board_is_asked_for(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    await world.advance(AWAY)
    before = len(world.env.http_requests)
    async with at_once(world, 3):
        await world.ana.slash(world.channel, "board")
    await world.play(world.ana, "!board")
    assert pings(world, since=before) == [world.ben.id]
    assert sum(map(bool, boards_with_buttons(world))) == 1


async def test_a_notice_that_could_not_be_sent_comes_with_the_next_message(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    await world.advance(AWAY)
    for command in ("draw", "board"):
        world.env.inject_error("POST", "/interactions/*/*/callback", status=503, times=10)
        await world.ana.slash(world.channel, command)
        world.env.backend.faults.clear()
        _ = world.env.errors
        assert notices(world) == []
    for count, command in enumerate(("draw", "board"), start=1):
        await world.ana.slash(world.channel, command)
        assert notices(world) == [[world.ben.id]] * count
