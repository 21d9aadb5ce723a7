"""Games that a player leaves: lost once both sides have moved, while the channel exists and Discord answers."""

from __future__ import annotations

from datetime import timedelta

from bot.game.ids import UserId
from bot.game.match import Termination
from bot.model.statistics import UserRecord, WinDrawLoss
from bot.storage.statistics import scope_record, user_record
from tests.support.acts import delete_channel, is_free, play_duel
from tests.support.world import World, answer, button_labels, text_of

DAY = timedelta(days=1, minutes=5)
"""After this time, the bot has ended a game that nobody has continued."""

CHECK_INTERVAL = timedelta(minutes=10)
"""How often the bot checks which players have left."""

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


async def test_starting_over_is_a_resignation_once_both_have_moved(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    board = await start_over(world)
    assert board.splitlines()[4] == ("🏳️ **ana** resigned the last game. **I won it.**")
    assert "Your move, **ana**" in board
    record = await record_of_ana(world)
    assert record.total == record.opponents["easy"] == LOST
    assert record.standing
    assert (record.standing.rating, record.standing.results) == (980, LOST)
    assert await terminations(world) == {Termination.RESIGNED}
    there = World.create(world.env)
    for begin in ("!play easy", "!play easy o"):
        await there.play(there.ana, begin)
        assert "resigned" not in await start_over(there)
        await there.play(there.ana, "!resign")
    record = await record_of_ana(there)
    assert (record.total, record.standing) == (WinDrawLoss(losses=2), None)  # the resignations
    assert await terminations(there) == {Termination.ABANDONED, Termination.RESIGNED}
    await there.play(there.ana, "!play learner", "!move b2")
    assert "**ana** resigned the last game." in await start_over(there)
    record = await record_of_ana(there)
    assert (record.total, record.standing) == (WinDrawLoss(losses=3), None)  # no game of the learner is rated


async def test_a_game_that_its_player_leaves_is_lost(world: World) -> None:
    await world.play(world.ana, "!play easy o")
    await world.advance(DAY)
    assert "💤 Nobody kept playing" in world.last_text  # both have to move before a game counts
    assert await has_no_result(world)
    await world.play(world.ana, "!play easy", "!move b2")
    board = world.button_message.id
    await world.advance(timedelta(hours=23, minutes=50))
    assert "⌛" not in world.last_text
    await world.advance(timedelta(minutes=15))
    assert world.channel.history()[-1].id == board
    assert "🇧🔲❌🔲" in world.board_message.content
    assert "⌛ **ana** left or ran out of time. **I won.**" in world.last_text
    record = await record_of_ana(world)
    assert record.total == LOST
    assert record.standing
    assert record.standing.rating == 980
    assert Termination.FORFEITED in await terminations(world)


async def test_a_game_that_is_replaced_or_cannot_be_seen_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await world.advance(timedelta(minutes=10))
    question = await world.play(world.ben, "!play")
    assert question == "A game is still running here. If you start over, it ends without a result. Start over?"
    assert "resigned" not in answer(await world.press(world.ben, "Start over"))
    assert await has_no_result(world)
    there = World.create(world.env)
    await play_duel(there)
    await there.set_permissions(view_channel=False)
    await there.advance(DAY)
    assert await has_no_result(there)
    there = World.create(world.env)
    await there.play(there.ana, "!play easy", "!move b2")
    await there.button_message.delete()
    await there.advance(DAY)
    assert await has_no_result(there)


async def test_a_game_whose_channel_is_gone_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await delete_channel(world)
    await world.advance(DAY)
    assert await has_no_result(world)
    for status, code in ((404, 10003), (403, 50001)):
        there = World.create(world.env)
        await there.play(there.ana, "!play easy", "!move b2")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="?")
        await there.advance(DAY)
        assert await has_no_result(there), code
    there = World.create(world.env)
    await there.ana.slash(there.channel, "play", opponent="easy", thread=True)
    (thread,) = there.channel.threads
    await there.ana.send(thread, "!move b2")
    await delete_channel(there, thread.id)
    await there.advance(DAY)
    assert await has_no_result(there)


async def test_nobody_loses_while_discord_does_not_answer(world: World) -> None:
    for status in (429, 503):
        there = World.create(world.env)
        await there.play(there.ana, "!play easy", "!move b2")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=0, message="?")
        await there.advance(DAY - timedelta(minutes=5))
        assert await terminations(there) == set(), status
        await there.advance(timedelta(minutes=5))
        assert await terminations(there) == {Termination.FORFEITED}, status


async def test_only_a_player_who_left_the_server_forfeits(world: World) -> None:
    for leaver, winner in (("ana", "ben"), ("ben", "ana")):
        there = World.create(world.env)
        await play_duel(there)
        shown, messages = there.button_message, len(there.channel.history())
        there.guild.remove_member(getattr(there, leaver))
        await there.advance(CHECK_INTERVAL)
        assert len(there.channel.history()) == messages
        assert there.button_message.id == shown.id
        assert f"⌛ **{leaver}** left or ran out of time. **{winner} won.**" in text_of(there.button_message)
        assert button_labels(there.button_message) == ["Rematch", "Review"]
        assert await is_free(there)
    await play_duel(world)
    await world.advance(timedelta(hours=1))
    assert "**ben** ⭕, your move" in await world.play(world.ana, "!move a2")
    for leaver in (world.ana, world.ben):
        world.guild.remove_member(leaver)
    for _ in range(2):
        await world.advance(CHECK_INTERVAL)
    assert "💤 Nobody kept playing, so this game ended without a result." in world.last_text
    assert await is_free(world)


async def test_a_failed_member_lookup_forfeits_no_match(world: World) -> None:
    await world.play(world.ana, "!move b2")
    world.guild.remove_member(world.ana)
    await world.advance(CHECK_INTERVAL)
    assert "Your move, **ana**" in world.last_text
    assert not [request for request in world.env.http_requests if "/members/" in request.path]
    for status, code in ((404, 10004), (404, 10013), (403, 50001), (429, 0), (503, 0)):
        there = World.create(world.env)
        await play_duel(there)
        path = f"/guilds/{there.guild.id}/members/*"
        world.env.inject_error("GET", path, status=status, code=code, message="?", times=None)
        there.guild.remove_member(there.ben)
        await there.advance(CHECK_INTERVAL)
        assert "**ana** ❌, your move" in there.last_text, (status, code)
        assert not await is_free(there)
