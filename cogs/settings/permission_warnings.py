"""Warns about permissions that the server's settings need and the bot lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord
from discord.abc import GuildChannel

from bot.client.permissions import needed_to_send
from bot.matches.request import Request
from bot.matches.threads import PERMISSIONS_FOR_THREADS
from bot.model.ids import ChannelId, mention_channels
from bot.text.style import PICTURE

_TO_REPLY = ("view_channel", "connect", "send_messages", "send_messages_in_threads")
"""The permissions to read and answer messages in some kind of channel."""

_MAX_NAMED = 5


def describe_missing_permissions(request: Request, guild: discord.Guild) -> list[str]:
    """Return a sentence for each permission that the bot lacks where members play, or else in the current channel."""
    say = request.ephemeral.say
    return [
        say(
            f"settings-missing_for_{purpose}", missing=say(f"permission-{permission}"), channels=_mention_first(without)
        )
        for purpose, permission, without in _missing(request, guild)
        if without
    ]


def _missing(request: Request, guild: discord.Guild) -> Iterator[tuple[str, str, Sequence[GuildChannel]]]:
    settings, current = request.settings, getattr(request.channel, "parent_id", None) or request.channel.id
    channels = [found for known in sorted(settings.channels) or [current] if (found := guild.get_channel(known))]
    for permission in _TO_REPLY:
        without = _without([channel for channel in channels if permission in _needed_to_reply(channel)], permission)
        yield "answers", permission, without
        channels = [channel for channel in channels if channel not in without]
    if settings.in_thread:
        text_channels = [channel for channel in channels if isinstance(channel, discord.TextChannel)]
        for permission in PERMISSIONS_FOR_THREADS:
            yield "threads", permission, _without(text_channels, permission)
    if daily := guild.get_channel(settings.daily_channel or 0):
        for permission in needed_to_send(daily):
            yield "daily", permission, _without([daily], permission)
    if settings.style == PICTURE:
        yield "pictures", "attach_files", _without(channels, "attach_files")


def _needed_to_reply(channel: GuildChannel) -> tuple[str, ...]:
    """Return the permissions for answers; in a forum, Send Messages is the permission to create posts."""
    if isinstance(channel, discord.ForumChannel):
        return "view_channel", "send_messages_in_threads"
    return needed_to_send(channel)


def _without(channels: Iterable[GuildChannel], permission: str) -> list[GuildChannel]:
    """Return the channels where the bot lacks a permission; inside the posts, for a forum."""
    lacking: list[GuildChannel] = []
    for channel in channels:
        # the method of forums denies files to those who cannot create posts
        kind = GuildChannel if isinstance(channel, discord.ForumChannel) else type(channel)
        if (me := channel.guild.me) and not getattr(kind.permissions_for(channel, me), permission):
            lacking.append(channel)
    return lacking


def _mention_first(channels: Sequence[GuildChannel]) -> str:
    names = mention_channels([ChannelId(channel.id) for channel in channels[:_MAX_NAMED]])
    return f"{names}, …" if len(channels) > _MAX_NAMED else names
