"""Members' exercises and progress in the database."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, Table, event, insert, select

from bot.analysis.evaluation import Evaluator
from bot.analysis.exercise import Exercise, Mistake, Theme
from bot.analysis.review import review_game
from bot.database.database import Database
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Seat
from bot.matches import tables
from bot.matches.store import MatchStore
from bot.model.ids import ALL_SHARDS, Shards
from bot.process.features import PERSONAL_DATA
from cogs.course.queries import course_progress_table
from cogs.practice import queries as practice
from cogs.practice.queries import (
    MadeExercise,
    QueuedReview,
    ask_due,
    begin_practice,
    begin_with,
    drop_queued,
    due_exercises,
    exercise_of,
    exercise_table,
    exercises_of_game,
    find_asked,
    find_open,
    find_to_answer,
    find_weakness,
    mistake_table,
    next_due,
    queued_reviews,
    record_asked,
    reviewed_game_table,
    save_answer,
    save_review,
)
from cogs.progress.queries import Accuracy, Progress, ThemeRecord, read_progress
from cogs.puzzles.queries import solver_rating_table
from tests.support.databases import contents
from tests.support.people import ANA, BEN, BEN_SEAT, HERE, NOON, PERFECT_SEAT
from tests.support.saved_matches import after_plies, insert_matches, new_match, save_change


def mistakes_of(plies: tuple[int, ...], mark: Mark = Mark.X) -> list[Mistake]:
    reviewed = review_game(new_match(1).match.rules, plies, Evaluator().evaluate)
    return [ply.mistake for ply in reviewed.plies if ply.mistake and ply.mark is mark]


async def queued(database: Database) -> list[tuple[int, int]]:
    def read(connection: Connection) -> list[tuple[int, int]]:
        table = reviewed_game_table.c
        rows = connection.execute(select(table.user_id, table.match_id).where(table.moves.is_(None)))
        return sorted((row.user_id, row.match_id) for row in rows)

    return await database.read(read)


async def exercises(database: Database) -> list[Exercise]:
    def read(connection: Connection) -> list[Exercise]:
        return [*map(exercise_of, connection.execute(select(exercise_table).order_by(exercise_table.c.made_at)))]

    return await database.read(read)


async def play_to_end(database: Database, number: int, *, o: Seat = PERFECT_SEAT) -> None:
    """Save a match of five plies that Ana has won, and its end in a transaction of its own."""
    running = new_match(number, number, 4, 0, 1, 2, o=o)
    await insert_matches(database, running)
    await save_change(MatchStore(database), running, after_plies(running, number + 100, 7))


async def test_an_ended_match_is_queued_for_each_member_who_practises(database: Database) -> None:
    await play_to_end(database, 1)
    await database.write(begin_practice, ANA, NOON)
    await database.write(begin_practice, ANA, NOON + timedelta(days=1))
    await play_to_end(database, 2)
    await play_to_end(database, 3, o=BEN_SEAT)
    await database.write(begin_practice, BEN, NOON)
    await play_to_end(database, 4, o=BEN_SEAT)
    assert await queued(database) == [(ANA, 2), (ANA, 3), (ANA, 4), (BEN, 4)]


async def test_a_review_is_saved_once(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    await play_to_end(database, 1)
    (mistake,) = mistakes_of((0, 4, 8, 1, 5))
    assert await database.write(save_review, ANA, MatchId(1), 3, [mistake])
    assert not await database.write(save_review, ANA, MatchId(1), 3, [mistake])
    assert not await database.write(save_review, BEN, MatchId(1), 3, [mistake])
    ended = NOON + timedelta(minutes=1)
    assert await exercises(database) == [Exercise(mistake, MatchId(1), ended, ended.date())]
    assert await queued(database) == []


async def test_a_mistake_made_again_begins_again(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    (mistake,) = mistakes_of((0, 4, 8, 1, 5))
    (mirrored,) = mistakes_of((2, 4, 6, 1, 3))
    for number, made in ((1, mistake), (2, mirrored)):
        await play_to_end(database, number)
        await database.write(save_review, ANA, MatchId(number), 3, [made])
    assert [(each.match, each.box) for each in await exercises(database)] == [(2, 0)]


async def test_beyond_the_limit_the_oldest_solved_exercise_goes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "MAX_EXERCISES", 1)
    await database.write(begin_practice, ANA, NOON)
    (first,) = mistakes_of((0, 4, 8, 1, 5))
    (second,) = mistakes_of((0, 1, 4, 8, 2), Mark.O)[:1]
    for number, made in ((1, first), (2, replace(second, number=0))):
        await play_to_end(database, number)
        await database.write(save_review, ANA, MatchId(number), 3, [made])
    assert [(each.match, each.due) for each in await exercises(database)] == [(2, date(2026, 1, 1))]


async def keep(database: Database, number: int, made: Mistake) -> Exercise:
    """Save an exercise from Ana's match with a number, in which she has made a mistake."""
    await play_to_end(database, number)
    await database.write(save_review, ANA, MatchId(number), 3, [made])
    return next(each for each in await exercises(database) if each.match == number)


