"""A bot that tests of a module share, because its start takes longer than most of them; a port for its status."""

import socket
from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio

from tests.fakes.discord_server import DiscordServer
from tests.support.bot_process import assert_clean_exit, running_bot


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server_of_module(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[DiscordServer]:
    """A stand-in for Discord with a running bot."""
    async with DiscordServer() as server, running_bot(server.url, tmp_path_factory.mktemp("bot")) as bot:
        await server.gateway.identified()
        yield server
        assert_clean_exit(await bot.stop())
    pings = [message for message in server.sent_messages() if message["allowed_mentions"] != {"parse": []}]
    assert all("challenges you" in message["content"] for message in pings)


@pytest_asyncio.fixture(loop_scope="module")
async def shared_server(server_of_module: DiscordServer) -> DiscordServer:
    """The same, with users and channels that no other test has used."""
    server = server_of_module
    server.ana, server.ben = server.add_user("ana"), server.add_user("ben")
    server.guild = await server.add_guild("The server", channels=("games", "lounge"))
    server.games, server.lounge = server.guild.channels
    return server


@pytest.fixture
def port() -> int:
    """A port of loopback on which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]
