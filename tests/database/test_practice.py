"""Members' exercises and progress in the database."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, Table, event, insert, select

from bot.analysis.evaluator import Evaluator
from bot.analysis.exercise import Exercise, MissedPuzzle, Mistake, exercise_question, mistake_of
from bot.analysis.puzzles import Puzzle, all_puzzles, unlike_puzzles
from bot.analysis.reason import Theme
from bot.analysis.review import review_game
from bot.database.database import Database
from bot.games.ids import MatchId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.match import Seat
from bot.matches import tables
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, EventId, Shards
from bot.process.features import PERSONAL_DATA
from cogs.course.queries import course_progress_table
from cogs.practice import queries as practice
from cogs.progress.queries import Accuracy, Progress, ThemeRecord, read_progress
from cogs.puzzles.queries import solver_rating_table
from tests.support.databases import contents
from tests.support.people import ANA, BEN, BEN_SEAT, HERE, NOON, PERFECT_SEAT
from tests.support.saved_matches import after_plies, insert_matches, new_match, save_change

DAY = timedelta(days=1)


def mistakes_of(plies: tuple[int, ...], mark: Mark = Mark.X) -> list[Mistake]:
    reviewed = review_game(TIC_TAC_TOE, plies, Evaluator().evaluate)
    return [ply.mistake for ply in reviewed.plies if ply.mistake and ply.mark is mark]


MISTAKEN = (0, 4, 8, 1, 5)
(MISTAKE,), (MIRRORED,) = mistakes_of(MISTAKEN), mistakes_of((2, 4, 6, 1, 3))
assert MISTAKE == MIRRORED, "the mirrored game has the same mistake"
OF_O = mistakes_of((0, 2, 4, 8, 6, 3, 7), Mark.O) + mistakes_of((4, 1, 0, 2, 8), Mark.O)


@pytest.fixture
async def practising(database: Database) -> Database:
    """The database, in which Ana practises."""
    await database.write(practice.begin_practice, ANA, NOON)
    return database


async def queued(database: Database) -> list[tuple[int, int]]:
    table = practice.reviewed_game_table.c
    query = select(table.user_id, table.match_id).where(table.moves.is_(None))
    return sorted(await database.read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)]))


async def exercises(database: Database) -> list[Exercise]:
    query = select(practice.exercise_table).order_by(practice.exercise_table.c.made_at)
    return await database.read(lambda connection: [*map(practice.exercise_of, connection.execute(query))])


async def play_to_end(database: Database, number: int, *, o: Seat = PERFECT_SEAT) -> None:
    """Save a match that Ana loses some minutes after noon by MISTAKE, and its end in a transaction of its own."""
    running = new_match(number, number, *MISTAKEN, o=o)
    await insert_matches(database, running)
    await save_change(
        MatchStore(database), running, after_plies(running, number + 100, 7, after=timedelta(minutes=number))
    )


async def keep(database: Database, number: int, made: Mistake = MISTAKE) -> Exercise:
    """Save an exercise from Ana's match with a number, in which she has made a mistake."""
    await play_to_end(database, number)
    assert await database.write(practice.save_review, ANA, MatchId(number), 3, 2, [made])
    return next(each for each in await exercises(database) if each.match == number)


async def test_an_ended_match_is_queued_for_each_member_who_practises(database: Database) -> None:
    await play_to_end(database, 1)
    for time in (NOON, NOON + DAY):
        await database.write(practice.begin_practice, ANA, time)
    await play_to_end(database, 2)
    await play_to_end(database, 3, o=BEN_SEAT)
    await database.write(practice.begin_practice, BEN, NOON)
    await play_to_end(database, 4, o=BEN_SEAT)
    assert await queued(database) == [(ANA, 2), (ANA, 3), (ANA, 4), (BEN, 4)]


async def test_a_review_is_saved_once_and_the_mistake_of_the_latest_game_kept(practising: Database) -> None:
    earlier, ended = new_match(2, 2, 4, 0, 1, 2), NOON + timedelta(minutes=1)
    await insert_matches(practising, earlier)
    assert await keep(practising, 1) == Exercise(MISTAKE, MatchId(1), ended, ended.date())
    for user in (ANA, BEN):
        assert not await practising.write(practice.save_review, user, MatchId(1), 3, 2, [MISTAKE])
    assert await queued(practising) == []
    await save_change(MatchStore(practising), earlier, after_plies(earlier, 102, 7, after=timedelta(0)))
    await practising.write(practice.save_review, ANA, MatchId(2), 3, 2, [MISTAKE])
    assert [each.match for each in await exercises(practising)] == [1]
    assert [each.match for each in await practising.read(practice.exercises_of_game, ANA, MatchId(2))] == [2]
    assert (await keep(practising, 3, MIRRORED)).box == 0  # which begins again
    assert [each.match for each in await exercises(practising)] == [3]


