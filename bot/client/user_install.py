"""User installs: places where the bot is used by users who installed it to their account.

Those are direct messages between users, group direct messages, and guilds that the bot is not a member of. There the
bot can only respond to interactions: it cannot read messages, send one unprompted, or edit one of its own except in
response to a click on that message.
"""

from __future__ import annotations

from typing import Any

import discord
from cachetools import LRUCache
from discord.ext import commands

from bot.model.ids import ChannelId, GuildId, Place


class UserInstallChannels:
    """The channels where the bot was recently used through a user install.
    They are kept in memory only: after a restart, the bot may try to edit a message there, which Discord refuses.
    """

    def __init__(self) -> None:
        self._channels: LRUCache[ChannelId, None] = LRUCache(10_000)

    def record(self, channel: ChannelId, *, is_user_install: bool) -> None:
        """Record whether the latest interaction in a channel came through a user install."""
        if is_user_install:
            self._channels[channel] = None
        else:
            self._channels.pop(channel, None)

    def needs_interaction(self, place: Place, *, is_duel: bool = False) -> bool:
        """Return whether the bot needs an interaction to send or edit messages in a place, as far as it knows.
        A duel outside guilds always does: a direct message with the bot has only one user.
        """
        return place.guild is None and (is_duel or place.channel in self._channels)


def place_of(source: commands.Context[Any] | discord.Interaction[Any]) -> Place:
    """Return the place of a command or an interaction, without its guild if the bot is not a member of that.
    The channel is 0 if Discord did not name it; such interactions are refused before they reach a command.
    """
    interaction = source.interaction if isinstance(source, commands.Context) else source
    guild = source.guild
    if guild and interaction and interaction.client.get_guild(guild.id) is None:
        guild = None
    return Place(ChannelId(source.channel.id if source.channel else 0), GuildId(guild.id) if guild else None)
