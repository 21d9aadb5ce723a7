"""One way to answer behind all of Discord's doors: a text command, a slash command, a button.

Here what goes wrong becomes a sentence, and here alone: a refusal of the game is explained, and for
a mistake of the bot it apologises.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import aiohttp
import discord
from discord import ui
from discord.ext import commands

from bot.app import App, permissions_at
from bot.display.page import Page, PageWriter
from bot.game.errors import GameError
from bot.game.match import UserId
from bot.play.lobby import ChannelId, Turn

log = logging.getLogger(__name__)

_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")
_DIRECTION = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of the text after them."""

Context = commands.Context[App]
Interaction = discord.Interaction[App]


@asynccontextmanager
async def answering(where: Context | Interaction) -> AsyncGenerator[ChannelId]:
    """Handle a command or a press in its channel's order, and tell the person of a refusal.

    An interaction that has to wait gets a sign of life at once, because Discord gives it three
    seconds to say anything at all. A mistake in a press ends here; one in a command goes on to
    discord.py, which brings it to `cogs/failures.py`.
    """
    assert where.channel is not None
    app, channel = app_of(where), ChannelId(where.channel.id)
    lock = app.lobby.in_order(channel)
    sign_of_life = asyncio.create_task(_defer(where)) if lock.locked() else None
    with app.giving_an_answer():
        async with lock:
            if sign_of_life:
                await sign_of_life
            try:
                yield channel
            except GameError as error:
                await tell(where, app.texts.explain(error, spoken_prefix(where)))
            except Exception as error:
                if isinstance(where, commands.Context):
                    raise
                await apologise(where, error)


async def show(where: Context | Interaction, turn: Turn) -> None:
    """Answer a command with the board and what happened on it; a press changes its own message so."""
    person = where.author if isinstance(where, commands.Context) else where.user
    names = {UserId(person.id): plain(person.display_name)}
    page = PageWriter(app_of(where).texts, spoken_prefix(where), names).write(turn.match, turn.since)
    if isinstance(where, commands.Context):
        content, embeds = _layout(page, can_embed=_may_embed(where))
        await where.send(content, embeds=embeds)
    else:
        content, embeds = _layout(page, can_embed=True)
        await _edit(where, content, embeds)


async def ask(ctx: Context, text: str, buttons: ui.View) -> None:
    """Answer a command with a question that has buttons."""
    await ctx.send(text, view=buttons)


async def settle(interaction: Interaction, text: str) -> None:
    """Put a sentence in place of the pressed message and its buttons."""
    await _edit(interaction, text, [])


async def tell(where: Context | Interaction, text: str) -> None:
    """Answer with a sentence, which only the person sees where Discord can do that."""
    interaction = _interaction(where)
    if interaction is None:
        assert isinstance(where, commands.Context)
        await where.send(text)
        return
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.delete_original_response()  # else the sentence would take its place, for all to see
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


async def apologise(where: Context | Interaction, error: Exception) -> None:
    """Answer for a mistake of the bot, and tell its owner in the log."""
    cause = _cause(error)
    if isinstance(cause, discord.Forbidden | discord.NotFound):
        log.warning("Discord did not take an answer (code %s): %s", cause.code, cause.text)
        return
    log.error("A command failed", exc_info=cause)
    try:
        await tell(where, app_of(where).texts.say("failure.unexpected", spoken_prefix(where)))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as refused:
        log.warning("Nor did Discord take the apology (%s)", refused)


def plain(name: str) -> str:
    """A name that people chose themselves, so that it neither formats, links nor mentions anything."""
    text = _DIRECTION.sub("", name)
    return _PUNCTUATION.sub(r"\\\g<0>", text).replace("@", "@\u200b").replace(":", ":\u200b")


def spoken_prefix(where: Context | Interaction) -> str:
    """What stands before a command where the person is: the prefix, the bot's mention, or a slash."""
    interaction = _interaction(where)
    if interaction and interaction.type is discord.InteractionType.component:
        return app_of(where).prefix if app_of(where).intents.message_content else "/"
    if isinstance(where, discord.Interaction) or interaction:
        return "/"
    if where.prefix and where.prefix.startswith("<@"):
        assert where.bot.user is not None
        return f"@{where.bot.user.display_name} ".replace("`", "")
    return where.prefix or ""


def app_of(where: Context | Interaction) -> App:
    """The app that a command or a press came to."""
    return where.bot if isinstance(where, commands.Context) else where.client


def _cause(error: BaseException) -> BaseException:
    """The error beneath discord.py's wrappers."""
    while (inner := getattr(error, "original", None)) is not None:
        error = inner
    return error


def _interaction(where: Context | Interaction) -> Interaction | None:
    return where.interaction if isinstance(where, commands.Context) else where


async def _defer(where: Context | Interaction) -> None:
    interaction = _interaction(where)
    if interaction is not None:
        await interaction.response.defer()


async def _edit(interaction: Interaction, content: str, embeds: list[discord.Embed]) -> None:
    if interaction.response.is_done():
        await interaction.edit_original_response(content=content, embeds=embeds, view=None)
    else:
        await interaction.response.edit_message(content=content, embeds=embeds, view=None)


def _layout(page: Page, *, can_embed: bool) -> tuple[str, list[discord.Embed]]:
    """Emoji alone are drawn large, so the words go into an embed wherever one may be sent."""
    if can_embed:
        return page.board, [discord.Embed(description=page.words)]
    return f"{page.board}\n{page.words}", []


def _may_embed(ctx: Context) -> bool:
    allowed = permissions_at(ctx)
    return ctx.interaction is not None or (allowed is not None and allowed.embed_links)