async def test_beyond_the_limit_the_oldest_solved_exercise_goes(
    practising: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "MAX_EXERCISES", 2)
    await keep(practising, 1, OF_O[0])
    solved = await keep(practising, 2)
    await practising.write(practice.save_answer, ANA, solved, solved.due, is_right=True)
    for number, kept in ((3, [1, 3]), (4, [3, 4])):
        await keep(practising, number, OF_O[number - 2])
        assert [each.match for each in await exercises(practising)] == kept


async def test_the_limit_of_one_member_keeps_the_exercises_of_others(
    practising: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "MAX_EXERCISES", 1)
    await keep(practising, 1)
    of_ana = select(practice.exercise_table)

    def give_to_ben(connection: Connection) -> None:
        rows = [{**row, "user_id": BEN} for row in connection.execute(of_ana).mappings()]
        connection.execute(insert(practice.exercise_table), rows)

    await practising.write(give_to_ben)
    await keep(practising, 2, OF_O[0])
    assert {each.match for each in await exercises(practising)} == {1, 2}


async def test_an_answer_is_saved_once_and_only_while_the_exercise_is_due(practising: Database) -> None:
    exercise = await keep(practising, 1)
    today = exercise.due
    assert await practising.read(practice.due_exercises, ANA, today - DAY) == []
    assert await practising.read(practice.due_exercises, ANA, today) == [exercise]

    async def answer(day: date) -> tuple[bool, timedelta]:
        saved = await practising.write(practice.save_answer, ANA, exercise, day, is_right=True)
        assert saved
        return saved.is_counted, saved.due - day

    assert [await answer(today) for _ in range(2)] == [(True, DAY), (False, DAY)]
    assert await practising.read(practice.next_due, ANA) == today + DAY
    assert await answer(today + DAY) == (True, 3 * DAY)
    assert await practising.read(practice.next_due, BEN) is None
    assert await practising.write(practice.save_answer, BEN, exercise, today, is_right=True) is None


async def test_another_game_follows_first_of_all_one_with_something_due(practising: Database) -> None:
    kept = [await keep(practising, number, mistake) for number, mistake in enumerate((MISTAKE, *OF_O), start=1)]

    async def other(exercise: Exercise, day: date) -> int | None:
        game = exercise.match
        saved = await practising.write(practice.save_answer, ANA, exercise, day, game, is_right=True)
        assert saved
        return saved.other_game

    today = kept[0].due
    assert [await other(exercise, today) for exercise in kept] == [4, 4, 4, 3]
    assert [await other(exercise, today) for exercise in kept] == [4, 1, 2, 3]  # with nothing due, the next older one


async def test_what_was_asked_last_is_found_with_the_plies_of_its_game(practising: Database) -> None:
    exercise = await keep(practising, 1)
    made = exercise_question(exercise, MISTAKEN)
    assert await practising.read(practice.find_asked, ANA) is None
    asked = await practising.write(practice.ask_due, ANA, HERE, NOON)
    assert (asked.exercises, asked.first, asked.found.exercise) == ([exercise], made, None)
    assert [await practising.read(practice.find_asked, user) for user in (ANA, BEN)] == [made, None]
    for user, today, due in ((ANA, exercise.due, exercise), (ANA, exercise.due - DAY, None), (BEN, exercise.due, None)):
        assert (await practising.read(practice.find_open, user, HERE, today)).exercise == due
    for number, found in ((4, made), (2, None)):
        assert (await practising.read(practice.find_to_answer, ANA, HERE, NOON.date(), MatchId(1), number))[0] == found
    assert await practising.read(practice.exercises_of_game, ANA, MatchId(1)) == [exercise]


def missed_puzzle(puzzle: Puzzle, *, is_answered: bool = True) -> MissedPuzzle:
    wrong = next(cell for cell in puzzle.board.legal_moves if cell != puzzle.solution) if is_answered else None
    return MissedPuzzle(puzzle.board.game.name, puzzle.position, wrong)


