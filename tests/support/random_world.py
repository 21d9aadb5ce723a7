"""The bot and its Discord on a loop with its own time, where anything can happen: faults, kills and jumps of the clock.

What happens is recorded, so that `tests.support.promises` can check what the bot made of it.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator, Set
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket, GatewayRatelimiter, KeepAliveHandler
from discord.http import Route

from bot.client.client import App
from bot.client.reconnecting import CappedBackoff
from bot.database.database import Database
from tests.fakes import payloads
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault, Hold
from tests.fakes.messages import is_ephemeral
from tests.fakes.payloads import Json
from tests.fakes.rest import Request
from tests.fakes.users import BotReply, BotReplyQueue, Channel, User
from tests.fakes.virtual_loop import SECONDS_PER_PACKET, Process, VirtualLoop
from tests.support.databases import put_empty_database
from tests.support.world import new_app, new_services

_T = TypeVar("_T")

START = datetime(2026, 1, 5, 12, tzinfo=UTC)
MAINTENANCE, HEARTBEAT = 5 * 60, 50
"""After how many seconds the bot's maintenance runs, and its connection may seem dead."""

TOKENS_EXPIRE, NONCES_EXPIRE = timedelta(minutes=15), timedelta(minutes=5)

SECONDS_TO_SAVE, SECONDS_TO_SETTLE, SECONDS_TO_START = 0.05, 0.2, 2
"""How soon the bot has saved what Discord answered, has done what a user asked for, and has shown what a killed bot had
not, if nothing fails."""

_NEW_MATCH = """json_object('version', NEW.version, 'termination', NEW.termination, 'winner', NEW.winner,
    'x_user', NEW.x_user, 'o_user', NEW.o_user, 'x_opponent', NEW.x_opponent, 'o_opponent', NEW.o_opponent,
    'server', NEW.guild_id, 'channel', NEW.channel_id, 'is_coached', NEW.is_coached, 'is_weakened', NEW.is_weakened,
    'at', NEW.updated_at)"""
_LOG = f"""
CREATE TABLE log (number INTEGER PRIMARY KEY, kind TEXT, id INTEGER, data TEXT);
CREATE TRIGGER began AFTER INSERT ON match
    BEGIN INSERT INTO log (kind, id, data) VALUES ('match', NEW.id, {_NEW_MATCH}); END;
CREATE TRIGGER changed AFTER UPDATE OF version ON match WHEN OLD.version != NEW.version
    BEGIN INSERT INTO log (kind, id, data) VALUES ('match', NEW.id, {_NEW_MATCH}); END;
CREATE TRIGGER played AFTER INSERT ON ply BEGIN INSERT INTO log (kind, id, data)
    VALUES ('ply', NEW.match_id, json_object('number', NEW.number, 'cell', NEW.cell)); END;
CREATE TRIGGER took_back AFTER DELETE ON ply
    BEGIN INSERT INTO log (kind, id, data) VALUES ('taken back', OLD.match_id, '{{}}'); END;
CREATE TRIGGER unrated AFTER DELETE ON rating
    BEGIN INSERT INTO log (kind, id, data) VALUES ('unrated', OLD.user_id, '{{}}'); END;
"""  # noqa: S608 - constants
"""Lets the database record what is committed, in its order."""


@dataclass
class Asked:
    """An interaction of a user.

    Args:
        is_lost: whether the bot need not answer it: it did not arrive, Discord took no answer, or the bot was killed.
        match: the running match of its channel, if nothing else was under way there and the bot knew its board.
    """

    payload: Json
    answers: BotReplyQueue
    at: float
    is_lost: bool
    match: int | None = None
    received: list[BotReply] = field(default_factory=list[BotReply])

    def receive(self) -> list[BotReply]:
        self.received += self.answers.take_all()
        return self.received


