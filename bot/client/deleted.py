"""Channels and roles in a guild's settings that have been deleted since."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, RoleId


def find_deleted(
    settings: GuildSettings, guild: discord.Guild | None
) -> tuple[frozenset[ChannelId], frozenset[RoleId]]:
    """Return the channels and roles in a guild's settings that no longer exist; none while the guild is unavailable."""
    if guild is None or guild.unavailable:
        return frozenset(), frozenset()
    channels = frozenset(channel for channel in settings.channels if guild.get_channel(channel) is None)
    return channels, frozenset(role for role in settings.roles if guild.get_role(role) is None)


def drop_deleted(settings: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Return a guild's settings without its deleted channels and roles.
    When the last channel or role of a restriction is deleted, the restriction ends. Otherwise the bot would ignore
    all users, and only managers could find out why.
    """
    daily = settings.daily_channel
    if daily and guild and not guild.unavailable and guild.get_channel(daily) is None:
        settings = replace(settings, daily_channel=None)
    channels, roles = find_deleted(settings, guild)
    if not channels and not roles:
        return settings
    return replace(settings, channels=settings.channels - channels, roles=settings.roles - roles)
