"""The permissions that the bot needs and has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.games.ids import UserId
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


TO_SEND = ("view_channel", "send_messages")
"""The permissions that are needed to see and send messages in most channels, by their names in discord.py. The last one
is needed only to send.
"""

TO_SEND_BY_TYPE: Mapping[type, tuple[str, ...]] = {
    discord.Thread: ("view_channel", "send_messages_in_threads"),
    **dict.fromkeys((discord.VoiceChannel, discord.StageChannel), ("view_channel", "connect", "send_messages")),
}
"""The same in other channels (https://discord.com/developers/docs/resources/message#get-channel-messages)."""


def needed_to_send(channel: object) -> tuple[str, ...]:
    """Return the permissions that are needed to see and send messages in a channel."""
    return TO_SEND_BY_TYPE.get(type(channel), TO_SEND)


def needed_to_see(channel: object) -> tuple[str, ...]:
    """Return the permissions that are needed to see the messages of a channel."""
    return needed_to_send(channel)[:-1]


def find_missing(permissions: discord.Permissions, needed: Iterable[str]) -> str | None:
    """Return the first of the needed permissions that is missing; None if none is."""
    return next((name for name in needed if not getattr(permissions, name)), None)


def can_see(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Check if a member can see the messages of a channel, or of its public threads if it is a thread."""
    try:
        return find_missing(channel.permissions_for(member), needed_to_see(channel)) is None
    except discord.ClientException:  # a thread whose parent channel is not known
        return False


def timeout_end(guild: discord.Guild | None) -> datetime | None:
    """Return when the timeout ends in which the bot may not write in a guild; None if it is not in timeout."""
    me = guild and guild.me
    if not me or not me.is_timed_out() or me.guild_permissions.administrator:
        return None
    return me.timed_out_until


_TO_KEEP_OTHERS_AWAY = ("moderate_members", "manage_roles", "manage_channels")
"""Each of these permissions lets a member keep others from playing in any channel, or undo that for themselves."""

UNKNOWN_MEMBER = 10007  # see https://discord.com/developers/docs/topics/opcodes-and-status-codes


@dataclass(frozen=True, slots=True)
class Attendance:
    """What keeps a member from playing in a channel."""

    is_open: bool  # whether they can see it, and it is no locked thread
    timeout_ends: datetime | None  # when their latest timeout ends or has ended; None for none
    may_keep_others_away: bool  # whether they have one of the permissions for that
    may_delete_messages: bool  # whether they may delete the bot's messages there


async def fetch_attendance(client: discord.Client, place: Place, user: UserId | None) -> Attendance | None:
    """Ask Discord what keeps a user from playing in a channel of a guild; None if they are no member of it.
    Raises discord.DiscordException or OSError if Discord does not say.
    """
    guild = client.get_guild(place.guild or 0)
    if guild is None or user is None:
        return None
    channel = client.get_channel(place.channel) or await client.fetch_channel(place.channel)
    assert isinstance(channel, discord.abc.GuildChannel | discord.Thread)
    try:
        member = await guild.fetch_member(user)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MEMBER:
            raise
        return None
    timeout_ends, member.timed_out_until = member.timed_out_until, None  # it would hide their other permissions
    permissions = channel.permissions_for(member) | member.guild_permissions
    may_lock = isinstance(channel, discord.Thread) and permissions.manage_threads
    may_keep_others_away = may_lock or any(getattr(permissions, name) for name in _TO_KEEP_OTHERS_AWAY)
    is_open = can_see(channel, member) and not (isinstance(channel, discord.Thread) and channel.locked)
    return Attendance(is_open, timeout_ends, may_keep_others_away, permissions.manage_messages)


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