class WatchedServer(DiscordServer):
    """The stand-in for Discord, which remembers what users do.

    Args:
        find_settled: returns what `Asked.match` says of a channel.
    """

    def __init__(self, find_settled: Callable[[int], int | None]) -> None:
        super().__init__()
        self._find_settled = find_settled
        self.events: dict[int, Json] = {}
        self.spent: set[int] = set()
        """The events that a killed bot has received, or that came while none was running."""
        self.asked: list[Asked] = []
        self.bot_is_alive = False
        self.last_event_at = 0.0

    async def post(self, payload: Json) -> None:
        self.events[int(payload["id"])] = payload
        self.last_event_at = asyncio.get_running_loop().time()
        await super().post(payload)

    async def interact(self, payload: Json, *, omitted: Set[str] = frozenset()) -> BotReplyQueue:
        self.events[int(payload["id"])] = payload
        is_lost = not (self.bot_is_alive and self.gateway.is_connected)
        match = None if is_lost else self._find_settled(int(payload["channel_id"]))
        self.last_event_at = asyncio.get_running_loop().time()
        answers = await super().interact(payload, omitted=omitted)
        self.asked.append(Asked(payload, answers, asyncio.get_running_loop().time(), is_lost, match))
        return answers


@dataclass
class RandomWorld:
    """A world in the folder of its database.

    Args:
        skipped: how far the clock has jumped in all.
        excused: the messages that may keep their buttons, because Discord forgot their nonces or tokens before the bot
            knew the messages (see Guarantees in docs/architecture.md).
        deleted: the boards whose messages a moderator has deleted, by match and version.
    """

    folder: Path
    loop: VirtualLoop = field(default_factory=VirtualLoop)
    skipped: timedelta = timedelta()
    excused: set[int] = field(default_factory=set[int])
    deleted: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    faults: list[Fault] = field(default_factory=list[Fault])
    holds: list[tuple[Hold, float]] = field(default_factory=list[tuple[Hold, float]])
    _kills: list[float] = field(default_factory=list[float])
    _without_faults: int = 0
    """The requests before this number were sent before the bot's start, or before the end of all faults."""
    _busy_until: float = 0
    _process: Process | None = None
    _bot: tuple[App, Database, asyncio.Task[Any]] | None = None

    def open(self, default_opponent: str = "easy") -> None:
        self._default_opponent = default_opponent
        self.file = self.folder / "data" / "world.sqlite3"
        put_empty_database(self.file)
        with closing(sqlite3.connect(self.file)) as database:
            database.executescript(_LOG)
        self.run(self._open())

    async def _open(self) -> None:
        self.server = WatchedServer(self._find_settled)
        await self.server.__aenter__()
        self.users = [self.server.ana, self.server.ben, self.server.add_user("cai")]
        self.channels = [self.server.games, self.server.lounge]

    def close(self) -> None:
        self.kill()
        self.run(self.server.__aexit__())
        self.loop.close()

    def now(self) -> datetime:
        return START + timedelta(seconds=self.loop.time()) + self.skipped

    def run(self, action: Coroutine[Any, Any, _T]) -> _T:
        return self.loop.run_until_complete(action)

    def wait(self, seconds: float) -> None:
        self.run(asyncio.sleep(seconds))

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start the bot, and do not wait until it is ready."""
        assert self._process is None
        self._process = Process()
        self.server.bot_is_alive = True
        self._busy_until = self.loop.time() + SECONDS_TO_START
        self._without_faults = len(self.server.all_requests)
        database = Database(f"sqlite:///{self.file}")
        app = new_app(new_services(database, self._default_opponent, now=self.now))
        self._bot = app, database, self.loop.start(self._run(app), self._process)

    async def _run(self, app: App) -> None:
        app.http.connector = aiohttp.UnixConnector("discord")
        await app.start(TOKEN)

    def kill(self) -> None:
        """Kill the bot at this moment: a task that does it would let the bot take one more step."""
        if freeing := self._kill():
            self.run(freeing)

    async def end(self) -> None:
        """Kill the bot from a task."""
        if freeing := self._kill():
            await freeing

    def _kill(self) -> Coroutine[Any, Any, None] | None:
        """Kill the bot as `kill -9` does: what it has not sent or committed never will be. Return what frees the rest
        of it; None if it was not running.
        """
        if self._process is None or self._bot is None:
            return None
        process, bot, self._process, self._bot = self._process, self._bot, None, None
        process.kill()
        self._kills.append(self.loop.time())
        self.server.spent.update(self.server.events)
        self.excuse_unanswered()
        self.excuse_unknown_responses(can_be_found=True)
        self.server.bot_is_alive = False
        return self._free(process, *bot)

    async def _free(self, killed: Process, app: App, database: Database, running: asyncio.Task[Any]) -> None:
        while not running.done():  # discord.py may take a cancellation for a lost connection
            running.cancel()
            await asyncio.sleep(SECONDS_PER_PACKET)
        await asyncio.gather(running, return_exceptions=True)
        await self.loop.start(app.close(), killed)
        await database.close()

    def drop_connection(self, repeated: int) -> None:
        """Break the gateway's connection; what is on its way arrives later, if it does.

        Args:
            repeated: how many of the last events arrive once more when the bot resumes its session.
        """
        self.server.gateway.repeat_on_resume(repeated)
        self.excuse_unanswered(within=2 * SECONDS_PER_PACKET)
        self._busy_until = max(self._busy_until, self.loop.time() + SECONDS_TO_START)
        self.run(self.server.gateway.abort_connections())

    def jump(self, duration: timedelta) -> None:
        """Let the clock jump, as on a machine that was asleep; Discord forgets meanwhile."""
        self.skipped += duration
        if duration >= NONCES_EXPIRE:
            self.excuse_unknown_messages()
            self.server.forget_nonces()
        if duration >= TOKENS_EXPIRE:
            self.excuse_unanswered()
            self.excuse_unknown_responses(can_be_found=False)
            self.server.expire_interactions()

    def repeat_last_event(self) -> None:
        self.server.spent.discard(max(self.server.events))
        self.run(self.server.gateway.repeat_last_event())

    def delete(self, message: Json) -> None:
        self.deleted |= live_cells(message).keys()
        self.run(self.server.delete_message(message["id"]))

    def fail(self, fault: Fault) -> None:
        self.faults.append(fault)
        self.server.fail(fault)

    def hold(self, hold: Hold, seconds: float) -> None:
        """Delay requests, or only their responses, for some time."""
        delayed = self.server.hold(hold.path, hold.method, is_processed=hold.is_processed)
        self.holds.append((delayed, seconds))
        self.loop.call_later(seconds, delayed.release)

    def calm_down(self) -> None:
        """End all faults, and let the bot run until it has nothing left to do."""
        for fault in self.faults:
            fault.times = 0
        for delayed, _ in self.holds:
            delayed.release()
        for channel in self.channels:
            self.run(self.server.allow(channel))
        if not self.is_running:
            self.start()
        for _ in range(2 * MAINTENANCE // HEARTBEAT + 1):
            self.run(self.server.gateway.show_life())
            self.wait(HEARTBEAT)
        self._without_faults = len(self.server.all_requests)

    def excuse_unanswered(self, within: float = float("inf")) -> None:
        """Expect no answer to the interactions of the last seconds that have none."""
        for asked in self.server.asked:
            asked.is_lost |= not asked.receive() and self.loop.time() - asked.at <= within

    def excuse_unknown_responses(self, *, can_be_found: bool) -> None:
        """Let the boards keep their buttons that are responses which the bot does not know, and can no longer find.

        Args:
            can_be_found: whether the bot can find a response by its token. It saves that of one response of a match.
        """
        # Which token it has saved cannot be seen from outside if several requests for a match were under way. Then none
        # is demanded, which excuses about half of the responses that the bot finds; the tests of single responses that
        # a killed bot did not know demand theirs.
        known = self._known_messages()
        boards = {int(message["id"]): live_cells(message) for message in self.messages()}
        for asked in self.server.asked:
            for answer in asked.receive():
                message = answer.message_id or 0
                if answer.edited_id or message in known:
                    continue
                matches = {match for match, _ in boards.get(message, ())}
                if matches and not (can_be_found and matches <= {asked.match, int(asked.payload["id"])}):
                    self.excused.add(message)

    def excuse_unknown_messages(self) -> None:
        """Let the boards keep their buttons that the bot does not know, and whose nonces Discord forgets now."""
        known = self._known_messages()
        for message in self.messages():
            if "nonce" in message and live_cells(message) and int(message["id"]) not in known:
                self.excused.add(int(message["id"]))

    def _known_messages(self) -> set[int]:
        """The messages that Discord has named to the bot, in time before it was killed."""
        requests = (request for request in self.server.all_requests if request.method in ("POST", "PATCH", "GET"))
        answers = (json.loads(request.answer) for request in requests if request.answer and self._was_read(request))
        found = (_message_in(answer) for answer in answers if "id" in answer or "resource" in answer)
        return {int(message["id"]) for message in found if "id" in message}

    def _was_read(self, request: Request) -> bool:
        at = request.answered_at
        return at is not None and all(abs(at - kill) > SECONDS_TO_SAVE for kill in self._kills)

    def _find_settled(self, channel: int) -> int | None:
        """Return the running match of a channel if the bot has nothing left to do and knows the message showing it."""
        requests = self.server.all_requests[self._without_faults :]
        recent = [request for request in requests if request.path != "/"]  # the gateway's connection
        times = [request.answered_at or self.loop.time() for request in recent]
        quiet_since = max([*times, self.server.last_event_at])
        has_failed = any(request.answer is None for request in recent)
        is_denied = any(place.id == channel and place.denied for place in self.channels)
        if has_failed or is_denied or self.loop.time() < max(self._busy_until, quiet_since + SECONDS_TO_SETTLE):
            return None
        known = self._known_messages()
        query = "SELECT id, version FROM match WHERE channel_id = ? AND termination IS NULL"
        for match, version in self.read(query, channel):
            boards = {int(message["id"]): live_cells(message) for message in self.messages()}
            shown = [(message, cells) for message, cells in boards.items() if match in {key[0] for key in cells}]
            if len(shown) == 1 and (match, version) in shown[0][1] and shown[0][0] in known:
                return match
        return None

    def messages(self) -> list[Json]:
        return [message for channel in self.channels for message in self.server.messages(channel)]

    def buttons(self, user: User, channel: Channel) -> list[tuple[str, Json]]:
        """The buttons that a user can press in a channel, each with its message, the newest message first."""
        own = {
            answer.message_id
            for asked in self.server.asked
            if user_of(asked.payload) == user.id
            for answer in asked.receive()
        }
        return [
            (button["custom_id"], message)
            for message in reversed(self.server.messages(channel))
            if not is_ephemeral(message) or int(message["id"]) in own
            for row in message["components"]
            for button in row["components"]
            if "custom_id" in button and button["type"] == 2 and not button.get("disabled")
        ]

    def read(self, query: str, *parameters: Any) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.file)) as database:
            return database.execute(query, parameters).fetchall()


@contextmanager
def random_world(folder: Path, default_opponent: str = "easy") -> Generator[RandomWorld]:
    """Create a world, and let discord.py and the stand-in use its clock and its network."""

    def no_wait(_: object) -> float:
        return 0.0

    world = RandomWorld(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.utils, "utcnow", world.now)
        patch.setattr(payloads.snowflakes, "last", 0)
        patch.setattr(KeepAliveHandler, "run", no_wait)  # its heartbeats come from a thread
        patch.setattr(GatewayRatelimiter, "get_delay", no_wait)  # by the real time
        patch.setattr(CappedBackoff, "delay", no_wait)  # otherwise by chance
        patch.setattr(Route, "BASE", "http://127.0.0.1:80/api/v10")
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:80"))
        world.open(default_opponent)
        yield world
        world.close()


def live_cells(message: Json) -> dict[tuple[int, int], set[int]]:
    """The enabled buttons of cells of a message, by match and version."""
    found: dict[tuple[int, int], set[int]] = defaultdict(set)
    for row in message.get("components") or ():
        for button in row["components"]:
            if button.get("custom_id", "").startswith("cell:") and not button.get("disabled"):
                _, match, version, cell = button["custom_id"].split(":")
                found[int(match), int(version)].add(int(cell))
    return found


def _message_in(answer: Json) -> Json:
    """The message in a response of Discord; empty if there is none."""
    return answer["resource"].get("message", {}) if "resource" in answer else answer


def user_of(event: Json) -> int:
    return int((event.get("author") or event.get("user") or event["member"]["user"])["id"])
