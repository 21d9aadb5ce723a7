"""The display: makes Discord show a match as it is in the database.

`show` is the only way in which a match is shown: for a command or a press, after the move of a slow opponent, by the
maintenance, after a restart. `bot/model/shown.py` says which steps that takes; they are performed here, one at a time
for each match.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any

import discord

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.interaction_delivery import complete_response
from bot.client.messages import (
    NO_ACCESS,
    UNREACHABLE,
    EditResult,
    OutgoingMessage,
    edit_message,
    is_blocked,
    is_temporary,
    note_rate_limit,
    post,
)
from bot.client.surface import Surface
from bot.client.tasks import MatchDisplay
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.game import Termination
from bot.games.ids import MatchId
from bot.games.mark import Mark
from bot.matches.board import AS_USUAL, Look, draw_match
from bot.matches.endings import read_ending
from bot.matches.matches import Matches
from bot.matches.notices import Notices, claim_notice
from bot.matches.opponent_pool import move_ticket
from bot.matches.request import Request
from bot.matches.store import MatchStore
from bot.model.ids import Event, EventId, MessageId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import Action, Answer, Step, StepResult, Wanted, after, next_step
from bot.workers.pool import WorkerPool

log = logging.getLogger(__name__)

_WITHOUT_POST = (Termination.ABANDONED, Termination.FORFEITED, Termination.STOPPED)
"""The ends that are shown only in the message of the match, if it is still there."""


class Kind(Enum):
    """What is shown of a match."""

    NEWEST = "newest"  # its newest version, unless that has been shown
    IF_THERE = "if there"
    """The same, but only by an edit, unless an earlier answer is unknown. The event that led to it needs no answer."""
    AGAIN = "again"  # the message that shows it, drawn again, unless a newer version is shown


_NEW = (Action.POST, Action.RESPOND)
_RESULTS = {
    **dict.fromkeys((EditResult.GONE, EditResult.OUT_OF_REACH), StepResult.GONE),
    EditResult.TRY_LATER: StepResult.UNKNOWN,
}
"""The results of edits that have not been done. A text that Discord blocks is not sent again."""


async def show(
    app: App,
    update: MatchUpdate,
    request: Request | None = None,  # what is answered with it; None if nobody waits for it
    look: Look = AS_USUAL,  # how it is drawn, if not as usual
    kind: Kind = Kind.NEWEST,
    *,
    in_place: bool = True,  # whether the pressed message may be edited into it
    surface: Surface | None = None,  # where it is drawn; None for the request's surface, or else that of the place
) -> StepResult | None:
    """Show a match, and return DONE; GONE if the message that shows it is gone; UNKNOWN if Discord does not answer, so
    that the maintenance tries again; None if it is shown later, because another message of the match is being sent.
    Raises the error of Discord if it does not accept the answer to the request.
    """
    match = update.saved.match.id
    if (current := app.tasks.displays.get(match)) is None:
        current = app.tasks.displays[match] = MatchDisplay(update)
    else:
        current.add(update, app.services[MatchStore].shown(update.saved).version)
    channel = update.saved.place.channel  # the bot may have joined its guild since the match began
    is_posted = request is not None and (request.delivery.is_typed or channel != request.place.channel)
    if current.lock.locked() and (request is None or (is_posted and current.is_awaited)):
        current.waiting.append(partial(_show_later, app, update, request, look, kind, surface))
        return None
    reply, has_lock = None, False
    try:
        if request:
            event = Event(request.event.id) if is_posted else request.event
            current.answered.add(event.id)
            if request.delivery.queued:
                await request.delivery.queued.leave()
            pressed = MessageId(request.delivery.pressed.id) if request.delivery.pressed and not is_posted else None
            can_edit = request.delivery.can_edit or request.delivery.is_user_install
            reply = Answer(event, is_posted, pressed, in_place and pressed is not None and can_edit)
        surface = surface or (request.surface if request else await _surface_unrequested(app, update))
        display = _Display(app, current, update, request, look, kind, surface, reply)
        is_impatient = request is not None and current.lock.locked()
        has_lock = await (current.take(app.tasks.seconds_to_reply) if is_impatient else current.lock.acquire())
        current.is_awaited = request is not None if has_lock else current.is_awaited
        has_notice = update.saved.has_notices and kind is Kind.NEWEST and not look.keeps_text
        return await (display.show_with_notice() if has_notice else display.show())
    finally:
        if has_lock:
            current.lock.release()
        if request:
            current.answered.discard(request.event.id)
        if current.waiting:
            app.tasks.start(_show_waiting(current))


async def show_buttons(request: Request, saved: SavedMatch, look: Look) -> None:
    """Show other buttons below the pressed board, whose text stays as it is."""
    await show(request.app, MatchUpdate.without_new_plies(saved), request, replace(look, keeps_text=True))


async def _show_waiting(current: MatchDisplay) -> None:
    """Show what has come while another message of the match was sent."""
    waiting, current.waiting = current.waiting, []
    for show_later in waiting:
        with log_errors():
            await show_later()


async def _show_later(
    app: App, update: MatchUpdate, request: Request | None, look: Look, kind: Kind, surface: Surface | None
) -> None:
    """Do the same as `show`, after the command has ended; so the user is told here if Discord refuses the answer."""
    try:
        await show(app, update, request, look, kind, surface=surface)
    except (discord.HTTPException, *UNREACHABLE) as error:
        if request is None:
            raise
        await request.apologize(error)


async def show_found(app: App, saved: SavedMatch) -> None:
    """Show a match that was saved and not shown. If it waits for a slow opponent, let that decide first."""
    if saved.match.awaits_opponent:
        app.tasks.start(_let_opponent_move(app, saved), is_awaited=False)
    else:
        await show(app, MatchUpdate.since_shown(saved))


async def close_offers(app: App, match: MatchId) -> None:
    """Remove the buttons of a match's offers that are over."""
    with log_errors():
        for found in await app.services[MatchStore].outdated(match):
            await close(app, found)


