"""The commands of a game: play, move, board, resign; and the buttons of its board."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.client import App
from bot.game.board import Board
from bot.game.coordinate import format_coordinate
from bot.game.errors import MatchOverError, NotYourTurnError
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.game.match import Termination
from bot.model.ids import ChannelId
from bot.model.saved_match import SavedMatch
from bot.opponents.opponent import NAMES
from bot.rendering.game_request import MARK_WORDS, GameRequest, parse_game_request
from bot.replies.delivery import Context, Interaction
from bot.replies.request import Request, handling
from bot.replies.threads import open_thread, open_thread_if_possible, wants_thread
from bot.services.errors import MatchMovedOnError, MatchRunningError, NoMatchError, NotYourQuestionError
from bot.services.game_service import GameService
from bot.storage.errors import DatabaseError
from cogs.challenges._challenge import challenge, challenge_again, find_person
from cogs.ui.board import CellButton, RematchButton
from cogs.ui.choices import MARK_CHOICES, OPPONENT_CHOICES
from cogs.ui.start_over import StartOverButton, start_over_buttons

MOST_CHOICES = 25
"""How many completions Discord takes."""

_BY_ITSELF = (Termination.ABANDONED, Termination.FORFEITED)

_SECONDS_TO_COMPLETE = 1.5
"""Discord waits three for completions; until then, those of an empty board are better than none."""


class Play(commands.Cog):
    """Games against the program, and every move in any game."""

    def __init__(self, app: App) -> None:
        self.games: GameService = app.games
        self._duels = app.services.duels
        app.on_press(CellButton, self.press_cell)
        app.on_press(StartOverButton, self.press_start_over)
        app.on_press(RematchButton, self.press_rematch)

    @commands.command(name="play", aliases=["new", "ttt", "tictactoe"])
    async def play_text(self, ctx: Context, *, words: str = "") -> None:
        """Start a game; words that this bot does not know are meant for another one."""
        game_request = parse_game_request(words, NAMES, ctx.bot.words)
        if game_request is None:
            return
        async with handling(ctx) as request:
            await self._play(request, game_request, await find_person(ctx, game_request))

    @app_commands.command(name="play")
    @app_commands.choices(opponent=OPPONENT_CHOICES, mark=MARK_CHOICES)
    async def play_slash(
        self,
        interaction: Interaction,
        opponent: str | None = None,
        member: discord.User | None = None,
        mark: str | None = None,
        thread: bool | None = None,
        hints: bool = False,
    ) -> None:
        """Start a game."""
        person = UserId(member.id) if member else None
        game_request = GameRequest(person, None, opponent, MARK_WORDS.get(mark or ""), mark is not None, thread, hints)
        async with handling(interaction) as request:
            await self._play(request, game_request, member)

    @commands.hybrid_command(aliases=["m"])
    async def move(self, ctx: Context, *, coordinate: str) -> None:
        """Play a cell; with no game running, start one."""
        async with handling(ctx) as request:
            await request.show(await self.games.move(request.place, request.user, request.event, coordinate))

    @move.autocomplete("coordinate")
    async def complete_coordinate(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The free cells that begin with what has been typed so far."""
        assert interaction.channel_id is not None
        try:
            async with asyncio.timeout(_SECONDS_TO_COMPLETE):
                board = (await self.games.match(ChannelId(interaction.channel_id))).board
        except (NoMatchError, DatabaseError, TimeoutError):
            board = Board()
        names = (format_coordinate(cell, board.rules) for cell in board.legal_moves)
        fitting = [name for name in names if name.startswith(typed.strip().upper())]
        return [Choice(name=name, value=name) for name in fitting[:MOST_CHOICES]]

    @commands.hybrid_command()
    async def board(self, ctx: Context) -> None:
        """Show the board again."""
        async with handling(ctx) as request:
            try:
                await request.show(await self.games.show(request.place.channel))
            except NoMatchError:
                await self._show_unseen_end(request)

    @commands.hybrid_command()
    async def resign(self, ctx: Context) -> None:
        """Give up."""
        async with handling(ctx) as request:
            await request.show(await self.games.resign(request.place.channel, request.user, request.event))

    async def press_cell(self, interaction: Interaction, button: CellButton) -> None:
        """Play the cell."""
        async with handling(interaction) as request:
            try:
                update = await self.games.press(
                    request.place, request.user, request.event, button.cell, shown=(button.match, button.version)
                )
            except (MatchOverError, MatchMovedOnError, NotYourTurnError):
                unseen = await _unseen(request, button)
                if unseen is None:
                    raise
                await request.catch_up(unseen)
            else:
                await request.show(update)

    async def press_start_over(self, interaction: Interaction, button: StartOverButton) -> None:
        """Put the new match, or a word about the running one, in place of the question."""
        async with handling(interaction) as request:
            if request.user != button.user:
                raise NotYourQuestionError
            try:
                await self._start_over(request, button)
            except (NoMatchError, MatchMovedOnError) as too_late:
                await request.settle_too_late(too_late)

    async def press_rematch(self, interaction: Interaction, button: RematchButton) -> None:
        """Play again, with the marks swapped."""
        async with handling(interaction) as request:
            over = await self.games.finished(button.match)
            if over is None:
                raise MatchOverError
            if over.match.is_duel:
                await challenge_again(request, over)
            else:
                update = await self.games.again(request.place, request.user, request.event, over.match)
                await request.show(update, in_place=False)

    async def _play(self, request: Request, game_request: GameRequest, person: discord.abc.User | None) -> None:
        """Start a game against a program, or challenge somebody to one."""
        assert request.app.user is not None
        if person and person.id != request.app.user.id:
            await challenge(request, game_request, person)
            return
        mark = game_request.mark if game_request.has_mark else Mark.X
        if wants_thread(request, game_request.in_thread) and await self._play_in_thread(request, game_request, mark):
            return
        try:
            update = await self.games.start(
                request.place, request.user, request.event, mark, level=game_request.program
            )
        except MatchRunningError as error:
            buttons = start_over_buttons(error.match, request.user, mark, game_request.program, request.public)
            await request.ask(request.public.explain(error), buttons)
        else:
            await request.show(update)

    async def _play_in_thread(self, request: Request, game_request: GameRequest, mark: Mark | None) -> bool:
        """Start a game in a thread, and say whether there was one to be had."""
        level = game_request.program or await self.games.level(request.place)
        opening = open_thread if game_request.in_thread else open_thread_if_possible
        place = await opening(request, request.person.display_name, request.public.name_of(level))
        if place is None:
            return False
        update = await self.games.start(place, request.user, request.event_elsewhere, mark, level=level)
        await request.show_elsewhere(update)
        return True

    async def _show_unseen_end(self, request: Request) -> None:
        """Show the last match, if it ended by itself where nobody could be told.

        Raises:
            NoMatchError: it did not.
        """
        last = (
            await request.app.services.cache.last_ended(request.place.channel)
            if request.delivery.is_user_install
            else None
        )
        if last is None or last.match.termination not in _BY_ITSELF:
            raise NoMatchError
        await request.catch_up(last)

    async def _start_over(self, request: Request, button: StartOverButton) -> None:
        if not button.is_yes:
            await self.games.check_still(request.place.channel, button.match, button.version)
            await request.settle(request.public.say("question.kept"))
            return
        update = await self.games.start(
            request.place,
            button.user,
            request.event,
            button.mark,
            level=button.level or None,
            replacing=(button.match, button.version),
        )
        await request.show(update)


async def _unseen(request: Request, button: CellButton) -> SavedMatch | None:
    """What has become of a match since the board that was pressed, where nobody could change that board unasked."""
    saved = await request.app.services.cache.saved(button.match) if request.delivery.is_user_install else None
    return saved if saved and saved.match.version != button.version else None


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Play(app))
