"""How an answer reaches people: as a message, as the response to an interaction, or as a change of what was pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any

import discord
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import PRESSES
from bot.client.permissions import permissions_at
from bot.client.user_install import is_user_install
from bot.model.ids import Event, EventId, MessageId, Place
from bot.replies.messages import UNREACHABLE, LayoutMessage, OutgoingMessage, post

Context = commands.Context[App]
Interaction = discord.Interaction[App]

_SECONDS_TO_SIGN_OF_LIFE = 1.5
"""Discord gives an interaction three seconds to say anything at all."""

UNANSWERABLE = (10008, 10015, 10062, 50027)
"""The pressed message is gone, or the interaction has expired: unknown message, unknown webhook, unknown interaction,
invalid webhook token (https://discord.com/developers/docs/topics/opcodes-and-status-codes)."""

_FREELY_CHANGED = timedelta(minutes=59)
"""Of a message that is older than an hour, few changes are taken: code 30046 on the same page."""

_GONE, _CHANGED_TOO_OFTEN = 10008, 30046
"""A pressed message cannot be changed, though its press can be answered."""

_ACKNOWLEDGED = 40060
"""The interaction has had its first response: from an attempt that seemed lost, or from another process."""


class Delivery:
    """The way back to whoever used a command or pressed a button.

    Args:
        where: the command or the press.
        place: where that was.
    """

    def __init__(self, app: App, where: Context | Interaction, place: Place) -> None:
        self._app = app
        self._place = place
        self._ctx = where if isinstance(where, commands.Context) else None
        self._interaction = where.interaction if isinstance(where, commands.Context) else where
        self._deferral: asyncio.Task[None] | None = None
        self._is_deferring = False

    @property
    def event(self) -> Event:
        """What asked for it; as a nonce, its id keeps an answer from being posted twice."""
        if self._interaction:
            return Event(EventId(self._interaction.id), self._interaction.token)
        assert self._ctx is not None
        return Event(EventId(self._ctx.message.id))

    @property
    def is_typed(self) -> bool:
        """Whether the person wrote a message."""
        return self._interaction is None

    @property
    def is_user_install(self) -> bool:
        """Whether Discord takes nothing there but answers to what people do."""
        return self._interaction is not None and is_user_install(self._interaction)

    @property
    def is_unheard(self) -> bool:
        """Whether Discord shows all answers to the person alone, as in a server whose members' own apps are to be
        silent.
        """
        interaction = self._interaction
        is_elsewhere = self.is_user_install and interaction is not None and interaction.guild_id is not None
        return is_elsewhere and not self.granted.use_external_apps

    @property
    def pressed(self) -> discord.Message | None:
        """The message whose button was pressed."""
        is_press = self._interaction and self._interaction.type in PRESSES
        return self._interaction.message if self._interaction and is_press else None

    @property
    def can_edit(self) -> bool:
        """Whether a button was pressed whose message can be changed freely."""
        pressed, interaction = self.pressed, self._interaction
        if pressed is None or interaction is None:
            return False
        return self.is_private or interaction.created_at - pressed.created_at < _FREELY_CHANGED

    @property
    def is_private(self) -> bool:
        """Whether it was a slash command, or a button beneath a message that only the person sees."""
        pressed = self.pressed
        return pressed.flags.ephemeral if pressed else not self.is_typed

    @property
    def allowed(self) -> discord.Permissions | None:
        """What the bot may do there; None if Discord has not told enough to know."""
        if self._interaction:
            return self._interaction.app_permissions
        assert self._ctx is not None
        return permissions_at(self._ctx)

    @property
    def granted(self) -> discord.Permissions:
        """What the person may do there."""
        if self._interaction:
            return self._interaction.permissions
        assert self._ctx is not None
        try:
            return self._ctx.permissions
        except discord.ClientException:  # a thread whose parent channel is not known
            return discord.Permissions.none()

    @property
    def locale(self) -> discord.Locale | None:
        """The person's own language, which Discord tells of with an interaction alone."""
        return self._interaction.locale if self._interaction else None

    @property
    def locale_there(self) -> str | None:
        """The language of a server that the bot is not in, as far as it is known; elsewhere the person's own."""
        interaction = self._interaction
        return (interaction.guild_locale or interaction.locale).value if interaction else None

    async def send(
        self, message: OutgoingMessage | LayoutMessage, *, in_place: bool = False, nonce: str | None = None
    ) -> MessageId | None:
        """Send a message, or change the pressed one; and say which message it is.

        Args:
            nonce: what tells it apart from other answers to the same event, if there are several.
        """
        await self._end_auto_defer()
        interaction = self._interaction
        if interaction is None:
            return await self._post(message, nonce)
        try:
            return await (_edit(interaction, message) if in_place else _respond(interaction, message))
        except discord.HTTPException as error:
            if self.is_user_install and in_place and error.code in (_GONE, _CHANGED_TOO_OFTEN):
                return await _respond(interaction, message)
            is_between_two = self.pressed is not None and self.is_private
            if error.code not in UNANSWERABLE or is_between_two or self.is_user_install:
                raise
            return await self._post(message, nonce)

    async def tell(self, message: OutgoingMessage | LayoutMessage) -> None:
        """Send a message that only the person sees, where Discord can do that."""
        await self._end_auto_defer()
        interaction = self._interaction
        if interaction is None:
            await self._post(message)
            return
        response = interaction.response
        if response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.delete_original_response()  # else the sentence would take its place, for all to see
        if response.is_done():
            await interaction.followup.send(**message.as_new, ephemeral=True)
            return
        try:
            await response.send_message(**message.as_new, ephemeral=True)
        except discord.HTTPException as error:
            if error.code != _ACKNOWLEDGED:  # else it has been told, or another process answers
                raise

    @contextmanager
    def auto_defer(self, *, at_once: bool) -> Generator[None]:
        """Let an interaction that has to wait for its answer show that it was heard."""
        if self._interaction:
            delay = 0 if at_once else _SECONDS_TO_SIGN_OF_LIFE
            self._deferral = asyncio.create_task(self._defer(self._interaction, delay))
        try:
            yield
        finally:
            if self._deferral:
                self._deferral.cancel()

    async def _post(self, message: OutgoingMessage | LayoutMessage, nonce: str | None = None) -> MessageId:
        return await post(self._app, self._place, nonce or self.event.id, message)

    async def _defer(self, interaction: Interaction, delay: float) -> None:
        await asyncio.sleep(delay)
        self._is_deferring = True
        with suppress(discord.HTTPException, *UNREACHABLE):  # the answer itself will tell
            await interaction.response.defer()

    async def _end_auto_defer(self) -> None:
        """From here on, nothing else answers."""
        if self._deferral is None:
            return
        if not self._is_deferring:
            self._deferral.cancel()
        await asyncio.wait([self._deferral])


def is_nobodys_mistake(refusal: discord.HTTPException) -> bool:
    """Whether Discord takes no answers there, or this one no longer."""
    return isinstance(refusal, discord.Forbidden | discord.NotFound) or refusal.code in UNANSWERABLE


async def _respond(interaction: Interaction, message: OutgoingMessage | LayoutMessage) -> MessageId | None:
    """Answer with a new message."""
    if interaction.response.is_done():
        return MessageId((await interaction.followup.send(**message.as_new, wait=True)).id)
    try:
        sent: Any = await interaction.response.send_message(**message.as_new)
    except discord.HTTPException as error:
        if error.code != _ACKNOWLEDGED:
            raise
        return MessageId((await interaction.edit_original_response(**message.as_change)).id)
    return MessageId(sent.message_id) if sent.message_id else None


async def _edit(interaction: Interaction, message: OutgoingMessage | LayoutMessage) -> MessageId | None:
    """Change the message whose button was pressed."""
    if interaction.response.is_done():
        return MessageId((await interaction.edit_original_response(**message.as_change)).id)
    try:
        await interaction.response.edit_message(**message.as_change)
    except discord.HTTPException as error:
        if error.code != _ACKNOWLEDGED or interaction.message is None:
            raise
        if interaction.message.flags.ephemeral or is_user_install(interaction):  # which the interaction alone can reach
            await interaction.edit_original_response(**message.as_change)
        else:
            await interaction.message.edit(**message.as_change)
    return MessageId(interaction.message.id) if interaction.message else None