async def close(app: App, saved: SavedMatch) -> None:
    """Remove the buttons of a match's outdated messages. If that fails, or if the bot may not see the channel, the
    maintenance tries again.
    """
    store, matches, closing = app.services[MatchStore], app.services[Matches], app.tasks.closing
    wanted, messages = Wanted(saved.match.version, saved.event.id), saved.shown.outdated - closing
    shown = store.shown(saved)
    if not messages <= shown.outdated:  # they were found in the database
        matches.record_shown(saved, replace(shown, outdated=shown.outdated | messages))
    closing |= messages
    try:
        for message in sorted(messages):
            if message not in store.shown(saved).outdated:
                continue
            if await edit_message(app, saved.place, message, None) in (EditResult.TRY_LATER, EditResult.OUT_OF_REACH):
                continue
            shown = after(store.shown(saved), Step(Action.CLOSE, wanted, message), StepResult.DONE)
            matches.record_shown(saved, shown)
            if message == shown.message:  # it is the board again
                await _show_again(app, saved.match.id, Kind.AGAIN)
    finally:
        closing -= messages


async def _show_again(app: App, match: MatchId, kind: Kind) -> None:
    """Show a match as it is in the database. If that fails, the maintenance shows what is not shown yet."""
    with log_errors():
        found = await app.services[MatchStore].find(match)
        if found and (kind is Kind.AGAIN or not found.is_shown):
            await show(app, MatchUpdate.without_new_plies(found), kind=kind)


async def _log_errors(coroutine: Coroutine[Any, Any, object]) -> None:
    with log_errors():
        await coroutine


async def _let_opponent_move(app: App, waiting: SavedMatch) -> None:
    """Let an opponent that takes its time decide, and show its ply. If this fails, the maintenance tries again."""
    with log_errors():
        await app.services[MatchStore].save_shown()  # a killed bot finds the message at its next start
        ticket, moving = move_ticket(waiting.match, waiting.place), app.services[Matches].move_opponent(waiting)
        announce = partial(_announce_wait, app, waiting)
        if update := await app.services[WorkerPool].turns.announcing(ticket, moving, announce):
            await show(app, update)


async def _announce_wait(app: App, waiting: SavedMatch, seconds: int) -> None:
    """Add to the board how many seconds the opponent will take."""
    current = await app.services[MatchStore].find(waiting.match.id)
    if current and current.match == waiting.match:
        await show(app, MatchUpdate.since_shown(current), None, Look(wait=seconds), Kind.AGAIN)


async def _add_sentence(app: App, surface: Surface, update: MatchUpdate, look: Look) -> None:
    """Add the coach's sentence to the board of a finished match. If the bot stops before, it is left out."""
    with suppress(DatabaseError):  # already logged
        sentence = " · ".join(filter(None, [await find(update.saved, surface) for find in app.ending_sentences]))
        if sentence and update.ending:
            update = replace(update, ending=replace(update.ending, coach=sentence))
            await show(app, update, None, replace(look, keeps_buttons=True), Kind.AGAIN, surface=surface)


