"""Games and challenges whose message or channel is gone: they do not begin there, and hinder nobody afterwards."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.games.ids import UserId
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, MessageId, Place
from bot.model.shown import Shown
from cogs.duels.service import ChallengeService
from cogs.play.service import PlayService
from tests.support.acts import delete_channel, is_free, play_duel
from tests.support.people import actor
from tests.support.world import PLY_DURATION, World, answer, ephemeral_answer

ENDED = (
    "The last game here ended without a result, because the message with its board was deleted, "
    "or I couldn't see this channel."
)


def refuse_edits(world: World, status: int, code: int, times: int | None = 1) -> None:
    """Let Discord refuse to edit messages of the channel."""
    path = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", path, status=status, code=code, message="No", times=times)


async def show_channel(world: World) -> None:
    """Let somebody else restore the bot's permissions in the channel."""
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[])
    await world.env.settle()


async def test_a_challenge_outlasts_a_missing_permission(world: World) -> None:
    await world.ana.context_menu(world.channel, "Challenge to a game", world.ben)
    challenge = world.button_message
    await world.set_permissions(view_channel=False)
    for refused in (
        await world.ana.context_menu(world.channel, "Challenge to a game", world.add_member("eve")),
        await world.ben.click(challenge, label="Accept"),
    ):
        assert ephemeral_answer(refused).startswith("I need the permission **View Channels** to show here")
    assert await is_free(world)
    await show_channel(world)
    assert "plays against" in answer(await world.ben.click(challenge, label="Accept"))


async def test_an_exhibition_ends_when_access_is_lost(world: World) -> None:
    for status, code in ((403, 50001), (403, 50013), (404, 10003)):
        there = World.create(world.env)
        await there.ana.slash(there.channel, "watch", x="hard", o="easy")
        refuse_edits(there, status, code)
        await world.advance(PLY_DURATION)
        assert await is_free(there), code
        assert await there.play(there.ana, "!board") == ENDED
        assert "Your move" in await there.play(there.ben, "!play")
        await there.play(there.ben, "!resign")
        assert "No game is running" in await there.play(there.ana, "!board")


async def test_a_duel_that_cannot_be_shown_is_not_forfeited(world: World, caplog: pytest.LogCaptureFixture) -> None:
    for status, code in ((403, 50001), (404, 10003), (404, 10008)):
        there = World.create(world.env)
        await play_duel(there)
        board = there.button_message
        refuse_edits(there, status, code, times=None)
        await there.advance(timedelta(hours=25))
        assert await is_free(there), code
        assert await there.play(there.ana, "!board") == ENDED
        assert ephemeral_answer(await there.ben.click(board, label="A2")) == ENDED
        assert "has no games with a result" in await there.play(there.ben, "!stats")
        there.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown")
        caplog.clear()
        await there.ben.click(board, label="A2")
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert "Discord did not accept an error message (404 Not Found (error code: 10062): Unknown)" in caplog.text


async def test_a_duel_ends_if_its_board_cannot_be_posted(world: World) -> None:
    for status, code, ends in ((403, 50001, True), (404, 10003, True), (403, 50013, False)):
        there = World.create(world.env)
        await play_duel(there)
        moved = actor(UserId(there.ana.id), 2**62 + code, there.place)
        await there.app.services[PlayService].move(moved, "c3")  # and then the process dies
        path = f"/channels/{there.channel.id}/messages"
        there.env.inject_error("POST", path, status=status, code=code, message="No")
        await there.restart()
        await there.env.settle()
        assert await is_free(there) == ends, code
        assert (await there.play(there.ben, "!board") == ENDED) == ends


async def test_a_duel_in_a_channel_out_of_sight_ends_soon_without_rating(world: World) -> None:
    services, deleted = world.app.services, Place(ChannelId(5), GuildId(world.guild.id))
    ana, ben = (UserId(member.id) for member in (world.ana, world.ben))
    challenge = await services[ChallengeService].open(actor(ana, 10, deleted), ben)
    update = await services[ChallengeService].accept(actor(ben, 11, deleted), challenge.id)
    services[MatchStore].record_shown(update.saved, Shown(0, MessageId(6)))
    await play_duel(world)
    await world.set_permissions(view_channel=False)
    await world.advance(timedelta(minutes=10))
    assert await services[Matches].get(deleted.channel) is None
    assert await is_free(world)
    await show_channel(world)
    assert ENDED in await world.play(world.ben, "!play")
    assert "has no games with a result" in await world.play(world.ben, "!stats")


