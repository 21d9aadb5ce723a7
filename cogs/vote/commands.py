"""The command `vote`: everyone in a place plays one side against a level, and votes for each move."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.choices import GAME_CHOICES, MARK_CHOICES, OPPONENT_CHOICES
from bot.client.client import App
from bot.client.contexts import SERVERS_ONLY
from bot.client.controls import Button
from bot.client.delivery import Context, Interaction
from bot.client.messages import is_temporary
from bot.client.surface import Below, Surface
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.errors import CoordinateError, MatchOverError, MoveError, Refusal
from bot.games.ids import MatchId
from bot.matches.board import Look
from bot.matches.display import show
from bot.matches.errors import ThreadError
from bot.matches.lost_matches import begin_in_channel, check_may_follow_up, check_running_limit
from bot.matches.request import Request, RequestKind, handling
from bot.matches.running_limit import RunningLimit
from bot.matches.store import MatchStore
from bot.matches.suggestion import explain_words
from bot.matches.threads import archiving_unused, check_may_request_thread, show_in_thread, try_thread
from bot.model.ids import ChannelId, Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.players.opponent import LEVEL_NAMES
from bot.text.game_request import GAME_WORDS, LEVELS, MARK_WORDS, THREAD, parse_game_word
from bot.text.words import split_time
from cogs.vote.boards import VoteBoards, end_unseen
from cogs.vote.queries import channels_of_starter
from cogs.vote.service import VoteOptions, VoteService
from cogs.vote.texts import VoteWriter, parse_time
from cogs.vote.voting import VoteAgainButton, cast

_HERE = "here"
_AGAIN_ONCE = 1  # the purpose of `Request.using_once`
_VOCABULARY = {
    _HERE: "word-here",
    **THREAD,
    **GAME_WORDS,
    **{name: key for name, key in LEVELS.items() if name in LEVEL_NAMES},
}
_STOP = "\N{BLACK SQUARE FOR STOP}\ufe0f"


class EndVoteButton(Button, prefix="end-vote"):
    """Ends a match in which everyone votes, for its starter and moderators."""

    match: MatchId


def end_below(update: MatchUpdate, surface: Surface) -> list[ui.Item[Any]]:
    return [EndVoteButton(update.match.id).item(label=surface.localizer.say("board-stop"), emoji=_STOP)]


class Vote(commands.Cog):
    def __init__(self, app: App) -> None:
        self._votes = app.services[VoteService]
        app.below_board[Below.VOTE] = end_below
        app.vote_lines = self.vote_lines
        app.on_press(EndVoteButton, self.press_end)
        app.on_press(VoteAgainButton, self.press_again)

    async def vote_lines(self, saved: SavedMatch, surface: Surface) -> str:
        match = saved.match
        with suppress(DatabaseError):  # already logged; the board is shown all the same
            writer = VoteWriter(surface.localizer.on_board(match.game), surface.settings.is_text_only)
            return writer.board(match, await self._votes.on_board(match))
        return ""

    @commands.command(name="vote")
    async def vote_text(self, ctx: Context, *, words: str = "") -> None:
        time, rest = split_time(words)
        pairs = ctx.bot.words.pair(rest, _VOCABULARY, await ctx.bot.locales_of(ctx))
        options: dict[str, Any] = {} if time is None else {"time": time}
        unknown = list[str]()
        for typed, word in pairs:
            named = _options_of(word)
            if named and not named.keys() & options.keys():
                options |= named
            else:
                unknown.append(typed)
        is_time = not unknown and options.keys() == {"time"}
        if (is_time or (unknown and not options)) and await self._names_cell(ctx, words, is_time=is_time):
            async with handling(ctx, RequestKind.MOVE) as request:
                running = await self._votes.find(request.place.channel)
                if running is None:
                    raise MatchOverError
                await cast(request, running, running.match.game.parse(words, running.match.board))
            return
        if unknown:
            await explain_words(ctx, " ".join(unknown), None, "question-vote_examples", is_ours=bool(options))
            return
        async with handling(ctx) as request:
            await self._start(request, VoteOptions(**options))

    async def _names_cell(self, ctx: Context, words: str, *, is_time: bool) -> bool:
        """Check if words name a cell of the board of the vote in a channel, even one that cannot be played.
        What is also a time, such as `3d`, names only a cell that the board has.
        """
        running = await self._votes.find(ChannelId(ctx.channel.id))
        if running is None:
            return False
        try:
            running.match.board.game.parse(words, running.match.board)
        except CoordinateError as error:
            return not is_time and error.key.startswith("unknown")
        except MoveError:
            pass
        return True

    @app_commands.command(name="vote")
    @SERVERS_ONLY
    @app_commands.choices(opponent=OPPONENT_CHOICES, mark=MARK_CHOICES, game=GAME_CHOICES)
    async def vote_slash(
        self,
        interaction: Interaction,
        opponent: str | None = None,
        game: str | None = None,
        mark: str = "x",
        time: str | None = None,
        thread: bool | None = None,
    ) -> None:
        async with handling(interaction) as request:
            options = VoteOptions(opponent, game, MARK_WORDS.get(mark), in_thread=thread)
            await self._start(request, replace(options, time=parse_time(time)) if time else options)

    async def press_end(self, interaction: Interaction, button: EndVoteButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            is_moderator = request.delivery.granted.manage_messages
            try:
                update = await self._votes.end(request.actor, button.match, is_moderator=is_moderator)
            except MatchOverError as error:  # its end could not be shown, so the board still has the button
                await request.replace_outdated(error)
            else:
                await show(request.app, update, request)

    async def press_again(self, interaction: Interaction, button: VoteAgainButton) -> None:
        async with handling(interaction) as request:
            finished = await request.app.services[MatchStore].find(button.match)
            if finished is None or not finished.match.is_over:
                raise MatchOverError
            options = await self._votes.options_of(finished.match)
            with request.using_once(_AGAIN_ONCE, is_silent=True):
                request.keep_pressed()
                await self._start(request, options)

    async def _start(self, request: Request, options: VoteOptions) -> None:
        game, level = self._votes.choose(request.actor, options)
        options = replace(options, game=game.name, level=level)
        with request.app.services[RunningLimit].starting(request.place.guild, request.user):
            mine = await request.app.services[Database].read(channels_of_starter, request.place.guild, request.user)
            await check_running_limit(request, request.user, exhibitions=mine)
            thread, note = await self._thread(request, level, in_thread=options.in_thread)
            actor = request.actor.moved_to(thread) if thread else request.actor
            begin = partial(self._votes.begin, actor, options)
            async with archiving_unused(request, thread):
                update, ended = await begin_in_channel(request, begin, has_no_thread=bool(note))
        note = "\n".join(filter(None, [note, ended]))
        try:
            if thread:
                await show_in_thread(request, update, note, link="vote-thread")
            else:
                await show(request.app, update, request, Look(note))
        except discord.HTTPException as error:
            if not is_temporary(error) and request.app.services[MatchStore].shown(update.saved).message is None:
                await end_unseen(request.app, update.saved)
            raise

    async def _thread(self, request: Request, level: str, *, in_thread: bool | None) -> tuple[Place | None, str]:
        """Open a thread for a match, or return None and a sentence for everyone, which may be empty.
        Without a thread, it is played in the channel: if none can be opened there, or at the wish of a moderator.
        """
        is_moderator, is_here = request.delivery.granted.manage_messages, in_thread is False
        thread, note = None, ""
        if not (is_here and is_moderator):
            names = request.public.say("status-crowd"), request.public.name_of(level)
            try:
                check_may_request_thread(request)
                if is_here:
                    raise Refusal("vote-only_in_thread")
                check_may_follow_up(request, in_thread=True)
                thread, note = await try_thread(request, *names, is_requested=True)
            except ThreadError as error:
                if in_thread:
                    raise
                if error.key == "thread-user_permission" and not is_moderator:
                    raise Refusal("vote-needs_thread") from None
        if thread is None:
            check_may_follow_up(request, in_thread=False)
        return thread, note


def _options_of(word: str) -> dict[str, Any]:
    """Return the options that a typed word sets; none if it is unknown."""
    if word in LEVELS and word in _VOCABULARY:
        return {"level": word}
    if word in MARK_WORDS:
        return {"mark": MARK_WORDS[word]}
    if word in (_HERE, *THREAD):
        return {"in_thread": word != _HERE}
    game = parse_game_word(word)
    return {"game": game} if game else {}


async def setup(app: App) -> None:
    for cog in (Vote(app), VoteBoards(app)):
        await app.add_cog(cog)
