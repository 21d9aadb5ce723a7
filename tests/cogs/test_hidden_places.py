"""Places where the bot may respond to slash commands and presses, but not post or edit: nothing begins there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.support.acts import is_free
from tests.support.world import PLY_DURATION, World, answer, ephemeral_answer, text_of

Command = Callable[[World], Awaitable[InteractionResult]]

NEED_POSTS: list[Command] = [
    lambda world: world.ana.slash(world.channel, "watch", x="hard", o="easy"),
    lambda world: world.ana.slash(world.channel, "play", member=world.ben),
    lambda world: world.ana.slash(world.channel, "invite"),
    lambda world: world.ana.context_menu(world.channel, "Challenge to a game", world.ben),
]

NEED_SIGHT: list[Command] = [
    lambda world: world.ana.slash(world.channel, "play"),
    lambda world: world.ana.slash(world.channel, "move", coordinate="b2"),
    lambda world: world.ana.slash(world.channel, "brain", train=5),
]


async def play_in_a_thread(world: World) -> InteractionResult:
    return await world.ana.slash(world.channel, "play", thread=True)


async def assert_refused(world: World, commands: list[Command], sentence: str) -> None:
    """Check that commands are refused in private, and leave nothing in the channel."""
    before = len(world.channel.history())
    for command in commands:
        assert ephemeral_answer(await command(world)).startswith(sentence)
    assert await is_free(world)
    assert len(world.channel.history()) == before


async def test_in_a_private_thread_the_bot_is_mentioned_first(world: World) -> None:
    backend, bot = world.env.backend, world.app.user
    assert bot
    await world.set_permissions(manage_threads=False)
    # Discord tells the bot of no private thread that it is not in.
    thread = backend.create_thread(
        world.channel.id, "ours", world.ana.id, type=ChannelType.PRIVATE_THREAD, broadcast=False
    )
    there = replace(world, channel=world.channel.threads[0])
    await assert_refused(there, [*NEED_POSTS, *NEED_SIGHT], "Mention me here first.")
    thread.thread_members[bot.id] = backend.now_iso()
    member: Any = serializers.thread_member_payload(thread, bot.id)
    backend.emit("THREAD_CREATE", {**serializers.thread_payload(backend, thread), "member": member})
    await world.env.settle()
    assert "is thinking" in answer(await there.ana.slash(there.channel, "watch", x="hard", o="easy"))
    before = text_of(there.board_message)
    await there.advance(PLY_DURATION)
    assert text_of(there.board_message) != before
    await there.press(there.ana, "Stop game")
    backend.remove_thread_member(thread.id, bot.id)
    await world.env.settle()
    await assert_refused(there, [*NEED_POSTS, *NEED_SIGHT], "Mention me here first.")
    backend.add_thread_member(thread.id, bot.id)
    await world.env.settle()
    assert "Your move" in answer(await there.ana.slash(there.channel, "play"))
    await there.play(there.ana, "!resign")
    backend.remove_thread_member(thread.id, bot.id)
    await world.set_permissions(manage_threads=True)
    assert "Your move" in answer(await there.ana.slash(there.channel, "play"))


async def test_the_chat_of_a_voice_channel_needs_connect(world: World) -> None:
    for channel in (world.guild.create_voice_channel("voice"), world.guild.create_stage_channel("stage")):
        there = replace(world, channel=channel)
        assert "Your move" in answer(await there.ana.slash(there.channel, "play"))
        world.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, message="Missing Access")
        assert await there.send(there.ana, "!board") == []
        notice = world.ana.user.dm_channel.history()[-1]
        assert text_of(notice).startswith(f"I can't answer in <#{channel.id}> without the permission **Connect**.")
        _ = world.env.errors
        await there.play(there.ana, "!resign")
        board = there.board_message
        await there.set_permissions(connect=False)
        await assert_refused(there, [*NEED_POSTS, *NEED_SIGHT], "I need the permission **Connect** to show here")
        refused = ephemeral_answer(await there.ana.click(board, label="Play again"))
        assert refused.startswith("I need the permission **Connect** to show here")


async def test_a_bot_in_timeout_says_so(world: World) -> None:
    assert world.app.user
    await world.play(world.ana, "!play")
    ends = discord.utils.utcnow() + timedelta(hours=1)
    changes = {"timed_out_until": ends.isoformat()}
    world.env.backend.edit_member(world.guild.id, world.app.user.id, changes)
    await world.restart()  # the simulated Discord, unlike the real one, does not tell the bot of the change itself
    timeout = f"I'm in timeout in this server, so I can't write here. It ends {discord.utils.format_dt(ends, 'R')}."
    assert await world.send(world.ana, "!board") == []
    _ = world.env.errors  # a failed check counts as one
    (notice,) = world.ana.user.dm_channel.history()
    where = f"I can't answer in <#{world.channel.id}>, because I'm in timeout in that server."
    assert text_of(notice).startswith(where)
    there = replace(world, channel=world.guild.create_text_channel("other"))
    await assert_refused(there, [*NEED_POSTS, play_in_a_thread], timeout)
    assert "Your move" in answer(await there.ana.slash(there.channel, "play"))


async def test_what_automod_or_cloudflare_blocks_is_said(world: World, caplog: pytest.LogCaptureFixture) -> None:
    posts, edits = "/channels/*/messages", "/channels/*/messages/*"
    await world.ana.slash(world.channel, "watch", x="hard", o="easy")
    there = replace(world, channel=world.guild.create_text_channel("other"))
    await there.play(there.ana, "!move b2")
    for status, code, sentence in (
        (400, 200000, "This server's AutoMod blocked my message."),
        (400, 240000, "Discord's filter of harmful links blocked my message, probably"),
        (403, 0, "Discord doesn't let me finish that right now. Please try again in a minute"),  # Cloudflare's page
    ):
        world.env.inject_error("PATCH", edits, status=status, code=code, message="Blocked")
        await world.advance(PLY_DURATION)
        assert not await is_free(world), code
        world.env.inject_error("POST", posts, status=status, code=code, message="Blocked")
        assert (await there.play(there.ana, "!board")).startswith(sentence), code
        world.env.inject_error("POST", posts, status=status, code=code, message="Blocked")
        assert (await there.play(there.ana, "!help me")).startswith(sentence), code
        world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, message="Blocked")
        assert ephemeral_answer(await there.ana.slash(there.channel, "board")).startswith(sentence), code
        _ = world.env.errors
    assert "🇧▫️❌▫️" in await there.play(there.ana, "!board")
    assert {record.levelname for record in caplog.records if record.name.startswith(("bot", "cogs"))} == {"WARNING"}


async def test_nobody_is_challenged_where_they_cannot_see_it(world: World) -> None:
    async def hide_from(*members: MemberActor) -> None:
        see = discord.Permissions.view_channel.flag
        hidden = [Overwrite(member.id, OverwriteType.MEMBER, 0, see) for member in members]
        world.env.backend.edit_channel(world.channel.id, {}, overwrites=hidden)
        await world.env.settle()

    ana, ben = world.ana, world.ben
    await world.start_duel()
    await world.play(ana, "!resign")
    finished = world.button_message
    await world.play(ana, f"!play {ben.mention}")
    challenge = world.button_message
    await hide_from(ana)
    refusal = ephemeral_answer(await ben.click(challenge, label="Accept"))
    assert refusal.startswith("**ana** can't see this channel.")
    await hide_from(ben)
    await world.advance(timedelta(minutes=30))  # after which the challenge is over
    for command in (
        ana.slash(world.channel, "play", member=ben),
        ana.slash(world.channel, "play", member=ben, thread=True),
        ana.context_menu(world.channel, "Challenge to a game", ben),
        ana.click(finished, label="Rematch"),
    ):
        before = len(world.channel.history())
        assert ephemeral_answer(await command).startswith("**ben** can't see this channel.")
        assert len(world.channel.history()) == before
    for text in (f"!play {ben.mention}", "!play @ben"):
        assert (await world.play(ana, text)).startswith("**ben** can't see this channel.")
    assert await is_free(world)
    await hide_from()
    assert "challenges you" in answer(await ana.click(finished, label="Rematch"))


async def test_a_hidden_embed_comes_back_and_the_second_time_the_text_says_why(world: World) -> None:
    sentence = "Someone has removed the embed with my words from this message. Please leave it"

    async def hide_embed() -> None:
        flags = {"flags": discord.MessageFlags(suppress_embeds=True).value}
        world.env.backend.edit_message(world.channel.id, world.button_message.id, flags)
        await world.env.settle()
        assert world.button_message.flags.suppress_embeds

    await world.play(world.ana, "!play")
    for label, is_said in (("B2", False), ("C1", True), ("B3", False)):
        await hide_embed()
        await world.press(world.ana, label)
        assert not world.button_message.flags.suppress_embeds, label
        assert (sentence in world.button_message.content) == is_said, label
    await world.play(world.ana, "!resign")
    await world.ana.slash(world.channel, "watch", x="hard", o="easy")
    await hide_embed()
    await world.advance(PLY_DURATION)
    assert not world.button_message.flags.suppress_embeds
