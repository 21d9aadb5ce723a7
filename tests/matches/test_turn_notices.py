"""Members are told when it is their turn, unless they are there or want no notices."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.database.database import Database
from tests.support.acts import at_once, boards_with_buttons
from tests.support.world import World

AWAY = timedelta(minutes=5)


def notices(world: World) -> list[list[int]]:
    """Whom the bot has notified, message by message, apart from challenges."""
    sent = [message for message in world.channel.history() if message.author.bot]
    texts = [message for message in sent if "challenges you" not in message.content]
    mentioned = ([user.id for user in message.mentions if user.mention in message.content] for message in texts)
    return [*filter(None, mentioned)]


def pings(world: World, *, since: int) -> list[int]:
    """The users whom the bot's requests have notified, after so many requests."""
    bodies: list[Any] = [request.json or {} for request in world.env.http_requests[since:]]
    allowed = [body.get("data", body).get("allowed_mentions", {}) for body in bodies]
    return [user for mentions in allowed for user in mentions.get("users", ())]


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


async def test_a_reminder_that_could_not_be_sent_is_repeated(world: World) -> None:
    await world.start_duel()
    await world.advance(timedelta(hours=22, minutes=58))
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=10)
    await world.advance(AWAY)
    assert notices(world) == []
    world.env.backend.faults.clear()
    await world.advance(AWAY)
    assert notices(world) == [[world.ana.id]]


async def slash(world: World, command: str) -> None:
    """Use `board`, or `offer` with what is offered."""
    name, options = (command, {}) if command == "board" else ("offer", {"what": command})
    await world.ana.slash(world.channel, name, **options)


async def test_offers_and_boards_reach_a_player_who_has_gone_away_once_a_turn(world: World) -> None:
    for command in ("draw", "takeback", "board"):
        there = World.create(world.env)
        await there.start_duel()
        await there.press(there.ana, "B2")
        await there.play(there.ana, f"!{command}")
        assert notices(there) == []
        await there.advance(AWAY)
        before = len(there.env.http_requests)
        async with at_once(there, 3):
            await slash(there, command)
        await there.play(there.ana, f"!{command}")
        assert pings(there, since=before) == [there.ben.id]
        if command == "board":
            assert sum(map(bool, boards_with_buttons(there))) == 1
        else:
            assert there.last_text.count("Does **ben**") == 1  # the offer stands


async def test_a_notice_that_could_not_be_sent_comes_with_the_next_message(world: World) -> None:
    await world.start_duel()
    await world.press(world.ana, "B2")
    await world.advance(AWAY)
    for command in ("draw", "board"):
        world.env.inject_error("POST", "/interactions/*/*/callback", status=503, times=10)
        await slash(world, command)
        world.env.backend.faults.clear()
        _ = world.env.errors
        assert notices(world) == []
    for count, command in enumerate(("draw", "board"), start=1):
        await slash(world, command)
        assert notices(world) == [[world.ben.id]] * count
