"""One way to answer behind all of Discord's doors: a text command, a slash command, a button.

Here what goes wrong becomes a sentence, and here alone: a refusal of the game is explained, a
failing database is told of, and for a mistake of the bot it apologises.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from time import perf_counter

import discord
from discord import ui
from discord.ext import commands

from bot.app.client import App
from bot.app.guest import place_of
from bot.app.permissions import Means
from bot.app.prefixes import spoken_prefix
from bot.display.voice import Voice
from bot.game.errors import GameError
from bot.game.ids import ChannelId, Event, MessageId, RoleId, UserId
from bot.play.admission import AdmissionError, TurnedAwayError, Visit
from bot.play.latest import remember
from bot.play.turn import Turn
from bot.storage.errors import DatabaseError, RepeatedEventError
from bot.storage.saved import SavedMatch
from bot.storage.servers import ServerSettings
from cogs.delivery import UNANSWERABLE, Context, Delivery, Interaction, is_nobodys_mistake
from cogs.sheet import UNREACHABLE, Enclosure, Sheet, draw, post, retire

log = logging.getLogger(__name__)


@asynccontextmanager
async def answering(where: Context | Interaction, *, is_open: bool = False) -> AsyncGenerator[Answer]:
    """Handle a command or a press in its channel's order, and tell the person of a refusal.

    A mistake in a press ends here; one in a command goes on to discord.py, which brings it to
    `cogs/failures.py`.

    Args:
        is_open: whether anybody may do it anywhere, whatever the server has set.

    Raises:
        TurnedAwayError: the person may not use the bot there, and nothing of the block was done.
    """
    answer, start = Answer(where), perf_counter()
    app, lock = answer.app, answer.app.lobby.in_order(answer.place.channel)
    with app.duties.one(), answer.delivery.with_sign_of_life(at_once=lock.locked()):
        async with lock:
            if not await _is_let_in(answer, is_open=is_open):
                raise TurnedAwayError  # nothing else leaves a block out
            async with _explaining(answer):
                yield answer
            app.house.metrics.answered(perf_counter() - start)


async def _is_let_in(answer: Answer, *, is_open: bool) -> bool:
    """Whether the person may go on; if they may not, they have been told why, where that was due."""
    async with _explaining(answer):
        answer.settings = await answer.app.settings_at(answer.place)
        return is_open or await _is_admitted(answer)
    return False


async def _is_admitted(answer: Answer) -> bool:
    """Whether the person may use the bot there.

    Raises:
        AdmissionError: they may not, and have not been told so too often where everybody reads it.
    """
    admission, visit = answer.app.house.admission, answer.visit
    try:
        await admission.check(visit, answer.settings)
    except AdmissionError as refusal:
        if answer.delivery.is_typed and not admission.may_tell(visit, refusal):
            return False
        raise
    return True


@asynccontextmanager
async def _explaining(answer: Answer) -> AsyncGenerator[None]:
    """Tell the person what goes wrong."""
    try:
        yield
    except RepeatedEventError:
        log.debug("Event %d has come twice", answer.event.id)
    except GameError as error:
        await answer.tell(answer.aside.explain(error))
    except DatabaseError:
        answer.app.house.metrics.failed("database")
        await answer.tell(answer.aside.say("failure.database"))
    except Exception as error:
        if answer.is_command:
            raise
        await answer.apologise(error)


class Answer:
    """The answer that one command or press is owed.

    Args:
        where: the command or the press.
    """

    def __init__(self, where: Context | Interaction) -> None:
        assert where.channel is not None
        is_context = isinstance(where, commands.Context)
        self.app: App = where.bot if is_context else where.client
        self.person = where.author if is_context else where.user
        self.user = UserId(self.person.id)
        self.channel = where.channel
        self.place = place_of(where)
        self.prefix = spoken_prefix(where)
        self.delivery = Delivery(self.app, where, self.place)
        self.is_command = is_context
        """Whether discord.py brings to `cogs/failures.py` what goes wrong."""
        self.settings = ServerSettings()
        """What the server prefers; `answering` looks it up."""
        self.event = self.delivery.event
        self.event_elsewhere = Event(self.event.id)
        """The same, for a match in a thread, whose board is no answer to an interaction in the channel."""
        self.app.names.learn(self.place.server, self.person)
        if self.delivery.locale:
            remember(self.app.locales, self.user, self.delivery.locale.value)
        self.app.guest_channels.note(self.place.channel, is_guest=self.delivery.is_guest)

    @property
    def aloud(self) -> Voice:
        """The language of what everybody there can read."""
        locale = self.delivery.locale_there or self.app.locales.get(self.user)
        return self.app.voice(self.place, self.settings, locale=locale, prefix=self.prefix)

    @property
    def aside(self) -> Voice:
        """The language of what is told with `tell`: the person's own, if nobody else will read it."""
        locale = self.delivery.locale
        return self.aloud if locale is None else replace(self.aloud, texts=self.app.languages.of(locale.value))

    @property
    def name(self) -> str:
        """What the person is called there, safe to print."""
        return self.app.names.of(self.place.server, self.user)

    @property
    def visit(self) -> Visit:
        """What counts for whether the person may use the bot there."""
        around: int | None = getattr(self.channel, "parent_id", None)
        return Visit(
            self.place,
            None if around is None else ChannelId(around),
            self.user,
            frozenset(RoleId(role.id) for role in getattr(self.person, "roles", ())),
            is_manager=self.delivery.granted.manage_guild,
            is_press=self.delivery.pressed is not None,
        )

    @property
    def can_embed(self) -> bool:
        """Whether an answer for everybody may have an embed."""
        return self._means["can_embed"]

    @property
    def can_attach(self) -> bool:
        """Whether an answer for everybody may come with files."""
        return self._means["can_attach"]

    async def show(self, turn: Turn, *, in_place: bool = True, note: str = "", starter: UserId | None = None) -> None:
        """Answer with the board and what happened on it; an older board loses its buttons.

        Args:
            in_place: whether a press may change its message, if that is not too old to be changed freely.
            note: a sentence that goes before what was played.
            starter: who asked for a match between programs.
        """
        delivery = self.delivery
        sheet = await draw(self.app, turn, self.aloud, **self._means, note=note, starter=starter)
        message = await delivery.send(sheet, in_place=in_place and delivery.can_edit)
        await self._shown(turn, message)
        pressed = delivery.pressed
        if pressed and pressed.id not in (message, turn.saved.message):
            self.app.duties.later(retire(self.app, self.place, MessageId(pressed.id)))

    async def catch_up(self, saved: SavedMatch) -> None:
        """Put a match as it stands in place of an older board of it, which nobody could change unasked."""
        turn = Turn.without_news(saved)
        sheet = await draw(self.app, turn, self.aloud, **self._means)
        await self._shown(turn, await self.delivery.send(sheet, in_place=self.delivery.pressed is not None))

    async def show_elsewhere(
        self, turn: Turn, *, in_place: bool = True, note: str = "", starter: UserId | None = None
    ) -> None:
        """Post the board in the thread of its match, and answer with where that is; the rest is as for `show`."""
        sheet = await draw(self.app, turn, self.aloud, **self._means_in_posts, note=note, starter=starter)
        await self._shown(turn, await post(self.app, turn.saved.place, self.event.id, sheet))
        where = Sheet(self.aloud.say("thread.made", thread=f"<#{turn.saved.place.channel}>"))
        is_pressed = self.delivery.pressed is not None
        await self.delivery.send(where, in_place=in_place and is_pressed, nonce=f"{self.event.id}-t")

    async def ask(
        self,
        text: str,
        buttons: ui.View | None,
        *,
        pinged: discord.abc.User | None = None,
        files: Sequence[Enclosure] = (),
    ) -> MessageId | None:
        """Answer with a question that has buttons, and say which message it is.

        Args:
            pinged: whom the question is for, if they should notice.
            files: what goes with it.
        """
        return await self.delivery.send(Sheet(text, buttons=buttons, pinged=pinged, files=files))

    async def hand_out(self, text: str, *files: Enclosure) -> None:
        """Answer with a text for everybody, and with files."""
        await self.delivery.send(Sheet(text, files=files))

    async def turn_to(self, sheet: Sheet) -> None:
        """Answer with a page in place of the one whose button was pressed, or let that lose its buttons."""
        delivery, pressed = self.delivery, self.delivery.pressed
        await delivery.send(sheet, in_place=delivery.can_edit)
        if pressed and not delivery.can_edit:
            self.app.duties.later(retire(self.app, self.place, MessageId(pressed.id)))

    async def settle(self, text: str) -> None:
        """Answer with a sentence for everybody; it takes the place of a pressed message and its buttons."""
        await self._settle(Sheet(text))

    async def settle_too_late(self, error: GameError) -> None:
        """Put a refusal in place of a question that is out of date, unless an earlier press has put a board there."""
        running, pressed = await self.app.house.live.find(self.place.channel), self.delivery.pressed
        if running and pressed and running.message == pressed.id:
            raise error
        await self._settle(Sheet(self.aloud.explain(error), files=()))

    async def tell(self, text: str, buttons: ui.View | None = None) -> None:
        """Answer with a sentence, which only the person sees where Discord can do that."""
        await self.delivery.tell(Sheet(text, buttons=buttons))

    async def apologise(self, error: Exception) -> None:
        """Answer for a mistake of the bot, and tell its owner in the log."""
        cause = cause_of(error)
        if isinstance(cause, discord.HTTPException) and is_nobodys_mistake(cause):
            log.warning("Discord did not take an answer (code %s): %s", cause.code, cause.text)
            if self.delivery.is_typed or (self.delivery.is_guest and cause.code in UNANSWERABLE):
                return
        else:
            self.app.house.metrics.failed(type(cause).__name__)
            log.error("A command failed", exc_info=cause)
        self.settings = await self.app.settings_at(self.place)  # it may have failed before that
        try:
            await self.tell(self.aside.say("failure.unexpected"))
        except (discord.HTTPException, *UNREACHABLE) as refused:
            log.warning("Nor did Discord take the apology (%s)", refused)

    async def _settle(self, sheet: Sheet) -> None:
        await self.delivery.send(sheet, in_place=self.delivery.pressed is not None)

    async def _shown(self, turn: Turn, message: MessageId | None) -> None:
        """Take note of what has been shown; the board before it can no longer be played on."""
        with suppress(DatabaseError):  # it is in the log; at the next start this board is shown once more
            await self.app.lobby.shown(turn, message)
        before = turn.saved.message
        if before not in (None, message):
            self.app.duties.later(retire(self.app, turn.saved.place, before))

    @property
    def _is_always_heard(self) -> bool:
        """Whether Discord takes all of an answer: that to an interaction, unless the bot is a guest."""
        return not (self.delivery.is_typed or self.delivery.is_guest)

    @property
    def _means(self) -> Means:
        """What an answer for everybody may have besides text."""
        return {"can_embed": True, "can_attach": True} if self._is_always_heard else self._means_in_posts

    @property
    def _means_in_posts(self) -> Means:
        allowed = self.delivery.allowed or discord.Permissions.none()
        return {"can_embed": allowed.embed_links, "can_attach": allowed.attach_files}


def cause_of(error: BaseException) -> BaseException:
    """The error beneath discord.py's wrappers."""
    while (inner := getattr(error, "original", None)) is not None:
        error = inner
    return error
