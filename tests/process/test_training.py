"""A training in a real process ends in good order with it."""

from __future__ import annotations

from pathlib import Path

from tests.fakes.discord_server import DiscordServer
from tests.process.bot_process import assert_clean_exit, running_bot
from tests.process.game_channel import GameChannel

ENDED = "⏹️ My training against **hard** ended early. Games: "


async def test_who_ends_a_training_twice_reads_twice_what_came_of_it(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        game = GameChannel(server, server.games)
        begun = await game.send(server.ana, "!brain train 10000 hard")
        for told in await game.press_at_once(*[(server.ana, "End the training")] * 2, on=begun):
            assert (told.text.startswith(ENDED), told.buttons) == (True, {})
        assert_clean_exit(await bot.stop())


async def test_a_bot_that_is_told_to_stop_ends_its_training_and_says_so(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        begun = await server.answer_to(server.ana.send("!brain train 10000 hard"))
        assert begun.text.startswith("🏋️ I am training against **hard**. Games: ")
        assert_clean_exit(await bot.stop())
    told = await server.games.answers.next()
    assert told.edited_id == begun.message_id
    assert told.text.startswith(ENDED)
    assert not told.buttons
