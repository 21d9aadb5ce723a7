"""The permissions that the bot needs and has."""

from __future__ import annotations

from typing import TypedDict

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


class MessageFeatures(TypedDict):
    """What a message may contain besides text."""

    can_embed: bool
    can_attach: bool


def message_features(client: discord.Client, place: Place) -> MessageFeatures:
    """Return what the bot's messages in a place may contain; only text if the permissions are unknown."""
    permissions = _permissions_in(client, place)
    return {"can_embed": permissions.embed_links, "can_attach": permissions.attach_files}


def _permissions_in(client: discord.Client, place: Place) -> discord.Permissions:
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
