"""Buttons over a socket: pressed late, twice, or by the wrong user."""

from collections.abc import AsyncGenerator
from dataclasses import replace

import pytest
import pytest_asyncio
from discord import InteractionResponseType as Kind

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.support.game_channel import CALLBACK, MOVED_ON, GameChannel, first_answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def game(shared_server: DiscordServer) -> AsyncGenerator[GameChannel]:
    """A channel in which every press must get one answer."""
    game = GameChannel(shared_server, shared_server.games)
    yield game
    await game.send(shared_server.ana, "!board")  # answered after everything else
    assert [answer for queue in game.queues for answer in queue.take_all()] == []


async def test_a_cell_is_played_once_by_two_presses_in_a_duel(game: GameChannel) -> None:
    ana, ben = game.server.ana, game.server.ben
    for first, second, refusal in (
        (ana, ben, MOVED_ON),
        (ana, ana, "It's not your turn."),
        (ben, ana, "It's not your turn."),
    ):
        board = await game.start_duel(ana, ben)
        answers = await game.press_at_once((first, "B2"), (second, "B2"), on=board)
        played, refused = answers if first is ana else reversed(answers)
        assert "**ana** played **B2**" in played.text
        assert refused.is_ephemeral
        assert refusal in refused.text
        assert len((await game.press(ben, "A1", played)).free_cells) == 7
        await game.send(ana, "!resign")


async def test_a_press_needs_one_request(game: GameChannel) -> None:
    server = game.server
    board = await game.send(server.ana, "!play")
    await game.wait_until_idle(server.ana)
    before = len(server.requests("POST", "/callback"))
    played = await game.press(server.ana, "B2", board)
    assert (played.kind, played.edited_id) == (Kind.message_update, board.message_id)
    await game.wait_until_idle(server.ana)
    assert len(server.requests("POST", "/callback")) == before + 2  # the move and an autocompletion
    message = f"{game.channel.path}/{board.message_id}"
    assert not [method for method in ("GET", "PATCH") if server.requests(method, message)]


async def test_a_press_is_answered_again_after_a_rate_limit(game: GameChannel) -> None:
    ana = game.server.ana
    board = await game.send(ana, "!play")
    for label, is_ephemeral in (("B2", False), ("A1", True)):
        game.server.fail(Fault(CALLBACK, 429))
        assert (await game.press(ana, label, board)).is_ephemeral == is_ephemeral


async def test_a_press_is_played_once_if_its_response_is_lost(game: GameChannel) -> None:
    ana, lost_response = game.server.ana, Fault(CALLBACK, 429, is_processed=True)
    board = await game.send(ana, "!play")
    await game.wait_until_idle(ana)
    game.server.fail(replace(lost_response))
    played = await game.press(ana, "B2", board)
    again = await first_answer(*game.queues)
    assert (again.text, again.edited_id) == (played.text, board.message_id)
    await game.wait_until_idle(ana)
    game.server.fail(replace(lost_response))
    assert MOVED_ON in (await game.press(ana, "A1", board)).text
    assert len((await game.press(ana, played.free_cells[0], again)).free_cells) < 6


async def test_a_reset_is_confirmed_once(shared_server: DiscordServer) -> None:
    ana, game = shared_server.ana, GameChannel(shared_server, shared_server.ana.dm)
    question = await game.send(ana, "!brain reset")
    first, second = await game.press_at_once(*[(ana, "Forget everything")] * 2, on=question)
    assert first.text.startswith("🗑️ **I've forgotten everything I learned here, and my record.**")
    assert (second.is_ephemeral, second.text) == (True, "That question has already been answered.")
