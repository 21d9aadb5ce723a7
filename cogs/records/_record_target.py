"""Whose records are asked for: the person's own, a member's, or those of all."""

from __future__ import annotations

import discord

from bot.client.names import escape_text
from bot.game.ids import UserId
from bot.rendering.game_request import parse_game_request
from bot.replies.delivery import Context
from bot.replies.request import Request
from bot.services.records import TwoTargetsError, UnknownTargetError
from cogs.challenges._challenge import find_person

_SERVER = "server"
_VOCABULARY = {_SERVER: f"word.{_SERVER}"}
_MOST_QUOTED = 40


async def parse_record_target(ctx: Context, request: Request, words: str) -> UserId | None:
    """Whom the words after a command name; None for all who play there.

    Raises:
        UnknownTargetError: they are neither a member nor `guild`.
        NotAMemberError: they are the name of nobody there.
    """
    named = ctx.bot.words.parse(words, _VOCABULARY)
    if not named:
        return request.user
    if named == [_SERVER]:
        return None
    game_request = parse_game_request(words, (), ctx.bot.words) if len(named) == 1 else None
    is_called = game_request is not None and game_request.name is not None and request.place.guild is not None
    if game_request is None or not (is_called or game_request.user):
        assert ctx.command is not None
        called = request.public.say(f"name.{ctx.command.name}")
        raise UnknownTargetError(escape_text(words[:_MOST_QUOTED]), called)
    person = await find_person(ctx, game_request)
    assert person is not None
    return _take(request, person)


def choose_record_target(request: Request, member: discord.abc.User | None, *, server: bool) -> UserId | None:
    """The same, as the options of a slash command say it.

    Raises:
        TwoTargetsError: they say both.
    """
    if server and member:
        raise TwoTargetsError
    if server:
        return None
    return _take(request, member) if member else request.user


def _take(request: Request, person: discord.abc.User) -> UserId:
    request.app.names.remember(request.place.guild, person)
    return UserId(person.id)