@dataclass(slots=True)
class _Display:
    """Performs the steps that show one match; the arguments are those of `show`."""

    app: App
    current: MatchDisplay
    update: MatchUpdate
    request: Request | None
    look: Look
    kind: Kind
    surface: Surface
    reply: Answer | None  # None once the request is answered
    mention: Callable[[OutgoingMessage], OutgoingMessage] | None = None  # adds that of a player to a new message
    result: StepResult | None = None  # of the last step

    async def show(self) -> StepResult:
        """Perform steps until nothing is left to do, or Discord does not answer."""
        app, matches, step = self.app, self.app.services[Matches], self._next_step()
        while step and step.action is not Action.CLOSE and (self.reply or not self.request):
            saved, store = self.update.saved, app.services[MatchStore]
            if step.event and step.action in _NEW and not (step.message or store.shown(saved).attempt):
                await matches.record_attempt(saved, step.event)
            is_given_up = step.action is Action.GIVE_UP
            self.result, message = (StepResult.GONE, None) if is_given_up else await self._perform(step)
            if self.result is StepResult.UNKNOWN and not (self.reply and step.action is Action.COMPLETE):
                return self.result
            shown = after(store.shown(saved), step, self.result, message)
            matches.record_shown(self.current.newest.saved, shown)
            if self.reply and step.event == self.reply.event:
                self.reply = None
            if self.kind is Kind.AGAIN:
                if self.current.newest.saved.match.version <= self.update.saved.match.version:
                    return self.result
                self.kind = Kind.NEWEST  # a newer version was shown meanwhile; this edit may have arrived after it
            step = self._next_step()
        match = self.update.saved.match
        if step or match.is_over or match.awaits_opponent or self.update.replaced:
            self._follow_up(step)
        return self.result or StepResult.DONE

    def _next_step(self) -> Step | None:
        """Take over the newest version, and return what to do next."""
        newest, kind, matches = self.current.newest, self.kind, self.app.services[Matches]
        is_newer = newest.saved.match.version > self.update.saved.match.version
        if is_newer and kind is not Kind.AGAIN:
            self.update, self.look = newest, Look(self.look.note)  # the look was that of the earlier version
        saved, match = self.update.saved, self.update.saved.match
        shown = self.app.services[MatchStore].shown(saved)
        if kind is Kind.AGAIN and (is_newer or shown.version > match.version):
            return None
        if kind is Kind.IF_THERE and shown.attempt == saved.event.id:
            shown = replace(shown, attempt=None, token=None)
            matches.record_shown(saved, shown)
        if shown.attempt in self.current.answered and not (self.reply and shown.attempt == self.reply.event.id):
            shown = replace(shown, attempt=None, token=None)  # its message will be known soon
        if self.result is StepResult.UNKNOWN:  # an earlier response cannot be found at the moment
            shown = replace(shown, token=None)
        if kind is Kind.AGAIN and not shown.token:
            shown = replace(shown, token=saved.shown.token)
        is_quiet = match.termination in _WITHOUT_POST or (match.is_exhibition and shown.version >= 0)
        wanted = Wanted(
            match.version,
            EventId(saved.event.id + 1),  # no event of this channel has it, and no message has it as its nonce
            is_waiting=match.awaits_opponent,
            is_partial=self.look.keeps_text or self.look.keeps_buttons,
            is_redrawn=kind is Kind.AGAIN,
            can_edit=saved.place.guild is not None or not self.app.only_responds(saved.place, is_duel=match.is_duel),
            may_post=kind is Kind.NEWEST and not is_quiet,
            pings=self.mention is not None,
        )
        return next_step(wanted, shown, self.reply)

    async def show_with_notice(self) -> StepResult:
        """Do the same, and mention the player to move in a new message if they are to be notified."""
        saved, notices, cause = self.update.saved, self.app.services[Notices], None
        shown = self.app.services[MatchStore].shown(saved)
        if self.reply or shown.version < saved.match.version:
            is_begun = self.request is not None and self.request.event.id == saved.match.id
            accepter = self.request.user if self.request and is_begun else None
            self.mention = await claim_notice(self.app, self.surface, saved, accepter)
        try:
            return await self.show()
        except asyncio.CancelledError:
            self.mention = None  # it may have been sent
            raise
        except Exception as error:
            cause = error
            raise
        finally:
            if self.mention:  # no new message was sent
                await notices.release(saved, error=cause)

    async def _perform(self, step: Step) -> tuple[StepResult, MessageId | None]:
        """Perform a step, and return its result and the message that shows the match after it."""
        app, saved, match = self.app, self.update.saved, self.update.saved.match
        is_new = step.action in _NEW and not step.message
        if match.outcome and not (self.update.ending or match.is_exhibition or match.is_anonymous):
            with suppress(DatabaseError):  # already logged; the result is shown all the same
                ending = await app.services[Database].read(read_ending, saved)
                self.update = replace(self.update, ending=ending)
        message = await draw_match(app, self.surface, self.update, self.look)
        if self.mention and is_new:
            message = self.mention(message)
        try:
            if step.event and step.action is Action.POST:
                shown = StepResult.DONE, await post(app, saved.place, step.event.id, message)
            elif self.request and step.action is Action.RESPOND:
                shown = StepResult.DONE, await _respond(self.request, step, message)
            else:
                shown = await self._edit(step, message)
        except (discord.HTTPException, *UNREACHABLE) as error:
            if self.reply and step.action is not Action.COMPLETE:
                raise
            if self.mention and is_new:
                await app.services[Notices].release(saved, error=error)
                self.mention = None
            return await _explain(app, saved, error), None
        self.mention = None if is_new else self.mention
        return shown

    async def _edit(self, step: Step, message: OutgoingMessage) -> tuple[StepResult, MessageId | None]:
        """Edit a message, or an earlier response."""
        app, saved = self.app, self.update.saved
        if step.event and step.event.token:
            only_responds = app.only_responds(saved.place, is_duel=saved.match.is_duel)
            may_be_ephemeral = only_responds or app.services[MatchStore].shown(saved).attempt is None
            completed = await complete_response(app, step.event.token, message, may_be_ephemeral=may_be_ephemeral)
            return StepResult.DONE if completed else StepResult.GONE, completed
        assert step.message is not None
        result, archived = await edit_message(app, saved.place, step.message, message), EditResult.ARCHIVED
        if result is archived and self.kind is Kind.IF_THERE:
            return StepResult.GONE, None
        is_watched = saved.match.is_exhibition and not saved.match.is_over
        if result is archived and self.kind is Kind.NEWEST and not is_watched:  # a new message opens the thread again
            return StepResult.DONE, await post(app, saved.place, f"{saved.event.id}-a", message)
        return _RESULTS.get(result, StepResult.DONE), step.message

    def _follow_up(self, step: Step | None) -> None:
        """Start what the request does not wait for: the step that is left, and what follows once a match is shown."""
        app, update, saved, match = self.app, self.update, self.update.saved, self.update.saved.match
        if step and step.action is Action.CLOSE:
            app.tasks.start(close(app, replace(saved, shown=app.services[MatchStore].shown(saved))))
        elif step and len(self.current.answered) == 1 and not self.current.waiting:  # otherwise others show the rest
            app.tasks.start(_log_errors(show(app, update)))
        if match.awaits_opponent and (self.result or self.request):
            app.tasks.start(_let_opponent_move(app, saved), is_awaited=False)
        if not self.result:
            return
        if match.is_over and match.is_duel:
            app.tasks.start(close_offers(app, match.id))
        if update.ending and self.kind is Kind.NEWEST:
            app.tasks.start(_add_sentence(app, self.surface, update, self.look), is_awaited=False)
        if update.replaced:
            app.tasks.start(_show_again(app, update.replaced.id, Kind.IF_THERE))