def keeping(*puzzles: Puzzle, is_answered: bool = True) -> list[tuple[MissedPuzzle, Mistake]]:
    missed = [missed_puzzle(puzzle, is_answered=is_answered) for puzzle in puzzles]
    evaluate = Evaluator().evaluate
    return [
        (each, mistake_of(puzzle, each.cell, number, evaluate))
        for number, (each, puzzle) in enumerate(zip(missed, puzzles, strict=True))
    ]


def twins_of(name: str) -> Sequence[Puzzle]:
    """Symmetric puzzles of a game, of which no other group has any."""
    return next(twins for twins in unlike_puzzles(name).values() if len(twins) > 3)


async def test_missed_puzzles_become_exercises_that_are_due_at_once(database: Database) -> None:
    first, twin, *_ = twins_of("3x3")
    large = next(iter(all_puzzles("9x9").values()))
    kept = keeping(first, twin, large)
    assert await database.write(practice.keep_puzzles, ANA, EventId(7), kept, NOON) == 2
    assert await database.write(practice.keep_puzzles, ANA, EventId(8), kept, NOON + DAY) == 0
    assert await database.write(practice.keep_puzzles, BEN, EventId(9), keeping(large, is_answered=False), NOON) == 1
    asked = (await database.write(practice.ask_due, ANA, HERE, NOON)).exercises
    assert sorted((each.match, each.mistake.number) for each in asked) == [(7, 0), (7, 2)]
    assert all((each.due, each.made, each.box) == (NOON.date(), NOON, 0) for each in asked)
    for number, puzzle in ((0, first), (2, large)):
        question, _ = await database.read(practice.find_to_answer, ANA, HERE, NOON.date(), MatchId(7), number)
        assert question
        assert (question.puzzle.board, question.played) == (puzzle.board, kept[number][0].cell)
        assert (question.puzzle.solution, question.puzzle.also_right) == (puzzle.solution, ())
        assert (question.puzzle.goal, question.is_of_race, question.is_of_crowd) == (puzzle.goal, True, False)
    of_ben = (await database.write(practice.ask_due, BEN, HERE, NOON)).first
    assert of_ben
    assert (of_ben.played, of_ben.puzzle.board) == (None, large.board)


async def test_a_puzzle_and_a_game_with_one_position_are_one_exercise(practising: Database) -> None:
    puzzle = next(each for each in all_puzzles().values() if keeping(each)[0][1].position == MISTAKE.position)
    await practising.write(practice.keep_puzzles, ANA, EventId(7), keeping(puzzle), NOON)
    exercise = await keep(practising, 1)  # the same mistake in a game begins again
    assert [each.match for each in await exercises(practising)] == [1]
    answered = await practising.write(practice.save_answer, ANA, exercise, exercise.due, is_right=True)
    assert answered
    question, _ = await practising.read(practice.find_to_answer, ANA, HERE, NOON.date(), MatchId(7), 0)
    assert question  # the buttons under the older question still work
    assert (question.is_of_race, question.played) == (True, missed_puzzle(puzzle).cell)
    assert question.exercise.box == 1
    assert await practising.write(practice.keep_puzzles, ANA, EventId(8), keeping(puzzle), NOON) == 0
    assert [(each.match, each.box) for each in await exercises(practising)] == [(1, 1)]


async def test_no_game_follows_that_is_a_race(practising: Database) -> None:
    kept = await keep(practising, 1)
    puzzles = [twins[0] for twins in unlike_puzzles("5x5").values()][:2]
    await practising.write(practice.keep_puzzles, ANA, EventId(7), keeping(*puzzles), NOON)
    today, found = kept.due, dict[int, tuple[bool, int | None]]()
    for each in await exercises(practising):
        saved = await practising.write(practice.save_answer, ANA, each, today, each.match, is_right=True)
        assert saved
        found[each.match * 10 + each.mistake.number] = saved.has_next, saved.other_game
    assert found == {10 + kept.mistake.number: (False, None), 70: (True, None), 71: (False, 1)}
    assert await practising.read(practice.find_weakness, ANA, NOON) is not None


