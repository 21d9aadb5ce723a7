"""The messages of races: a private one for each racer, and a public one with the table.

A race is run by timers: one until nobody can join any more, one for each racer until their time is up, and one until
the whole race ends. What a timer does is saved first, and done once, so that a late or a second one does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import discord
from cachetools import LRUCache
from discord.ext import commands

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.controls import optional_view, view_of
from bot.client.delivery import Interaction
from bot.client.messages import (
    SECONDS_TO_SEND,
    UNREACHABLE,
    EditResult,
    OutgoingMessage,
    edit_message,
    page_message,
)
from bot.client.question import question_view
from bot.client.surface import Surface
from bot.client.time_limit import within
from bot.database.errors import DatabaseError
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.matches.request import Request
from bot.model.ids import MessageId, Place
from bot.text.page import Page
from cogs.race.controls import RaceCellButton, continue_item, ended_items, lobby_items
from cogs.race.queries import RaceKind
from cogs.race.race import RaceId
from cogs.race.service import LONGEST, OpenRace, Question, RaceService
from cogs.race.texts import RaceWriter

log = logging.getLogger(__name__)

EDIT_INTERVAL = timedelta(seconds=3)  # the least time between two edits of a public message
_RETRY_AFTER = timedelta(seconds=10)
_MAX_RACES = 1_000

Show = Callable[[OutgoingMessage], Coroutine[Any, Any, object]]
"""Edits a private message, or sends it."""


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    surface: Surface  # in the language of its reader
    show: Show


def response_to(interaction: Interaction) -> Show:
    """Edit the response to an interaction, or the message of the pressed button that it has edited. A press whose
    response was deferred has a public message there instead, so that the first message is sent.
    """
    is_public = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    if is_public and interaction.message and not interaction.message.flags.ephemeral:
        return follow_up_to(interaction)
    return lambda message: interaction.edit_original_response(**message.to_edit())


def follow_up_to(interaction: Interaction) -> Show:
    """Send a message after the response to an interaction, and edit it from then on."""
    sent: discord.WebhookMessage | None = None

    async def show(message: OutgoingMessage) -> None:
        nonlocal sent
        if sent is None:
            sent = await interaction.followup.send(**message.to_new(), ephemeral=True, wait=True)
        else:
            await interaction.followup.edit_message(sent.id, **message.to_edit())

    return show


def posted_in(app: App, place: Place, posted: MessageId) -> Show:
    """Edit a message that was posted in a channel."""
    return lambda message: edit_message(app, place, posted, message)


class RaceBoards(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._races = app.services[RaceService]
        self._races.changed, self._races.loaded = self._edit_soon, self._go_on
        self._races.shards = app.shards_carried
        self._private: dict[tuple[RaceId, UserId], PrivateMessage] = {}
        """The private messages of racers; after a restart, those who have gone on since."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[tuple[RaceId, UserId | None], asyncio.Task[None]] = {}
        """The tasks that sleep until a racer's time is up, or for None, until a race starts or ends."""
        self._restarted = set[RaceId]()  # those that have run before a restart
        self._edits: dict[RaceId, asyncio.Task[None]] = {}
        """The tasks that edit public messages, each once that may be done."""
        self._wanted = set[RaceId]()  # whose public message is to be edited
        self._edit_after: LRUCache[RaceId, float] = LRUCache(_MAX_RACES)
        """When a public message may be edited again, by the clock of the event loop."""
        self._shown: dict[RaceId, str] = {}  # what public messages say

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
        """Go on with, or end, what a failure has stopped, and delete old puzzles."""
        with log_errors():
            await self._races.tidy_up()
        await self.load_open()
        for opened in [*self._races.open.values()]:
            if (opened.race.id, None) not in self._timers:
                self.set_race_timer(opened)
            for racer in opened.race.racers:
                if (opened.race.id, racer.user) not in self._timers:
                    self.set_timer(opened, racer.user)

    def _go_on(self, opened: OpenRace) -> None:
        """Go on with a race after a restart."""
        self._restarted.add(opened.race.id)
        self.set_race_timer(opened)
        self._edit_soon(opened)

    async def open(self, opened: OpenRace, message: MessageId | None) -> None:
        """Wait for members to join a race whose public message was posted."""
        self._note_edit(opened.race.id, EDIT_INTERVAL)
        self.set_race_timer(opened)
        if message:
            await self._races.save_message(opened, message)

    async def cancel(self, opened: OpenRace) -> None:
        """End a race whose message could not be posted. If that fails, it is loaded again later, and ends then."""
        self._races.open.pop(opened.race.id, None)
        self._forget(opened.race.id)
        await self._races.end(opened)

    def follow(self, opened: OpenRace, user: UserId, surface: Surface, show: Show) -> None:
        """Note the private message of a racer, which shows the first puzzle when the race starts, and the result."""
        if opened.race.ended is None:
            self._private[opened.race.id, user] = PrivateMessage(surface, show)

    def lobby_message(self, opened: OpenRace, surface: Surface) -> OutgoingMessage:
        """Return the public message before the start."""
        race, writer = opened.race, RaceWriter(surface.localizer)
        names, is_restarted = self._name_in(race.place), race.id in self._restarted
        text = writer.lobby(race, names, is_long=surface.can_embed, is_restarted=is_restarted)
        return page_message(surface, Page("", text, ""), view_of(*lobby_items(race, surface.localizer)))

    async def begin(self, opened: OpenRace) -> None:
        """Start a race, and show each racer their first puzzle."""
        if not await self._races.start(opened):
            return
        self._restarted.discard(opened.race.id)
        self.set_race_timer(opened)
        await asyncio.gather(*(self.show_first(opened, racer.user) for racer in opened.race.racers))
        self._edit_soon(opened)

    async def show_first(self, opened: OpenRace, user: UserId) -> None:
        """Show the first puzzle of a race that has started to a racer whose private message is known, unless they have
        been shown it. The others press Continue.
        """
        async with opened.locks[user]:
            private = self._private.get((opened.race.id, user))
            if private is None or not opened.is_paused(user):
                return
            message = self._board(private.surface, self._races.question(opened, user))
            try:
                await within(SECONDS_TO_SEND, private.show(message))
            except TimeoutError:  # Discord may show it all the same
                log.warning("Discord did not accept the first puzzle of a racer in time")
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("Discord did not accept the first puzzle of a racer (%s)", error)
                return
            self._races.shown(opened, user)
        self.set_timer(opened, user)

    @contextmanager
    def pressing(self, race: RaceId, user: UserId) -> Generator[float]:
        """Yield when a press has arrived. The time of its racer does not end while it is handled."""
        try:
            with self._races.arriving(race, user) as arrived:
                yield arrived
        finally:
            if opened := self._races.open.get(race):
                self.set_timer(opened, user)

    async def show(
        self,
        request: Request,
        opened: OpenRace,
        send: Callable[[OutgoingMessage], Awaitable[Show]],  # sends or edits the message, and returns what edits it
        verdict: bool | None = None,
        *,
        goes_on: bool = True,
    ) -> None:
        """Show a racer what they are asked, with the verdict on their answer, or their result once they have finished.
        Their lock is held. If their clock has not begun again after a restart, they are asked first if it `goes_on`.
        """
        user, surface = request.user, replace(request.surface, localizer=request.ephemeral)
        is_finished = await self._races.finish(opened, user)
        question = self._races.question(opened, user)
        if is_finished:
            message = await self._result(surface, question, verdict)
        elif opened.is_paused(user) and not goes_on:
            text = RaceWriter(surface.localizer).paused(question)
            message = OutgoingMessage(text, buttons=view_of(continue_item(opened.race, surface.localizer)))
        else:
            message = self._board(surface, question, verdict)
        try:
            show = await send(message)
        finally:
            if is_finished:
                self._edit_soon(opened)
        if not is_finished:
            self.follow(opened, user, surface, show)
        if question.puzzle and (goes_on or not opened.is_paused(user)):
            self._races.shown(opened, user)

    def _board(self, surface: Surface, question: Question, verdict: bool | None = None) -> OutgoingMessage:
        assert question.puzzle
        board, race, number = question.puzzle.board, question.race.id, question.racer.run.number
        surface = replace(surface, localizer=surface.localizer.on_board(board.game))
        page = RaceWriter(surface.localizer).ask(question, verdict)
        buttons = question_view(board, surface.localizer, lambda cell: RaceCellButton(race, number, cell), rows=None)
        return page_message(surface, page, buttons)

    async def _result(self, surface: Surface, question: Question, verdict: bool | None = None) -> OutgoingMessage:
        race, racer, localizer = question.race, question.racer, surface.localizer
        is_storm, has_missed = race.kind is RaceKind.STORM, bool(racer.run.missed)
        records = await self._races.records(race, racer.user) if is_storm else None
        items = [*ended_items(race, localizer, has_missed=has_missed)] if is_storm else []
        text = RaceWriter(localizer).result(question, verdict, records)
        return page_message(surface, Page("", text, ""), optional_view(items))

    def set_timer(self, opened: OpenRace, user: UserId) -> None:
        """Let a racer's time end when it is up."""
        seconds = self._races.seconds_left(opened, user)
        self._set_timer((opened.race.id, user), seconds, lambda: self._finish_in_time(opened, user))

    async def _finish_in_time(self, opened: OpenRace, user: UserId) -> None:
        if not opened.arriving[user]:  # otherwise the timer is set again when that press is answered
            await self._finish(opened, user)

    async def _finish(self, opened: OpenRace, user: UserId) -> None:
        """End the run of a racer whose time is up, and show them their result."""
        async with opened.locks[user]:
            racer = opened.race.racer(user)
            if racer is None or racer.finished:
                return
            try:
                is_finished = await self._races.finish(opened, user)
            except Refusal:  # their data were deleted, by another process
                return
            except DatabaseError:
                seconds = _RETRY_AFTER.total_seconds()
                self._set_timer((opened.race.id, user), seconds, lambda: self._finish(opened, user))
                raise
        if not is_finished:
            self.set_timer(opened, user)
            return
        private = self._private.pop((opened.race.id, user), None)
        self._edit_soon(opened)
        await self._show_result(opened, user, private)

    async def _show_result(self, opened: OpenRace, user: UserId, private: PrivateMessage | None) -> None:
        """Show a racer what they have reached if their private message is known."""
        async with opened.locks[user]:
            if private is None or opened.race.racer(user) is None:
                return
            message = await self._result(private.surface, self._races.question(opened, user))
            try:
                await within(SECONDS_TO_SEND, private.show(message))
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.debug("Discord did not accept the result of a racer (%s)", error)

    def set_race_timer(self, opened: OpenRace) -> None:
        """Start a race when its time has come; end it, if it has started, after the longest time."""
        race, now = opened.race, self._app.services.now()
        if race.ended:
            return
        if race.started is None:
            self._set_timer((race.id, None), _seconds(race.begins - now), lambda: self._begin_in_time(opened))
        else:
            self._set_timer((race.id, None), _seconds(race.started + LONGEST - now), lambda: self._end(opened))

    async def _begin_in_time(self, opened: OpenRace) -> None:
        try:
            if opened.race.message is None and opened.race.id in self._restarted:  # nobody has seen it
                await self._races.end(opened)
                self._edit_soon(opened)
                return
            await self.begin(opened)
        except DatabaseError:
            seconds = _RETRY_AFTER.total_seconds()
            self._set_timer((opened.race.id, None), seconds, lambda: self._begin_in_time(opened))
            raise

    async def _end(self, opened: OpenRace) -> None:
        """End a race after the longest time, and show those who have not finished what they have reached."""
        race, waiting = opened.race.id, [racer.user for racer in opened.race.racers if not racer.finished]
        try:
            await self._races.end(opened)
        except DatabaseError:
            self._set_timer((race, None), _RETRY_AFTER.total_seconds(), lambda: self._end(opened))
            raise
        showing = [self._show_result(opened, user, self._private.pop((race, user), None)) for user in waiting]
        self._edit_soon(opened)
        await asyncio.gather(*showing)

    def _set_timer(
        self,
        key: tuple[RaceId, UserId | None],
        seconds: float | None,  # None for never
        act: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        if earlier := self._timers.pop(key, None):
            earlier.cancel()
        if seconds is not None:
            self._timers[key] = self._start(self._wait(key, seconds, act))

    async def _wait(
        self, key: tuple[RaceId, UserId | None], seconds: float, act: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        await asyncio.sleep(seconds)
        del self._timers[key]  # what begins now is not cancelled
        with log_errors():
            await act()

    def _start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _edit_soon(self, opened: OpenRace) -> None:
        """Show everyone how a race stands once its public message may be edited, and end it if it is over."""
        race = opened.race
        if race.message is None and not (race.ended or opened.is_over):
            return
        self._wanted.add(race.id)
        if race.id not in self._edits:
            self._edits[race.id] = self._start(self._edit(opened))

    async def _edit(self, opened: OpenRace) -> None:
        race = opened.race.id
        try:
            while race in self._wanted:
                await asyncio.sleep(max(self._edit_after.get(race, 0) - asyncio.get_running_loop().time(), 0))
                self._wanted.discard(race)
                with log_errors():
                    await self._show_table(opened)
        finally:
            del self._edits[race]

    async def _show_table(self, opened: OpenRace) -> None:
        race = opened.race
        if race.message:
            surface = await self._app.surface_at(race.place)
            message = self._public_message(opened, surface)
            said = "\n".join([message.content, *(embed.description or "" for embed in message.embeds)])
            if said != self._shown.get(race.id):
                result = await edit_message(self._app, race.place, race.message, message)
                self._note_edit(race.id, EDIT_INTERVAL)
                if result is EditResult.TRY_LATER:
                    self._try_again(race.id)
                    return
                self._shown[race.id] = said
        if opened.is_over and not race.ended:
            try:
                await self._races.end(opened)
            except DatabaseError:
                self._try_again(race.id)
                raise
        if opened.race.ended:
            self._forget(race.id)

    def _public_message(self, opened: OpenRace, surface: Surface) -> OutgoingMessage:
        race, is_over = opened.race, opened.is_over or opened.race.ended is not None
        if not is_over and race.started is None:
            return self.lobby_message(opened, surface)
        writer, localizer = RaceWriter(surface.localizer), surface.localizer
        is_restarted, name_of = race.id in self._restarted, self._name_in(race.place)
        text = writer.table(race, name_of, is_over=is_over, is_long=surface.can_embed, is_restarted=is_restarted)
        has_missed = any(racer.run.missed for racer in race.racers)
        items = ended_items(race, localizer, has_missed=has_missed) if is_over else [continue_item(race, localizer)]
        return page_message(surface, Page("", text, ""), view_of(*items))

    def _name_in(self, place: Place) -> Callable[[UserId], str]:
        return lambda user: self._app.names.get(place.guild, user)

    def _note_edit(self, race: RaceId, interval: timedelta) -> None:
        self._edit_after[race] = asyncio.get_running_loop().time() + interval.total_seconds()

    def _try_again(self, race: RaceId) -> None:
        self._note_edit(race, _RETRY_AFTER)
        self._wanted.add(race)

    def _forget(self, race: RaceId) -> None:
        """Remove what is remembered of a race that has ended."""
        for key in [key for key in self._timers if key[0] == race]:
            self._timers.pop(key).cancel()
        for key in [key for key in self._private if key[0] == race]:
            del self._private[key]
        self._restarted.discard(race)
        self._shown.pop(race, None)


def _seconds(duration: timedelta) -> float:
    return max(duration.total_seconds(), 0)
