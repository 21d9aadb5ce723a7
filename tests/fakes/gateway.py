"""Discord's gateway: WebSocket connections, and the sessions that a bot opens and resumes on them.

See https://discord.com/developers/docs/events/gateway. Events are sent as plain JSON text, which clients accept even
if they asked for compression. Several clients may be connected at once, also with the same shard.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from aiohttp import web

from tests.fakes.payloads import Json
from tests.fakes.sessions import CloseCode, Connection, Intent, Op, Session, Shard

TIMEOUT = 60
"""Seconds after which a test stops waiting for something that should happen at once."""

_HEARTBEAT_INTERVAL = 41_250
"""Milliseconds."""

_T = TypeVar("_T")

InitialEvents = Callable[[Session], Iterable[tuple[str, Json]]]
"""Returns the first events of a new session, beginning with READY."""


class Gateway:
    """The gateway of one bot."""

    def __init__(self, bot: Json, token: str, initial_events: InitialEvents, *, has_content_intent: bool) -> None:
        self._bot = bot
        self._token = token
        self._initial_events = initial_events
        self._has_content_intent = has_content_intent
        self._sessions: dict[str, Session] = {}
        self._connections: list[Connection] = []
        self._next_close_codes: list[CloseCode] = []
        self.identifications = 0
        """How many IDENTIFYs have arrived."""
        self._identified = asyncio.Queue[Json]()
        self._resumed = asyncio.Queue[Json]()
        self._closed = asyncio.Queue[int | None]()
        self._sends_hello = True
        self._sends_ready = True
        self._is_responding = asyncio.Event()
        self._is_responding.set()
        self._last_event: tuple[str, Json] | None = None
        self._repeated_events = 0

    @property
    def is_connected(self) -> bool:
        return any(session.connection for session in self._sessions.values())

    async def identified(self) -> Json:
        return await wait_for(self._identified.get())

    async def resumed(self) -> Json:
        return await wait_for(self._resumed.get())

    async def closed(self) -> int | None:
        """Wait until the next connection ends, and return its close code."""
        return await wait_for(self._closed.get())

    def refuse_next(self, code: CloseCode) -> None:
        """Close the connection of the next IDENTIFY or RESUME."""
        self._next_close_codes.append(code)

    def forget_sessions(self) -> None:
        """Answer every RESUME of an existing session with INVALID SESSION."""
        self._sessions.clear()

    def withhold_hello(self) -> None:
        """Close every new connection at once, as a gateway does that is being shut down."""
        self._sends_hello = False

    def withhold_ready(self) -> None:
        self._sends_ready = False

    def stop_responding(self) -> None:
        """Answer no heartbeats or close frames, and send no events on the present connections."""
        self._is_responding.clear()
        for connection in self._connections:
            connection.is_dead = True

    def start_responding(self) -> None:
        """Respond again; the connections of before can only be closed."""
        self._is_responding.set()

    async def abort_connections(self) -> None:
        """Break all connections off without a close frame."""
        for connection in self._take_connections():
            connection.abort()

    async def close_connections(self, code: CloseCode) -> None:
        for connection in self._take_connections():
            await connection.socket.close(code=code)

    async def withdraw_content_intent(self) -> None:
        """Switch the Message Content intent off, and close the connections whose sessions use it."""
        self._has_content_intent = False
        sessions = [session for session in self._sessions.values() if Intent.MESSAGE_CONTENT in session.intents]
        for connection in filter(None, [session.connection for session in sessions]):
            self._remove(connection)
            await connection.socket.close(code=CloseCode.DISALLOWED_INTENTS)

    async def show_life(self) -> None:
        """Acknowledge a heartbeat, without which clients give a quiet connection up."""
        for connection in self._connections:
            await connection.send(Op.HEARTBEAT_ACK)

    async def request_reconnect(self) -> None:
        for connection in self._connections:
            await connection.send(Op.RECONNECT)

    async def invalidate_sessions(self, *, can_resume: bool) -> None:
        if not can_resume:
            self.forget_sessions()
        for connection in self._connections:
            await connection.send(Op.INVALID_SESSION, can_resume)

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event to every session that receives it."""
        self._last_event = event, data
        await self.dispatch_now(event, data)

    async def dispatch_now(self, event: str, data: Json) -> None:
        """Send an event that the bot caused; such events are not repeated."""
        for session in [*self._sessions.values()]:
            if session.receives(event, data):
                has_content = session.intents & Intent.MESSAGE_CONTENT or self._concerns_bot(event, data)
                await session.dispatch(event, data if has_content else {**data, **_NO_CONTENT})

    async def repeat_last_event(self) -> None:
        """Send the last event again, with a new sequence number."""
        assert self._last_event, "no event was sent yet"
        await self.dispatch_now(*self._last_event)

    def repeat_on_resume(self, events: int) -> None:
        """At the next RESUME, also replay so many events that the client already has, but never READY."""
        self._repeated_events = events

    async def shut_down(self) -> None:
        self.start_responding()
        await self.abort_connections()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        connection = Connection(request, web.WebSocketResponse(autoclose=False))
        await connection.socket.prepare(request)
        if not self._sends_hello:
            await connection.socket.close(code=CloseCode.GOING_AWAY)
            return connection.socket
        self._connections.append(connection)
        await connection.send(Op.HELLO, {"heartbeat_interval": _HEARTBEAT_INTERVAL})
        await self._listen(connection)
        self._remove(connection)
        self._closed.put_nowait(connection.socket.close_code)
        await self._is_responding.wait()
        await connection.socket.close()
        return connection.socket

    async def _listen(self, connection: Connection) -> None:
        handlers = {Op.HEARTBEAT: self._acknowledge_heartbeat, Op.IDENTIFY: self._identify, Op.RESUME: self._resume}
        async for frame in connection.socket:
            if isinstance(frame.data, str):
                payload = json.loads(frame.data)
                await handlers[Op(payload["op"])](connection, payload["d"])

    async def _acknowledge_heartbeat(self, connection: Connection, _: Any) -> None:
        if self._is_responding.is_set():
            await connection.send(Op.HEARTBEAT_ACK)

    async def _identify(self, connection: Connection, data: Json) -> None:
        self.identifications += 1
        self._identified.put_nowait(data)
        if await self._close_if_refused(connection, data) or not self._sends_ready:
            return
        session = Session(Intent(data["intents"]), _shard(data), connection)
        self._sessions[session.id] = session
        for event, event_data in self._initial_events(session):
            await session.dispatch(event, event_data)

    async def _resume(self, connection: Connection, data: Json) -> None:
        self._resumed.put_nowait(data)
        if await self._close_if_refused(connection, data):
            return
        session = self._sessions.get(data["session_id"])
        if session is None:
            await connection.send(Op.INVALID_SESSION, False)
            return
        repeated, self._repeated_events = self._repeated_events, 0
        await session.resume(max(1, data["seq"] - repeated), connection)

    async def _close_if_refused(self, connection: Connection, data: Json) -> bool:
        code = self._next_close_codes.pop(0) if self._next_close_codes else self._close_code(data)
        if code is not None:
            await connection.socket.close(code=code)
        return code is not None

    def _close_code(self, data: Json) -> CloseCode | None:
        """Why an IDENTIFY or a RESUME is refused, None if it is not. A RESUME has neither intents nor a shard."""
        shard = _shard(data)
        if data["token"] != self._token:
            return CloseCode.AUTHENTICATION_FAILED
        if shard.id not in range(shard.count):
            return CloseCode.INVALID_SHARD
        if Intent.MESSAGE_CONTENT in Intent(data.get("intents", 0)) and not self._has_content_intent:
            return CloseCode.DISALLOWED_INTENTS
        return None

    def _concerns_bot(self, event: str, data: Json) -> bool:
        """Check if the bot may read an event without the Message Content intent."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or "guild_id" not in data:
            return True
        return self._bot["id"] in [user["id"] for user in (data["author"], *data["mentions"])]

    def _take_connections(self) -> list[Connection]:
        connections = [*self._connections]
        for connection in connections:
            self._remove(connection)
        return connections

    def _remove(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
        for session in self._sessions.values():
            if session.connection == connection:
                session.connection = None


_NO_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What replaces the fields that need the Message Content intent."""


def _shard(data: Json) -> Shard:
    return Shard(*data.get("shard", (0, 1)))


async def wait_for(awaitable: Awaitable[_T]) -> _T:
    """Await something that should happen at once. Raise TimeoutError if it took longer than TIMEOUT."""
    async with asyncio.timeout(TIMEOUT):
        return await awaitable
