"""The levels of ultimate tic-tac-toe: a Monte Carlo tree search on bit masks, many times as fast as that of any game.

Random games are played on from each new node of the tree. In them, a side wins the board it was sent to if it can, and
otherwise plays anywhere there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from bot.games.mark import Mark
from bot.games.ultimate import CELLS, FULL, HAS_LINE, PLACES, UltimateState

_EXPLORATION = 0.7  # half of that in UCB1, which plays worse; from 0.35 to 1, there is hardly a difference
_QUICK = 100  # up to so many playouts, a move takes a few milliseconds
_NO_BOARD = -1  # where the side to move may choose its board

_PLACES_OF = tuple(tuple(place for place in range(9) if mask >> place & 1) for mask in range(FULL + 1))
"""The places in each mask."""

_WINNING = tuple(
    sum(1 << place for place in range(9) if not mask >> place & 1 and HAS_LINE[mask | 1 << place])
    for mask in range(FULL + 1)
)
"""The places that complete a line, by the marks of the side on a board."""


@dataclass(frozen=True, slots=True)
class UltimateSearch:
    """A Monte Carlo tree search, which plays the move that it has tried most often."""

    playouts: int  # how many random games it plays before a move; with none, it plays any legal move

    def choose(self, board: UltimateState, rng: Random, /) -> int:
        if not self.playouts or board.is_over:
            return rng.choice(board.legal_moves)
        root = _Node(-1, -1)
        for _ in range(self.playouts):
            _simulate(root, _Position(board), rng)
        most = max(child.visits for child in root.children)
        best = rng.choice([child for child in root.children if child.visits == most])
        return CELLS[best.board][best.place]

    def is_quick(self, _: UltimateState, /) -> bool:
        return self.playouts <= _QUICK


class _Node:
    """A move in the tree, by the side that is not to move after it."""

    __slots__ = ("board", "children", "place", "score", "untried", "visits")

    def __init__(self, board: int, place: int) -> None:
        self.board, self.place = board, place
        self.visits, self.score = 0, 0.0  # the sum of the results for the side that has made the move: 1, 1/2 or 0
        self.children: list[_Node] = []
        self.untried: list[tuple[int, int]] | None = None  # the moves without a child; None until it is visited again


class _Position:
    """A position that changes with each move. Sides are numbered: 0 is X, and 1 is O."""

    __slots__ = ("board", "closed", "marks", "score", "side", "won")

    def __init__(self, state: UltimateState) -> None:
        self.marks = [*state.x], [*state.o]
        self.won = [state.x_won, state.o_won]
        self.closed, self.side = state.closed, 0 if state.to_move is Mark.X else 1
        place = PLACES[state.last][1] if state.last is not None else None
        self.board = _NO_BOARD if place is None or self.closed >> place & 1 else place  # where to play
        self.score: float | None = None  # X's result once the game is over: 1, 1/2 or 0

    def moves(self) -> list[tuple[int, int]]:
        x, o = self.marks
        boards = _PLACES_OF[FULL ^ self.closed] if self.board == _NO_BOARD else (self.board,)
        return [(board, place) for board in boards for place in _PLACES_OF[FULL ^ (x[board] | o[board])]]

    def move(self, board: int, place: int) -> None:
        side, other = self.side, 1 - self.side
        mask = self.marks[side][board] | 1 << place
        self.marks[side][board] = mask
        if HAS_LINE[mask]:
            self.won[side] |= 1 << board
            self.closed |= 1 << board
            if HAS_LINE[self.won[side]]:
                self.score = 1.0 - side
        elif mask | self.marks[other][board] == FULL:
            self.closed |= 1 << board
        if self.closed == FULL and self.score is None:
            more = self.won[0].bit_count() - self.won[1].bit_count()
            self.score = 0.5 if not more else 1.0 if more > 0 else 0.0
        self.board = _NO_BOARD if self.closed >> place & 1 else place
        self.side = other

    def roll_out(self, rng: Random) -> float:
        """Play a random game to its end, and return X's score."""
        random, marks = rng.random, self.marks
        while self.score is None:
            board = self.board
            if board == _NO_BOARD:
                boards = _PLACES_OF[FULL ^ self.closed]
                board = boards[int(random() * len(boards))]
            own = marks[self.side][board]
            free = FULL ^ (own | marks[1 - self.side][board])
            places = _PLACES_OF[_WINNING[own] & free or free]
            self.move(board, places[int(random() * len(places))])
        return self.score


def _simulate(root: _Node, position: _Position, rng: Random) -> None:
    """Add a node to the tree, and a random game from there to the scores of all nodes above it."""
    node, path = root, [root]
    while position.score is None:
        if node.untried is None:
            node.untried = position.moves()
            rng.shuffle(node.untried)
        if node.untried:
            node.children.append(_Node(*node.untried.pop()))
            node = node.children[-1]
        else:
            node = _most_promising(node)
        path.append(node)
        position.move(node.board, node.place)
        if not node.visits:
            break
    mover, score = 1 - position.side, position.roll_out(rng)
    for depth, each in enumerate(reversed(path)):
        each.visits += 1
        each.score += score if (mover + depth) % 2 == 0 else 1.0 - score


def _most_promising(node: _Node) -> _Node:
    """The child with the greatest upper bound of its share of the points, as in
    https://en.wikipedia.org/wiki/Monte_Carlo_tree_search.
    """
    spread, best, greatest = _EXPLORATION * sqrt(log(node.visits)), node.children[0], -1.0
    for child in node.children:
        bound = child.score / child.visits + spread / sqrt(child.visits)
        if bound > greatest:
            best, greatest = child, bound
    return best


ULTIMATE_LEVELS: Mapping[str, UltimateSearch] = {
    "random": UltimateSearch(0),
    "easy": UltimateSearch(20),
    "medium": UltimateSearch(200),
    "hard": UltimateSearch(5_000),
}
"""The levels, from the weakest to the strongest, by their names; docs/opponents.md has the results of their games."""

ULTIMATE_RATINGS: Mapping[str, int] = {"random": 598, "easy": 1000, "medium": 1700, "hard": 2500}
"""Their fixed ratings, which `tools/ladder.py --ratings` computes from the games in docs/opponents.md."""
