"""Discord's ids, and what is identified by them: events, places and shards.

Ids are 64-bit integers that also hold the time at which they were made
(https://discord.com/developers/docs/reference#snowflakes).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NewType

GuildId = NewType("GuildId", int)
"""A server, which Discord's documentation calls a guild."""

ChannelId = NewType("ChannelId", int)
"""A channel, thread or direct conversation."""

RoleId = NewType("RoleId", int)
"""A role that members of a server may have."""

MessageId = NewType("MessageId", int)
"""A message."""

EventId = NewType("EventId", int)
"""What a person did: the message or the interaction."""

ChallengeId = NewType("ChallengeId", int)
"""A challenge or an open invitation, numbered by the event that made it."""

ScopeId = NewType("ScopeId", int)
"""Where those belong together who play: a server, or a direct conversation with the bot."""


def mention_channels(channels: Collection[ChannelId]) -> str:
    """Channels as Discord shows them by their names to those who may see them."""
    return ", ".join(f"<#{channel}>" for channel in sorted(channels))


def mention_roles(roles: Collection[RoleId]) -> str:
    """Roles as Discord shows them by their names; that pings nobody unless a message says that it should."""
    return ", ".join(f"<@&{role}>" for role in sorted(roles))


@dataclass(frozen=True, slots=True)
class Event:
    """What a person did, and how it can be answered.

    Args:
        token: an interaction's, by which its answer can be given or changed for a quarter of an hour;
            None for a message, and once the answer has been given.
    """

    id: EventId
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played.

    Args:
        guild: None in a direct conversation.
    """

    channel: ChannelId
    guild: GuildId | None = None

    @property
    def scope(self) -> ScopeId:
        """The server, or the direct conversation: no two of them have the same number."""
        return ScopeId(self.guild or self.channel)


@dataclass(frozen=True, slots=True)
class Shards:
    """The part of Discord that a process looks after: so many of the equal shares.

    Args:
        count: how many shares there are.
        ids: which of them are this process's, counted from 0.
    """

    count: int
    ids: frozenset[int]

    def __post_init__(self) -> None:
        if not self.ids or not self.ids <= set(range(self.count)):
            raise ValueError(f"of {self.count} shards, {sorted(self.ids)} is no choice")

    def has(self, guild: GuildId | None) -> bool:
        """Whether a server's events come to this process; direct conversations come to shard 0.

        See https://discord.com/developers/docs/events/gateway#sharding.
        """
        return ((guild or 0) >> 22) % self.count in self.ids


ALL = Shards(1, frozenset({0}))
"""Everything, looked after by one process."""
