"""The boards of voted matches: they show the votes, and each move ends when its time is up.

A timer sleeps until the voting of a match ends. Whatever begins after that is not cancelled, and checks in the database
whether the time is up, so that several timers or processes do no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import datetime, timedelta
from typing import Any

from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId
from bot.matches.display import Kind, show, show_found
from bot.matches.store import MatchStore
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import StepResult
from cogs.vote.queries import Closed, Tally, VoteChange
from cogs.vote.service import VoteService

EDIT_INTERVAL = timedelta(seconds=2)  # the least time between two edits of a board
_WAIT_AFTER_REFUSAL = timedelta(minutes=1)  # Discord limits how often a message older than an hour is edited
_RETRY_AFTER = timedelta(seconds=10)


class VoteBoards(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._votes = app.services[VoteService]
        self._votes.changed, self._votes.voted = self._follow_change, self._follow_vote
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[MatchId, asyncio.Task[None]] = {}
        """The tasks that sleep until the voting of a match ends."""
        self._edits: dict[MatchId, asyncio.Task[None]] = {}
        """The tasks that sleep until a board may be edited."""
        self._ending: set[MatchId] = set()
        """The matches whose voting is being ended. The next edit of their boards shows the move."""
        self._edit_after: dict[MatchId, float] = {}
        """When the board of a match may be edited again, by the clock of the event loop."""

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

    @commands.Cog.listener("on_ready")
    async def begin_all(self) -> None:
        """Set the timers after a start, and show the votes that came shortly before the last end."""
        with log_errors():
            for tally in await self._set_all():
                if tally.counts and (saved := await self._app.services[MatchStore].find(tally.voted.match)):
                    self._edit_soon(saved)

    @commands.Cog.listener("on_maintenance_done")
    async def continue_all(self) -> None:
        """Set the timers of votings that no process looks after, and forget who has voted long ago."""
        with log_errors():
            await self._set_all()
            await self._votes.forget_voters()

    async def _set_all(self) -> list[Tally]:
        running = await self._votes.running(self._app.shards_carried)
        for tally in running:
            self._set_timer(tally.voted.match, tally.ends)
        return running

    def _follow_change(self, change: VoteChange) -> None:
        match = change.change.after.match
        self._set_timer(match.id, change.ends)
        if match.is_over:
            self._edit_after.pop(match.id, None)

    def _follow_vote(self, running: SavedMatch, tally: Tally) -> None:
        if tally.is_complete:
            self._set_timer(tally.voted.match, tally.ends)
        if tally.voted.match not in self._ending:
            self._edit_soon(running)

    def _set_timer(self, match: MatchId, ends: datetime | None) -> None:
        """End the voting of a match at a time; None for never."""
        if earlier := self._timers.pop(match, None):
            earlier.cancel()
        if ends:
            self._timers[match] = self._start(self._wait_and_end(match, ends))

    def _edit_soon(self, saved: SavedMatch) -> None:
        """Show the votes on a board once it may be edited, together with those that come until then."""
        match = saved.match.id
        if match not in self._edits:
            self._edits[match] = self._start(self._wait_and_edit(match))

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _wait_and_end(self, match: MatchId, ends: datetime) -> None:
        await asyncio.sleep(max((ends - self._app.services.now()).total_seconds(), 0))
        del self._timers[match]
        if match in self._ending:
            return
        self._ending.add(match)
        try:
            self._cancel_edit(match)
            await asyncio.sleep(self._seconds_to_edit(match))
            with log_errors():
                await self._end(match)
        finally:
            self._ending.discard(match)

    def _cancel_edit(self, match: MatchId) -> None:
        if waiting := self._edits.pop(match, None):
            waiting.cancel()

    async def _wait_and_edit(self, match: MatchId) -> None:
        await asyncio.sleep(self._seconds_to_edit(match))
        del self._edits[match]
        self._note_edit(match)  # at once, because a vote that comes now begins to wait for the next edit
        with log_errors():
            saved = await self._app.services[MatchStore].find(match)
            if saved and saved.match.is_crowd_to_move:
                update = MatchUpdate(saved, since=max(len(saved.match.plies) - 2, 0))
                if await show(self._app, update, kind=Kind.AGAIN) is StepResult.UNKNOWN:
                    self._note_edit(match, _WAIT_AFTER_REFUSAL)
                    self._edit_soon(saved)

    async def _end(self, match: MatchId) -> None:
        """End the voting of a match, and show what comes of it; if the database fails, try again later."""
        try:
            saved = await self._app.services[MatchStore].find(match)
            if saved is None or not saved.match.is_crowd_to_move:
                return
            async with self._app.tasks.lock(saved.place.channel):
                ended = await self._votes.end_voting(saved)
        except DatabaseError:
            self._set_timer(match, self._app.services.now() + _RETRY_AFTER)
            raise
        match ended:
            case Closed(waits_until=ends):
                self._set_timer(saved.match.id, ends)
                self._edit_soon(saved)
            case MatchUpdate():
                await self._show(ended)
            case None:
                return  # another process has ended it

    async def _show(self, update: MatchUpdate) -> None:
        match = update.match
        self._cancel_edit(match.id)
        if not match.is_over:
            self._note_edit(match.id)
        if match.awaits_opponent:
            await show_found(self._app, update.saved)
        else:
            await show(self._app, update)

    def _note_edit(self, match: MatchId, interval: timedelta | None = None) -> None:
        seconds = (interval or EDIT_INTERVAL).total_seconds()
        self._edit_after[match] = asyncio.get_running_loop().time() + seconds

    def _seconds_to_edit(self, match: MatchId) -> float:
        """Return for how long a board must not be edited."""
        return max(self._edit_after.get(match, 0) - asyncio.get_running_loop().time(), 0)
