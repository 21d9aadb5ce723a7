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

from bot.client.client import App
from bot.client.permissions import Means
from bot.client.prefixes import spoken_prefix
from bot.client.user_install import place_of
from bot.game.errors import GameError
from bot.game.ids import UserId
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, Event, MessageId, RoleId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.rendering.localizer import Localizer
from bot.replies.delivery import UNANSWERABLE, Context, Delivery, Interaction, is_nobodys_mistake
from bot.replies.messages import UNREACHABLE, OutgoingFile, OutgoingMessage, draw, post, retire
from bot.services.access import AccessDeniedError, AccessError, AccessRequest
from bot.services.bounded import put_bounded
from bot.storage.errors import DatabaseError, RepeatedEventError

log = logging.getLogger(__name__)


@asynccontextmanager
async def handling(where: Context | Interaction, *, is_open: bool = False) -> AsyncGenerator[Request]:
    """Handle a command or a press in its channel's order, and tell the person of a refusal.

    A mistake in a press ends here; one in a command goes on to discord.py, which brings it to
    `cogs/errors.py`.

    Args:
        is_open: whether anybody may do it anywhere, whatever the server has set.

    Raises:
        AccessDeniedError: the person may not use the bot there, and nothing of the block was done.
    """
    request, start = Request(where), perf_counter()
    app, lock = request.app, request.app.games.in_order(request.place.channel)
    with app.background_tasks.one(), request.delivery.auto_defer(at_once=lock.locked()):
        async with lock:
            if not await _is_let_in(request, is_open=is_open):
                raise AccessDeniedError  # nothing else leaves a block out
            async with _explaining(request):
                yield request
            app.services.metrics.answered(perf_counter() - start)


async def _is_let_in(request: Request, *, is_open: bool) -> bool:
    """Whether the person may go on; if they may not, they have been told why, where that was due."""
    async with _explaining(request):
        request.settings = await request.app.settings_at(request.place)
        return is_open or await _is_admitted(request)
    return False


async def _is_admitted(request: Request) -> bool:
    """Whether the person may use the bot there.

    Raises:
        AccessError: they may not, and have not been told so too often where everybody reads it.
    """
    access, access_request = request.app.services.access, request.access_request
    try:
        await access.check(access_request, request.settings)
    except AccessError as refusal:
        if request.delivery.is_typed and not access.may_tell(access_request, refusal):
            return False
        raise
    return True


@asynccontextmanager
async def _explaining(request: Request) -> AsyncGenerator[None]:
    """Tell the person what goes wrong."""
    try:
        yield
    except RepeatedEventError:
        log.debug("Event %d has come twice", request.event.id)
    except GameError as error:
        await request.tell(request.private.explain(error))
    except DatabaseError:
        request.app.services.metrics.failed("database")
        await request.tell(request.private.say("failure.database"))
    except Exception as error:
        if request.is_command:
            raise
        await request.apologise(error)


