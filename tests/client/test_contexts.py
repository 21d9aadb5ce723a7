"""Where Discord offers each command, as it is told: with people's accounts, and without."""

from __future__ import annotations

import pytest
import yarl
from discord.http import Route

from bot.client.client import App
from bot.rendering.catalogues import load_languages
from tests.databases import a_database
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.world import new_services

IN_SERVERS, ON_ACCOUNTS_TOO = (0,), (0, 1)
GUILD, BOT_DM, PRIVATE_CHANNEL = range(3)


async def start(server: DiscordServer, *, on_accounts: bool) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Let the bot start, and say how it can be installed for each command, and where that then is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", str(yarl.URL(server.url) / "api/v10"))
        async with (
            a_database() as database,
            App(new_services(database), load_languages(), on_accounts=on_accounts) as app,
        ):
            await app.login(TOKEN)
            assert app.application_id is not None
            known = await app.http.get_global_commands(app.application_id)
    return {
        command["name"]: (tuple(command.get("integration_types", ())), tuple(command.get("contexts") or ()))
        for command in known
    }


async def test_where_commands_are_offered_follows_the_setting_and_is_told_when_it_changes(
    server: DiscordServer,
) -> None:
    without = await start(server, on_accounts=False)
    assert {installs for installs, _ in without.values()} == {IN_SERVERS}
    assert not [name for name, (_, contexts) in without.items() if PRIVATE_CHANNEL in contexts]
    offered = await start(server, on_accounts=True)
    everywhere, among_people = (GUILD, BOT_DM, PRIVATE_CHANNEL), (GUILD, PRIVATE_CHANNEL)
    for_two = {"invite", "draw", "takeback", "Challenge to tic-tac-toe"}
    for_servers = {"settings", "stop", "leaderboard", "watch"}
    anywhere = without.keys() - for_two - for_servers
    assert offered == {
        **without,
        **dict.fromkeys(anywhere, (ON_ACCOUNTS_TOO, everywhere)),
        **dict.fromkeys(for_two, (ON_ACCOUNTS_TOO, among_people)),
    }
    assert anywhere >= {"play", "move", "board", "resign", "hint", "analyse", "review", "puzzle", "brain", "help"}
    assert for_two | for_servers <= without.keys()
    assert len(server.requests("PUT", "/commands")) == 2
    assert await start(server, on_accounts=True) == offered
    assert len(server.requests("PUT", "/commands")) == 2
    assert await start(server, on_accounts=False) == without
    assert len(server.requests("PUT", "/commands")) == 3
