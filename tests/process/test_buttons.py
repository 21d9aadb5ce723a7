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


async def test_a_typed_move_removes_the_old_buttons(game: GameChannel) -> None:
    ana = game.server.ana
    old = await game.send(ana, "!play")
    new = await game.send(ana, "!move b2")
    edit = await game.channel.component_edits.next()
    assert (edit.message_id, edit.buttons) == (old.message_id, {})
    for is_updated in (False, True):
        late = await (await ana.press("A1", old, game.channel, with_current_message=is_updated)).next()
        assert late.is_ephemeral
        assert MOVED_ON in late.text
    assert (await game.send(ana, "!board")).free_cells == new.free_cells


async def test_only_the_first_of_simultaneous_presses_is_played(game: GameChannel) -> None:
    ana = game.server.ana
    board = await game.send(ana, "!play")
    first, *others = await game.press_at_once(*((ana, label) for label in ("B2", "B2", "A1", "C3")), on=board)
    assert len(first.free_cells) == 7
    assert "played **B2**" in first.text
    for other in others:
        assert other.is_ephemeral
        assert MOVED_ON in other.text
    assert (await game.send(ana, "!board")).free_cells == first.free_cells


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


async def test_a_cell_typed_by_both_players_is_played_once(game: GameChannel) -> None:
    ana, ben = game.server.ana, game.server.ben
    await game.start_duel(ana, ben)
    for player in (ana, ben):
        await player.send("!move b2", game.channel)
    played, refused = [await game.channel.answers.next() for _ in range(2)]
    assert "**ana** played **B2**" in played.text
    assert "**B2** is taken" in refused.text
    assert len((await game.send(ben, "!move a1")).free_cells) == 7


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


async def test_a_duel_is_played_by_messages_and_buttons(game: GameChannel) -> None:
    ana, ben = game.server.ana, game.server.ben
    board = await game.start_duel(ana, ben)
    await game.press(ana, "A1", board)
    board = await game.send(ben, "!move b1")
    assert (await game.channel.component_edits.next()).buttons == {}
    board = await game.press(ana, "A2", board)
    board = await game.server.answer_to(ben.slash("move", game.channel, coordinate="b2"))
    final = await game.press(ana, "A3", board)
    assert "**ana won** with ❌ on A1-A2-A3" in final.text
    assert [*final.buttons][-3:] == ["Rematch", "Review", "Fix my mistakes"]  # below the cells
    assert "That game is over." in (await game.press(ben, "B3", board)).text
    again = await game.press(ben, "Accept", await game.press(ana, "Rematch", final))
    assert "**ben** ❌ plays against **ana** 🔵." in again.text


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


async def test_a_press_in_an_archived_thread_posts_the_board_anew(game: GameChannel) -> None:
    ana, server = game.server.ana, game.server
    board = await game.send(ana, "!play")
    server.archive(game.channel)
    pressed = await ana.press("B2", board, game.channel)
    posted = await game.channel.answers.next()
    assert "**ana** played **B2**" in posted.text
    assert posted.message_id != board.message_id
    assert (await game.channel.component_edits.next()).edited_id == board.message_id
    await game.wait_until_idle(ana)
    assert pressed.response_seconds is not None  # Discord does not say that the interaction failed
    assert pressed.take_all() == []
    assert [*server.enabled_buttons(game.channel)] == [posted.message_id]
    assert len((await game.press(ana, posted.free_cells[0], posted)).free_cells) < len(posted.free_cells)


async def test_a_private_puzzle_is_answered_once(game: GameChannel) -> None:
    ana, answered = game.server.ana, "You've already answered that puzzle."
    question = await game.server.answer_to(ana.slash("puzzle", game.channel))
    assert question.is_ephemeral
    first, second, *_ = question.free_cells
    verdict, late = await game.press_at_once((ana, first), (ana, second), on=question)
    assert (verdict.edited_id, [*verdict.buttons]) == (question.message_id, ["Next puzzle"])
    assert (late.is_ephemeral, answered in late.text) == (True, True)
    question = await game.press(ana, "Next puzzle", verdict)
    game.server.fail(Fault(CALLBACK, 429, is_processed=True))
    verdict = await game.press(ana, question.free_cells[0], question)
    again = await first_answer(*game.queues)
    assert (again.text, again.edited_id) == (verdict.text, question.message_id)
    assert answered in (await game.press(ana, question.free_cells[0], question)).text


async def test_a_reset_is_confirmed_once(shared_server: DiscordServer) -> None:
    ana, game = shared_server.ana, GameChannel(shared_server, shared_server.ana.dm)
    question = await game.send(ana, "!brain reset")
    first, second = await game.press_at_once(*[(ana, "Forget everything")] * 2, on=question)
    assert first.text.startswith("🗑️ **I've forgotten everything I learned here, and my record.**")
    assert (second.is_ephemeral, second.text) == (True, "That question has already been answered.")
