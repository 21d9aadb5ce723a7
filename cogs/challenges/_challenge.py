"""Challenging a member, or inviting anyone: by command, from a person's menu, or after a game."""

from __future__ import annotations

import asyncio

import discord

from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.model.challenge import Challenge
from bot.model.ids import ChallengeId, Place
from bot.model.saved_match import SavedMatch
from bot.rendering.game_request import GameRequest
from bot.rendering.localizer import Localizer
from bot.rendering.words import normalize
from bot.replies.delivery import Context
from bot.replies.messages import UNREACHABLE, retire
from bot.replies.request import Request
from bot.replies.threads import open_thread_if_possible, wants_thread
from bot.services.errors import (
    ChallengeLevelError,
    ChallengePlaceError,
    ChallengeWaitingError,
    NotAMemberError,
    ProgramChallengeError,
    UnheardChallengeError,
)
from cogs.ui.challenge import challenge_buttons

_MOST_OF_ONE_NAME = 20
_SECONDS_TO_LOOK_UP = 5

UNKNOWN_MEMBER = 10007
"""See https://discord.com/developers/docs/topics/opcodes-and-status-codes."""


async def find_person(ctx: Context, game_request: GameRequest) -> discord.abc.User | None:
    """The person whom a message names, by a mention or by a name alone.

    Raises:
        ChallengePlaceError: there is a name alone, outside a server.
        NotAMemberError: nobody is called so here, or several are.
    """
    if game_request.user is None and game_request.name is None:
        return None
    if game_request.name and ctx.guild is None:
        raise ChallengePlaceError
    if game_request.name and ctx.guild:
        mentioned = await _called(ctx.guild, game_request.name)
    else:
        mentioned = [person for person in ctx.message.mentions if person.id == game_request.user]
    if len(mentioned) != 1:
        raise NotAMemberError
    return mentioned[0]


async def challenge(request: Request, game_request: GameRequest, person: discord.abc.User) -> None:
    """Put a challenge to a member.

    Raises:
        ChallengeError: one of its children says why not.
    """
    _check_others_are_there(request)
    if person.bot:
        raise ProgramChallengeError
    if game_request.opponent:
        raise ChallengeLevelError
    is_known = isinstance(person, discord.Member) or request.delivery.is_user_install
    member = person if is_known else await _find_member(request, person)
    request.app.names.remember(request.place.guild, member)
    has_been_pinged = request.delivery.is_typed and game_request.name is None
    await _open(request, game_request, UserId(member.id), person=None if has_been_pinged else member)


async def invite(request: Request, game_request: GameRequest) -> None:
    """Invite anyone in the channel.

    Raises:
        ChallengePlaceError, InvitationWaitingError: why not.
    """
    _check_others_are_there(request)
    await _open(request, game_request, None)


async def challenge_again(request: Request, over: SavedMatch) -> None:
    """Challenge the other player of a match that is over, with the marks swapped; or accept the challenge of theirs.

    Raises:
        NotYourMatchError: the person did not play in it.
        NotAMemberError: the other one has asked to be forgotten.
        ChallengeWaitingError: the person has challenged the other one already.
    """
    mark = over.match.mark_of(request.user).other
    other = over.match.member(mark)
    if other is None:
        raise NotAMemberError
    await _check_is_there(request, other)
    try:
        game_request = GameRequest(mark=mark, has_mark=True, in_thread=False, is_coached=over.is_coached)
        await _open(request, game_request, other)
    except ChallengeWaitingError as waiting:
        if waiting.existing.challenged != request.user:
            raise
        await accept(request, waiting.existing.id, in_place=False)


async def accept(request: Request, number: ChallengeId, *, in_place: bool = True) -> None:
    """Begin the match of a challenge.

    Args:
        in_place: whether the pressed message is the challenge's.

    Raises:
        ChallengeOverError, OwnChallengeError, NotYourChallengeError, ChannelTakenError: why it does not begin.
    """
    app = request.app
    it = await app.services.duels.check_may_accept(number, request.user, request.event)
    await _check_is_there(request, it.challenger)
    if thread := await _thread_of(request, it):
        update = await app.services.duels.accept(number, request.user, request.event_elsewhere, thread)
        await request.show_elsewhere(update, note=_begun(request, update.match), in_place=in_place)
    else:
        update = await app.services.duels.accept(number, request.user, request.event, request.place)
        await request.show(update, note=_begun(request, update.match), in_place=in_place)
    if it.message and not in_place:
        app.background_tasks.later(retire(app, it.place, it.message))


