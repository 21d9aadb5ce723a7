"""The messages of races: a private one for each racer, and a public one with the table.

A race is run by timers: one for each racer until their time is up, and one until nobody can join any more, and then
until the race ends at the latest. What a timer does is saved first, and done once, so that a late or a second one does
no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.messages import SECONDS_TO_SEND, UNREACHABLE, EditResult, OutgoingMessage, edit_message, page_message
from bot.client.question import question_view
from bot.client.surface import Surface
from bot.client.time_limit import within
from bot.database.errors import DatabaseError
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.matches.request import Request
from bot.model.ids import MessageId
from bot.text.page import Page
from cogs.race.controls import RaceCellButton, continue_item, ended_items, lobby_items
from cogs.race.queries import RaceKind
from cogs.race.race import RaceId
from cogs.race.service import OpenRace, Question, RaceService
from cogs.race.texts import RaceWriter

log = logging.getLogger(__name__)

EDIT_INTERVAL = timedelta(seconds=3)  # the least time between two edits of a public message
_RETRY_AFTER = timedelta(seconds=10)

Show = Callable[[OutgoingMessage], Coroutine[Any, Any, object]]
"""Sends a private message, or edits it if it was sent before."""

_Start = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


def question_message(
    surface: Surface, question: Question, verdict: bool | None, button: Callable[[int], Button]
) -> OutgoingMessage:
    """Return the puzzle that a racer is asked, with a button for each cell, and the verdict on their last answer."""
    board = question.puzzle.board
    surface = replace(surface, localizer=surface.localizer.on_board(board.game))
    page = RaceWriter(surface.localizer).ask(question, verdict)
    return page_message(surface, page, question_view(board, surface.localizer, button, rows=None))


class RaceBoards(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._races = app.services[RaceService]
        self._races.changed, self._races.shards = self._follow, app.shards_carried
        self._boards: dict[OpenRace, RaceBoard] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

    @commands.Cog.listener("on_ready")
    async def load_open(self) -> None:
        """Go on with the races that were open when the process ended."""
        with log_errors():
            for race in await self._races.saved_open():
                with log_errors():
                    await self._races.load(race)

    @commands.Cog.listener("on_maintenance_done")
    async def tidy_up(self) -> None:
        """Continue or end the races that an error has stopped, and delete old puzzles."""
        with log_errors():
            await self._races.tidy_up()
        await self.load_open()
        self._boards = {opened: board for opened, board in self._boards.items() if not board.is_done}
        for opened in [*self._races.open.values()]:
            self.of(opened).set_missing_timers()

    def of(self, opened: OpenRace) -> RaceBoard:
        """Return the messages and timers of a race."""
        if opened not in self._boards:
            self._boards[opened] = RaceBoard(self._app, opened, self._start)
        return self._boards[opened]

    @contextmanager
    def pressing(self, race: RaceId, user: UserId) -> Generator[float]:
        """Yield when a press has arrived. The time of its racer does not end while it is handled."""
        arrived, opened = self._races.monotonic(), self._races.open.get(race)
        if opened:
            opened.arriving[user] += 1
        try:
            yield arrived
        finally:
            if opened:
                opened.arriving[user] -= 1
            if opened := self._races.open.get(race):
                self.of(opened).set_timer(user)

    def _follow(self, opened: OpenRace) -> None:
        self.of(opened).set_timer()
        self.of(opened).edit_soon()

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


class RaceBoard:
    """The messages of a race, and what begins and ends it in time."""

    def __init__(self, app: App, opened: OpenRace, start: _Start) -> None:
        self._app, self._races, self.opened, self._start = app, app.services[RaceService], opened, start
        self._private: dict[UserId, tuple[Surface, Show]] = {}
        """The private messages of racers who have not finished; after a restart, of those who have gone on since."""
        self._timers: dict[UserId | None, asyncio.Task[None]] = {}
        """The tasks that sleep until a racer's time is up, or for None, until the race starts or ends."""
        self._editing: asyncio.Task[None] | None = None  # edits the public message whenever that may be done
        self._is_outdated = False  # whether the public message is to be edited
        self._said = ""  # what it says; empty if that is not known

    @property
    def is_done(self) -> bool:
        """Whether the race is no longer open, and its public message is not being edited."""
        return self._races.open.get(self.opened.race.id) is not self.opened and self._editing is None

    async def note_posted(self, message: MessageId | None) -> None:
        """Wait for members to join the race, whose public message was posted."""
        if self._editing is None:
            self._editing = self._start(self._edit(EDIT_INTERVAL))
        self.set_timer()
        if message:
            await self._races.save_message(self.opened, message)

    def follow(self, request: Request, show: Show) -> None:
        """Note the private message of a racer, which shows the first puzzle when the race starts, and the result."""
        self._private[request.user] = replace(request.surface, localizer=request.ephemeral), show

    async def begin(self) -> None:
        """Start the race, and show each racer their first puzzle."""
        if await self._races.start(self.opened):
            await asyncio.gather(*(self.show_first(racer.user) for racer in self.opened.race.racers))

    async def show_first(self, user: UserId) -> None:
        """Show the first puzzle of a race that has started to a racer whose private message is known, unless they have
        been shown it. The others press Continue.
        """
        async with self.opened.locks[user]:
            if user not in self._private or not self.opened.is_paused(user):
                return
            surface, show = self._private[user]
            try:
                await within(SECONDS_TO_SEND, show(self._ask(surface, user)))
            except TimeoutError:  # Discord may show it all the same
                log.warning("Discord did not accept the first puzzle of a racer in time")
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("Discord did not accept the first puzzle of a racer (%s)", error)
                return
            self._races.shown(self.opened, user)
        self.set_timer(user)

    async def show(self, request: Request, show: Show, verdict: bool | None = None, *, goes_on: bool = True) -> None:
        """Show a racer what they are asked, with the verdict on their answer, or their result once they have finished.
        Their lock is held. If their clock has not begun again after a restart, they are asked first if it `goes_on`.
        """
        user, surface = request.user, replace(request.surface, localizer=request.ephemeral)
        if await self._races.finish(self.opened, user):
            self._private.pop(user, None)
            await show(await self._result(surface, user, verdict))
            return
        if not goes_on:
            race, localizer = self.opened.race, surface.localizer
            text = RaceWriter(localizer).paused(race, self.opened.racer(user))
            await show(OutgoingMessage(text, buttons=view_of(continue_item(race, localizer))))
        else:
            await show(self._ask(surface, user, verdict))
            self._races.shown(self.opened, user)
        self.follow(request, show)

    def _ask(self, surface: Surface, user: UserId, verdict: bool | None = None) -> OutgoingMessage:
        question = self._races.question(self.opened, user)
        assert question
        race, number = question.race.id, question.racer.run.number
        return question_message(surface, question, verdict, lambda cell: RaceCellButton(race, number, cell))

    async def _result(self, surface: Surface, user: UserId, verdict: bool | None = None) -> OutgoingMessage:
        race, racer, localizer = self.opened.race, self.opened.racer(user), surface.localizer
        if race.kind is RaceKind.STORM:
            records = await self._races.records(race, user)
            buttons = view_of(*ended_items(race, localizer, has_missed=bool(racer.run.missed)))
        else:
            records = buttons = None
        text = RaceWriter(localizer).result(race, racer, verdict, records)
        return page_message(surface, Page("", text, ""), buttons)

    def set_timer(self, user: UserId | None = None, seconds: float | None = None) -> None:
        """Let a racer's time end when it is up or, without one, let the race start or end when its time has come."""
        if earlier := self._timers.pop(user, None):
            earlier.cancel()
        seconds = self._races.seconds_left(self.opened, user) if seconds is None else seconds
        if seconds is not None:
            self._timers[user] = self._start(self._wait(user, seconds))

    def set_missing_timers(self) -> None:
        for user in (None, *(racer.user for racer in self.opened.race.racers)):
            if user not in self._timers:
                self.set_timer(user)

    async def _wait(self, user: UserId | None, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._timers[user]  # what begins now is not cancelled
        with log_errors():
            try:
                await (self._begin_or_end() if user is None else self._finish(user))
            except DatabaseError:
                self.set_timer(user, _RETRY_AFTER.total_seconds())
                raise

    async def _begin_or_end(self) -> None:
        is_unseen = self.opened.is_restarted and self.opened.race.message is None
        if not self.opened.race.started and not is_unseen:
            await self.begin()
            return
        await self._races.end(self.opened)
        await asyncio.gather(*map(self._show_result, [*self._private]))

    async def _finish(self, user: UserId) -> None:
        """End the run of a racer whose time is up, and show them their result."""
        if self.opened.arriving[user]:  # the timer is set again when that press is answered
            return
        async with self.opened.locks[user]:
            try:
                is_finished = await self._races.finish(self.opened, user)
            except Refusal:  # their data were deleted, maybe by another process
                return
        if is_finished:
            await self._show_result(user)
        else:
            self.set_timer(user)

    async def _show_result(self, user: UserId) -> None:
        """Show a racer what they have reached if their private message is known."""
        async with self.opened.locks[user]:
            if user not in self._private or self.opened.race.racer(user) is None:
                return
            surface, show = self._private[user]
            message = await self._result(surface, user)
            del self._private[user]
            try:
                await within(SECONDS_TO_SEND, show(message))
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.debug("Discord did not accept the result of a racer (%s)", error)

    def edit_soon(self) -> None:
        """Show everyone how the race stands once its public message may be edited, and end it if it is over."""
        race = self.opened.race
        if race.message is None and not (race.ended or self.opened.is_over):
            return
        self._is_outdated = True
        if self._editing is None:
            self._editing = self._start(self._edit())

    async def _edit(self, after: timedelta = timedelta(0)) -> None:
        """Edit the public message until it shows everything that has come meanwhile."""
        try:
            await asyncio.sleep(after.total_seconds())
            while self._is_outdated:
                self._is_outdated = False
                with log_errors():
                    if not await self._show_table():
                        self._is_outdated = True
                        await asyncio.sleep(_RETRY_AFTER.total_seconds())
        finally:
            self._editing = None

    async def _show_table(self) -> bool:
        """Show everyone how the race stands, end it if it is over, and wait until the message may be edited again.
        Returns False if Discord takes no edits at the moment, or the end cannot be saved.
        """
        race, seconds = self.opened.race, 0.0
        if race.message:
            message = self.public_message(await self._app.surface_at(race.place))
            said = "\n".join([message.content, *(embed.description or "" for embed in message.embeds)])
            if said != self._said:
                if await edit_message(self._app, race.place, race.message, message) is EditResult.TRY_LATER:
                    return False
                self._said, seconds = said, EDIT_INTERVAL.total_seconds()
        if self.opened.is_over:
            try:
                await self._races.end(self.opened)
            except DatabaseError:
                return False
        await asyncio.sleep(seconds)
        return True

    def public_message(self, surface: Surface) -> OutgoingMessage:
        opened, race, localizer = self.opened, self.opened.race, surface.localizer
        is_over, options = opened.is_over or race.ended is not None, {"is_long": surface.can_embed}
        options["is_restarted"] = opened.is_restarted
        if not is_over and race.started is None:
            text = RaceWriter(localizer).lobby(race, self._name_of, **options)
            return page_message(surface, Page("", text, ""), view_of(*lobby_items(race, localizer)))
        text = RaceWriter(localizer).table(race, self._name_of, is_over=is_over, **options)
        has_missed = any(racer.run.missed for racer in race.racers)
        items = ended_items(race, localizer, has_missed=has_missed) if is_over else [continue_item(race, localizer)]
        return page_message(surface, Page("", text, ""), view_of(*items))

    def _name_of(self, user: UserId) -> str:
        return self._app.names.get(self.opened.race.place.guild, user)
