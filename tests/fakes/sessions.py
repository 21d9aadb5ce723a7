"""Gateway sessions, and the connections that they outlive."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import web

from tests.fakes.payloads import Json, snowflakes


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


class CloseCode(IntEnum):
    NORMAL = 1000
    GOING_AWAY = 1001
    UNKNOWN_ERROR = 4000
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


@dataclass(frozen=True)
class Shard:
    """A shard and the number of all shards.

    See https://discord.com/developers/docs/events/gateway#sharding.
    """

    id: int = 0
    count: int = 1

    def includes(self, guild_id: int | None) -> bool:
        """Check if the shard gets a guild's events; those of direct messages (None) go to shard 0."""
        return self.id == (0 if guild_id is None else (guild_id >> 22) % self.count)


@dataclass(eq=False)
class Connection:
    """One WebSocket connection."""

    request: web.Request
    socket: web.WebSocketResponse
    is_dead: bool = False

    async def send(self, op: Op, data: Any = None, **more: Any) -> None:
        """Send a frame, unless the client has disconnected."""
        if not self.socket.closed and not self.is_dead:
            await self.socket.send_json({"op": op, "d": data, "s": None, "t": None, **more})

    def abort(self) -> None:
        if self.request.transport:
            self.request.transport.abort()


@dataclass
class Session:
    """A session, from its IDENTIFY on. After a RESUME it replays the events that the client has missed."""

    intents: Intent
    shard: Shard
    connection: Connection | None
    id: str = field(default_factory=lambda: f"session-{next(snowflakes)}")
    events: list[tuple[str, Json]] = field(default_factory=list[tuple[str, Json]])

    def receives(self, event: str, data: Json) -> bool:
        """Check if an event belongs to the session's shard and intents."""
        return self.shard.includes(_guild_id(event, data)) and _is_intended(event, data, self.intents)

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event now, or when the session is resumed."""
        self.events.append((event, data))
        await self.replay(len(self.events) - 1)

    async def replay(self, sequence: int) -> None:
        for number, (event, data) in enumerate(self.events[sequence:], start=sequence + 1):
            await self._send(number, event, data)

    async def resume(self, sequence: int, connection: Connection) -> None:
        self.connection = connection
        await self.replay(sequence)
        await self._send(len(self.events), "RESUMED", {"_trace": []})

    async def _send(self, sequence: int, event: str, data: Json) -> None:
        if self.connection:
            await self.connection.send(Op.DISPATCH, data, s=sequence, t=event)


def _guild_id(event: str, data: Json) -> int | None:
    """The guild of an event, None in a direct message."""
    guild_id = data["id"] if event in ("GUILD_CREATE", "GUILD_DELETE") else data.get("guild_id")
    return None if guild_id is None else int(guild_id)


def _is_intended(event: str, data: Json, intents: Intent) -> bool:
    if event.startswith("MESSAGE_"):
        return bool(intents & (Intent.GUILD_MESSAGES if "guild_id" in data else Intent.DIRECT_MESSAGES))
    return event == "INTERACTION_CREATE" or bool(intents & Intent.GUILDS)
