"""Of all boards of a game, one has buttons, and that of a game that has ended has none."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.fakes.discord_server import DiscordServer
from tests.support.bot_process import DATABASE, connected_bot

MOVES = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "b3", "a3")
"""On a board of 4x4, after which nobody has won."""


def saved_version(folder: Path) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute("SELECT version FROM match").fetchone()[0]


def live_boards(server: DiscordServer) -> list[str]:
    """Return the versions of all boards whose cells can be pressed."""
    enabled = (buttons[0].split(":") for buttons in server.enabled_buttons(server.games).values())
    return [version for kind, _, version, *_ in enabled if kind == "cell"]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - it comes true in another process
            await asyncio.sleep(0.01)


async def test_one_board_has_buttons_when_moves_come_quickly(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention} x 4x4"))
        await server.answer_to(server.ben.press("Accept", challenge))
        held = server.hold(server.games.path)
        for number, move in enumerate(MOVES):
            await (server.ben if number % 2 else server.ana).send(f"!move {move}")
            await until(lambda version=number + 1: saved_version(tmp_path) == version)
        held.release()
        await until(lambda: live_boards(server) == ["10"])
    assert live_boards(server) == ["10"]
    assert len(server.requests("POST", server.games.path)) <= 3  # the challenge, and one or two of ten boards


async def test_a_deletion_as_a_board_is_sent_ends_that_board(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        for is_typed in (False, True):
            board = await server.answer_to(server.ana.send("!move b2"))
            privacy = await server.answer_to(server.ana.slash("privacy", server.lounge))
            held = [server.hold(path) for path in ("/interactions/*/callback", server.games.path)]
            cell = board.free_cells[0]
            await (server.ana.send(f"!move {cell}") if is_typed else server.ana.press(cell, board))
            await held[is_typed].arrived()
            deleted = await server.ana.press("Delete my data", privacy, server.lounge)
            await held[0].arrived()
            for hold in held:
                hold.release()
            assert "Your data is deleted" in (await deleted.next()).text
            while "left or ran out of time" not in (await server.games.answers.next()).text:
                pass
            await until(lambda: not server.enabled_buttons(server.games))
