"""The target of a command that shows records: the user, another member, or the whole server."""

from __future__ import annotations

import discord

from bot.client.delivery import Context
from bot.client.names import escape_text
from bot.games.coordinate import PUNCTUATION
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.matches.request import Request
from bot.text.game_request import GAME_WORDS, parse_game_request
from cogs.duels.commands import find_user

_SERVER = "server"
VOCABULARY = {_SERVER: f"word-{_SERVER}", **GAME_WORDS}  # what is typed after `stats`
_MAX_QUOTED = 40


async def parse_record_target(ctx: Context, request: Request, text: str) -> UserId | None:
    """Return the user named by the arguments of a typed command; None for the whole server.
    Raises Refusal if the arguments are neither a member nor `server`, or no member has that name.
    """
    locales = await ctx.bot.locales_of(ctx)
    words = ctx.bot.words.parse(text, VOCABULARY, locales)
    if not words:
        return request.user
    if words == [_SERVER]:
        return None
    game_request = parse_game_request(text, (), ctx.bot.words, locales) if len(words) == 1 else None
    if text.startswith("@") and len(words) > 1 and request.place.guild:  # a name with spaces
        found = request.app.names.find(request.place.guild, " ".join(text.split()).strip(f"@{PUNCTUATION}"))
        if len(found) == 1:
            return found[0]
    is_name = game_request is not None and game_request.name is not None and request.place.guild is not None
    if game_request is None or not (is_name or game_request.user):
        command = request.public.say(f"name-{ctx.command}")
        raise Refusal("record-unknown_target", typed=escape_text(text[:_MAX_QUOTED]), command=command)
    user = await find_user(ctx, request, game_request)
    return _learn(request, user) if user else request.user


def choose_record_target(request: Request, member: discord.abc.User | None, *, server: bool) -> UserId | None:
    """Return the user named by the options; None for the server. Raises Refusal if both options are given."""
    if server and member:
        raise Refusal("record-two_targets")
    if server:
        return None
    return _learn(request, member) if member else request.user


def _learn(request: Request, user: discord.abc.User) -> UserId:
    request.app.names.remember(request.place.guild, user)
    return UserId(user.id)
