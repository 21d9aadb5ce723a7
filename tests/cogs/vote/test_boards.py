"""The boards of voted matches while Discord is slow, away or refuses something; and who may vote there."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

from bot.client.client import App
from bot.games.ids import UserId
from bot.games.match import Match
from bot.matches import display
from bot.matches.matches import Matches
from bot.matches.opponent_pool import OpponentPool
from bot.model.ids import MessageId, Place
from cogs.vote import boards
from cogs.vote.service import VoteService
from tests.support import acts
from tests.support.world import World, text_of

SETTINGS = {"is_text_only": True, "cooldown": timedelta(minutes=5)}


async def begin(world: World, words: str) -> None:
    mia = world.add_member("mia", manage_messages=True)
    await world.send(mia, f"!vote easy here {words}")


async def pass_time(world: World, seconds: float, *, step: float = 5) -> None:
    for _ in range(round(seconds / step)):
        await world.env.advance_time(step)


async def plies(world: World) -> int:
    return len((await acts.running(world)).plies)


def let_edits_fail(world: World, *, times: int | None) -> None:
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, message="?", times=times)


@pytest.mark.parametrize("is_connected", [True, False])
async def test_a_game_waits_while_nobody_could_see_it_or_vote(world: World, is_connected: bool) -> None:
    await begin(world, "1m")
    await world.press(world.ana, "A1")
    if is_connected:
        let_edits_fail(world, times=None)
    else:
        world.app.connections.mark_disconnected()
    await pass_time(world, 300, step=20)
    assert await plies(world) == 2


async def test_a_refused_edit_delays_no_move(world: World) -> None:
    await begin(world, "15s")
    let_edits_fail(world, times=1)
    await pass_time(world, 10, step=1)
    await world.press(world.ana, "A1")
    await pass_time(world, 6, step=1)
    assert await plies(world) == 2


async def test_a_slow_edit_delays_no_later_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(world, "15s")
    await world.press(world.ana, "A1")
    show = boards.show

    async def show_slowly(*args: Any, **options: Any) -> Any:
        await asyncio.sleep(25)
        return await show(*args, **options)

    monkeypatch.setattr(boards, "show", show_slowly)
    await pass_time(world, 16, step=1)
    running = await world.app.services[Matches].running(world.place.channel)
    await world.app.services[VoteService].cast(UserId(world.ben.id), running, 4)
    await pass_time(world, 20, step=1)
    assert await plies(world) == 4


async def test_votes_during_a_slow_edit_wait_until_it_is_done(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(world, "5m")
    edit, gate, began = display.edit_message, asyncio.Event(), asyncio.Queue[Any]()

    async def edit_slowly(app: App, place: Place, message: MessageId, edited: Any) -> Any:
        began.put_nowait(edited)
        await gate.wait()
        return await edit(app, place, message, edited)

    monkeypatch.setattr(display, "edit_message", edit_slowly)
    running = await world.app.services[Matches].running(world.place.channel)
    for number in range(3):  # outside simcord's clock, for which everything would have to settle
        await world.app.services[VoteService].cast(UserId(number + 1), running, 4)
        if number == 0:
            await began.get()
    gate.set()
    for _ in range(acts.READS_PER_REQUEST):  # enough for another edit to begin
        await world.app.services[Matches].reload(world.place.channel)
    assert began.empty()


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    await begin(world, "1h")
    await world.press(world.ana, "A1")
    await pass_time(world, 10)
    await world.board_message.delete()
    await world.send(world.ben, "!b2")
    await pass_time(world, 10)
    assert "A1 **1** · B2 **1**" in text_of(world.button_message)
    await world.press(world.ana, "B2")
    await pass_time(world, 10)
    assert "B2 **2**" in text_of(world.button_message)


async def test_a_game_that_cannot_be_posted_ends(world: World) -> None:
    mia = world.add_member("mia", manage_messages=True)
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, message="?", times=2)
    await world.send(mia, "!vote easy here 24h")
    world.env.errors.clear()
    assert await acts.is_free(world)


async def test_the_move_is_shown_while_a_level_thinks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    move = OpponentPool.move

    async def think(pool: OpponentPool, match: Match, place: Place, *, is_patient: bool = True) -> Match | None:
        if not is_patient:
            return None
        await asyncio.sleep(20)
        return await move(pool, match, place)

    monkeypatch.setattr(OpponentPool, "move", think)
    await begin(world, "15s")
    await world.press(world.ana, "A1")
    await pass_time(world, 20, step=1)
    assert "**The crowd** played **A1** ❌.\n**easy** 🔵 is thinking …" in text_of(world.board_message)
    await pass_time(world, 20, step=1)
    assert "everyone may vote" in text_of(world.board_message)


async def test_play_again_opens_one_game(world: World) -> None:
    await world.add_member("mia", manage_messages=True).send(world.channel, "!vote easy here")
    await world.press(world.add_member("leo", manage_messages=True), "Stop game")
    board = world.button_message
    for number in range(3):
        await world.add_member(f"user {number}").click(board, label="Play again")
    assert len(world.channel.threads) == 1


async def test_a_member_who_may_open_no_thread_starts_no_game(world: World) -> None:
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    closed = discord.PermissionOverwrite(create_public_threads=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=closed)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(create_public_threads=True))
    await world.env.settle()
    (refusal,) = await world.send(world.ana, "!vote easy")
    assert refusal.startswith("This game needs a thread. You need the permission **Create Public Threads**")
    assert await acts.is_free(world)


async def test_typed_votes_have_no_cooldown_and_are_explained(world: World) -> None:
    await acts.change_settings(world, **SETTINGS)
    await begin(world, "5m")
    assert "To vote, type a move, for example `!move B2`." in text_of(world.board_message)
    for cell in ("a1", "b2", "c3"):
        assert f"**{cell.upper()}**" in (await world.send(world.ben, f"!{cell}"))[0]


async def test_a_vote_does_not_wait_for_earlier_replies(world: World) -> None:
    await begin(world, "15s")
    async with world.app.tasks.queued(world.place.channel, UserId(world.ana.id), "x", passes=False) as slow:
        await slow.leave()
        await world.send(world.ben, "!c3")
        await pass_time(world, 16, step=1)
    assert (await acts.running(world)).plies[0] == 8


async def test_a_vote_typed_before_the_voting_began_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(world, "15s")
    await world.press(world.ana, "A1")
    await pass_time(world, 18, step=1)
    sent = discord.utils.snowflake_time

    def sent_earlier(number: int) -> datetime:
        return sent(number) - timedelta(seconds=10)

    monkeypatch.setattr(discord.utils, "snowflake_time", sent_earlier)
    (refusal,) = await world.send(world.ben, "!c3")
    assert refusal.startswith("The voting on that move has just ended.")


async def test_channels_restrict_no_voters_but_roles_do_from_then_on(world: World) -> None:
    await begin(world, "5m")
    other = world.guild.create_text_channel("other")
    await acts.change_settings(world, channels=frozenset({other.id}))
    voted = (await world.press(world.ben, "A1")).response
    assert voted
    assert "Your vote: **A1**" in voted.content
    role = world.guild.create_role("voters")
    await acts.change_settings(world, roles=frozenset({role.id}))
    refused = (await world.press(world.ben, "A2")).response
    assert refused
    assert refused.content == f"To play with me here, you need one of these roles: <@&{role.id}>."
    await pass_time(world, 10)
    assert "A1 **1** · the move ends" in text_of(world.board_message)
