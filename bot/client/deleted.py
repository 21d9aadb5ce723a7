"""Channels and roles in a guild's settings that have been deleted since."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, RoleId


def deleted_channels(settings: GuildSettings, guild: discord.Guild | None) -> frozenset[ChannelId]:
    """Return the channels in a guild's settings that no longer exist; none while the guild is unavailable."""
    if guild is None or guild.unavailable:
        return frozenset()
    return frozenset(channel for channel in settings.channels if guild.get_channel(channel) is None)


def deleted_roles(settings: GuildSettings, guild: discord.Guild | None) -> frozenset[RoleId]:
    """Return the roles in a guild's settings that no longer exist; none while the guild is unavailable."""
    if guild is None or guild.unavailable:
        return frozenset()
    return frozenset(role for role in settings.roles if guild.get_role(role) is None)


def drop_deleted(settings: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Return a guild's settings without its deleted channels and roles.
    When the last channel or role of a restriction is deleted, the restriction ends. Otherwise the bot would ignore
    all users, and only managers could find out why.
    """
    channels, roles = deleted_channels(settings, guild), deleted_roles(settings, guild)
    if not channels and not roles:
        return settings
    return replace(settings, channels=settings.channels - channels, roles=settings.roles - roles)
