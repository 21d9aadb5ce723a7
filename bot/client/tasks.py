"""The commands that are being handled, in their order in each channel, the matches that are being shown, and tasks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, cast
from weakref import WeakValueDictionary

from bot.games.ids import MatchId, UserId
from bot.model.ids import ChannelId, EventId, MessageId
from bot.model.saved_match import MatchUpdate

MAX_WAITING = 3  # how many typed commands of one user wait in a channel while another one of theirs is handled

_SECONDS_TO_FINISH = 2


class AccessDeniedError(Exception):
    """Access was denied, and the refusal has been sent if necessary: the caller has nothing left to do."""


class IgnoredCommandError(Exception):
    """A typed command gets no answer: the same one of the user is waiting, or too many others are."""


@dataclass(eq=False, slots=True, weakref_slot=True)
class _Queue:
    """The commands of a channel."""

    # held while a command checks, changes and saves, but not while it replies
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # held by a typed command until it has replied, or has tried for a moment, because Discord limits how many messages
    # the bot posts in a channel
    typed_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    typed: list[QueuedCommand] = field(default_factory=list["QueuedCommand"])  # the typed commands in progress
    last: QueuedCommand | None = None  # the last of the commands that pass typed ones, while it replies


@dataclass(eq=False, slots=True)
class QueuedCommand:
    """A command in the queue of its channel: no other one changes the match until this one begins to reply."""

    queue: _Queue
    user: UserId
    text: str | None  # the message of a typed command; None for an interaction
    passes: bool  # whether the command does not wait until the typed ones before it have replied
    seconds_to_reply: float  # how long it waits for the replies before it, and the next typed command for its reply
    holds_typed_lock: bool = False
    has_begun: bool = False
    has_left: bool = False
    has_replied: asyncio.Event = field(default_factory=asyncio.Event)
    _patience: asyncio.TimerHandle | None = None

    async def leave(self) -> None:
        """Let the next command begin, and wait for a moment until those before have replied.
        Call this before any request to Discord, because the request may take long.
        """
        if self.has_left:
            return
        self.has_left = True
        queue, previous = self.queue, self.queue.last
        queue.lock.release()
        if self.passes:
            queue.last = self
        else:
            loop = asyncio.get_running_loop()
            self._patience = loop.call_later(self.seconds_to_reply, self.release_typed_lock)
        if previous:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds_to_reply):
                    await previous.has_replied.wait()

    async def let_pass(self) -> None:
        """Leave the queue, and let later commands reply first, because the reply takes long to compute."""
        await self.leave()
        self.has_replied.set()
        if not self.passes:
            self.release_typed_lock()

    def release_typed_lock(self) -> None:
        """Let the next typed command begin, unless this one has done so before."""
        if self._patience:
            self._patience.cancel()
        if self.holds_typed_lock:
            self.holds_typed_lock = False
            self.queue.typed_lock.release()


@dataclass(eq=False, slots=True, weakref_slot=True)
class MatchDisplay:
    """The display of one match while messages are sent or edited."""

    newest: MatchUpdate  # the newest version of the match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a message is sent or edited
    is_awaited: bool = False  # whether that is the answer to a request
    # the events that are being answered, so that their attempts are not taken for unknown ones
    answered: set[EventId] = field(default_factory=set[EventId])
    # show it again when the lock is released; nobody waits for that
    waiting: list[Callable[[], Coroutine[Any, Any, object]]] = field(
        default_factory=list[Callable[[], Coroutine[Any, Any, object]]]
    )

    def add(self, update: MatchUpdate, shown: int) -> None:
        """Add another version; what is new in earlier ones is also new in it, unless they have been shown.
        `shown` is the version that has been shown.
        """
        earlier = self.newest
        if update.saved.match.version > earlier.saved.match.version > shown:
            since, starter = min(update.since, earlier.since), update.starter or earlier.starter
            update = replace(update, since=since, starter=starter, replaced=update.replaced or earlier.replaced)
        self.newest = max(earlier, update, key=lambda update: update.saved.match.version)

    async def take(self, seconds: float) -> bool:
        """Acquire the lock, and return whether that worked; wait some time for the answer to another request."""
        if not self.is_awaited:
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self.lock.acquire()
        return False


class Tasks:
    """The commands that are being handled, and the tasks that they start to run after their reply.
    `seconds_to_reply` is how long a command waits for the replies of those before it, because Discord may be slow, or
    limit how many messages the bot posts in a channel.
    """

    def __init__(self, *, seconds_to_reply: float = 2) -> None:
        self.seconds_to_reply = seconds_to_reply
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unawaited: set[asyncio.Task[Any]] = set()
        self._queues: WeakValueDictionary[ChannelId, _Queue] = WeakValueDictionary()
        self.displays: WeakValueDictionary[MatchId, MatchDisplay] = WeakValueDictionary()
        """Those of the matches that are being shown."""
        self.closing: set[MessageId] = set()  # the messages whose buttons are being removed

    @asynccontextmanager
    async def queued(
        self, channel: ChannelId, user: UserId, text: str | None = None, *, passes: bool = True
    ) -> AsyncGenerator[QueuedCommand]:
        """Wait in the queue of a channel until a command may change its match. Some commands pass typed ones.
        `text` is the message of a typed command; None for an interaction. `passes` says whether the command passes
        typed ones that wait for others to reply. Raises IgnoredCommandError if the user has typed the same already, or
        too many commands.
        """
        queue = self._queues.setdefault(channel, _Queue())
        task = cast("asyncio.Task[Any]", asyncio.current_task())  # a coroutine always runs in a task
        command = QueuedCommand(queue, user, text, passes, self.seconds_to_reply)
        others = [other for other in queue.typed if other.user == user and not (passes and other.has_replied.is_set())]
        if text is not None:
            if len(others) > MAX_WAITING or any(other.text == text and not other.has_begun for other in others):
                raise IgnoredCommandError
            queue.typed.append(command)
        self._tasks.add(task)
        try:
            if not passes:
                command.holds_typed_lock = await queue.typed_lock.acquire()
            command.has_begun = await queue.lock.acquire()
            yield command
        finally:
            if command.has_begun and not command.has_left:
                queue.lock.release()
            command.has_left = True
            command.has_replied.set()
            if command.holds_typed_lock:
                command.release_typed_lock()
            if queue.last is command:
                queue.last = None
            if text is not None:
                queue.typed.remove(command)
            self._tasks.discard(task)

    @asynccontextmanager
    async def lock(self, channel: ChannelId) -> AsyncGenerator[bool]:
        """Hold the lock of a channel, so that no command changes its match.
        Yields whether no command is replying there.
        """
        queue = self._queues.setdefault(channel, _Queue())
        async with queue.lock:
            yield queue.last is None and not queue.typed

    def start(
        self,
        coroutine: Coroutine[Any, Any, Any],
        spawn: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]] = asyncio.create_task,  # creates the task
        *,
        is_awaited: bool = True,  # whether the bot waits for the task when it stops
    ) -> asyncio.Task[Any]:
        """Run a coroutine in a background task."""
        task, tasks = spawn(coroutine), self._tasks if is_awaited else self._unawaited
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait up to two seconds for all tasks."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_SECONDS_TO_FINISH)