def name_in(request: Request, match: Match, mark: Mark) -> str:
    """What a member is called who plays a mark, safe to print."""
    user = match.member(mark)
    return request.app.names.get(request.place.guild, user) if user else ""


def describe_challenge(request: Request, it: Challenge) -> str:
    """What a challenge says: who, whom, with which marks, and until when."""
    localizer, who = request.public, request.app.names.get(it.place.guild, it.challenger)
    key, challenged = ("anyone", "") if it.challenged is None else ("member", f"<@{it.challenged}>")
    opening = localizer.say(f"challenge.{key}", who=who, challenged=challenged)
    hints = [localizer.say("challenge.hints")] if it.is_coached else []
    expires = localizer.say("challenge.expires", deadline=it.expires)
    return "\n".join([opening, _marks(localizer, who, it.mark), *hints, expires])


async def _open(
    request: Request, game_request: GameRequest, challenged: UserId | None, *, person: discord.abc.User | None = None
) -> None:
    """Put a challenge, and ping somebody unless that has just been done."""
    if request.delivery.is_unheard:
        raise UnheardChallengeError
    in_thread = wants_thread(request, game_request.in_thread)
    duels = request.app.services.duels
    made = await duels.challenge(
        request.place,
        request.user,
        challenged,
        request.event,
        game_request.mark,
        in_thread=in_thread,
        is_coached=game_request.is_coached,
    )
    text, buttons = describe_challenge(request, made), challenge_buttons(made, request.public)
    try:
        message = await request.ask(text, buttons, pinged=person if person and duels.may_ping(made) else None)
    except BaseException:
        await duels.expire(made)  # nobody could answer it
        raise
    if message:
        await duels.shown(made, message)


async def _thread_of(request: Request, it: Challenge) -> Place | None:
    """The thread for the match of a challenge; None if it is played in the channel."""
    if not it.in_thread:
        return None
    one, other = (request.app.names.get_raw(it.place.guild, user) for user in (it.challenger, request.user))
    return await open_thread_if_possible(request, one, other)  # else nobody could ever accept it


async def _called(guild: discord.Guild, name: str) -> list[discord.Member]:
    """The members who are called so, without regard to capitals."""
    try:
        async with asyncio.timeout(_SECONDS_TO_LOOK_UP):
            similar = await guild.query_members(name, limit=_MOST_OF_ONE_NAME, cache=False)
    except TimeoutError:
        return []
    return [it for it in similar if name in (normalize(it.name), normalize(it.display_name))]


def _begun(request: Request, match: Match) -> str:
    x, o = (name_in(request, match, mark) for mark in (Mark.X, Mark.O))
    return request.public.say("challenge.begun", x=x, o=o, mark_x=Mark.X, mark_o=Mark.O)


def _check_others_are_there(request: Request) -> None:
    """Return unless the bot and the person are among themselves.

    Raises:
        ChallengePlaceError: they are.
    """
    if request.place.guild is None and not request.delivery.is_user_install:
        raise ChallengePlaceError


async def _find_member(request: Request, person: discord.abc.User) -> discord.Member:
    """The member that somebody is whom Discord has only told of as a person."""
    guild = request.app.get_guild(request.place.guild or 0)
    if guild is None:
        raise NotAMemberError
    try:
        return await guild.fetch_member(person.id)
    except discord.NotFound:
        raise NotAMemberError from None


async def _check_is_there(request: Request, user: UserId) -> None:
    """Return if somebody is still in the server, for all that Discord says; of other places it says nothing."""
    if request.delivery.is_user_install:
        return
    try:
        await request.app.http.get_member(request.place.guild or 0, user)
    except discord.NotFound as error:
        if error.code == UNKNOWN_MEMBER:
            raise NotAMemberError from None
    except (discord.HTTPException, *UNREACHABLE):
        return


def _marks(localizer: Localizer, who: str, mark: Mark | None) -> str:
    if mark is None:
        return localizer.say("challenge.random_mark", mark_x=Mark.X)
    return localizer.say("challenge.mark", who=who, mark=mark, mark_x=Mark.X)
