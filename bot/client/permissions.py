"""The permissions that the bot needs and has."""

from __future__ import annotations

from typing import Any, TypedDict

import discord
from discord.ext import commands

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


def bot_permissions(ctx: commands.Context[Any]) -> discord.Permissions | None:
    """Return the bot's permissions in the channel of a command, or None if they are unknown.

    They are unknown while the channel, the thread's parent channel or the bot's own member is not cached.
    """
    is_cached = not isinstance(ctx.channel, discord.PartialMessageable)
    if ctx.guild is not None:
        assert ctx.bot.user is not None
        is_cached = is_cached and ctx.guild.get_member(ctx.bot.user.id) is not None
    try:
        return ctx.bot_permissions if is_cached else None
    except discord.ClientException:  # a thread whose parent channel is not cached
        return None


def missing_permission(ctx: commands.Context[Any]) -> str | None:
    """Return a permission without which a reply cannot be sent or seen, by its name in discord.py.

    None if no permission is missing, or if the permissions are unknown. Replies to interactions need none.
    """
    if ctx.interaction or (permissions := bot_permissions(ctx)) is None:
        return None
    send = "send_messages_in_threads" if isinstance(ctx.channel, discord.Thread) else "send_messages"
    return next((name for name in ("view_channel", send) if not getattr(permissions, name)), None)


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
