"""Delivery of replies as responses to an interaction: a slash command, a button, a menu or a form."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar

import discord
from discord.http import Route, handle_message_parameters

from bot.client.client import App
from bot.client.controls import PRESSES
from bot.client.delivery import UNANSWERABLE, Delivery, Interaction
from bot.client.messages import (
    SECONDS_TO_SEND,
    THREAD_IS_ARCHIVED,
    THREAD_IS_LOCKED,
    UNREACHABLE,
    AnyMessage,
    EditResult,
    OutgoingMessage,
    edit_message,
    plain_form,
    post,
)
from bot.client.time_limit import within
from bot.games.errors import Refusal
from bot.model.ids import Event, EventId, MessageId

_T = TypeVar("_T")

_SECONDS_TO_DEFER = 1.5  # an interaction has to be acknowledged within three seconds

_MAX_AGE_TO_EDIT = timedelta(minutes=59)
"""Older messages are not edited: Discord limits edits of messages that are older than an hour (code 30046)."""

_EPHEMERAL = discord.MessageFlags(ephemeral=True).value
_UNKNOWN_MESSAGE, _EDITED_TOO_OFTEN, _ALREADY_ACKNOWLEDGED = 10008, 30046, 40060


class InteractionDelivery(Delivery):
    """Answers a slash command, a button, a menu or a form."""

    def __init__(self, app: App, interaction: Interaction) -> None:
        self._app = app
        self._interaction = interaction
        self._deferral: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._defers_ephemerally = False
        self._has_replied = False
        self._is_thinking = False  # whether the deferral has shown "thinking…", which the reply is to replace

        self.place = app.place_of(interaction)
        self.event = Event(EventId(interaction.id), interaction.token)
        self.user = interaction.user
        self.channel = interaction.channel or discord.Object(self.place.channel)
        self.locale = interaction.locale
        self.guild_locale = (interaction.guild_locale or interaction.locale).value

        is_elsewhere = interaction.guild_id is not None or interaction.context.private_channel
        self.is_user_install = self.place.guild is None and is_elsewhere
        app.user_install_channels.pop(self.place.channel, None)
        if self.is_user_install:
            app.user_install_channels[self.place.channel] = None
        self.allowed = interaction.app_permissions
        self.can_embed = not self.is_user_install or self.allowed.embed_links
        self.can_attach = not self.is_user_install or self.allowed.attach_files
        # Discord shows the answers to the user alone where external apps may not be used.
        self.is_silent = (
            self.is_user_install and interaction.guild_id is not None and not interaction.permissions.use_external_apps
        )

        self.pressed = interaction.message if interaction.type in PRESSES else None
        # The reply to a slash command can be ephemeral; the reply to a press is so if the pressed message is.
        self.is_ephemeral = self.pressed.flags.ephemeral if self.pressed else True
        self.prefix = "/" if self.is_ephemeral or self.is_user_install else None
        age = interaction.created_at - self.pressed.created_at if self.pressed else None
        self.can_edit = age is not None and (self.is_ephemeral or age < _MAX_AGE_TO_EDIT)

    @property
    def granted(self) -> discord.Permissions:
        return self._interaction.permissions

    async def send(self, message: AnyMessage, *, in_place: bool = False, nonce: str | None = None) -> MessageId | None:
        """Respond with a message, or edit the pressed one.
        Where the interaction has expired or the thread is archived, post a message.
        Raises Refusal if the thread is archived, and the bot may not open it again.
        """
        await self._prepare_reply()
        try:
            return await self._try(partial(self._edit, nonce=nonce) if in_place else self._respond, message)
        except discord.HTTPException as error:
            if self.is_user_install and in_place and error.code in (_UNKNOWN_MESSAGE, _EDITED_TOO_OFTEN):
                return await self._try(self._respond, message)
            is_ephemeral = self.pressed is not None and self.is_ephemeral
            if error.code not in (*UNANSWERABLE, THREAD_IS_ARCHIVED) or is_ephemeral or self.is_user_install:
                raise
            posting = post(self._app, self.place, nonce or self.event.id, message)
            return await (self._open_thread(posting) if error.code == THREAD_IS_ARCHIVED else posting)

    async def _open_thread(self, posting: Awaitable[MessageId]) -> MessageId:
        """Post a message in an archived thread, which opens it again, and acknowledge the press that was refused there.
        See https://discord.com/developers/docs/topics/threads#active-archived-threads.
        """
        try:
            posted = await posting
        except discord.HTTPException as error:
            if error.code not in (THREAD_IS_ARCHIVED, THREAD_IS_LOCKED):
                raise
            raise Refusal("thread-closed") from None
        if self.pressed and not self._interaction.response.is_done():
            await self._defer()
        return posted

    async def send_ephemeral(self, message: AnyMessage, *, nonce: str) -> None:
        """Respond with an ephemeral message."""
        del nonce  # an interaction accepts each response once
        await self._prepare_reply(is_ephemeral=True)
        await self._try(self._respond_ephemerally, message)

    async def acknowledge(self) -> None:
        if self._interaction.type in PRESSES:
            await self._prepare_reply()
            if not self._interaction.response.is_done():
                await self._defer()

    async def _try(self, send: Callable[[AnyMessage], Awaitable[_T]], message: AnyMessage) -> _T:
        """Send a message within the time limit, without its files if Discord refuses them."""
        async with asyncio.timeout(SECONDS_TO_SEND):
            try:
                return await send(message)
            except discord.HTTPException as error:
                if plain := plain_form(message, error):
                    return await send(plain)
                raise

    async def _respond_ephemerally(self, message: AnyMessage) -> None:
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
    def auto_defer(self, is_ephemeral: bool, /) -> Generator[None]:
        """Defer the interaction if there is no response in time."""
        self._defers_ephemerally = is_ephemeral
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
                await self._interaction.response.defer(ephemeral=self._defers_ephemerally)

    async def _prepare_reply(self, *, is_ephemeral: bool = False) -> None:
        """Leave the channel's queue, and cancel the deferral, or wait for it if it has begun."""
        if self.queued:
            await self.queued.leave()
        if self._timer:
            self._timer.cancel()
        if self._deferral:
            await asyncio.wait([self._deferral])
        response = self._interaction.response
        is_deferred = response.type is discord.InteractionResponseType.deferred_channel_message
        self._is_thinking = is_deferred and not self._has_replied
        if self._is_thinking and is_ephemeral != self._defers_ephemerally:
            self._is_thinking = False
            async with asyncio.timeout(SECONDS_TO_SEND):
                await self._interaction.delete_original_response()  # the first follow-up would replace it, as visible
        self._has_replied = True

    async def _respond(self, message: AnyMessage) -> MessageId | None:
        interaction = self._interaction
        if self._is_thinking and isinstance(message, OutgoingMessage) and not message.pinged:  # an edit pings nobody
            # discord.py repeats a request after an error of the server, so a follow-up could appear twice
            return MessageId((await interaction.edit_original_response(**message.to_edit())).id)
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
        interaction = self._interaction
        if interaction.response.is_done():
            return MessageId((await interaction.edit_original_response(**message.to_edit())).id)
        fields = message.to_edit()
        if fields.get("embeds") and interaction.message and interaction.message.flags.suppress_embeds:
            fields["suppress_embeds"] = False  # brings them back
        try:
            await interaction.response.edit_message(**fields)
        except discord.HTTPException as error:
            if error.code != _ALREADY_ACKNOWLEDGED or interaction.message is None:
                raise
            return await self._edit_acknowledged(MessageId(interaction.message.id), message, nonce)
        return MessageId(interaction.message.id) if interaction.message else None

    async def _edit_acknowledged(self, pressed: MessageId, message: AnyMessage, nonce: str | None) -> MessageId:
        """Edit the pressed message after an earlier attempt or another process has acknowledged the interaction."""
        if self.is_ephemeral or self.is_user_install:  # only the interaction can edit it
            await self._interaction.edit_original_response(**message.to_edit())
            return pressed
        editing = edit_message(self._app, self.place, pressed, message)
        if await within(SECONDS_TO_SEND, editing) is not EditResult.EDITED:
            return await within(SECONDS_TO_SEND, post(self._app, self.place, nonce or self.event.id, message))
        return pressed


