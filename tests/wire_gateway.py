"""Discord's gateway: sessions that a bot opens, loses and takes up again over WebSockets.

After https://discord.com/developers/docs/events/gateway. Events leave as plain JSON text, which a
client takes even if it asked for compression.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, TypeVar

from aiohttp import web

from tests.wire_payloads import Json, snowflakes

PATIENCE = 20
"""Seconds after which a test stops waiting for what should have happened long since."""

_HEARTBEAT_MILLISECONDS = 41_250

_T = TypeVar("_T")


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
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


@dataclass(frozen=True)
class Connection:
    """One WebSocket, from HELLO to its close frame."""

    request: web.Request
    socket: web.WebSocketResponse

    async def send(self, op: Op, data: Any = None, **more: Any) -> None:
        """Send a frame, unless the client has just gone."""
        if not self.socket.closed:
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
    connection: Connection | None
    name: str = field(default_factory=lambda: f"session-{next(snowflakes)}")
    events: list[tuple[str, Json]] = field(default_factory=list[tuple[str, Json]])

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event now, or when the client is back."""
        self.events.append((event, data))
        await self.replay(len(self.events) - 1)

    async def replay(self, seen: int) -> None:
        """Send all events after the first so many."""
        for number, (event, data) in enumerate(self.events[seen:], start=seen + 1):
            if self.connection:
                await self.connection.send(Op.DISPATCH, data, s=number, t=event)


Greeting = Callable[[Session], Iterable[tuple[str, Json]]]
"""Writes the events with which a new session begins, READY first."""


class Gateway:
    """The gateway of one bot, and what a test may do to its connections.

    Args:
        bot: the user that it is.
        token: the one that it must show.
        has_content: whether the application may ask for the content of messages.
    """

    def __init__(self, bot: Json, token: str, greeting: Greeting, *, has_content: bool) -> None:
        self._bot = bot
        self._token = token
        self._greeting = greeting
        self._has_content = has_content
        self._sessions: dict[str, Session] = {}
        self._connections: list[Connection] = []
        self._refusals: list[Close] = []
        self._identified = asyncio.Queue[Json]()
        self._resumed = asyncio.Queue[Json]()
        self._closed = asyncio.Queue[int | None]()
        self._is_ready_due = True
        self._is_silent = False
        self._is_over = asyncio.Event()

    async def identified(self) -> Json:
        """The next IDENTIFY, as the bot sent it."""
        return await soon(self._identified.get())

    async def resumed(self) -> Json:
        """The next RESUME, as the bot sent it."""
        return await soon(self._resumed.get())

    async def closed(self) -> int | None:
        """The code with which the next connection ended."""
        return await soon(self._closed.get())

    def refuse_next(self, code: Close) -> None:
        """Answer the next IDENTIFY or RESUME by closing the connection."""
        self._refusals.append(code)

    def forget_sessions(self) -> None:
        """Answer a RESUME with INVALID SESSION, as after a long absence."""
        self._sessions.clear()

    def withhold_ready(self) -> None:
        """Let an IDENTIFY wait for ever."""
        self._is_ready_due = False

    def fall_silent(self) -> None:
        """Answer nothing any more: no heartbeat, and no farewell."""
        self._is_silent = True

    async def drop(self) -> None:
        """Cut every connection without a word."""
        for connection in self._take_connections():
            connection.cut()

    async def close(self, code: Close) -> None:
        """Close every connection, and say why."""
        for connection in self._take_connections():
            await connection.socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Send RECONNECT, as before a restart of Discord's own."""
        for connection in self._connections:
            await connection.send(Op.RECONNECT)

    async def invalidate_sessions(self, *, can_resume: bool) -> None:
        """Send INVALID SESSION out of the blue."""
        if not can_resume:
            self.forget_sessions()
        for connection in self._connections:
            await connection.send(Op.INVALID_SESSION, can_resume)

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event to every session that asked for its kind, or keep it until the client is back."""
        for session in [*self._sessions.values()]:
            if _is_wanted(event, data, session.intents):
                is_shown = session.intents & Intent.MESSAGE_CONTENT or self._is_for_the_bot(event, data)
                await session.dispatch(event, data if is_shown else {**data, **_BLANK})

    async def end(self) -> None:
        """Let go of every connection, also of those that silence has held open."""
        self._is_over.set()
        await self.drop()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from its first frame to its last."""
        connection = Connection(request, web.WebSocketResponse(autoclose=False))
        await connection.socket.prepare(request)
        self._connections.append(connection)
        await connection.send(Op.HELLO, {"heartbeat_interval": _HEARTBEAT_MILLISECONDS})
        await self._listen(connection)
        self._forget(connection)
        self._closed.put_nowait(connection.socket.close_code)
        if self._is_silent:
            await self._is_over.wait()
        await connection.socket.close()
        return connection.socket

    async def _listen(self, connection: Connection) -> None:
        answers = {Op.HEARTBEAT: self._beat, Op.IDENTIFY: self._identify, Op.RESUME: self._resume}
        async for frame in connection.socket:
            if isinstance(frame.data, str):
                payload = json.loads(frame.data)
                await answers[Op(payload["op"])](connection, payload["d"])

    async def _beat(self, connection: Connection, _: Any) -> None:
        if not self._is_silent:
            await connection.send(Op.HEARTBEAT_ACK)

    async def _identify(self, connection: Connection, data: Json) -> None:
        self._identified.put_nowait(data)
        intents = Intent(data["intents"])
        if await self._refuses(connection, data["token"], intents) or not self._is_ready_due:
            return
        session = Session(intents, connection)
        self._sessions[session.name] = session
        for event, details in self._greeting(session):
            await session.dispatch(event, details)

    async def _resume(self, connection: Connection, data: Json) -> None:
        self._resumed.put_nowait(data)
        if await self._refuses(connection, data["token"]):
            return
        session = self._sessions.get(data["session_id"])
        if session is None:
            await connection.send(Op.INVALID_SESSION, False)
            return
        session.connection = connection
        await session.replay(data["seq"])
        await session.dispatch("RESUMED", {"_trace": []})

    async def _refuses(self, connection: Connection, token: str, intents: Intent | None = None) -> bool:
        """Close the connection if there is a reason to, and say whether there was."""
        if self._refusals:
            code = self._refusals.pop(0)
        elif token != self._token:
            code = Close.AUTHENTICATION_FAILED
        elif intents and Intent.MESSAGE_CONTENT in intents and not self._has_content:
            code = Close.DISALLOWED_INTENTS
        else:
            return False
        await connection.socket.close(code=code)
        return True

    def _is_for_the_bot(self, event: str, data: Json) -> bool:
        """Whether an event holds nothing that is meant for others only."""
        if event != "MESSAGE_CREATE" or "guild_id" not in data:
            return True
        return data["author"] == self._bot or self._bot in data["mentions"]

    def _take_connections(self) -> list[Connection]:
        taken = [*self._connections]
        for connection in taken:
            self._forget(connection)
        return taken

    def _forget(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
        for session in self._sessions.values():
            if session.connection == connection:
                session.connection = None


_BLANK: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What is left of a message that the bot may not read."""


def _is_wanted(event: str, data: Json, intents: Intent) -> bool:
    if event == "MESSAGE_CREATE":
        return bool(intents & (Intent.GUILD_MESSAGES if "guild_id" in data else Intent.DIRECT_MESSAGES))
    return event == "INTERACTION_CREATE" or bool(intents & Intent.GUILDS)


async def soon(happening: Awaitable[_T]) -> _T:
    """Wait for what should happen now, within bounds."""
    async with asyncio.timeout(PATIENCE):
        return await happening
