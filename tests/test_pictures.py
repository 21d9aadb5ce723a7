"""Drawn boards over a socket: uploaded, replaced, uploaded again when an answer is lost, and told after a crash."""

from __future__ import annotations

import signal
from pathlib import Path

from bot.model.ids import GuildId
from bot.storage.guilds import GuildStore
from tests.databases import opened, put_empty_database
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Trouble
from tests.fakes.users import Answer
from tests.running import playing, started

PNG = b"\x89PNG\r\n\x1a\n"


async def choose_pictures(wire: DiscordServer, folder: Path) -> None:
    """Have the server's boards drawn."""
    file = folder / "data" / "tic-tac-toe.sqlite3"
    put_empty_database(file)
    async with opened(f"sqlite:///{file}") as database:
        await GuildStore(database).change(GuildId(wire.guild), style="picture")


def picture(wire: DiscordServer, answer: Answer) -> tuple[str, str]:
    """The id and the description of the one picture that a message now shows."""
    shown = wire.shown(answer)
    assert shown is not None
    assert shown["content"] == ""
    (attachment,) = shown["attachments"]
    assert wire.uploads()[attachment["id"]].startswith(PNG)
    return attachment["id"], attachment["description"]


async def test_boards_are_uploaded_and_replaced_whatever_door_was_used(wire: DiscordServer, tmp_path: Path) -> None:
    await choose_pictures(wire, tmp_path)
    async with playing(wire, tmp_path):
        wire.fail(Trouble(wire.games.path, None, is_carried_out=True))
        typed = await wire.answer_to(wire.ana.says("!play"))
        again = await wire.answer_to(wire.ana.uses("board"))
        assert picture(wire, typed)[1] == picture(wire, again)[1] == "A board of 3 rows and 3 columns. X: -. O: -."
        before = picture(wire, again)
        pressed = await wire.answer_to(wire.ana.presses("B2", again))
        assert pressed.edits == again.message
        after = picture(wire, pressed)
        assert after[0] != before[0]
        assert "X: B2. O: " in after[1]
        await wire.forbid(wire.games, "attach_files")
        assert len((await wire.answer_to(wire.ana.says("!move B3"))).free_cells) == 5


async def test_a_board_that_a_process_died_over_is_drawn_by_the_next(wire: DiscordServer, tmp_path: Path) -> None:
    await choose_pictures(wire, tmp_path)
    async with started(wire.url, tmp_path) as bot:
        await wire.gateway.identified()
        held = wire.hold("/interactions/*/callback")
        owed = await wire.ana.uses("move", coordinate="B2")
        await held.arrived()
        bot.process.send_signal(signal.SIGKILL)
        await bot.process.wait()
        held.release()
    async with playing(wire, tmp_path):
        first, told = await owed.next(), await owed.next()
        assert told.edits == first.message
        assert "X: B2. O: " in picture(wire, told)[1]