async def test_too_many_kept_puzzles_replace_the_oldest(practising: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "MAX_EXERCISES", 2)
    solved = await keep(practising, 1)
    await practising.write(practice.save_answer, ANA, solved, solved.due, is_right=True)
    puzzles = [twins[0] for twins in unlike_puzzles("5x5").values()][:2]
    await practising.write(practice.keep_puzzles, ANA, EventId(7), keeping(*puzzles), NOON)
    assert [each.match for each in await exercises(practising)] == [7, 7]


async def test_a_deletion_meanwhile_leaves_no_row_behind(database: Database) -> None:
    await play_to_end(database, 1)
    ended = await MatchStore(database).find(MatchId(1))
    assert ended
    assert await database.write(practice.begin_with, ANA, ended, NOON)
    exercise = await keep(database, 2)
    await database.write(PERSONAL_DATA.delete, ANA)
    assert not await database.write(practice.begin_with, ANA, ended, NOON)
    await database.write(practice.record_asked, ANA, exercise)
    assert not await database.write(practice.save_review, ANA, MatchId(1), 3, 2, [exercise.mistake])
    left = await contents(database)
    assert [left[name] for name in ("practice", "reviewed_game", "exercise")] == [[], [], []]


async def test_the_theme_that_was_missed_most_often_is_the_weakness(practising: Database) -> None:
    assert await practising.read(practice.find_weakness, ANA, NOON) is None
    for number, theme in enumerate((Theme.OPENING, MISTAKE.theme, MISTAKE.theme), start=1):
        await keep(practising, number, replace(MISTAKE, theme=theme))
    assert await practising.read(practice.find_weakness, ANA, NOON) == (MISTAKE.theme, "3x3")
    assert await practising.read(practice.find_weakness, ANA, NOON + DAY) is None


async def test_a_weakness_is_counted_over_all_games(database: Database) -> None:
    columns = {"user_id": ANA, "number": 0, "made_at": NOON, "position": "0"}
    made = ((Theme.FINISH_LINE, "3x3"), *[(Theme.ZUGZWANG, "misere")] * 2, (Theme.ZUGZWANG, "3x3"))
    rows = [
        columns | {"match_id": number, "theme": theme.value, "game": game}
        for number, (theme, game) in enumerate([*made, (Theme.FINISH_LINE, "4x4")])
    ]
    await database.write(lambda connection: connection.execute(insert(practice.mistake_table), rows) and None)
    assert await database.read(practice.find_weakness, ANA, NOON) == (Theme.ZUGZWANG, "misere")


async def test_the_queue_has_the_games_of_the_own_shards_and_deleted_ones(practising: Database) -> None:
    for number in (1, 2):
        await play_to_end(practising, number)
    await practising.write(lambda connection: connection.execute(tables.match.delete().where(tables.match.c.id == 2)))
    first, deleted = practice.QueuedReview(ANA, MatchId(1)), practice.QueuedReview(ANA, MatchId(2))
    assert await practising.read(practice.queued_reviews, ALL_SHARDS) == [first, deleted]
    without_the_guild = Shards(2, frozenset([0]))
    assert await practising.read(practice.queued_reviews, without_the_guild) == [deleted]
    assert (await practising.write(practice.ask_due, ANA, HERE, NOON)).queued == [first, deleted]
    assert (await practising.write(practice.ask_due, BEN, HERE, NOON)).queued == []
    await practising.write(practice.drop_queued, deleted)
    assert (await practising.write(practice.ask_due, ANA, HERE, NOON)).queued == [first]


NOW = datetime(2026, 11, 24, 15, tzinfo=UTC)  # a Tuesday


async def add(database: Database, table: Table, *rows: dict[str, Any]) -> None:
    """Add rows of Ana, unless they are of another user."""
    values = [{"user_id": ANA} | row for row in rows]
    await database.write(lambda connection: connection.execute(insert(table), values) and None)


def game(number: int, ended: datetime, moves: int | None, kept: int | None) -> dict[str, Any]:
    return {"match_id": number, "ended_at": ended, "moves": moves, "kept": kept}


def mistake(number: int, made: datetime, theme: Theme, ply: int = 2) -> dict[str, Any]:
    return {"theme": theme.value, "match_id": number, "number": ply, "made_at": made, "game": "3x3", "position": "5"}


def exercise(position: int, due: date) -> dict[str, Any]:
    made = mistake(1, NOW, Theme.OPENING) | {"cell": 3, "results": "wld"}
    return made | {"position": str(position), "box": 0, "due": due}


