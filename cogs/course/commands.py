"""The command `course`: lessons with an example and exercises, each for the user who opens them alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.analysis.evaluator import Evaluator
from bot.client.cell_menus import MenuNumber, Rows, chosen_cell, chosen_row
from bot.client.client import App
from bot.client.controls import Button, Menu, digits, view_of, words
from bot.client.delivery import Context, Interaction
from bot.client.messages import OutgoingMessage, draw_picture, page_message
from bot.client.question import question_view
from bot.database.database import Database
from bot.games.coordinate import PUNCTUATION, plain_digits
from bot.matches.request import Request, RequestKind, handling
from bot.matches.suggestion import explain_words
from bot.text.board_picture import BoardPicture
from bot.text.page import Page
from bot.text.style import is_drawn
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService
from cogs.coach.controls import asking_first
from cogs.course.lessons import (
    EXAMPLE,
    EXERCISES,
    LESSONS,
    POSITIONS,
    SECONDS,
    CourseAnswer,
    Lesson,
    LessonPart,
    is_course_done,
    is_done,
    judge,
    solved_exercises,
)
from cogs.course.queries import find_course_progress, save_solved
from cogs.course.texts import LEVEL_AFTER, CourseWriter
from cogs.play.commands import PlayButton

_BY_NAME = {lesson.name: lesson for lesson in LESSONS}
_BY_NUMBER = {str(number): lesson for number, lesson in enumerate(LESSONS, start=1)}
_PLAY = "\N{VIDEO GAME}"
_PRIMARY, _SOLVED, _OTHER = ButtonStyle.primary, ButtonStyle.success, ButtonStyle.secondary


def _parts(lesson: Lesson) -> Iterator[LessonPart]:
    for exercise in range(1, EXERCISES + 1):
        yield LessonPart(lesson, exercise)
    for step in range(len(lesson.example)):
        yield LessonPart(lesson, EXAMPLE, step)


_Part = Annotated[
    LessonPart,
    words({f"{part.lesson.name}-{part.exercise}-{part.step}": part for lesson in LESSONS for part in _parts(lesson)}),
]


class LessonButton(Button, prefix="course"):
    """Opens a lesson, or the list of lessons; below a message that everyone sees, for whoever presses it."""

    lesson: Annotated[Lesson | None, words(_BY_NAME)] = None


class PartButton(Button, prefix="course-part"):
    part: _Part


class SolutionButton(Button, prefix="course-solution"):
    part: _Part


class AnswerButton(Button, prefix="course-cell"):
    part: _Part
    cell: Annotated[int, digits(2)]


class AnswerMenu(Menu, prefix="course-cells"):
    part: _Part
    number: MenuNumber


class AnswerRows(Rows, prefix="course-rows"):
    part: _Part

    def cells(self, row: int) -> Menu:
        return AnswerMenu(self.part, row)


class Course(commands.Cog):
    def __init__(self, app: App) -> None:
        services = app.services
        self._database, self._advice, self._workers = services[Database], services[AdviceService], services[WorkerPool]
        self._evaluate = Evaluator(POSITIONS, SECONDS).evaluate
        app.on_press(LessonButton, self.press_lesson)
        app.on_press(PartButton, self.press_part)
        app.on_press(SolutionButton, self.press_solution)
        app.on_press(AnswerButton, self.press_cell)
        app.on_press(AnswerMenu, self.choose_cell)
        app.on_press(AnswerRows, self.choose_row)

    @commands.command(name="course")
    async def course_text(self, ctx: Context, *, words: str = "") -> None:
        number = plain_digits(words.strip(f" {PUNCTUATION}"))
        lesson = _BY_NUMBER.get(number)
        if words and lesson is None:
            await explain_words(ctx, words, None, "question-course_examples", is_ours=number.isdecimal())
            return
        async with handling(ctx) as request:
            if request.place.guild is None:
                await self._open(request, lesson)
                return
            say = request.public.say
            label = CourseWriter(request.public).name_of_lesson(lesson) if lesson else say("course-lessons")
            button = LessonButton(lesson).item(label=label, style=_PRIMARY)
            await request.reply(OutgoingMessage(say("course-press"), buttons=view_of(button)))

    @app_commands.command(name="course")
    async def course_slash(
        self, interaction: Interaction, lesson: app_commands.Range[int, 1, len(LESSONS)] | None = None
    ) -> None:
        async with handling(interaction, RequestKind.EPHEMERAL) as request:
            await self._open(request, None if lesson is None else LESSONS[lesson - 1])

    async def press_lesson(self, interaction: Interaction, button: LessonButton) -> None:
        async with handling(interaction) as request:
            await self._open(request, button.lesson)

    async def press_part(self, interaction: Interaction, button: PartButton) -> None:
        async with handling(interaction) as request:
            await _ask(request, button.part)

    async def choose_row(self, interaction: Interaction, rows: AnswerRows) -> None:
        async with handling(interaction) as request:
            await _ask(request, rows.part, row=chosen_row(interaction, rows.part.puzzle.board))

    async def press_cell(self, interaction: Interaction, button: AnswerButton) -> None:
        await self._answer(interaction, button.part, button.cell)

    async def choose_cell(self, interaction: Interaction, menu: AnswerMenu) -> None:
        await self._answer(interaction, menu.part, chosen_cell(interaction))

    async def press_solution(self, interaction: Interaction, button: SolutionButton) -> None:
        await self._answer(interaction, button.part, None)

    async def _open(self, request: Request, lesson: Lesson | None) -> None:
        progress = await self._database.read(find_course_progress, request.user)
        if lesson is None:
            contents = CourseWriter(request.ephemeral)
            await _show(request, contents.contents(progress), _contents_buttons(progress, contents))
        else:
            writer = _writer(request, LessonPart(lesson))
            await _show(request, writer.lesson(lesson, progress), _lesson_buttons(lesson, progress, writer))

    async def _answer(self, interaction: Interaction, part: LessonPart, cell: int | None) -> None:
        """Judge an answer, or show the right one if there is none, and ask what comes next."""
        async with handling(interaction) as request:
            if cell is not None and cell not in part.puzzle.board.legal_moves:  # from an example that has changed
                await _ask(request, part)
                return
            async with asking_first(request, SolutionButton(part) if cell is None else AnswerButton(part, cell)):
                answer = await self._judge(request, part, cell)
                writer, is_solved = _writer(request, part), cell is not None
                note = writer.judge(answer) if is_solved else writer.solution(answer)
                if not answer.is_right:
                    await _ask(request, part, note, threats=answer.threats_on(part.puzzle.board))
                elif following := part.next_step:
                    reply = part.lesson.replies[part.step]
                    note = f"{note} {writer.reply(part.puzzle.board, reply)}"
                    threats = answer.threats_on(following.puzzle.board)
                    await _ask(request, following, note, last=reply, threats=threats)
                else:
                    progress = await self._database.read(find_course_progress, request.user)
                    buttons = _next_buttons(part, progress, writer, is_solved=is_solved)
                    board = answer.puzzle.board.play(answer.cell)
                    picture = BoardPicture(board, answer.cell, answer.threats_on(board))
                    await _show(request, writer.conclude(part, picture, note, progress), buttons, picture)

    async def _judge(self, request: Request, part: LessonPart, cell: int | None) -> CourseAnswer:
        """Judge an answer, and save that an exercise is solved. None is the solution, which does not count."""
        puzzle, user = part.puzzle, request.user
        board, played = puzzle.board, puzzle.solution if cell is None else cell
        async with self._advice.about(request.actor, [board], is_agreed=request.is_agreed):
            run, ticket = self._workers.run_on_board, Ticket(Priority.MOVE, user)
            answer = await run(ticket, board.game, judge, puzzle, played, self._evaluate)
        if answer.is_right and part.exercise and cell is not None:
            await self._database.write(save_solved, user, part.lesson.name, part.exercise)
        return answer


async def _ask(
    request: Request,
    part: LessonPart,
    note: str = "",
    *,
    last: int | None = None,
    threats: tuple[int, ...] = (),
    row: int | None = None,
) -> None:
    writer, board = _writer(request, part), part.puzzle.board
    picture = BoardPicture(board, last, threats)
    others = [
        SolutionButton(part).item(label=writer.localizer.say("practice-show")),
        LessonButton(part.lesson).item(label=writer.localizer.say("coach-back")),
    ]
    buttons = question_view(
        board, writer.localizer, lambda cell: AnswerButton(part, cell), AnswerRows(part), row, others
    )
    await _show(request, writer.ask(part, note, picture), buttons, picture)


async def _show(request: Request, page: Page, buttons: ui.View, shown: BoardPicture | None = None) -> None:
    """Show a page to the user alone, in place of the pressed one if they alone see that too."""
    delivery, picture = request.delivery, None
    if shown and delivery.can_attach and is_drawn(request.settings.style, shown.board.game):
        picture = await draw_picture(shown, request.ephemeral)
    message = page_message(request.surface, page, buttons, picture)
    is_alone = delivery.is_ephemeral or request.place.guild is None
    await (request.show_page(message) if delivery.pressed and is_alone else request.reply_ephemeral(message))


def _writer(request: Request, part: LessonPart) -> CourseWriter:
    return CourseWriter(request.ephemeral.on_board(part.puzzle.board.game))


def _contents_buttons(progress: Mapping[str, int], writer: CourseWriter) -> ui.View:
    following = _next_lesson(progress)
    return view_of(
        *(
            LessonButton(lesson).item(
                label=str(number),
                style=_PRIMARY if lesson is following else _SOLVED if is_done(progress, lesson) else _OTHER,
                row=number * 2 // (len(LESSONS) + 2),
            )
            for number, lesson in enumerate(LESSONS, start=1)
        ),
        *_offered_game(progress, writer),
    )


def _lesson_buttons(lesson: Lesson, progress: Mapping[str, int], writer: CourseWriter) -> ui.View:
    solved = solved_exercises(progress, lesson)
    example = LessonPart(lesson)
    items = [PartButton(example).item(label=writer.name_of_part(example), style=_OTHER if solved else _PRIMARY)]
    for number in range(1, EXERCISES + 1):
        part, style = LessonPart(lesson, number), _SOLVED if number in solved else _OTHER
        items.append(PartButton(part).item(label=writer.name_of_part(part), style=style))
    return view_of(*items, LessonButton().item(label=writer.localizer.say("course-lessons")))


def _next_buttons(part: LessonPart, progress: Mapping[str, int], writer: CourseWriter, *, is_solved: bool) -> ui.View:
    """Return the buttons after the last move of a part: an exercise that is not solved yet, or else a lesson."""
    items: list[ui.Item[Any]] = []
    if part.exercise and not is_solved:
        items.append(PartButton(part).item(label=writer.name_of_part(part)))
    solved = solved_exercises(progress, part.lesson)
    after = [*range(part.exercise + 1, EXERCISES + 1), *range(1, part.exercise)]
    following = next((exercise for exercise in after if exercise not in solved), None)
    if following is not None:
        following_part = LessonPart(part.lesson, following)
        items.append(PartButton(following_part).item(label=writer.name_of_part(following_part), style=_PRIMARY))
    elif len(solved) == EXERCISES and (lesson := _next_lesson(progress)):
        items.append(LessonButton(lesson).item(label=writer.localizer.say("course-next"), style=_PRIMARY))
    items.append(LessonButton(part.lesson).item(label=writer.localizer.say("coach-back")))
    if len(solved) == EXERCISES:
        items += _offered_game(progress, writer)
    return view_of(*items)


def _offered_game(progress: Mapping[str, int], writer: CourseWriter) -> Iterator[ui.Item[Any]]:
    """Yield a button that begins a game, once all lessons are done."""
    if is_course_done(progress):
        label = writer.localizer.say("course-play", level=writer.localizer.name_of(LEVEL_AFTER))
        yield PlayButton(LEVEL_AFTER).item(label=label, emoji=_PLAY, style=_SOLVED, row=2)


def _next_lesson(progress: Mapping[str, int]) -> Lesson | None:
    return next((lesson for lesson in LESSONS if not is_done(progress, lesson)), None)


async def setup(app: App) -> None:
    await app.add_cog(Course(app))
