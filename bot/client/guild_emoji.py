"""A server's own emoji: whether they can still be shown, and those that somebody has entered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import aiohttp
import discord

from bot.client.names import escape_text
from bot.model.ids import GuildId
from bot.rendering.emoji import GuildEmoji, parse_emoji
from bot.rendering.emoji_board import CLASSIC
from bot.rendering.errors import (
    DuplicateEmojiError,
    EmojiListError,
    EmojiMissingError,
    EmojiRestrictedError,
    EmojiUnavailableError,
    EmojiUnknownError,
    EmojiUnreadableError,
)
from bot.rendering.style import custom_style

_SECONDS_TO_TELL = 5


def find_unavailable_emoji(client: discord.Client, guild: GuildId | None, emoji: Sequence[str]) -> tuple[str, ...]:
    """Those of a server's own emoji that can no longer be shown there, by their names; as Discord last told.

    Args:
        emoji: as messages contain them.
    """
    own = (discord.PartialEmoji.from_str(one) for one in emoji)
    gone = (one.name for one in own if one.id and not _is_usable(client.get_emoji(one.id), guild))
    return tuple(dict.fromkeys(gone))


async def resolve_emoji(guild: discord.Guild, entered: Sequence[str]) -> tuple[str, ...]:
    """What somebody has entered for X and O, and perhaps for X and O on a line that won and for a free cell; as
    messages contain it, in the order of `Style.glyphs`.

    Raises:
        EmojiError: one of its children says why that cannot be.
    """
    typed = [text.strip() for text in entered]
    if not all(typed[:2]):
        raise EmojiMissingError
    parsed = [_parse(text) if text else "" for text in typed]
    is_any_own = any(isinstance(one, GuildEmoji) for one in parsed)
    known = await _ask(guild) if is_any_own else ()
    style = custom_style(*(_find(one, known) if isinstance(one, GuildEmoji) else one for one in parsed))
    _check_apart(*style.glyphs)
    return style.glyphs


def _parse(text: str) -> str | GuildEmoji:
    try:
        return parse_emoji(text)
    except EmojiUnreadableError as error:
        raise EmojiUnreadableError(escape_text(error.typed)) from None


async def _ask(guild: discord.Guild) -> Sequence[discord.Emoji]:
    """The emoji of a server as they are now."""
    try:
        async with asyncio.timeout(_SECONDS_TO_TELL):
            return await guild.fetch_emojis()
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        raise EmojiListError from None


def _find(wanted: GuildEmoji, known: Sequence[discord.Emoji]) -> str:
    """An emoji as messages contain it; of several with nearly one name, one that the bot may use."""
    found = [one for one in known if (wanted.id == one.id if wanted.id else _is_called(one, wanted.name))]
    if not found:
        raise EmojiUnknownError(wanted.name)
    usable = (one for one in found if one.is_usable())
    if fitting := min(usable, key=lambda one: one.name != wanted.name, default=None):
        return str(fitting)
    raise (EmojiRestrictedError if found[0].available else EmojiUnavailableError)(found[0].name)


def _is_called(emoji: discord.Emoji, name: str) -> bool:
    return emoji.name.casefold() == name.casefold()


def _is_usable(emoji: discord.Emoji | None, guild: GuildId | None) -> bool:
    return emoji is not None and emoji.guild_id == guild and emoji.is_usable()


def _check_apart(x: str, o: str, winning_x: str, winning_o: str, empty: str) -> None:
    """Return if no emoji means two things that could be taken for each other."""
    pairs = ((x, o), (winning_x, o), (winning_o, x), *((mark, empty) for mark in (x, o, winning_x, winning_o)))
    for one, other in pairs:
        if one == other:
            raise DuplicateEmojiError(one, CLASSIC.empty)
