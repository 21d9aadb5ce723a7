"""A training in a real process ends in good order with it."""

from __future__ import annotations

from pathlib import Path

from tests.fakes.discord_server import DiscordServer
from tests.running import check_clean, started
from tests.table import Table

ENDED = "⏹️ My training against **hard** ended early. Games: "


async def test_who_ends_a_training_twice_reads_twice_what_came_of_it(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await bot.logs("Ready, in")
        table = Table(wire, wire.games)
        begun = await table.says(wire.ana, "!brain train 10000 hard")
        for told in await table.press_together(*[(wire.ana, "End the training")] * 2, seen=begun):
            assert (told.text.startswith(ENDED), told.buttons) == (True, {})
        check_clean(await bot.stop())


async def test_a_bot_that_is_told_to_stop_ends_its_training_and_says_so(wire: DiscordServer, tmp_path: Path) -> None:
    async with started(wire.url, tmp_path) as bot:
        await bot.logs("Ready, in")
        begun = await wire.answer_to(wire.ana.says("!brain train 10000 hard"))
        assert begun.text.startswith("🏋️ I am training against **hard**. Games: ")
        check_clean(await bot.stop())
    told = await wire.games.answers.next()
    assert told.edits == begun.message
    assert told.text.startswith(ENDED)
    assert not told.buttons