async def progress_of(database: Database) -> Progress:
    return await database.read(read_progress, ANA, NOW)


async def test_progress_is_the_users_own(database: Database) -> None:
    today, of_ben = NOW.date(), {"user_id": BEN}
    games = game(1, NOW, None, None), game(2, NOW, 4, 3) | of_ben, game(3, NOW, 0, 0)
    await add(database, practice.reviewed_game_table, *games)
    await add(database, practice.mistake_table, mistake(2, NOW, Theme.OPENING) | of_ben)
    await add(database, practice.exercise_table, exercise(5, today) | of_ben)
    assert await progress_of(database) == Progress(0, {}, Accuracy(), Accuracy(), {}, 0, 0, 0, None)
    await add(database, practice.exercise_table, *(exercise(number, today + number * DAY) for number in (-3, 0, 1)))
    lessons = {"lines": 0b111, "forks": 0b101, "openings": 0b111}
    rows = [{"lesson": lesson, "solved": solved} for lesson, solved in lessons.items()]
    await add(database, course_progress_table, *rows, {"lesson": "forks", "solved": 0b111} | of_ben)
    rating = {"rating": 1432.5, "deviation": 80.0, "volatility": 0.06, "answers": 12, "previous": 1400.0}
    await add(database, solver_rating_table, rating)
    progress = await progress_of(database)
    assert (progress.exercises, progress.due, progress.lessons, progress.puzzle_rating) == (3, 2, 2, 1432.5)


async def test_accuracy_is_summed_by_week_and_period(database: Database) -> None:
    monday, second = datetime(2026, 11, 23, tzinfo=UTC), timedelta(seconds=1)
    games = [
        *(game(1, NOW, 4, 4), game(2, monday, 5, 3)),  # this week
        game(3, monday - second, 4, 2),  # last week, until Sunday at midnight
        *(game(4, NOW - 30 * DAY + second, 3, 3), game(5, NOW - 30 * DAY, 2, 1)),
        *(game(6, NOW - 60 * DAY, 9, 9), game(7, monday - 84 * DAY, 1, 1), game(8, monday - 84 * DAY - second, 1, 0)),
    ]
    await add(database, practice.reviewed_game_table, *games)
    progress = await progress_of(database)
    assert [*progress.weeks.items()] == [
        (date(2026, 8, 31), Accuracy(1, 1, 1)),
        (date(2026, 9, 21), Accuracy(1, 9, 9)),
        (date(2026, 10, 19), Accuracy(2, 5, 4)),
        (date(2026, 11, 16), Accuracy(1, 4, 2)),
        (date(2026, 11, 23), Accuracy(2, 9, 7)),
    ]
    assert (progress.games, progress.now, progress.before) == (8, Accuracy(4, 16, 12), Accuracy(1, 2, 1))


async def test_mistakes_are_counted_by_theme_with_the_games_since(database: Database) -> None:
    days = [NOW - number * DAY for number in (50, 40, 10, 9, 8)]
    days[3] = days[3].replace(hour=0)  # the first moment after the day of the last block that was missed
    later = days[2].replace(hour=23, minute=59)
    ended = [*days, later]
    await add(database, practice.reviewed_game_table, *(game(number, end, 4, 2) for number, end in enumerate(ended, 1)))
    in_race = mistake(9, days[4], Theme.OPENING) | {"puzzle": "5"}
    await add(database, practice.mistake_table, in_race)
    mistakes = [
        *(mistake(1, days[0], Theme.BLOCK_LINE), mistake(1, days[0], Theme.BLOCK_LINE, 4)),
        *(mistake(3, days[2], Theme.BLOCK_LINE), mistake(5, days[4], Theme.MAKE_FORK)),
    ]
    await add(database, practice.mistake_table, *mistakes)
    statements: list[str] = []

    def count(_: object, __: object, statement: str, *___: Sequence[object]) -> None:
        statements.append(statement)

    def read(connection: Connection) -> Progress:
        event.listen(connection, "before_cursor_execute", count)
        return read_progress(connection, ANA, NOW)

    assert (await database.read(read)).themes == {
        Theme.BLOCK_LINE: ThemeRecord(mistakes=3, last=days[2], games_since=2, now=1, before=2),
        Theme.MAKE_FORK: ThemeRecord(mistakes=1, last=days[4], games_since=0, now=1, before=0),
    }
    assert len(statements) == 5  # however many themes there are
