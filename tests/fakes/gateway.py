"""Discord's gateway: sessions that a bot opens, loses and takes up again over WebSockets.

After https://discord.com/developers/docs/events/gateway. Events leave as plain JSON text, which a
client takes even if it asked for compression. Several clients may be connected at the same time,
each with its shard, or two with the same one.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from typing import Any, TypeVar

from aiohttp import web

from tests.fakes.payloads import Json
from tests.fakes.sessions import Close, Connection, Intent, Op, Session, Shard

PATIENCE = 20
"""Seconds after which a test stops waiting for what should have happened long since."""

_T = TypeVar("_T")

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
        self.heartbeat_interval = timedelta(milliseconds=41_250)
        """How often a client that connects from now on is asked for a sign of life."""
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
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._last: tuple[str, Json] | None = None
        self._held_back: list[tuple[str, Json]] | None = None
        self._told_again = 0

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
        """Answer nothing any more: no heartbeat, and no farewell; nor do events reach who is connected now."""
        self._speaks.clear()
        for connection in self._connections:
            connection.is_dead = True

    def wake_up(self) -> None:
        """Answer again, except on the connections that silence fell upon: all that is left for them is a farewell."""
        self._speaks.set()

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
        """Send an event to every session that is to hear of it, or keep it until the client is back."""
        if self._held_back is not None:
            self._held_back.append((event, data))
            return
        self._last = event, data
        await self.tell(event, data)

    async def tell(self, event: str, data: Json) -> None:
        """Send an event that the bot has itself brought about; these are neither held back nor repeated."""
        for session in [*self._sessions.values()]:
            if session.is_told(event, data):
                is_shown = session.intents & Intent.MESSAGE_CONTENT or self._is_for_the_bot(event, data)
                await session.dispatch(event, data if is_shown else {**data, **_BLANK})

    async def repeat_last(self) -> None:
        """Send the last event once more, with a sequence number of its own."""
        assert self._last, "nothing has happened yet"
        await self.tell(*self._last)

    def replay_more(self, events: int) -> None:
        """At the next RESUME, begin so many events before the first that was missed, but never with READY."""
        self._told_again = events

    def hold_back(self) -> None:
        """Tell nobody what happens from now on, until `let_go`."""
        self._held_back = []

    async def let_go(self, *, backwards: bool = False) -> None:
        """Tell what was held back, if need be the last first."""
        held, self._held_back = self._held_back or [], None
        for event, data in reversed(held) if backwards else held:
            await self.dispatch(event, data)

    async def end(self) -> None:
        """Let go of every connection, also of those that silence has held open."""
        self.wake_up()
        await self.drop()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from its first frame to its last."""
        connection = Connection(request, web.WebSocketResponse(autoclose=False))
        await connection.socket.prepare(request)
        self._connections.append(connection)
        await connection.send(Op.HELLO, {"heartbeat_interval": self.heartbeat_interval // timedelta(milliseconds=1)})
        await self._listen(connection)
        self._forget(connection)
        self._closed.put_nowait(connection.socket.close_code)
        await self._speaks.wait()
        await connection.socket.close()
        return connection.socket

    async def _listen(self, connection: Connection) -> None:
        answers = {Op.HEARTBEAT: self._beat, Op.IDENTIFY: self._identify, Op.RESUME: self._resume}
        async for frame in connection.socket:
            if isinstance(frame.data, str):
                payload = json.loads(frame.data)
                await answers[Op(payload["op"])](connection, payload["d"])

    async def _beat(self, connection: Connection, _: Any) -> None:
        if self._speaks.is_set():
            await connection.send(Op.HEARTBEAT_ACK)

    async def _identify(self, connection: Connection, data: Json) -> None:
        self._identified.put_nowait(data)
        if await self._refuses(connection, data) or not self._is_ready_due:
            return
        session = Session(Intent(data["intents"]), _shard(data), connection)
        self._sessions[session.name] = session
        for event, details in self._greeting(session):
            await session.dispatch(event, details)

    async def _resume(self, connection: Connection, data: Json) -> None:
        self._resumed.put_nowait(data)
        if await self._refuses(connection, data):
            return
        session = self._sessions.get(data["session_id"])
        if session is None:
            await connection.send(Op.INVALID_SESSION, False)
            return
        told_again, self._told_again = self._told_again, 0
        await session.resume(max(1, data["seq"] - told_again), connection)

    async def _refuses(self, connection: Connection, data: Json) -> bool:
        """Close the connection if there is a reason to, and say whether there was."""
        code = self._refusals.pop(0) if self._refusals else self._fault(data)
        if code is not None:
            await connection.socket.close(code=code)
        return code is not None

    def _fault(self, data: Json) -> Close | None:
        """What is wrong with an IDENTIFY, or with a RESUME, which names neither intents nor a shard."""
        shard = _shard(data)
        if data["token"] != self._token:
            return Close.AUTHENTICATION_FAILED
        if shard.number not in range(shard.count):
            return Close.INVALID_SHARD
        if Intent.MESSAGE_CONTENT in Intent(data.get("intents", 0)) and not self._has_content:
            return Close.DISALLOWED_INTENTS
        return None

    def _is_for_the_bot(self, event: str, data: Json) -> bool:
        """Whether an event holds nothing that is meant for others only."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or "guild_id" not in data:
            return True
        return self._bot["id"] in [one["id"] for one in (data["author"], *data["mentions"])]

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


def _shard(data: Json) -> Shard:
    return Shard(*data.get("shard", (0, 1)))


async def soon(happening: Awaitable[_T]) -> _T:
    """Wait for what should happen now, within bounds."""
    async with asyncio.timeout(PATIENCE):
        return await happening
