"""A thread of its own for a match, so that one channel holds as many as people like."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.model.ids import ChannelId, GuildId, Place
from bot.replies.request import Request
from bot.services.errors import MayNotAskForThreadError, MayNotOpenThreadError, NoThreadsError, TooManyThreadsError

_LONGEST_NAME = 100
_TOO_MANY_THREADS = 160006
_AT_FAULT = 500
"""From here on, the status of an answer says that Discord is at fault: https://discord.com/developers/docs/topics/opcodes-and-status-codes."""
_A_WEEK = 10080
"""In minutes, the longest that Discord leaves a quiet thread open; in an archived one no board can be changed."""

NEEDED = ("create_public_threads", "send_messages_in_threads")
"""What the bot needs for a thread."""

_IMPOSSIBLE = (NoThreadsError, MayNotOpenThreadError, TooManyThreadsError, MayNotAskForThreadError)


def wants_thread(request: Request, asked: bool | None) -> bool:
    """Whether a game is to have a thread: as was asked for, and if nothing was, as the server prefers where it can be.

    Raises:
        NoThreadsError, MayNotOpenThreadError, MayNotAskForThreadError: it was asked for, and cannot be.
    """
    if asked is None and request.settings.in_thread:
        with suppress(*_IMPOSSIBLE):
            check_may_ask_for_thread(request)
            return True
    if asked:
        check_may_ask_for_thread(request)
    return bool(asked)


def check_may_ask_for_thread(request: Request) -> None:
    """Return if a person may have a thread opened where they are.

    Raises:
        NoThreadsError, MayNotOpenThreadError: as for open_thread.
        MayNotAskForThreadError: the person lacks a permission.
    """
    _check_may_open_thread(request)
    if not request.delivery.granted.create_public_threads:
        raise MayNotAskForThreadError(request.private.say("permission.create_public_threads"))


def _check_may_open_thread(request: Request) -> discord.TextChannel:
    channel, allowed = request.channel, request.delivery.allowed
    if request.delivery.is_user_install or not isinstance(channel, discord.TextChannel):
        raise NoThreadsError
    if lacking := [name for name in NEEDED if allowed and not getattr(allowed, name)]:
        raise _missing(request, lacking[0])
    return channel


async def open_thread(request: Request, one: str, other: str) -> Place:
    """Open a thread in the channel of a command or a press.

    Args:
        one, other: who play in it.

    Raises:
        NoThreadsError: there can be none here: it is a thread itself, or no text channel of a server.
        MayNotOpenThreadError: the bot lacks a permission.
        TooManyThreadsError: Discord takes no more.
    """
    channel = _check_may_open_thread(request)
    name = request.public.say("thread.name", one=one, other=other)[:_LONGEST_NAME]
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=_A_WEEK)
    except discord.Forbidden:
        raise _missing(request, NEEDED[0]) from None
    except discord.HTTPException as error:
        if error.code == _TOO_MANY_THREADS:
            raise TooManyThreadsError from None
        if error.status < _AT_FAULT:  # no threads of this type, or a name that this server does not want
            raise NoThreadsError from None
        raise
    return Place(ChannelId(thread.id), GuildId(thread.guild.id))


async def open_thread_if_possible(request: Request, one: str, other: str) -> Place | None:
    """The same for a thread that nobody has asked for; None if it cannot be."""
    with suppress(*_IMPOSSIBLE):
        return await open_thread(request, one, other)
    return None


def _missing(request: Request, permission: str) -> MayNotOpenThreadError:
    return MayNotOpenThreadError(request.private.say(f"permission.{permission}"))
