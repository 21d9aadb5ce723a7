"""Matches that the bot cannot show, or no longer: their message was deleted, or a permission is missing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TypeVar

import discord

from bot.client.client import App
from bot.client.messages import MessageState, message_state
from bot.client.permissions import can_see, find_missing, needed_to_see, needed_to_send
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.matches.errors import ChannelTakenError, ThreadError, TooManyMatchesError
from bot.matches.matches import Matches
from bot.matches.request import Request
from bot.matches.running_limit import RunningLimit
from bot.matches.store import MatchStore
from bot.matches.threads import check_timeout
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, Place
from bot.model.saved_match import MatchUpdate, SavedMatch

_T = TypeVar("_T")


def check_may_follow_up(request: Request, *, in_thread: bool) -> None:
    """Check that the bot can edit and post messages later, when it can no longer respond to the interaction.
    There is another check for a match that gets its own thread. Raises Refusal if a permission is missing, or the
    thread is locked.
    """
    missing, allowed = missing_to_see(request), request.delivery.allowed
    if not missing and not in_thread and request.place.guild and allowed:
        check_timeout(request)
        missing = find_missing(allowed, needed_to_send(request.channel))
        if isinstance(request.channel, discord.Thread) and request.channel.locked and not allowed.manage_threads:
            raise Refusal("locked_thread")
    if missing:
        raise Refusal("may_not_follow_up", missing=request.ephemeral.say(f"permission-{missing}"))


def check_may_see(request: Request) -> None:
    """Raise Refusal if the bot cannot see the channel of an interaction, to tell whether a match is still there."""
    check_may_follow_up(request, in_thread=True)


def missing_to_see(request: Request) -> str | None:
    """Return a permission that the bot lacks to see and edit its messages in the channel, by its name in discord.py.
    None if no permission is missing, if they are unknown, and outside guilds, where everything is a response to an
    interaction.
    Raises Refusal if the bot was not added to the private thread, which no permission changes.
    """
    allowed = request.delivery.allowed
    if request.place.guild is None or allowed is None:
        return None
    if isinstance(request.channel, discord.Thread) and _is_outside(request.app, request.channel, allowed):
        raise Refusal("not_in_thread")
    return find_missing(allowed, needed_to_see(request.channel))


def _is_outside(app: App, thread: discord.Thread, allowed: discord.Permissions) -> bool:
    """Check if the bot was not added to a private thread, although it can see its parent channel.
    Discord tells a bot only of the threads that it can see, which are those it was added to unless it may manage
    threads, and of no archived ones (https://discord.com/developers/docs/topics/threads).
    """
    if not thread.is_private() or thread.archived or allowed.manage_threads:
        return False
    if thread.parent is None or not can_see(thread.parent, thread.guild.me):
        return False
    return thread.guild.get_thread(thread.id) is None or thread.id in app.left_threads


async def check_running_limit(
    request: Request, *users: UserId, accepted: Challenge | None = None, exhibitions: Collection[ChannelId] = ()
) -> None:
    """Check that users may begin another match in the guild; if not, end their matches that are gone, and check again.
    `accepted` is the challenge that begins it; `exhibitions` are the channels of running exhibitions that the users
    have started. Raises TooManyMatchesError if a user plays in too many matches that are not gone.
    """
    limit = request.app.services[RunningLimit]
    check = partial(limit.check, request.place.guild, *users, accepted=accepted, exhibitions=exhibitions)
    try:
        await check()
    except TooManyMatchesError as error:
        await begin_again(request, error, check)


async def begin_again(request: Request, error: TooManyMatchesError, begin: Callable[[], Awaitable[_T]]) -> _T:
    """Try again to begin a match, after the end of its player's matches whose channel is gone.
    Those are channels that the bot does not know, such as one that was deleted while the bot was offline.
    Raises TooManyMatchesError if a user still plays in too many matches.
    """
    await request.leave_queue()
    app = request.app
    for channel in error.running:
        running = await app.services[Matches].get(channel)
        if running is None or not may_be_gone(app, running.place):
            continue
        if await match_message_state(app, running) is MessageState.OUT_OF_REACH:
            await app.services[Matches].end_unreachable(running)
    return await begin()


async def begin_in_channel(
    request: Request, begin: Callable[[], Awaitable[MatchUpdate]], *, has_no_thread: bool = False
) -> tuple[MatchUpdate, str]:
    """Begin a match in the channel, and return it with a note if the last one had ended because it could not be shown.
    `has_no_thread` says whether Discord did not open a thread for the match at the moment.
    Raises ChannelTakenError if another match is running in the channel; ThreadError in its place if `has_no_thread`.
    """
    channel = request.actor.place.channel  # where it begins, which may be another one than that of the press
    note = Refusal("match_unreachable") if channel in request.app.services[Matches].unreachable else None
    try:
        return await begin(), request.public.explain(note) if note else ""
    except TooManyMatchesError as error:
        return await begin_again(request, error, begin), ""
    except ChannelTakenError:
        if has_no_thread:
            raise ThreadError("thread-try_later_or_elsewhere") from None
        raise


async def match_message_state(app: App, running: SavedMatch) -> MessageState:
    """Check if the message that shows a match is still there. Outside guilds, and before there is one, it counts so."""
    message = app.services[MatchStore].shown(running).message
    if message is None or running.place.guild is None:
        return MessageState.THERE
    return await message_state(app, running.place, message)


def may_be_gone(app: App, place: Place) -> bool:
    """Check if the bot does not know a channel, as if it were deleted, or knows that it may not see it."""
    channel = app.get_channel(place.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return not can_see(channel, channel.guild.me)
