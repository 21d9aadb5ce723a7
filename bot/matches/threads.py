"""Threads for matches, so that several can run in one channel."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

import discord

from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.messages import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNREACHABLE,
    OutgoingMessage,
    is_blocked,
    is_temporary,
    post,
)
from bot.client.permissions import find_missing, timeout_end
from bot.client.time_limit import within
from bot.database.errors import DatabaseError, RepeatedEventError
from bot.games.errors import Refusal
from bot.matches.board import Look
from bot.matches.display import show
from bot.matches.errors import ThreadError
from bot.matches.matches import Matches
from bot.matches.notices import Notices
from bot.matches.request import Request
from bot.model.actor import Actor
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.saved_match import MatchUpdate

log = logging.getLogger(__name__)

_MAX_NAME_LENGTH = 100
_TOO_MANY_THREADS = (160006, 160007)  # see https://discord.com/developers/docs/topics/opcodes-and-status-codes
_SECONDS_TO_OPEN = 10  # a thread that Discord opens later stays empty; `cogs/play/threads.py` lets it be archived

_MINUTES_TO_ARCHIVE = 10080
"""A week, the longest time until Discord archives an inactive thread, in which messages can no longer be edited."""

MINUTES_TO_ARCHIVE_ENDED = 60  # the same after the match has ended; the shortest time

PERMISSIONS_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions that the bot needs to open a thread and play in it."""

_REFUSED_PERMISSIONS = {MISSING_ACCESS: "view_channel", MISSING_PERMISSIONS: PERMISSIONS_FOR_THREADS[0]}
"""What is missing if Discord opens no thread, by its error code; the bot does not know that yet."""


def wants_thread(request: Request, requested: bool | None) -> bool:
    """Check if a match gets a thread: as requested, or else by the server's settings where a thread is possible.
    `requested` is None if the user did not say. Raises ThreadError if a thread was requested, but is impossible.
    """
    is_wanted = request.settings.in_thread if requested is None else requested
    if not is_wanted:
        return False
    try:
        check_may_request_thread(request)
    except ThreadError:
        if requested:
            raise
        return False
    return True


def actor_to_begin(request: Request) -> Actor:
    """Return the request's actor, for beginning a match in the channel: it says if others can open threads there.
    In a direct message to the bot there is nobody else who would need one.
    """
    is_alone = request.place.guild is None and not request.delivery.is_user_install
    return replace(request.actor, has_threads=is_alone or _members_may_open_threads(request))


def check_may_request_thread(request: Request) -> None:
    """Check that a thread can be opened in the channel at the user's request.
    Raises ThreadError if the channel cannot have threads, or the user or the bot lacks a permission.
    """
    _channel_for_threads(request)
    if not request.delivery.granted.create_public_threads:
        raise ThreadError("thread-user_permission", missing=request.ephemeral.say("permission-create_public_threads"))


async def open_thread(request: Request, one: str, other: str) -> Place:
    """Open a thread in the channel, named after two players.
    Raises ThreadError if the channel cannot have threads, the bot lacks a permission, the server has too many threads,
    or Discord opens none at the moment.
    """
    channel = _channel_for_threads(request)
    await request.leave_queue()
    name = request.public.say("thread-name", one=one, other=other)[:_MAX_NAME_LENGTH]
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        opening = channel.create_thread(name=name, type=kind, auto_archive_duration=_MINUTES_TO_ARCHIVE)
        thread = await within(_SECONDS_TO_OPEN, opening)
    except discord.HTTPException as error:
        if missing := _REFUSED_PERMISSIONS.get(error.code):
            missing = request.ephemeral.say(f"permission-{missing}")
            raise ThreadError("thread-bot_permission", missing=missing) from None
        if error.code in _TOO_MANY_THREADS:
            raise ThreadError("thread-too_many") from None
        if is_temporary(error):
            raise ThreadError("thread-try_later") from None
        if is_blocked(error):
            log.warning("The name of a thread in channel %d was blocked (%s)", channel.id, error)
            raise ThreadError("thread-name_blocked") from None
        raise ThreadError("thread-not_here") from None  # no threads of this type
    except UNREACHABLE:
        raise ThreadError("thread-try_later") from None
    return Place(ChannelId(thread.id), GuildId(thread.guild.id))


async def try_thread(request: Request, one: str, other: str, *, is_requested: bool) -> tuple[Place | None, str]:
    """Open a thread, or return None and a sentence for the users, which may be empty.
    It is named after two players. `is_requested` says whether a user wants it, not the server's settings.
    Raises ThreadError if a requested thread is impossible, as opposed to impossible at the moment.
    """
    try:
        return await open_thread(request, one, other), ""
    except ThreadError as error:
        if error.key == "thread-try_later":
            return None, request.public.explain(error)
        if is_requested:
            raise
        return None, ""


