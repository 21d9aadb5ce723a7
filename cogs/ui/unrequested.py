"""Matches that are shown without a command: after an opponent has thought, after a restart, and after an outage."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord.http import Route, handle_message_parameters

from bot.client.client import App
from bot.game.mark import Mark
from bot.game.match import Termination
from bot.model.ids import MessageId
from bot.model.saved_match import MatchUpdate
from bot.replies.delivery import UNANSWERABLE
from bot.replies.messages import (
    NO_ACCESS,
    SECONDS_TO_SEND,
    UNREACHABLE,
    EditResult,
    OutgoingMessage,
    edit_message,
    is_temporary,
    plain_form,
    post,
    remove_buttons,
)
from cogs.ui.board import draw_unrequested, replace_overtaken

log = logging.getLogger(__name__)

_ENDED_UNSEEN = (Termination.ABANDONED, Termination.FORFEITED, Termination.STOPPED)


async def show_unrequested(app: App, update: MatchUpdate) -> None:
    """Show a match in its channel. The end of an abandoned match is shown by editing its message."""
    saved = update.saved
    try:
        result, message = await _deliver(app, update)
    except (discord.HTTPException, *UNREACHABLE) as error:
        if is_temporary(error):
            log.warning("Discord did not accept a board (%s); the bot tries again later", error)
            return
        log.info("A board cannot be shown in channel %d (%s)", saved.place.channel, error)
        if getattr(error, "code", None) in NO_ACCESS and saved.match.is_duel and not saved.match.is_over:
            await app.services.maintenance.end_unreachable(saved)
            return
        result, message = EditResult.GONE, None
    if result is EditResult.TRY_LATER:
        return
    if message and await replace_overtaken(app, saved, message):
        return
    app.services.cache.record_shown(saved, message)
    if message and saved.message and message != saved.message:
        await remove_buttons(app, saved.place, saved.message)


async def _deliver(app: App, update: MatchUpdate) -> tuple[EditResult, MessageId | None]:
    """Edit the match's message, complete the response to an interaction, or post a message.

    Returns:
        The result, and the message that now shows the match, if any.
    """
    saved, match = update.saved, update.saved.match
    drawn = await draw_unrequested(app, update, *map(match.member, Mark))
    is_user_install = app.user_install_channels.needs_interaction(saved.place, is_duel=match.is_duel)
    if match.termination in _ENDED_UNSEEN or (match.is_exhibition and saved.message):
        if saved.message is None or is_user_install:
            return EditResult.GONE, None
        result = await edit_message(app, saved.place, saved.message, drawn)
        if result is EditResult.ARCHIVED:
            return EditResult.EDITED, await post(app, saved.place, f"{saved.event.id}-a", drawn)
        return result, saved.message if result is EditResult.EDITED else None
    if saved.message and saved.message > saved.event.id and not is_user_install:  # it says that an opponent is thinking
        result = await edit_message(app, saved.place, saved.message, drawn)
        if result in (EditResult.EDITED, EditResult.TRY_LATER):
            return result, saved.message
    if saved.event.token and (message := await _finish_response(app, saved.event.token, drawn)):
        return EditResult.EDITED, message
    if is_user_install:
        return EditResult.GONE, None
    return EditResult.EDITED, await post(app, saved.place, saved.event.id, drawn)


async def _finish_response(app: App, token: str, message: OutgoingMessage) -> MessageId | None:
    """Complete the response to an interaction; None if it has expired."""
    # not Webhook.edit_message, which encodes the @: the simulated Discord of the demo does not decode it
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    route = Route("PATCH", path, webhook_id=app.application_id, webhook_token=token)
    fields = message.to_edit()
    try:
        with handle_message_parameters(**fields, previous_allowed_mentions=app.allowed_mentions) as parameters:
            body: dict[str, Any] = {"form": parameters.multipart} if parameters.files else {"json": parameters.payload}
            async with asyncio.timeout(SECONDS_TO_SEND):
                return MessageId(int((await app.http.request(route, files=parameters.files, **body))["id"]))
    except discord.HTTPException as error:
        if error.code in UNANSWERABLE:
            return None
        if plain := plain_form(message, error):
            return await _finish_response(app, token, plain)
        raise
