"""Delivery of replies: as messages in the channel, or as responses to an interaction."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import PRESSES
from bot.client.tasks import Turn
from bot.client.user_install import is_user_install, place_of
from bot.model.ids import ChannelId, Event, EventId, GuildId, MessageId, Place
from bot.replies.messages import SECONDS_TO_SEND, UNREACHABLE, AnyMessage, EditResult, edit_message, plain_form, post

Context = commands.Context[App]
Interaction = discord.Interaction[App]
_T = TypeVar("_T")

_SECONDS_TO_DEFER = 1.5
"""An interaction has to be acknowledged within three seconds."""

UNANSWERABLE = (10008, 10015, 10062, 50027)
"""Unknown message, unknown webhook, unknown interaction, invalid webhook token: the pressed message was deleted, or the
interaction has expired (https://discord.com/developers/docs/topics/opcodes-and-status-codes)."""

_FREELY_EDITED = timedelta(minutes=59)
"""Discord limits edits of messages that are older than an hour (code 30046)."""

_UNKNOWN_MESSAGE, _EDITED_TOO_OFTEN, _ALREADY_ACKNOWLEDGED = 10008, 30046, 40060


class Delivery(ABC):
    """Sends the replies to a command or a control."""

    place: Place
    event: Event
    prefix: str | None
    """The command prefix that the user used; None for the one of the place."""
    user: discord.User | discord.Member
    channel: discord.abc.Snowflake
    allowed: discord.Permissions | None
    """The bot's permissions there; None if they are unknown."""
    can_embed = True
    """Whether a reply may have an embed; most responses may, regardless of the bot's permissions."""
    can_attach = True
    """Whether a reply may have files."""
    is_typed = False
    """Whether the user typed a message."""
    is_user_install = False
    """Whether the bot is there only through a user install, so that Discord accepts only responses."""
    is_silent = False
    """Whether Discord makes every response ephemeral."""
    pressed: discord.Message | None = None
    """The message of the control that was used."""
    can_edit = False
    """Whether that message can still be edited freely."""
    is_private = False
    """Whether a private reply is visible only to the user."""
    locale: discord.Locale | None = None
    """The user's locale, which only interactions contain."""
    auto_defer: Callable[[bool], AbstractContextManager[Any]] = nullcontext
    """Defers an interaction that is not responded to in time, in private if the argument is true."""
    text: str | None = None
    """The message of a typed command."""
    turn: Turn | None = None
    """The command's turn in its channel, which ends with the first reply."""
    guild_locale: str | None = None
    """The locale of the server, or else of the user, if the interaction contains it."""

    @property
    @abstractmethod
    def granted(self) -> discord.Permissions:
        """The user's permissions there."""

    @abstractmethod
    async def send(self, message: AnyMessage, *, in_place: bool = False, nonce: str | None = None) -> MessageId | None:
        """Send a message, or edit the pressed one, and return its id if Discord returns it.

        Args:
            nonce: distinguishes several messages for one event.
        """

    @abstractmethod
    async def send_private(self, message: AnyMessage, *, nonce: str) -> None:
        """Send a message that only the user sees, where Discord supports that."""


class MessageDelivery(Delivery):
    """Answers a typed command with messages in its channel."""

    is_typed = True

    def __init__(self, app: App, ctx: Context) -> None:
        self._app = app
        self._ctx = ctx
        self.place = Place(ChannelId(ctx.channel.id), GuildId(ctx.guild.id) if ctx.guild else None)
        self.event = Event(EventId(ctx.message.id))
        self.text = ctx.message.content
        self.user = ctx.author
        self.channel = ctx.channel
        self.allowed = bot_permissions(ctx)
        self.can_embed = self.allowed is not None and self.allowed.embed_links
        self.can_attach = self.allowed is not None and self.allowed.attach_files
        self.prefix = prefix = ctx.prefix or ""
        if prefix.startswith("<@") and app.user:
            self.prefix = f"@{app.user.display_name} ".replace("`", "")

    @property
    def granted(self) -> discord.Permissions:
        """The user's permissions there."""
        try:
            return self._ctx.permissions
        except discord.ClientException:  # a thread whose parent channel is unknown
            return discord.Permissions.none()

    async def send(self, message: AnyMessage, *, in_place: bool = False, nonce: str | None = None) -> MessageId:
        """Post a message; its nonce prevents Discord from posting it twice."""
        del in_place  # there is no pressed message
        if self.turn:
            await self.turn.end()
        return await post(self._app, self.place, nonce or self.event.id, message)

    async def send_private(self, message: AnyMessage, *, nonce: str) -> None:
        """Post a message, which is public."""
        await self.send(message, nonce=nonce)


class InteractionDelivery(Delivery):
    """Answers a slash command, a button, a menu or a form.

    Args:
        is_command: whether it is a slash command.
    """

    def __init__(self, app: App, interaction: Interaction) -> None:
        self._app = app
        self._interaction = interaction
        self._deferral: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._defers_in_private = False
        self._has_replied = False
        is_press = interaction.type in PRESSES
        self.is_user_install = is_user_install(interaction)
        self.place = place_of(interaction)
        self.event = Event(EventId(interaction.id), interaction.token)
        self.user = interaction.user
        self.channel = interaction.channel or discord.Object(self.place.channel)
        self.allowed = interaction.app_permissions
        self.can_embed = not self.is_user_install or self.allowed.embed_links
        self.can_attach = not self.is_user_install or self.allowed.attach_files
        self.prefix = None if is_press and not self.is_user_install else "/"
        self.pressed = interaction.message if is_press else None
        self.is_private = self.pressed.flags.ephemeral if self.pressed else True
        self.is_silent = (
            self.is_user_install and interaction.guild_id is not None and not interaction.permissions.use_external_apps
        )
        age = interaction.created_at - self.pressed.created_at if self.pressed else None
        self.can_edit = age is not None and (self.is_private or age < _FREELY_EDITED)
        self.locale = interaction.locale
        self.guild_locale = (interaction.guild_locale or interaction.locale).value
        app.user_install_channels.record(self.place.channel, is_user_install=self.is_user_install)

    @property
    def granted(self) -> discord.Permissions:
        """The user's permissions there."""
        return self._interaction.permissions

    async def send(self, message: AnyMessage, *, in_place: bool = False, nonce: str | None = None) -> MessageId | None:
        """Respond with a message, or edit the pressed one. Where the interaction has expired, post a message."""
        await self._prepare_reply()
        try:
            return await self._try(partial(self._edit, nonce=nonce) if in_place else self._respond, message)
        except discord.HTTPException as error:
            if self.is_user_install and in_place and error.code in (_UNKNOWN_MESSAGE, _EDITED_TOO_OFTEN):
                return await self._try(self._respond, message)
            is_ephemeral = self.pressed is not None and self.is_private
            if error.code not in UNANSWERABLE or is_ephemeral or self.is_user_install:
                raise
            return await post(self._app, self.place, nonce or self.event.id, message)

    async def send_private(self, message: AnyMessage, *, nonce: str) -> None:
        """Respond with an ephemeral message."""
        del nonce  # an interaction accepts each response once
        await self._prepare_reply(is_private=True)
        await self._try(self._respond_privately, message)

    async def _try(self, send: Callable[[AnyMessage], Awaitable[_T]], message: AnyMessage) -> _T:
        """Send a message within the time limit, without its files if Discord refuses them."""
        async with asyncio.timeout(SECONDS_TO_SEND):
            try:
                return await send(message)
            except discord.HTTPException as error:
                if plain := plain_form(message, error):
                    return await send(plain)
                raise

    async def _respond_privately(self, message: AnyMessage) -> None:
        response = self._interaction.response
        if response.is_done():
            await self._interaction.followup.send(**message.to_new(), ephemeral=True)
            return
        try:
            await response.send_message(**message.to_new(), ephemeral=True)
        except discord.HTTPException as error:
            if error.code != _ALREADY_ACKNOWLEDGED:  # otherwise it arrived, or another process responds
                raise

    @contextmanager
    def auto_defer(self, is_private: bool, /) -> Generator[None]:
        """Defer the interaction if there is no response in time."""
        self._defers_in_private = is_private
        self._timer = asyncio.get_running_loop().call_later(_SECONDS_TO_DEFER, self._start_deferring)
        try:
            yield
        finally:
            self._timer.cancel()
            if self._deferral:
                self._deferral.cancel()

    def _start_deferring(self) -> None:
        self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        with suppress(discord.HTTPException, *UNREACHABLE):  # the reply itself reports errors
            async with asyncio.timeout(SECONDS_TO_SEND):
                await self._interaction.response.defer(ephemeral=self._defers_in_private)

    async def _prepare_reply(self, *, is_private: bool = False) -> None:
        """End the command's turn, and cancel the deferral, or wait for it if it has begun."""
        if self.turn:
            await self.turn.end()
        if self._timer:
            self._timer.cancel()
        if self._deferral:
            await asyncio.wait([self._deferral])
        response = self._interaction.response
        is_deferred = response.type is discord.InteractionResponseType.deferred_channel_message
        if is_deferred and not self._has_replied and is_private != self._defers_in_private:
            async with asyncio.timeout(SECONDS_TO_SEND):
                await self._interaction.delete_original_response()  # the first follow-up would replace it, as visible
        self._has_replied = True

    async def _respond(self, message: AnyMessage) -> MessageId | None:
        """Respond with a new message."""
        interaction = self._interaction
        if interaction.response.is_done():
            return MessageId((await interaction.followup.send(**message.to_new(), wait=True)).id)
        try:
            sent: Any = await interaction.response.send_message(**message.to_new())
        except discord.HTTPException as error:
            if error.code != _ALREADY_ACKNOWLEDGED:
                raise
            return MessageId((await interaction.edit_original_response(**message.to_edit())).id)
        return MessageId(sent.message_id) if sent.message_id else None

    async def _edit(self, message: AnyMessage, *, nonce: str | None) -> MessageId | None:
        """Edit the pressed message."""
        interaction = self._interaction
        if interaction.response.is_done():
            return MessageId((await interaction.edit_original_response(**message.to_edit())).id)
        try:
            await interaction.response.edit_message(**message.to_edit())
        except discord.HTTPException as error:
            if error.code != _ALREADY_ACKNOWLEDGED or interaction.message is None:
                raise
            return await self._edit_acknowledged(MessageId(interaction.message.id), message, nonce)
        return MessageId(interaction.message.id) if interaction.message else None

    async def _edit_acknowledged(self, pressed: MessageId, message: AnyMessage, nonce: str | None) -> MessageId:
        """Edit the pressed message after an earlier attempt or another process has acknowledged the interaction."""
        if self.is_private or self.is_user_install:  # only the interaction can edit it
            await self._interaction.edit_original_response(**message.to_edit())
        elif await edit_message(self._app, self.place, pressed, message) is not EditResult.EDITED:
            return await post(self._app, self.place, nonce or self.event.id, message)
        return pressed


def is_expected(error: discord.HTTPException) -> bool:
    """Check if an error means that Discord accepts no reply there, or no longer, which is not a bug."""
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code in UNANSWERABLE


def bot_permissions(ctx: Context) -> discord.Permissions | None:
    """Return the bot's permissions in the channel of a command, or None if they are unknown.

    They are unknown while the channel, the thread's parent channel or the bot's own member is not cached.
    """
    is_cached = not isinstance(ctx.channel, discord.PartialMessageable)
    if ctx.guild is not None:
        is_cached = is_cached and ctx.bot.user is not None and ctx.guild.get_member(ctx.bot.user.id) is not None
    try:
        return ctx.bot_permissions if is_cached else None
    except discord.ClientException:  # a thread whose parent channel is not cached
        return None


def missing_permission(ctx: Context) -> str | None:
    """Return a permission without which a reply cannot be sent or seen, by its name in discord.py.

    None if no permission is missing, or if the permissions are unknown. Replies to interactions need none.
    """
    if ctx.interaction or (permissions := bot_permissions(ctx)) is None:
        return None
    send = "send_messages_in_threads" if isinstance(ctx.channel, discord.Thread) else "send_messages"
    return next((name for name in ("view_channel", send) if not getattr(permissions, name)), None)
