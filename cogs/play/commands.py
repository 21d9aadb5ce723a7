"""The commands `play`, `move`, `board` and `resign`, and the buttons of a board."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Annotated, Any, Literal

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.cell_menus import CellMenu, MatchRows, chosen_cell, chosen_row
from bot.client.choices import GAME_CHOICES, MARK_CHOICES, OPPONENT_CHOICES
from bot.client.client import App
from bot.client.control_dispatcher import selected_value
from bot.client.controls import Button, Menu, Version, YesNo, text, view_of, words
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage
from bot.client.surface import Below, Surface
from bot.database.errors import DatabaseError
from bot.games.coordinate import plain_digits
from bot.games.errors import CoordinateError, MatchOverError, MoveError, NotAPlayerError, NotYourTurnError, Refusal
from bot.games.game import Capability, State, Termination
from bot.games.games import GAMES
from bot.games.ids import MatchId, UserId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.value import Result
from bot.matches.board import CellButton, Look
from bot.matches.display import show, show_buttons
from bot.matches.errors import (
    ChannelTakenError,
    MatchMovedOnError,
    MatchRunningError,
    NoMatchError,
    TooManyMatchesError,
)
from bot.matches.lost_matches import begin_again, begin_in_channel, check_may_see, check_running_limit
from bot.matches.matches import Matches, check_version
from bot.matches.request import Request, RequestKind, handling
from bot.matches.running_limit import RunningLimit
from bot.matches.store import MatchStore
from bot.matches.suggestion import suggest_game_request
from bot.matches.threads import actor_to_begin, archiving_unused, offer_thread, show_in_thread, try_thread, wants_thread
from bot.model.ending import Ending
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId
from bot.model.saved_match import MatchUpdate, ShownVersion
from bot.players.learner import LEARNER
from bot.players.opponent import DEFAULT_OPPONENT, LEVEL_NAMES, levels_of, network_levels_of
from bot.text.game_request import MARK_WORDS, GameRequest, parse_game_request
from bot.text.localizer import Localizer
from bot.text.words import normalize
from cogs.duels.commands import ask_to_challenge, challenge_member, find_user, request_rematch
from cogs.play.service import DEFAULT_OPTIONS, MatchOptions, PlayService, options_of
from cogs.play.stop import Stop
from cogs.play.threads import Threads
from cogs.vote import voting

MAX_COMPLETIONS = 25  # how many completions of an option Discord shows
_MAX_MOVE = 10  # the most characters of a cell that is typed instead of a command, such as `!b2`
_MAX_TYPED = 10  # how much of what is typed into an option is compared with the moves
_ENDED_UNSEEN = (Termination.ABANDONED, Termination.FORFEITED)
_LOSSES = 2  # after so many in a row, a weaker level is offered; at the strong ones after one
_STRONG = ("hard", "perfect")
_AFTER_A_BEST_DRAW = ("connect4", "misere")  # the games that are offered then, at this level
_LEVEL_THEN = "medium"
_RESIGN = "\N{WAVING WHITE FLAG}\ufe0f"
_REMATCH = "\N{ANTICLOCKWISE DOWNWARDS AND UPWARDS OPEN CIRCLE ARROWS}"
_STRONGER, _WEAKER = "\N{UPWARDS BLACK ARROW}\ufe0f", "\N{DOWNWARDS BLACK ARROW}\ufe0f"
_SECONDS_TO_COMPLETE = 1.5  # Discord waits three seconds for completions; after this time, none are offered


class ResignButton(Button, prefix="resign"):
    """Resigns, after a question in place of the buttons if that loses the match."""

    step: Literal["ask", "yes", "no"]
    match: MatchId
    version: Version


class RematchButton(Button, prefix="rematch"):
    match: MatchId
    # the opponent, instead of the one in the match; None for the same one; old buttons lack it
    level: Annotated[str | None, text("[a-z]", 20)] = None


class StartOverButton(Button, prefix="start-over"):
    """Replaces the running match with a new one, or lets it continue; refused if it has changed since the question."""

    is_yes: YesNo
    match: MatchId
    version: Version
    user: UserId  # the user who may press it
    # the user's mark in the new match; None for a random one
    mark: Annotated[Mark | None, words({"x": Mark.X, "o": Mark.O, "random": None})]
    # the opponent in the new match; empty for the default level; old buttons may lack it
    level: Annotated[str, text("[a-z ]", 20, min_length=0)] = ""
    # the name or the size of the new game; None for the default one
    game: Annotated[str | None, text("[a-z0-9]", 11)] = None


class StartMenu(Menu, prefix="start"):
    """Begins the match anew, before any move; the value of each option is the name of a level or game, or a size."""

    choice: Literal["level", "game"]
    match: MatchId
    version: Version


class ThreadButton(Button, prefix="in-thread"):
    mark: Annotated[Mark | None, words({"x": Mark.X, "o": Mark.O, "random": None})]  # the user's; None for a random one
    # the opponent; empty for the one of the user's last match
    level: Annotated[str, text("[a-z ]", 20, min_length=0)] = ""
    # the name or the size of the game; None for that of the user's last match
    game: Annotated[str | None, text("[a-z0-9]", 12)] = None


class PlayButton(Button, prefix="play"):
    """Starts a match, below a message that stays, as the command `play` with these words would."""

    level: Annotated[str, text("[a-z]", 20, min_length=0)] = ""  # the opponent; empty for the default one
    game: Annotated[str | None, text("[a-z0-9]", 12)] = None  # its name; None for the default one


@asynccontextmanager
async def offering_thread(request: Request, options: MatchOptions = DEFAULT_OPTIONS) -> AsyncGenerator[None]:
    """Offer a thread if the block refuses the user because others play in the channel."""
    try:
        yield
    except (ChannelTakenError, NotAPlayerError) as error:
        await offer_thread(request, error, ThreadButton(options.mark, options.level or "", options.game))


def start_menus(update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    match, localizer = update.saved.match, surface.localizer
    learner = [LEARNER] if Capability.LEARNER in match.game.capabilities else []
    levels = [*levels_of(match.game), *network_levels_of(match.game), *learner]
    named_levels = ((name, localizer.say("board-level", level=localizer.name_of(name))) for name in levels)
    yield StartMenu("level", match.id, match.version).item(_select(named_levels, match.opponent))
    games = dict.fromkeys([*surface.settings.offered, match.game])
    named_games = ((game.name, localizer.say("board-game", game=game)) for game in games)
    yield StartMenu("game", match.id, match.version).item(_select(named_games, match.game.name))


def _select(options: Iterable[tuple[str, str]], chosen: str | None) -> ui.Select[Any]:
    return ui.Select(
        options=[discord.SelectOption(value=value, label=label, default=value == chosen) for value, label in options]
    )


def resign_below(update: MatchUpdate, surface: Surface) -> list[ui.Item[Any]]:
    match = update.saved.match
    button = ResignButton("ask", match.id, match.version)
    return [button.item(label=surface.localizer.say("board-resign"), emoji=_RESIGN)]


def resign_question(match: Match, localizer: Localizer) -> list[ui.Item[Any]]:
    yes, no = (ResignButton(step, match.id, match.version) for step in ("yes", "no"))
    return [
        yes.item(label=localizer.say("board-resign"), emoji=_RESIGN, style=discord.ButtonStyle.danger),
        no.item(label=localizer.say("question-no")),
    ]


def again_below(update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    match, say = update.saved.match, surface.localizer.say
    if match.is_exhibition:
        return
    if match.has_crowd:
        yield voting.VoteAgainButton(match.id).item(label=say("board-again"), emoji=_REMATCH)
        return
    label = say("board-rematch" if match.is_duel else "board-again")
    yield RematchButton(match.id).item(label=label, emoji=_REMATCH)
    if update.ending and (level := next_level(match, update.ending, surface.settings)):
        name, emoji = level
        label = say("board-level", level=surface.localizer.name_of(name))
        yield RematchButton(match.id, name).item(label=label, emoji=emoji)
    if match.game == TIC_TAC_TOE and match.opponent == DEFAULT_OPPONENT and match.member_result is Result.DRAW:
        for game in _AFTER_A_BEST_DRAW:
            if GAMES[game] in surface.settings.offered:
                yield PlayButton(_LEVEL_THEN, game).item(label=surface.localizer.name_of_game(GAMES[game]))


def next_level(match: Match, ending: Ending, settings: GuildSettings) -> tuple[str, str] | None:
    """Return the level that is offered after a match, with the emoji of its button; None for none.
    It is the next stronger level after a win, and the next weaker one after two losses in a row, or after the first
    loss to a strong level.
    """
    levels = levels_of(match.game)
    losses = 1 if match.opponent in _STRONG else _LOSSES
    step = 1 if ending.wins else -1 if ending.losses >= losses else 0
    if not step or match.opponent not in levels or (settings.games and match.game not in settings.offered):
        return None
    index = levels.index(match.opponent) + step
    return (levels[index], _STRONGER if step > 0 else _WEAKER) if 0 <= index < len(levels) else None


def start_over_buttons(match: Match, user: UserId, options: MatchOptions, localizer: Localizer) -> ui.View:
    chosen = match.id, match.version, user, options.mark, options.level or "", options.game
    yes, no = (StartOverButton(answer, *chosen) for answer in (True, False))
    return view_of(
        yes.item(label=localizer.say("question-yes"), style=discord.ButtonStyle.danger),
        no.item(label=localizer.say("question-no")),
    )


class Play(commands.Cog):
    def __init__(self, app: App) -> None:
        app.on_unknown_word = self.find_move
        app.below_board[Below.START] = start_menus
        app.below_board[Below.RESIGN] = resign_below
        app.below_board[Below.AGAIN] = again_below
        self._games = app.services[PlayService]
        self._matches = app.services[Matches]
        self._match_store = app.services[MatchStore]
        app.on_press(CellButton, self.press_cell)
        app.on_press(MatchRows, self.choose_row)
        app.on_press(CellMenu, self.choose_cell)
        app.on_press(ResignButton, self.press_resign)
        app.on_press(StartMenu, self.choose_start)
        app.on_press(StartOverButton, self.press_start_over)
        app.on_press(RematchButton, self.press_rematch)
        app.on_press(ThreadButton, self.press_thread)
        app.on_press(PlayButton, self.press_play)

    async def find_move(self, ctx: Context) -> None:
        """Treat a cell that is typed instead of a command, such as `!b2`, as a move if it is the author's turn."""
        prefix = ctx.prefix or ""
        typed = ctx.message.content.removeprefix(prefix)
        if len(typed) > _MAX_MOVE or not any(map(str.isdecimal, typed)):
            return
        with suppress(DatabaseError, CoordinateError):
            running = await self._matches.get(ChannelId(ctx.channel.id))
            if running is None:
                return
            mover = running.match.member(running.match.board.to_move)
            if running.match.is_crowd_to_move or mover == UserId(ctx.author.id):
                with suppress(MoveError):  # the cell is taken, which the command says
                    running.match.board.game.parse(typed, running.match.board)
                ctx.command, ctx.view.index = ctx.bot.get_command("move"), len(prefix)

    @commands.command(name="play", aliases=["new", "ttt", "tictactoe"])
    async def play_text(self, ctx: Context, *, words: str = "") -> None:
        game_request = parse_game_request(words, LEVEL_NAMES, ctx.bot.words, await ctx.bot.locales_of(ctx))
        if game_request is None:
            if not await ask_to_challenge(ctx, words):
                await suggest_game_request(ctx, words, LEVEL_NAMES, "question-play_examples")
            return
        async with handling(ctx) as request:
            await self._start(request, game_request, await find_user(ctx, request, game_request))

    @app_commands.command(name="play")
    @app_commands.choices(opponent=OPPONENT_CHOICES, mark=MARK_CHOICES, game=GAME_CHOICES)
    async def play_slash(
        self,
        interaction: Interaction,
        opponent: str | None = None,
        member: discord.User | None = None,
        mark: str | None = None,
        thread: bool | None = None,
        hints: bool = False,
        game: str | None = None,
    ) -> None:
        user, chosen = UserId(member.id) if member else None, MARK_WORDS.get(mark or "")
        game_request = GameRequest(user, None, opponent, chosen, mark is not None, thread, hints, game)
        async with handling(interaction) as request:
            await self._start(request, game_request, member)

    @commands.hybrid_command(aliases=["m"])
    async def move(self, ctx: Context, *, coordinate: str) -> None:
        """Play a cell, and start a match if none is running."""
        async with handling(ctx, RequestKind.MOVE) as request:
            actor = request.actor
            running = await self._matches.get(actor.place.channel)
            if running and running.match.has_crowd:
                board = running.match.board
                await voting.cast(request, running, board.game.parse(coordinate, board))
                return
            if not (running and running.match.is_player(actor.user)):
                actor = actor_to_begin(request)
                if not request.delivery.is_typed:
                    check_may_see(request)
            move = partial(self._games.move, actor, coordinate)
            try:
                update = await move()
            except NotAPlayerError as error:
                await offer_thread(request, error, ThreadButton(Mark.X))
                return
            except TooManyMatchesError as error:
                update = await begin_again(request, error, move)
            await show(request.app, update, request)

    @move.autocomplete("coordinate")
    async def complete_coordinate(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        try:
            async with asyncio.timeout(_SECONDS_TO_COMPLETE):
                board = await self._board_at(interaction)
        except (DatabaseError, TimeoutError):
            return []
        moves = (board.game.format(cell) for cell in board.legal_moves)
        names = sorted(moves, key=lambda move: (len(move), move))
        begun = plain_digits(normalize(typed, _MAX_TYPED)).upper()
        matching = [name for name in names if name.startswith(begun)]
        return [Choice(name=name, value=name) for name in matching[:MAX_COMPLETIONS]]

    @commands.hybrid_command()
    async def board(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.MATCH) as request:
            if running := await self._matches.reload(request.place.channel):
                await show(request.app, MatchUpdate.without_new_plies(running), request)
            else:
                await self._show_unseen_end(request)

    @commands.hybrid_command()
    async def resign(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.MATCH) as request:
            await self._resign(request)

    async def press_resign(self, interaction: Interaction, button: ResignButton) -> None:
        """Resign the match. Once both sides have moved, ask first."""
        async with self._handling_board(interaction, button) as request:
            saved = await self._games.check_board(request.actor, button)
            if button.step == "no" or (button.step == "ask" and len(saved.match.plies) >= 2):
                question = resign_question(saved.match, request.public) if button.step == "ask" else None
                await show_buttons(request, saved, Look(below=question))
            else:
                await self._resign(request)

    async def press_cell(self, interaction: Interaction, button: CellButton) -> None:
        async with self._handling_board(interaction, button) as request:
            running = await self._matches.get(request.place.channel)
            if running and running.match.id == button.match and running.match.has_crowd:
                await voting.cast(request, running, button.cell, button)
            else:
                await show(request.app, await self._games.press(request.actor, button.cell, button), request)

    async def choose_row(self, interaction: Interaction, rows: MatchRows) -> None:
        async with self._handling_board(interaction, rows) as request:
            running = await self._matches.get(request.place.channel)
            if running and running.match.id == rows.match and running.match.has_crowd:
                await voting.choose_row(request, interaction, running, rows)
                return
            saved = await self._games.check_board(request.actor, rows)
            saved.match.check_turn(request.user)
            await show_buttons(request, saved, Look(row=chosen_row(interaction, saved.match.board)))

    async def choose_cell(self, interaction: Interaction, menu: CellMenu) -> None:
        await self.press_cell(interaction, CellButton(menu.match, menu.version, chosen_cell(interaction)))

    async def choose_start(self, interaction: Interaction, menu: StartMenu) -> None:
        async with handling(interaction) as request, offering_thread(request):
            if (chosen := selected_value(interaction)) is None:
                raise MatchMovedOnError
            choice = {menu.choice: chosen}  # the argument `level` or `game`
            update = await self._games.begin_anew(request.actor, menu, **choice)
            await show(request.app, update, request)

    async def press_start_over(self, interaction: Interaction, button: StartOverButton) -> None:
        async with handling(interaction) as request:
            if request.user != button.user:
                raise Refusal("question-not_yours")
            try:
                await self._start_over(request, button)
            except (NoMatchError, MatchMovedOnError) as error:
                await request.replace_outdated(error)

    async def press_thread(self, interaction: Interaction, button: ThreadButton) -> None:
        async with handling(interaction) as request:
            game_request = GameRequest(
                opponent=button.level or None, mark=button.mark, has_mark=True, in_thread=True, game=button.game
            )
            with request.using_once(is_silent=True):
                await self._start(request, game_request, None)

    async def press_play(self, interaction: Interaction, button: PlayButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            await self._start(request, GameRequest(opponent=button.level or None, game=button.game), None)

    async def press_rematch(self, interaction: Interaction, button: RematchButton) -> None:
        async with handling(interaction) as request:
            finished = await self._match_store.find(button.match)
            if finished is None or not finished.match.is_over:
                raise MatchOverError
            pressed, shown = request.delivery.pressed, self._match_store.shown(finished)
            if pressed and pressed.id != shown.message:  # a page about the match, whose other buttons go on working
                request.keep_pressed()
            if finished.match.is_duel:
                await request_rematch(request, finished)
            else:
                check_may_see(request)
                options = options_of(finished.match, request.user, button.level)
                begin = partial(self._games.rematch, actor_to_begin(request), options)
                async with offering_thread(request, options):
                    update, note = await begin_in_channel(request, begin)
                    await show(request.app, update, request, Look(note), in_place=False)

    async def _resign(self, request: Request) -> None:
        update = await self._matches.change(request.actor, lambda running: running.match.resign(request.user))
        await show(request.app, update, request)

    async def _board_at(self, interaction: Interaction) -> State:
        """Return the board of the channel's match, or the one that a first move would start with."""
        try:
            return (await self._matches.running(ChannelId(interaction.channel_id or 0))).match.board
        except NoMatchError:
            settings = await interaction.client.settings_at(interaction.client.place_of(interaction))
            return settings.default_game.start

    async def _start(self, request: Request, game_request: GameRequest, user: discord.abc.User | None) -> None:
        if user and user != request.app.user:
            await challenge_member(request, game_request, user)
            return
        check_may_see(request)
        mark = game_request.mark if game_request.has_mark else Mark.X
        options, note = MatchOptions(mark, game_request.opponent, game_request.game), ""
        game, level = await self._games.choose(request.actor, options)  # refused before opening a thread
        options = MatchOptions(mark, level, game.name)
        if wants_thread(request, game_request.in_thread):
            with request.app.services[RunningLimit].starting(request.place.guild, request.user):
                is_open, note = await self._start_in_thread(
                    request, level, options, is_requested=bool(game_request.in_thread)
                )
            if is_open:
                return
        async with offering_thread(request, options):
            await self._start_here(request, options, note)

    async def _start_here(self, request: Request, options: MatchOptions, note: str) -> None:
        begin = partial(self._games.start, actor_to_begin(request), options)
        try:
            update, ended = await begin_in_channel(request, begin, has_no_thread=bool(note))
        except MatchRunningError as error:
            buttons = start_over_buttons(error.match, request.user, options, request.public)
            text = "\n".join(filter(None, [note, request.public.explain(error)]))
            await request.reply(OutgoingMessage(text, buttons=buttons))
        else:
            await show(request.app, update, request, Look("\n".join(filter(None, [note, ended]))))

    async def _start_in_thread(
        self, request: Request, level: str, options: MatchOptions, *, is_requested: bool
    ) -> tuple[bool, str]:
        """Start a match in a new thread; return whether one could be opened, and a sentence for the user if not."""
        await check_running_limit(request, request.user)
        names = request.app.names.get_raw(request.place.guild, request.user), request.public.name_of(level)
        place, note = await try_thread(request, *names, is_requested=is_requested)
        if place is None:
            return False, note
        async with archiving_unused(request, place):
            update = await self._games.start(request.actor.moved_to(place), options)
        await show_in_thread(request, update)
        return True, ""

    async def _show_unseen_end(self, request: Request) -> None:
        """Show the last match if it ended unseen, which happens where the bot only responds. Raises NoMatchError."""
        channel = request.place.channel
        last = await self._match_store.last_finished(channel) if request.delivery.is_user_install else None
        if last is None or last.match.termination not in _ENDED_UNSEEN:
            raise NoMatchError
        await show(request.app, MatchUpdate.without_new_plies(last), request)

    async def _start_over(self, request: Request, button: StartOverButton) -> None:
        if not button.is_yes:
            check_version(await self._matches.running(request.place.channel), button)
            await request.replace(request.public.say("question-kept"))
            return
        options = MatchOptions(button.mark, button.level or None, button.game)
        begin = partial(self._games.start, actor_to_begin(request), options, replacing=button)
        try:
            update = await begin()
        except TooManyMatchesError as error:
            update = await begin_again(request, error, begin)
        is_resigned = update.replaced and update.replaced.termination is Termination.RESIGNED
        note = request.public.say("status-member_started_over", who=request.name) if is_resigned else ""
        await show(request.app, update, request, Look(note))

    @asynccontextmanager
    async def _handling_board(self, interaction: Interaction, shown: ShownVersion) -> AsyncGenerator[Request]:
        """Handle a press on a board, or show the current one if the bot could not replace the pressed one."""
        async with handling(interaction, RequestKind.MATCH) as request:
            try:
                yield request
            except NotAPlayerError as error:
                await offer_thread(request, error, ThreadButton(Mark.X))
            except (MatchOverError, MatchMovedOnError, NotYourTurnError):
                saved = await self._match_store.find(shown.match) if request.delivery.is_user_install else None
                if saved is None or saved.match.version == shown.version:
                    raise
                await show(request.app, MatchUpdate.without_new_plies(saved), request)


async def setup(app: App) -> None:
    for cog in (Play(app), Stop(app), Threads(app)):
        await app.add_cog(cog)
