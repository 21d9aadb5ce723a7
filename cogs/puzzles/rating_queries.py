"""Puzzle ratings in the database: those of users, and those of puzzles that have been answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, and_, select, update

from bot.analysis.glicko import Glicko
from bot.database import schema
from bot.games.ids import UserId
from bot.games.position import Position
from cogs.puzzles.rating import RatedAnswer, SolverRating

_solver, _puzzle = schema.solver_rating, schema.puzzle_rating


def find_solver_rating(connection: Connection, user: UserId) -> SolverRating:
    """Return a user's puzzle rating; the initial one if they have answered no puzzle."""
    row = connection.execute(select(_solver).where(_solver.c.user_id == user)).first()
    return SolverRating(_glicko(row), row.previous, row.answers, row.skipped_on) if row else SolverRating()


def find_puzzle_ratings(connection: Connection, game: str) -> Mapping[Position, float]:
    """Return the ratings of the puzzles of a game that have been answered, by their canonical positions."""
    rows = connection.execute(select(_puzzle.c.position, _puzzle.c.rating).where(_puzzle.c.game == game))
    return {Position(int(row.position)): row.rating for row in rows}


def rate_answer(connection: Connection, user: UserId, answer: RatedAnswer) -> None:
    """Save the ratings of a user and a puzzle after an answer, in the transaction that counts it.

    The first skipped puzzle of a day changes no rating, and further ones count as wrong answers.

    On PostgreSQL, the user's rating is locked before the puzzle's, so that concurrent transactions cannot deadlock.
    """
    puzzle = {"game": answer.game, "position": str(answer.puzzle)}
    start = SolverRating()
    solver = _lock(connection, _solver, {"user_id": user}, start.glicko, {"previous": start.previous})
    if answer.skipped_on and solver.skipped_on != answer.skipped_on:
        skipped = update(_solver).where(_solver.c.user_id == user).values(skipped_on=answer.skipped_on)
        connection.execute(skipped)
        return
    if answer.moves_puzzle:
        problem = _glicko(_lock(connection, _puzzle, puzzle, answer.initial))
    else:
        row = connection.execute(select(_puzzle).where(_has(_puzzle, puzzle))).first()
        problem = _glicko(row) if row else answer.initial
    before, score = (_glicko(solver), problem), float(answer.is_right)
    after = before[0].after([(before[1], score)]), before[1].after([(before[0], 1 - score)])
    _save(connection, _solver, {"user_id": user}, after[0], {"previous": before[0].rating})
    if answer.moves_puzzle:
        _save(connection, _puzzle, puzzle, after[1])


def _lock(
    connection: Connection, table: Table, key: Mapping[str, Any], initial: Glicko, others: Mapping[str, Any] = {}
) -> Row[Any]:
    """Return a row, which is inserted if it is missing; on PostgreSQL, lock it until the transaction ends."""
    values = {**key, **_columns(initial), **others, "answers": 0}
    connection.execute(schema.insert_for(connection.dialect.name, table).values(values).on_conflict_do_nothing())
    return connection.execute(select(table).where(_has(table, key)).with_for_update()).one()


def _save(
    connection: Connection, table: Table, key: Mapping[str, Any], rating: Glicko, others: Mapping[str, Any] = {}
) -> None:
    values = {**_columns(rating), **others, "answers": table.c.answers + 1}
    connection.execute(update(table).where(_has(table, key)).values(values))


def _has(table: Table, key: Mapping[str, Any]) -> ColumnElement[bool]:
    return and_(*(table.c[name] == value for name, value in key.items()))


def _glicko(row: Row[Any]) -> Glicko:
    return Glicko(row.rating, row.deviation, row.volatility)


def _columns(rating: Glicko) -> dict[str, float]:
    return {"rating": rating.rating, "deviation": rating.deviation, "volatility": rating.volatility}
