"""Challenging a member, or inviting anyone: by command, from a person's menu, or after a game."""

from __future__ import annotations

import asyncio

import discord

from bot.display.voice import Voice
from bot.display.words import normal
from bot.game.ids import ChallengeId, Place, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.play.errors import (
    ChallengeLevelError,
    ChallengePlaceError,
    ChallengeWaitingError,
    NotAMemberError,
    ProgramChallengeError,
    UnheardChallengeError,
)
from bot.storage.saved import Challenge, SavedMatch
from cogs.answer import Answer
from cogs.delivery import Context
from cogs.sheet import UNREACHABLE, retire
from cogs.threads import open_thread_if_possible, wants_thread
from cogs.ui.agreement import challenge_buttons
from cogs.wishes import Wish

_MOST_OF_ONE_NAME = 20
_SECONDS_TO_LOOK_UP = 5

UNKNOWN_MEMBER = 10007
"""See https://discord.com/developers/docs/topics/opcodes-and-status-codes."""


async def find_person(ctx: Context, wish: Wish) -> discord.abc.User | None:
    """The person whom a message names, by a mention or by a name alone.

    Raises:
        ChallengePlaceError: there is a name alone, outside a server.
        NotAMemberError: nobody is called so here, or several are.
    """
    if wish.person is None and wish.name is None:
        return None
    if wish.name and ctx.guild is None:
        raise ChallengePlaceError
    if wish.name and ctx.guild:
        mentioned = await _called(ctx.guild, wish.name)
    else:
        mentioned = [person for person in ctx.message.mentions if person.id == wish.person]
    if len(mentioned) != 1:
        raise NotAMemberError
    return mentioned[0]


async def challenge(answer: Answer, wish: Wish, person: discord.abc.User) -> None:
    """Put a challenge to a member.

    Raises:
        ChallengeError: one of its children says why not.
    """
    _check_others_are_there(answer)
    if person.bot:
        raise ProgramChallengeError
    if wish.program:
        raise ChallengeLevelError
    is_known = isinstance(person, discord.Member) or answer.delivery.is_guest
    member = person if is_known else await _find_member(answer, person)
    answer.app.names.learn(answer.place.server, member)
    has_been_pinged = answer.delivery.is_typed and wish.name is None
    await _open(answer, wish, UserId(member.id), person=None if has_been_pinged else member)


async def invite(answer: Answer, wish: Wish) -> None:
    """Invite anyone in the channel.

    Raises:
        ChallengePlaceError, InvitationWaitingError: why not.
    """
    _check_others_are_there(answer)
    await _open(answer, wish, None)


async def challenge_again(answer: Answer, over: SavedMatch) -> None:
    """Challenge the other player of a match that is over, with the marks swapped; or accept the challenge of theirs.

    Raises:
        NotYourMatchError: the person did not play in it.
        NotAMemberError: the other one has asked to be forgotten.
        ChallengeWaitingError: the person has challenged the other one already.
    """
    mark = over.match.mark_of(answer.user).other
    other = over.match.member(mark)
    if other is None:
        raise NotAMemberError
    await _check_is_there(answer, other)
    try:
        wish = Wish(mark=mark, has_mark=True, in_thread=False, is_coached=over.is_coached)
        await _open(answer, wish, other)
    except ChallengeWaitingError as waiting:
        if waiting.existing.challenged != answer.user:
            raise
        await accept(answer, waiting.existing.id, in_place=False)


async def accept(answer: Answer, number: ChallengeId, *, in_place: bool = True) -> None:
    """Begin the match of a challenge.

    Args:
        in_place: whether the pressed message is the challenge's.

    Raises:
        ChallengeOverError, OwnChallengeError, NotYourChallengeError, ChannelTakenError: why it does not begin.
    """
    app = answer.app
    it = await app.house.duels.check_may_accept(number, answer.user, answer.event)
    await _check_is_there(answer, it.challenger)
    if thread := await _thread_of(answer, it):
        turn = await app.house.duels.accept(number, answer.user, answer.event_elsewhere, thread)
        await answer.show_elsewhere(turn, note=_begun(answer, turn.match), in_place=in_place)
    else:
        turn = await app.house.duels.accept(number, answer.user, answer.event, answer.place)
        await answer.show(turn, note=_begun(answer, turn.match), in_place=in_place)
    if it.message and not in_place:
        app.duties.later(retire(app, it.place, it.message))


