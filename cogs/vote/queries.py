"""The votes on the moves of a crowd, in the database.

A voted match has one row, which says on which ply its crowd votes. A vote and the end of the voting lock it, so that
every vote either counts or is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    Row,
    SmallInteger,
    Table,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    update,
)

from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import is_on_shards
from bot.database.schema import insert_for, metadata
from bot.games.ids import MatchId, UserId
from bot.matches import tables
from bot.matches.queries import IS_LIVE
from bot.model.ids import ChannelId, GuildId, Shards
from bot.model.saved_match import Change

LEAST_TIME, MOST_TIME = timedelta(seconds=15), timedelta(hours=24)
LEAST_VOTES = 2  # without these, a move waits its whole time
VOTES_KEPT = timedelta(hours=24)  # how long after the end of a match it is known who has voted for what
_SLACK = timedelta(seconds=1)  # how much too early a timer may be
_AWAY_AFTER = timedelta(minutes=1)
"""If the voting ends so much too late, the bot was away, and its members could not vote; with a shorter time for a
move, after that time.
"""

voted_match_table = Table(
    "voted_match",
    metadata,
    Column("match_id", Snowflake, ForeignKey("match.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("starter", Snowflake, index=True, comment="who began it; null once the votes have no users any more"),
    Column("seconds", Integer, nullable=False, comment="how long a move is voted on"),
    Column("number", SmallInteger, nullable=False, comment="of the ply that is voted on; -1 for none"),
    Column("ends_at", UtcDateTime, index=True, comment="when that ends; null for never"),
    Column("has_waited", Boolean, nullable=False, server_default=false(), comment="once more, as nobody had voted"),
    Column("chosen", SmallInteger, comment="the cell once the voting has ended; null before"),
    Column("ended_at", UtcDateTime, index=True, comment="the match; null while it runs, and once no vote has a user"),
)


def _ply() -> tuple[Column[Any], Column[Any]]:
    match = ForeignKey("voted_match.match_id", ondelete="CASCADE")
    return (
        Column("match_id", Snowflake, match, primary_key=True, autoincrement=False),
        Column("number", SmallInteger, primary_key=True, autoincrement=False, comment="of the ply, counted from 0"),
    )


vote_table = Table(
    "vote",
    metadata,
    *_ply(),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    Column("cell", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

vote_count_table = Table(
    "vote_count",
    metadata,
    *_ply(),
    Column("cell", SmallInteger, primary_key=True, autoincrement=False),
    Column("votes", Integer, nullable=False, comment="for this cell when the voting ended"),
    sqlite_with_rowid=False,
)

_match, _voted, _vote, _count = tables.match, voted_match_table, vote_table, vote_count_table


@dataclass(frozen=True, slots=True)
class VoteChange:
    """A change of a voted match."""

    change: Change
    starter: UserId | None  # who begins it; None unless it begins
    seconds: int  # how long each move is voted on

    @property
    def ends(self) -> datetime | None:
        """When the voting on the next ply ends; None if the crowd is not to move."""
        after = self.change.after
        return after.updated + timedelta(seconds=self.seconds) if after.match.is_crowd_to_move else None


@dataclass(frozen=True, slots=True)
class VotedMatch:
    match: MatchId
    starter: UserId | None  # None once that is no longer known
    seconds: int
    number: int  # of the ply that is voted on; -1 for none
    ends: datetime | None
    has_waited: bool  # whether nobody had voted in time, so that the ply waits once more
    chosen: int | None  # the cell that the voting has chosen and that is not played yet


@dataclass(frozen=True, slots=True)
class Tally:
    """How the voting stands."""

    voted: VotedMatch
    counts: Mapping[int, int]  # how many votes each cell has
    is_complete: bool  # whether everyone who voted on the last move has voted

    @property
    def voters(self) -> int:
        return sum(self.counts.values())

    @property
    def ends(self) -> datetime | None:
        """When the move ends if nobody else votes; not before the least time."""
        ends = self.voted.ends
        if ends is None or not self.is_complete:
            return ends
        return ends - timedelta(seconds=self.voted.seconds) + LEAST_TIME


@dataclass(frozen=True, slots=True)
class BoardVotes:
    """What the board of a match shows of its votes."""

    tally: Tally | None
    last: Mapping[int, int]  # how many votes each cell had when the crowd's last ply was chosen


@dataclass(frozen=True, slots=True)
class VotesOfMatch:
    """All votes of a match."""

    counts: Mapping[tuple[int, int], int]  # how many votes each number of a ply and cell had
    users: Mapping[UserId, Mapping[int, int]]  # the cells by the numbers of the plies; empty once they are forgotten


@dataclass(frozen=True, slots=True)
class Closed:
    """What has come of a voting whose time is up: a cell, another wait, or neither if nobody votes."""

    chosen: int | None = None
    waits_until: datetime | None = None


def apply_change(connection: Connection, prepared: VoteChange) -> None:
    """Let the crowd vote on the next ply of a match that has changed."""
    after = prepared.change.after
    match = after.match
    state = {
        "number": len(match.plies) if match.is_crowd_to_move else -1,
        "ends_at": prepared.ends,
        "has_waited": False,
        "chosen": None,
        "ended_at": after.updated if match.is_over else None,
    }
    if prepared.change.before is None:
        new = {"match_id": match.id, "starter": prepared.starter, "seconds": prepared.seconds}
        connection.execute(insert(_voted), new | state)
    else:
        connection.execute(update(_voted).where(_voted.c.match_id == match.id), state)


def find_voted(connection: Connection, match: MatchId) -> VotedMatch | None:
    row = connection.execute(select(_voted).where(_voted.c.match_id == match)).first()
    return _read(row) if row else None


def running_votings(connection: Connection, shards: Shards) -> list[Tally]:
    """Return the votings of some shards that are under way or whose move is not played yet."""
    query = select(_voted).join_from(_voted, _match).where(IS_LIVE, is_on_shards(_match.c.guild_id, shards))
    rows = connection.execute(query.where(_voted.c.ends_at.is_not(None))).all()
    return [_tally(connection, _read(row)) for row in rows]


def channels_of_starter(connection: Connection, guild: GuildId | None, user: UserId) -> list[ChannelId]:
    """Return the channels of a guild in which votings run that a user has started."""
    query = select(_match.c.channel_id).join_from(_voted, _match).where(IS_LIVE, _match.c.guild_id == guild)
    return [ChannelId(channel) for channel in connection.scalars(query.where(_voted.c.starter == user))]


def cast_vote(connection: Connection, match: MatchId, number: int, user: UserId, cell: int) -> Tally | None:
    """Save a user's vote on a ply, in place of an earlier one; None if that ply is not voted on, or no longer."""
    query = select(_voted).where(_voted.c.match_id == match, _voted.c.number == number, _voted.c.chosen.is_(None))
    row = connection.execute(query.with_for_update(read=True)).first()
    if row is None:
        return None
    new = insert_for(connection.dialect.name, _vote)
    changed = new.on_conflict_do_update(index_elements=["match_id", "number", "user_id"], set_={"cell": cell})
    connection.execute(changed, {"match_id": match, "number": number, "user_id": user, "cell": cell})
    return _tally(connection, _read(row))


