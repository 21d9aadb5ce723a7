"""Buttons that outlive the process that posted them, and buttons that two processes hear of."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Trouble
from tests.fakes.users import Mailbox
from tests.postgres import PostgresServer
from tests.running import check_clean, started
from tests.table import CALLBACK, MOVED_ON, Table
from tests.test_shards import sharing


async def test_buttons_of_before_a_kill_work_after_it(tmp_path: Path) -> None:
    async with DiscordServer() as wire:
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
    async with DiscordServer() as wire:
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
        DiscordServer() as wire,
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
        asked = await wire.answer_to(wire.ana.uses("play", duel.channel, member=wire.ben, mark="x"))
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
