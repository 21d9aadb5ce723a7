"""The command `practice`: exercises from a member's own mistakes, and the buttons and menus with which they answer."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Annotated, Any, Literal

import discord
from discord import ui
from discord.ext import commands

from bot.analysis.exercise import ExerciseAnswer, ExerciseQuestion
from bot.client.background_tasks import BackgroundTasks, log_errors
from bot.client.cell_menus import MenuNumber, Rows, chosen_cell, chosen_row
from bot.client.client import App
from bot.client.controls import Button, Menu, digits, optional_view, view_of
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage, page_message
from bot.client.question import question_view
from bot.database.database import Database
from bot.games.errors import CoordinateError
from bot.games.game import State
from bot.games.ids import MatchId
from bot.matches.request import Request, RequestKind, handling
from bot.text.localizer import Localizer
from cogs.coach.commands import computed
from cogs.coach.controls import FixButton, again_items, asking_first
from cogs.practice.queries import queued_reviews
from cogs.practice.service import NothingDue, PracticeService
from cogs.practice.texts import PracticeWriter
from cogs.puzzles.commands import show_puzzle
from cogs.puzzles.service import PuzzleService

_INTERVAL = timedelta(minutes=1)  # how often the games that have ended are reviewed for the exercises in them

_Number = Annotated[int, digits(3)]  # the number of the mistake in its game, counted from 0

_Series = Literal["game", "due"]  # which exercises follow one another: those of a game, or those that are due

_Chosen = tuple[MatchId, int, _Series]  # what the controls of an exercise have in common


class ExerciseButton(Button, prefix="exercise"):
    match: MatchId
    number: _Number
    series: _Series
    cell: Annotated[int, digits(2)]


class ExerciseMenu(Menu, prefix="exercise-cells"):
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


class TryAgainButton(Button, prefix="exercise-again"):
    match: MatchId
    number: _Number
    series: _Series


class HintButton(Button, prefix="exercise-hint"):
    match: MatchId
    number: _Number
    series: _Series


class NextExerciseButton(Button, prefix="exercise-next"):
    match: MatchId
    number: _Number
    series: _Series


class OtherGameButton(Button, prefix="exercise-game"):
    """Asks the mistakes of another match."""

    match: MatchId


class PracticeButton(Button, prefix="practice"):
    """Asks whoever presses it an exercise that is due."""


class PracticePuzzleButton(Button, prefix="practice-puzzle"):
    """Gives whoever presses it a puzzle, when no exercise is due."""


class Practice(commands.Cog):
    def __init__(self, app: App) -> None:
        self._app = app
        self._practice = app.services[PracticeService]
        self._background = BackgroundTasks()
        app.on_press(FixButton, self.press_fix)
        app.on_press(ExerciseButton, self.press_answer)
        app.on_press(ExerciseRows, self.choose_row)
        app.on_press(ExerciseMenu, self.choose_cell)
        app.on_press(SolutionButton, self.press_answer)
        app.on_press(TryAgainButton, self.press_again)
        app.on_press(HintButton, self.press_hint)
        app.on_press(NextExerciseButton, self.press_next)
        app.on_press(OtherGameButton, self.press_other_game)
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
            if request.is_reply_public:
                button = PracticeButton().item(label=request.public.say("practice-open"))
                await request.reply(OutgoingMessage(request.public.say("practice-press"), buttons=view_of(button)))
            elif move.strip():
                question = await self._practice.find_asked(request.actor)
                cell, exercise = _parse_answer(move, question.puzzle.board), question.exercise
                await self._answer(request, ExerciseButton(exercise.match, exercise.mistake.number, "due", cell))
            else:
                await self._ask_due(request)

    async def press_practice(self, interaction: Interaction, _: PracticeButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            await self._ask_due(request)

    async def press_fix(self, interaction: Interaction, button: FixButton) -> None:
        async with handling(interaction) as request:
            request.keep_pressed()
            await request.let_pass()
            question = await computed(request, self._practice.fix(request.actor, button.match))
            if question is None:
                await request.reply_ephemeral(request.ephemeral.say("practice-no_mistakes"))
            else:
                await self._ask(request, question, "game")

    async def press_answer(self, interaction: Interaction, button: ExerciseButton | SolutionButton) -> None:
        async with handling(interaction) as request:
            await self._answer(request, button)

    async def choose_cell(self, interaction: Interaction, menu: ExerciseMenu) -> None:
        button = ExerciseButton(menu.match, menu.number, menu.series, chosen_cell(interaction))
        await self.press_answer(interaction, button)

    async def choose_row(self, interaction: Interaction, rows: ExerciseRows) -> None:
        async with handling(interaction) as request:
            question = await self._practice.find(request.actor, rows.match, rows.number)
            await self._ask(request, question, rows.series, chosen_row(interaction, question.puzzle.board))

    async def press_again(self, interaction: Interaction, button: TryAgainButton) -> None:
        async with handling(interaction) as request:
            question = await self._practice.find(request.actor, button.match, button.number)
            await self._ask(request, question, button.series)

    async def press_hint(self, interaction: Interaction, button: HintButton) -> None:
        async with handling(interaction) as request, asking_first(request, button):
            chosen, agreed = (button.match, button.number), request.is_agreed
            async with self._practice.hinting(request.actor, *chosen, is_agreed=agreed) as question:
                is_due = question.exercise.due <= self._app.services.now().date()  # again, since the hint was offered
                await self._ask(request, question, button.series, with_hint=not is_due)

    async def press_next(self, interaction: Interaction, button: NextExerciseButton) -> None:
        async with handling(interaction) as request:
            if button.series == "due":
                await self._ask_due(request)
            else:
                await self._ask_of_game(request, button.match, button.number)

    async def press_other_game(self, interaction: Interaction, button: OtherGameButton) -> None:
        async with handling(interaction) as request:
            await self._ask_of_game(request, button.match)

    async def press_puzzle(self, interaction: Interaction, _: PracticePuzzleButton) -> None:
        async with handling(interaction) as request:
            puzzles = self._app.services[PuzzleService]
            with puzzles.excusing(request.user):
                puzzle, theme = await self._practice.next_puzzle(request.actor)
                await show_puzzle(request, puzzle, (request.ephemeral, ""), theme)

    async def _ask_due(self, request: Request) -> None:
        found = await self._practice.ask_due(request.actor)
        if isinstance(found, NothingDue):
            text = PracticeWriter(request.ephemeral).nothing_due(found.next_due)
            button = PracticePuzzleButton().item(label=request.ephemeral.say("practice-puzzle"))
            await request.show_page(OutgoingMessage(text, buttons=view_of(button)), is_ephemeral=True)
        else:
            await self._ask(request, found, "due")

    async def _ask_of_game(self, request: Request, match: MatchId, after: int = -1) -> None:
        """Ask the next mistake of a match after the ply with a number."""
        if question := await self._practice.ask_of_game(request.actor, match, after):
            await self._ask(request, question, "game")
        else:
            await request.replace(request.ephemeral.say("practice-end_of_game"))

    async def _ask(
        self,
        request: Request,
        question: ExerciseQuestion,
        series: _Series,
        row: int | None = None,
        *,
        with_hint: bool = False,
    ) -> None:
        board, exercise = question.puzzle.board, question.exercise
        localizer = request.ephemeral.on_board(board.game)
        chosen: _Chosen = exercise.match, exercise.mistake.number, series
        others = [SolutionButton(*chosen).item(label=localizer.say("practice-show"))]
        is_due = exercise.due <= self._app.services.now().date()
        if not (with_hint or is_due):  # with a hint, the first answer would prove nothing
            others.insert(0, HintButton(*chosen).item(label=localizer.say("practice-hint")))
        buttons = question_view(
            board, localizer, lambda cell: ExerciseButton(*chosen, cell), ExerciseRows(*chosen), row, others
        )
        page = PracticeWriter(localizer).ask(question, with_hint=with_hint)
        await request.show_page(page_message(request.surface, page, buttons), is_ephemeral=True)

    async def _answer(self, request: Request, button: ExerciseButton | SolutionButton) -> None:
        match, number, agreed = button.match, button.number, request.is_agreed
        cell, in_game = button.cell if isinstance(button, ExerciseButton) else None, button.series == "game"
        async with asking_first(request, button):
            answer = await self._practice.answer(request.actor, match, number, cell, in_game=in_game, is_agreed=agreed)
            localizer = request.ephemeral.on_board(answer.board.game)
            items = _after_wrong(button, localizer) if answer.is_wrong else await _after(request, button, answer)
            is_last = in_game and not (answer.counted.has_next or answer.is_wrong)
            page = PracticeWriter(localizer).judge(answer, is_last=is_last)
            await request.show_page(page_message(request.surface, page, optional_view(items)), is_ephemeral=True)

    async def _collect_periodically(self) -> None:
        """Review the queued games: at the start those from before, then those that have ended since."""
        while True:
            with log_errors():
                queued = await self._app.services[Database].read(queued_reviews, self._app.shards_carried)
                await self._background.for_each(queued, self._practice.collect, lambda each: each.match)
            await asyncio.sleep(_INTERVAL.total_seconds())


async def _after(
    request: Request, button: ExerciseButton | SolutionButton, answer: ExerciseAnswer
) -> list[ui.Item[Any]]:
    """Return what follows a right answer or the solution: the next exercise, or at the end a game and others."""
    say = request.ephemeral.say
    if answer.counted.has_next:
        following = NextExerciseButton(button.match, button.number, button.series)
        return [following.item(label=say("coach-next"), style=discord.ButtonStyle.primary)]
    items = await again_items(request, button.match, request.ephemeral)
    if answer.counted.other_game:
        label = say("practice-a_game" if answer.question.is_of_race else "practice-other_game")
        items.append(OtherGameButton(answer.counted.other_game).item(label=label))
    return items


def _after_wrong(button: ExerciseButton | SolutionButton, localizer: Localizer) -> list[ui.Item[Any]]:
    chosen: _Chosen = button.match, button.number, button.series
    say = localizer.say
    return [
        TryAgainButton(*chosen).item(label=say("practice-try_again"), style=discord.ButtonStyle.primary),
        HintButton(*chosen).item(label=say("practice-hint")),
        SolutionButton(*chosen).item(label=say("practice-show")),
    ]


def _parse_answer(text: str, board: State) -> int:
    """Return the cell of a typed answer.
    Raises MoveError, or CoordinateError, whose example of a move is one of this command.
    """
    try:
        return board.game.parse(text, board)
    except CoordinateError as error:
        if error.key in ("unknown_row", "unknown_column"):
            raise
        is_column = board.game.plays_columns
        raise CoordinateError("practice-unreadable_column" if is_column else "practice-unreadable_coordinate") from None


async def setup(app: App) -> None:
    await app.add_cog(Practice(app))
