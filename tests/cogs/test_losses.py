"""Games that a player leaves are lost once both sides have moved, but not while the bot or Discord is away."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import discord
from simcord import MemberActor
from simcord.backend import serializers

from bot.database.database import Database
from bot.games.game import Termination
from bot.games.ids import UserId
from bot.matches.notices import AWAY_AFTER
from cogs.records.queries import UserRecord, WinDrawLoss, scope_record, user_record
from tests.support.acts import close_thread, delete_channel, is_free, message, play_duel
from tests.support.databases import execute
from tests.support.world import World, answer, button_labels, text_of

DAY = timedelta(days=1, minutes=5)
"""After this time, the bot has ended a game that nobody has continued."""

CHECK_INTERVAL = timedelta(minutes=10)
"""How often the bot checks which players have left."""

LOST = WinDrawLoss(losses=1)


async def record_of_ana(world: World) -> UserRecord:
    return await world.app.services[Database].read(user_record, world.place, UserId(world.ana.id))


async def terminations(world: World) -> set[Termination]:
    """How the finished games of the server ended."""
    record = await world.app.services[Database].read(scope_record, world.place)
    return {termination for termination, matches in record.terminations.items() if matches}


async def has_no_result(world: World) -> bool:
    """Check if the games of the server ended without a result, and without points for ana."""
    record = await record_of_ana(world)
    assert await terminations(world) == {Termination.ABANDONED}
    return (record.total, record.standing) == (WinDrawLoss(), None)


async def test_a_game_whose_channel_is_gone_has_no_result(world: World) -> None:
    await world.play(world.ana, "!play easy", "!move b2")
    await delete_channel(world)
    await world.advance(DAY)
    assert await has_no_result(world)
    for status, code in ((404, 10003), (403, 50001)):
        there = World.create(world.env)
        there = replace(there, ana=there.add_member("ana", manage_messages=True))
        await there.play(there.ana, "!play easy", "!move b2")
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="?")
        await there.advance(DAY)
        assert await has_no_result(there), code


async def test_a_player_who_may_delete_the_board_escapes_no_loss_by_it(world: World) -> None:
    for is_duel in (True, False):
        there = World.create(world.env)
        there = replace(there, ana=there.add_member("ana", manage_messages=True))
        await (play_duel(there) if is_duel else there.play(there.ana, "!play easy", "!move b2"))
        await there.button_message.delete()
        path = f"/guilds/{there.guild.id}/members/*"
        world.env.inject_error("GET", path, status=503, code=0, message="Overloaded", times=None)
        await there.advance(DAY)
        assert await terminations(there) == set()  # it is not known yet
        world.env.backend.faults.clear()
        await there.advance(timedelta(minutes=5))
        assert await terminations(there) == {Termination.FORFEITED}
        assert (await record_of_ana(there)).total == LOST
    there = World.create(world.env)
    there = replace(there, ben=there.add_member("mo", manage_messages=True))
    await play_duel(there)
    await there.button_message.delete()
    await there.advance(DAY)
    assert await has_no_result(there)


async def test_a_failed_member_lookup_forfeits_no_match(world: World) -> None:
    for status, code in ((404, 10004), (404, 10013), (403, 50001), (503, 0)):
        there = World.create(world.env)
        await play_duel(there)
        path = f"/guilds/{there.guild.id}/members/*"
        world.env.inject_error("GET", path, status=status, code=code, message="?", times=None)
        there.guild.remove_member(there.ben)
        await there.advance(CHECK_INTERVAL)
        assert "**ana** ❌, your move" in there.last_text, (status, code)
        assert not await is_free(there)


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


async def dispatch(world: World, event: str) -> None:
    world.app.dispatch(event)
    await world.env.settle()


async def begin_outage(world: World, *, of_server: bool) -> None:
    """Let the server or its shard be disconnected."""
    await (end_service(world) if of_server else dispatch(world, "disconnect"))


async def end_outage(world: World, *, of_server: bool) -> None:
    await (restore_service(world) if of_server else dispatch(world, "resumed"))


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


async def test_nobody_loses_during_an_outage_or_right_after_it(world: World) -> None:
    await play_duel(world)
    await begin_outage(world, of_server=True)
    for _ in range(3):
        await world.advance(10 * HOUR)
    assert_nobody_lost(world)
    await end_outage(world, of_server=True)
    await assert_ana_loses(world, after=23 * HOUR + 55 * MINUTE, within=10 * MINUTE)
    for of_server in (False, True):
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


async def test_an_outage_of_the_server_ends_only_games_elsewhere(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.ana.send_dm("!play")
    await end_service(world)
    await world.advance(48 * HOUR)
    assert "💤 Nobody kept playing" in text_of(world.ana.user.dm_channel.history()[-1])
    assert "Your move" in world.last_text
    await restore_service(world)
    assert "Your move" in await world.play(world.ana, "!board")


def deadline_of(board: discord.Message) -> int:
    """The Unix time of the deadline that a board shows."""
    found = re.search(r"runs out <t:(\d+):R>", text_of(board))
    assert found
    return int(found[1])


async def test_boards_show_the_deadline_after_an_outage(world: World) -> None:
    gone = World.create(world.env)
    await gone.start_duel()
    await gone.board_message.delete()
    await world.start_duel()
    await world.press(world.ana, "B2")
    await world.advance(AWAY_AFTER)
    await world.play(world.ana, "!board")  # it mentions ben
    board, boards = world.board_message, [len(place.channel.history()) for place in (world, gone)]
    assert board.content.startswith(world.ben.mention)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    await begin_outage(world, of_server=False)
    await world.advance(3 * HOUR)
    await end_outage(world, of_server=False)
    await world.restart()  # while Discord takes no edits
    assert deadline_of(world.board_message) == deadline_of(board)
    world.env.backend.faults.clear()
    before = len(world.env.http_requests)
    for _ in range(2):  # the second time, nothing is left to edit
        await world.restart()
        shown = message(world, board.id)
        assert deadline_of(shown) == deadline_of(board) + (3 * HOUR).total_seconds()
        assert (shown.content, button_labels(shown)) == (board.content, button_labels(board))
        assert "played **B2** ❌." in text_of(shown)
        assert [len(place.channel.history()) for place in (world, gone)] == boards
    assert [request.method for request in world.env.http_requests[before:]].count("PATCH") == 2
    assert "played **C3**" in answer(await world.ben.click(board, label="C3"))


def in_thread(world: World) -> World:
    """The world in a new thread of its channel."""
    world.env.backend.create_thread(world.channel.id, "ours", owner_id=world.ana.id)
    return replace(world, channel=world.channel.threads[0])


async def hide_channel(world: World, member: MemberActor) -> None:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    hidden = discord.PermissionOverwrite(view_channel=False)
    await channel.set_permissions(await channel.guild.fetch_member(member.id), overwrite=hidden)
    await world.env.settle()


async def time_out(world: World, member: MemberActor, duration: timedelta) -> None:
    until = (discord.utils.utcnow() + duration).isoformat()
    world.env.backend.edit_member(world.guild.id, member.id, {"timed_out_until": until})
    await world.env.settle()


KEPT_AWAY = "⏳ The time was extended once, because **ana** can't see this channel or write in it."
LOST_BY_ANA = "⌛ **ana** left or ran out of time. **ben won.**"


async def test_a_player_who_is_kept_away_gets_more_time_once(world: World) -> None:
    world = replace(world, ana=world.add_member("ana", manage_threads=True))  # of no use in a channel
    await play_duel(world)
    board, messages = deadline_of(world.board_message), len(world.channel.history())
    await hide_channel(world, world.ana)
    path = f"/guilds/{world.guild.id}/members/*"
    world.env.inject_error("GET", path, status=503, code=0, message="Overloaded", times=None)
    await world.advance(DAY)
    assert deadline_of(world.board_message) == board  # it is not known yet
    world.env.backend.faults.clear()
    await world.advance(5 * MINUTE)
    assert text_of(world.board_message).endswith(KEPT_AWAY)
    assert 24 * HOUR <= timedelta(seconds=deadline_of(world.board_message) - board) <= 25 * HOUR
    assert len(world.channel.history()) == messages  # nobody is mentioned
    await world.restart()
    await world.advance(23 * HOUR)
    assert_nobody_lost(world)
    await world.advance(2 * HOUR)
    assert f"⌛ **{world.ana.mention}** left or ran out of time." in text_of(world.board_message)
    assert (await record_of_ana(world)).total == LOST


async def test_a_timeout_extends_the_time_to_seven_days_at_most(world: World) -> None:
    for timeout, extension in ((timedelta(days=3), 3 * DAY), (timedelta(days=28), timedelta(days=7))):
        there = in_thread(World.create(world.env))
        await play_duel(there)
        await time_out(there, there.ana, timeout)
        await there.advance(DAY)
        assert text_of(there.board_message).endswith(KEPT_AWAY)
        left = timedelta(seconds=deadline_of(there.board_message) - discord.utils.utcnow().timestamp())
        assert abs(left - extension) < HOUR
        await there.advance(left - MINUTE)
        if timeout < extension:
            assert "c3" in (await there.play(there.ana, "!move c3")).lower()
            assert KEPT_AWAY not in text_of(there.board_message)
        else:
            await there.advance(6 * MINUTE)
            assert LOST_BY_ANA in text_of(there.board_message)


async def test_who_may_keep_others_away_wins_no_game_by_it(world: World) -> None:
    for permission in ("moderate_members", "manage_roles", "manage_channels"):
        there = World.create(world.env)
        there = replace(there, ben=there.add_member("mo", **{permission: True}))
        await play_duel(there)
        await hide_channel(there, there.ana)
        await there.advance(DAY)
        assert text_of(there.board_message).endswith(KEPT_AWAY)
        there.env.backend.edit_channel(there.channel.id, {}, overwrites=[])  # in time, but too late to move
        await there.advance(DAY)
        assert "**mo** has permissions that can cause this, so nobody loses." in text_of(there.board_message)
        assert await has_no_result(there), permission
    for permission, is_thread in (("manage_channels", False), ("manage_threads", True)):
        there = World.create(world.env)
        there = replace(there, ana=there.add_member("ana", **{permission: True}))
        there = in_thread(there) if is_thread else there
        await play_duel(there)
        await (close_thread(there, locked=True) if is_thread else hide_channel(there, there.ana))
        await there.advance(DAY)
        assert LOST_BY_ANA in text_of(there.board_message)


async def test_who_may_lock_the_thread_wins_no_game_by_it(world: World) -> None:
    there = in_thread(world)
    there = replace(there, ben=there.add_member("mo", manage_threads=True))
    await play_duel(there)
    await close_thread(there, locked=True, archived=True)
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        path = f"/channels/{there.channel.id}/{path}"
        world.env.inject_error(method, path, status=400, code=50083, message="Thread is archived", times=None)
    await there.advance(DAY)
    assert not await is_free(there)
    await there.advance(DAY)
    assert await has_no_result(there)


async def test_a_duel_without_a_board_in_a_lost_channel_has_no_result(world: World) -> None:
    there = in_thread(world)
    await play_duel(there)
    await execute(world.app.services[Database], "UPDATE match SET message_id = NULL")
    await close_thread(there, archived=True)  # discord.py forgets it
    thread = there.channel.id
    for method, path in (("GET", f"/channels/{thread}"), ("POST", f"/channels/{thread}/messages")):
        world.env.inject_error(method, path, status=404, code=10003, message="Unknown Channel", times=None)
    await world.advance(DAY)
    assert await is_free(there)
    assert await has_no_result(world)
