"""Channels in which Discord takes the bot's answers slowly, or not at all."""

from collections import Counter

import discord
import pytest
import pytest_asyncio

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.support.bot_process import run_concurrently

pytestmark = pytest.mark.asyncio(loop_scope="module")

EPHEMERAL = discord.MessageFlags(ephemeral=True).value
CALLBACK = "/interactions/*/callback"
PRIVATE_COMMANDS = ("privacy", "export", "settings", "help", "hint", "analyse", "puzzle")


@pytest_asyncio.fixture(loop_scope="module")
async def server(shared_server: DiscordServer) -> DiscordServer:
    return shared_server


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


async def test_a_press_while_its_board_is_edited_is_answered_in_it(server: DiscordServer) -> None:
    show = await server.answer_to(server.ana.slash("watch", x="hard", o="easy"))
    edit = server.hold(f"{server.games.path}/*", "PATCH")
    await edit.arrived()
    response = server.hold(CALLBACK)
    stopped = await server.ana.press("Stop game", show)
    await response.arrived()
    edit.release()
    await server.games.answers.next()  # the edit has ended, and the response has not
    await server.answer_to(server.ana.send("!help", server.lounge))
    response.release()
    assert "Stopped" in (await stopped.next()).text
    assert server.requests("POST", server.games.path) == []


async def test_a_press_that_has_waited_for_a_post_waits_for_no_edit(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!move B2"))
    posting = server.hold(server.games.path)
    shown = await server.ana.send("!board")
    await posting.arrived()
    edit = server.hold(f"{server.games.path}/*", "PATCH")
    pressed = await server.ana.press(board.free_cells[0], board)
    await server.answer_to(server.ana.send("!help", server.lounge))  # the bot has received the press
    posting.release()
    await shown.next()
    assert len((await pressed.next()).free_cells) <= 5
    edit.release()


async def test_an_edit_that_discord_limits_is_not_repeated_at_once(server: DiscordServer) -> None:
    challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention} x"))
    await server.answer_to(server.ben.press("Accept", challenge))
    posting = server.hold(server.games.path)
    moved = await server.ana.send("!move b2")
    await posting.arrived()
    await server.ben.send("!move a1")
    await server.answer_to(server.ben.send("!board", server.lounge))  # the bot has received everything before it
    server.fail(Fault(f"{server.games.path}/*", 429, times=9, method="PATCH", retry_after=300))
    posting.release()
    assert "**ana** played" in (await moved.next()).text
    for user in (server.ana, server.ben):
        assert "!resign" in (await server.answer_to(user.send("!help", server.lounge))).text
    assert len(server.requests("PATCH", f"{server.games.path}/")) <= 2  # of the new board, and of the one before


async def test_a_replaced_game_shows_its_end_if_the_new_one_moves_at_once(server: DiscordServer) -> None:
    old = await server.answer_to(server.ana.send("!move B2"))
    question = await server.answer_to(server.ana.send("!play"))
    response = server.hold(CALLBACK)
    started = await server.ana.press("Start over", question)
    await response.arrived()
    await server.ana.send("!move B2")
    await server.answer_to(server.ben.send("!board", server.lounge))  # the bot has received everything before it
    response.release()
    await started.next()
    while (ended := await server.games.answers.next()).edited_id != old.message_id:
        pass
    assert "**ana** resigned" in ended.text


async def test_slash_commands_that_wait_are_answered_in_private(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!move B2"))
    held, deferrals = server.hold(server.games.path), server.hold(CALLBACK)
    await server.ana.send(f"!move {board.free_cells[0]}")
    await held.arrived()
    private = [await server.ana.slash(command) for command in PRIVATE_COMMANDS]
    refused = await server.ana.slash("move", coordinate="B2")
    await run_concurrently(deferrals.arrived() for _ in (*private, refused))
    deferrals.release()
    held.release()
    for answers in private:
        assert (await answers.next()).text
    answer = await refused.next()
    assert "is taken" in answer.text
    assert answer.is_ephemeral
    deferred = [request.body for request in server.requests("POST", "/callback")[-len(private) - 1 :]]
    assert {body["type"] for body in deferred} == {discord.InteractionResponseType.deferred_channel_message.value}
    assert Counter(body.get("data", {}).get("flags") for body in deferred) == {EPHEMERAL: len(private), None: 1}
    assert len(server.requests("DELETE", "/messages/@original")) == 1
