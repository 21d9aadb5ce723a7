"""The command `practice`: exercises from a member's own mistakes, and the buttons and menus with which they answer."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Annotated, Literal

import discord
from discord import ui
from discord.ext import commands

from bot.client.background_tasks import BackgroundTasks, log_errors
from bot.client.below_board import Below
from bot.client.client import App
from bot.client.controls import Button, Menu, digits, view_of
from bot.game.board import Board, parse_move
from bot.game.errors import CoordinateError
from bot.game.ids import MatchId
from bot.opponents.exercises import ExerciseQuestion
from bot.rendering.page import Page
from bot.rendering.practice import PracticeWriter
from bot.rendering.puzzles import PuzzleWriter
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import AnyMessage, OutgoingMessage, page_message
from bot.replies.request import Request, RequestKind, handling
from bot.services.practice import NothingDue
from cogs.coach import computed, is_reply_public
from cogs.puzzle import puzzle_buttons
from cogs.ui.advice import asking_first
from cogs.ui.cell_menus import MenuNumber, Rows, chosen_cell, chosen_row
from cogs.ui.question import has_cell_buttons, question_view
from cogs.ui.review import FixButton, fix_below

_INTERVAL = timedelta(minutes=1)
"""How often the games that have ended are reviewed for the exercises in them."""

_Number = Annotated[int, digits(3)]
"""The number of the mistake in its game, counted from 0."""

_Series = Literal["game", "due"]
"""Which exercises follow one another: those of a game, or those that are due."""


class ExerciseButton(Button, prefix="exercise"):
    match: MatchId
    number: _Number
    series: _Series
    cell: Annotated[int, digits(2)]


class ExerciseMenu(Menu, prefix="exercise-cells"):
    """Answers an exercise with a cell of a row."""

    match: MatchId
    number: _Number
    series: _Series
    row: MenuNumber


class ExerciseRows(Rows, prefix="exercise-rows"):
    match: MatchId
    number: _Number
    series: _Series

    def cells(self, row: int) -> Menu:
        return ExerciseMenu(self.match, self.number, self.series, row)


class SolutionButton(Button, prefix="exercise-solution"):
    match: MatchId
    number: _Number
    series: _Series


class NextExerciseButton(Button, prefix="exercise-next"):
    """Asks the exercise after this one."""

    match: MatchId
    number: _Number
    series: _Series


class PracticeButton(Button, prefix="practice"):
    """Asks whoever presses it an exercise that is due."""


class PracticePuzzleButton(Button, prefix="practice-puzzle"):
    """Gives whoever presses it a puzzle, when no exercise is due."""


class Practice(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._practice = app.services.practice
        self._background = BackgroundTasks()
        app.below_board[Below.FIX] = fix_below
        app.on_press(FixButton, self.press_fix)
        app.on_press(ExerciseButton, self.press_cell)
        app.on_press(ExerciseRows, self.choose_row)
        app.on_press(ExerciseMenu, self.choose_cell)
        app.on_press(SolutionButton, self.press_solution)
        app.on_press(NextExerciseButton, self.press_next)
        app.on_press(PracticeButton, self.press_practice)
        app.on_press(PracticePuzzleButton, self.press_puzzle)

    async def cog_load(self) -> None:
        self._periodic = asyncio.create_task(self._collect_periodically())

    async def cog_unload(self) -> None:
        self._periodic.cancel()
        self._background.cancel()

    @commands.hybrid_command()
    async def practice(self, ctx: Context, *, move: str = "") -> None:
        async with handling(ctx, RequestKind.EPHEMERAL) as request:
            if is_reply_public(request):
                button = PracticeButton().item(label=request.public.say("practice-open"))
                await request.reply(OutgoingMessage(request.public.say("practice-press"), buttons=view_of(button)))
            elif move.strip():
                question = await self._practice.find_asked(request.user)
                cell = _parse_answer(move, question.puzzle.board)
                await self._answer(request, question, cell, "due")
            else:
                await self._show_due(request)

    async def press_practice(self, interaction: Interaction, _: PracticeButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            await self._show_due(request)

    async def press_fix(self, interaction: Interaction, button: FixButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            await request.let_pass()
            question = await computed(request, self._practice.fix(request.actor, button.match))
            if question is None:
                await request.reply_private(request.private.say("practice-no_mistakes"))
            else:
                await self._ask(request, question, "game")

    async def press_cell(self, interaction: Interaction, button: ExerciseButton) -> None:
        async with handling(interaction) as request:
            question = await self._practice.find(request.user, button.match, button.number)
            await self._answer(request, question, button.cell, button.series)

    async def choose_cell(self, interaction: Interaction, menu: ExerciseMenu) -> None:
        button = ExerciseButton(menu.match, menu.number, menu.series, chosen_cell(interaction))
        await self.press_cell(interaction, button)

    async def choose_row(self, interaction: Interaction, rows: ExerciseRows) -> None:
        async with handling(interaction) as request:
            question = await self._practice.find(request.user, rows.match, rows.number)
            row = chosen_row(interaction, question.puzzle.board)
            await _show(request, *_asked(request, question, rows.series, row))

    async def press_solution(self, interaction: Interaction, button: SolutionButton) -> None:
        async with handling(interaction) as request:
            question = await self._practice.find(request.user, button.match, button.number)
            await self._answer(request, question, None, button.series)

    async def press_next(self, interaction: Interaction, button: NextExerciseButton) -> None:
        async with handling(interaction) as request:
            if button.series == "due":
                await self._show_due(request)
            elif question := await self._practice.next_of_game(request.actor, button.match, button.number):
                await self._ask(request, question, "game")
            else:
                await request.replace(request.private.say("practice-last_of_game"))

    async def press_puzzle(self, interaction: Interaction, _: PracticePuzzleButton) -> None:
        async with handling(interaction) as request:
            puzzles = self._app.services.puzzles
            with puzzles.excusing(request.user):
                puzzle, theme = await self._practice.next_puzzle(request.actor)
                localizer = request.private.on_board(puzzle.board.rules)
                page = PuzzleWriter(localizer).ask(puzzle, skip_costs=await puzzles.skip_costs(request.user))
                page = _without_named_cells(page, has_cell_buttons(puzzle.board.rules))
                await _show(request, page, puzzle_buttons(puzzle, request.user, localizer, theme=theme))

    async def _show_due(self, request: Request) -> None:
        found = await self._practice.begin(request.actor)
        if isinstance(found, NothingDue):
            text = PracticeWriter(request.private).nothing_due(found.next_due)
            button = PracticePuzzleButton().item(label=request.private.say("practice-puzzle"))
            message = OutgoingMessage(text, buttons=view_of(button))
            await _reply(request, message)
        else:
            await self._ask(request, found, "due")

    async def _ask(self, request: Request, question: ExerciseQuestion, series: _Series) -> None:
        await self._practice.record_asked(request.user, question)
        await _show(request, *_asked(request, question, series))

    async def _answer(self, request: Request, question: ExerciseQuestion, cell: int | None, series: _Series) -> None:
        match, number = question.exercise.match, question.exercise.mistake.number
        control = SolutionButton(match, number, series) if cell is None else ExerciseButton(match, number, series, cell)
        async with asking_first(request, control):
            answer = await self._practice.answer(request.actor, question, cell, is_agreed=request.is_agreed)
            has_next = await self._practice.has_next(request.user, match if series == "game" else None, number)
            localizer = request.private.on_board(question.puzzle.board.rules)
            page = PracticeWriter(localizer).judge(answer, is_last_of_game=series == "game" and not has_next)
            button = NextExerciseButton(match, number, series)
            following = button.item(label=localizer.say("coach-next"), style=discord.ButtonStyle.primary)
            await _show(request, page, view_of(following) if has_next else None)

    async def _collect_periodically(self) -> None:
        """Review the queued games: at the start those from before, then those that have ended since."""
        while True:
            with log_errors():
                queued = await self._practice.queued(self._app.shards_carried)
                await self._background.for_each(queued, self._practice.collect, lambda each: each.match)
            await asyncio.sleep(_INTERVAL.total_seconds())


def _asked(
    request: Request, question: ExerciseQuestion, series: _Series, row: int | None = None
) -> tuple[Page, ui.View]:
    board, mistake = question.puzzle.board, question.exercise.mistake
    localizer = request.private.on_board(board.rules)
    key = question.exercise.match, mistake.number, series
    solution = SolutionButton(*key).item(label=localizer.say("practice-show"))
    buttons = question_view(
        board, localizer, lambda cell: ExerciseButton(*key, cell), ExerciseRows(*key), row, [solution]
    )
    page = PracticeWriter(localizer).ask(question)
    return _without_named_cells(page, has_cell_buttons(board.rules, has_others=True)), buttons


def _parse_answer(text: str, board: Board) -> int:
    """Return the cell of a typed answer.
    Raises MoveError, or CoordinateError, whose example of a move is one of this command.
    """
    try:
        return parse_move(text, board)
    except CoordinateError as error:
        match error.key:
            case "unreadable_coordinate":
                raise CoordinateError("practice-unreadable_coordinate") from None
            case "unreadable_column":
                raise CoordinateError("practice-unreadable_column") from None
            case "look_alike":
                typed, meant = error.facts["typed"], error.facts["meant"]
                raise CoordinateError("practice-look_alike", typed=typed, meant=meant) from None
            case _:
                raise


def _without_named_cells(page: Page, has_buttons: bool) -> Page:
    return replace(page, cells="") if has_buttons else page


async def _show(request: Request, page: Page, buttons: ui.View | None) -> None:
    await _reply(request, page_message(request.surface, page, buttons))


async def _reply(request: Request, message: AnyMessage) -> None:
    """Reply in place of the pressed message, or to a command in private."""
    await (request.show_page(message) if request.delivery.pressed else request.reply_private(message))


async def setup(app: App) -> None:
    await app.add_cog(Practice(app))