def read_tally(connection: Connection, match: MatchId) -> Tally | None:
    voted = find_voted(connection, match)
    return voted and _tally(connection, voted)


def read_board(connection: Connection, match: MatchId, last: int) -> BoardVotes:
    """Return what the board of a match shows; `last` is the number of the crowd's last ply, -1 if there is none."""
    query = select(_count.c.cell, _count.c.votes).where(_count.c.match_id == match, _count.c.number == last)
    counts = {row.cell: row.votes for row in connection.execute(query)}
    return BoardVotes(read_tally(connection, match), counts)


def read_votes(connection: Connection, match: MatchId) -> VotesOfMatch:
    counts, users = dict[tuple[int, int], int](), dict[UserId, dict[int, int]]()
    for row in connection.execute(select(_count).where(_count.c.match_id == match)):
        counts[row.number, row.cell] = row.votes
    query = select(_vote).where(_vote.c.match_id == match).order_by(_vote.c.user_id, _vote.c.number)
    for row in connection.execute(query):
        users.setdefault(UserId(row.user_id), {})[row.number] = row.cell
    return VotesOfMatch(counts, users)


def close_voting(
    connection: Connection, match: MatchId, number: int, seed: int, now: datetime, *, can_vote: bool = True
) -> Closed | None:
    """End the voting on a ply: save the counts, and the cell that is chosen, by a lot if several have the most votes.
    From then on no vote on it is taken. If it has ended before, return what was chosen then; None if another ply is
    voted on. Without a vote, the ply waits once more, in which the members `can_vote`; then nothing is chosen.
    """
    query = select(_voted).where(_voted.c.match_id == match, _voted.c.number == number)
    row = connection.execute(query.with_for_update()).first()
    if row is None:
        return None
    if row.chosen is not None:
        return Closed(row.chosen)
    tally, is_this = _tally(connection, _read(row)), _voted.c.match_id == match
    if tally.ends and now < tally.ends - _SLACK:
        return Closed(waits_until=tally.ends)
    if not tally.counts:
        was_away = not can_vote or now - row.ends_at > min(timedelta(seconds=row.seconds), _AWAY_AFTER)
        if row.has_waited and not was_away:
            return Closed()
        ends = now + timedelta(seconds=row.seconds)
        waiting = {"ends_at": ends, "has_waited": row.has_waited or not was_away}
        connection.execute(update(_voted).where(is_this).values(waiting))
        return Closed(waits_until=ends)
    most = max(tally.counts.values())
    chosen = Random(seed).choice(sorted(cell for cell, votes in tally.counts.items() if votes == most))
    rows = [{"match_id": match, "number": number, "cell": cell, "votes": votes} for cell, votes in tally.counts.items()]
    connection.execute(insert(_count), rows)
    connection.execute(update(_voted).where(is_this).values(chosen=chosen))
    return Closed(chosen)


