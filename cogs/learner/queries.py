"""Learners in the database: the memory and results of each guild's or direct-message channel's learner of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    Integer,
    String,
    Table,
    Text,
    Update,
    and_,
    bindparam,
    case,
    delete,
    func,
    or_,
    select,
    update,
)

from bot.database.column_types import Snowflake
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild
from bot.database.schema import game_name, guild_id, insert_for, metadata
from bot.games.games import DEFAULT_GAME
from bot.games.ids import UserId
from bot.games.position import Position, Verdict
from bot.games.value import RESULT_LETTERS, Result
from bot.matches import tables
from bot.matches.queries import is_player
from bot.model.ids import Place, ScopeId
from cogs.puzzles.queries import puzzle_record_table


def format_results(results: Iterable[Result]) -> str:
    """Return the results of games as they are saved, one letter each.

    >>> format_results([Result.WIN, Result.LOSS])
    'wl'
    """
    return "".join(RESULT_LETTERS[result] for result in results)


@dataclass(frozen=True, slots=True)
class SavedLearner:
    """The learner of a guild or a direct-message channel for one game, as it is saved."""

    mode: str  # a key of `bot.players.learner.MODES`
    memory: Mapping[Position, Verdict] = field(default_factory=dict[Position, Verdict])
    games: int = 0  # the number of games it has learned from
    training_games: int = 0  # how many of them were training games
    results: str = ""  # of its latest games, oldest first, as RESULT_LETTERS
    last_avoided: Position | None = None  # the position it learned to avoid last; None if it has learned none
    game: str = DEFAULT_GAME  # the name of the game that it plays


@dataclass(frozen=True, slots=True)
class MemoryUpdate:
    place: Place  # in the scope that the learner belongs to
    mode: str  # the mode that the verdicts were learned in. A learner of another mode ignores them.
    learned: Mapping[Position, Verdict | None]  # the new verdict for each position; None deletes the position
    results: str = ""  # of the games that were played, as RESULT_LETTERS
    is_training: bool = False  # whether these were training games
    is_imported: bool = False  # whether the verdicts come from a file; the learner has not learned them itself
    game: str = DEFAULT_GAME  # the name of the game that the learner plays


learner_table = Table(
    "learner",
    metadata,
    Column("scope_id", Snowflake, primary_key=True, autoincrement=False, comment="a guild or direct-message channel"),
    game_name(),
    guild_id(),
    Column("mode", String(20), nullable=False, comment="how the learner there learns"),
    Column("games", Integer, nullable=False, comment="how many it has learned from"),
    Column("training_games", Integer, nullable=False, comment="how many of them were training"),
    Column("results", Text, nullable=False, comment="how the latest of them ended for it: w, d or l each"),
    Column("last_avoided", Snowflake, comment="the position that it last learned to avoid"),
)

memory_table = Table(
    "memory",
    metadata,
    Column("scope_id", Snowflake, primary_key=True, autoincrement=False),
    game_name(),
    Column("position", Snowflake, primary_key=True, autoincrement=False, comment="base-3 digits, one a cell"),
    Column("verdict", String(4), nullable=False, comment="lost or good"),
    ForeignKeyConstraint(["scope_id", "game"], ["learner.scope_id", "learner.game"], ondelete="CASCADE"),
    sqlite_with_rowid=False,
)

_learner, _memory, _match, _puzzle_record = learner_table, memory_table, tables.match, puzzle_record_table

MAX_RESULTS = 10_000  # the number of latest games whose results are kept


def find_learner(connection: Connection, scope: ScopeId, game: str = DEFAULT_GAME) -> SavedLearner | None:
    """Return a scope's learner, or None if it has neither learned anything nor been set up."""
    row = connection.execute(select(_learner).where(_is_of(_learner, scope, game))).first()
    if row is None:
        return None
    learned = connection.execute(select(_memory.c.position, _memory.c.verdict).where(_is_of(_memory, scope, game)))
    verdicts = {verdict.value: verdict for verdict in Verdict}
    memory = {Position(position): verdicts[verdict] for position, verdict in learned}
    last_avoided = None if row.last_avoided is None else Position(row.last_avoided)
    return SavedLearner(row.mode, memory, row.games, row.training_games, row.results, last_avoided, game)


def replace_learner(
    connection: Connection, place: Place, mode: str, memory: Mapping[Position, Verdict], game: str = DEFAULT_GAME
) -> None:
    """Give a learner another memory and no results. Its row is updated, so that other updates wait for its lock."""
    _insert_learner(connection, place, game, mode)
    connection.execute(
        update(_learner).where(_is_of(_learner, place.scope, game)).values(mode=mode, **_NOTHING_LEARNED)
    )
    connection.execute(delete(_memory).where(_is_of(_memory, place.scope, game)))
    _save_verdicts(connection, place.scope, game, memory)


