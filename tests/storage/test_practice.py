"""Members' exercises in the database."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from sqlalchemy import Connection, select

from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Seat
from bot.model.exercise import Exercise, Mistake
from bot.opponents.evaluation import Evaluator
from bot.opponents.review import review_game
from bot.storage import practice, schema
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from bot.storage.practice import begin_practice, exercise_of, save_review
from tests.support.people import ANA, BEN, BEN_SEAT, NOON, PERFECT_SEAT
from tests.support.saved_matches import after_plies, insert_matches, new_match


def mistakes_of(plies: tuple[int, ...], mark: Mark = Mark.X) -> list[Mistake]:
    reviewed = review_game(new_match(1).match.rules, plies, Evaluator().evaluate)
    return [ply.mistake for ply in reviewed.plies if ply.mistake and ply.mark is mark]


async def queued(database: Database) -> list[tuple[int, int]]:
    def read(connection: Connection) -> list[tuple[int, int]]:
        table = schema.reviewed_game.c
        rows = connection.execute(select(table.user_id, table.match_id).where(table.moves.is_(None)))
        return sorted((row.user_id, row.match_id) for row in rows)

    return await database.read(read)


async def exercises(database: Database) -> list[Exercise]:
    def read(connection: Connection) -> list[Exercise]:
        return [*map(exercise_of, connection.execute(select(schema.exercise).order_by(schema.exercise.c.made_at)))]

    return await database.read(read)


async def play_to_end(database: Database, number: int, *, o: Seat = PERFECT_SEAT) -> None:
    """Save a match of five plies that Ana has won, and its end in a transaction of its own."""
    running = new_match(number, number, 4, 0, 1, 2, o=o)
    await insert_matches(database, running)
    await MatchStore(database).change(running, after_plies(running, number + 100, 7))


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
