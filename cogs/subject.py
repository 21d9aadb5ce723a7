"""Whose records are asked for: the person's own, a member's, or those of all."""

from __future__ import annotations

import discord

from bot.app.names import plain
from bot.game.ids import UserId
from bot.play.records import TwoSubjectsError, UnknownSubjectError
from cogs.answer import Answer
from cogs.challenge import find_person
from cogs.delivery import Context
from cogs.wishes import parse_wish

_SERVER = "server"
_VOCABULARY = {_SERVER: f"word.{_SERVER}"}
_MOST_QUOTED = 40


async def read_subject(ctx: Context, answer: Answer, words: str) -> UserId | None:
    """Whom the words after a command name; None for all who play there.

    Raises:
        UnknownSubjectError: they are neither a member nor `server`.
        NotAMemberError: they are the name of nobody there.
    """
    named = ctx.bot.words.parse(words, _VOCABULARY)
    if not named:
        return answer.user
    if named == [_SERVER]:
        return None
    wish = parse_wish(words, (), ctx.bot.words) if len(named) == 1 else None
    is_called = wish is not None and wish.name is not None and answer.place.server is not None
    if wish is None or not (is_called or wish.person):
        assert ctx.command is not None
        called = answer.aloud.say(f"name.{ctx.command.name}")
        raise UnknownSubjectError(plain(words[:_MOST_QUOTED]), called)
    person = await find_person(ctx, wish)
    assert person is not None
    return _take(answer, person)


def choose_subject(answer: Answer, member: discord.abc.User | None, *, server: bool) -> UserId | None:
    """The same, as the options of a slash command say it.

    Raises:
        TwoSubjectsError: they say both.
    """
    if server and member:
        raise TwoSubjectsError
    if server:
        return None
    return _take(answer, member) if member else answer.user


def _take(answer: Answer, person: discord.abc.User) -> UserId:
    answer.app.names.learn(answer.place.server, person)
    return UserId(person.id)
