"""What the gateway keeps of a client: the connections that come and go, and the sessions that outlive them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import web

from tests.fakes.payloads import Json, snowflakes


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """What a client asks to be told of."""

    GUILDS = 1 << 0
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


class Close(IntEnum):
    """Why a connection was closed."""

    NORMAL = 1000
    ABNORMAL = 1006  # never on the wire: there was no close frame
    UNKNOWN_ERROR = 4000
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


@dataclass(frozen=True)
class Shard:
    """One of so many parts into which a bot's servers fall.

    After https://discord.com/developers/docs/events/gateway#sharding.
    """

    number: int = 0
    count: int = 1

    def has(self, server: int | None) -> bool:
        """Whether it is told of a server; the first one is told of what happens outside of all servers."""
        return self.number == (0 if server is None else (server >> 22) % self.count)


@dataclass(eq=False)
class Connection:
    """One WebSocket, from HELLO to its close frame.

    Args:
        is_dead: whether nothing arrives any more at the other end.
    """

    request: web.Request
    socket: web.WebSocketResponse
    is_dead: bool = False

    async def send(self, op: Op, data: Any = None, **more: Any) -> None:
        """Send a frame, unless the client has just gone."""
        if not self.socket.closed and not self.is_dead:
            await self.socket.send_json({"op": op, "d": data, "s": None, "t": None, **more})

    def cut(self) -> None:
        """Break off without a close frame."""
        if self.request.transport:
            self.request.transport.abort()


@dataclass
class Session:
    """What one IDENTIFY opened. It outlives its connection: a RESUME is told what was missed.

    Args:
        connection: None while the client is away.
    """

    intents: Intent
    shard: Shard
    connection: Connection | None
    name: str = field(default_factory=lambda: f"session-{next(snowflakes)}")
    events: list[tuple[str, Json]] = field(default_factory=list[tuple[str, Json]])

    def is_told(self, event: str, data: Json) -> bool:
        """Whether an event is of a kind that it asked for, and of its shard."""
        return self.shard.has(_server(event, data)) and _is_wanted(event, data, self.intents)

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event now, or when the client is back."""
        self.events.append((event, data))
        await self.replay(len(self.events) - 1)

    async def replay(self, seen: int) -> None:
        """Send all events after the first so many."""
        for number, (event, data) in enumerate(self.events[seen:], start=seen + 1):
            await self._send(number, event, data)

    async def resume(self, seen: int, connection: Connection) -> None:
        """Take up the session on another connection, from where it was left."""
        self.connection = connection
        await self.replay(seen)
        await self._send(len(self.events), "RESUMED", {"_trace": []})

    async def _send(self, number: int, event: str, data: Json) -> None:
        if self.connection:
            await self.connection.send(Op.DISPATCH, data, s=number, t=event)


def _server(event: str, data: Json) -> int | None:
    """The server that an event is about."""
    number = data["id"] if event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE") else data.get("guild_id")
    return None if number is None else int(number)


def _is_wanted(event: str, data: Json, intents: Intent) -> bool:
    if event.startswith("MESSAGE_"):
        return bool(intents & (Intent.GUILD_MESSAGES if "guild_id" in data else Intent.DIRECT_MESSAGES))
    return event == "INTERACTION_CREATE" or bool(intents & Intent.GUILDS)
