"""The command `puzzle`: a puzzle for one user or the daily puzzle of a server, and their buttons."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.analysis.puzzles import PUZZLE_GAMES, Puzzle
from bot.analysis.reason import Theme
from bot.client.background_tasks import log_errors
from bot.client.cell_menus import MenuNumber, Rows, chosen_cell, chosen_row
from bot.client.client import App
from bot.client.controls import Button, Menu, digits, text, view_of, words
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage, page_message
from bot.client.question import question_view
from bot.games.errors import Refusal
from bot.games.games import DEFAULT_GAME, find_game
from bot.games.ids import UserId
from bot.games.position import Position
from bot.matches.request import Request, RequestKind, handling
from bot.matches.suggestion import explain_words, suggest
from bot.text.game_request import GAME_WORDS, parse_game_word, split_known
from bot.text.localizer import Localizer
from cogs.coach.controls import asking_first
from cogs.puzzles.daily import DailyPosts, Day, SolveButton, show_privately, solve_item
from cogs.puzzles.service import DailyPuzzle, PuzzleService
from cogs.puzzles.texts import PuzzleWriter

_Puzzle = Annotated[Position, digits(39)]
_OptionalPuzzle = Annotated[Position | None, digits(39)]
"""None in buttons of an older version, which asked for another daily puzzle."""
_Cell = Annotated[int, digits(2)]
_Game = Annotated[str | None, text("[a-z0-9]", 20)]
"""The name of a game; None for 3x3, which buttons had before there were other games."""
_Theme = Annotated[Theme | None, words({theme.value[:2]: theme for theme in Theme})]
"""The theme that the user has chosen; None for any."""


class PuzzleButton(Button, prefix="puzzle"):
    puzzle: _Puzzle
    user: UserId
    cell: _Cell
    game: _Game = None
    theme: _Theme = None


class PuzzleMenu(Menu, prefix="puzzle-cells"):
    puzzle: _Puzzle
    user: UserId
    number: MenuNumber
    game: _Game = None
    theme: _Theme = None


class PuzzleRows(Rows, prefix="puzzle-rows"):
    puzzle: _Puzzle
    user: UserId
    game: _Game = None
    theme: _Theme = None

    def cells(self, row: int) -> Menu:
        return PuzzleMenu(self.puzzle, self.user, row, self.game, self.theme)


class DailyButton(Button, prefix="daily"):
    day: Day
    cell: _Cell
    game: _Game = None
    puzzle: _OptionalPuzzle = None


class DailyMenu(Menu, prefix="daily-cells"):
    day: Day
    number: MenuNumber
    game: _Game = None
    puzzle: _OptionalPuzzle = None


class DailyRows(Rows, prefix="daily-rows"):
    day: Day
    game: _Game = None
    puzzle: _OptionalPuzzle = None

    def cells(self, row: int) -> Menu:
        return DailyMenu(self.day, row, self.game, self.puzzle)


class ShareButton(Button, prefix="share-daily"):
    day: Day


class NextPuzzleButton(Button, prefix="next-puzzle"):
    after: _Puzzle
    user: UserId
    game: _Game = None
    theme: _Theme = None


def _daily_question(
    request: Request, daily: DailyPuzzle, localizer: Localizer, row: int | None = None
) -> OutgoingMessage:
    """Return a daily puzzle with its buttons or menus; the row is the one that the user has chosen in the menu."""
    puzzle, day = daily.puzzle, daily.day.isoformat()
    game, position = find_game(puzzle.board.game), puzzle.position
    buttons = question_view(
        puzzle.board,
        localizer,
        lambda cell: DailyButton(day, cell, game, position),
        DailyRows(day, game, position),
        row,
    )
    return page_message(request.surface, _writer(localizer, puzzle).ask_daily(daily), buttons)


_DAILY = "daily"
_OPTIONS = {_DAILY: "word-daily", **{theme.value: f"word-{theme.value}" for theme in Theme}}
_VOCABULARY = {**_OPTIONS, **GAME_WORDS}


class Puzzles(commands.Cog):
    def __init__(self, app: App) -> None:
        self._puzzles = app.services[PuzzleService]
        app.on_press(PuzzleButton, self.press_cell)
        app.on_press(PuzzleRows, self.choose_row)
        app.on_press(PuzzleMenu, self.choose_cell)
        app.on_press(DailyButton, self.press_daily_cell)
        app.on_press(DailyRows, self.choose_daily_row)
        app.on_press(DailyMenu, self.choose_daily_cell)
        app.on_press(ShareButton, self.press_share)
        app.on_press(SolveButton, self.press_solve)
        app.on_press(NextPuzzleButton, self.press_next)

    @commands.Cog.listener("on_maintenance_done")
    async def forget_seen(self) -> None:
        with log_errors():
            await self._puzzles.forget_seen()

    @commands.command(name="puzzle")
    async def puzzle_text(self, ctx: Context, *, words: str = "") -> None:
        locales = await ctx.bot.locales_of(ctx)
        pairs = ctx.bot.words.pair(words, _VOCABULARY, locales)
        games = [game for _, word in pairs if (game := parse_game_word(word))]
        options = [word for _, word in pairs if word in _OPTIONS]
        known, unknown = split_known(pairs, _VOCABULARY)
        if unknown:
            correct = ctx.bot.words.correct(unknown, _VOCABULARY, locales[0])
            if correct and len(pairs) == 1:
                await suggest(ctx, correct)
            else:
                await explain_words(ctx, unknown, known or None, "question-puzzle_examples", is_ours=bool(known))
            return
        if len(options) > 1 or len(games) > 1 or (_DAILY in options and games):
            key = "question-daily_alone" if _DAILY in options else "question-puzzle_examples"
            await explain_words(ctx, "", None, key, is_ours=True)
            return
        async with handling(ctx) as request:
            if options == [_DAILY]:
                await self._show_daily(request)
            else:
                theme = Theme(options[0]) if options else None
                await self._show_next(request, games[0] if games else None, theme)

    @app_commands.command(name="puzzle")
    @app_commands.choices(
        game=[Choice(name=name, value=name) for name in PUZZLE_GAMES],
        theme=[Choice(name=theme.value, value=theme.value) for theme in Theme],
    )
    async def puzzle_slash(
        self, interaction: Interaction, daily: bool = False, game: str | None = None, theme: str | None = None
    ) -> None:
        async with handling(interaction, RequestKind.PUBLIC if daily else RequestKind.EPHEMERAL) as request:
            chosen = Theme(theme) if theme else None
            await (self._show_daily(request) if daily else self._show_next(request, game, chosen))

    async def press_cell(self, interaction: Interaction, button: PuzzleButton) -> None:
        async with handling(interaction) as request:
            _check_is_for(button.user, request)
            game, actor, agreed = button.game or DEFAULT_GAME, request.actor, request.is_agreed
            async with asking_first(request, button):
                with self._puzzles.excusing(request.user):
                    answered = await self._puzzles.answer(actor, button.puzzle, button.cell, game, is_agreed=agreed)
                localizer, who = _reader(request)
                page = _writer(localizer, answered.attempt.puzzle).judge(answered, name=who)
                following = NextPuzzleButton(button.puzzle, request.user, button.game, button.theme)
                item = following.item(label=localizer.say("puzzle-next"), style=discord.ButtonStyle.primary)
                await request.show_page(page_message(request.surface, page, view_of(item)), is_ephemeral=True)

    async def choose_row(self, interaction: Interaction, rows: PuzzleRows) -> None:
        async with handling(interaction) as request:
            _check_is_for(rows.user, request)
            puzzle = await self._puzzles.find_open(request.actor, rows.puzzle, rows.game or DEFAULT_GAME)
            await show_puzzle(request, puzzle, _reader(request), rows.theme, chosen_row(interaction, puzzle.board))

    async def choose_cell(self, interaction: Interaction, menu: PuzzleMenu) -> None:
        cell = chosen_cell(interaction)
        await self.press_cell(interaction, PuzzleButton(menu.puzzle, menu.user, cell, menu.game, menu.theme))

    async def press_daily_cell(self, interaction: Interaction, button: DailyButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            puzzle, agreed = button.puzzle, request.is_agreed
            async with asking_first(request, button):
                answered = await self._puzzles.answer_daily(
                    request.actor, button.day, button.cell, puzzle, is_agreed=agreed
                )
                page = _writer(request.ephemeral, answered.attempt.puzzle).judge(answered, is_daily=True)
                share = ShareButton(button.day).item(label=request.ephemeral.say("puzzle-share"))
                await show_privately(request, page_message(request.surface, page, view_of(share)))

    async def press_solve(self, interaction: Interaction, button: SolveButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            today = await self._puzzles.daily(request.place)
            daily = await self._puzzles.find_open_daily(request.actor, button.day, today.puzzle.position)
            await show_privately(request, _daily_question(request, daily, request.ephemeral))

    async def choose_daily_row(self, interaction: Interaction, rows: DailyRows) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            daily = await self._puzzles.find_open_daily(request.actor, rows.day, rows.puzzle)
            row = chosen_row(interaction, daily.puzzle.board)
            await show_privately(request, _daily_question(request, daily, request.ephemeral, row))

    async def choose_daily_cell(self, interaction: Interaction, menu: DailyMenu) -> None:
        cell = chosen_cell(interaction)
        await self.press_daily_cell(interaction, DailyButton(menu.day, cell, menu.game, menu.puzzle))

    async def press_share(self, interaction: Interaction, button: ShareButton) -> None:
        async with handling(interaction, RequestKind.DAILY) as request:
            record = await self._puzzles.share_daily(request.actor, button.day)
            line = PuzzleWriter(request.public).share(record, date.fromisoformat(button.day), name=request.name)
            has_others = request.place.guild is not None or request.delivery.is_user_install
            is_open = button.day == request.app.services.now().date().isoformat()
            solve = view_of(solve_item(button.day, request.public)) if has_others and is_open else None
            with request.using_once(is_silent=True):
                await request.replace(OutgoingMessage("", keeps_text=True))  # without the button
                await request.reply(OutgoingMessage(line, buttons=solve))

    async def press_next(self, interaction: Interaction, button: NextPuzzleButton) -> None:
        async with handling(interaction) as request:
            _check_is_for(button.user, request)
            await self._show_next(request, button.game or DEFAULT_GAME, button.theme, after=button.after)

    async def _show_next(
        self, request: Request, game: str | None, theme: Theme | None, after: Position | None = None
    ) -> None:
        game = game or request.settings.default_game_name(PUZZLE_GAMES)
        with self._puzzles.excusing(request.user):
            puzzle = await self._puzzles.next(request.actor, game, after=after, theme=theme)
            await show_puzzle(request, puzzle, _reader(request), theme)

    async def _show_daily(self, request: Request) -> None:
        daily = await self._puzzles.daily(request.place)
        await request.reply(_daily_question(request, daily, request.public))


async def show_puzzle(
    request: Request,
    puzzle: Puzzle,
    reader: tuple[Localizer, str],  # the localizer of the reply, and the user's name if others can read it too
    theme: Theme | None = None,
    row: int | None = None,  # the one that the user has chosen in the menu
) -> None:
    (localizer, who), user, puzzles = reader, request.user, request.app.services[PuzzleService]
    position, game = puzzle.position, find_game(puzzle.board.game)
    rows = PuzzleRows(position, user, game, theme)
    buttons = question_view(
        puzzle.board, localizer, lambda cell: PuzzleButton(position, user, cell, game, theme), rows, row
    )
    is_seen, costs = await puzzles.is_seen(user, puzzle), await puzzles.skip_costs(user)
    page = _writer(localizer, puzzle).ask(puzzle, name=who, skip_costs=costs, is_seen=is_seen)
    await request.show_page(page_message(request.surface, page, buttons), is_ephemeral=True)


def _writer(localizer: Localizer, puzzle: Puzzle) -> PuzzleWriter:
    return PuzzleWriter(localizer.on_board(puzzle.board.game))


def _reader(request: Request) -> tuple[Localizer, str]:
    """Return the localizer for the reply, and the user's name if others can read it too."""
    return (request.ephemeral, "") if request.delivery.is_ephemeral else (request.public, request.name)


def _check_is_for(user: UserId, request: Request) -> None:
    if request.user != user:
        raise Refusal("puzzle-not_yours")


async def setup(app: App) -> None:
    for cog in (Puzzles(app), DailyPosts(app)):
        await app.add_cog(cog)
