"""The cogs that the client loads, and where Discord offers each command, with and without user installs."""

from __future__ import annotations

from pkgutil import iter_modules

import pytest
import yarl
from discord.http import Route

import cogs
from bot.client.client import App
from bot.process.features import load_features, read_messages
from bot.text.catalogue import Languages
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.support.databases import temporary_database
from tests.support.world import new_services

IN_SERVERS, ON_ACCOUNTS_TOO = (0,), (0, 1)
GUILD, BOT_DM, PRIVATE_CHANNEL = range(3)


async def start(server: DiscordServer, *, user_install: bool) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Start the bot, and return the integration types and the contexts of each registered command."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", str(yarl.URL(server.url) / "api/v10"))
        async with (
            temporary_database() as database,
            App(new_services(database), Languages(read_messages), load_features, user_install=user_install) as app,
        ):
            await app.login(TOKEN)
            assert app.application_id is not None
            commands = await app.http.get_global_commands(app.application_id)
    return {
        command["name"]: (tuple(command.get("integration_types", ())), tuple(command.get("contexts") or ()))
        for command in commands
    }


async def test_contexts_follow_the_user_install_setting(server: DiscordServer) -> None:
    disabled = await start(server, user_install=False)
    assert {installs for installs, _ in disabled.values()} == {IN_SERVERS}
    assert not [name for name, (_, contexts) in disabled.items() if PRIVATE_CHANNEL in contexts]
    enabled = await start(server, user_install=True)
    everywhere, group_contexts = (GUILD, BOT_DM, PRIVATE_CHANNEL), (GUILD, PRIVATE_CHANNEL)
    two_user_commands = {"invite", "offer", "Challenge to a game"}
    guild_commands = {"settings", "stop", "leaderboard", "race", "vote", "watch"}
    assert two_user_commands | guild_commands <= disabled.keys()
    assert enabled == {
        **disabled,
        **dict.fromkeys(disabled.keys() - two_user_commands - guild_commands, (ON_ACCOUNTS_TOO, everywhere)),
        **dict.fromkeys(two_user_commands, (ON_ACCOUNTS_TOO, group_contexts)),
    }
    assert await start(server, user_install=True) == enabled
    assert len(server.requests("PUT", "/commands")) == 2
    assert await start(server, user_install=False) == disabled


def test_every_feature_is_loaded() -> None:
    assert {module.name for module in iter_modules(cogs.__path__)} == {*cogs.FEATURES}