async def _explain(app: App, saved: SavedMatch, error: Exception) -> StepResult:
    """Log why a match cannot be shown, and end it if players can no longer see its channel."""
    note_rate_limit(app, saved.place, error)
    if is_temporary(error):
        log.warning("Discord did not accept a board (%s); the bot tries again later", error)
        return StepResult.UNKNOWN
    level = logging.WARNING if is_blocked(error) else logging.INFO
    log.log(level, "A board cannot be shown in channel %d (%s)", saved.place.channel, error)
    if getattr(error, "code", None) in NO_ACCESS and saved.match.is_duel and not saved.match.is_over:
        await app.services[Matches].end_unreachable(saved)
    return StepResult.GONE


async def _surface_unrequested(app: App, update: MatchUpdate) -> Surface:
    locale = app.find_locale(update.starter, *map(update.match.member, Mark))
    return await app.surface_at(update.saved.place, locale)


async def _respond(request: Request, step: Step, message: OutgoingMessage) -> MessageId | None:
    """Respond to an interaction with a match. If someone has removed the embed of the pressed board, bring it back;
    the second time, ask not to remove it.
    """
    pressed, removed = request.delivery.pressed, request.app.removed_embeds
    if step.message and pressed and pressed.flags.suppress_embeds and message.embeds and not message.keeps_text:
        removed[pressed.id] = removed.get(pressed.id, 0) + 1
        if removed[pressed.id] == 2:
            asking = f"{message.content}\n-# {request.public.say('failure-embed_removed')}".strip()
            message = replace(message, content=asking)
    return await request.delivery.send(message, in_place=step.message is not None)
