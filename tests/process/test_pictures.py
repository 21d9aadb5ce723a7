"""Board pictures over a socket: uploaded, replaced, and uploaded again after a lost response or a kill."""

from pathlib import Path

from bot.database.guilds import change_settings
from bot.model.ids import GuildId
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.users import BotReply
from tests.support.bot_process import DATABASE, connected_bot, running_bot
from tests.support.databases import open_database, put_empty_database

PNG = b"\x89PNG\r\n\x1a\n"


async def choose_pictures(server: DiscordServer, folder: Path) -> None:
    put_empty_database(folder / DATABASE)
    async with open_database(f"sqlite:///{folder / DATABASE}") as database:
        await database.write(change_settings, GuildId(server.guild.id), style="picture")


def picture(server: DiscordServer, answer: BotReply) -> tuple[str, str]:
    """The id and the description of the only attachment of a message."""
    shown = server.current_message(answer)
    assert shown is not None
    assert shown["content"] == ""
    (attachment,) = shown["attachments"]
    assert server.uploads()[attachment["id"]].startswith(PNG)
    return attachment["id"], attachment["description"]


async def test_pictures_are_uploaded_by_every_kind_of_answer(server: DiscordServer, tmp_path: Path) -> None:
    await choose_pictures(server, tmp_path)
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        held = server.hold("/interactions/*/callback")
        answers = await server.ana.slash("move", server.lounge, coordinate="B2")
        await held.arrived()
        await bot.kill()
        held.release()
    async with connected_bot(server, tmp_path):
        first, edit = await answers.next(), await answers.next()
        assert edit.edited_id == first.message_id
        assert "X: B2. O: " in picture(server, edit)[1]
        server.fail(Fault(server.games.path, None, is_processed=True))
        typed = await server.answer_to(server.ana.send("!play"))
        again = await server.answer_to(server.ana.slash("board"))
        assert picture(server, typed)[1] == picture(server, again)[1] == "Board: 3×3. X: -. O: -."
        before = picture(server, again)
        pressed = await server.answer_to(server.ana.press("B2", again))
        assert pressed.edited_id == again.message_id
        after = picture(server, pressed)
        assert after[0] != before[0]
        assert "X: B2. O: " in after[1]
        await server.deny(server.games, "attach_files")
        assert len((await server.answer_to(server.ana.send("!move B3"))).free_cells) == 5
