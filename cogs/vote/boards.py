"""The boards of voted matches: they show the votes, and each move ends when its time is up.

A timer sleeps until the voting of a match ends. Whatever begins after that is not cancelled, and checks in the database
whether the time is up, so that several timers or processes do no harm.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

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
        self._timers: dict[MatchId, asyncio.Task[None]] = {}
        self._edits: dict[MatchId, asyncio.Task[None]] = {}
        """The tasks that wait until a board may be edited."""
        self._edit_after: dict[MatchId, float] = {}
        """When the board of a match may be edited again, by the clock of the event loop."""

    async def cog_unload(self) -> None:
        for task in (*self._timers.values(), *self._edits.values()):
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
        self._edit_soon(running)

    def _set_timer(self, match: MatchId, ends: datetime | None) -> None:
        """End the voting of a match at a time; None for never."""
        if earlier := self._timers.pop(match, None):
            earlier.cancel()
        if ends:
            self._timers[match] = asyncio.create_task(self._wait_and_end(match, ends))

    def _edit_soon(self, saved: SavedMatch) -> None:
        """Show the votes on a board once it may be edited, together with those that come until then."""
        match = saved.match.id
        if match not in self._edits:
            self._edits[match] = asyncio.create_task(self._wait_and_edit(match))

    async def _wait_and_end(self, match: MatchId, ends: datetime) -> None:
        await asyncio.sleep(max((ends - self._app.services.now()).total_seconds(), self._seconds_to_edit(match)))
        if self._timers.get(match) is asyncio.current_task():
            del self._timers[match]
        with log_errors():
            try:
                await self._end(match)
            except DatabaseError:
                self._set_timer(match, self._app.services.now() + _RETRY_AFTER)

    async def _wait_and_edit(self, match: MatchId) -> None:
        await asyncio.sleep(self._seconds_to_edit(match))
        del self._edits[match]
        with log_errors():
            saved = await self._app.services[MatchStore].find(match)
            if saved and saved.match.is_crowd_to_move:
                self._note_edit(match)
                update = MatchUpdate(saved, since=max(len(saved.match.plies) - 2, 0))
                if await show(self._app, update, kind=Kind.AGAIN) is StepResult.UNKNOWN:
                    self._note_edit(match, _WAIT_AFTER_REFUSAL)
                    self._edit_soon(saved)

    async def _end(self, match: MatchId) -> None:
        saved = await self._app.services[MatchStore].find(match)
        if saved is None or not saved.match.is_crowd_to_move:
            return
        async with self._app.tasks.lock(saved.place.channel):
            ended = await self._votes.end_voting(saved)
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
        if waiting := self._edits.pop(match.id, None):
            waiting.cancel()
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
