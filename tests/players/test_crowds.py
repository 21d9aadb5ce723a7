"""Simulated crowds: what most voters choose is played."""

from dataclasses import dataclass
from random import Random

from bot.games.lines import Board, Rules
from bot.games.mark import Mark
from bot.players.perfect import Perfect
from tools.crowds import Crowd, score
from tools.ladder import PAGE


@dataclass
class Alternating:
    """Plays each of some cells in turn."""

    cells: tuple[int, ...]
    played: int = 0

    def choose(self, board: Board, rng: Random) -> int:
        del board, rng
        self.played += 1
        return self.cells[self.played % len(self.cells)]

    def is_quick(self, board: Board) -> bool:
        del board
        return True


def test_a_crowd_plays_what_most_choose_and_a_lot_decides_ties() -> None:
    board = Board(Rules())
    assert Crowd(Alternating((4, 0, 4)), 9).choose(board, Random(1)) == 4
    assert {Crowd(Alternating((4, 0)), 8).choose(board, Random(seed)) for seed in range(20)} == {0, 4}


def test_the_page_has_what_the_tool_prints() -> None:
    measured = score(Rules(), "random", Mark.X, 1, 200, 1, Perfect())
    assert f"| 3x3 | **random** | X | {measured} | " in PAGE.read_text("utf-8")
