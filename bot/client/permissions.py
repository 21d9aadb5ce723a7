"""What the bot may do in a channel, and what it lacks there."""

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
"""What the bot needs in a server, and nothing more."""


def permissions_at(ctx: commands.Context[Any]) -> discord.Permissions | None:
    """What the bot may do where a message was written; None if Discord has not told enough to know."""
    is_known = not isinstance(ctx.channel, discord.PartialMessageable)
    if ctx.guild is not None:
        assert ctx.bot.user is not None
        is_known = is_known and ctx.guild.get_member(ctx.bot.user.id) is not None
    try:
        return ctx.bot_permissions if is_known else None
    except discord.ClientException:  # a thread whose parent channel is not known
        return None


def lacking(ctx: commands.Context[Any]) -> str | None:
    """The permission, by its name in discord.py, without which nobody would see an answer; None if none is missing."""
    if ctx.interaction or (allowed := permissions_at(ctx)) is None:
        return None
    to_send = "send_messages_in_threads" if isinstance(ctx.channel, discord.Thread) else "send_messages"
    missing = (name for name in ("view_channel", to_send) if not getattr(allowed, name))
    return next(missing, None)


class Means(TypedDict):
    """What a message may have besides text."""

    can_embed: bool
    can_attach: bool


def means_at(client: discord.Client, place: Place) -> Means:
    """What a message may have in a place; nothing, if nothing is known of it."""
    allowed = _permissions_in(client, place)
    return {"can_embed": allowed.embed_links, "can_attach": allowed.attach_files}


def _permissions_in(client: discord.Client, place: Place) -> discord.Permissions:
    if place.guild is None:
        return discord.Permissions.all()
    channel = client.get_channel(place.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or client.user is None:
        return discord.Permissions.none()
    me = channel.guild.get_member(client.user.id)
    try:
        return channel.permissions_for(me) if me else discord.Permissions.none()
    except discord.ClientException:  # a thread whose parent channel is not known
        return discord.Permissions.none()
