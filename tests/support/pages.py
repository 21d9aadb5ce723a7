"""The texts of every page in one language, with the same facts in all languages."""

from collections.abc import Callable, Iterator, Mapping
from datetime import timedelta

from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.mark import Mark
from bot.model.guild_settings import DEFAULT_SETTINGS
from bot.process.features import PERSONAL_DATA
from bot.text.chart import ResultBar
from bot.text.coach import AdviceWriter, ReviewWriter
from bot.text.localizer import Localizer
from bot.text.page import Page, PageWriter, join_parts
from cogs.course.lessons import LESSONS, LessonPart, judge
from cogs.course.texts import CourseWriter
from cogs.learner.texts import chart_of_losses, compute_loss_curve, describe_curve, describe_learner
from cogs.practice.texts import PracticeWriter
from cogs.privacy.commands import describe_deleted, describe_stored
from cogs.privacy.queries import DeletedData
from cogs.puzzles.queries import SolverRating
from cogs.puzzles.texts import PuzzleWriter
from cogs.records.queries import FinishedMatch, HistoryPage, Leaderboard
from cogs.records.replay import ReplayWriter
from cogs.records.texts import RecordWriter, charts_of_record
from cogs.settings.texts import SettingsWriter
from tests.support import page_examples as examples
from tests.support.error_examples import EXAMPLES
from tests.support.people import ANA, NOON

SETTINGS = (
    *("game", "games", "level", "language", "style", "is_text_only", "channels", "roles"),
    *("in_thread", "idle", "is_quiet", "cooldown", "prefix"),
)
TODAY = NOON.date()


def footer_line(page: Page) -> str:
    """Return the line below a board."""
    return join_parts(page.footer, page.cells)


def pages_in(localizer: Localizer) -> Mapping[str, str]:
    """Return the texts of all pages by their names."""
    return {
        f"{area} {number}": text if isinstance(text, str) else f"{text.words}\n{footer_line(text)}"
        for area, write in _AREAS.items()
        for number, text in enumerate(write(localizer))
    }


def _boards(localizer: Localizer) -> Iterator[Page]:
    writer = PageWriter(localizer, examples.PLAYERS)
    for match in (*examples.RUNNING, *examples.FINISHED):
        yield writer.write(match, 0, deadline=NOON if match.is_duel else None)
    yield writer.write(examples.RUNNING[0], 0, is_coached=True)


def _advice(localizer: Localizer) -> Iterator[Page]:
    writer = AdviceWriter(localizer)
    yield from (writer.hint(*hint) for hint in examples.hints())
    yield from map(writer.analysis, examples.analyses())


def _reviews(localizer: Localizer) -> Iterator[Page]:
    writer = ReviewWriter(PageWriter(localizer, examples.PLAYERS))
    for review in examples.reviews():
        yield writer.write(review, 0)
        if review.match.is_duel:
            yield from (writer.write(review, page + 1) for page in range(len(review.plies)))


def _puzzles(localizer: Localizer) -> Iterator[Page]:
    writer = PuzzleWriter(localizer)
    for puzzle in examples.PUZZLES:
        yield writer.ask(puzzle, name="Al")
        yield writer.ask_daily(puzzle, TODAY, NOON)
    for attempt in examples.attempts():
        yield writer.judge(attempt, examples.SOLVED, examples.RATED, TODAY, name="Al")
        yield writer.judge(attempt, examples.SOLVED, SolverRating(), TODAY, is_daily=True)


def _course(localizer: Localizer) -> Iterator[Page | str]:
    writer, done = CourseWriter(localizer), dict.fromkeys((lesson.name for lesson in LESSONS), 0b111)
    yield from (writer.contents(done), *(writer.lesson(lesson, {}) for lesson in LESSONS))
    yield writer.ply(LESSONS[0].example[0].board, LESSONS[0].replies[0])
    for lesson in (LESSONS[1], LESSONS[3], LESSONS[4]):
        part = LessonPart(lesson, 2)
        yield writer.ask(part)
        for answer in (judge(part.puzzle, cell, examples.evaluate) for cell in part.puzzle.board.legal_moves):
            yield writer.conclude(part, answer, writer.judge(answer), {lesson.name: 0b111})
            yield writer.solution(answer)


def _practice(localizer: Localizer) -> Iterator[str | Page]:
    writer = PracticeWriter(localizer)
    yield from (writer.nothing_due(day) for day in (None, TODAY))
    yield from (localizer.say(f"practice-{key}") for key in ("no_mistakes", "press"))
    for question in examples.exercise_questions():
        yield writer.ask(question, has_cells=True)
        for answer in examples.exercise_answers(question):
            yield writer.judge(answer, is_last_of_game=answer.is_right)


