"""The custom emoji of a server: their availability, and the resolution of emoji entered in the form."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord

from bot.client.names import escape_text
from bot.client.time_limit import within
from bot.games.errors import Refusal
from bot.model.ids import GuildId
from bot.text.emoji import GuildEmoji, parse_emoji
from bot.text.style import CLASSIC, custom_style


def find_unavailable_emoji(client: discord.Client, guild: GuildId | None, emoji: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the emoji, written as in messages, that the bot's cache does not list as usable."""
    custom = (discord.PartialEmoji.from_str(text) for text in emoji)
    unavailable = (parsed.name for parsed in custom if parsed.id and not _is_usable(client.get_emoji(parsed.id), guild))
    return tuple(dict.fromkeys(unavailable))


async def resolve_emoji(guild: discord.Guild, entered: Sequence[str]) -> tuple[str, ...]:
    """Return the entered emoji, in the order of `Style.glyphs`, as they are written in messages.
    Only X and O are required. Raises Refusal if an emoji cannot be used.
    """
    texts = [text.strip() for text in entered]
    if not all(texts[:2]):
        raise Refusal("emoji-missing")
    parsed = [_parse(text) if text else "" for text in texts]
    has_custom = any(isinstance(emoji, GuildEmoji) for emoji in parsed)
    available = await _fetch(guild) if has_custom else ()
    style = custom_style(*(_find(emoji, available) if isinstance(emoji, GuildEmoji) else emoji for emoji in parsed))
    _check_distinct(*style.glyphs)
    return style.glyphs


def _parse(text: str) -> str | GuildEmoji:
    try:
        return parse_emoji(text)
    except Refusal as refusal:
        raise Refusal(refusal.key, typed=escape_text(str(refusal.facts["typed"]))) from None


async def _fetch(guild: discord.Guild) -> Sequence[discord.Emoji]:
    try:
        return await within(5, guild.fetch_emojis())
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        raise Refusal("emoji-unlisted") from None


def _find(entered: GuildEmoji, available: Sequence[discord.Emoji]) -> str:
    """Return an emoji as it is written in messages.
    If the names of several emoji differ only in case, usable emoji take precedence, then the exact name.
    """
    matching = [emoji for emoji in available if _matches(emoji, entered)]
    if not matching:
        raise Refusal("emoji-unknown", name=entered.name)
    usable = (emoji for emoji in matching if emoji.is_usable())
    if best := min(usable, key=lambda emoji: emoji.name != entered.name, default=None):
        return str(best)
    raise Refusal("emoji-restricted" if matching[0].available else "emoji-unavailable", name=matching[0].name)


def _matches(emoji: discord.Emoji, entered: GuildEmoji) -> bool:
    return emoji.id == entered.id if entered.id else emoji.name.casefold() == entered.name.casefold()


def _is_usable(emoji: discord.Emoji | None, guild: GuildId | None) -> bool:
    return emoji is not None and emoji.guild_id == guild and emoji.is_usable()


def _check_distinct(x: str, o: str, winning_x: str, winning_o: str, empty: str) -> None:
    """Check that no emoji is ambiguous on a board."""
    pairs = ((x, o), (winning_x, o), (winning_o, x), *((mark, empty) for mark in (x, o, winning_x, winning_o)))
    for first, second in pairs:
        if first == second:
            raise Refusal("emoji-duplicate", emoji=first, free=CLASSIC.empty)
