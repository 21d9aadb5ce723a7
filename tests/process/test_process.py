"""The bot as its owner runs it: a process that talks to Discord over a socket."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from itertools import starmap
from pathlib import Path

import discord
import pytest

from tests.fakes.discord_server import TOKEN, ContentIntent, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.sessions import CloseCode, Intent
from tests.process.bot_process import BotProcess, assert_clean_exit, connected_bot, run_concurrently, running_bot


@pytest.fixture
async def bot(server: DiscordServer, tmp_path: Path) -> AsyncGenerator[BotProcess]:
    async with connected_bot(server, tmp_path) as bot:
        yield bot


@pytest.mark.usefixtures("bot")
async def test_a_whole_game_can_be_typed_and_is_never_won(server: DiscordServer) -> None:
    answer = await server.answer_to(server.ana.send("!play"))
    assert len(answer.free_cells) == 9
    while "Your move" in answer.text:
        answer = await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}"))
    assert "I won" in answer.text or "It is a draw" in answer.text
    assert "No game is running" in (await server.answer_to(server.ana.send("!board"))).text


@pytest.mark.usefixtures("bot")
async def test_a_game_can_be_played_with_slash_commands_and_buttons(server: DiscordServer) -> None:
    answer = await server.answer_to(server.ana.slash("move", coordinate="B2"))
    offered = await server.answer_to(server.ana.autocomplete("move", coordinate=""))
    assert offered.choices == answer.free_cells
    offered = await server.answer_to(server.ana.autocomplete("move", coordinate="a"))
    assert offered.choices == [cell for cell in answer.free_cells if cell.startswith("A")]
    answer = await server.answer_to(server.ana.slash("move", coordinate=offered.choices[0]))
    assert len(answer.free_cells) == 5

    question = await server.answer_to(server.ana.slash("play", mark="o"))
    answer = await server.answer_to(server.ana.press("Start over", question))
    assert answer.kind is discord.InteractionResponseType.message_update
    assert len(answer.free_cells) == 8
    assert "Start over" not in answer.buttons
    assert [sent["allowed_mentions"] for sent in server.sent_messages()] == [{"parse": []}] * 4


@pytest.mark.usefixtures("bot")
async def test_what_bots_and_webhooks_and_discord_itself_write_is_ignored(server: DiscordServer) -> None:
    await server.add_user("robot", is_bot=True).send("!help")
    await server.ana.send("!help", webhook_id="1")
    await server.ana.send("!help", type=discord.MessageType.pins_add.value)
    assert "No game is running" in (await server.answer_to(server.ana.send("!board"))).text
    assert len(server.requests("POST", server.games.path)) == 1


@pytest.mark.usefixtures("bot")
async def test_messages_are_answered_in_order_and_no_channel_waits_for_another(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!help"))
    held = server.hold(server.games.path)
    first = await server.ana.send("!move B2")
    await held.arrived()
    second = await server.ana.send("!resign")
    assert len((await server.answer_to(server.ben.send("!move A1", server.lounge))).free_cells) == 7
    assert len(server.requests("POST", server.games.path)) == 2
    held.release()
    assert "Your move" in (await first.next()).text
    assert "gave up" in (await second.next()).text


@pytest.mark.usefixtures("bot")
async def test_two_people_at_once_in_a_channel_are_answered_one_after_the_other(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!help"))
    held = server.hold(server.games.path)
    first = await server.ana.send("!move B2")
    await held.arrived()
    second = await server.ben.send("!move A1")
    third = await server.ben.send("!play")
    await server.answer_to(server.ben.send("!board", server.lounge))  # by now it has read what came before
    assert len(server.requests("POST", server.games.path)) == 2
    held.release()
    assert len((await first.next()).free_cells) == 7
    assert "Somebody else is playing here. Start" in (await second.next()).text
    assert "once nobody has moved for 10 minutes" in (await third.next()).text


@pytest.mark.usefixtures("bot")
async def test_a_slash_command_that_must_wait_gets_a_sign_of_life_and_a_private_refusal(server: DiscordServer) -> None:
    held, sign_of_life = server.hold(server.games.path), server.hold("/interactions/*/callback")
    await server.ana.send("!move B2")
    await held.arrived()
    waiting = await server.ana.slash("move", coordinate="B2")
    await sign_of_life.arrived()
    sign_of_life.release()
    held.release()
    answer = await waiting.next()
    assert "is taken" in answer.text
    assert answer.is_private
    assert len(server.requests("DELETE", "/messages/@original")) == 1


@pytest.mark.usefixtures("bot")
async def test_an_answer_that_discord_does_not_take_at_once_arrives_once(server: DiscordServer) -> None:
    places = {429: server.games, 500: server.lounge, 502: server.ana.dm}
    for status, place in places.items():
        server.fail(Fault(place.path, status))
    delayed = [await server.ana.send("!move B2", place) for place in places.values()]
    for answers, place in zip(delayed, places.values(), strict=True):
        assert len((await answers.next()).free_cells) == 7
        assert "!resign" in (await server.answer_to(server.ana.send("!help", place))).text
        assert len(server.requests("POST", place.path)) == 3


async def test_where_discord_does_not_tell_what_is_permitted_the_words_stand_in_the_message(
    server: DiscordServer, tmp_path: Path
) -> None:
    server.guild.members.clear()
    async with connected_bot(server, tmp_path):
        answer = await server.answer_to(server.ana.send(f"{server.mention} move B2"))
        assert len(answer.free_cells) == 7
        assert not answer.request["embeds"]
        assert "Your move, **ana**" in answer.content
        answer = await server.answer_to(server.ana.slash("move", coordinate=answer.free_cells[0]))
        assert answer.request["embeds"]


@pytest.mark.usefixtures("bot")
async def test_an_answer_of_which_nobody_knows_whether_it_arrived_is_there_once(server: DiscordServer) -> None:
    for status, is_processed in ((503, False), (None, False), (503, True), (None, True)):
        server.fail(Fault(server.games.path, status, is_processed=is_processed))
        answer = await server.answer_to(server.ana.send("!move B2"))
        assert len(answer.free_cells) == 7
        assert "gave up" in (await server.answer_to(server.ana.send("!resign"))).text


async def test_an_answer_that_is_lost_is_apologised_for_and_the_game_goes_on(
    server: DiscordServer, tmp_path: Path
) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        for status, place in ((503, server.games), (None, server.lounge)):
            server.fail(Fault(place.path, status, times=2))
            assert "Something went wrong" in (await server.answer_to(server.ana.send("!move B2", place))).text
            assert len((await server.answer_to(server.ana.send("!board", place))).free_cells) == 7
        ended = await bot.stop()
    assert "Traceback" in ended.stdout
    assert TOKEN not in ended.stdout + ended.stderr


Loss = Callable[[DiscordServer], Awaitable[None]]


async def break_off_for_a_while(server: DiscordServer) -> None:
    server.fail(Fault("/", 503, method="GET"))
    await server.gateway.abort_connections()


LOST_CONNECTIONS: tuple[Loss, ...] = (
    lambda server: server.gateway.abort_connections(),
    lambda server: server.gateway.close_connections(CloseCode.UNKNOWN_ERROR),
    lambda server: server.gateway.request_reconnect(),
    lambda server: server.gateway.invalidate_sessions(can_resume=True),
    break_off_for_a_while,
)


@pytest.mark.usefixtures("bot")
async def test_a_game_survives_a_lost_connection(server: DiscordServer) -> None:
    for lose_connection in LOST_CONNECTIONS:
        answer = await server.answer_to(server.ana.send("!move B2"))
        await lose_connection(server)
        missed = await server.ana.send(f"!move {answer.free_cells[0]}")
        await server.gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        await server.answer_to(server.ana.send("!resign"))


async def come_back_too_late(server: DiscordServer) -> None:
    server.gateway.forget_sessions()
    await server.gateway.abort_connections()
    await server.gateway.resumed()


LOST_SESSIONS: tuple[Loss, ...] = (
    lambda server: server.gateway.invalidate_sessions(can_resume=False),
    come_back_too_late,
)


async def test_a_game_survives_a_lost_session(tmp_path: Path) -> None:
    """discord.py rests for five seconds before it identifies again, so both stories are told at once."""

    async def story(number: int, lose_session: Loss) -> None:
        folder = tmp_path / str(number)  # a database of its own: both Discords may number their channels alike
        folder.mkdir()
        async with DiscordServer() as server, connected_bot(server, folder):
            answer = await server.answer_to(server.ana.send("!move B2"))
            await lose_session(server)
            await server.gateway.identified()
            answer = await server.answer_to(server.ana.send(f"!move {answer.free_cells[0]}"))
            assert len(answer.free_cells) == 5

    await run_concurrently(starmap(story, enumerate(LOST_SESSIONS)))


async def test_slash_commands_are_registered_only_when_discord_lacks_one(server: DiscordServer, tmp_path: Path) -> None:
    for _ in ("the first start", "the second start"):
        async with connected_bot(server, tmp_path):
            assert len(server.requests("PUT", "/commands")) == 1
    server.delete_command("move")
    async with connected_bot(server, tmp_path):
        assert len(server.requests("PUT", "/commands")) == 2


async def test_on_a_fresh_machine_the_database_is_made_and_every_message_is_read(tmp_path: Path) -> None:
    fresh = {"DATABASE_URL": "sqlite:///games/fresh.sqlite3"}
    async with (
        DiscordServer(content_intent=ContentIntent.ON) as server,
        running_bot(server.url, tmp_path, **fresh) as bot,
    ):
        assert Intent.MESSAGE_CONTENT in Intent((await server.gateway.identified())["intents"])
        assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
        assert "Message Content" not in (await bot.stop()).stdout


async def test_what_the_owner_has_to_switch_on_is_told_and_what_works_without_it_works(tmp_path: Path) -> None:
    asked = {"USER_INSTALL": "yes"}
    async with (
        DiscordServer(content_intent=ContentIntent.OFF) as server,
        running_bot(server.url, tmp_path, **asked) as bot,
    ):
        assert Intent.MESSAGE_CONTENT not in Intent((await server.gateway.identified())["intents"])
        await server.ana.send("!move B2")
        for action in (server.ana.send(f"{server.mention} move B2"), server.ana.send("!move B2", server.ana.dm)):
            assert len((await server.answer_to(action)).free_cells) == 7
        assert len(server.requests("POST", server.games.path)) == 1
        assert server.command("play")["integration_types"] == [0]
        ended = await bot.stop()
    assert_clean_exit(ended)
    assert "To switch it on, open https://discord.com/developers/applications" in ended.stdout
    assert "USER_INSTALL is on, but this application cannot be installed to accounts" in ended.stdout