def _is_of(table: Table, scope: ScopeId, game: str) -> ColumnElement[bool]:
    return and_(table.c.scope_id == scope, table.c.game == game)


def apply_memory_update(connection: Connection, memory_update: MemoryUpdate) -> None:
    """Save new verdicts and results of a learner, which is created if there is none.
    If it has another mode by now, only the results are saved, because verdicts are valid in their own mode only.
    """
    if not memory_update.learned and not memory_update.results:
        return
    count = _count_games(memory_update).returning(_learner.c.mode)
    mode = connection.execute(count).scalar()  # locks the learner's row until the transaction ends
    if mode is None:
        _insert_learner(connection, memory_update.place, memory_update.game, memory_update.mode)
        mode = connection.execute(count).scalar_one()
    if mode == memory_update.mode:
        _save_verdicts(connection, memory_update.place.scope, memory_update.game, memory_update.learned)


def _count_games(memory_update: MemoryUpdate) -> Update:
    count, results = len(memory_update.results), _learner.c.results + memory_update.results
    length = func.length(results)
    start = case((length > MAX_RESULTS, length - MAX_RESULTS + 1), else_=1)
    values: dict[str, Any] = {
        "games": _learner.c.games + count,
        "training_games": _learner.c.training_games + (count if memory_update.is_training else 0),
        "results": func.substr(results, start),
    }
    lost = [position for position, verdict in memory_update.learned.items() if verdict is Verdict.LOST]
    if lost and not memory_update.is_imported:
        values["last_avoided"] = case((_learner.c.mode == memory_update.mode, lost[-1]), else_=_learner.c.last_avoided)
    return update(_learner).where(_is_of(_learner, memory_update.place.scope, memory_update.game)).values(values)


def _save_verdicts(
    connection: Connection, scope: ScopeId, game: str, learned: Mapping[Position, Verdict | None]
) -> None:
    """Save verdicts on positions. A lost position stays lost: no other verdict replaces that one."""
    insert = insert_for(connection.dialect.name, _memory)
    is_lost = {"verdict": Verdict.LOST.value}
    overwrite = insert.on_conflict_do_update(index_elements=["scope_id", "game", "position"], set_=is_lost)
    key = {"scope_id": scope, "game": game}
    for verdict, statement in (
        (Verdict.LOST, overwrite),
        (Verdict.GOOD, insert.on_conflict_do_nothing()),
        (None, _DELETE_GOOD),
    ):
        values = key | {"verdict": verdict.value} if verdict else key
        if rows := [values | {"position": position} for position, value in learned.items() if value is verdict]:
            connection.execute(statement, rows)


_DELETE_GOOD = delete(_memory).where(
    *(_memory.c[name] == bindparam(name) for name in ("scope_id", "game", "position")),
    _memory.c.verdict == Verdict.GOOD.value,
)


def _insert_learner(connection: Connection, place: Place, game: str, mode: str) -> None:
    ensure_guild(connection, place.guild)
    ids: dict[str, Any] = {"scope_id": place.scope, "game": game, "guild_id": place.guild}
    row = ids | {"mode": mode} | _NOTHING_LEARNED
    connection.execute(insert_for(connection.dialect.name, _learner).on_conflict_do_nothing(), row)


_NOTHING_LEARNED = {"games": 0, "training_games": 0, "results": "", "last_avoided": None}


def dm_scopes(connection: Connection, user: UserId, dm: ScopeId | None) -> list[ScopeId]:
    """Return the direct-message channels of a user that have a learner. `dm` is the one with the bot, if known."""
    scopes = connection.scalars(select(_learner.c.scope_id).where(_is_private(user, dm)).distinct())
    return [ScopeId(scope) for scope in scopes]  # there is a learner per game


def _is_private(user: UserId, dm: ScopeId | None) -> ColumnElement[bool]:
    """Return the condition for the learners of `dm` and of direct messages with a match or puzzle of the user."""
    with_match = select(_match.c.channel_id).where(is_player(user), _match.c.guild_id.is_(None))
    is_puzzle = (_puzzle_record.c.user_id == user) & _puzzle_record.c.guild_id.is_(None)
    with_puzzle = select(_puzzle_record.c.scope_id).where(is_puzzle)
    scope = _learner.c.scope_id
    return and_(or_(scope.in_(with_match), scope.in_(with_puzzle), scope == dm), _learner.c.guild_id.is_(None))


_IN_DMS = "direct messages from which a learner has learned"
DATA = FeatureData(
    "learners", (UserRows("learners", _IN_DMS, _learner, (), distinct="scope_id", find=_is_private),), others=(_memory,)
)
