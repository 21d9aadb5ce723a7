"""The bot as a process that talks to Discord over a socket."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from tests.fakes.discord_server import ContentIntent, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.sessions import CloseCode, Intent
from tests.support.bot_process import AT_ONCE, assert_clean_exit, connected_bot, running_bot

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def server(shared_server: DiscordServer) -> DiscordServer:
    return shared_server


async def test_messages_of_bots_webhooks_and_the_system_are_ignored(server: DiscordServer) -> None:
    await server.add_user("robot", is_bot=True).send("!help")
    await server.ana.send("!help", webhook_id="1")
    await server.ana.send("!help", type=discord.MessageType.pins_add.value)
    assert "No game is running" in (await server.answer_to(server.ana.send("!board"))).text
    assert len(server.requests("POST", server.games.path)) == 1


async def test_an_answer_is_sent_again_after_an_error(server: DiscordServer) -> None:
    channels = {429: server.games, 500: server.lounge, 502: server.ana.dm}
    for status, channel in channels.items():
        server.fail(Fault(channel.path, status))
    delayed = [await server.ana.send("!move B2", channel) for channel in channels.values()]
    for answers, channel in zip(delayed, channels.values(), strict=True):
        assert len((await answers.next()).free_cells) == 7
        assert "!resign" in (await server.answer_to(server.ana.send("!help", channel))).text
        assert len(server.requests("POST", channel.path)) == 3


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


async def test_an_answer_is_sent_once_if_its_response_is_lost(server: DiscordServer) -> None:
    for status, is_processed in ((503, False), (None, False), (503, True), (None, True)):
        server.fail(Fault(server.games.path, status, is_processed=is_processed))
        answer = await server.answer_to(server.ana.send("!move B2"))
        assert len(answer.free_cells) == 7
        assert "resigned" in (await server.answer_to(server.ana.send("!resign"))).text


async def test_a_lost_answer_is_followed_by_an_apology(tmp_path: Path) -> None:
    async with DiscordServer() as server, running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        for status, channel in ((503, server.games), (None, server.lounge)):
            server.fail(Fault(channel.path, status, times=2))
            sentence = "Discord doesn't let me finish that right now."
            assert sentence in (await server.answer_to(server.ana.send("!move B2", channel))).text
            assert len((await server.answer_to(server.ana.send("!board", channel))).free_cells) == 7
        result = await bot.stop()
    assert_clean_exit(result)
    assert result.stdout.count("Discord did not accept an answer for now") == 2


async def disconnect_with_failing_reconnect(server: DiscordServer) -> None:
    server.fail(Fault("/", 503, method="GET"))
    await server.gateway.abort_connections()


LOST_CONNECTIONS: tuple[Callable[[DiscordServer], Awaitable[None]], ...] = (
    lambda server: server.gateway.abort_connections(),
    lambda server: server.gateway.close_connections(CloseCode.UNKNOWN_ERROR),
    lambda server: server.gateway.request_reconnect(),
    lambda server: server.gateway.invalidate_sessions(can_resume=True),
    disconnect_with_failing_reconnect,
)


async def test_a_match_survives_a_lost_connection(server: DiscordServer) -> None:
    for lose_connection in LOST_CONNECTIONS:
        answer = await server.answer_to(server.ana.send("!move B2"))
        await lose_connection(server)
        missed = await server.ana.send(f"!move {answer.free_cells[0]}")
        await server.gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        await server.answer_to(server.ana.send("!resign"))


async def test_a_match_survives_a_lost_session(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    async with DiscordServer() as server, connected_bot(server, tmp_path):
        for is_announced in (True, False):
            answer = await server.answer_to(server.ana.send("!move B2"))
            if is_announced:
                await server.gateway.invalidate_sessions(can_resume=False)
            else:
                server.gateway.forget_sessions()
                await server.gateway.abort_connections()
                await server.gateway.resumed()
            await server.gateway.identified()
            answer = await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}"))
            assert len(answer.free_cells) == 5
            await server.answer_to(server.ana.send("!resign"))


async def test_the_first_start_creates_the_database(tmp_path: Path) -> None:
    fresh = {"DATABASE_URL": "sqlite:///games/fresh.sqlite3"}
    async with (
        DiscordServer(content_intent=ContentIntent.ON) as server,
        running_bot(server.url, tmp_path, **fresh) as bot,
    ):
        assert Intent.MESSAGE_CONTENT in Intent((await server.gateway.identified())["intents"])
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert "intent" not in (await bot.stop()).stdout


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
