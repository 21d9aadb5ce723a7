"""What the bot is not permitted, but should be for what a server has set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord
from discord.abc import GuildChannel

from bot.model.ids import ChannelId, mention_channels
from bot.rendering.style import PICTURE
from bot.replies.request import Request
from bot.replies.threads import NEEDED

_TO_PLAY = ("view_channel", "send_messages")
_TO_PLAY_IN_POSTS = ("view_channel", "send_messages_in_threads")
"""In a forum, Send Messages is to open posts."""

_MOST_NAMED = 5


def describe_missing_permissions(request: Request, guild: discord.Guild) -> list[str]:
    """A sentence for each permission that is missing in some of the channels where people play.

    If they play in all channels, the one where somebody asks stands for them.
    """
    return [
        request.private.say(
            f"settings.missing_for_{what}", missing=request.private.say(f"permission.{missing}"), channels=named
        )
        for what, missing, channels in _lacks(request, guild)
        if (named := _some(channels))
    ]


def _lacks(request: Request, guild: discord.Guild) -> Iterator[tuple[str, str, Sequence[GuildChannel]]]:
    """For what a permission is missing, which, and where."""
    settings, channels = request.settings, _channels(request, guild)
    for missing in dict.fromkeys(_TO_PLAY + _TO_PLAY_IN_POSTS):
        concerned = [channel for channel in channels if missing in _needed(channel)]
        yield "answers", missing, (mute := _without(concerned, missing))
        channels = [channel for channel in channels if channel not in mute]
    if settings.in_thread:
        texts = [channel for channel in channels if isinstance(channel, discord.TextChannel)]
        for missing in NEEDED:
            yield "threads", missing, _without(texts, missing)
    if settings.style == PICTURE:
        yield "pictures", "attach_files", _without(channels, "attach_files")


def _channels(request: Request, guild: discord.Guild) -> list[GuildChannel]:
    """Where people play, as far as Discord has told of it."""
    here = getattr(request.channel, "parent_id", None) or request.channel.id
    found = (guild.get_channel(channel) for channel in sorted(request.settings.channels) or [here])
    return [channel for channel in found if channel]


def _needed(channel: GuildChannel) -> tuple[str, ...]:
    """What the bot needs to answer what is typed in a channel."""
    return _TO_PLAY_IN_POSTS if isinstance(channel, discord.ForumChannel) else _TO_PLAY


def _without(channels: Iterable[GuildChannel], permission: str) -> list[GuildChannel]:
    """Those of some channels in which the bot lacks a permission."""
    return [it for it in channels if it.guild.me and not getattr(_allowed(it, it.guild.me), permission)]


def _allowed(channel: GuildChannel, member: discord.Member) -> discord.Permissions:
    """What somebody may do where people write: in a forum, that is in its posts."""
    if isinstance(channel, discord.ForumChannel):  # who may not open posts, may well send files in them
        return GuildChannel.permissions_for(channel, member)
    return channel.permissions_for(member)


def _some(channels: Sequence[GuildChannel]) -> str:
    """The first ones of some channels, by their names."""
    named = mention_channels([ChannelId(channel.id) for channel in channels[:_MOST_NAMED]])
    return f"{named}, …" if len(channels) > _MOST_NAMED else named
