"""The bot as its owner runs it: a process that talks to Discord over a socket."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from itertools import starmap
from pathlib import Path

import discord
import pytest

from tests.fakes.discord_server import TOKEN, ContentIntent, DiscordServer
from tests.fakes.faults import Trouble
from tests.fakes.sessions import Close, Intent
from tests.running import Running, at_once, check_clean, playing, started


@pytest.fixture
async def bot(wire: DiscordServer, tmp_path: Path) -> AsyncGenerator[Running]:
    async with playing(wire, tmp_path) as bot:
        yield bot


@pytest.mark.usefixtures("bot")
async def test_a_whole_game_can_be_typed_and_is_never_won(wire: DiscordServer) -> None:
    answer = await wire.answer_to(wire.ana.says("!play"))
    assert len(answer.free_cells) == 9
    while "Your move" in answer.text:
        answer = await wire.answer_to(wire.ana.says(f"!move {answer.free_cells[0]}"))
    assert "I won" in answer.text or "It is a draw" in answer.text
    assert "No game is running" in (await wire.answer_to(wire.ana.says("!board"))).text


@pytest.mark.usefixtures("bot")
async def test_a_game_can_be_played_with_slash_commands_and_buttons(wire: DiscordServer) -> None:
    answer = await wire.answer_to(wire.ana.uses("move", coordinate="B2"))
    offered = await wire.answer_to(wire.ana.types("move", coordinate=""))
    assert offered.choices == answer.free_cells
    offered = await wire.answer_to(wire.ana.types("move", coordinate="a"))
    assert offered.choices == [cell for cell in answer.free_cells if cell.startswith("A")]
    answer = await wire.answer_to(wire.ana.uses("move", coordinate=offered.choices[0]))
    assert len(answer.free_cells) == 5

    question = await wire.answer_to(wire.ana.uses("play", mark="o"))
    answer = await wire.answer_to(wire.ana.presses("Start over", question))
    assert answer.kind is discord.InteractionResponseType.message_update
    assert len(answer.free_cells) == 8
    assert "Start over" not in answer.buttons
    assert [sent["allowed_mentions"] for sent in wire.sent()] == [{"parse": []}] * 4


@pytest.mark.usefixtures("bot")
async def test_what_bots_and_webhooks_and_discord_itself_write_is_ignored(wire: DiscordServer) -> None:
    await wire.person("robot", is_bot=True).says("!help")
    await wire.ana.says("!help", webhook_id="1")
    await wire.ana.says("!help", type=discord.MessageType.pins_add.value)
    assert "No game is running" in (await wire.answer_to(wire.ana.says("!board"))).text
    assert len(wire.requests("POST", wire.games.path)) == 1


@pytest.mark.usefixtures("bot")
async def test_messages_are_answered_in_order_and_no_channel_waits_for_another(wire: DiscordServer) -> None:
    await wire.answer_to(wire.ana.says("!help"))
    held = wire.hold(wire.games.path)
    first = await wire.ana.says("!move B2")
    await held.arrived()
    second = await wire.ana.says("!resign")
    assert len((await wire.answer_to(wire.ben.says("!move A1", wire.lounge))).free_cells) == 7
    assert len(wire.requests("POST", wire.games.path)) == 2
    held.release()
    assert "Your move" in (await first.next()).text
    assert "gave up" in (await second.next()).text


@pytest.mark.usefixtures("bot")
async def test_two_people_at_once_in_a_channel_are_answered_one_after_the_other(wire: DiscordServer) -> None:
    await wire.answer_to(wire.ana.says("!help"))
    held = wire.hold(wire.games.path)
    first = await wire.ana.says("!move B2")
    await held.arrived()
    second = await wire.ben.says("!move A1")
    third = await wire.ben.says("!play")
    await wire.answer_to(wire.ben.says("!board", wire.lounge))  # by now it has read what came before
    assert len(wire.requests("POST", wire.games.path)) == 2
    held.release()
    assert len((await first.next()).free_cells) == 7
    assert "Somebody else is playing here. Start" in (await second.next()).text
    assert "once nobody has moved for 10 minutes" in (await third.next()).text


@pytest.mark.usefixtures("bot")
async def test_a_slash_command_that_must_wait_gets_a_sign_of_life_and_a_private_refusal(wire: DiscordServer) -> None:
    held, sign_of_life = wire.hold(wire.games.path), wire.hold("/interactions/*/callback")
    await wire.ana.says("!move B2")
    await held.arrived()
    waiting = await wire.ana.uses("move", coordinate="B2")
    await sign_of_life.arrived()
    sign_of_life.release()
    held.release()
    answer = await waiting.next()
    assert "is taken" in answer.text
    assert answer.is_private
    assert len(wire.requests("DELETE", "/messages/@original")) == 1


@pytest.mark.usefixtures("bot")
async def test_an_answer_that_discord_does_not_take_at_once_arrives_once(wire: DiscordServer) -> None:
    places = {429: wire.games, 500: wire.lounge, 502: wire.ana.direct}
    for status, place in places.items():
        wire.fail(Trouble(place.path, status))
    delayed = [await wire.ana.says("!move B2", place) for place in places.values()]
    for answers, place in zip(delayed, places.values(), strict=True):
        assert len((await answers.next()).free_cells) == 7
        assert "!resign" in (await wire.answer_to(wire.ana.says("!help", place))).text
        assert len(wire.requests("POST", place.path)) == 3


async def test_where_discord_does_not_tell_what_is_permitted_the_words_stand_in_the_message(
    wire: DiscordServer, tmp_path: Path
) -> None:
    wire.members.clear()
    async with playing(wire, tmp_path):
        answer = await wire.answer_to(wire.ana.says(f"{wire.mention} move B2"))
        assert len(answer.free_cells) == 7
        assert not answer.request["embeds"]
        assert "Your move, **ana**" in answer.content
        answer = await wire.answer_to(wire.ana.uses("move", coordinate=answer.free_cells[0]))
        assert answer.request["embeds"]


@pytest.mark.usefixtures("bot")
async def test_an_answer_of_which_nobody_knows_whether_it_arrived_is_there_once(wire: DiscordServer) -> None:
    for status, is_carried_out in ((503, False), (None, False), (503, True), (None, True)):
        wire.fail(Trouble(wire.games.path, status, is_carried_out=is_carried_out))
        answer = await wire.answer_to(wire.ana.says("!move B2"))
        assert len(answer.free_cells) == 7
        assert "gave up" in (await wire.answer_to(wire.ana.says("!resign"))).text


async def test_an_answer_that_is_lost_is_apologised_for_and_the_game_goes_on(
    wire: DiscordServer, tmp_path: Path
) -> None:
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        for status, place in ((503, wire.games), (None, wire.lounge)):
            wire.fail(Trouble(place.path, status, times=2))
            assert "Something went wrong" in (await wire.answer_to(wire.ana.says("!move B2", place))).text
            assert len((await wire.answer_to(wire.ana.says("!board", place))).free_cells) == 7
        ended = await bot.stop()
    assert "Traceback" in ended.stdout
    assert TOKEN not in ended.stdout + ended.stderr


Loss = Callable[[DiscordServer], Awaitable[None]]


async def break_off_for_a_while(wire: DiscordServer) -> None:
    wire.fail(Trouble("/", 503, method="GET"))
    await wire.gateway.drop()


LOST_CONNECTIONS: tuple[Loss, ...] = (
    lambda wire: wire.gateway.drop(),
    lambda wire: wire.gateway.close(Close.UNKNOWN_ERROR),
    lambda wire: wire.gateway.ask_to_reconnect(),
    lambda wire: wire.gateway.invalidate_sessions(can_resume=True),
    break_off_for_a_while,
)


@pytest.mark.usefixtures("bot")
async def test_a_game_survives_a_lost_connection(wire: DiscordServer) -> None:
    for lose_connection in LOST_CONNECTIONS:
        answer = await wire.answer_to(wire.ana.says("!move B2"))
        await lose_connection(wire)
        missed = await wire.ana.says(f"!move {answer.free_cells[0]}")
        await wire.gateway.resumed()
        assert len((await missed.next()).free_cells) == 5
        await wire.answer_to(wire.ana.says("!resign"))


async def come_back_too_late(wire: DiscordServer) -> None:
    wire.gateway.forget_sessions()
    await wire.gateway.drop()
    await wire.gateway.resumed()


LOST_SESSIONS: tuple[Loss, ...] = (
    lambda wire: wire.gateway.invalidate_sessions(can_resume=False),
    come_back_too_late,
)


async def test_a_game_survives_a_lost_session(tmp_path: Path) -> None:
    """discord.py rests for five seconds before it identifies again, so both stories are told at once."""

    async def story(number: int, lose_session: Loss) -> None:
        folder = tmp_path / str(number)  # a database of its own: both Discords may number their channels alike
        folder.mkdir()
        async with DiscordServer() as wire, playing(wire, folder):
            answer = await wire.answer_to(wire.ana.says("!move B2"))
            await lose_session(wire)
            await wire.gateway.identified()
            answer = await wire.answer_to(wire.ana.says(f"!move {answer.free_cells[0]}"))
            assert len(answer.free_cells) == 5

    await at_once(starmap(story, enumerate(LOST_SESSIONS)))


async def test_slash_commands_are_registered_only_when_discord_lacks_one(wire: DiscordServer, tmp_path: Path) -> None:
    for _ in ("the first start", "the second start"):
        async with playing(wire, tmp_path):
            assert len(wire.requests("PUT", "/commands")) == 1
    wire.forget_command("move")
    async with playing(wire, tmp_path):
        assert len(wire.requests("PUT", "/commands")) == 2


async def test_on_a_fresh_machine_the_database_is_made_and_every_message_is_read(tmp_path: Path) -> None:
    fresh = {"DATABASE_URL": "sqlite:///games/fresh.sqlite3"}
    async with DiscordServer(content_intent=ContentIntent.ON) as wire, started(wire.url, tmp_path, **fresh) as bot:
        assert Intent.MESSAGE_CONTENT in Intent((await wire.gateway.identified())["intents"])
        assert len((await wire.answer_to(wire.ana.says("!move B2"))).free_cells) == 7
        assert "Message Content" not in (await bot.stop()).stdout


async def test_what_the_owner_has_to_switch_on_is_told_and_what_works_without_it_works(tmp_path: Path) -> None:
    asked = {"USER_INSTALL": "yes"}
    async with DiscordServer(content_intent=ContentIntent.OFF) as wire, started(wire.url, tmp_path, **asked) as bot:
        assert Intent.MESSAGE_CONTENT not in Intent((await wire.gateway.identified())["intents"])
        await wire.ana.says("!move B2")
        for action in (wire.ana.says(f"{wire.mention} move B2"), wire.ana.says("!move B2", wire.ana.direct)):
            assert len((await wire.answer_to(action)).free_cells) == 7
        assert len(wire.requests("POST", wire.games.path)) == 1
        assert wire.command("play")["integration_types"] == [0]
        ended = await bot.stop()
    check_clean(ended)
    assert "To switch it on, open https://discord.com/developers/applications" in ended.stdout
    assert "USER_INSTALL is on, but this application cannot be installed to accounts" in ended.stdout
