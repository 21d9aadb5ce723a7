"""Opponents that think in worker processes, while the bot's process plays on, is stopped, or is killed."""

import asyncio
import os
import signal
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.games.ids import MatchId, UserId
from bot.games.match import Match, MemberSeat
from bot.games.rules import Rules
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown
from tests.fakes.discord_server import DiscordServer
from tests.fakes.gateway import wait_for
from tests.fakes.users import BotReply
from tests.support.bot_process import DATABASE, assert_clean_exit, running_bot
from tests.support.databases import open_database, put_empty_database
from tests.support.people import NOON, PERFECT_SEAT, event
from tests.support.saved_matches import save_new

THINKING = "**perfect** 🔵 is thinking …"
FAR_AWAY = datetime(2100, 1, 1, tzinfo=UTC)

HANG = """
import signal
from bot.players.perfect import Perfect

def choose(self, board, rng):
    with open("thinking", "w") as pipe:
        print(board, file=pipe, flush=True)
        signal.pause()

Perfect.choose = choose
"""
"""Lets "perfect" never decide, and keep a named pipe open for as long as its worker lives."""

WAIT = """
from pathlib import Path
from bot.players.perfect import Perfect

decide = Perfect.choose

def choose(self, board, rng):
    Path("thinking").write_text("...")
    Path("decide").read_text()
    return decide(self, board, rng)

Perfect.choose = choose
"""
"""Lets "perfect" write to a named pipe before it decides, and read from another one."""


async def put_match(server: DiscordServer, folder: Path) -> None:
    """Save a new game of Ana on a board of four by four cells, on which "perfect" is slow."""
    file, channel = folder / DATABASE, server.games
    put_empty_database(file)
    match = Match(MatchId(channel.id), Rules(4, 4, 4), MemberSeat(UserId(server.ana.id)), PERFECT_SEAT)
    place = Place(ChannelId(channel.id), GuildId(channel.guild_id or 0))
    saved = SavedMatch(match, place, event(channel.id), NOON, Shown(0), deadline=FAR_AWAY)
    async with open_database(f"sqlite:///{file}") as database:
        await save_new(MatchStore(database), saved)


def first_free(board: BotReply) -> str:
    buttons = (button for row in board.request["components"] for button in row["components"])
    return next(button["label"] for button in buttons if not button["disabled"])


def is_replied(answer: BotReply) -> bool:
    return "I answer with" in answer.text and THINKING not in answer.text


async def test_the_reply_of_a_worker_replaces_the_board(server: DiscordServer, tmp_path: Path) -> None:
    await put_match(server, tmp_path)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        board = await server.answer_to(server.ana.send("!move b2"))
        assert THINKING in board.text
        small = await server.answer_to(server.ben.send("!move b2", server.lounge))
        assert is_replied(small)
        replied = await server.games.answers.next()
        assert is_replied(replied)
        assert replied.edited_id == board.message_id
        pressed = await server.ana.press(first_free(replied), replied, server.games)
        assert THINKING in (await pressed.next()).text
        while THINKING in (answer := await server.games.answers.next()).text:
            pass  # on a busy machine, the board says first that the move takes long
        assert is_replied(answer)
        assert_clean_exit(await bot.stop())


async def test_a_reply_to_an_expired_press_replaces_the_board(server: DiscordServer, tmp_path: Path) -> None:
    await put_match(server, tmp_path)
    for pipe in ("thinking", "decide"):
        os.mkfifo(tmp_path / pipe)
    (tmp_path / "sitecustomize.py").write_text(WAIT)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        board = await server.answer_to(server.ana.send("!board"))
        thinking = await server.answer_to(server.ana.press("B2", board))
        assert THINKING in thinking.text
        await wait_for(asyncio.to_thread((tmp_path / "thinking").read_text))
        server.expire_interactions()
        await wait_for(asyncio.to_thread((tmp_path / "decide").write_text, "now"))
        replied = await server.games.answers.next()
        assert is_replied(replied)
        assert (thinking.edited_id, replied.edited_id) == (board.message_id, board.message_id)
        assert_clean_exit(await bot.stop())
    assert [*server.enabled_buttons(server.games)] == [board.message_id]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
async def test_a_reply_is_found_after_a_restart(server: DiscordServer, tmp_path: Path, number: signal.Signals) -> None:
    await put_match(server, tmp_path)
    os.mkfifo(tmp_path / "thinking")
    (tmp_path / "sitecustomize.py").write_text(HANG)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        board = await server.answer_to(server.ana.send("!move b2"))
        with await wait_for(asyncio.to_thread((tmp_path / "thinking").open)) as pipe:
            assert await wait_for(asyncio.to_thread(pipe.readline)) == "..../.X../..../....\n"
            if number is signal.SIGKILL:
                await bot.kill()
            else:
                assert_clean_exit(await bot.stop(number))
            assert await wait_for(asyncio.to_thread(pipe.read)) == ""  # the worker has ended
    (tmp_path / "sitecustomize.py").unlink()
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        replied = await server.games.answers.next()
        assert is_replied(replied)
        assert replied.edited_id == board.message_id
        assert_clean_exit(await bot.stop())
