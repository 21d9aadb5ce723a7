"""Buttons over a socket: pressed too late, twice, or by the wrong person."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import replace

import pytest
import pytest_asyncio
from discord import InteractionResponseType as Kind

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Trouble
from tests.running import check_clean, started
from tests.table import CALLBACK, MOVED_ON, Table, first_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def wire(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[DiscordServer]:
    """A stand-in for Discord with a bot that all of this module shares."""
    async with DiscordServer() as wire, started(wire.url, tmp_path_factory.mktemp("bot")) as bot:
        await bot.logs("Ready, in")
        yield wire
        check_clean(await bot.stop())


@pytest_asyncio.fixture(loop_scope="module")
async def table(wire: DiscordServer) -> AsyncGenerator[Table]:
    """A channel of its own, in which every press must be answered once."""
    table = Table(wire, (await wire.add_server("A server")).games)
    yield table
    await table.says(wire.ana, "!board")  # before which all is answered
    assert not any(mailbox.waiting for mailbox in table.mailboxes)


async def test_a_board_that_was_played_on_by_typing_loses_its_buttons_and_takes_no_press(table: Table) -> None:
    ana = table.wire.ana
    old = await table.says(ana, "!play")
    new = await table.says(ana, "!move b2")
    retired = await table.channel.refits.next()
    assert (retired.message, retired.buttons) == (old.message, {})
    late = await table.presses(ana, "A1", old)
    assert late.is_private
    assert MOVED_ON in late.text
    assert (await table.says(ana, "!board")).free_cells == new.free_cells


async def test_a_press_on_a_button_that_its_message_no_longer_has_is_answered(table: Table) -> None:
    ana = table.wire.ana
    old = await table.says(ana, "!play")
    await table.says(ana, "!move b2")
    assert (await table.channel.refits.next()).buttons == {}
    late = await (await ana.presses("A1", old, table.channel, told_as_it_is=True)).next()
    assert late.is_private
    assert MOVED_ON in late.text


async def test_a_board_whose_game_is_over_takes_no_press(table: Table) -> None:
    ana = table.wire.ana
    board = await table.says(ana, "!play")
    final = await table.says(ana, "!resign")
    late = await table.presses(ana, "A1", board)
    assert late.is_private
    assert "That game is over." in late.text
    assert [*final.buttons] == ["Play again"]


@pytest.mark.parametrize("labels", [("B2", "B2"), ("B2", "A1", "C3")])
async def test_of_several_presses_at_once_the_first_is_played_and_the_others_are_told(
    table: Table, labels: tuple[str, ...]
) -> None:
    ana = table.wire.ana
    board = await table.says(ana, "!play")
    first, *others = await table.press_together(*((ana, label) for label in labels), seen=board)
    assert len(first.free_cells) == 7
    assert "played **B2**" in first.text
    for other in others:
        assert other.is_private
        assert MOVED_ON in other.text
    assert (await table.says(ana, "!board")).free_cells == first.free_cells


async def test_a_press_out_of_turn_or_of_a_stranger_plays_nothing(table: Table) -> None:
    ana, ben, eve = table.wire.ana, table.wire.ben, table.wire.person("eve")
    board = await table.duel(ana, ben)
    hasty, strange = await table.press_together((ben, "A1"), (eve, "A1"), seen=board)
    assert hasty.is_private
    assert "It is not your turn." in hasty.text
    assert strange.is_private
    assert "Somebody else is playing here." in strange.text
    assert len((await table.presses(ana, "A1", board)).free_cells) == 8


async def test_a_press_changes_its_message_with_one_response_and_nothing_else_is_asked_for(table: Table) -> None:
    wire = table.wire
    board = await table.says(wire.ana, "!play")
    await table.rest(wire.ana)
    before = len(wire.requests("POST", "/callback"))
    played = await table.presses(wire.ana, "B2", board)
    assert (played.kind, played.edits) == (Kind.message_update, board.message)
    await table.rest(wire.ana)
    assert len(wire.requests("POST", "/callback")) == before + 2  # with the completions
    assert not [one for one in ("GET", "PATCH") if wire.requests(one, f"{table.channel.path}/{board.message}")]


async def test_the_challenged_member_alone_is_pinged_and_once(table: Table) -> None:
    wire = table.wire
    before = len(wire.sent())
    asked = await wire.answer_to(wire.ana.uses("play", table.channel, member=wire.ben, mark="x"))
    assert f"<@{wire.ben.payload['id']}>, **ana** challenges you" in asked.text
    board = await table.presses(wire.ben, "Accept", asked)
    board = await table.presses(wire.ana, "B2", board)
    await table.says(wire.ben, "!move a1")
    await table.presses(wire.ana, "Rematch", await table.says(wire.ben, "!resign"))
    mentions = [sent["allowed_mentions"] for sent in wire.sent()[before:]]
    assert mentions == [{"parse": [], "users": [int(wire.ben.payload["id"])]}, *[{"parse": []}] * (len(mentions) - 1)]
    assert len(mentions) > 4


async def test_an_invitation_that_two_accept_at_once_begins_one_game(table: Table) -> None:
    ana, ben, eve = table.wire.ana, table.wire.ben, table.wire.person("eve")
    invitation = await table.says(ana, "!invite x")
    begun, late = await table.press_together((ben, "Accept"), (eve, "Accept"), seen=invitation)
    assert "**ana** ❌ plays against **ben** ⭕." in begun.text
    assert begun.edits == invitation.message
    assert late.is_private
    assert "That is no longer open." in late.text
    assert len((await table.presses(ana, "B2", begun)).free_cells) == 8


async def test_a_duel_is_typed_and_pressed_to_its_end(table: Table) -> None:
    ana, ben = table.wire.ana, table.wire.ben
    board = await table.duel(ana, ben)
    await table.presses(ana, "A1", board)
    board = await table.says(ben, "!move b1")
    assert (await table.channel.refits.next()).buttons == {}
    board = await table.presses(ana, "A2", board)
    board = await table.wire.answer_to(ben.uses("move", table.channel, coordinate="b2"))
    final = await table.presses(ana, "A3", board)
    assert "**ana won** with ❌ on A1-A2-A3" in final.text
    assert [*final.buttons] == ["Rematch", "Review"]
    assert "That game is over." in (await table.presses(ben, "B3", board)).text
    again = await table.presses(ben, "Accept", await table.presses(ana, "Rematch", final))
    assert "**ben** ❌ plays against **ana** ⭕." in again.text


async def test_a_press_whose_response_discord_does_not_take_at_once_is_answered_once(table: Table) -> None:
    ana = table.wire.ana
    board = await table.says(ana, "!play")
    for label, is_private in (("B2", False), ("A1", True)):
        table.wire.fail(Trouble(CALLBACK, 429))
        assert (await table.presses(ana, label, board)).is_private == is_private


async def test_a_response_that_discord_took_without_saying_so_is_no_mistake(table: Table) -> None:
    ana, unheard = table.wire.ana, Trouble(CALLBACK, 429, is_carried_out=True)
    board = await table.says(ana, "!play")
    await table.rest(ana)
    table.wire.fail(replace(unheard))
    played = await table.presses(ana, "B2", board)
    again = await first_of(*table.mailboxes)
    assert (again.text, again.edits) == (played.text, board.message)
    await table.rest(ana)
    table.wire.fail(replace(unheard))
    assert MOVED_ON in (await table.presses(ana, "A1", board)).text
    assert len((await table.presses(ana, played.free_cells[0], again)).free_cells) < 6


async def test_a_private_puzzle_is_answered_in_its_place_and_once(table: Table) -> None:
    ana, answered = table.wire.ana, "You have answered that puzzle already."
    asked = await table.wire.answer_to(ana.uses("puzzle", table.channel))
    assert asked.is_private
    one, other, *_ = asked.free_cells
    verdict, late = await table.press_together((ana, one), (ana, other), seen=asked)
    assert (verdict.edits, [*verdict.buttons]) == (asked.message, ["Next puzzle"])
    assert (late.is_private, answered in late.text) == (True, True)
    asked = await table.presses(ana, "Next puzzle", verdict)
    table.wire.fail(Trouble(CALLBACK, 429, is_carried_out=True))
    verdict = await table.presses(ana, asked.free_cells[0], asked)
    again = await first_of(*table.mailboxes)
    assert (again.text, again.edits) == (verdict.text, asked.message)
    assert answered in (await table.presses(ana, asked.free_cells[0], asked)).text


async def test_a_person_is_told_in_their_own_language_and_a_server_in_its_own(wire: DiscordServer) -> None:
    brazilian = await wire.add_server("Um servidor", channels=("jogos",), locale="pt-BR")
    bia = wire.person("bia")
    bia.locale = "pt-BR"
    board = await wire.answer_to(bia.uses("play", brazilian.games))
    assert "Sua vez, **bia**" in board.text
    assert [*(await wire.answer_to(bia.says("!resign", brazilian.games))).buttons] == ["Jogar de novo"]
    assert "That game is over." in (await wire.answer_to(wire.ana.presses("A1", board, brazilian.games))).text
    abroad = (await wire.add_server("A server")).games
    board = await wire.answer_to(bia.uses("play", abroad))
    assert "Your move, **bia**" in board.text
    await wire.answer_to(bia.says("!resign", abroad))
    assert "Essa partida já acabou." in (await wire.answer_to(bia.presses("A1", board, abroad))).text
    assert "Sua vez, **bia**" in (await wire.answer_to(bia.uses("play", bia.direct))).text


async def test_a_question_about_what_was_learned_is_answered_once(wire: DiscordServer) -> None:
    table = Table(wire, wire.ana.direct)
    asked = await table.says(wire.ana, "!brain reset")
    first, second = await table.press_together(*[(wire.ana, "Forget everything")] * 2, seen=asked)
    assert first.text.startswith("🗑️ I have forgotten all that I had learned here")
    assert (second.is_private, second.text) == (True, "That question has been answered already.")
