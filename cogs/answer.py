"""One way to answer behind all of Discord's doors: a text command, a slash command, a button.

Here what goes wrong becomes a sentence, and here alone: a refusal of the game is explained, a
failing database is told of, and for a mistake of the bot it apologises.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import perf_counter
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.ext import commands

from bot.app.client import App
from bot.app.permissions import permissions_at
from bot.display.page import Page, PageWriter
from bot.game.errors import GameError
from bot.game.ids import ChannelId, Event, EventId, MessageId, Place, ServerId, UserId
from bot.play.lobby import Turn
from bot.storage.errors import DatabaseError, RepeatedEventError
from cogs.names import plain

log = logging.getLogger(__name__)

Context = commands.Context[App]
Interaction = discord.Interaction[App]

_SECONDS_TO_SIGN_OF_LIFE = 1.5
"""Discord gives an interaction three seconds to say anything at all."""

UNANSWERABLE = (10008, 10015, 10062, 50027)
"""The pressed message is gone, or the interaction has expired: unknown message, unknown webhook, unknown interaction,
invalid webhook token (https://discord.com/developers/docs/topics/opcodes-and-status-codes)."""


_ACKNOWLEDGED = 40060
"""The interaction has had its first response: from an attempt that seemed lost, or from another process."""


@asynccontextmanager
async def answering(where: Context | Interaction) -> AsyncGenerator[Answer]:
    """Handle a command or a press in its channel's order, and tell the person of a refusal.

    A mistake in a press ends here; one in a command goes on to discord.py, which brings it to
    `cogs/failures.py`.
    """
    answer, start = Answer(where), perf_counter()
    app, lock = answer.app, answer.app.lobby.in_order(answer.place.channel)
    with app.giving_an_answer(), answer.with_sign_of_life(at_once=lock.locked()):
        async with lock:
            try:
                yield answer
            except RepeatedEventError:
                log.debug("Event %d has come twice", answer.event.id)
            except GameError as error:
                await answer.tell(app.texts.explain(error, answer.prefix))
            except DatabaseError:
                app.house.metrics.failed("database")
                await answer.tell(answer.say("failure.database"))
            except Exception as error:
                if isinstance(where, commands.Context):
                    raise
                await answer.apologise(error)
            app.house.metrics.answered(perf_counter() - start)


class Answer:
    """The answer that one command or press is owed.

    Args:
        where: the command or the press.
    """

    def __init__(self, where: Context | Interaction) -> None:
        assert where.channel is not None
        is_press = isinstance(where, discord.Interaction)
        self.app: App = where.client if is_press else where.bot
        self.person = where.user if is_press else where.author
        self.user = UserId(self.person.id)
        self.place = Place(ChannelId(where.channel.id), ServerId(where.guild.id) if where.guild else None)
        self.prefix = spoken_prefix(where)
        self._ctx = None if is_press else where
        self._interaction = where if is_press else where.interaction
        self._sign_of_life: asyncio.Task[None] | None = None
        self._is_deferring = False

    @property
    def event(self) -> Event:
        """What asked for it; as a nonce, its id keeps an answer from being posted twice."""
        if self._interaction:
            return Event(EventId(self._interaction.id), self._interaction.token)
        assert self._ctx is not None
        return Event(EventId(self._ctx.message.id))

    def say(self, key: str, **facts: object) -> str:
        """A sentence from the catalogue."""
        return self.app.texts.say(key, self.prefix, **facts)

    async def show(self, turn: Turn) -> None:
        """Answer with the board and what happened on it; a press changes its own message so."""
        names = {self.user: plain(self.person.display_name)}
        page = PageWriter(self.app.texts, self.prefix, names).write(turn.match, turn.since)
        content, embeds = layout(page, can_embed=self._may_embed())
        try:
            message = await self._send(content, embeds=embeds)
        except discord.HTTPException as error:
            if self._interaction is None or error.code not in UNANSWERABLE:
                raise
            message = await self._post(content, embeds)
        with suppress(DatabaseError):  # it is in the log; at the next start this board is shown once more
            await self.app.lobby.shown(turn, message)

    async def ask(self, text: str, buttons: ui.View) -> None:
        """Answer with a question that has buttons."""
        await self._send(text, view=buttons)

    async def settle(self, text: str) -> None:
        """Put a sentence in place of the pressed message and its buttons."""
        await self._send(text, embeds=[])

    async def tell(self, text: str, buttons: ui.View | None = None) -> None:
        """Answer with a sentence, which only the person sees where Discord can do that."""
        await self._end_sign_of_life()
        interaction = self._interaction
        view: Any = buttons or discord.utils.MISSING
        if interaction is None:
            await self._send(text, view=view)
            return
        if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.delete_original_response()  # else the sentence would take its place, for all to see
        if interaction.response.is_done():
            await interaction.followup.send(text, view=view, ephemeral=True)
        else:
            await interaction.response.send_message(text, view=view, ephemeral=True)

    async def apologise(self, error: Exception) -> None:
        """Answer for a mistake of the bot, and tell its owner in the log."""
        cause = cause_of(error)
        if isinstance(cause, discord.Forbidden | discord.NotFound):
            log.warning("Discord did not take an answer (code %s): %s", cause.code, cause.text)
            return
        self.app.house.metrics.failed(type(cause).__name__)
        log.error("A command failed", exc_info=cause)
        try:
            await self.tell(self.say("failure.unexpected"))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as refused:
            log.warning("Nor did Discord take the apology (%s)", refused)

    async def _send(
        self, content: str, *, embeds: list[discord.Embed] | None = None, view: Any = discord.utils.MISSING
    ) -> MessageId | None:
        """Send a message, or change the pressed one; and say which message it is."""
        await self._end_sign_of_life()
        interaction = self._interaction
        if interaction is None:
            assert self._ctx is not None
            return await self._post(content, embeds or [], view)
        if self._ctx is None:
            return await _edit(interaction, content, embeds or [])
        if interaction.response.is_done():
            message = await interaction.followup.send(content, embeds=embeds or [], view=view, wait=True)
            return MessageId(message.id)
        try:
            sent = await interaction.response.send_message(content, embeds=embeds or [], view=view)
        except discord.HTTPException as error:
            if error.code != _ACKNOWLEDGED:
                raise
            message = await interaction.edit_original_response(content=content, embeds=embeds or [], view=view)
            return MessageId(message.id)
        return MessageId(sent.message_id) if sent.message_id else None

    async def _post(self, content: str, embeds: list[discord.Embed], view: Any = discord.utils.MISSING) -> MessageId:
        """Write to the channel, once: when an attempt is lost, the nonce keeps the next from doing it twice."""
        channel = self.app.get_partial_messageable(self.place.channel, guild_id=self.place.server)
        try:
            message = await channel.send(content, embeds=embeds, view=view, nonce=self.event.id)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError):
            message = await channel.send(content, embeds=embeds, view=view, nonce=self.event.id)
        return MessageId(message.id)

    @contextmanager
    def with_sign_of_life(self, *, at_once: bool) -> Generator[None]:
        """Let an interaction that has to wait for its answer show that it was heard."""
        if self._interaction:
            self._sign_of_life = asyncio.create_task(self._defer(0 if at_once else _SECONDS_TO_SIGN_OF_LIFE))
        try:
            yield
        finally:
            if self._sign_of_life:
                self._sign_of_life.cancel()

    async def _defer(self, delay: float) -> None:
        assert self._interaction is not None
        await asyncio.sleep(delay)
        self._is_deferring = True
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # the answer itself will tell
            await self._interaction.response.defer()

    async def _end_sign_of_life(self) -> None:
        """From here on, nothing else answers."""
        if self._sign_of_life is None:
            return
        if not self._is_deferring:
            self._sign_of_life.cancel()
        await asyncio.wait([self._sign_of_life])

    def _may_embed(self) -> bool:
        if self._interaction or self._ctx is None:
            return True
        allowed = permissions_at(self._ctx)
        return allowed is not None and allowed.embed_links


