"""A toy game of thirty lines: nine cells, and whoever takes the last one wins."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.game import Game, Outcome, State
from bot.games.mark import Mark


@dataclass(frozen=True, slots=True)
class LastCell(Game):
    rows: int = 3
    columns: int = 3

    @property
    def name(self) -> str:
        return "lastcell"

    @property
    def start(self) -> Row:
        return Row()


@dataclass(frozen=True, slots=True)
class Row(State):
    marks: tuple[Mark | None, ...] = (None,) * 9
    last: int | None = None

    @property
    def game(self) -> LastCell:
        return LastCell()

    @property
    def plies(self) -> int:
        return 9 - self.marks.count(None)

    @property
    def legal_moves(self) -> tuple[int, ...]:
        return tuple(cell for cell, mark in enumerate(self.marks) if mark is None)

    @property
    def outcome(self) -> Outcome | None:
        return None if None in self.marks else Outcome(self.to_move.other)

    def __getitem__(self, cell: int) -> Mark | None:
        return self.marks[cell]

    def play(self, cell: int) -> Row:
        self.check(cell)
        return Row((*self.marks[:cell], self.to_move, *self.marks[cell + 1 :]), cell)