async def show_in_thread(
    request: Request, update: MatchUpdate, note: str = "", *, in_place: bool = True, link: str = "thread-made"
) -> None:
    """Post a match in its thread, and reply with a link to the thread, in the message with the key `link`; the other
    arguments are those of `show`.
    """
    place, allowed, services = update.saved.place, request.delivery.allowed, request.app.services
    allowed = allowed or discord.Permissions.none()
    surface = replace(request.surface, can_embed=allowed.embed_links, can_attach=allowed.attach_files)
    services[Notices].active[place.channel, request.user] = services.now()
    await show(request.app, update, request, Look(note), surface=surface)
    is_pressed = request.delivery.pressed is not None
    localizer = request.ephemeral if is_pressed and request.delivery.is_ephemeral else request.public
    linked = OutgoingMessage(localizer.say(link, thread=f"<#{place.channel}>"))
    await request.delivery.send(linked, in_place=in_place and is_pressed, nonce=f"{request.event.id}-t")


@asynccontextmanager
async def archiving_unused(request: Request, thread: Place | None) -> AsyncGenerator[None]:
    """Archive a new thread if the block fails to begin a match in it, and say there what went wrong.
    Deleting it would need the permission Manage Threads.
    """
    try:
        yield
    except Exception as error:
        if thread:
            await _archive_unused(request, thread, error)
        raise


async def _archive_unused(request: Request, thread: Place, error: Exception) -> None:
    match error:
        case RepeatedEventError():  # another process has begun the match, in a thread of its own
            text = ""
        case Refusal():
            text = request.public.explain(error)
        case DatabaseError():
            text = request.public.say("failure-database")
        case _:
            text = request.public.say("failure-unexpected")
    try:
        if text:
            await post(request.app, thread, f"{request.event.id}-f", OutgoingMessage(text))
    except (discord.HTTPException, *UNREACHABLE) as refused:
        log.warning("The reason why thread %d is unused could not be posted in it (%s)", thread.channel, refused)
    try:
        await request.app.http.edit_channel(thread.channel, archived=True)
    except (discord.HTTPException, *UNREACHABLE) as refused:
        log.warning("The unused thread %d could not be archived (%s)", thread.channel, refused)


async def update_archiving(app: App, thread: discord.Thread) -> None:
    """Let Discord archive a thread that the bot has opened an hour after the last activity, unless a match runs in it.
    It is not archived at once, because Discord does not promise that buttons such as "Rematch" work in an archived
    thread. Whoever has opened a thread needs no permission for this.
    """
    if app.user is None or thread.owner_id != app.user.id or thread.archived or thread.locked:
        return
    try:
        running = await app.services[Matches].get(ChannelId(thread.id))
        minutes = _MINUTES_TO_ARCHIVE if running else MINUTES_TO_ARCHIVE_ENDED
        if thread.auto_archive_duration != minutes:
            await app.http.edit_channel(thread.id, auto_archive_duration=minutes)
    except DatabaseError:
        return  # already logged
    except (discord.HTTPException, *UNREACHABLE) as refused:
        log.info("The time after which thread %d is archived could not be changed (%s)", thread.id, refused)


def check_timeout(request: Request) -> None:
    """Raise ThreadError if the bot is in timeout in the server, where it may then only respond to interactions."""
    if ends := timeout_end(request.app.get_guild(request.place.guild or 0)):
        raise ThreadError("in_timeout", ends=ends)


def _channel_for_threads(request: Request) -> discord.TextChannel:
    channel, allowed = request.channel, request.delivery.allowed
    if request.delivery.is_user_install or not isinstance(channel, discord.TextChannel):
        raise ThreadError("thread-not_here")
    check_timeout(request)
    if missing := allowed and find_missing(allowed, PERMISSIONS_FOR_THREADS):
        raise ThreadError("thread-bot_permission", missing=request.ephemeral.say(f"permission-{missing}"))
    return channel


def _members_may_open_threads(request: Request) -> bool:
    try:
        channel = _channel_for_threads(request)
    except ThreadError:
        return False
    return channel.permissions_for(channel.guild.default_role).create_public_threads


async def offer_thread(request: Request, error: Refusal, button: Button) -> None:
    """Reply with a refusal and a button for a thread, or raise the refusal if no thread may be opened."""
    try:
        check_may_request_thread(request)
    except ThreadError:
        raise error from None
    item = button.item(label=request.ephemeral.say("thread-play"))
    await request.refuse(request.ephemeral.explain(error), view_of(item))