def spoken_prefix(where: Context | Interaction) -> str:
    """What stands before a command where the person is: the prefix, the bot's mention, or a slash."""
    if isinstance(where, discord.Interaction):
        return where.client.spoken_prefix if where.type is discord.InteractionType.component else "/"
    if where.interaction:
        return "/"
    if where.prefix and where.prefix.startswith("<@"):
        assert where.bot.user is not None
        return f"@{where.bot.user.display_name} ".replace("`", "")
    return where.prefix or ""


def layout(page: Page, *, can_embed: bool) -> tuple[str, list[discord.Embed]]:
    """Emoji alone are drawn large, so the words go into an embed wherever one may be sent."""
    if can_embed:
        return page.board, [discord.Embed(description=page.words)]
    return f"{page.board}\n{page.words}", []


def cause_of(error: BaseException) -> BaseException:
    """The error beneath discord.py's wrappers."""
    while (inner := getattr(error, "original", None)) is not None:
        error = inner
    return error


async def _edit(interaction: Interaction, content: str, embeds: list[discord.Embed]) -> MessageId | None:
    """Change the message whose button was pressed."""
    if interaction.response.is_done():
        return MessageId((await interaction.edit_original_response(content=content, embeds=embeds, view=None)).id)
    await interaction.response.edit_message(content=content, embeds=embeds, view=None)
    return MessageId(interaction.message.id) if interaction.message else None
