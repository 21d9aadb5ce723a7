"""The boards of voted matches: they show the votes, and each move ends when its time is up.

A timer sleeps until the voting of a match ends. Whatever begins after that is not cancelled, and checks in the database
whether the time is up, so that several timers or processes do no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.matches.display import Kind, show, show_found
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.ids import Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import StepResult
from cogs.vote.queries import Closed, Tally, VoteChange
from cogs.vote.service import VoteService

EDIT_INTERVAL = timedelta(seconds=2)  # the least time between two edits of a board
_MAX_DOUBLINGS = 3  # of that interval while Discord takes no edits
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
        """The tasks that edit boards, each once that may be done."""
        self._wanted: dict[MatchId, MatchUpdate | None] = {}
        """What the next edit of a board shows besides the votes; None for nothing else."""
        self._edit_after: dict[MatchId, float] = {}
        """When the board of a match may be edited again, by the clock of the event loop."""
        self._failed: dict[MatchId, int] = {}  # how often in succession the board of a match could not be edited

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

    @commands.Cog.listener("on_ready")
    async def begin_all(self) -> None:
        """Set the timers after a start, and show the votes that came shortly before the last end."""
        with log_errors():
            for tally in await self._set_all():
                if tally.counts:
                    self._edit_soon(tally.voted.match)

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
            self._failed.pop(match.id, None)

    def _follow_vote(self, tally: Tally) -> None:
        if tally.is_complete or tally.voted.match not in self._timers:  # another process may have begun it
            self._set_timer(tally.voted.match, tally.ends)
        self._edit_soon(tally.voted.match)

    def _set_timer(self, match: MatchId, ends: datetime | None) -> None:
        """End the voting of a match at a time; None for never."""
        if earlier := self._timers.pop(match, None):
            earlier.cancel()
        if ends:
            self._timers[match] = self._start(self._wait_and_end(match, ends))

    def _edit_soon(self, match: MatchId, update: MatchUpdate | None = None) -> None:
        """Show a move, or only the votes, once the board may be edited, together with what comes until then."""
        earlier = self._wanted.get(match)
        if update and earlier:
            update = replace(update, since=min(update.since, earlier.since))
        self._wanted[match] = update or earlier
        if match not in self._edits:
            self._edits[match] = self._start(self._edit(match))

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _wait_and_end(self, match: MatchId, ends: datetime) -> None:
        await asyncio.sleep(max((ends - self._app.services.now()).total_seconds(), 0))
        del self._timers[match]
        with log_errors():
            await self._end(match)

    async def _end(self, match: MatchId) -> None:
        """End the voting of a match, and show what comes of it; if the database fails, try again later."""
        store, matches = self._app.services[MatchStore], self._app.services[Matches]
        try:
            saved = await store.find(match)
            if saved is None or not saved.match.is_crowd_to_move:
                return
            can_vote = store.shown(saved).version >= saved.match.version and self._is_connected(saved.place)
            async with self._app.tasks.lock(saved.place.channel):
                ended = await self._votes.end_voting(saved, can_vote=can_vote)
        except DatabaseError:
            self._set_timer(match, self._app.services.now() + _RETRY_AFTER)
            raise
        match ended:
            case Closed(waits_until=ends):
                self._set_timer(match, ends)
                # a new message opens a thread that is archived meanwhile, in which nobody can vote
                matches.record_shown(saved, replace(store.shown(saved), version=-1))
                self._edit_soon(match)
            case MatchUpdate():
                if ended.match.awaits_opponent:
                    await show_found(self._app, ended.saved)  # the level begins to think; its move is shown by itself
                self._edit_soon(match, ended)
            case None:
                return  # another process has ended it

    def _is_connected(self, place: Place) -> bool:
        """Check if presses and commands of a place reach the bot now."""
        connected, guild = self._app.connections.connected, self._app.get_guild(place.guild or 0)
        return connected is not None and connected.has(place.guild) and guild is not None and not guild.unavailable

    async def _edit(self, match: MatchId) -> None:
        """Edit a board until it shows everything that has come meanwhile."""
        try:
            while match in self._wanted:
                await asyncio.sleep(self._seconds_to_edit(match))
                with log_errors():
                    await self._show(match, self._wanted.pop(match))
        finally:
            del self._edits[match]

    async def _show(self, match: MatchId, update: MatchUpdate | None) -> None:
        store, matches = self._app.services[MatchStore], self._app.services[Matches]
        if update is None:
            saved = await store.find(match)
            if saved is None or not saved.match.is_crowd_to_move or match not in self._timers:  # the move comes now
                return
            update = MatchUpdate(saved, since=max(len(saved.match.plies) - len(Mark), 0))
        saved, is_over = update.saved, update.match.is_over
        shown = store.shown(saved)
        if not (is_over or shown.message or shown.attempt or shown.token):  # the message was deleted: post it again
            shown = replace(shown, version=-1)
            matches.record_shown(saved, shown)
        is_edit = update.match.awaits_opponent or (not is_over and shown.version >= saved.match.version)
        result = await show(self._app, update, kind=Kind.AGAIN if is_edit else Kind.NEWEST)
        if is_over:
            return
        self._note_edit(saved, is_done=result is not StepResult.UNKNOWN)
        if result is StepResult.UNKNOWN or (result is StepResult.GONE and is_edit):
            self._wanted.setdefault(match, update)
        elif result is StepResult.GONE:
            await end_unseen(self._app, saved)

    def _note_edit(self, saved: SavedMatch, *, is_done: bool) -> None:
        """Let a board be edited again after the interval, a longer one if it fails again and again; not before a rate
        limit ends.
        """
        match = saved.match.id
        self._failed[match] = 0 if is_done else self._failed.get(match, 0) + 1
        doublings = min(max(self._failed[match] - 1, 0), _MAX_DOUBLINGS)
        after = asyncio.get_running_loop().time() + EDIT_INTERVAL.total_seconds() * 2**doublings
        self._edit_after[match] = max(after, self._app.limited_until.get(saved.place.channel, 0))

    def _seconds_to_edit(self, match: MatchId) -> float:
        """Return for how long a board must not be edited."""
        return max(self._edit_after.get(match, 0) - asyncio.get_running_loop().time(), 0)


async def end_unseen(app: App, saved: SavedMatch) -> None:
    """End a match without a result, because Discord takes no message that shows it, unless it has changed meanwhile."""
    async with app.tasks.lock(saved.place.channel):
        running = await app.services[Matches].reload(saved.place.channel)
        if running and running.match == saved.match:
            await app.services[Matches].end_unreachable(running)