async def test_an_answer_is_saved_once_and_only_while_the_exercise_is_due(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    exercise = await keep(database, 1, *mistakes_of((0, 4, 8, 1, 5)))
    today = exercise.due
    assert await database.read(due_exercises, ANA, today - timedelta(days=1)) == []
    assert await database.read(due_exercises, ANA, today) == [exercise]

    async def answer(day: date) -> tuple[bool, int]:
        saved = await database.write(save_answer, ANA, exercise, day, is_right=True)
        assert saved
        return saved.is_counted, saved.exercise.box

    assert await answer(today) == (True, 1)
    assert await answer(today) == (False, 1)
    tomorrow = today + timedelta(days=1)
    assert await database.read(next_due, ANA) == tomorrow
    assert await answer(tomorrow) == (True, 2)
    assert await database.read(next_due, BEN) is None
    assert await database.write(save_answer, BEN, exercise, today, is_right=True) is None


async def test_what_was_asked_last_is_found_with_the_plies_of_its_game(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    exercise = await keep(database, 1, *mistakes_of((0, 4, 8, 1, 5)))
    made = MadeExercise(exercise, (4, 0, 1, 2, 7))
    assert await database.read(find_asked, ANA) is None
    asked = await database.write(ask_due, ANA, HERE, NOON)
    assert (asked.exercises, asked.first, asked.found.exercise) == ([exercise], made, None)
    assert await database.read(find_asked, ANA) == made
    assert await database.read(find_asked, BEN) is None
    before = exercise.due - timedelta(days=1)
    for user, today, due in ((ANA, exercise.due, exercise), (ANA, before, None), (BEN, exercise.due, None)):
        assert (await database.read(find_open, user, HERE, today)).exercise == due
    for number, found in ((4, made), (2, None)):
        assert (await database.read(find_to_answer, ANA, HERE, NOON.date(), MatchId(1), number))[0] == found
    assert await database.read(exercises_of_game, ANA, MatchId(1)) == [exercise]


async def test_a_deletion_meanwhile_leaves_no_row_behind(database: Database) -> None:
    await play_to_end(database, 1)
    store = MatchStore(database)
    ended = await store.find(MatchId(1))
    assert ended
    assert await database.write(begin_with, ANA, ended, NOON)
    exercise = await keep(database, 2, *mistakes_of((0, 4, 8, 1, 5)))
    await database.write(PERSONAL_DATA.delete, ANA)
    assert not await database.write(begin_with, ANA, ended, NOON)
    await database.write(record_asked, ANA, exercise)
    assert not await database.write(save_review, ANA, MatchId(1), 3, [exercise.mistake])
    assert (await contents(database))["practice"] == []
    assert await queued(database) == []
    assert await exercises(database) == []


async def test_the_latest_game_stays_the_one_of_an_exercise(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    (mistake,) = mistakes_of((0, 4, 8, 1, 5))
    earlier = new_match(1, 1, 4, 0, 1, 2)
    await insert_matches(database, earlier)
    await keep(database, 2, mistake)
    await save_change(MatchStore(database), earlier, after_plies(earlier, 101, 7, after=timedelta(0)))
    await database.write(save_review, ANA, MatchId(1), 3, [mistake])
    assert [each.match for each in await exercises(database)] == [2]
    assert [each.match for each in await database.read(exercises_of_game, ANA, MatchId(1))] == [1]


async def test_the_theme_that_was_missed_most_often_is_the_weakness(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    assert await database.read(find_weakness, ANA, NOON) is None
    (mistake,) = mistakes_of((0, 4, 8, 1, 5))
    for number, theme in enumerate((Theme.OPENING, mistake.theme, mistake.theme), start=1):
        await keep(database, number, replace(mistake, theme=theme))
    assert await database.read(find_weakness, ANA, NOON) == (mistake.theme, "3x3")
    assert await database.read(find_weakness, ANA, NOON + timedelta(days=1)) is None


async def test_the_queue_has_the_games_of_the_own_shards_and_deleted_ones(database: Database) -> None:
    await database.write(begin_practice, ANA, NOON)
    for number in (1, 2):
        await play_to_end(database, number)
    await database.write(lambda connection: connection.execute(tables.match.delete().where(tables.match.c.id == 2)))
    first, deleted = QueuedReview(ANA, MatchId(1)), QueuedReview(ANA, MatchId(2))
    assert await database.read(queued_reviews, ALL_SHARDS) == [first, deleted]
    assert await database.read(queued_reviews, Shards(2, frozenset([0]))) == [deleted]  # the guild is on shard 1 of 2
    assert (await database.write(ask_due, ANA, HERE, NOON)).queued == [first, deleted]
    assert (await database.write(ask_due, BEN, HERE, NOON)).queued == []
    await database.write(drop_queued, deleted)
    assert (await database.write(ask_due, ANA, HERE, NOON)).queued == [first]


NOW = datetime(2026, 11, 24, 15, tzinfo=UTC)  # a Tuesday
BOARD = {"game": "3x3", "position": "5"}


def game(number: int, ended: datetime, moves: int | None, kept: int | None, user: UserId = ANA) -> dict[str, Any]:
    return {"user_id": user, "match_id": number, "ended_at": ended, "moves": moves, "kept": kept}


def mistake(number: int, made: datetime, theme: Theme, ply: int = 2, user: UserId = ANA) -> dict[str, Any]:
    made_in = {"match_id": number, "number": ply, "made_at": made}
    return {"user_id": user, "theme": theme.value, **made_in, **BOARD}


def exercise(position: int, due: date, user: UserId = ANA) -> dict[str, Any]:
    mistaken = {"match_id": 1, "number": 2, "made_at": NOW, "cell": 3, "results": "wld", "theme": "opening"}
    return {"user_id": user, "game": "3x3", "position": str(position), "box": 0, "due": due, **mistaken}


async def add(database: Database, table: Table, *rows: dict[str, Any]) -> None:
    def work(connection: Connection) -> None:
        connection.execute(insert(table), rows)

    await database.write(work)


async def progress_of(database: Database, user: UserId = ANA) -> Progress:
    return await database.read(read_progress, user, NOW)


async def test_nobody_has_made_progress_before_the_first_review(database: Database) -> None:
    await add(database, reviewed_game_table, game(1, NOW, None, None), game(2, NOW, 4, 3, BEN), game(3, NOW, 0, 0))
    await add(database, mistake_table, mistake(2, NOW, Theme.OPENING, user=BEN))
    await add(database, exercise_table, exercise(5, NOW.date(), BEN))
    assert await progress_of(database) == Progress(0, {}, Accuracy(), Accuracy(), {}, 0, 0, 0, None)


async def test_accuracy_is_summed_by_week_and_period(database: Database) -> None:
    monday = datetime(2026, 11, 23, tzinfo=UTC)
    second, day = timedelta(seconds=1), timedelta(days=1)
    games = [
        *(game(1, NOW, 4, 4), game(2, monday, 5, 3)),  # this week
        game(3, monday - second, 4, 2),  # last week, until Sunday at midnight
        *(game(4, NOW - 30 * day + second, 3, 3), game(5, NOW - 30 * day, 2, 1)),
        *(game(6, NOW - 60 * day, 9, 9), game(7, monday - 84 * day, 1, 1), game(8, monday - 84 * day - second, 1, 0)),
    ]
    await add(database, reviewed_game_table, *games)
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
    days = [NOW - timedelta(days=number) for number in (50, 40, 10, 9, 8)]
    later = days[2].replace(hour=23, minute=59)  # on the day of the last block that was missed
    ended = [*days, later]
    await add(database, reviewed_game_table, *(game(number, end, 4, 2) for number, end in enumerate(ended, 1)))
    mistakes = [
        *(mistake(1, days[0], Theme.BLOCK_LINE), mistake(1, days[0], Theme.BLOCK_LINE, 4)),
        *(mistake(3, days[2], Theme.BLOCK_LINE), mistake(5, days[4], Theme.MAKE_FORK)),
    ]
    await add(database, mistake_table, *mistakes)
    assert (await progress_of(database)).themes == {
        Theme.BLOCK_LINE: ThemeRecord(mistakes=3, last=days[2], games_since=2, now=1, before=2),
        Theme.MAKE_FORK: ThemeRecord(mistakes=1, last=days[4], games_since=0, now=1, before=0),
    }


async def test_exercises_lessons_and_the_puzzle_rating_are_the_users_own(database: Database) -> None:
    today = NOW.date()
    due = [exercise(number, today + timedelta(days=number)) for number in (-3, 0, 1)]
    await add(database, exercise_table, *due)
    lessons = {"lines": 0b111, "forks": 0b101, "openings": 0b111}
    rows = [{"user_id": ANA, "lesson": lesson, "solved": solved} for lesson, solved in lessons.items()]
    await add(database, course_progress_table, *rows, {"user_id": BEN, "lesson": "forks", "solved": 0b111})
    rating = {
        "user_id": ANA,
        "rating": 1432.5,
        "deviation": 80.0,
        "volatility": 0.06,
        "answers": 12,
        "previous": 1400.0,
    }
    await add(database, solver_rating_table, rating)
    progress = await progress_of(database)
    assert (progress.exercises, progress.due, progress.lessons, progress.puzzle_rating) == (3, 2, 2, 1432.5)


async def test_the_number_of_queries_does_not_grow(database: Database) -> None:
    def count_queries(connection: Connection) -> int:
        statements: list[str] = []

        def note(_: object, __: object, statement: str, *___: Sequence[object]) -> None:
            statements.append(statement)

        event.listen(connection, "before_cursor_execute", note)
        read_progress(connection, ANA, NOW)
        event.remove(connection, "before_cursor_execute", note)
        return len(statements)

    for number, theme in enumerate(Theme, 1):
        ended = NOW - timedelta(days=9 * number)
        await add(database, reviewed_game_table, game(number, ended, 4, 3))
        await add(database, mistake_table, mistake(number, ended, theme))
    assert await database.read(count_queries) == 5