async def test_everybody_can_play_again_at_once_after_a_channel_was_deleted(world: World) -> None:
    for in_thread, begin in ((False, "!move b2"), (True, "!watch hard easy"), (True, "!move b2")):
        there = World.create(world.env)
        if in_thread:
            there.env.backend.create_thread(there.channel.id, "ours", owner_id=there.ana.id)
            there = replace(there, channel=there.channel.threads[0])
        await there.play(there.ana, begin)
        await delete_channel(there)
        there = replace(there, channel=there.guild.create_text_channel("other"))
        if in_thread and "watch" in begin:
            await there.restart()
        assert "Your move, **ana**" in await there.play(there.ana, "!play"), (in_thread, begin)
        await there.play(there.ana, "!resign", f"!play {there.ben.mention} x")
        assert "plays against" in answer(await there.press(there.ben, "Accept"))
        assert "has no games with a result" in await there.play(there.ben, "!stats")


async def test_a_deleted_board_ends_no_game_and_who_leaves_loses(world: World) -> None:
    for begin, refusal in (
        (("!play easy",), "Other members are playing here."),
        (("!play easy", "!move b2"), "Another game is running here."),
        ((), "Another game is running here."),
    ):
        there = World.create(world.env)
        await (there.play(there.ana, *begin) if begin else play_duel(there))
        await there.button_message.delete()
        await there.restart()
        eve = there.add_member("eve")
        assert (await there.play(eve, "!play")).startswith(refusal)
        for command in ("!play", "!watch hard easy") if not begin else ("!watch hard easy",):
            assert "Another game is running here" in await there.play(there.ana, command)
        await there.play(eve, "!invite")
        assert "Another game is running here" in ephemeral_answer(await there.press(there.ben, "Accept"))
        assert "our move" in await there.play(there.ana, "!board")
    await there.button_message.delete()
    there.guild.remove_member(there.ana)
    for _ in range(2):
        await there.advance(timedelta(minutes=5))
    assert "🏆 1 won" in await there.play(there.ben, "!stats")


async def test_a_game_that_was_moved_to_a_new_message_meanwhile_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_duel(world)
    old = world.button_message
    await world.play(world.ben, "!board")
    request, store = world.app.http.edit_message, world.app.services[MatchStore]
    running = await world.app.services[Matches].running(ChannelId(world.channel.id))
    shown = store.shown(running)
    store.record_shown(running, replace(shown, message=MessageId(old.id)))
    await old.delete()

    async def edit_while_the_board_moves(channel: int, message: int, **fields: Any) -> Any:
        if message == old.id:
            store.record_shown(running, shown)
        return await request(channel, message, **fields)

    monkeypatch.setattr(world.app.http, "edit_message", edit_while_the_board_moves)
    await world.advance(timedelta(days=1))
    assert not await is_free(world)
    await world.advance(timedelta(minutes=5))
    assert "⌛ **ana** left or ran out of time." in world.last_text


async def test_a_challenge_whose_message_is_gone_is_replaced(world: World) -> None:
    ana, ben = world.ana, world.ben

    async def challenges_again() -> bool:
        return "challenges you" in await world.play(ben, f"!play {ana.mention}")

    world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, message="Invalid")
    await ana.slash(world.channel, "play", member=ben)
    _ = world.env.errors
    assert await challenges_again()
    message = world.button_message
    await world.restart()
    await message.delete()
    await world.env.settle()
    assert await challenges_again()
    message = world.button_message
    await ben.slash(world.channel, "invite")
    await world.restart()
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete_messages([message, world.button_message])
    await world.env.settle()
    assert await challenges_again()
    assert "is looking for someone" in await world.play(ben, "!invite")
    for status, code in ((404, 10003), (404, 10008), (403, 50001)):
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, message="Gone")
        assert await challenges_again()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, message="Unknown Message")
    assert "is looking for someone" in answer(await ben.slash(world.channel, "invite"))
    world = World.create(world.env)
    ana, ben = world.ana, world.ben
    await world.app.services[ChallengeService].open(
        actor(UserId(ana.id), 1, world.place), UserId(ben.id)
    )  # never posted
    assert await challenges_again()


async def test_a_challenge_that_may_still_be_there_stays_open(world: World) -> None:
    await world.ana.slash(world.channel, "play", member=world.ben)
    message = world.button_message
    for status in (None, 429, 503):
        if status:
            world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=0, message="Later")
        refusal = ephemeral_answer(await world.ben.slash(world.channel, "play", member=world.ana))
        assert "The two of you already have an open challenge" in refusal, status
    assert "plays against" in answer(await world.ben.click(message, label="Accept"))
