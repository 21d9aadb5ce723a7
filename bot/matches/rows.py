"""Conversion of matches to rows of the database and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Executable, Row, Select, bindparam, select

from bot.database.column_types import as_hours, in_hours
from bot.games.game import Termination
from bot.games.games import has_name, read_game
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import CROWD, CrowdSeat, EarlyEnd, Match, MemberSeat, OpponentSeat, Seat
from bot.matches import tables
from bot.model.ids import ChannelId, Event, EventId, GuildId, MessageId, Place
from bot.model.saved_match import SavedMatch
from bot.model.shown import Shown

CROWD_NAME = "crowd"  # stands in the columns of opponents
_ply = tables.ply
_PLIES = (
    select(_ply.c.match_id, _ply.c.cell)
    .where(_ply.c.match_id.in_(bindparam("matches", expanding=True)))
    .order_by(_ply.c.number)
)


def constant_columns(saved: SavedMatch) -> dict[str, Any]:
    """Return the columns of a match's row that `matches.changing_columns` does not update."""
    match = saved.match
    return {
        "id": match.id,
        "guild_id": saved.place.guild,
        "channel_id": saved.place.channel,
        **game_columns(match),
        "began_at": saved.updated,
        "message_id": saved.shown.message,
        "shown": saved.shown.version,
        "is_coached": saved.is_coached,
        "idle_hours": as_hours(saved.idle),
        "has_notices": saved.has_notices,
        "is_replaceable": saved.is_replaceable,
        "is_unrated": saved.is_unrated,
    }


def game_columns(match: Match) -> dict[str, Any]:
    """Return the columns of the game and the players, which change at most before the first ply."""
    return {"game": match.game.name, **_seat("x", match.x), **_seat("o", match.o)}


def read_match(row: Row[Any], cells: Iterable[int]) -> Match:
    cells, early_end = tuple(cells), _read_early_end(row)
    return Match(
        MatchId(row.id),
        read_game(row.game),
        _read_seat(row.x_user, row.x_opponent),
        _read_seat(row.o_user, row.o_opponent),
        cells,
        early_end,
        undone=row.version - len(cells) - (early_end is not None),
        x_takebacks=row.x_takebacks,
        o_takebacks=row.o_takebacks,
        is_weakened=row.is_weakened,
    )


def read(row: Row[Any], cells: Iterable[int]) -> SavedMatch:
    message = None if row.message_id is None else MessageId(row.message_id)
    attempt = None if row.attempt_id is None else EventId(row.attempt_id)
    return SavedMatch(
        read_match(row, cells),
        read_place(row),
        Event(EventId(row.event_id)),
        row.updated_at,
        Shown(row.shown, message, attempt, row.token),
        row.is_coached,
        in_hours(row.idle_hours),
        row.deadline,
        row.has_notices,
        row.is_replaceable,
        row.is_unrated,
        row.extended,
    )


def read_place(row: Row[*tuple[Any, ...]]) -> Place:
    return Place(ChannelId(row.channel_id), None if row.guild_id is None else GuildId(row.guild_id))


def read_all(
    connection: Connection, query: Select[Any], parameters: Mapping[str, Any] | None = None
) -> list[SavedMatch]:
    """Return the matches whose rows a query selects; the arguments are those of `with_cells`."""
    return [read(row, cells) for row, cells in with_cells(connection, query, parameters)]


def with_cells(
    connection: Connection, query: Executable, parameters: Mapping[str, Any] | None = None
) -> list[tuple[Row[Any], list[int]]]:
    """Return the rows of matches that a query selects, each with the cells of its plies.
    Matches of a game that this version of the bot does not know are left out.
    """
    found = [row for row in connection.execute(query, parameters) if has_name(row.game)]
    cells: dict[int, list[int]] = {row.id: [] for row in found}
    for match, cell in connection.execute(_PLIES, {"matches": [*cells]}).all() if found else ():
        cells[match].append(cell)
    return [(row, cells[row.id]) for row in found]


def _seat(name: str, seat: Seat) -> dict[str, Any]:
    match seat:
        case MemberSeat(user):
            opponent = None
        case OpponentSeat(opponent):
            user = None
        case CrowdSeat():
            user, opponent = None, CROWD_NAME
    return {f"{name}_user": user, f"{name}_opponent": opponent}


def _read_seat(user: int | None, opponent: str | None) -> Seat:
    if opponent == CROWD_NAME:
        return CROWD
    return OpponentSeat(opponent) if opponent else MemberSeat(None if user is None else UserId(user))


def _read_early_end(row: Row[Any]) -> EarlyEnd | None:
    termination = Termination(row.termination) if row.termination else None
    if termination is None or termination.is_on_board:
        return None
    return EarlyEnd(termination, Mark(row.winner).other if row.winner else None)
