"""The boards of voted matches: they show the votes, and each move ends when its time is up.

A timer sleeps until the voting of a match ends. Whatever begins after that is not cancelled, and checks in the database
whether the time is up, so that several timers or processes do no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.matches.display import Kind, show, show_found
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.ids import Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import Shown, StepResult
from cogs.vote.queries import Closed, Tally, VoteChange, forget_voters, running_votings
from cogs.vote.service import VoteService

EDIT_INTERVAL = timedelta(seconds=2)  # the least time between two edits of a board
_MAX_DOUBLINGS = 3  # of that interval while Discord takes no edits
_RETRY_AFTER = timedelta(seconds=10)


@dataclass(eq=False)
class _Board:
    match: MatchId
    timer: asyncio.Task[None] | None = None  # sleeps until the voting ends
    edit: asyncio.Task[None] | None = None  # edits the message, once that may be done
    is_outdated: bool = False  # whether another edit is needed
    update: MatchUpdate | None = None  # what that shows besides the votes
    edit_after: float = 0  # when it may be done, by the clock of the event loop
    failed: int = 0  # how many edits in succession have failed


class VoteBoards(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._votes = app.services[VoteService]
        self._votes.changed, self._votes.voted = self._follow_change, self._follow_vote
        self._store, self._matches = app.services[MatchStore], app.services[Matches]
        self._tasks: set[asyncio.Task[None]] = set()
        self._boards: dict[MatchId, _Board] = {}  # of the matches that are running

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

    @commands.Cog.listener("on_ready")
    async def begin_all(self) -> None:
        """Set the timers after a start, and show the votes that came shortly before the last end."""
        with log_errors():
            for tally in await self._set_all():
                if tally.counts:
                    self._edit_soon(self._board(tally.voted.match))

    @commands.Cog.listener("on_maintenance_done")
    async def continue_all(self) -> None:
        """Set the timers of votings that no process looks after, and forget who has voted long ago."""
        with log_errors():
            await self._set_all()
            await self._app.services[Database].write(forget_voters, self._app.services.now())

    async def _set_all(self) -> list[Tally]:
        running = await self._app.services[Database].read(running_votings, self._app.shards_carried)
        for tally in running:
            self._set_timer(self._board(tally.voted.match), tally.ends)
        return running

    def _board(self, match: MatchId) -> _Board:
        return self._boards.setdefault(match, _Board(match))

    def _follow_change(self, change: VoteChange) -> None:
        match = change.change.after.match
        board = self._board(match.id)
        self._set_timer(board, change.ends)
        if match.is_over:
            board.edit_after = board.failed = 0
            del self._boards[match.id]

    def _follow_vote(self, tally: Tally) -> None:
        board = self._board(tally.voted.match)
        if tally.is_complete or not board.timer:  # another process may have begun it
            self._set_timer(board, tally.ends)
        self._edit_soon(board)

    def _set_timer(self, board: _Board, ends: datetime | None) -> None:
        """End the voting of a match at a time; None for never."""
        if board.timer:
            board.timer.cancel()
        board.timer = self._start(self._wait_and_end(board, ends)) if ends else None

    def _edit_soon(self, board: _Board, update: MatchUpdate | None = None) -> None:
        """Show a move, or only the votes, once the board may be edited, together with what comes until then."""
        if update and board.update:
            update = replace(update, since=min(update.since, board.update.since))
        board.is_outdated, board.update = True, update or board.update
        if not board.edit:
            board.edit = self._start(self._edit(board))

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _wait_and_end(self, board: _Board, ends: datetime) -> None:
        await asyncio.sleep(max((ends - self._app.services.now()).total_seconds(), 0))
        board.timer = None
        with log_errors():
            await self._end(board)

    async def _end(self, board: _Board) -> None:
        """End the voting of a match, and show what comes of it; if the database fails, try again later."""
        try:
            saved = await self._store.find(board.match)
            if saved is None or saved.match.is_over:  # it has ended in another process
                self._boards.pop(board.match, None)
                return
            if not saved.match.is_crowd_to_move:
                return
            can_vote = self._store.shown(saved).version >= saved.match.version and self._is_connected(saved.place)
            async with self._app.tasks.lock(saved.place.channel):
                ended = await self._votes.end_voting(saved, can_vote=can_vote)
        except DatabaseError:
            self._set_timer(board, self._app.services.now() + _RETRY_AFTER)
            raise
        match ended:
            case Closed(waits_until=ends):
                self._set_timer(board, ends)
                self._forget_edits(saved)  # a new message opens a thread that is archived meanwhile
                self._edit_soon(board)
            case MatchUpdate():
                if ended.match.awaits_opponent:
                    await show_found(self._app, ended.saved)  # the level begins to think; its move is shown by itself
                self._edit_soon(board, ended)
            case None:
                return  # another process has ended it

    def _is_connected(self, place: Place) -> bool:
        """Check if presses and commands of a place reach the bot now."""
        connected, guild = self._app.connections.connected, self._app.get_guild(place.guild or 0)
        return connected is not None and connected.has(place.guild) and guild is not None and not guild.unavailable

    def _forget_edits(self, saved: SavedMatch) -> Shown:
        """Let the next edit of a board count as its first: if Discord refuses it, a new message is posted."""
        shown = replace(self._store.shown(saved), version=-1)
        self._matches.record_shown(saved, shown)
        return shown

    async def _edit(self, board: _Board) -> None:
        """Edit a board until it shows everything that has come meanwhile."""
        try:
            while board.is_outdated:
                await asyncio.sleep(max(board.edit_after - asyncio.get_running_loop().time(), 0))
                update, board.update, board.is_outdated = board.update, None, False
                with log_errors():
                    await self._show(board, update)
        finally:
            board.edit = None

    async def _show(self, board: _Board, update: MatchUpdate | None) -> None:
        if update is None:
            saved = await self._store.find(board.match)
            if saved is None or not saved.match.is_crowd_to_move or not board.timer:  # the move comes now
                return
            update = MatchUpdate(saved, since=max(len(saved.match.plies) - len(Mark), 0))
        saved, is_over = update.saved, update.match.is_over
        shown = self._store.shown(saved)
        if not (is_over or shown.message or shown.attempt or shown.token):  # the message was deleted
            shown = self._forget_edits(saved)
        is_edit = update.match.awaits_opponent or (not is_over and shown.version >= saved.match.version)
        result = await show(self._app, update, kind=Kind.AGAIN if is_edit else Kind.NEWEST)
        if is_over:
            return
        self._note_edit(board, saved.place, is_done=result is not StepResult.UNKNOWN)
        if result is StepResult.UNKNOWN or (result is StepResult.GONE and is_edit):
            if not board.is_outdated:
                board.is_outdated, board.update = True, update
        elif result is StepResult.GONE:
            await end_unseen(self._app, saved)

    def _note_edit(self, board: _Board, place: Place, *, is_done: bool) -> None:
        """Let a board be edited again after the interval, a longer one if it fails again and again; not before a rate
        limit ends.
        """
        board.failed = 0 if is_done else board.failed + 1
        doublings = min(max(board.failed - 1, 0), _MAX_DOUBLINGS)
        after = asyncio.get_running_loop().time() + EDIT_INTERVAL.total_seconds() * 2**doublings
        board.edit_after = max(after, self._app.limited_until.get(place.channel, 0))


async def end_unseen(app: App, saved: SavedMatch) -> None:
    """End a match without a result, because Discord takes no message that shows it, unless it has changed meanwhile."""
    async with app.tasks.lock(saved.place.channel):
        running = await app.services[Matches].reload(saved.place.channel)
        if running and running.match == saved.match:
            await app.services[Matches].end_unreachable(running)
