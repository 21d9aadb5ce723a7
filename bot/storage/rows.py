"""How a match stands in the database: to rows, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, Executable, Row, Select, select

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat, Stop, Termination
from bot.game.rules import Rules
from bot.model.ids import ChannelId, Event, EventId, GuildId, MessageId, Place
from bot.model.saved_match import SavedMatch
from bot.storage import schema

_ply = schema.ply
_PLIES = select(_ply.c.match_id, _ply.c.cell).order_by(_ply.c.number)


def whole(saved: SavedMatch) -> dict[str, Any]:
    """The row of a new match."""
    match, rules = saved.match, saved.match.rules
    return {
        "id": match.id,
        "server_id": saved.place.guild,
        "channel_id": saved.place.channel,
        "rows": rules.rows,
        "columns": rules.columns,
        "in_a_row": rules.in_a_row,
        "gravity": rules.gravity,
        "misere": rules.misere,
        **_seat("x", match.x),
        **_seat("o", match.o),
        "began_at": saved.updated,
        "message_id": saved.message,
        "shown": saved.shown_version,
        "is_coached": saved.is_coached,
        "idle_hours": as_hours(saved.idle),
        **changing(saved),
    }


def changing(saved: SavedMatch) -> dict[str, Any]:
    """What a change of the match changes in its row."""
    match = saved.match
    winner = match.outcome.winner if match.outcome else None
    return {
        "version": match.version,
        "termination": match.termination.value if match.termination else None,
        "winner": winner.value if winner else None,
        "event_id": saved.event.id,
        "answer_token": saved.event.token,
        "touched_at": saved.updated,
    }


def plies(saved: SavedMatch, since: int) -> list[dict[str, Any]]:
    """The rows of the plies from a number on: those of the person who acted, and the program's replies."""
    match = saved.match
    return [
        {
            "match_id": match.id,
            "number": number,
            "cell": cell,
            "event_id": saved.event.id if isinstance(match.seat(match.mark(number)), MemberSeat) else None,
            "played_at": saved.updated,
        }
        for number, cell in enumerate(match.plies[since:], start=since)
    ]


def read_match(row: Row[Any], cells: Iterable[int]) -> Match:
    """A match from its row, and from what its plies played."""
    cells, stop = tuple(cells), _stop(row)
    return Match(
        MatchId(row.id),
        Rules(row.rows, row.columns, row.in_a_row, gravity=row.gravity, misere=row.misere),
        _seated(row.x_user, row.x_opponent),
        _seated(row.o_user, row.o_opponent),
        cells,
        stop,
        undone=row.version - len(cells) - (stop is not None),
    )


def read(row: Row[Any], cells: Iterable[int]) -> SavedMatch:
    """A match from its row and its plies, with all that is known of its whereabouts."""
    guild = None if row.server_id is None else GuildId(row.server_id)
    message = None if row.message_id is None else MessageId(row.message_id)
    place = Place(ChannelId(row.channel_id), guild)
    event = Event(EventId(row.event_id), row.answer_token)
    idle = in_hours(row.idle_hours)
    return SavedMatch(read_match(row, cells), place, event, row.touched_at, message, row.shown, row.is_coached, idle)


def read_all(connection: Connection, wanted: Select[Any]) -> list[SavedMatch]:
    """The matches whose rows are wanted, with their plies."""
    return [read(row, cells) for row, cells in with_cells(connection, wanted)]


def with_cells(
    connection: Connection, wanted: Executable, facts: Mapping[str, Any] | None = None
) -> list[tuple[Row[Any], list[int]]]:
    """The rows of matches that are wanted, each with what its plies played.

    Args:
        facts: what is to be filled in.
    """
    found = connection.execute(wanted, facts).all()
    cells: dict[int, list[int]] = {row.id: [] for row in found}
    for match, cell in connection.execute(_PLIES.where(_ply.c.match_id.in_(cells))).all() if found else ():
        cells[match].append(cell)
    return [(row, cells[row.id]) for row in found]


def as_hours(duration: timedelta | None) -> int | None:
    """A duration as the database keeps it."""
    return None if duration is None else duration // timedelta(hours=1)


def in_hours(hours: int | None) -> timedelta | None:
    """A duration as the rooms above speak of it."""
    return None if hours is None else timedelta(hours=hours)


def _seat(name: str, seat: Seat) -> dict[str, Any]:
    is_person = isinstance(seat, MemberSeat)
    return {f"{name}_user": seat.user if is_person else None, f"{name}_opponent": None if is_person else seat.opponent}


def _seated(user: int | None, opponent: str | None) -> Seat:
    return OpponentSeat(opponent) if opponent else MemberSeat(None if user is None else UserId(user))


def _stop(row: Row[Any]) -> Stop | None:
    """How a match stopped, if that was not on its board."""
    termination = Termination(row.termination) if row.termination else None
    if termination in (None, Termination.LINE, Termination.FULL_BOARD):
        return None
    return Stop(termination, Mark(row.winner).other if row.winner else None)
