"""Discord's ids, and the values built from them: events, places and shards.

Ids are 64-bit integers that also contain their creation time
(https://discord.com/developers/docs/reference#snowflakes).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NewType

GuildId = NewType("GuildId", int)  # a guild, which users know as a server
ChannelId = NewType("ChannelId", int)  # a channel, thread or direct-message channel
RoleId = NewType("RoleId", int)
MessageId = NewType("MessageId", int)
EventId = NewType("EventId", int)  # a user's message or interaction
ChallengeId = NewType("ChallengeId", int)  # a challenge or an open invitation: the id of the event that created it
ScopeId = NewType("ScopeId", int)  # a guild or a direct-message channel: what records, learners and puzzles belong to


def mention_channels(channels: Collection[ChannelId]) -> str:
    return ", ".join(f"<#{channel}>" for channel in sorted(channels))


def mention_roles(roles: Collection[RoleId]) -> str:
    """Return the markup that Discord renders as role names. Only allowed mentions ping the roles."""
    return ", ".join(f"<@&{role}>" for role in sorted(roles))


@dataclass(frozen=True, slots=True)
class Event:
    id: EventId
    # the interaction's token, valid for 15 minutes, with which the bot can send or edit its response; None for a
    # message, and once the response has been sent
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Place:
    """A channel where matches are played."""

    channel: ChannelId
    guild: GuildId | None = None  # the channel's guild; None for a direct-message channel

    @property
    def scope(self) -> ScopeId:
        """The guild, or the direct-message channel; Discord's ids are unique across both."""
        return ScopeId(self.guild or self.channel)

    @property
    def home(self) -> Place:
        """The same place for all channels of a guild, which share their puzzles."""
        return Place(ChannelId(self.scope), self.guild)


@dataclass(frozen=True, slots=True)
class Shards:
    """The gateway shards that this process runs. Raises ValueError if `ids` is empty or not within `range(count)`."""

    count: int  # the number of shards of all processes together
    ids: frozenset[int]  # this process's shards, counted from 0

    def __post_init__(self) -> None:
        if not self.ids or not self.ids <= set(range(self.count)):
            raise ValueError(f"of {self.count} shards, {sorted(self.ids)} is no choice")

    def has(self, guild: GuildId | None) -> bool:
        """Check if this process receives a guild's events; direct messages (None) arrive on shard 0.
        See https://discord.com/developers/docs/events/gateway#sharding.
        """
        return ((guild or 0) >> 22) % self.count in self.ids


ALL_SHARDS = Shards(1, frozenset({0}))  # the only shard of a bot that runs as one process