def name_in(answer: Answer, match: Match, mark: Mark) -> str:
    """What a member is called who plays a mark, safe to print."""
    user = match.member(mark)
    return answer.app.names.of(answer.place.server, user) if user else ""


def describe_challenge(answer: Answer, it: Challenge) -> str:
    """What a challenge says: who, whom, with which marks, and until when."""
    voice, who = answer.aloud, answer.app.names.of(it.place.server, it.challenger)
    key, challenged = ("anyone", "") if it.challenged is None else ("member", f"<@{it.challenged}>")
    opening = voice.say(f"challenge.{key}", who=who, challenged=challenged)
    hints = [voice.say("challenge.hints")] if it.is_coached else []
    expires = voice.say("challenge.expires", deadline=it.expires)
    return "\n".join([opening, _marks(voice, who, it.mark), *hints, expires])


async def _open(
    answer: Answer, wish: Wish, challenged: UserId | None, *, person: discord.abc.User | None = None
) -> None:
    """Put a challenge, and ping somebody unless that has just been done."""
    if answer.delivery.is_unheard:
        raise UnheardChallengeError
    in_thread = wants_thread(answer, wish.in_thread)
    duels = answer.app.house.duels
    made = await duels.challenge(
        answer.place,
        answer.user,
        challenged,
        answer.event,
        wish.mark,
        in_thread=in_thread,
        is_coached=wish.is_coached,
    )
    text, buttons = describe_challenge(answer, made), challenge_buttons(made, answer.aloud)
    try:
        message = await answer.ask(text, buttons, pinged=person if person and duels.may_ping(made) else None)
    except BaseException:
        await duels.expire(made)  # nobody could answer it
        raise
    if message:
        await duels.shown(made, message)


async def _thread_of(answer: Answer, it: Challenge) -> Place | None:
    """The thread for the match of a challenge; None if it is played in the channel."""
    if not it.in_thread:
        return None
    one, other = (answer.app.names.unformatted(it.place.server, user) for user in (it.challenger, answer.user))
    return await open_thread_if_possible(answer, one, other)  # else nobody could ever accept it


async def _called(guild: discord.Guild, name: str) -> list[discord.Member]:
    """The members who are called so, without regard to capitals."""
    try:
        async with asyncio.timeout(_SECONDS_TO_LOOK_UP):
            similar = await guild.query_members(name, limit=_MOST_OF_ONE_NAME, cache=False)
    except TimeoutError:
        return []
    return [it for it in similar if name in (normal(it.name), normal(it.display_name))]


def _begun(answer: Answer, match: Match) -> str:
    x, o = (name_in(answer, match, mark) for mark in (Mark.X, Mark.O))
    return answer.aloud.say("challenge.begun", x=x, o=o, mark_x=Mark.X, mark_o=Mark.O)


def _check_others_are_there(answer: Answer) -> None:
    """Return unless the bot and the person are among themselves.

    Raises:
        ChallengePlaceError: they are.
    """
    if answer.place.server is None and not answer.delivery.is_guest:
        raise ChallengePlaceError


async def _find_member(answer: Answer, person: discord.abc.User) -> discord.Member:
    """The member that somebody is whom Discord has only told of as a person."""
    guild = answer.app.get_guild(answer.place.server or 0)
    if guild is None:
        raise NotAMemberError
    try:
        return await guild.fetch_member(person.id)
    except discord.NotFound:
        raise NotAMemberError from None


async def _check_is_there(answer: Answer, user: UserId) -> None:
    """Return if somebody is still in the server, for all that Discord says; of other places it says nothing."""
    if answer.delivery.is_guest:
        return
    try:
        await answer.app.http.get_member(answer.place.server or 0, user)
    except discord.NotFound as error:
        if error.code == UNKNOWN_MEMBER:
            raise NotAMemberError from None
    except (discord.HTTPException, *UNREACHABLE):
        return


def _marks(voice: Voice, who: str, mark: Mark | None) -> str:
    if mark is None:
        return voice.say("challenge.lots", mark_x=Mark.X)
    return voice.say("challenge.mark", who=who, mark=mark, mark_x=Mark.X)
