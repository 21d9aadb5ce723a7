"""The command `watch`: two opponents play each other in one message, which is edited after every ply."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from bot.client.choices import GAME_CHOICES, WATCHED_CHOICES
from bot.client.client import App
from bot.client.controls import Button
from bot.client.delivery import Context, Interaction
from bot.client.messages import MessageState, message_state
from bot.client.names import escape_text
from bot.client.surface import Below, Surface
from bot.database.errors import DatabaseError
from bot.games.errors import MatchOverError, Refusal
from bot.games.ids import MatchId, UserId
from bot.matches.board import Look
from bot.matches.display import show
from bot.matches.errors import MatchMovedOnError
from bot.matches.lost_matches import begin_in_channel, check_may_follow_up, check_running_limit
from bot.matches.matches import Matches
from bot.matches.queries import exhibitions
from bot.matches.request import Request, RequestKind, handling
from bot.matches.running_limit import RunningLimit
from bot.matches.store import MatchStore
from bot.matches.suggestion import explain_words, with_names
from bot.matches.threads import archiving_unused, show_in_thread, try_thread, wants_thread
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.model.shown import StepResult
from bot.players.opponent import WATCHED_NAMES, LevelName, is_available, levels_of
from bot.text.game_request import GAME_WORDS, LEVELS, THREAD, parse_game_word
from cogs.watch.service import PLY_INTERVAL, STANDBY_DELAY, ExhibitionService

log = logging.getLogger(__name__)

_PLIES_BETWEEN_CHECKS = 5  # how often a match checks if Discord accepts edits again, in intervals between plies

DEFAULT_LEVELS = ("perfect", "medium")
_VOCABULARY = {**THREAD, **GAME_WORDS, **LEVELS}
_MAX_QUOTED = 20
_STOP = "\N{BLACK SQUARE FOR STOP}\ufe0f"


class EndExhibitionButton(Button, prefix="stop"):
    match: MatchId
    starter: UserId | None  # the user who may press it; None for anyone


def end_below(update: MatchUpdate, surface: Surface) -> list[ui.Item[Any]]:
    button = EndExhibitionButton(update.saved.match.id, update.starter)
    return [button.item(label=surface.localizer.say("board-stop"), emoji=_STOP)]


class Watch(commands.Cog):
    def __init__(self, app: App) -> None:
        app.below_board[Below.STOP] = end_below
        self._app = app
        self._exhibitions = app.services[ExhibitionService]
        self._matches = app.services[Matches]
        self._running: dict[MatchId, tuple[MatchUpdate, asyncio.Task[None]]] = {}
        """The matches as they were when their tasks began."""
        self._waiting: set[MatchId] = set()
        app.on_press(EndExhibitionButton, self.press_end)

    async def cog_unload(self) -> None:
        """Cancel the tasks; the matches continue at the next start."""
        for _, task in self._running.values():
            task.cancel()

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_maintenance_done")
    async def continue_all(self) -> None:
        """Continue the exhibitions that no process is playing."""
        try:
            for saved in await self._app.services[MatchStore].find_all(exhibitions(self._app.shards_carried)):
                self._continue(MatchUpdate.without_new_plies(saved))
        except DatabaseError:
            return  # already logged

    @commands.command(name="watch")
    async def watch_text(self, ctx: Context, *, words: str = "") -> None:
        pairs = self._app.words.pair(with_names(ctx, words), _VOCABULARY, await ctx.bot.locales_of(ctx))
        games = [game for _, word in pairs if (game := parse_game_word(word))]
        threads = [word for _, word in pairs if word in THREAD]
        levels = [pair for pair in pairs if pair[1] not in THREAD and not parse_game_word(pair[1])]
        if len(games) > 1 or len(threads) > 1:
            await explain_words(ctx, "", None, "question-watch_examples", is_ours=True)
            return
        if levels and not any(level in LEVELS for _, level in levels):
            unknown = " ".join(word for word, _ in levels)
            await explain_words(ctx, unknown, None, "question-watch_examples", is_ours=bool(games or threads))
            return
        async with handling(ctx) as request:
            x, o = _parse_levels(levels)
            with self._app.services[RunningLimit].starting(request.place.guild, request.user):
                await self._watch(request, x, o, games[0] if games else None, in_thread=True if threads else None)

    @app_commands.command(name="watch")
    @app_commands.choices(x=WATCHED_CHOICES, o=WATCHED_CHOICES, game=GAME_CHOICES)
    async def watch_slash(
        self,
        interaction: Interaction,
        x: str | None = None,
        o: str | None = None,
        thread: bool | None = None,
        game: str | None = None,
    ) -> None:
        async with handling(interaction) as request:
            with self._app.services[RunningLimit].starting(request.place.guild, request.user):
                await self._watch(request, x, o, game, in_thread=thread)

    async def press_end(self, interaction: Interaction, button: EndExhibitionButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            if button.starter not in (None, request.user) and not interaction.permissions.manage_messages:
                raise Refusal("moderation-not_the_starter")
            actor = request.actor
            try:
                update = await self._matches.change(actor, lambda running: running.match.abandon(), of=button.match)
            except MatchOverError as error:  # its end could not be shown, so the board still has the button
                await request.replace_outdated(error)
            else:
                await show(request.app, update, request)

    async def _watch(
        self, request: Request, named_x: str | None, named_o: str | None, game: str | None, *, in_thread: bool | None
    ) -> None:
        chosen = request.settings.choose_game(game)
        x, o = (
            named or (default if default in levels_of(chosen) else levels_of(chosen)[-1])
            for named, default in zip((named_x, named_o), DEFAULT_LEVELS, strict=True)
        )
        begun = [(update.saved.place, update.starter) for update, _ in self._running.values()]
        mine = [place.channel for place, user in begun if (place.guild, user) == (request.place.guild, request.user)]
        await check_running_limit(request, request.user, exhibitions=mine)
        thread, note, has_thread = None, "", wants_thread(request, in_thread)
        check_may_follow_up(request, in_thread=has_thread)
        if has_thread:
            names = request.public.name_of(x), request.public.name_of(o)
            thread, note = await try_thread(request, *names, is_requested=bool(in_thread))
        if thread is None:
            check_may_follow_up(request, in_thread=False)
        actor = request.actor.moved_to(thread) if thread else request.actor
        begin = partial(self._exhibitions.begin, actor, x, o, chosen)
        async with archiving_unused(request, thread):
            update, ended = await begin_in_channel(request, begin, has_no_thread=bool(note))
        update = replace(update, starter=request.user)
        try:
            note = "\n".join(filter(None, [note, ended]))
            await (show_in_thread(request, update, note) if thread else show(self._app, update, request, Look(note)))
        finally:  # otherwise a match that cannot be shown would never end
            self._continue(update)

    def _continue(self, update: MatchUpdate) -> None:
        match = update.saved.match.id
        if match not in self._running:
            task = asyncio.create_task(self._run_to_end(update))
            self._running[match] = update, task
            task.add_done_callback(lambda _: self._running.pop(match))

    async def _run_to_end(self, update: MatchUpdate) -> None:
        starter = update.starter
        while not update.saved.match.is_over:
            await asyncio.sleep(PLY_INTERVAL.total_seconds())
            try:
                update = replace(await self._exhibitions.advance(update.saved), starter=starter)
                result = await show(self._app, update)
                if result is StepResult.GONE:  # its message was deleted
                    await self._app.services[Matches].end_unreachable(update.saved)
                elif result is StepResult.UNKNOWN:
                    await self._wait_for_discord(update.saved)
            except MatchOverError:
                return  # stopped by a user
            except MatchMovedOnError:  # another process plays it too
                await asyncio.sleep(STANDBY_DELAY.total_seconds())
            except DatabaseError:
                continue  # already logged

    async def _wait_for_discord(self, saved: SavedMatch) -> None:
        """Wait until Discord accepts edits of the message of a match again, as nobody would see the next plies."""
        message = self._app.services[MatchStore].shown(saved).message
        if message is None:
            return
        if not self._waiting:
            log.warning("Discord does not accept edits at the moment; games of /watch wait until it does")
        self._waiting.add(saved.match.id)
        try:
            state = MessageState.UNKNOWN
            while state is MessageState.UNKNOWN:
                await asyncio.sleep(_PLIES_BETWEEN_CHECKS * PLY_INTERVAL.total_seconds())
                state = await message_state(self._app, saved.place, message)
        finally:
            self._waiting.discard(saved.match.id)


def _parse_levels(typed: Sequence[tuple[str, str]]) -> tuple[str | None, str | None]:
    """Return the levels of X and O, None if it is not named, from typed words and their meanings. Raises Refusal."""
    too_many = [word for word, _ in typed] if len(typed) > len(DEFAULT_LEVELS) else ()
    unknown = next((word for word, level in typed if level not in LEVELS), " ".join(too_many))
    if unknown:
        raise Refusal(
            "unknown_level",
            typed=escape_text(unknown[:_MAX_QUOTED]),
            levels=tuple(map(LevelName, filter(is_available, WATCHED_NAMES))),
        )
    x, o = [*(level for _, level in typed), None, None][: len(DEFAULT_LEVELS)]
    return x, o


async def setup(app: App) -> None:
    await app.add_cog(Watch(app))