def forget_voters(connection: Connection, now: datetime) -> None:
    """Delete who has voted and who has started the voting in matches that ended long enough ago; the counts stay."""
    is_old = _voted.c.ended_at <= now - VOTES_KEPT
    connection.execute(delete(_vote).where(_vote.c.match_id.in_(select(_voted.c.match_id).where(is_old))))
    connection.execute(update(_voted).where(is_old).values(starter=None, ended_at=None))


def _read(row: Row[Any]) -> VotedMatch:
    return VotedMatch(row.match_id, row.starter, row.seconds, row.number, row.ends_at, row.has_waited, row.chosen)


def _tally(connection: Connection, voted: VotedMatch) -> Tally:
    is_this = _vote.c.match_id == voted.match, _vote.c.number == voted.number
    counts = select(_vote.c.cell, func.count().label("votes")).where(*is_this).group_by(_vote.c.cell)
    found = {row.cell: row.votes for row in connection.execute(counts)}
    is_complete = sum(found.values()) >= LEAST_VOTES and _has_everyone(connection, voted)
    return Tally(voted, found, is_complete)


def _has_everyone(connection: Connection, voted: VotedMatch) -> bool:
    """Check if everyone who voted on the crowd's last move has voted on this one; False if it is the first one."""
    last, this = _vote.alias(), _vote.alias()
    has_voted = exists().where(
        this.c.match_id == voted.match, this.c.number == voted.number, this.c.user_id == last.c.user_id
    )
    query = select(func.count(), func.count().filter(has_voted)).select_from(last)
    row = connection.execute(query.where(last.c.match_id == voted.match, last.c.number == voted.number - 2)).one()
    return 0 < row[0] == row[1]


def _remove_voter(connection: Connection, user: UserId) -> None:
    """Delete a user's votes. The rows of matches are locked first, as by a vote, so neither waits for the other."""
    connection.execute(update(_voted).where(_voted.c.starter == user).values(starter=None))
    connection.execute(delete(_vote).where(_vote.c.user_id == user))


DATA = FeatureData(
    "votes",
    (
        UserRows("votes", "votes on moves", _vote),
        UserRows("votings", "votings started", _voted, users=("starter",)),
    ),
    others=(_count,),
    remove=_remove_voter,
)
