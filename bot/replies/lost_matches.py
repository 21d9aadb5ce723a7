"""Matches that the bot cannot show, or no longer: their message was deleted, or a permission is missing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial

import discord

from bot.client.client import App
from bot.game.errors import Refusal
from bot.game.ids import UserId
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.replies.messages import is_gone
from bot.replies.request import Request
from bot.services.errors import ChannelTakenError, ThreadError, TooManyMatchesError


def check_may_follow_up(request: Request, *, in_thread: bool) -> None:
    """Check that the bot can edit and post messages later, when it can no longer respond to the interaction.

    Args:
        in_thread: whether the match gets its own thread, for which there is another check.

    Raises:
        Refusal: a permission is missing.
    """
    allowed = request.delivery.allowed
    if request.place.guild is None or allowed is None:  # elsewhere everything is a response to an interaction
        return
    send = "send_messages_in_threads" if isinstance(request.channel, discord.Thread) else "send_messages"
    for name in ("view_channel",) if in_thread else ("view_channel", send):
        if not getattr(allowed, name):
            raise Refusal("may_not_follow_up", missing=request.private.say(f"permission-{name}"))


def check_may_see(request: Request) -> None:
    """Check that the bot can see the channel of an interaction, so that it can tell whether a match is still there.

    Raises:
        Refusal: it cannot.
    """
    check_may_follow_up(request, in_thread=True)


async def check_running_limit(
    request: Request, *users: UserId, accepted: Challenge | None = None, exhibitions: Collection[ChannelId] = ()
) -> None:
    """Check that users may begin another match in the guild; if not, end their matches that are gone, and check again.

    Args:
        accepted: the challenge that begins it.
        exhibitions: the channels of running exhibitions that the users have started.

    Raises:
        TooManyMatchesError: a user plays in too many matches that are not gone.
    """
    limit = request.app.services.running_limit
    check = partial(limit.check, request.place.guild, *users, accepted=accepted, exhibitions=exhibitions)
    try:
        await check()
    except TooManyMatchesError as error:
        await request.leave_queue()
        await _end_gone(request.app, error.running)
        await check()


async def _end_gone(app: App, channels: Iterable[ChannelId]) -> None:
    """End the matches whose channel the bot does not know, such as one that was deleted while the bot was offline."""
    for channel in channels:
        running = await app.services.matches.get(channel)
        if running and may_be_gone(app, running.place) and await is_board_gone(app, running):
            await app.services.maintenance.end_unreachable(running)


async def begin_in_channel(
    request: Request, begin: Callable[[], Awaitable[MatchUpdate]], *, has_no_thread: bool = False
) -> tuple[MatchUpdate, str]:
    """Begin a match in the channel.

    Args:
        has_no_thread: whether Discord did not open a thread for the match at the moment.

    Returns:
        The match, and a note that the last one has ended because the bot could no longer show it, if so.

    Raises:
        ChannelTakenError: another match is running in the channel.
        ThreadError: another one is running there, and `has_no_thread`.
    """
    note = Refusal("match_unreachable") if request.place.channel in request.app.services.matches.unreachable else None
    try:
        return await begin(), request.public.explain(note) if note else ""
    except TooManyMatchesError as error:  # some of them may be in deleted channels
        await request.leave_queue()
        await _end_gone(request.app, error.running)
    except ChannelTakenError:
        if has_no_thread:
            raise ThreadError("thread-try_later_or_elsewhere") from None
        raise
    return await begin(), ""


async def is_board_gone(app: App, running: SavedMatch) -> bool | None:
    """Check if the message that shows a match in a guild was deleted, or the bot lost access to it.

    Returns:
        None if Discord does not tell.
    """
    if running.message is None or running.place.guild is None:
        return False
    return await is_gone(app, running.place, running.message)


def may_be_gone(app: App, place: Place) -> bool:
    """Check if the bot does not know a channel, as if it were deleted, or knows that it may not see it."""
    channel = app.get_channel(place.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    try:
        return not channel.permissions_for(channel.guild.me).view_channel
    except discord.ClientException:  # a thread whose parent channel is not known
        return True
