"""The channels and roles that a server has set and deleted since: they count no more."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, RoleId


def deleted_channels(settings: GuildSettings, guild: discord.Guild | None) -> frozenset[ChannelId]:
    """The channels of a server's settings that there are no more; none, as long as Discord has not told of it."""
    if guild is None or guild.unavailable:
        return frozenset()
    return frozenset(channel for channel in settings.channels if guild.get_channel(channel) is None)


def deleted_roles(settings: GuildSettings, guild: discord.Guild | None) -> frozenset[RoleId]:
    """The same of roles."""
    if guild is None or guild.unavailable:
        return frozenset()
    return frozenset(role for role in settings.roles if guild.get_role(role) is None)


def drop_deleted(settings: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """What a server prefers, as far as it is still there.

    Where the last one has gone, it is as if none had ever been chosen: a bot that answers nobody any more would look
    broken, and nobody but managers could tell why.
    """
    channels, roles = deleted_channels(settings, guild), deleted_roles(settings, guild)
    if not channels and not roles:
        return settings
    return replace(settings, channels=settings.channels - channels, roles=settings.roles - roles)
