"""How strong members are: their ratings in each server, reckoned from all that has been played there so far.

The arithmetic is that of docs/rating.md as it was at this revision, and stays so.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_snowflake = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_is_over = sa.text("termination IS NOT NULL")

_INITIAL, _SCALE = 1000.0, 400
_LEVELS = {"random": 801.0, "easy": 1000.0, "medium": 1126.0, "hard": 1243.0, "perfect": 1331.0}

_RATED = sa.text(
    "SELECT id, server_id, x_user, x_opponent, o_user, o_opponent, winner FROM match"
    " WHERE server_id = :server AND rows = 3 AND columns = 3 AND in_a_row = 3"
    " AND gravity = :no AND misere = :no AND is_coached = :no"
    " AND termination IN ('line', 'full board', 'resigned', 'forfeited', 'agreed')"
    " AND EXISTS (SELECT 1 FROM ply WHERE match_id = match.id AND number = 1)"
    " ORDER BY touched_at, id"
).bindparams(sa.bindparam("no", False, type_=sa.Boolean))


def upgrade() -> None:
    """Make the table, the columns and the indexes, and play all that counts once more."""
    for mark in ("x", "o"):
        op.add_column("match", sa.Column(f"{mark}_rating", sa.SmallInteger, comment=_COMMENTS[mark]))
    for name, columns in (
        ("server", ["touched_at"]),
        ("how", ["termination", "winner", "x_opponent", "o_opponent"]),
        ("x", ["x_user", "touched_at", "termination", "winner", "o_opponent", "x_rating"]),
        ("o", ["o_user", "touched_at", "termination", "winner", "x_opponent", "o_rating"]),
    ):
        name, columns = f"match_finished_{name}", ["server_id", *columns]
        op.create_index(name, "match", columns, sqlite_where=_is_over, postgresql_where=_is_over)
    _make_ratings()
    connection = op.get_bind()
    for server in connection.execute(sa.text("SELECT id FROM server ORDER BY id")).scalars().all():
        _rate(connection, server)


def downgrade() -> None:
    """What was played since could be reckoned again, but not the ratings of whoever has been forgotten."""
    raise NotImplementedError


_COMMENTS = {
    "x": "of the member who was X, after the match; null if it was not rated",
    "o": "the same of O; both null also for a program, and who was forgotten",
}


def _make_ratings() -> None:
    op.create_table(
        "rating",
        sa.Column("server_id", _snowflake, autoincrement=False),
        sa.Column("user_id", _snowflake, autoincrement=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False, comment="how many rated ones the member has played there"),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("server_id", "user_id", name="rating_pkey"),
        sa.ForeignKeyConstraint(["server_id"], ["server.id"], name="rating_server_id_fkey", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_user_id", "rating", ["user_id"])
    op.create_index("rating_best", "rating", ["server_id", "rating"])


class _Side:
    """A member as the games so far have shown them; or a level, whose numbers nobody keeps."""

    def __init__(self, rating: float) -> None:
        self.rating = rating
        self.results = {1.0: 0, 0.5: 0, 0.0: 0}

    def play(self, score: float, other: float) -> None:
        expected = 1 / (1 + 10 ** ((other - self.rating) / _SCALE))
        self.rating += (40 if sum(self.results.values()) < 20 else 20) * (score - expected)
        self.results[score] += 1


def _rate(connection: sa.Connection, server: int) -> None:
    """Reckon the ratings of a server's members."""
    members: dict[int, _Side] = {}
    after: list[dict[str, int | None]] = []
    for row in connection.execute(_RATED, {"server": server}).all():
        x, o = _side(members, row.x_user, row.x_opponent), _side(members, row.o_user, row.o_opponent)
        if x is None or o is None or row.x_user == row.o_user:  # somebody was forgotten, or programs played each other
            continue
        score, of_x = {"X": 1.0, "O": 0.0}.get(row.winner, 0.5), x.rating
        x.play(score, o.rating)
        o.play(1 - score, of_x)
        rated = {"x": round(x.rating) if row.x_user else None, "o": round(o.rating) if row.o_user else None}
        after.append({"match": row.id, **rated})
    if after:
        connection.execute(sa.text("UPDATE match SET x_rating = :x, o_rating = :o WHERE id = :match"), after)
        connection.execute(
            _KEEP, [_row(server, user, side) for user, side in members.items() if any(side.results.values())]
        )


_KEEP = sa.text("INSERT INTO rating VALUES (:server_id, :user_id, :rating, :games, :wins, :draws, :losses)")


def _side(members: dict[int, _Side], user: int | None, opponent: str | None) -> _Side | None:
    if user is not None:
        return members.setdefault(user, _Side(_INITIAL))
    return _Side(_LEVELS[opponent]) if opponent in _LEVELS else None


def _row(server: int, user: int, side: _Side) -> dict[str, Any]:
    wins, draws, losses = side.results.values()
    counts = {"games": wins + draws + losses, "wins": wins, "draws": draws, "losses": losses}
    return {"server_id": server, "user_id": user, "rating": side.rating, **counts}
