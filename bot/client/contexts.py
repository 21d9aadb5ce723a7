"""Where each command is offered: in servers and to the bot alone, or wherever those are who have it on their account.

Discord's words are at https://discord.com/developers/docs/resources/application#installation-context and
https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-context-types.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

SERVERS_ONLY = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""Decorates a command that is offered in servers alone."""

IN_SERVERS = AppInstallationType(guild=True, user=False)
IN_SERVERS_AND_DIRECT = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""What holds for every command of which nothing else is said."""

_ON_ACCOUNTS_TOO = AppInstallationType(guild=True, user=True)
_ANYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
_AMONG_PEOPLE = AppCommandContext(guild=True, dm_channel=False, private_channel=True)

_ON_ACCOUNTS = {
    **dict.fromkeys(("play", "move", "board", "resign", "hint", "analyse", "review"), _ANYWHERE),
    **dict.fromkeys(("stats", "history", "replay", "export", "puzzle", "brain", "help", "privacy"), _ANYWHERE),
    **dict.fromkeys(("invite", "draw", "takeback", "challenge_member"), _AMONG_PEOPLE),
}
"""The commands that somebody can take along on their account, and where to; those on a person by their callback.

Not the others: what a server prefers, and who leads there, is nothing outside of it; who stops the games of others has
to be a moderator; and a match between programs changes its message for longer than Discord lets a guest.
"""


def offer_on_accounts(tree: app_commands.CommandTree[Any]) -> None:
    """Offer the commands for which that makes sense to people who have installed the bot to their account."""
    for command in tree.get_commands():
        is_menu = isinstance(command, app_commands.ContextMenu)
        contexts = _ON_ACCOUNTS.get(command.callback.__name__ if is_menu else command.name)
        if contexts:
            command.allowed_installs, command.allowed_contexts = _ON_ACCOUNTS_TOO, contexts


def account_link(application: int) -> str:
    """The link by which people install the bot to their account."""
    return f"{discord.utils.oauth_url(application, scopes=['applications.commands'])}&integration_type=1"
