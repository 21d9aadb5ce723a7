"""Where the bot is: servers with their channels, and conversations with one person each."""

from __future__ import annotations

from dataclasses import dataclass, field

import discord

from tests.fakes import payloads
from tests.fakes.payloads import Json, snowflakes
from tests.fakes.responses import Refusal, RefusedError
from tests.fakes.users import Channel


@dataclass
class Server:
    """A server that the bot has been invited to.

    Args:
        owner: the user whom it belongs to.
        bots: its role for bots.
        locale: the language that it has chosen in its settings.
        is_available: whether Discord can serve it at the moment.
    """

    number: int
    name: str
    owner: Json
    bots: int
    members: list[Json]
    channels: list[Channel] = field(default_factory=list[Channel])
    is_available: bool = True
    locale: str = "en-US"

    @property
    def games(self) -> Channel:
        """Its first channel."""
        return self.channels[0]

    def shard(self, of: int) -> int:
        """On which of so many shards it is."""
        return (self.number >> 22) % of

    def payload(self) -> Json:
        """As the gateway describes it on arrival."""
        everyone = discord.Permissions(view_channel=True, send_messages=True, use_application_commands=True)
        described = payloads.guild(
            self.number,
            self.name,
            self.owner["id"],
            roles=[
                payloads.role(self.number, "@everyone", 0, everyone),
                payloads.role(self.bots, "bots", 1, discord.Permissions(embed_links=True, attach_files=True)),
            ],
            channels=[channel.payload for channel in self.channels],
            members=self.members,
        )
        return {**described, "preferred_locale": self.locale}


class Places:
    """All servers that the bot is in, and all channels that there are."""

    def __init__(self, bot: Json) -> None:
        self.servers: dict[int, Server] = {}
        self._channels: dict[int, Channel] = {}
        self._bot = bot

    def add_server(self, number: int, name: str, owner: Json) -> Server:
        """Invite the bot to one more server, which has no channel yet."""
        bots = next(snowflakes)
        members = [{**payloads.member([bots]), "user": self._bot}]
        self.servers[number] = server = Server(number, name, owner, bots, members)
        return server

    def add_channel(self, name: str, server: Server) -> Channel:
        """Make a text channel."""
        payload = payloads.text_channel(next(snowflakes), name, len(server.channels))
        server.channels.append(channel := self._keep(Channel(payload, server.number)))
        return channel

    def add_conversation(self, person: Json) -> Channel:
        """Let somebody and the bot write to each other."""
        return self._keep(Channel(payloads.direct_channel(next(snowflakes), person), guild=None))

    def add_group(self, *people: Json) -> Channel:
        """Let people write to each other; the first of them brings the bot along."""
        return self._keep(Channel(payloads.group_channel(next(snowflakes), people), guild=None, host=people[0]))

    def remove(self, channel: Channel) -> None:
        """Delete a channel of a server."""
        del self._channels[channel.number]
        for server in self.servers.values():
            if channel in server.channels:
                server.channels.remove(channel)

    def channel(self, number: int) -> Channel:
        """One of the channels.

        Raises:
            RefusedError: it has been deleted, or has never been.
        """
        if number not in self._channels:
            raise RefusedError(Refusal.UNKNOWN_CHANNEL)
        return self._channels[number]

    def open_channel(self, number: int) -> Channel:
        """One of the channels, for the bot to look into.

        Raises:
            RefusedError: it may not.
        """
        channel = self.channel(number)
        if not self.is_open(channel):
            raise RefusedError(Refusal.MISSING_ACCESS)
        return channel

    def is_open(self, channel: Channel) -> bool:
        """Whether the bot is where a channel is, and may see it."""
        is_there = channel.host is None and (channel.guild is None or channel.guild in self.servers)
        return is_there and "view_channel" not in channel.denied

    def conversation(self, person: str) -> Channel:
        """The conversation with somebody, by their id.

        Raises:
            RefusedError: there is nobody with that id.
        """
        for channel in self._channels.values():
            if channel.guild is None and channel.host is None and channel.payload["recipients"][0]["id"] == person:
                return channel
        raise RefusedError(Refusal.INVALID_RECIPIENTS)

    def server(self, number: int) -> Server:
        """One of the servers.

        Raises:
            RefusedError: the bot is not in it.
        """
        if number not in self.servers:
            raise RefusedError(Refusal.UNKNOWN_GUILD)
        return self.servers[number]

    def _keep(self, channel: Channel) -> Channel:
        self._channels[channel.number] = channel
        return channel
