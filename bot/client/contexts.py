"""Where each slash command is available: its installation contexts and interaction contexts.

See https://discord.com/developers/docs/resources/application#installation-context and
https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-context-types.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

SERVERS_ONLY = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""Decorator for a command that is only available in servers."""

GUILD_INSTALL = AppInstallationType(guild=True, user=False)
GUILDS_AND_BOT_DMS = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""The default for every command."""

_GUILD_AND_USER_INSTALL = AppInstallationType(guild=True, user=True)
_EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
_NOT_IN_BOT_DMS = AppCommandContext(guild=True, dm_channel=False, private_channel=True)

_USER_INSTALL_CONTEXTS = {
    **dict.fromkeys(("play", "move", "board", "resign", "hint", "analyse"), _EVERYWHERE),
    **dict.fromkeys(("practice", "course", "games"), _EVERYWHERE),
    **dict.fromkeys(
        ("stats", "history", "puzzle", "storm", "brain", "help", "privacy", "notify"),
        _EVERYWHERE,
    ),
    **dict.fromkeys(("invite", "offer", "challenge_member"), _NOT_IN_BOT_DMS),
}
"""The contexts of the commands that user installs offer; context-menu commands by the name of their callback.

The other commands need the bot in the guild: settings and leaderboards belong to a guild, stopping other members'
matches needs a moderator, and a race, or a match between levels or with votes, edits its message without an
interaction.
"""


def enable_user_install(tree: app_commands.CommandTree[Any]) -> None:
    for command in tree.get_commands():
        is_menu = isinstance(command, app_commands.ContextMenu)
        contexts = _USER_INSTALL_CONTEXTS.get(command.callback.__name__ if is_menu else command.name)
        if contexts:
            command.allowed_installs, command.allowed_contexts = _GUILD_AND_USER_INSTALL, contexts


def user_install_url(application: int) -> str:
    """Return the URL with which users install the bot to their account."""
    return f"{discord.utils.oauth_url(application, scopes=['applications.commands'])}&integration_type=1"
