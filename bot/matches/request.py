"""The handling of one command or press: checks access, sends replies, and turns errors into replies."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum
from time import perf_counter

import discord
from discord import ui
from discord.ext import commands

from bot.client.client import App
from bot.client.delivery import (
    UNANSWERABLE,
    Context,
    Delivery,
    Interaction,
    MessageDelivery,
    is_expected,
)
from bot.client.interaction_delivery import InteractionDelivery
from bot.client.messages import (
    BLOCKED_LINK,
    UNREACHABLE,
    AnyMessage,
    OutgoingMessage,
    edit_message,
    is_blocked,
    is_temporary,
)
from bot.client.surface import Surface
from bot.client.tasks import AccessDeniedError
from bot.database.errors import DatabaseError, RepeatedEventError, StalePuzzleRecordError
from bot.games.errors import MatchOverError, Refusal
from bot.games.ids import UserId
from bot.matches.access import AccessRequest, AccessService
from bot.matches.errors import AccessError, NoMatchError
from bot.matches.matches import Matches
from bot.matches.notices import Notices
from bot.matches.store import MatchStore
from bot.model.actor import Actor
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, MessageId, RoleId
from bot.model.metrics import Metrics
from bot.text.localizer import Localizer
from bot.workers.pool import WorkerError

log = logging.getLogger(__name__)

_REGULAR_FOR = timedelta(hours=1)

_NOT_UNDERSTOOD = (
    "unreadable_coordinate",
    "unreadable_column",
    "position_shape",
    "record-unknown_target",
    "learner-unknown_word",
    "offer-what",
)
"""The keys of the refusals that say that typed words are not understood; these may be meant for another bot."""

AGREED = "agreed"  # the key in `discord.Interaction.extras` that says that the user has agreed to the price of advice


class PressedAgainError(Exception):
    """A button that works once was pressed again, which does nothing."""


class RequestKind(Enum):
    """What a command or a press is for: who may use it, and who sees the reply to a slash command.
    The restrictions are those of the server: channels, roles and the cooldown. Of a press, only they matter.
    """

    PUBLIC = "public"  # has the restrictions, and a public reply
    EPHEMERAL = "ephemeral"  # has the restrictions, and an ephemeral reply
    MATCH = "match"  # is a part of playing the channel's match. Its players have no restrictions. The reply is public.
    MOVE = "move"  # like MATCH, but a typed one of a player, or of anyone in a voted match, passes other typed commands
    ADVICE = "advice"  # like MATCH, but with an ephemeral reply
    DAILY = "daily"  # like PUBLIC, but allowed in the channel of the daily puzzle's post, too
    OPEN = "open"  # has no restrictions, and an ephemeral reply


_OF_MATCH = (RequestKind.MOVE, RequestKind.MATCH, RequestKind.ADVICE)
_EPHEMERAL = (RequestKind.EPHEMERAL, RequestKind.ADVICE, RequestKind.OPEN)


@asynccontextmanager
async def handling(source: Context | Interaction, kind: RequestKind = RequestKind.PUBLIC) -> AsyncGenerator[Request]:
    """Handle a command or a press in the order of its channel. With its first reply it leaves the queue, so nothing is
    changed after that.

    Errors of the block are reported to the user. An unexpected error in a command is re-raised for
    `cogs/help/error_handler.py`.
    The block is not run if this raises AccessDeniedError, because the user may not use the bot there, or
    IgnoredCommandError, because too many typed commands of the user are waiting.
    """
    request, start = Request(source), perf_counter()
    app, delivery, actor = request.app, request.delivery, request.actor
    channel = actor.place.channel
    is_move = kind is RequestKind.MOVE
    passes = not delivery.is_typed or (is_move and app.services[Matches].may_move(channel, actor.user))
    with delivery.auto_defer(kind in _EPHEMERAL):
        async with app.tasks.queued(channel, actor.user, delivery.text, passes=passes) as delivery.queued:
            settings = await app.settings_at(actor.place)
            request.actor = replace(actor, settings=settings)
            if kind is not RequestKind.OPEN and (settings.channels or settings.roles or settings.cooldown):
                await _check_access(request, kind)
            active = app.services[Notices].active
            request.last_used = active.get((channel, actor.user))
            active[channel, actor.user] = app.services.now()
            try:
                yield request
            except PressedAgainError:
                await delivery.acknowledge()
            except Exception as error:
                await request.report(error)
            app.services[Metrics].replies.append(perf_counter() - start)


async def _check_access(request: Request, kind: RequestKind) -> None:
    """Check that the user may use the bot there, and notify them if not.
    Raises AccessDeniedError if the user may not, or the check failed.
    """
    access, access_request = request.app.services[AccessService], request.access_request(is_of_match=kind in _OF_MATCH)
    access_request = replace(access_request, is_of_daily=kind is RequestKind.DAILY)
    try:
        await access.check(access_request, request.settings)
    except AccessError as refusal:
        if not request.delivery.is_typed or access.may_tell(access_request, refusal):
            await request.report(refusal)
        raise AccessDeniedError from None
    except Exception as error:
        await request.report(error)
        raise AccessDeniedError from error


class Request:
    """A command or a press, with the facts about it and the ways to reply.
    `source` is the context of a hybrid or typed command, or an interaction.
    """

    def __init__(self, source: Context | Interaction) -> None:
        self.last_used: datetime | None = None
        """When the user last used the bot in the channel before this, if that is known."""
        self.is_agreed = False  # whether the user has agreed to the price of the advice that they ask for
        self.is_command = isinstance(source, commands.Context)
        """Whether discord.py reports unexpected errors to `cogs/help/error_handler.py`."""
        if isinstance(source, commands.Context):
            self.app: App = source.bot
            interaction = source.interaction
            self.delivery: Delivery = (
                InteractionDelivery(self.app, interaction) if interaction else MessageDelivery(self.app, source)
            )
        else:
            self.app = source.client
            self.delivery = InteractionDelivery(self.app, source)
            self.is_agreed = AGREED in source.extras
        self.author = self.delivery.user
        self.channel = self.delivery.channel
        # Its creator can remove the bot from it, so that a match there could end without a result.
        is_unrated = isinstance(self.channel, discord.Thread) and self.channel.is_private()
        self.user, self.place, self.event = UserId(self.author.id), self.delivery.place, self.delivery.event
        self.actor = Actor(self.user, self.place, self.event, is_unrated=is_unrated)
        """Who acts; `handling` adds the server's settings."""
        self.is_reply_public = self.delivery.is_typed and self.place.guild is not None
        """Whether everybody in a server can read each reply."""
        self.app.names.remember(self.place.guild, self.author)
        if self.delivery.locale:
            self.app.locales[self.user] = self.delivery.locale.value

    @property
    def settings(self) -> GuildSettings:
        return self.actor.settings

    @property
    def surface(self) -> Surface:
        """The surface of public replies."""
        delivery, app, actor = self.delivery, self.app, self.actor
        locale = delivery.guild_locale or app.locales.get(actor.user)
        localizer = app.localizer(actor.place, actor.settings, locale=locale, prefix=delivery.prefix)
        return Surface(localizer, actor.settings, app.names, delivery.can_embed, delivery.can_attach)

    @property
    def public(self) -> Localizer:
        return self.surface.localizer

    @property
    def ephemeral(self) -> Localizer:
        """The localizer of ephemeral replies: in the user's own language, unless others can read them."""
        localizer, locale = self.surface.localizer, self.delivery.locale
        if locale is None:
            return localizer
        return replace(localizer, catalogue=self.app.languages.of(locale.value), mentions=None)

    @property
    def name(self) -> str:
        """The user's name there, escaped."""
        return self.app.names.get(self.place.guild, self.user)

    def access_request(self, *, is_of_match: bool) -> AccessRequest:
        parent: int | None = getattr(self.channel, "parent_id", None)
        return AccessRequest(
            self.place,
            None if parent is None else ChannelId(parent),
            self.user,
            frozenset(RoleId(role.id) for role in getattr(self.author, "roles", ())),
            is_manager=self.delivery.granted.manage_guild,
            is_press=self.delivery.pressed is not None,
            is_of_match=is_of_match,
        )

    async def leave_queue(self) -> None:
        """Let the next command in the channel begin, before a request to Discord that may take long."""
        if self.delivery.queued:
            await self.delivery.queued.leave()

    async def let_pass(self) -> None:
        """Leave the queue, and let later commands in the channel reply first."""
        if self.delivery.queued:
            await self.delivery.queued.let_pass()

    async def reply(self, message: str | AnyMessage) -> MessageId | None:
        """Reply with a public message, and return its id if Discord returns it."""
        return await self.delivery.send(_as_message(message))

    async def reply_ephemeral(self, message: str | AnyMessage) -> None:
        """Reply with a message that only the user sees, where Discord supports that."""
        await self.delivery.send_ephemeral(_as_message(message), nonce=f"{self.event.id}-p")

    async def refuse(self, text: str, buttons: ui.View | None = None) -> None:
        """Reply ephemerally that something is not possible; log it if Discord does not take that either."""
        try:
            await self.delivery.send_ephemeral(OutgoingMessage(text, buttons=buttons), nonce=f"{self.event.id}-e")
        except (discord.HTTPException, *UNREACHABLE) as refused:
            log.warning("Discord did not accept an error message (%s)", str(refused) or type(refused).__name__)

    @contextmanager
    def using_once(self, purpose: int = 0, *, is_silent: bool = False) -> Generator[None]:
        """Run the block only for the first press of a button. If the block fails, the button can be pressed again.
        `purpose` distinguishes the buttons of a message that each work once.
        If it was pressed before, maybe a moment ago, this raises Refusal, or PressedAgainError if `is_silent`.
        """
        pressed, used = self.delivery.pressed, self.app.used
        use = pressed.id if pressed else self.event.id, purpose
        if use in used:
            raise PressedAgainError if is_silent else Refusal("button_used")
        used[use] = None
        try:
            yield
        except BaseException:
            used.pop(use, None)
            raise

    def keep_pressed(self) -> None:
        """Leave the pressed message as it is, with its buttons: every reply is a new message."""
        self.delivery.pressed, self.delivery.can_edit = None, False

    async def replace(self, message: str | AnyMessage) -> MessageId | None:
        """Replace the pressed message and its buttons; reply to a command with a new message."""
        return await self.delivery.send(_as_message(message), in_place=self.delivery.pressed is not None)

    async def show_page(self, message: AnyMessage, *, is_ephemeral: bool = False) -> None:
        """Reply with a page in place of the pressed one, whose message only loses its buttons if it is too old.
        If there is no pressed one and `is_ephemeral`, only the user sees the page.
        """
        pressed = self.delivery.pressed
        if is_ephemeral and not pressed:
            await self.delivery.send_ephemeral(message, nonce=f"{self.event.id}-p")
            return
        shown = await self.delivery.send(message, in_place=self.delivery.can_edit)
        if pressed and shown != pressed.id:
            self.app.tasks.start(edit_message(self.app, self.place, MessageId(pressed.id), None))

    async def replace_outdated(self, error: Refusal) -> None:
        """Replace an outdated question with the refusal, unless an earlier press has replaced it with a board."""
        running, pressed = await self.app.services[Matches].get(self.place.channel), self.delivery.pressed
        if running and pressed and self.app.services[MatchStore].shown(running).message == pressed.id:
            raise error
        await self.replace(OutgoingMessage(self.public.explain(error), files=()))

    async def may_explain(self) -> bool:
        """Check if the user may be told that the words which they have typed after a command are not understood.
        Other bots may have the same prefix. So the players of the channel's match may, users who have used the bot
        there in the last hour, and where no other bot reads it. Anyone else may once a day, which is no use of the bot.
        """
        services, channel = self.app.services, self.place.channel
        if not self.delivery.is_typed or self.place.guild is None or (self.delivery.prefix or "").startswith("@"):
            return True
        if self.last_used and services.now() - self.last_used < _REGULAR_FOR:
            return True
        running = await services[Matches].get(channel)
        if running and running.match.is_player(self.user):
            return True
        services[Notices].active.pop((channel, self.user), None)
        return services[AccessService].may_explain(self.user)

    async def report(self, error: Exception) -> None:
        """Reply with the message of an error.
        Raises the error itself if it is unexpected and happened in a command.
        """
        match error:
            case RepeatedEventError():
                log.debug("Event %d was repeated", self.event.id)
            case NoMatchError() | MatchOverError() if self.place.channel in self.app.services[Matches].unreachable:
                await self.refuse(self.ephemeral.explain(Refusal("match_unreachable")))
            case Refusal() if error.key not in _NOT_UNDERSTOOD or await self.may_explain():
                await self.refuse(self.ephemeral.explain(error))
            case Refusal():
                log.debug("The words of a typed command may be meant for another bot (%s)", error.key)
            case DatabaseError() | StalePuzzleRecordError():
                self.app.services[Metrics].errors["database"] += 1
                await self.refuse(self.ephemeral.say("failure-database"))
            case WorkerError():
                log.warning("A computation was not completed (%s)", error)
                self.app.services[Metrics].errors["computation"] += 1
                await self.refuse(self.ephemeral.say("failure-computation"))
            case _ if self.is_command:
                raise error
            case _:
                await self.apologize(error)

    async def apologize(self, error: Exception) -> None:
        """Reply that an internal error has occurred, and log it."""
        cause, sentence = cause_of(error), "failure-unexpected"
        if is_temporary(cause):
            log.warning("Discord did not accept an answer for now (%s)", str(cause) or type(cause).__name__)
            self.app.services[Metrics].errors[type(cause).__name__] += 1
            sentence = "failure-try_later"
        elif isinstance(cause, discord.HTTPException) and is_blocked(cause):
            log.warning("An answer in channel %d was blocked (%s)", self.place.channel, cause)
            sentence = "failure-blocked_link" if cause.code == BLOCKED_LINK else "failure-blocked"
        elif isinstance(cause, discord.HTTPException) and is_expected(cause):
            log.warning("Discord did not accept an answer (code %s): %s", cause.code, cause.text)
            if self.delivery.is_typed or (self.delivery.is_user_install and cause.code in UNANSWERABLE):
                return
        else:
            self.app.services[Metrics].errors[type(cause).__name__] += 1
            log.error("A command failed", exc_info=cause)
        settings = await self.app.settings_at(self.place)
        self.actor = replace(self.actor, settings=settings)  # the error may have occurred before they were read
        await self.refuse(self.ephemeral.say(sentence))


async def open_form(interaction: Interaction, new_form: Callable[[Request], ui.Modal]) -> None:
    """Show a form. What is submitted is another request, whose access is checked.
    Discord accepts a form only as the first response, so `handling`, which may wait or defer, is not used for it.
    """
    request = Request(interaction)
    try:
        request.actor = replace(request.actor, settings=await request.app.settings_at(request.place))
        await interaction.response.send_modal(new_form(request))
    except Exception as error:
        await request.apologize(error)


def cause_of(error: BaseException) -> BaseException:
    """Return the error that discord.py has wrapped."""
    while (inner := getattr(error, "original", None)) is not None:
        error = inner
    return error


def _as_message(message: str | AnyMessage) -> AnyMessage:
    return OutgoingMessage(message) if isinstance(message, str) else message
