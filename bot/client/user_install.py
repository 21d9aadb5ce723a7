"""Where the bot is a guest: in conversations among people, and in servers that it is not in.

Somebody who has installed it to their account uses it there. Discord then takes nothing from it but answers to what
people do: it cannot read there, post by itself, or change what it has posted unless somebody presses a button of that.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.model.ids import ChannelId, GuildId, Place
from bot.services.bounded import put_bounded


class UserInstallChannels:
    """The channels where the bot has lately been a guest.

    Nothing of this is stored: what is tried there after a restart, before anybody acts, Discord refuses for good.
    """

    def __init__(self) -> None:
        self._known: dict[ChannelId, None] = {}

    def note(self, channel: ChannelId, *, is_user_install: bool) -> None:
        """Take note of how the bot is in a channel."""
        if is_user_install:
            put_bounded(self._known, channel, None)
        else:
            self._known.pop(channel, None)

    def have(self, place: Place, *, is_between_people: bool = False) -> bool:
        """Whether Discord takes nothing but answers in a place, for all that is known.

        Args:
            is_between_people: whether it is about something of two people, who are not among themselves in a direct
                conversation with the bot.
        """
        return place.guild is None and (is_between_people or place.channel in self._known)


def place_of(where: commands.Context[Any] | discord.Interaction[Any]) -> Place:
    """Where somebody does something; a server that the bot is not in is none to it."""
    assert where.channel is not None
    interaction = where.interaction if isinstance(where, commands.Context) else where
    is_known = where.guild is not None and not (interaction and is_user_install(interaction))
    return Place(ChannelId(where.channel.id), GuildId(where.guild.id) if where.guild and is_known else None)


def is_user_install(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot is a guest where somebody uses a command or presses a button."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return interaction.client.get_guild(interaction.guild_id) is None
