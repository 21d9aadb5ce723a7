"""Opponents that think in worker processes, and training, while the bot plays on, is stopped, or is killed."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.fakes.discord_server import DiscordServer
from tests.fakes.gateway import wait_for
from tests.fakes.users import BotReply
from tests.support.bot_process import assert_clean_exit, connected_bot, running_bot

THINKING = "**perfect** 🔵 is thinking …"

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


async def replied_board(server: DiscordServer) -> BotReply:
    """Wait until the opponent has moved; on a busy machine, the board says first that the move takes long."""
    while THINKING in (answer := await server.games.answers.next()).text:
        pass
    assert "I answer with" in answer.text
    return answer


async def test_a_reply_to_an_expired_press_replaces_the_board(server: DiscordServer, tmp_path: Path) -> None:
    for pipe in ("thinking", "decide"):
        os.mkfifo(tmp_path / pipe)
    (tmp_path / "sitecustomize.py").write_text(WAIT)
    async with connected_bot(server, tmp_path):
        board = await server.answer_to(server.ana.send("!play perfect 4x4"))
        thinking = await server.answer_to(server.ana.press("B2", board))
        assert THINKING in thinking.text
        await wait_for(asyncio.to_thread((tmp_path / "thinking").read_text))
        assert "Your move" in (await server.answer_to(server.ben.send("!play easy", server.lounge))).text
        server.expire_interactions()
        await wait_for(asyncio.to_thread((tmp_path / "decide").write_text, "now"))
        replied = await replied_board(server)
        assert (thinking.edited_id, replied.edited_id) == (board.message_id, board.message_id)
    assert [*server.enabled_buttons(server.games)] == [board.message_id]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
async def test_a_reply_is_found_after_a_restart(server: DiscordServer, tmp_path: Path, number: signal.Signals) -> None:
    os.mkfifo(tmp_path / "thinking")
    (tmp_path / "sitecustomize.py").write_text(HANG)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!play perfect 4x4"))
        board = await server.answer_to(server.ana.send("!move b2"))
        with await wait_for(asyncio.to_thread((tmp_path / "thinking").open)) as pipe:
            assert await wait_for(asyncio.to_thread(pipe.readline)) == "..../.X../..../....\n"
            if number is signal.SIGKILL:
                await bot.kill()
            else:
                assert_clean_exit(await bot.stop(number))
            assert await wait_for(asyncio.to_thread(pipe.read)) == ""  # the worker has ended
    (tmp_path / "sitecustomize.py").unlink()
    async with connected_bot(server, tmp_path):
        replied = await replied_board(server)
        assert replied.edited_id == board.message_id


ENDED = "⏹️ My training against **hard** ended early, after "


async def test_a_training_is_ended_twice_or_by_a_stop(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        start = await server.answer_to(server.ana.send("!brain train 10000 hard"))
        presses = [await server.ana.press("End training", start) for _ in range(2)]
        for answer in [await answers.next() for answers in presses]:
            assert (answer.text.startswith(ENDED), answer.buttons) == (True, {})
        start = await server.answer_to(server.ana.send("!brain train 10000 hard", server.lounge))
        assert start.text.startswith("🏋️ Training against **hard**: ")
        assert_clean_exit(await bot.stop())
    edit = await server.lounge.answers.next()
    assert edit.edited_id == start.message_id
    assert edit.text.startswith(ENDED)
    assert not edit.buttons
