"""What learners remember, in the database: one memory for each server, or direct conversation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Update, bindparam, case, delete, func, select, update

from bot.game.position import Position, Verdict
from bot.model.ids import Place, ScopeId
from bot.model.learner import MemoryUpdate, SavedLearner
from bot.storage import schema
from bot.storage.conflicts import INSERTS
from bot.storage.database import Database
from bot.storage.guilds import ensure_guild

_brain, _lesson = schema.brain, schema.lesson

MOST_RECORDED = 10_000
"""So many of the latest games are remembered one by one."""


class LearnerStore:
    """The learners' memories that a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, scope: ScopeId) -> SavedLearner | None:
        """What the learner of a home remembers, if it has ever learned or been set up.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_find, scope)

    async def teach(self, taught: MemoryUpdate) -> None:
        """Save what was learned, beside all that was learned elsewhere meanwhile.

        Raises:
            DatabaseError: it could not be saved.
        """
        await self._database.write(teach, taught)

    async def replace(self, place: Place, mode: str, memory: Mapping[Position, Verdict]) -> None:
        """Begin anew with another memory, and without a record.

        Raises:
            DatabaseError: it could not be saved; the old one is still there.
        """
        await self._database.write(_replace, place, mode, memory)


def teach(connection: Connection, taught: MemoryUpdate) -> None:
    """Save what was learned, in a transaction that is under way. What is lost stays lost."""
    if not taught.lessons and not taught.results:
        return
    count = _count_in(taught).returning(_brain.c.mode)
    mode = connection.execute(count).scalar()  # others who learn there wait from here on
    if mode is None:
        _make(connection, taught.place, SavedLearner(taught.mode))
        mode = connection.execute(count).scalar_one()
    if mode == taught.mode:  # else it has begun anew meanwhile, and would not understand what the old one has learned
        _keep(connection, taught.place.scope, taught.lessons)


def _keep(connection: Connection, scope: ScopeId, lessons: Mapping[Position, Verdict | None]) -> None:
    for verdict, keep in _KEEP[connection.dialect.name].items():
        if rows := _rows(scope, lessons, verdict):
            connection.execute(keep, rows)
    if rows := _rows(scope, lessons, None):
        connection.execute(_WITHDRAW, rows)


def _count_in(taught: MemoryUpdate) -> Update:
    """The statement that takes the new games into account."""
    lost = [position for position, verdict in taught.lessons.items() if verdict is Verdict.LOST]
    count, record = len(taught.results), _brain.c.record + taught.results
    length = func.length(record)
    facts: dict[str, Any] = {
        "games": _brain.c.games + count,
        "trained": _brain.c.trained + (count if taught.are_training else 0),
        "record": func.substr(record, case((length > MOST_RECORDED, length - MOST_RECORDED + 1), else_=1)),
    }
    if lost and taught.are_own:
        facts["latest"] = case((_brain.c.mode == taught.mode, lost[-1]), else_=_brain.c.latest)
    return update(_brain).where(_brain.c.home_id == taught.place.scope).values(facts)


def _keep_lost(insert: Any) -> Any:
    keys = ["home_id", "position"]
    return insert(_lesson).on_conflict_do_update(index_elements=keys, set_={"verdict": Verdict.LOST.value})


def _keep_good(insert: Any) -> Any:
    return insert(_lesson).on_conflict_do_nothing()


_KEEP = {
    dialect: {Verdict.LOST: _keep_lost(insert), Verdict.GOOD: _keep_good(insert)} for dialect, insert in INSERTS.items()
}
_WITHDRAW = delete(_lesson).where(
    _lesson.c.home_id == bindparam("home_id"),
    _lesson.c.position == bindparam("position"),
    _lesson.c.verdict == Verdict.GOOD.value,
)


def _rows(scope: ScopeId, lessons: Mapping[Position, Verdict | None], wanted: Verdict | None) -> list[dict[str, Any]]:
    """The rows of the lessons with one verdict."""
    verdict = {"verdict": wanted.value} if wanted else {}
    return [
        {"home_id": scope, "position": position, **verdict} for position, found in lessons.items() if found is wanted
    ]


def _make(connection: Connection, place: Place, brain: SavedLearner) -> None:
    """Make the row of a brain, unless another process has just done so."""
    ensure_guild(connection, place.guild)
    facts = {"home_id": place.scope, "server_id": place.guild, "mode": brain.mode}
    counts = {"games": brain.games, "trained": brain.trained, "record": brain.record, "latest": brain.latest}
    make = INSERTS[connection.dialect.name](_brain)
    connection.execute(make.on_conflict_do_nothing(), facts | counts)


def _replace(connection: Connection, place: Place, mode: str, memory: Mapping[Position, Verdict]) -> None:
    """Not by deleting its row: whoever else has something to say of that waits for it."""
    _make(connection, place, SavedLearner(mode))
    anew = {"mode": mode, "games": 0, "trained": 0, "record": "", "latest": None}
    connection.execute(update(_brain).where(_brain.c.home_id == place.scope).values(anew))
    connection.execute(delete(_lesson).where(_lesson.c.home_id == place.scope))
    _keep(connection, place.scope, memory)


def _find(connection: Connection, scope: ScopeId) -> SavedLearner | None:
    row = connection.execute(select(_brain).where(_brain.c.home_id == scope)).first()
    if row is None:
        return None
    lessons = connection.execute(select(_lesson.c.position, _lesson.c.verdict).where(_lesson.c.home_id == scope))
    verdicts = {verdict.value: verdict for verdict in Verdict}
    memory = {Position(position): verdicts[verdict] for position, verdict in lessons}
    latest = None if row.latest is None else Position(row.latest)
    return SavedLearner(row.mode, memory, row.games, row.trained, row.record, latest)
