"""Games against a level that their player leaves: lost once both sides have moved, while the channel exists."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.game.ids import UserId
from bot.game.match import Termination
from bot.model.statistics import UserRecord, WinDrawLoss
from bot.storage.statistics import scope_record, user_record
from tests.world import World, answer

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
    assert record.standing is None
    assert await terminations(world) == {Termination.ABANDONED, Termination.RESIGNED}
    assert record.total == WinDrawLoss(losses=2)  # the resignations


async def test_starting_over_against_the_learner_is_not_rated(world: World) -> None:
    await world.play(world.ana, "!play learner", "!move b2")
    assert "**ana** resigned the last game." in await start_over(world)
    record = await record_of_ana(world)
    assert (record.total, record.standing) == (LOST, None)


async def test_a_game_replaced_by_somebody_else_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await world.advance(timedelta(minutes=10))
    question = await world.play(world.ben, "!play")
    assert question == "A game is still running here. If you start over, it ends without a result. Start over?"
    assert "resigned" not in answer(await world.press(world.ben, "Start over"))
    record = await record_of_ana(world)
    assert (record.total, record.standing) == (WinDrawLoss(), None)
    assert await terminations(world) == {Termination.ABANDONED}


async def test_a_game_that_its_player_leaves_is_lost(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await world.advance(DAY)
    assert "⌛ **ana** left or ran out of time. **I won.**" in world.last_text
    record = await record_of_ana(world)
    assert record.total == LOST
    assert record.standing
    assert record.standing.rating == 980
    assert await terminations(world) == {Termination.FORFEITED}


async def test_a_game_left_before_both_have_moved_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy o")
    await world.advance(DAY)
    assert "💤 Nobody kept playing" in world.last_text
    assert (await record_of_ana(world)).standing is None


async def test_the_player_of_a_deleted_channel_loses_nothing(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await world.advance(DAY)
    record = await record_of_ana(world)
    assert (record.total, record.standing) == (WinDrawLoss(), None)
    assert await terminations(world) == {Termination.ABANDONED}


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001)])
async def test_a_channel_lost_while_the_bot_is_away_costs_nothing(world: World, status: int, code: int) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="?")
    await world.advance(DAY)
    assert (await record_of_ana(world)).standing is None
    assert await terminations(world) == {Termination.ABANDONED}


async def test_a_channel_that_the_bot_may_not_see_costs_nothing(world: World) -> None:
    await world.play(world.ana, f"!play {world.ben.mention} x")
    await world.press(world.ben, "Accept")
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")
    await world.set_permissions(view_channel=False)
    await world.advance(DAY)
    assert (await record_of_ana(world)).standing is None
    assert await terminations(world) == {Termination.ABANDONED}


async def test_a_thread_that_its_member_deletes_has_no_result(world: World) -> None:
    await world.ana.slash(world.channel, "play", opponent="easy", thread=True)
    (thread,) = world.channel.threads
    await world.ana.send(thread, "!move b2")
    found = world.app.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.delete()
    await world.advance(DAY)
    assert (await record_of_ana(world)).standing is None
    assert await terminations(world) == {Termination.ABANDONED}


@pytest.mark.parametrize("status", [429, 503])
async def test_nobody_loses_while_discord_does_not_answer(world: World, status: int) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=0, message="?")
    await world.advance(DAY - timedelta(minutes=5))
    assert await terminations(world) == set()
    await world.advance(timedelta(minutes=5))
    assert await terminations(world) == {Termination.FORFEITED}


async def test_a_game_whose_board_was_deleted_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await world.button_message.delete()
    await world.advance(DAY)
    assert (await record_of_ana(world)).standing is None
    assert await terminations(world) == {Termination.ABANDONED}
