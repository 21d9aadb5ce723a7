"""Of all boards of a game, one has buttons, and what belongs to a game that has ended has none."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.users import BotReply, Channel
from tests.support.bot_process import DATABASE, connected_bot, running_bot

MOVES = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "b3", "a3")
"""On a board of 4x4, after which nobody has won."""


async def start_duel(server: DiscordServer, channel: Channel) -> BotReply:
    challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention} x 4x4", channel))
    return await server.answer_to(server.ben.press("Accept", challenge, channel))


async def type_moves(server: DiscordServer, folder: Path, *moves: str, first: int = 0) -> None:
    """Let the players type moves in turn, each as soon as the one before it is saved."""
    for number, move in enumerate(moves, start=first):
        await (server.ben if number % 2 else server.ana).send(f"!move {move}")
        await until(lambda version=number + 1: saved(folder, "version") == version)


def saved(folder: Path, column: str) -> int | None:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        query = f"SELECT {column} FROM match ORDER BY id DESC LIMIT 1"  # noqa: S608 - a name in this file
        return database.execute(query).fetchone()[0]


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
        await start_duel(server, server.games)
        held = server.hold(server.games.path)
        await type_moves(server, tmp_path, *MOVES)
        held.release()
        await until(lambda: live_boards(server) == ["10"])
    assert live_boards(server) == ["10"]
    assert len(server.requests("POST", server.games.path)) <= 3  # the challenge, and one or two of ten boards
    await assert_playable_after_restart(server, tmp_path, "d3")


async def test_one_board_has_buttons_after_a_kill_as_others_lost_theirs(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await start_duel(server, server.games)
        removal = server.hold(f"{server.games.path}/*", "PATCH")
        await type_moves(server, tmp_path, "a1")
        await removal.arrived()
        await until(lambda: saved(tmp_path, "shown") == 1)
        await bot.kill()
    assert live_boards(server) == ["0", "1"]
    server.fail(Fault(f"{server.games.path}/*", 503, method="PATCH"))  # the request of the killed bot is lost
    removal.release()
    await assert_playable_after_restart(server, tmp_path, "b1", version=1)


async def assert_playable_after_restart(server: DiscordServer, folder: Path, move: str, *, version: int = 10) -> None:
    """Start the bot again, and check that one board has buttons, also after one more move."""
    async with connected_bot(server, folder):
        await until(lambda: live_boards(server) == [str(version)])
        await type_moves(server, folder, move, first=version)
        await until(lambda: live_boards(server) == [str(version + 1)])
    assert live_boards(server) == [str(version + 1)]


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


async def test_an_offer_ends_with_its_game(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        guild = await server.add_guild("Offers", channels=("draw", "resign", "stop", "restart"))
        for channel in guild.channels:
            await start_duel(server, channel)
        offers = [await server.answer_to(server.ben.send("!draw", channel)) for channel in guild.channels]
        assert all(offer_buttons(server, channel) for channel in guild.channels)
        draw, resign, stop, restart = guild.channels
        await server.answer_to(server.ana.press("Accept", offers[0], draw))
        await server.answer_to(server.ben.send("!resign", resign))
        question = await server.answer_to(server.ana.send("!stop", stop))
        await server.answer_to(server.ana.press("Stop game", question, stop))
        await bot.kill()
    async with connected_bot(server, tmp_path):
        await server.answer_to(server.ana.send("!resign", restart))
        await until(lambda: not any(offer_buttons(server, channel) for channel in guild.channels))


def offer_buttons(server: DiscordServer, channel: Channel) -> list[str]:
    enabled = server.enabled_buttons(channel).values()
    return [button for buttons in enabled for button in buttons if button.startswith("offer:")]
