"""The permissions that the bot needs and has."""

from __future__ import annotations

import discord

from bot.model.ids import Place

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
)
"""The permissions that the bot asks for when it is invited to a guild."""


def permissions_in(client: discord.Client, place: Place) -> discord.Permissions:
    """Return the bot's permissions in a place, or none if they are unknown."""
    if place.guild is None:
        return discord.Permissions.all()
    channel = client.get_channel(place.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or client.user is None:
        return discord.Permissions.none()
    me = channel.guild.get_member(client.user.id)
    try:
        return channel.permissions_for(me) if me else discord.Permissions.none()
    except discord.ClientException:  # a thread whose parent channel is not cached
        return discord.Permissions.none()
