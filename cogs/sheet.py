"""What the bot posts: a board with its words and buttons, or a sentence."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.app.client import App
from bot.display.page import PageWriter
from bot.display.voice import Voice
from bot.game.ids import EventId, MessageId, Place, UserId
from bot.play.turn import Turn
from bot.storage.errors import DatabaseError
from bot.storage.servers import ServerSettings
from cogs.ui.board import board_buttons

log = logging.getLogger(__name__)

UNREACHABLE = (aiohttp.ClientError, OSError)
"""What goes wrong on the way to Discord."""


@dataclass(frozen=True)
class Sheet:
    """What a message consists of.

    Args:
        pinged: the member whom it mentions so that they notice; nobody else is pinged, whatever it says.
    """

    content: str
    embeds: list[discord.Embed] = field(default_factory=list[discord.Embed])
    buttons: ui.View | None = None
    pinged: discord.abc.User | None = None

    @property
    def as_new(self) -> dict[str, Any]:
        """The arguments for a new message."""
        mentions = discord.AllowedMentions(users=[self.pinged]) if self.pinged else discord.utils.MISSING
        view = self.buttons or discord.utils.MISSING
        return {"content": self.content, "embeds": self.embeds, "view": view, "allowed_mentions": mentions}

    @property
    def as_change(self) -> dict[str, Any]:
        """The arguments for the change of a message, all of which it replaces."""
        return {"content": self.content, "embeds": self.embeds, "view": self.buttons}


async def draw(
    app: App, turn: Turn, voice: Voice, *, can_embed: bool, note: str = "", starter: UserId | None = None
) -> Sheet:
    """The sheet that shows a turn.

    Args:
        note: a sentence that goes before what was played.
        starter: who asked for a match between programs.
    """
    match, server = turn.match, turn.saved.place.server
    try:
        settings = await app.house.preferences.of(server)
    except DatabaseError:  # the match is saved, and can be shown all the same
        settings = ServerSettings()
    writer = PageWriter(voice, app.names.at(match, server))
    page = writer.write(match, turn.since, deadline=app.lobby.deadline(turn), note=note)
    buttons = board_buttons(match, voice, is_text_only=settings.is_text_only, starter=starter)
    if can_embed:  # emoji alone are drawn large, so the words go elsewhere
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