class Request:
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
        """Whether discord.py brings to `cogs/errors.py` what goes wrong."""
        self.settings = GuildSettings()
        """What the server prefers; `handling` looks it up."""
        self.event = self.delivery.event
        self.event_elsewhere = Event(self.event.id)
        """The same, for a match in a thread, whose board is no answer to an interaction in the channel."""
        self.app.names.remember(self.place.guild, self.person)
        if self.delivery.locale:
            put_bounded(self.app.locales, self.user, self.delivery.locale.value)
        self.app.user_install_channels.note(self.place.channel, is_user_install=self.delivery.is_user_install)

    @property
    def public(self) -> Localizer:
        """The language of what everybody there can read."""
        locale = self.delivery.locale_there or self.app.locales.get(self.user)
        return self.app.localizer(self.place, self.settings, locale=locale, prefix=self.prefix)

    @property
    def private(self) -> Localizer:
        """The language of what is told with `tell`: the person's own, if nobody else will read it."""
        locale = self.delivery.locale
        return self.public if locale is None else replace(self.public, texts=self.app.languages.of(locale.value))

    @property
    def name(self) -> str:
        """What the person is called there, safe to print."""
        return self.app.names.get(self.place.guild, self.user)

    @property
    def access_request(self) -> AccessRequest:
        """What counts for whether the person may use the bot there."""
        around: int | None = getattr(self.channel, "parent_id", None)
        return AccessRequest(
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

    async def show(
        self, update: MatchUpdate, *, in_place: bool = True, note: str = "", starter: UserId | None = None
    ) -> None:
        """Answer with the board and what happened on it; an older board loses its buttons.

        Args:
            in_place: whether a press may change its message, if that is not too old to be changed freely.
            note: a sentence that goes before what was played.
            starter: who asked for a match between programs.
        """
        delivery = self.delivery
        message = await draw(self.app, update, self.public, **self._means, note=note, starter=starter)
        message = await delivery.send(message, in_place=in_place and delivery.can_edit)
        await self._shown(update, message)
        pressed = delivery.pressed
        if pressed and pressed.id not in (message, update.saved.message):
            self.app.background_tasks.later(retire(self.app, self.place, MessageId(pressed.id)))

    async def catch_up(self, saved: SavedMatch) -> None:
        """Put a match as it stands in place of an older board of it, which nobody could change unasked."""
        update = MatchUpdate.without_news(saved)
        message = await draw(self.app, update, self.public, **self._means)
        await self._shown(update, await self.delivery.send(message, in_place=self.delivery.pressed is not None))

    async def show_elsewhere(
        self, update: MatchUpdate, *, in_place: bool = True, note: str = "", starter: UserId | None = None
    ) -> None:
        """Post the board in the thread of its match, and answer with where that is; the rest is as for `show`."""
        message = await draw(self.app, update, self.public, **self._means_in_posts, note=note, starter=starter)
        await self._shown(update, await post(self.app, update.saved.place, self.event.id, message))
        where = OutgoingMessage(self.public.say("thread.made", thread=f"<#{update.saved.place.channel}>"))
        is_pressed = self.delivery.pressed is not None
        await self.delivery.send(where, in_place=in_place and is_pressed, nonce=f"{self.event.id}-t")

    async def ask(
        self,
        text: str,
        buttons: ui.View | None,
        *,
        pinged: discord.abc.User | None = None,
        files: Sequence[OutgoingFile] = (),
    ) -> MessageId | None:
        """Answer with a question that has buttons, and say which message it is.

        Args:
            pinged: whom the question is for, if they should notice.
            files: what goes with it.
        """
        return await self.delivery.send(OutgoingMessage(text, buttons=buttons, pinged=pinged, files=files))

    async def hand_out(self, text: str, *files: OutgoingFile) -> None:
        """Answer with a text for everybody, and with files."""
        await self.delivery.send(OutgoingMessage(text, files=files))

    async def turn_to(self, message: OutgoingMessage) -> None:
        """Answer with a page in place of the one whose button was pressed, or let that lose its buttons."""
        delivery, pressed = self.delivery, self.delivery.pressed
        await delivery.send(message, in_place=delivery.can_edit)
        if pressed and not delivery.can_edit:
            self.app.background_tasks.later(retire(self.app, self.place, MessageId(pressed.id)))

    async def settle(self, text: str) -> None:
        """Answer with a sentence for everybody; it takes the place of a pressed message and its buttons."""
        await self._settle(OutgoingMessage(text))

    async def settle_too_late(self, error: GameError) -> None:
        """Put a refusal in place of a question that is out of date, unless an earlier press has put a board there."""
        running, pressed = await self.app.services.cache.find(self.place.channel), self.delivery.pressed
        if running and pressed and running.message == pressed.id:
            raise error
        await self._settle(OutgoingMessage(self.public.explain(error), files=()))

    async def tell(self, text: str, buttons: ui.View | None = None) -> None:
        """Answer with a sentence, which only the person sees where Discord can do that."""
        await self.delivery.tell(OutgoingMessage(text, buttons=buttons))

    async def apologise(self, error: Exception) -> None:
        """Answer for a mistake of the bot, and tell its owner in the log."""
        cause = cause_of(error)
        if isinstance(cause, discord.HTTPException) and is_nobodys_mistake(cause):
            log.warning("Discord did not take an answer (code %s): %s", cause.code, cause.text)
            if self.delivery.is_typed or (self.delivery.is_user_install and cause.code in UNANSWERABLE):
                return
        else:
            self.app.services.metrics.failed(type(cause).__name__)
            log.error("A command failed", exc_info=cause)
        self.settings = await self.app.settings_at(self.place)  # it may have failed before that
        try:
            await self.tell(self.private.say("failure.unexpected"))
        except (discord.HTTPException, *UNREACHABLE) as refused:
            log.warning("Nor did Discord take the apology (%s)", refused)

    async def _settle(self, message: OutgoingMessage) -> None:
        await self.delivery.send(message, in_place=self.delivery.pressed is not None)

    async def _shown(self, update: MatchUpdate, message: MessageId | None) -> None:
        """Take note of what has been shown; the board before it can no longer be played on."""
        with suppress(DatabaseError):  # it is in the log; at the next start this board is shown once more
            await self.app.games.shown(update, message)
        before = update.saved.message
        if before not in (None, message):
            self.app.background_tasks.later(retire(self.app, update.saved.place, before))

    @property
    def _is_always_heard(self) -> bool:
        """Whether Discord takes all of an answer: that to an interaction, unless the bot is a guest."""
        return not (self.delivery.is_typed or self.delivery.is_user_install)

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
