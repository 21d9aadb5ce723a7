"""The bot as a process that talks to Discord over a socket: lost answers, repeated events, buttons, slow channels."""

from collections import Counter
from collections.abc import AsyncGenerator
from functools import partial
from itertools import product
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from discord import InteractionResponseType as Kind

from tests.fakes.discord_server import ContentIntent, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.sessions import CloseCode, Intent
from tests.support.bot_process import assert_clean_exit, connected_bot, running_bot

CALLBACK = "/interactions/*/callback"
MOVED_ON = "The game has moved on since then."

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server_of_module(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[DiscordServer]:
    """A stand-in for Discord with a bot that the tests share, because its start takes longer than most of them."""
    async with DiscordServer() as server, running_bot(server.url, tmp_path_factory.mktemp("bot")) as bot:
        await server.gateway.identified()
        yield server
        assert_clean_exit(await bot.stop())
    pings = [message for message in server.sent_messages() if message["allowed_mentions"] != {"parse": []}]
    assert all("challenges you" in message["content"] for message in pings)


@pytest_asyncio.fixture(loop_scope="module")
async def server(server_of_module: DiscordServer) -> DiscordServer:
    """The same, with users and channels that no other test has used."""
    server = server_of_module
    server.ana, server.ben = server.add_user("ana"), server.add_user("ben")
    server.guild = await server.add_guild("The server", channels=("games", "lounge"))
    server.games, server.lounge = server.guild.channels
    return server


async def test_messages_of_bots_webhooks_and_the_system_are_ignored(server: DiscordServer) -> None:
    await server.add_user("robot", is_bot=True).send("!help")
    await server.ana.send("!help", webhook_id="1")
    await server.ana.send("!help", type=discord.MessageType.pins_add.value)
    assert "No game is running" in (await server.answer_to(server.ana.send("!board"))).text
    assert len(server.requests("POST", server.games.path)) == 1


async def test_an_answer_is_sent_again_after_an_error_but_only_once(server: DiscordServer) -> None:
    faults = [(429, False), (500, False), *product((502, None), (False, True))]
    for status, is_processed in faults:
        server.fail(Fault(server.games.path, status, is_processed=is_processed))
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert "resigned" in (await server.answer_to(server.ana.send("!resign"))).text
    assert len(server.requests("POST", server.games.path)) == 3 * len(faults)


async def test_with_unknown_permissions_the_message_holds_the_text(tmp_path: Path) -> None:
    server = DiscordServer()
    server.guild.members.clear()
    async with server, connected_bot(server, tmp_path):
        answer = await server.answer_to(server.ana.send(f"{server.mention} move B2"))
        assert len(answer.free_cells) == 7
        assert not answer.request["embeds"]
        assert "Your move, **ana**" in answer.content
        answer = await server.answer_to(server.ana.slash("move", coordinate=answer.free_cells[0]))
        assert answer.request["embeds"]


async def test_a_match_survives_a_lost_connection_and_repeated_events(server: DiscordServer) -> None:
    gateway = server.gateway
    for lose_connection in (
        gateway.abort_connections,
        partial(gateway.close_connections, CloseCode.UNKNOWN_ERROR),
        gateway.request_reconnect,
        partial(gateway.invalidate_sessions, can_resume=True),
    ):
        answer = await server.answer_to(server.ana.send("!move B2"))
        gateway.repeat_on_resume(3)
        await lose_connection()
        missed = await server.ana.send(f"!move {answer.free_cells[0]}")
        await gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        await server.answer_to(server.ana.send("!resign"))
    assert len(server.requests("POST", server.games.path)) == 4 * 3


async def test_missing_portal_settings_and_misspelt_ones_are_logged(tmp_path: Path) -> None:
    settings = {"USER_INSTALL": "yes", "IDEL_HOURS": "48"}
    async with (
        DiscordServer(content_intent=ContentIntent.OFF) as server,
        running_bot(server.url, tmp_path, **settings) as bot,
    ):
        server.application_info["bot_require_code_grant"] = True
        assert Intent.MESSAGE_CONTENT not in Intent((await server.gateway.identified())["intents"])
        await server.ana.send("!move B2")
        for action in (server.ana.send(f"{server.mention} move B2"), server.ana.send("!move B2", server.ana.dm)):
            assert len((await server.answer_to(action)).free_cells) == 7
        assert len(server.requests("POST", server.games.path)) == 1
        assert server.command("play")["integration_types"] == [0]
        result = await bot.stop()
    assert_clean_exit(result)
    assert "To switch it on, open https://discord.com/developers/applications" in result.stdout
    assert "USER_INSTALL is on, but this application cannot be installed to accounts" in result.stdout
    assert "The bot requires an OAuth2 code grant" in result.stdout
    assert "There is no setting IDEL_HOURS, so it has no effect. Did you mean IDLE_HOURS?" in result.stdout


async def test_the_board_is_shown_if_the_response_is_lost(server: DiscordServer) -> None:
    server.fail(Fault("/interactions/*/callback", 500, is_processed=True))
    answers = await server.ana.slash("move", coordinate="B2")
    first, edited = await answers.next(), await answers.next()
    assert len(first.free_cells) == len(edited.free_cells) == 7
    assert edited.edited_id == first.message_id
    assert "Your move" in edited.text


async def test_a_deferred_board_is_sent_once_if_its_answer_is_lost(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!play"))
    held, deferral = server.hold(server.games.path), server.hold(CALLBACK)
    await server.ana.send("!board")
    await held.arrived()
    answers = await server.ana.slash("move", coordinate="B2")
    await deferral.arrived()
    lost = [Fault("/webhooks/*", 500, method=method, is_processed=True) for method in ("POST", "PATCH")]
    for fault in lost:
        server.fail(fault)
    deferral.release()
    held.release()
    first, again = await answers.next(), await answers.next()
    for fault in lost:
        fault.times = 0
    assert first.message_id == again.message_id
    assert len(again.free_cells) == 7


EPHEMERAL = discord.MessageFlags(ephemeral=True).value
PRIVATE_COMMANDS = ("privacy", "settings", "help", "hint", "analyse", "puzzle")


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
        assert "Press **Play**" in (await server.answer_to(user.send("!help", server.lounge))).text
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
    for _ in (*private, refused):
        await deferrals.arrived()
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


async def test_a_cell_is_played_once_by_two_presses_in_a_duel(server: DiscordServer) -> None:
    ana, ben = server.ana, server.ben
    for first, second, refusal in (
        (ana, ben, MOVED_ON),
        (ana, ana, "It's not your turn."),
        (ben, ana, "It's not your turn."),
    ):
        challenge = await server.answer_to(ana.send(f"!play {ben.mention} x"))
        board = await server.answer_to(ben.press("Accept", challenge))
        presses = [await user.press("B2", board) for user in (first, second)]
        answers = [await answers.next() for answers in presses]
        played, refused = answers if first is ana else reversed(answers)
        assert "**ana** played **B2**" in played.text
        assert refused.is_ephemeral
        assert refusal in refused.text
        assert len((await server.answer_to(ben.press("A1", played))).free_cells) == 7
        await server.answer_to(ana.send("!resign"))
        assert not any(answers.take_all() for answers in (*presses, server.games.answers))


async def wait_until_idle(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move z9"))
    await server.answer_to(server.ana.autocomplete("move", coordinate=""))


async def test_a_press_needs_one_request(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!play"))
    await wait_until_idle(server)
    before = len(server.requests("POST", "/callback"))
    played = await server.answer_to(server.ana.press("B2", board))
    assert (played.kind, played.edited_id) == (Kind.message_update, board.message_id)
    await wait_until_idle(server)
    assert len(server.requests("POST", "/callback")) == before + 2  # the move and an autocompletion
    message = f"{server.games.path}/{board.message_id}"
    assert not [method for method in ("GET", "PATCH") if server.requests(method, message)]


async def test_a_press_is_played_once_if_its_response_is_lost(server: DiscordServer) -> None:
    board = await server.answer_to(server.ana.send("!play"))
    await wait_until_idle(server)
    server.fail(Fault(CALLBACK, 429, is_processed=True))
    pressed = await server.ana.press("B2", board)
    played, again = await pressed.next(), await server.games.answers.next()
    assert (again.text, again.edited_id) == (played.text, board.message_id)
    await wait_until_idle(server)
    server.fail(Fault(CALLBACK, 429, is_processed=True))
    assert MOVED_ON in (await server.answer_to(server.ana.press("A1", board))).text
    last = await server.answer_to(server.ana.press(played.free_cells[0], again))
    assert len(last.free_cells) < 6
    assert [*pressed.take_all(), *server.games.answers.take_all()] == []
