"""Puzzle ratings in the database: saved with the answer that counts, also by two processes at once."""

import asyncio
from itertools import cycle

import pytest

from bot.analysis.glicko import Glicko
from bot.database.database import Database
from bot.database.errors import StalePuzzleRecordError
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import ChannelId, Place
from cogs.puzzles.queries import (
    PuzzleRecord,
    RatedAnswer,
    SolverRating,
    change_puzzle_record,
    find_puzzle_ratings,
    find_solver_rating,
)
from tests.support.databases import contents
from tests.support.people import ANA, BEN, HERE

GIVEN = PuzzleRecord().with_puzzle(Position(3**81 - 1), "9x9")
START = Glicko(1620, 150)


def answer(puzzle: int, *, is_right: bool = True) -> RatedAnswer:
    return RatedAnswer("9x9", Position(3**80 + puzzle), START, is_right)


async def answer_at(database: Database, place: Place, user: UserId, answered: RatedAnswer) -> None:
    """Save a user's first record in a place, which counts an answer."""
    record = GIVEN.with_answer(is_right=answered.is_right)
    await database.write(change_puzzle_record, place, user, PuzzleRecord(), record, answered)


async def test_an_answer_changes_both_ratings_and_is_read_back(database: Database) -> None:
    assert await database.read(find_solver_rating, ANA) == SolverRating()
    await answer_at(database, HERE, ANA, answer(1, is_right=False))
    ana, puzzle = Glicko().after([(START, 0.0)]), START.after([(Glicko(), 1.0)])
    assert await database.read(find_solver_rating, ANA) == SolverRating(ana, 1500.0, 1)
    assert await database.read(find_puzzle_ratings, "9x9") == {Position(3**80 + 1): puzzle.rating}
    await answer_at(database, HERE, BEN, answer(1))
    ben = Glicko().after([(puzzle, 1.0)])
    assert await database.read(find_solver_rating, BEN) == SolverRating(ben, 1500.0, 1)
    assert await database.read(find_puzzle_ratings, "7x7") == {}


async def test_an_answer_that_does_not_count_changes_no_rating(database: Database) -> None:
    await answer_at(database, HERE, ANA, answer(1))
    before = await contents(database)
    later = GIVEN.with_answer(is_right=True)
    for old in (PuzzleRecord(), GIVEN):
        with pytest.raises(StalePuzzleRecordError):
            await database.write(change_puzzle_record, HERE, ANA, old, later, answer(1))
    assert await contents(database) == before


async def test_answers_of_two_processes_at_once_are_all_rated(database: Database, other_database: Database) -> None:
    """Of several users about the same puzzles, and of the same user in several places."""
    users, places = [UserId(number) for number in range(1, 6)], [Place(ChannelId(number)) for number in range(1, 6)]
    processes = cycle((database, other_database))
    answers = [
        answer_at(next(processes), place, user, answer((user + place.channel) % 3))
        for user in users
        for place in places
    ]
    await asyncio.gather(*answers)
    stored = await contents(database)
    assert [row[-2] for row in stored["solver_rating"]] == [len(places)] * len(users)
    assert sum(row[-1] for row in stored["puzzle_rating"]) == len(answers)
