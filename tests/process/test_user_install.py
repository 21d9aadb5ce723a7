"""The bot installed to a user's account, used in a group DM that it is not a member of."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.fakes.discord_server import DiscordServer
from tests.fakes.users import BotReply, Channel, User
from tests.support.bot_process import BotProcess, assert_clean_exit, running_bot


@pytest.fixture
def group(server: DiscordServer) -> Channel:
    """A group DM of ana, who has installed the bot, and ben."""
    server.enable_user_install()
    return server.add_group(server.ana, server.ben)


@asynccontextmanager
async def user_installed_bot(server: DiscordServer, folder: Path) -> AsyncGenerator[BotProcess]:
    """Run a bot with USER_INSTALL; it must make no request that Discord refuses outside of interactions."""
    async with running_bot(server.url, folder, USER_INSTALL="yes") as bot:
        await bot.wait_for_log(
            f"with https://discord.com/oauth2/authorize?client_id={server.application_id}&scope=appl"
        )
        yield bot
        assert_clean_exit(await bot.stop())
    paths = [request.path for method in ("GET", "POST", "PATCH", "DELETE") for request in server.requests(method, "")]
    assert not [path for path in paths if "/members/" in path or path.startswith("/channels/")]


async def press(server: DiscordServer, user: User, label: str, message: BotReply, group: Channel) -> BotReply:
    return await server.answer_to(user.press(label, message, group))


async def start_duel(server: DiscordServer, group: Channel) -> BotReply:
    """Start a match of ana against ben, and return its board."""
    challenge = await server.answer_to(server.ana.slash("play", group, member=server.ben, mark="x"))
    assert f"{server.ben.mention}, **ana** challenges you" in challenge.content
    board = await press(server, server.ben, "Accept", challenge, group)
    assert "**ana** ❌ plays against **ben** 🔵." in board.text
    return board


async def test_a_match_in_a_group_goes_on_after_a_restart(
    server: DiscordServer, tmp_path: Path, group: Channel
) -> None:
    async with user_installed_bot(server, tmp_path):
        refusal = await server.answer_to(server.ana.slash("play", group, thread=True))
        assert refusal.is_ephemeral
        assert "I can't open a thread here." in refusal.text
        board = await start_duel(server, group)
        offer = await server.answer_to(server.ana.slash("draw", group))
        assert "Does **ben** accept?" in offer.content
        assert "declined" in (await press(server, server.ben, "Decline", offer, group)).content
        board = await press(server, server.ana, "A1", board, group)
    async with user_installed_bot(server, tmp_path):
        old = await press(server, server.ben, "B1", board, group)
        board = await server.answer_to(server.ana.slash("board", group))
        assert board.free_cells == old.free_cells
        for user, label in ((server.ana, "A2"), (server.ben, "B2"), (server.ana, "A3")):
            board = await press(server, user, label, board, group)
        assert "**ana won**" in board.text
        assert "**ana won**" in (await press(server, server.ben, "C1", old, group)).text
        challenge = await press(server, server.ben, "Rematch", board, group)
        rematch = await press(server, server.ana, "Accept", challenge, group)
        assert "**ben** ❌ plays against **ana** 🔵." in rematch.text
    assert len(server.requests("PUT", "/commands")) == 1
