"""The guilds that the bot is in, their channels, and direct messages."""

from dataclasses import dataclass, field

import discord

from tests.fakes import payloads
from tests.fakes.payloads import Json, snowflakes
from tests.fakes.responses import ApiError, ErrorCode
from tests.fakes.users import Channel


@dataclass
class Guild:
    """A guild with the bot in it."""

    id: int
    name: str
    owner: Json
    bot_role: int
    members: list[Json]
    channels: list[Channel] = field(default_factory=list[Channel])
    locale: str = "en-US"

    @property
    def games(self) -> Channel:
        return self.channels[0]

    def payload(self) -> Json:
        everyone = discord.Permissions(
            view_channel=True, send_messages=True, connect=True, use_application_commands=True
        )
        payload = payloads.guild(
            self.id,
            self.name,
            self.owner["id"],
            roles=[
                payloads.role(self.id, "@everyone", 0, everyone),
                payloads.role(self.bot_role, "bots", 1, discord.Permissions(embed_links=True, attach_files=True)),
            ],
            channels=[channel.payload for channel in self.channels],
            members=self.members,
        )
        return {**payload, "preferred_locale": self.locale}


class Registry:
    def __init__(self, bot: Json) -> None:
        self.guilds: dict[int, Guild] = {}
        self.users: dict[int, Json] = {}
        self.left = set[int]()
        """The users who are in no guild; all others are in every one."""
        self._channels: dict[int, Channel] = {}
        self._bot = bot

    def add_guild(self, guild_id: int, name: str, owner: Json) -> Guild:
        bot_role = next(snowflakes)
        members = [{**payloads.member([bot_role]), "user": self._bot}]
        self.guilds[guild_id] = guild = Guild(guild_id, name, owner, bot_role, members)
        return guild

    def add_channel(self, name: str, guild: Guild) -> Channel:
        payload = payloads.text_channel(next(snowflakes), name, len(guild.channels))
        guild.channels.append(channel := self._add(Channel(payload, guild.id)))
        return channel

    def add_dm(self, user: Json) -> Channel:
        return self._add(Channel(payloads.dm_channel(next(snowflakes), user), guild_id=None))

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self._channels:
            raise ApiError(ErrorCode.UNKNOWN_CHANNEL)
        return self._channels[channel_id]

    def accessible_channel(self, channel_id: int) -> Channel:
        """Return a channel that the bot may see. Raise ApiError if it does not exist, or the bot may not see it."""
        channel = self.channel(channel_id)
        if not self.is_accessible(channel):
            raise ApiError(ErrorCode.MISSING_ACCESS)
        return channel

    def is_accessible(self, channel: Channel) -> bool:
        is_there = channel.guild_id is None or channel.guild_id in self.guilds
        return is_there and "view_channel" not in channel.denied

    def dm(self, user_id: str) -> Channel:
        for channel in self._channels.values():
            if channel.guild_id is None and channel.payload["recipients"][0]["id"] == user_id:
                return channel
        raise ApiError(ErrorCode.INVALID_RECIPIENTS)

    def guild(self, guild_id: int) -> Guild:
        if guild_id not in self.guilds:
            raise ApiError(ErrorCode.UNKNOWN_GUILD)
        return self.guilds[guild_id]

    def _add(self, channel: Channel) -> Channel:
        self._channels[channel.id] = channel
        return channel
