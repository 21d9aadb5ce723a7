"""Delivery of replies, and the one that posts messages in the channel of a typed command."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.messages import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    AnyMessage,
    post,
)
from bot.client.permissions import TO_SEND, TO_SEND_BY_TYPE, needed_to_see, needed_to_send
from bot.client.tasks import QueuedCommand
from bot.model.ids import ChannelId, Event, EventId, GuildId, MessageId, Place

Context = commands.Context[App]
Interaction = discord.Interaction[App]

UNANSWERABLE = (10008, 10015, 10062, 50027)
"""Unknown message, unknown webhook, unknown interaction, invalid webhook token: the pressed message was deleted, or the
interaction has expired (https://discord.com/developers/docs/topics/opcodes-and-status-codes)."""


class Delivery(ABC):
    """Sends the replies to a command or a control."""

    place: Place
    event: Event
    prefix: str | None
    """What the names of commands in the answer begin with: what the user typed; None for the prefix of the place."""
    user: discord.User | discord.Member
    channel: discord.abc.Snowflake
    allowed: discord.Permissions | None  # the bot's permissions there; None if they are unknown
    can_embed = True  # whether a reply may have an embed; most responses may, regardless of the bot's permissions
    can_attach = True  # whether a reply may have files
    is_typed = False  # whether the user typed a message
    is_user_install = False
    """Whether the bot is there only through a user install, so that Discord accepts only responses."""
    is_silent = False  # whether Discord makes every response ephemeral
    pressed: discord.Message | None = None  # the message of the control that was used
    can_edit = False  # whether that message can still be edited freely
    is_ephemeral = False  # whether an ephemeral reply is visible only to the user
    locale: discord.Locale | None = None  # the user's locale, which only interactions contain
    auto_defer: Callable[[bool], AbstractContextManager[Any]] = nullcontext
    """Defers an interaction that is not responded to in time; a slash command ephemerally, if the argument is true."""
    text: str | None = None  # the message of a typed command
    queued: QueuedCommand | None = None  # the command in the queue of its channel, which it leaves with the first reply
    guild_locale: str | None = None  # the locale of the server, or else of the user, if the interaction contains it

    @property
    @abstractmethod
    def granted(self) -> discord.Permissions:
        """The user's permissions there."""

    @abstractmethod
    async def send(self, message: AnyMessage, *, in_place: bool = False, nonce: str | None = None) -> MessageId | None:
        """Send a message, or edit the pressed one, and return its id if Discord returns it.
        `nonce` distinguishes several messages for one event.
        """

    @abstractmethod
    async def send_ephemeral(self, message: AnyMessage, *, nonce: str) -> None:
        """Send a message that only the user sees, where Discord supports that."""

    @abstractmethod
    async def acknowledge(self) -> None:
        """Respond to a press without a reply, if it has no response yet."""


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
        try:
            return self._ctx.permissions
        except discord.ClientException:  # a thread whose parent channel is unknown
            return discord.Permissions.none()

    async def send(self, message: AnyMessage, *, in_place: bool = False, nonce: str | None = None) -> MessageId:
        """Post a message; its nonce prevents Discord from posting it twice."""
        del in_place  # there is no pressed message
        if self.queued:
            await self.queued.leave()
        return await post(self._app, self.place, nonce or self.event.id, message)

    async def send_ephemeral(self, message: AnyMessage, *, nonce: str) -> None:
        """Post a message, which is public."""
        await self.send(message, nonce=nonce)

    async def acknowledge(self) -> None:
        """Do nothing: a typed command needs no response."""


def is_expected(error: discord.HTTPException) -> bool:
    """Check if an error means that Discord accepts no reply there, or no longer, which is not a bug."""
    closed = THREAD_IS_ARCHIVED, THREAD_IS_LOCKED
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code in (*UNANSWERABLE, *closed)


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
    needed = TO_SEND_BY_TYPE.get(type(ctx.channel), TO_SEND)
    return next((name for name in needed if not getattr(permissions, name)), None)


def refused_permission(ctx: Context, refusal: discord.Forbidden) -> str | None:
    """Return the permission that the bot lacked when Discord refused a message, by its name in discord.py.
    None if Discord has another reason. The bot may not know yet that the permission was taken away.
    """
    needed = {MISSING_ACCESS: needed_to_see, MISSING_PERMISSIONS: needed_to_send}.get(refusal.code)
    return needed and (missing_permission(ctx) or needed(ctx.channel)[-1])
