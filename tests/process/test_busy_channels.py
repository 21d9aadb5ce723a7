"""Channels in which Discord takes the bot's answers slowly, or not at all."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import discord
import pytest

from bot.client.tasks import MAX_WAITING
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.process.bot_process import BotProcess, connected_bot, run_concurrently

pytestmark = pytest.mark.usefixtures("bot")

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
CALLBACK = "/interactions/*/callback"
PRIVATE_COMMANDS = ("privacy", "export", "settings", "help", "hint", "analyse", "puzzle")


@pytest.fixture
async def bot(server: DiscordServer, tmp_path: Path) -> AsyncGenerator[BotProcess]:
    async with connected_bot(server, tmp_path) as bot:
        yield bot


async def test_two_users_in_a_channel_are_answered_in_turn(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!help"))
    held = server.hold(server.games.path)
    first = await server.ana.send("!move B2")
    await held.arrived()
    second = await server.ben.send("!move A1")
    third = await server.ben.send("!play")
    await server.answer_to(server.ben.send("!board", server.lounge))  # the bot has received everything before it
    held.release()
    assert len((await first.next()).free_cells) == 7
    assert "You aren't a player in this game." in (await second.next()).text
    assert "once nobody has moved for 10 minutes" in (await third.next()).text


async def test_a_press_is_answered_while_an_answer_before_it_is_not(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!move B2"))
    server.fail(Fault(server.games.path, 500, times=2))  # discord.py tries again after one and three seconds
    failing = await server.ana.send("!board")
    pressed = await server.answer_to(server.ana.press(board.free_cells[0], board))
    assert len(pressed.free_cells) == 5
    assert not failing.take_all()
    assert len((await failing.next()).free_cells) == 7


async def test_a_board_that_is_sent_late_has_no_buttons(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!move B2"))
    held = server.hold(server.games.path)
    late = await server.ana.send("!board")
    await held.arrived()
    current = await server.answer_to(server.ana.press(board.free_cells[0], board))
    held.release()
    outdated = await late.next()
    removal = await server.games.component_edits.next()
    assert (removal.edited_id, removal.buttons) == (outdated.message_id, {})
    moved = await server.answer_to(server.ana.press(current.free_cells[0], current))
    assert len(moved.free_cells) <= 3


async def test_a_game_to_watch_stays_stopped_when_a_late_edit_arrives(server: DiscordServer) -> None:
    show = await server.answer_to(server.ana.slash("watch", x="hard", o="easy"))
    held = server.hold(f"{server.games.path}/*", "PATCH")
    await held.arrived()
    assert "Stopped" in (await server.answer_to(server.ana.press("Stop game", show))).text
    held.release()
    late, corrected = await server.games.answers.next(), await server.games.answers.next()
    assert "is thinking" in late.text
    assert "Stopped" in corrected.text
    assert "Stop game" not in corrected.buttons


async def test_repeated_commands_are_answered_together(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    held = server.hold(server.games.path)
    first = await server.ana.send("!board")
    await held.arrived()
    for _ in range(100):
        await server.ana.send("!board")
    await server.ben.send("!help")
    await server.answer_to(server.ben.send("!board", server.lounge))  # the bot has received everything before it
    held.release()
    boards = 0
    while "Your move" in (await first.next()).text:
        boards += 1
    assert boards == len(server.requests("POST", server.games.path)) - 2
    assert 2 <= boards <= 2 + MAX_WAITING  # the first of them, and few others


async def test_a_slash_command_that_waits_is_refused_in_private(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!move B2"))
    held, deferral = server.hold(server.games.path), server.hold(CALLBACK)
    await server.ana.send(f"!move {board.free_cells[0]}")
    await held.arrived()
    waiting = await server.ana.slash("move", coordinate="B2")
    await deferral.arrived()
    deferral.release()
    held.release()
    answer = await waiting.next()
    assert "is taken" in answer.text
    assert answer.is_private
    assert len(server.requests("DELETE", "/messages/@original")) == 1


async def test_private_commands_are_announced_in_private(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!move B2"))
    held, deferrals = server.hold(server.games.path), server.hold(CALLBACK)
    await server.ana.send(f"!move {board.free_cells[0]}")
    await held.arrived()
    waiting = [await server.ana.slash(command) for command in PRIVATE_COMMANDS]
    await run_concurrently(deferrals.arrived() for _ in PRIVATE_COMMANDS)
    deferrals.release()
    held.release()
    for answers in waiting:
        assert (await answers.next()).text
    deferred = [request.body for request in server.requests("POST", "/callback")]
    kinds = {(body["type"], body["data"]["flags"] & EPHEMERAL) for body in deferred}
    assert kinds == {(discord.InteractionResponseType.deferred_channel_message.value, EPHEMERAL)}
    assert not server.requests("DELETE", "/messages/@original")
