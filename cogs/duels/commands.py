"""Matches between members: `invite`, the user context menu, and the buttons of challenges."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Annotated

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.analysis.analyses import analysis_of
from bot.client.choices import GAME_CHOICES, MARK_CHOICES
from bot.client.client import App
from bot.client.contexts import SERVERS_ONLY
from bot.client.control_dispatcher import selected_ids
from bot.client.controls import Acceptance, Button, Menu, YesNo, text, view_of, words
from bot.client.delivery import Context, Interaction
from bot.client.messages import UNREACHABLE, OutgoingMessage, edit_message, message_state
from bot.client.permissions import UNKNOWN_MEMBER, can_see, permissions_in
from bot.database.database import Database
from bot.games.coordinate import PUNCTUATION
from bot.games.errors import Refusal
from bot.games.game import Capability, Game
from bot.games.ids import UserId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.access import AccessService
from bot.matches.board import Look
from bot.matches.display import show
from bot.matches.errors import ChannelTakenError
from bot.matches.lost_matches import begin_in_channel, check_may_follow_up, check_running_limit
from bot.matches.request import Request, RequestKind, handling
from bot.matches.running_limit import RunningLimit
from bot.matches.suggestion import suggest, suggest_game_request
from bot.matches.threads import actor_to_begin, archiving_unused, offer_thread, show_in_thread, try_thread, wants_thread
from bot.model.challenge import Challenge, ChallengeExistsError, ChallengeOverError
from bot.model.ids import ChallengeId, GuildId, MessageId
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.players.opponent import LEVEL_NAMES
from bot.text.game_request import MARK_WORDS, GameRequest, parse_game_request
from bot.text.localizer import Localizer
from bot.text.words import normalize
from cogs.duels.offers import DrawsAndTakebacks
from cogs.duels.queries import close_challenge, have_accepted_notices, set_challenge_message
from cogs.duels.service import ChallengeService

_POSTED_WITHIN = 60_000 << 22
"""The difference between the ids of two events that are a minute apart; a challenge is posted within that time."""

_MAX_NAME = 8  # words in a name; Discord's names have at most 32 characters


class ChallengeButton(Button, prefix="challenge"):
    """Accepts or declines a challenge; the challenger withdraws it by declining."""

    is_acceptance: Acceptance
    challenge: ChallengeId


class AcceptInThreadButton(Button, prefix="accept-in-thread"):
    """Accepts a challenge and begins its match in a new thread, because another one is running in the channel."""

    challenge: ChallengeId


class JoinButton(Button, prefix="join"):
    """Accepts an invitation from a list that only the user sees, in any channel of its server."""

    challenge: ChallengeId


class FriendButton(Button, prefix="friend"):
    """Asks whoever presses it whom to challenge."""


class FriendMenu(Menu, prefix="friend-chosen"):
    """Challenges the member who is chosen."""


class InviteButton(Button, prefix="invite"):
    """Invites anyone to a game."""


class NamedChallengeButton(Button, prefix="challenge-named"):
    """Challenges a member whose name was typed with a space; the other fields are as in `GameRequest`."""

    user: UserId  # the user who may press it
    challenged: UserId
    mark: Annotated[Mark | None, words({"x": Mark.X, "o": Mark.O, "random": None})]
    in_thread: Annotated[bool | None, words({"yes": True, "default": None})]
    is_coached: YesNo
    game: Annotated[str | None, text("[a-z0-9]", 12)] = None


def challenge_buttons(challenge: Challenge, localizer: Localizer) -> ui.View:
    close = localizer.say("challenge-decline" if challenge.challenged else "challenge-withdraw")
    accept = ChallengeButton(True, challenge.id).item(
        label=localizer.say("challenge-accept"), style=discord.ButtonStyle.success
    )
    return view_of(accept, ChallengeButton(False, challenge.id).item(label=close))


async def find_user(ctx: Context, request: Request, game_request: GameRequest) -> discord.abc.User | None:
    """Return the user whom a typed command mentions or names, if any. Raises Refusal if no one member has the name."""
    if game_request.name:
        if ctx.guild is None:
            raise Refusal("challenge-nobody_else")
        await request.leave_queue()
        users = await _find_members(ctx.guild, game_request.name)
    elif game_request.user:
        users = [user for user in ctx.message.mentions if user.id == game_request.user]
    else:
        return None
    if len(users) != 1:
        raise Refusal("challenge-not_a_member")
    return users[0]


async def challenge_member(request: Request, game_request: GameRequest, user: discord.abc.User) -> None:
    _check_has_others(request)
    if user.bot:
        raise Refusal("challenge-bot_challenged")
    if game_request.opponent:
        raise Refusal("challenge-level")
    is_known = isinstance(user, discord.Member) or request.delivery.is_user_install
    member = user if is_known else await _fetch_member(request, UserId(user.id))
    request.app.names.remember(request.place.guild, member)
    _check_can_see(request, member)
    was_pinged = request.delivery.is_typed and game_request.name is None
    await _open(request, game_request, UserId(member.id), pinged=None if was_pinged else member)


async def ask_to_challenge(ctx: Context, words: str) -> bool:
    """Ask whether to challenge the recently active member whose name was typed with a space; False if none."""
    typed, guild = words.split(), GuildId(ctx.guild.id) if ctx.guild else None
    start = next((index for index, word in enumerate(typed) if word.startswith("@")), None)
    if start is None or guild is None:
        return False
    locales = await ctx.bot.locales_of(ctx)
    for end in range(min(start + _MAX_NAME, len(typed)), start + 1, -1):
        found = ctx.bot.names.find(guild, " ".join(typed[start:end]).strip(f"@{PUNCTUATION}"))
        others = " ".join([*typed[:start], *typed[end:]])
        game_request = parse_game_request(others, (), ctx.bot.words, locales) if len(found) == 1 else None
        if game_request and not (game_request.user or game_request.name):
            async with handling(ctx) as request:
                chosen = game_request.mark, game_request.in_thread, game_request.is_coached, game_request.game
                button = NamedChallengeButton(request.user, found[0], *chosen)
                yes = button.item(label=request.public.say("question-challenge_named_yes"))
                question = request.public.say("question-challenge_named", who=request.app.names.get(guild, found[0]))
                await request.reply(OutgoingMessage(question, buttons=view_of(yes)))
            return True
    return False


async def invite(request: Request, game_request: GameRequest) -> None:
    _check_has_others(request)
    await _open(request, game_request, None)


async def request_rematch(request: Request, finished: SavedMatch) -> None:
    """Challenge the other player of a finished match with the marks swapped, or accept their challenge.
    Raises Refusal if the user did not play in it, or the other player has left or has deleted their data;
    ChallengeExistsError if the user has challenged the other player already.
    """
    _check_has_others(request)
    mark = finished.match.mark_of(request.user).other
    rival = finished.match.member(mark)
    if rival is None:
        raise Refusal("challenge-not_a_member")
    if not await _is_member(request, rival):
        raise Refusal("challenge-not_a_member")
    try:
        game = finished.match.game.name
        game_request = GameRequest(mark=mark, has_mark=True, in_thread=False, is_coached=finished.is_coached, game=game)
        await _open(request, game_request, rival)
    except ChallengeExistsError as waiting:
        if waiting.existing.challenged != request.user:
            raise
        await accept(request, waiting.existing.id, in_place=False)


async def accept(
    request: Request, challenge_id: ChallengeId, *, in_place: bool = True, in_thread: bool = False
) -> None:
    """Accept a challenge and start its match; offer a thread if another one is running in the channel.
    `in_place`: whether the user pressed a button of the challenge's message. `in_thread`: whether they asked for a
    thread. Raises ChallengeOverError, also if the challenger has left; ChannelTakenError if no thread can be opened;
    Refusal if the user may not accept it, or the bot could not show the match later.
    """
    challenges = request.app.services[ChallengeService]
    challenge = await challenges.get_acceptable(request.actor, challenge_id)
    has_thread = in_thread or challenge.in_thread
    check_may_follow_up(request, in_thread=has_thread)
    _check_hints(request, challenge.game, is_coached=challenge.is_coached)
    if not await _is_member(request, challenge.challenger):
        await request.app.services[Database].write(close_challenge, challenge_id)
        if challenge.message and not in_place:
            request.app.tasks.start(edit_message(request.app, challenge.place, challenge.message, None))
        raise ChallengeOverError
    update, note = await _begin_in_thread(request, challenge, is_requested=in_thread) if has_thread else (None, "")
    is_elsewhere = request.actor.place != request.place  # the message that was pressed is in another channel
    if update:
        begun = _begun(request, update.saved.match)
        await show_in_thread(request, update, begun, in_place=in_place or is_elsewhere)
    else:
        check_may_follow_up(request, in_thread=False)
        begin = partial(challenges.accept, actor_to_begin(request), challenge_id)
        try:
            update, ended = await begin_in_channel(request, begin, has_no_thread=bool(note))
        except ChannelTakenError as error:
            if is_elsewhere:
                channel = f"<#{challenge.place.channel}>"
                raise Refusal("challenge-channel_taken", channel=channel, link=challenge) from None
            await offer_thread(request, error, AcceptInThreadButton(challenge_id))
            return
        note = "\n".join(filter(None, [note, f"{ended} {_begun(request, update.saved.match)}".strip()]))
        if is_elsewhere:
            await show_in_thread(request, update, note)
        else:
            await show(request.app, update, request, Look(note), in_place=in_place)
    if challenge.message and not in_place:
        request.app.tasks.start(edit_message(request.app, challenge.place, challenge.message, None))


def channel_to_join(
    app: App, invitation: Challenge, member: discord.Member, current: int | None = None
) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return the channel of an invitation if a member sees it. Who is in a private thread is not known, unless it is
    the `current` channel.
    """
    channel = app.get_channel(invitation.place.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not can_see(channel, member):
        return None
    return None if _is_private(channel) and channel.id != current else channel


async def join(request: Request, challenge_id: ChallengeId) -> None:
    """Accept an invitation where it was made. Raises the errors of `accept`; AccessError if the server's settings do
    not let the user play there.
    """
    app, author = request.app, request.author
    challenge = await app.services[ChallengeService].get_acceptable(request.actor, challenge_id)
    channel = None
    if challenge.place.guild == request.place.guild and isinstance(author, discord.Member):
        channel = channel_to_join(app, challenge, author, request.place.channel)
    if channel is None:
        raise ChallengeOverError
    access = replace(
        request.access_request(is_of_match=False), place=challenge.place, parent=getattr(channel, "parent_id", None)
    )
    await app.services[AccessService].check(access, request.settings)
    if challenge.place == request.place:
        request.keep_pressed()  # the board is a new message, for everyone
    else:
        request.actor = replace(request.actor, place=challenge.place, is_unrated=False)
        request.channel, request.delivery.allowed = channel, permissions_in(app, challenge.place)
    await accept(request, challenge_id, in_place=False)


async def _open(
    request: Request, game_request: GameRequest, challenged: UserId | None, *, pinged: discord.abc.User | None = None
) -> None:
    """Create a challenge and show it. `pinged` is the challenged user, unless the command has already pinged them."""
    if request.delivery.is_silent:
        raise Refusal("challenge-not_visible")
    game = request.settings.choose_game(game_request.game)
    in_thread = wants_thread(request, game_request.in_thread)
    check_may_follow_up(request, in_thread=in_thread)
    _check_hints(request, game, is_coached=game_request.is_coached)
    challenges, database = request.app.services[ChallengeService], request.app.services[Database]
    options = {"game": game, "in_thread": in_thread, "is_coached": game_request.is_coached}
    opening = partial(challenges.open, request.actor, challenged, game_request.mark, **options)
    try:
        challenge = await opening()
    except ChallengeExistsError as error:
        if await _is_shown(request, error.existing):
            raise
        await database.write(close_challenge, error.existing.id)
        challenge = await opening()
    guild = challenge.place.guild
    are_known = challenged and await database.read(have_accepted_notices, guild, request.user, challenged)
    message = OutgoingMessage(
        describe_challenge(request, challenge, has_notices=challenge.has_notices and not are_known),
        buttons=challenge_buttons(challenge, request.public),
        pinged=pinged if pinged and challenges.claim_ping(challenge) else None,
        files=(),
    )
    try:
        shown = await request.reply(message)
    except BaseException as error:
        if message.pinged and isinstance(error, Exception) and not isinstance(error, TimeoutError):  # it was not sent
            challenges.release_ping(challenge)
        await database.write(close_challenge, challenge.id)  # no message shows it
        raise
    if shown:
        await database.write(set_challenge_message, challenge.id, shown)
        if challenged is None:
            request.app.dispatch("invitation", replace(challenge, message=shown))


async def _is_shown(request: Request, challenge: Challenge) -> bool:
    """Check if an open challenge has a message, in which it can be answered."""
    if challenge.place.guild is None:  # the message can only be edited in response to a press
        return True
    if challenge.message is None:
        return request.event.id - challenge.id < _POSTED_WITHIN
    await request.leave_queue()
    return not (await message_state(request.app, challenge.place, challenge.message)).is_gone


def describe_challenge(request: Request, challenge: Challenge, *, has_notices: bool) -> str:
    localizer = request.public.on_board(challenge.game)
    who = request.app.names.get(challenge.place.guild, challenge.challenger)
    key = "challenge-member" if challenge.challenged else "challenge-anyone"
    lines = [localizer.say(key, who=who, challenged=f"<@{challenge.challenged}>", game=challenge.game)]
    key = "challenge-mark" if challenge.mark else "challenge-random_mark"
    lines.append(localizer.say(key, who=who, mark=challenge.mark, mark_x=Mark.X))
    if challenge.is_coached and Capability.ANALYSIS in challenge.game.capabilities:
        lines.append(localizer.say("challenge-hints"))
    if has_notices:
        lines.append(localizer.say("challenge-notices_on"))
    return "\n".join([*lines, localizer.say("challenge-expires", deadline=challenge.expires)])


def _begun(request: Request, match: Match) -> str:
    x, o = (request.app.names.get_player(match, mark, request.place.guild) for mark in (Mark.X, Mark.O))
    localizer = request.public.on_board(match.game)
    return localizer.say("challenge-begun", x=x, o=o, mark_x=Mark.X, mark_o=Mark.O)


async def _begin_in_thread(
    request: Request, challenge: Challenge, *, is_requested: bool
) -> tuple[MatchUpdate | None, str]:
    """Accept a challenge in a new thread; return None and a sentence if none can be opened now. Raises ThreadError."""
    services, names, guild = request.app.services, request.app.names, challenge.place.guild
    with services[RunningLimit].starting(guild, request.user, challenge.challenger):
        # it may have been accepted meanwhile
        await services[ChallengeService].get_acceptable(request.actor, challenge.id)
        await check_running_limit(request, request.user, challenge.challenger, accepted=challenge)
        challenger, accepter = (names.get_raw(guild, user) for user in (challenge.challenger, request.user))
        thread, note = await try_thread(request, challenger, accepter, is_requested=is_requested)
        if thread is None:
            return None, note
        async with archiving_unused(request, thread):
            return await services[ChallengeService].accept(request.actor.moved_to(thread), challenge.id), ""


async def _find_members(guild: discord.Guild, name: str) -> list[discord.Member]:
    try:
        async with asyncio.timeout(5):
            similar = await guild.query_members(name, limit=20, cache=False)
    except TimeoutError:
        return []
    names = {name, name.rstrip(PUNCTUATION)}
    return [
        member
        for member in similar
        if not names.isdisjoint((normalize(member.name).lower(), normalize(member.display_name).lower()))
    ]


def _check_has_others(request: Request) -> None:
    """Refuse in a direct message to the bot, where nobody else is. A user install also works in other private chats."""
    if request.place.guild is None and not request.delivery.is_user_install:
        raise Refusal("challenge-nobody_else")


def _check_hints(request: Request, game: Game, *, is_coached: bool) -> None:
    """Raise Refusal for a rated match in a private thread, whose creator could make the other player lose, and
    elsewhere for hints in a game that has none.
    """
    if _is_private(request.channel):
        if not is_coached:
            raise Refusal("challenge-private_thread")
    elif is_coached:
        analysis_of(game)


def _is_private(channel: object) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _fetch_member(request: Request, user: UserId) -> discord.Member:
    guild = request.app.get_guild(request.place.guild or 0)
    if guild is None:
        raise Refusal("challenge-not_a_member")
    await request.leave_queue()
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        raise Refusal("challenge-not_a_member") from None


async def _is_member(request: Request, user: UserId) -> bool:
    """Check if a user is in the server; True if Discord doesn't answer. Raise Refusal if they can't see the channel."""
    guild = request.app.get_guild(request.place.guild or 0)
    if guild is None:  # a user install
        return True
    await request.leave_queue()
    try:
        member = await guild.fetch_member(user)
    except discord.NotFound as error:
        return error.code != UNKNOWN_MEMBER
    except (discord.HTTPException, *UNREACHABLE):
        return True
    request.app.names.remember(request.place.guild, member)
    _check_can_see(request, member)
    return True


def _check_can_see(request: Request, member: discord.abc.User) -> None:
    """Raise Refusal if a member cannot see the channel; mentioning those who see its parent adds them to a thread."""
    channel = request.app.get_channel(request.actor.place.channel)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(member, discord.Member) or not isinstance(channel, discord.abc.GuildChannel):
        return
    if not can_see(channel, member):
        raise Refusal("challenge-cannot_see", who=request.app.names.get(request.place.guild, UserId(member.id)))


class Challenges(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._challenges = app.services[ChallengeService]
        app.on_press(ChallengeButton, self.press_challenge)
        app.on_press(AcceptInThreadButton, self.press_accept_in_thread)
        app.on_press(NamedChallengeButton, self.press_named_challenge)
        app.on_press(JoinButton, self.press_join)
        app.on_press(FriendButton, self.press_friend)
        app.on_press(FriendMenu, self.choose_friend)
        app.on_press(InviteButton, self.press_invite)
        self._menu = app_commands.ContextMenu(
            name=app.languages.of(None).say("command-menu_challenge_member", "/"),
            callback=self.challenge_member,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )

    async def cog_load(self) -> None:
        self._app.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        self._app.tree.remove_command(self._menu.name, type=self._menu.type)

    async def challenge_member(self, interaction: Interaction, user: discord.User) -> None:
        async with handling(interaction) as request:
            await challenge_member(request, GameRequest(), user)

    @commands.command(name="invite")
    async def invite_text(self, ctx: Context, *, words: str = "") -> None:
        locales = await ctx.bot.locales_of(ctx)
        game_request = parse_game_request(words, (), ctx.bot.words, locales)
        if game_request is None:
            if parse_game_request(words, LEVEL_NAMES, ctx.bot.words, locales):
                await suggest(ctx, words, command="play")
            else:
                await suggest_game_request(ctx, words, (), "question-invite_examples")
        elif game_request.user is not None or game_request.name is not None:
            await suggest(ctx, words, command="play")
        else:
            async with handling(ctx) as request:
                await invite(request, game_request)

    @app_commands.command(name="invite")
    @SERVERS_ONLY
    @app_commands.choices(mark=MARK_CHOICES, game=GAME_CHOICES)
    async def invite_slash(
        self,
        interaction: Interaction,
        mark: str | None = None,
        thread: bool | None = None,
        hints: bool = False,
        game: str | None = None,
    ) -> None:
        game_request = GameRequest(None, None, None, MARK_WORDS.get(mark or ""), mark is not None, thread, hints, game)
        async with handling(interaction) as request:
            await invite(request, game_request)

    async def press_challenge(self, interaction: Interaction, button: ChallengeButton) -> None:
        kind = RequestKind.PUBLIC if button.is_acceptance else RequestKind.OPEN
        async with handling(interaction, kind) as request:
            try:
                if button.is_acceptance:
                    await accept(request, button.challenge)
                else:
                    challenge = await self._challenges.close(button.challenge, request.user)
                    own = "withdrawn" if challenge.challenged else "uninvited"
                    key = own if request.user == challenge.challenger else "declined"
                    await request.replace(request.public.say(f"challenge-{key}", who=request.name))
            except ChallengeOverError as error:
                await request.replace_outdated(error)

    async def press_accept_in_thread(self, interaction: Interaction, button: AcceptInThreadButton) -> None:
        async with handling(interaction) as request:
            await accept(request, button.challenge, in_place=False, in_thread=True)

    async def press_join(self, interaction: Interaction, button: JoinButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await join(request, button.challenge)

    async def press_friend(self, interaction: Interaction, _: FriendButton) -> None:
        async with handling(interaction, RequestKind.EPHEMERAL) as request:
            _check_has_others(request)
            say = request.ephemeral.say
            friends = FriendMenu().item(ui.UserSelect(placeholder=say("challenge-friend")))
            anyone = InviteButton().item(label=say("challenge-invite"))
            text = say("challenge-choose_friend")
            await request.reply_ephemeral(OutgoingMessage(text, buttons=view_of(friends, anyone)))

    async def choose_friend(self, interaction: Interaction, _: FriendMenu) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            chosen = selected_ids(interaction, "users")
            if not chosen:
                raise Refusal("challenge-not_a_member")
            await challenge_member(request, GameRequest(), await _fetch_member(request, UserId(chosen[0])))

    async def press_invite(self, interaction: Interaction, _: InviteButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            await invite(request, GameRequest())

    async def press_named_challenge(self, interaction: Interaction, button: NamedChallengeButton) -> None:
        async with handling(interaction) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            member = await _fetch_member(request, button.challenged)
            game_request = GameRequest(
                mark=button.mark, in_thread=button.in_thread, is_coached=button.is_coached, game=button.game
            )
            await challenge_member(request, game_request, member)
            if pressed := request.delivery.pressed:
                request.app.tasks.start(edit_message(request.app, request.place, MessageId(pressed.id), None))


async def setup(app: App) -> None:
    for cog in (Challenges(app), DrawsAndTakebacks(app)):
        await app.add_cog(cog)
