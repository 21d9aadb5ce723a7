"""What the bot posts: a board with its words and buttons, or a sentence."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.app.client import App
from bot.display.page import Page, PageWriter
from bot.display.voice import Voice
from bot.game.ids import EventId, MessageId, Place, UserId
from bot.play.turn import Turn
from bot.storage.errors import DatabaseError
from cogs.ui.board import board_buttons

log = logging.getLogger(__name__)

UNREACHABLE = (aiohttp.ClientError, OSError)
"""What goes wrong on the way to Discord."""


@dataclass(frozen=True)
class Enclosure:
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
class Sheet:
    """What a message consists of.

    Args:
        pinged: the member whom it mentions so that they notice; nobody else is pinged, whatever it says.
        files: what goes with it; a change of a message that has none of its own leaves those that are there.
    """

    content: str
    embeds: list[discord.Embed] = field(default_factory=list[discord.Embed])
    buttons: ui.View | None = None
    pinged: discord.abc.User | None = None
    files: Sequence[Enclosure] = ()

    @property
    def as_new(self) -> dict[str, Any]:
        """The arguments for a new message."""
        mentions = discord.AllowedMentions(users=[self.pinged]) if self.pinged else discord.utils.MISSING
        view = self.buttons or discord.utils.MISSING
        files = [enclosure.as_file for enclosure in self.files] or discord.utils.MISSING
        facts = {"content": self.content, "embeds": self.embeds, "view": view, "files": files}
        return facts | {"allowed_mentions": mentions}

    @property
    def as_change(self) -> dict[str, Any]:
        """The arguments for the change of a message, all of which it replaces but for files."""
        files = [enclosure.as_file for enclosure in self.files] or discord.utils.MISSING
        return {"content": self.content, "embeds": self.embeds, "view": self.buttons, "attachments": files}


async def draw(
    app: App, turn: Turn, voice: Voice, *, can_embed: bool, note: str = "", starter: UserId | None = None
) -> Sheet:
    """The sheet that shows a turn.

    Args:
        note: a sentence that goes before what was played.
        starter: who asked for a match between programs.
    """
    match, server = turn.match, turn.saved.place.server
    settings = await app.settings_at(turn.saved.place)
    writer = PageWriter(voice, app.names.at(match, server))
    page = writer.write(
        match, turn.since, deadline=app.lobby.deadline(turn), note=note, is_coached=turn.saved.is_coached
    )
    buttons = board_buttons(match, voice, is_text_only=settings.is_text_only, starter=starter)
    return lay_out(page, buttons, can_embed=can_embed)


def lay_out(page: Page, buttons: ui.View | None, *, can_embed: bool) -> Sheet:
    """The sheet of a page; emoji alone are drawn large, so the words go into an embed where there can be one."""
    if can_embed:
        return Sheet(page.board, [discord.Embed(description=page.words).set_footer(text=page.position)], buttons)
    return Sheet(f"{page.board}\n{page.words}\n-# {page.position}", buttons=buttons)


async def post(app: App, place: Place, nonce: EventId | str, sheet: Sheet) -> MessageId:
    """Write to a channel, once: when an attempt is lost, the nonce keeps the next from doing it twice."""
    channel = app.get_partial_messageable(place.channel, guild_id=place.server)
    try:
        message = await channel.send(**sheet.as_new, nonce=nonce)
    except (discord.DiscordServerError, *UNREACHABLE):
        message = await channel.send(**sheet.as_new, nonce=nonce)
    return MessageId(message.id)


async def retire(app: App, place: Place, message: MessageId) -> None:
    """Take the buttons off a board that is no longer the newest; if that fails, a press on them is told so."""
    with suppress(DatabaseError):
        running = await app.house.live.find(place.channel)
        if running and running.message == message:  # a press on it has made it the newest again
            return
    channel = app.get_partial_messageable(place.channel, guild_id=place.server)
    try:
        await channel.get_partial_message(message).edit(view=None)
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.debug("An old board keeps its buttons (%s)", error)
