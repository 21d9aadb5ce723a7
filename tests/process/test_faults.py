"""Faults around a running bot: repeated events, missing permissions, lost responses."""

import pytest
import pytest_asyncio

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def server(shared_server: DiscordServer) -> DiscordServer:
    return shared_server


async def test_events_repeated_by_a_resume_are_played_once(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    server.gateway.repeat_on_resume(3)
    await server.gateway.abort_connections()
    await server.gateway.resumed()
    assert len((await server.answer_to(server.ana.send("!board"))).free_cells) == 7
    assert len(server.requests("POST", server.games.path)) == 2


async def test_events_out_of_order_are_answered(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    server.gateway.hold_events()
    await server.ana.send("!resign")
    await server.ana.send("!board")
    await server.gateway.release_events(in_reverse=True)
    assert len((await server.games.answers.next()).free_cells) == 7
    assert "resigned" in (await server.games.answers.next()).text


async def test_a_deleted_channel_does_not_affect_others(server: DiscordServer) -> None:
    for channel in (server.games, server.lounge):
        await server.answer_to(server.ana.send("!move B2", channel))
    held = server.hold(server.games.path)
    await server.ana.send("!board")
    await held.arrived()
    await server.delete_channel(server.games)
    held.release()
    assert len((await server.answer_to(server.ana.send("!board", server.lounge))).free_cells) == 7


async def test_a_missing_permission_is_reported_once_by_dm(server: DiscordServer) -> None:
    for channel, silently in ((server.games, False), (server.lounge, True)):
        await server.answer_to(server.ana.send("!move B2", channel))
        await server.deny(channel, "send_messages", silently=silently)
        for _ in range(2):
            await server.ana.send("!board", channel)
        notice = await server.ana.dm.answers.next()
        assert f"I can't answer in <#{channel.id}> without the permission **Send Messages**." in notice.text
        await server.allow(channel, silently=silently)
        assert len((await server.answer_to(server.ana.send("!board", channel))).free_cells) == 7
        assert server.ana.dm.answers.take_all() == []


async def test_an_expired_interaction_is_answered_in_the_channel(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    held = server.hold("/interactions/*/callback")
    await server.ana.slash("board")
    await held.arrived()
    server.expire_interactions()
    held.release()
    assert len((await server.games.answers.next()).free_cells) == 7


async def test_a_press_on_a_deleted_question_is_answered(server: DiscordServer) -> None:
    await server.answer_to(server.ana.send("!move B2"))
    question = await server.answer_to(server.ana.send("!play"))
    await server.delete_message(question)
    await server.ana.press("Start over", question)
    assert len((await server.games.answers.next()).free_cells) == 9


async def test_the_board_is_shown_if_the_response_is_lost(server: DiscordServer) -> None:
    server.fail(Fault("/interactions/*/callback", 500, is_processed=True))
    answers = await server.ana.slash("move", coordinate="B2")
    first, edited = await answers.next(), await answers.next()
    assert len(first.free_cells) == len(edited.free_cells) == 7
    assert edited.edited_id == first.message_id
    assert "Your move" in edited.text
