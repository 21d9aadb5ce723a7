"""The solved exercises of the course in the database."""

from __future__ import annotations

from bot.database.database import Database
from cogs.course.queries import find_course_progress, save_solved
from tests.support.people import ANA, BEN


async def test_a_solved_exercise_counts_once_in_any_order(database: Database) -> None:
    assert await database.read(find_course_progress, ANA) == {}
    for lesson, exercise in (("forks", 3), ("forks", 1), ("forks", 3), ("lines", 2)):
        await database.write(save_solved, ANA, lesson, exercise)
    await database.write(save_solved, BEN, "forks", 2)
    assert await database.read(find_course_progress, ANA) == {"forks": 0b101, "lines": 0b010}
    assert await database.read(find_course_progress, BEN) == {"forks": 0b010}
