"""Games against a level that their player leaves: lost once both sides have moved, while the channel exists."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.game.ids import UserId
from bot.game.match import Termination
from bot.model.statistics import UserRecord, WinDrawLoss
from bot.storage.statistics import scope_record, user_record
from tests.support.world import World, answer

DAY = timedelta(days=1, minutes=5)
"""After this time, the bot has ended a game that nobody has continued."""

LOST = WinDrawLoss(losses=1)


async def record_of_ana(world: World) -> UserRecord:
    return await world.app.services.database.read(user_record, world.place, UserId(world.ana.id))


async def terminations(world: World) -> set[Termination]:
    """How the finished games of the server ended."""
    record = await world.app.services.database.read(scope_record, world.place)
    return {termination for termination, matches in record.terminations.items() if matches}


async def start_over(world: World) -> str:
    """Let ana start a new game instead of the running one, and return the new board."""
    await world.play(world.ana, "!play")
    return answer(await world.press(world.ana, "Start over"))


async def has_no_result(world: World) -> bool:
    """Check if the games of the server ended without a result, and without points for ana."""
    record = await record_of_ana(world)
    assert await terminations(world) == {Termination.ABANDONED}
    return (record.total, record.standing) == (WinDrawLoss(), None)


async def test_starting_over_is_a_resignation(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    board = await start_over(world)
    assert board.splitlines()[4] == ("🏳️ **ana** resigned the last game. **I won it.**")
    assert "Your move, **ana**" in board
    record = await record_of_ana(world)
    assert record.total == record.opponents["easy"] == LOST
    assert record.standing
    assert (record.standing.rating, record.standing.results) == (980, LOST)
    assert await terminations(world) == {Termination.RESIGNED}


async def test_starting_over_before_both_have_moved_costs_nothing(world: World) -> None:
    for begin in ("!play easy", "!play easy o"):
        await world.play(world.ana, begin)
        assert "resigned" not in await start_over(world)
        await world.play(world.ana, "!resign")
    record = await record_of_ana(world)
    assert (record.total, record.standing) == (WinDrawLoss(losses=2), None)  # the resignations
    assert await terminations(world) == {Termination.ABANDONED, Termination.RESIGNED}
    await world.play(world.ana, "!play learner", "!move b2")
    assert "**ana** resigned the last game." in await start_over(world)
    record = await record_of_ana(world)
    assert (record.total, record.standing) == (WinDrawLoss(losses=3), None)  # no game of the learner is rated


async def test_a_game_replaced_by_somebody_else_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await world.advance(timedelta(minutes=10))
    question = await world.play(world.ben, "!play")
    assert question == "A game is still running here. If you start over, it ends without a result. Start over?"
    assert "resigned" not in answer(await world.press(world.ben, "Start over"))
    assert await has_no_result(world)


async def test_a_game_that_its_player_leaves_is_lost(world: World) -> None:
    await world.play(world.ana, "!play easy o")
    await world.advance(DAY)
    assert "💤 Nobody kept playing" in world.last_text  # both have to move before a game counts
    assert await has_no_result(world)
    await world.play(world.ana, "!play easy", "!move b2")
    await world.advance(DAY)
    assert "⌛ **ana** left or ran out of time. **I won.**" in world.last_text
    record = await record_of_ana(world)
    assert record.total == LOST
    assert record.standing
    assert record.standing.rating == 980
    assert Termination.FORFEITED in await terminations(world)


async def delete_channel(world: World, number: int) -> None:
    channel = world.app.get_channel(number)
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    await channel.delete()


async def test_a_game_whose_channel_is_gone_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await delete_channel(world, world.channel.id)
    await world.advance(DAY)
    assert await has_no_result(world)
    for status, code in ((404, 10003), (403, 50001)):
        there = World.create(world.env)
        await there.play(there.ana, "!play easy", "!move b2")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="?")
        await there.advance(DAY)
        assert await has_no_result(there), code


async def test_a_game_that_cannot_be_seen_has_no_result(world: World) -> None:
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")
    await world.set_permissions(view_channel=False)
    await world.advance(DAY)
    assert await has_no_result(world)
    there = World.create(world.env)
    await there.play(there.ana, "!play easy", "!move b2")
    await there.button_message.delete()
    await there.advance(DAY)
    assert await has_no_result(there)


async def test_a_thread_that_its_member_deletes_has_no_result(world: World) -> None:
    await world.ana.slash(world.channel, "play", opponent="easy", thread=True)
    (thread,) = world.channel.threads
    await world.ana.send(thread, "!move b2")
    await delete_channel(world, thread.id)
    await world.advance(DAY)
    assert await has_no_result(world)


async def test_nobody_loses_while_discord_does_not_answer(world: World) -> None:
    for status in (429, 503):
        there = World.create(world.env)
        await there.play(there.ana, "!play easy", "!move b2")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=0, message="?")
        await there.advance(DAY - timedelta(minutes=5))
        assert await terminations(there) == set(), status
        await there.advance(timedelta(minutes=5))
        assert await terminations(there) == {Termination.FORFEITED}, status