def _records(localizer: Localizer) -> Iterator[str]:
    writer = RecordWriter(localizer, examples.PLAYERS.__getitem__)
    for game in (None, "connect4"):
        for record in (examples.RECORD, examples.NO_RECORD):
            yield writer.describe_user(record, "Al", game, with_curve=True)
        for scope in (examples.SCOPE, examples.NO_SCOPE):
            yield writer.describe_scope(scope, game)
    for members in ((), (examples.RANKED,)):
        yield writer.describe_leaderboard(Leaderboard(members, 0, len(members)), None, writer.describe_standing(None))
    yield writer.describe_chart(examples.RECORD, [1000, 990, 1039])


def _replays(localizer: Localizer) -> Iterator[str | Page]:
    writer = ReplayWriter(PageWriter(localizer, examples.PLAYERS))
    matches = tuple(FinishedMatch(match, NOON) for match in examples.FINISHED)
    played = tuple(each for each in matches if ANA in map(each.match.member, Mark))
    for history in (HistoryPage(played, 0, len(played)), HistoryPage((), 0, 0)):
        yield writer.describe_history(history, ANA)
    for history in (HistoryPage(matches, 0, len(matches)), HistoryPage((), 0, 0)):
        yield writer.describe_history(history, None)
    for past in matches:
        yield from (writer.replay(past, page) for page in (1, len(past.match.plies)))


def _learner(localizer: Localizer) -> Iterator[str]:
    for learner in examples.LEARNERS:
        yield from (describe_learner(localizer, learner, beatable) for beatable in ((), (Mark.O,), tuple(Mark)))
    curve = compute_loss_curve("lllwwdww")
    yield describe_learner(localizer, examples.LEARNERS[0], None, curve)
    yield describe_curve(localizer, curve, 8)


def _charts(localizer: Localizer) -> Iterator[str]:
    record = charts_of_record(localizer, examples.TALLY, [1000, 990, 1039], last=3, rules=GAMES[DEFAULT_GAME])
    for chart in (*record.charts, *chart_of_losses(localizer, compute_loss_curve("lllwwdww")).charts):
        texts = chart.names if isinstance(chart, ResultBar) else (chart.x.label, chart.y.label, *chart.curves)
        yield "\n".join([chart.title, *texts])


def _settings(localizer: Localizer) -> Iterator[str]:
    writer = SettingsWriter(localizer, localizer.catalogue.locale, "perfect", timedelta(hours=1), "!", can_read=True)
    for setting in SETTINGS:
        yield from (writer.label(setting, word) for word in writer.choices(setting))
        yield from (writer.describe_with_note(setting, each) for each in (DEFAULT_SETTINGS, examples.SETTINGS))
    for setting, count in (("channels", 1), ("channels", 2), ("roles", 1), ("roles", 2)):
        yield writer.describe_deleted(examples.SETTINGS, setting, count)


def _errors(localizer: Localizer) -> Iterator[str]:
    """Yield the errors without the texts that they quote, such as names of permissions and parts of files."""
    for error, _ in EXAMPLES:
        text = localizer.explain(error)
        for fact in error.facts.values():
            if isinstance(fact, str) and fact:
                text = text.replace(fact, "…")
        yield text


def _texts(localizer: Localizer) -> Iterator[str]:
    """Yield pages that consist of one message: the help, and what is known about a user."""
    yield from (localizer.say(f"help-{page}", mark_x=Mark.X, mark_o=Mark.O) for page in ("play", "learn", "owners"))
    stored = dict.fromkeys(PERSONAL_DATA.labels, 2)
    yield describe_stored(localizer, PERSONAL_DATA, stored)
    yield describe_stored(localizer, PERSONAL_DATA, dict.fromkeys(PERSONAL_DATA.labels, 0))
    yield from (localizer.say(key, lost=1, **stored) for key in ("privacy-if_deleted", "privacy-ended"))
    yield describe_deleted(localizer, PERSONAL_DATA, DeletedData(stored, ended=[]))


_AREAS: Mapping[str, Callable[[Localizer], Iterator[str | Page]]] = {
    "board": _boards,
    "advice": _advice,
    "review": _reviews,
    "puzzle": _puzzles,
    "course": _course,
    "practice": _practice,
    "records": _records,
    "replay": _replays,
    "learner": _learner,
    "chart": _charts,
    "settings": _settings,
    "error": _errors,
    "text": _texts,
}
