"""What the bot posts: a board with its words and buttons, or a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.client.client import App
from bot.game.ids import UserId
from bot.game.match import Match
from bot.model.ids import EventId, MessageId, Place
from bot.model.saved_match import MatchUpdate
from bot.rendering.board_picture import BoardPicture, describe_picture, draw_board
from bot.rendering.localizer import Localizer
from bot.rendering.page import Page, PageWriter
from bot.rendering.style import PICTURE
from bot.storage.errors import DatabaseError
from cogs.ui.board import board_buttons

log = logging.getLogger(__name__)

_PICTURE = "board.png"

UNREACHABLE = (aiohttp.ClientError, OSError)
"""What goes wrong on the way to Discord."""


@dataclass(frozen=True)
class OutgoingFile:
    """A file that goes with a message.

    Args:
        description: what is to be seen in a picture, for those who have it read to them.
    """

    name: str
    data: bytes
    description: str | None = None

    @property
    def as_file(self) -> discord.File:
        """The file, to be sent once."""
        return discord.File(BytesIO(self.data), self.name, description=self.description)


@dataclass(frozen=True)
class OutgoingMessage:
    """What a message consists of.

    Args:
        pinged: the member whom it mentions so that they notice; nobody else is pinged, whatever it says.
        files: what goes with it; None leaves those that a message has already as they are.
    """

    content: str
    embeds: list[discord.Embed] = field(default_factory=list[discord.Embed])
    buttons: ui.View | None = None
    pinged: discord.abc.User | None = None
    files: Sequence[OutgoingFile] | None = None

    @property
    def as_new(self) -> dict[str, Any]:
        """The arguments for a new message."""
        mentions = discord.AllowedMentions(users=[self.pinged]) if self.pinged else discord.utils.MISSING
        view = self.buttons or discord.utils.MISSING
        files = self._files or discord.utils.MISSING
        facts = {"content": self.content, "embeds": self.embeds, "view": view, "files": files}
        return facts | {"allowed_mentions": mentions}

    @property
    def as_change(self) -> dict[str, Any]:
        """The arguments for the change of a message, all of which it replaces but for files that it leaves."""
        files = discord.utils.MISSING if self.files is None else self._files
        return {"content": self.content, "embeds": self.embeds, "view": self.buttons, "attachments": files}

    @property
    def _files(self) -> list[discord.File]:
        return [enclosure.as_file for enclosure in self.files or ()]


@dataclass(frozen=True)
class LayoutMessage:
    """A message that is laid out of controls and the words between them, and has nothing beside these.

    See https://discord.com/developers/docs/components/overview.
    """

    layout: ui.LayoutView

    @property
    def as_new(self) -> dict[str, Any]:
        """The arguments for a new message."""
        return {"view": self.layout}

    @property
    def as_change(self) -> dict[str, Any]:
        """The arguments for the change of a message that was laid out like this."""
        return {"view": self.layout}


async def draw(
    app: App,
    update: MatchUpdate,
    localizer: Localizer,
    *,
    can_embed: bool,
    can_attach: bool,
    note: str = "",
    starter: UserId | None = None,
) -> OutgoingMessage:
    """The sheet that shows a turn, with a picture where the server wants one.

    Args:
        can_embed, can_attach: whether there can be an embed and a file; without them it shows emoji and plain text.
        note: a sentence that goes before what was played.
        starter: who asked for a match between programs.
    """
    match, guild = update.match, update.saved.place.guild
    settings = await app.settings_at(update.saved.place)
    writer = PageWriter(localizer, app.names.get_players(match, guild))
    page = writer.write(
        match, update.since, deadline=app.games.deadline(update), note=note, is_coached=update.saved.is_coached
    )
    buttons = board_buttons(match, localizer, is_text_only=settings.is_text_only, starter=starter)
    picture = await draw_picture(match, localizer) if settings.style == PICTURE and can_attach else None
    return lay_out(page, buttons, can_embed=can_embed, picture=picture)


async def draw_picture(match: Match, localizer: Localizer) -> OutgoingFile:
    """The board of a match as a file."""
    picture = BoardPicture(match.board, match.plies[-1] if match.plies else None)
    return OutgoingFile(_PICTURE, await asyncio.to_thread(draw_board, picture), describe_picture(localizer, picture))


def lay_out(
    page: Page, buttons: ui.View | None, *, can_embed: bool, picture: OutgoingFile | None = None
) -> OutgoingMessage:
    """The sheet of a page; emoji alone are drawn large, so the words go into an embed where there can be one.

    Args:
        picture: what stands in the place of the emoji, if anything does.
    """
    board, files = ("", [picture]) if picture else (page.board, [])
    if can_embed:
        embed = discord.Embed(description=page.words).set_footer(text=page.position)
        return OutgoingMessage(board, [_with(picture, embed) if picture else embed], buttons, files=files)
    return OutgoingMessage(f"{board}\n{page.words}\n-# {page.position}".strip(), buttons=buttons, files=files)


def _with(picture: OutgoingFile, embed: discord.Embed) -> discord.Embed:
    """An embed with a picture that goes with its message; of what is to be seen on it, discord.py 2.7 knows nothing."""
    image = {"url": f"attachment://{picture.name}", "description": picture.description}
    return discord.Embed.from_dict({**embed.to_dict(), "image": image})


async def post(app: App, place: Place, nonce: EventId | str, message: OutgoingMessage | LayoutMessage) -> MessageId:
    """Write to a channel, once: when an attempt is lost, the nonce keeps the next from doing it twice."""
    channel = app.get_partial_messageable(place.channel, guild_id=place.guild)
    try:
        sent = await channel.send(**message.as_new, nonce=nonce)
    except (discord.DiscordServerError, *UNREACHABLE):
        sent = await channel.send(**message.as_new, nonce=nonce)
    return MessageId(sent.id)


async def retire(app: App, place: Place, message: MessageId) -> None:
    """Take the buttons off a board that is no longer the newest; if that fails, a press on them is told so."""
    if app.user_install_channels.have(place):
        return
    with suppress(DatabaseError):
        running = await app.services.cache.find(place.channel)
        if running and running.message == message:  # a press on it has made it the newest again
            return
    channel = app.get_partial_messageable(place.channel, guild_id=place.guild)
    try:
        await channel.get_partial_message(message).edit(view=None)
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.debug("An old board keeps its buttons (%s)", error)
