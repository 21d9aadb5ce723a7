"""The name of the game of a match and of a challenge, in place of the five columns of its rules."""

from __future__ import annotations

import logging

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

log = logging.getLogger(__name__)

_ROWS, _COLUMNS, _IN_A_ROW, _GRAVITY, _MISERE = _RULES = [
    *(sa.Column(name, sa.Integer) for name in ("rows", "columns", "in_a_row")),
    *(sa.Column(name, sa.Boolean) for name in ("gravity", "misere")),
]
_DEFAULT = (3, 3, 3, False, False)
_LISTED = {
    "misere": (3, 3, 3, False, True),
    "4x4": (4, 4, 4, False, False),
    "5x5": (5, 5, 4, False, False),
    "7x7": (7, 7, 5, False, False),
    "9x9": (9, 9, 5, False, False),
    "connect4": (6, 7, 4, True, False),
}
"""The games that had a name of their own, besides the default one."""


def upgrade() -> None:
    """Name the games. A row with impossible rules is kept, and its name says what they were."""
    connection = op.get_bind()
    for name in ("match", "challenge"):
        op.add_column(name, sa.Column("game", sa.String(20), nullable=False, server_default="3x3", comment="its name"))
        table = sa.table(name, sa.column("game", sa.String), sa.column("termination", sa.String))
        connection.execute(sa.update(table).where(~_has(_DEFAULT)).values(game=_name()))
        impossible = sa.select(sa.func.count()).select_from(table).where(_are_impossible())
        if count := connection.execute(impossible).scalar_one():
            log.warning("Rows of the table %s with the rules of no game: %d. They are kept, not shown.", name, count)
        if name == "match":  # another one may begin in the channel
            is_live = sa.column("termination").is_(None)
            connection.execute(sa.update(table).where(_are_impossible(), is_live).values(termination="abandoned"))
        for column in _RULES:
            op.drop_column(name, column.name)


def downgrade() -> None:
    """Later games have no such rules."""
    raise NotImplementedError


def _has(rules: tuple[int, int, int, bool, bool]) -> sa.ColumnElement[bool]:
    return sa.and_(*(column.in_([value]) for column, value in zip(_RULES, rules, strict=True)))


def _name() -> sa.ColumnElement[str]:
    sizes = [sa.cast(size, sa.String) for size in (_ROWS, _COLUMNS, _IN_A_ROW)]
    options = [sa.case((option.is_(True), letter), else_="") for option, letter in ((_GRAVITY, "g"), (_MISERE, "m"))]
    size = sizes[0] + "x" + sizes[1] + "x" + sizes[2] + options[0] + options[1]
    return sa.case(*((_has(rules), name) for name, rules in _LISTED.items()), else_=size)


def _are_impossible() -> sa.ColumnElement[bool]:
    is_too_long = sa.and_(_IN_A_ROW > _ROWS, _IN_A_ROW > _COLUMNS)
    return sa.or_(~_ROWS.between(1, 26), ~_COLUMNS.between(1, 26), _IN_A_ROW < 2, is_too_long)
