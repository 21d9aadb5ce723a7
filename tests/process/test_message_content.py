"""The Message Content intent is switched off: the bot goes on without it."""

from pathlib import Path

import pytest

from tests.fakes.discord_server import DiscordServer
from tests.fakes.sessions import Intent
from tests.support.bot_process import AT_ONCE, BotProcess, assert_clean_exit, running_bot

SENTENCE = (
    "Discord refused the Message Content intent (close code 4014), so the bot goes on without it: in servers, members "
    "can use slash commands and buttons and mention the bot, but not type commands such as !move. To switch it on, "
)


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_game_goes_on_when_the_intent_is_switched_off(shards: int, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    async with DiscordServer(shards=shards) as server, running_bot(server.url, tmp_path) as bot:
        assert await requested_content(server, shards) == [True] * shards
        await bot.wait_for_log("Ready, in 1 servers")
        board = await server.answer_to(server.ana.send("!play"))
        board = await server.answer_to(server.ana.press("B2", board))
        assert f"For example: `!move {board.free_cells[0]}`" in board.text
        await server.gateway.withdraw_content_intent()
        assert await requested_content(server, shards) == [False] * shards
        board = await server.answer_to(server.ana.press(board.free_cells[0], board))
        assert "For example: </move:" in board.text
        await assert_that_all_but_typed_commands_work(server, board.free_cells)
        await assert_that_one_sentence_was_logged(bot)


async def test_the_intent_is_switched_off_during_the_start(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_ONCE)
    async with DiscordServer(shards=2) as server:
        await server.gateway.withdraw_content_intent()  # the application's flags still have it
        async with running_bot(server.url, tmp_path) as bot:
            assert (await requested_content(server, 3))[::2] == [True, False]
            await assert_that_all_but_typed_commands_work(server, ["B2"])
            await assert_that_one_sentence_was_logged(bot)


async def requested_content(server: DiscordServer, sessions: int) -> list[bool]:
    """Wait for new sessions, and return whether they have requested the intent."""
    return [Intent.MESSAGE_CONTENT in Intent((await server.gateway.identified())["intents"]) for _ in range(sessions)]


async def assert_that_all_but_typed_commands_work(server: DiscordServer, free: list[str]) -> None:
    """Play a cell by mentioning the bot, after typing the same in vain."""
    before = len(server.requests("POST", server.games.path))
    await server.ana.send(f"!move {free[0]}")
    await server.answer_to(server.ana.send(f"{server.mention} move {free[0]}"))
    await server.answer_to(server.ana.slash("board"))
    assert len(server.requests("POST", server.games.path)) == before + 1


async def assert_that_one_sentence_was_logged(bot: BotProcess) -> None:
    ended = await bot.stop()
    assert_clean_exit(ended)
    assert ended.stdout.count(f" WARNING bot.client.message_content: {SENTENCE}") == 1