async def complete_response(
    app: App, token: str, message: OutgoingMessage, *, may_be_ephemeral: bool = False
) -> MessageId | None:
    """Complete the response to an interaction; None if it has expired.
    `may_be_ephemeral` says whether an ephemeral response is completed; elsewhere that is an apology for a failed board.
    """
    # not Webhook.edit_message, which encodes the @: the simulated Discord of the demo does not decode it
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    find, edit = (
        Route(method, path, webhook_id=app.application_id, webhook_token=token) for method in ("GET", "PATCH")
    )
    fields = message.to_edit()
    try:
        with handle_message_parameters(**fields, previous_allowed_mentions=app.allowed_mentions) as parameters:
            body: dict[str, Any] = {"form": parameters.multipart} if parameters.files else {"json": parameters.payload}
            async with asyncio.timeout(SECONDS_TO_SEND):
                if not may_be_ephemeral and (await app.http.request(find))["flags"] & _EPHEMERAL:
                    return None
                return MessageId(int((await app.http.request(edit, files=parameters.files, **body))["id"]))
    except discord.HTTPException as error:
        if error.code in UNANSWERABLE:
            return None
        if plain := plain_form(message, error):
            return await complete_response(app, token, plain, may_be_ephemeral=may_be_ephemeral)
        raise
