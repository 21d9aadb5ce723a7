"""Outgoing messages: their contents, posting and editing."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from io import BytesIO
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.http import handle_message_parameters

from bot.client.client import App
from bot.client.surface import Surface
from bot.client.time_limit import within
from bot.games.value import Result
from bot.model.ids import EventId, MessageId, Place
from bot.text.board_picture import BoardPicture, describe_picture, draw_board
from bot.text.localizer import Localizer
from bot.text.page import Page

log = logging.getLogger(__name__)

UNREACHABLE = (aiohttp.ClientError, OSError, discord.RateLimited)
"""Discord cannot be reached, does not answer in time, or lets the bot wait for longer than discord.py would."""

_COLOURS = {
    Result.WIN: discord.Colour.green(),
    Result.DRAW: discord.Colour.light_grey(),
    Result.LOSS: discord.Colour.red(),
}

SECONDS_TO_SEND = 30
"""How long a response to an interaction may take: discord.py would wait there for as long as Discord asks for."""

_FILES_REFUSED = (400, 403, 413)
"""The HTTP statuses with which Discord refuses a file: invalid, not permitted, too large."""

_EMOJI_NAME = re.compile(r":\w+:(?=\d+>)")  # the name in a custom emoji, such as `<:name:1>`
THREAD_IS_ARCHIVED, THREAD_IS_LOCKED = 50083, 160005
"""See https://discord.com/developers/docs/topics/opcodes-and-status-codes"""

MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013

NO_ACCESS = (10003, MISSING_ACCESS)  # unknown channel, missing access
_EDITED_TOO_OFTEN = 30046  # an older message was edited often, so it exists

_UNKNOWN_MESSAGE = 10008

_TOO_MANY_REQUESTS, _SERVER_ERROR, _FORBIDDEN = 429, 500, 403

_BLOCKED_BY_CLOUDFLARE = 40333

MAX_CONTENT = 2_000  # characters; see https://discord.com/developers/docs/resources/message#create-message

BLOCKED_LINK = 240000
_BLOCKED = (200000, 200001, BLOCKED_LINK)
"""A message or a title that the server's AutoMod blocks, or a message that Discord's filter of harmful links does."""

SECONDS_TO_CHECK = 3  # how long the check whether a message is gone may take; after that it is unknown


@dataclass(frozen=True)
class OutgoingFile:
    """A file that is sent with a message."""

    name: str
    data: bytes
    description: str | None = None  # the alt text of a picture

    def to_discord(self) -> discord.File:
        """Return the file for one request; discord.py closes it afterwards."""
        return discord.File(BytesIO(self.data), self.name, description=self.description)


@dataclass(frozen=True)
class OutgoingMessage:
    """A message with text, embeds, buttons and files."""

    content: str
    embeds: list[discord.Embed] = field(default_factory=list[discord.Embed])
    buttons: ui.View | None = None
    pinged: discord.abc.Snowflake | None = None  # the only user whom its mentions ping, if any
    files: Sequence[OutgoingFile] | None = None  # what is attached; on an edit, None keeps the existing files
    keeps_text: bool = False  # whether an edit changes nothing but the buttons
    keeps_buttons: bool = False  # whether an edit leaves the buttons as they are
    keeps_content: bool = False  # whether an edit leaves what is not in an embed as it is, such as a mention
    plain: OutgoingMessage | None = None  # what is sent instead if Discord refuses the files

    def to_new(self) -> dict[str, Any]:
        """Return the keyword arguments that send the message."""
        fields: dict[str, Any] = {"content": self.content, "embeds": self.embeds}
        if self.buttons:
            fields["view"] = self.buttons
        if self.files:
            fields["files"] = [file.to_discord() for file in self.files]
        if self.pinged:
            fields["allowed_mentions"] = discord.AllowedMentions(users=[self.pinged])
        return fields

    def to_edit(self) -> dict[str, Any]:
        """Return the keyword arguments that edit a message into it."""
        if self.keeps_text:
            return {"view": self.buttons}
        fields: dict[str, Any] = {"embeds": self.embeds}
        if not self.keeps_content:
            fields["content"] = self.content
        if not self.keeps_buttons:
            fields["view"] = self.buttons
        if self.files is not None:
            fields["attachments"] = [file.to_discord() for file in self.files]
        return fields


