"""Buttons over a socket: pressed too late, twice, by the wrong person, after `kill -9`, and heard by two processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
import pytest_asyncio
from discord import InteractionResponseType as Kind

from tests.postgres import PostgresServer
from tests.running import check_clean, started
from tests.test_shards import sharing
from tests.wire import Trouble, Wire
from tests.wire_people import Answer, Channel, Mailbox, Person

CALLBACK = "/interactions/*/callback"
MOVED_ON = "The game has moved on since then."

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True)
class Table:
    """A channel in which people play, and where the answers to their presses come.

    Args:
        is_shared: whether two processes hear of a press: then one may acknowledge it, and the other change the message.
    """

    wire: Wire
    channel: Channel
    is_shared: bool = False
    pressed: list[Mailbox] = field(default_factory=list[Mailbox])

    async def says(self, person: Person, words: str) -> Answer:
        """The answer to a message."""
        return await self.wire.answer_to(person.says(words, self.channel))

    async def presses(self, person: Person, label: str, seen: Answer) -> Answer:
        """The answer to a press on a message as it was seen."""
        return (await self.press_together((person, label), seen=seen))[0]

    async def press_together(self, *presses: tuple[Person, str], seen: Answer) -> list[Answer]:
        """The answers to presses on one message, none of which waits for the other."""
        mailboxes = [await person.presses(label, seen, self.channel) for person, label in presses]
        self.pressed.extend(mailboxes)
        elsewhere = [self.channel.answers] if self.is_shared else []
        return [await first_of(mailbox, *elsewhere) for mailbox in mailboxes]

    async def duel(self, one: Person, other: Person) -> Answer:
        """The board of a match that one begins."""
        challenge = await self.says(one, f"!play <@{other.payload['id']}> x")
        return await self.presses(other, "Accept", challenge)

    @property
    def mailboxes(self) -> list[Mailbox]:
        """Where an answer that came twice would be waiting."""
        return [self.channel.answers, *self.pressed]

    async def rest(self, person: Person) -> None:
        """Return when nothing that was said there is still being handled."""
        await self.says(person, "!move z9")
        await self.wire.answer_to(person.types("move", self.channel, coordinate=""))

    @property
    def posts(self) -> int:
        """How many messages the bot has been asked to post there, apart from answers to interactions."""
        return len(self.wire.requests("POST", self.channel.path))


async def first_of(*mailboxes: Mailbox) -> Answer:
    """The answer that comes first, wherever it does."""
    coming = [asyncio.create_task(mailbox.next()) for mailbox in mailboxes]
    come, _ = await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
    for task in coming:
        task.cancel()
    return next(iter(come)).result()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def wire(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Wire]:
    """A stand-in for Discord with a bot that all of this module shares."""
    async with Wire() as wire, started(wire.url, tmp_path_factory.mktemp("bot")) as bot:
        await bot.logs("Ready, in")
        yield wire
        check_clean(await bot.stop())


@pytest_asyncio.fixture(loop_scope="module")
async def table(wire: Wire) -> AsyncGenerator[Table]:
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
    asked = await wire.answer_to(wire.ana.uses("play", table.channel, opponent=wire.ben, mark="x"))
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
    assert [*final.buttons] == ["Rematch"]
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


async def test_a_person_is_told_in_their_own_language_and_a_server_in_its_own(wire: Wire) -> None:
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


async def test_buttons_of_before_a_kill_work_after_it(tmp_path: Path) -> None:
    async with Wire() as wire:
        places = (await wire.add_server("A server", channels=("game", "challenge", "duel", "final"))).channels
        game, challenge, duel, final = (Table(wire, place) for place in places)
        async with started(wire.url, tmp_path) as bot:
            await wire.gateway.identified()
            board = await game.says(wire.ana, "!play")
            asked = await challenge.says(wire.ana, "!invite x")
            midway = await duel.presses(wire.ana, "B2", await duel.duel(wire.ana, wire.ben))
            await final.says(wire.ana, "!play o")
            over = await final.says(wire.ana, "!resign")
            bot.process.kill()
            await bot.process.wait()
        async with started(wire.url, tmp_path) as bot:
            await wire.gateway.identified()
            played, *late = await game.press_together(*[(wire.ana, "B2")] * 2, seen=board)
            assert len(played.free_cells) == 7
            assert [MOVED_ON in answer.text for answer in late] == [True]
            begun = await challenge.presses(wire.ben, "Accept", asked)
            assert (len(begun.free_cells), begun.edits) == (9, asked.message)
            assert len((await duel.presses(wire.ben, "A1", midway)).free_cells) == 7
            assert len((await final.presses(wire.ana, "Play again", over)).free_cells) == 9
            check_clean(await bot.stop())
        assert not any(mailbox.waiting for table in (game, challenge, duel, final) for mailbox in table.mailboxes)


async def test_a_press_that_was_saved_when_the_process_was_killed_is_shown_once(tmp_path: Path) -> None:
    async with Wire() as wire:
        lost, taken = Table(wire, wire.games), Table(wire, wire.lounge)
        async with started(wire.url, tmp_path) as bot:
            await wire.gateway.identified()
            boards = [await table.says(wire.ana, "!play") for table in (lost, taken)]
            responses = wire.hold(CALLBACK)
            wire.fail(Trouble(CALLBACK, 503))  # of the response that is held first
            mailboxes: list[Mailbox] = []
            for table, board in zip((lost, taken), boards, strict=True):
                mailboxes.append(await wire.ana.presses("B2", board, table.channel))
                await responses.arrived()
            bot.process.kill()
            await bot.process.wait()
        responses.release()
        assert (await mailboxes[1].next()).edits == boards[1].message
        async with started(wire.url, tmp_path) as bot:
            await wire.gateway.identified()
            posted, changed = await lost.channel.answers.next(), await mailboxes[1].next()
            assert (posted.edits, changed.edits) == (None, boards[1].message)
            assert (await lost.channel.refits.next()).message == boards[0].message
            for table, shown in ((lost, posted), (taken, changed)):
                assert len(shown.free_cells) == 7
                played = await table.presses(wire.ana, shown.free_cells[0], shown)
                assert len(played.free_cells) < 6
            check_clean(await bot.stop())
        assert (lost.posts, taken.posts) == (2, 1)
        assert not any(mailbox.waiting for mailbox in [*mailboxes, *lost.mailboxes, *taken.mailboxes])


async def test_what_two_processes_hear_is_played_once_and_answered_once(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    async with (
        Wire() as wire,
        postgres.a_database() as name,
        sharing(wire, tmp_path, postgres.url(name), "0", "0") as bots,
    ):
        await asyncio.gather(*(bot.logs("Ready, in") for bot in bots))
        game, duel = Table(wire, wire.games, is_shared=True), Table(wire, wire.lounge, is_shared=True)
        board = await game.says(wire.ana, "!play")
        played = await game.presses(wire.ana, "B2", board)
        assert len(played.free_cells) == 7
        assert MOVED_ON in (await game.presses(wire.ana, "A1", board)).text
        over = await game.says(wire.ana, "!resign")
        assert "That game is over." in (await game.presses(wire.ana, "A1", played)).text
        assert len((await game.presses(wire.ana, "Play again", over)).free_cells) == 8
        asked = await wire.answer_to(wire.ana.uses("play", duel.channel, opponent=wire.ben, mark="x"))
        board = await duel.presses(wire.ben, "Accept", asked)
        for person, label in ((wire.ana, "A1"), (wire.ben, "B1"), (wire.ana, "A2"), (wire.ben, "B2")):
            board = await duel.presses(person, label, board)
        final = await duel.presses(wire.ana, "A3", board)
        assert "**ana won**" in final.text
        check_clean(await bots[1].stop())
        asked = await duel.presses(wire.ben, "Rematch", final)
        assert len((await duel.presses(wire.ana, "Accept", asked)).free_cells) == 9
        check_clean(await bots[0].stop())
        further = [answer for table in (game, duel) for mailbox in table.mailboxes for answer in mailbox.waiting]
        assert not [answer for answer in further if answer.edits is None]  # a board may be put in its place twice
