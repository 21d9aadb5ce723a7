"""A member's progress, as the database counts it."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Table, event, insert

from bot.analysis.exercise import Theme
from bot.database.database import Database
from bot.games.ids import UserId
from cogs.course.queries import course_progress_table
from cogs.practice.queries import exercise_table, mistake_table, reviewed_game_table
from cogs.progress.queries import Accuracy, Progress, ThemeRecord, read_progress
from cogs.puzzles.queries import solver_rating_table
from tests.support.people import ANA, BEN

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