@dataclass(frozen=True)
class LayoutMessage:
    """A message that consists only of components (https://discord.com/developers/docs/components/overview)."""

    layout: ui.LayoutView

    def to_new(self) -> dict[str, Any]:
        """Return the keyword arguments that send the message."""
        return {"view": self.layout}

    def to_edit(self) -> dict[str, Any]:
        """Return the keyword arguments that edit a layout message into it."""
        return {"view": self.layout}


AnyMessage = OutgoingMessage | LayoutMessage


def page_message(
    surface: Surface, page: Page, buttons: ui.View | None = None, picture: OutgoingFile | None = None
) -> OutgoingMessage:
    """Return a page as a message. Its text goes into an embed, because Discord enlarges emoji only without text.
    A picture replaces the emoji board and the line of cells, which its description names, unless Discord refuses it.
    """
    board, files = ("", [picture]) if picture else (page.board, [])
    plain = page_message(surface, page, buttons) if picture else None
    position = " · ".join(filter(None, (page.footer, "" if picture else page.cells)))
    if not surface.can_embed:
        text = "\n".join(filter(None, [board, page.words, position and f"-# {position}"]))
        if len(text) > MAX_CONTENT:  # the cells are also on the board
            text = "\n".join(filter(None, [board, page.words, page.footer and f"-# {page.footer}"]))
        return OutgoingMessage(text, buttons=buttons, files=files, plain=plain)
    embed = discord.Embed(description=page.words, colour=_COLOURS.get(page.result) if page.result is not None else None)
    if position:
        embed.set_footer(text=position)
    if picture:  # discord.py 2.7 cannot set the alt text of an embed's image
        image = {"url": f"attachment://{picture.name}", "description": picture.description}
        embed = discord.Embed.from_dict({**embed.to_dict(), "image": image})
    return OutgoingMessage(board, [embed], buttons, files=files, plain=plain)


async def post(
    app: App, place: Place, nonce: EventId | str, message: AnyMessage, *, is_repeated: bool = False
) -> MessageId:
    """Post a message in a channel. It is retried once, and the nonce prevents Discord from posting it twice.
    If another message was posted with the nonce, it is edited into this one.
    `nonce` is the event's id, with a suffix for every message about it that is not its first answer.
    """
    fields: dict[str, Any] = {"nonce": nonce, "previous_allowed_mentions": app.allowed_mentions}
    try:
        with handle_message_parameters(**message.to_new(), **fields) as parameters:
            response = await app.http.send_message(place.channel, params=parameters)
    except (discord.DiscordServerError, *UNREACHABLE) as error:
        if is_repeated or isinstance(error, discord.RateLimited):
            raise
        return await post(app, place, nonce, message, is_repeated=True)
    except discord.HTTPException as error:
        if plain := plain_form(message, error):
            return await post(app, place, nonce, plain, is_repeated=is_repeated)
        raise
    posted = MessageId(int(response["id"]))  # discord.py's own methods parse all of it, which takes longer than posting
    if isinstance(message, OutgoingMessage):  # `enforce_nonce` may return another
        sent: Any = message.buttons.to_components() if message.buttons else []
        both: Any = (sent, response.get("components", []))
        ids, returned = ([item.get("custom_id") for row in rows for item in row["components"]] for rows in both)
        if ids != returned or (not ids and _is_other(message.content, response["content"])):
            await edit_message(app, place, posted, message)
    return posted


def _is_other(sent: str, returned: str) -> bool:
    """Check if the first lines of two texts differ, apart from the names of custom emoji, which Discord may correct."""
    first, second = (_EMOJI_NAME.sub("", text.strip().partition("\n")[0].rstrip()) for text in (sent, returned))
    return first != second


class EditResult(Enum):
    EDITED = "edited"
    GONE = "gone"  # the message cannot be edited: it was deleted, for example
    OUT_OF_REACH = "out of reach"  # the bot may not see the channel at the moment
    BLOCKED = "blocked"  # AutoMod or Discord's filter of links refuses the text; the message stays as it was
    ARCHIVED = "archived"  # the message is in an archived thread; a new message can still be posted there
    TRY_LATER = "try later"  # Discord cannot be reached, rate-limits the bot, or returned a server error


async def edit_message(app: App, place: Place, message: MessageId, edited: AnyMessage | None) -> EditResult:
    """Edit a message of the bot in a channel; None only removes its buttons."""
    if place.guild is None and app.only_responds(place):
        return EditResult.GONE  # the bot can only edit messages there in response to interactions
    fields: dict[str, Any] = edited.to_edit() if edited else {"view": None}
    if fields.get("embeds"):
        fields["flags"] = discord.MessageFlags()  # brings them back if somebody has removed them
    try:
        with handle_message_parameters(**fields, previous_allowed_mentions=app.allowed_mentions) as parameters:
            await app.http.edit_message(place.channel, message, params=parameters)
    except (discord.HTTPException, *UNREACHABLE) as error:
        if isinstance(error, discord.HTTPException) and (plain := plain_form(edited, error)):
            return await edit_message(app, place, message, plain)
        note_rate_limit(app, place, error)
        return _result_of(message, error)
    return EditResult.EDITED


def note_rate_limit(app: App, place: Place, error: BaseException) -> None:
    """If an error is a rate limit of a channel, note until when its messages cannot be edited."""
    seconds = 0.0
    if isinstance(error, discord.RateLimited):
        seconds = error.retry_after
    elif isinstance(error, discord.HTTPException) and error.status == _TOO_MANY_REQUESTS:
        seconds = float(error.response.headers.get("Retry-After", 0))
    if seconds:
        app.limited_until[place.channel] = asyncio.get_running_loop().time() + seconds


def _result_of(message: MessageId, error: BaseException) -> EditResult:
    """Return what the error of an edit means, and log it."""
    if getattr(error, "code", None) == THREAD_IS_ARCHIVED:
        return EditResult.ARCHIVED
    if not is_temporary(error) and not is_blocked(error):
        log.debug("Message %d cannot be edited (%s)", message, error)
        return EditResult.OUT_OF_REACH if getattr(error, "code", None) == MISSING_ACCESS else EditResult.GONE
    log.warning("Discord did not accept an edit of message %d (%s)", message, error)
    return EditResult.BLOCKED if is_blocked(error) else EditResult.TRY_LATER


def plain_form(message: AnyMessage | None, error: discord.HTTPException) -> OutgoingMessage | None:
    """Return what replaces a message whose files Discord has refused; None if the error has another reason."""
    if not isinstance(message, OutgoingMessage) or not message.plain or error.status not in _FILES_REFUSED:
        return None
    if is_temporary(error) or error.code == THREAD_IS_ARCHIVED:
        return None
    log.warning("Discord refused a message with files (%s); it is sent without them", error)
    return message.plain


class MessageState(Enum):
    THERE = "there"
    DELETED = "deleted"
    OUT_OF_REACH = "out of reach"  # its channel was deleted, or the bot may not edit it there
    UNKNOWN = "unknown"  # Discord does not say at the moment

    @property
    def is_gone(self) -> bool:
        return self in (MessageState.DELETED, MessageState.OUT_OF_REACH)


async def message_state(app: App, place: Place, message: MessageId) -> MessageState:
    """Check if a message of the bot is still there, by an edit that changes nothing.
    Reading the message would need the permission Read Message History.
    """
    try:
        with handle_message_parameters() as parameters:
            await within(SECONDS_TO_CHECK, app.http.edit_message(place.channel, message, params=parameters))
    except (discord.HTTPException, *UNREACHABLE) as error:
        code = getattr(error, "code", 0)
        if is_temporary(error) and code != _EDITED_TOO_OFTEN:
            return MessageState.UNKNOWN
        if code == _UNKNOWN_MESSAGE:
            return MessageState.DELETED
        if code in (*NO_ACCESS, MISSING_PERMISSIONS):
            return MessageState.OUT_OF_REACH
    return MessageState.THERE


def is_temporary(error: BaseException) -> bool:
    """Check if Discord may accept the same request later.
    A refusal without a code of Discord's is a page of Cloudflare, which stands in front of Discord.
    """
    if isinstance(error, discord.HTTPException):
        is_by_cloudflare = error.code == _BLOCKED_BY_CLOUDFLARE or (error.status == _FORBIDDEN and not error.code)
        return error.status == _TOO_MANY_REQUESTS or error.status >= _SERVER_ERROR or is_by_cloudflare
    return isinstance(error, UNREACHABLE)


def is_blocked(error: BaseException) -> bool:
    """Check if AutoMod or Discord's filter of links has refused a text, which a moderator may allow."""
    return isinstance(error, discord.HTTPException) and error.code in _BLOCKED


async def draw_picture(picture: BoardPicture, localizer: Localizer) -> OutgoingFile:
    """Draw a board, in another thread than the event loop's."""
    data = await asyncio.to_thread(draw_board, picture)
    return OutgoingFile("board.png", data, describe_picture(localizer, picture))
