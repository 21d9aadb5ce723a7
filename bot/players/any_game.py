"""Players of any game, which know only its states: a Monte Carlo tree search, and an alpha-beta search."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random

from bot.games.game import State
from bot.players.search import random_choice

_EXPLORATION = sqrt(2)  # as in UCB1: https://en.wikipedia.org/wiki/Monte_Carlo_tree_search
_MOST = 10_000  # more than the plies of any game
_QUICK_DEPTH = 2  # to this depth, a move takes a few milliseconds
_QUICK = 50  # up to so many playouts, a move takes a few milliseconds


@dataclass(frozen=True, slots=True)
class LookAhead:
    """Looks some plies ahead, and takes positions that are not decided within them for draws.
    At each decision it overlooks every cell with the same probability: it neither plays there nor expects the other
    side to. If it overlooks every cell, it plays any legal move.
    """

    depth: int  # how many plies it looks ahead, its own move included
    overlooks: float = 0.0

    def choose(self, board: State, rng: Random, /) -> int:
        overlooked = frozenset(cell for cell in range(board.game.cells) if rng.random() < self.overlooks)
        scored = {
            cell: -_look_ahead(board.play(cell), self.depth - 1, -_MOST, _MOST, overlooked)
            for cell in board.legal_moves
            if cell not in overlooked and self.depth
        }
        best = max(scored.values(), default=0)
        return random_choice([cell for cell, score in scored.items() if score == best] or board.legal_moves, rng)

    def is_quick(self, _: State, /) -> bool:
        return self.depth <= _QUICK_DEPTH


def _look_ahead(state: State, depth: int, alpha: int, beta: int, overlooked: Collection[int]) -> int:
    """Return the value for the side to move, searched some plies deep: 0 for a draw, and more the sooner it wins."""
    if state.outcome:
        return state.outcome.result_for(state.to_move) * (_MOST - state.plies)
    moves = [cell for cell in state.legal_moves if cell not in overlooked] if depth else []
    best = -_MOST if moves else 0
    for cell in moves:
        best = max(best, -_look_ahead(state.play(cell), depth - 1, -beta, -max(alpha, best), overlooked))
        if best >= beta:
            break
    return best


@dataclass(slots=True)
class _Node:
    state: State
    visits: int = 0
    score: float = 0.0  # the sum of the results for the side that has just moved: 1, 1/2 or 0
    children: dict[int, _Node] = field(default_factory=dict[int, "_Node"])

    def worth(self, visits: int) -> float:
        return self.score / self.visits + _EXPLORATION * sqrt(log(visits) / self.visits) if self.visits else inf


@dataclass(frozen=True, slots=True)
class MonteCarlo:
    """Plays out games at random, more often after moves that have done well, and chooses the most frequent move."""

    playouts: int

    def choose(self, board: State, rng: Random, /) -> int:
        if not board.legal_moves:
            raise IndexError("the game is over")
        root = _Node(board)
        for _ in range(self.playouts):
            _simulate(root, rng)
        visits = {cell: child.visits for cell, child in root.children.items()} or dict.fromkeys(board.legal_moves, 0)
        most = max(visits.values())
        return rng.choice([cell for cell, count in visits.items() if count == most])

    def is_quick(self, _: State, /) -> bool:
        return self.playouts <= _QUICK


def _simulate(root: _Node, rng: Random) -> None:
    path, node = [root], root
    while not node.state.is_over:
        untried = [cell for cell in node.state.legal_moves if cell not in node.children]
        if untried:
            cell = rng.choice(untried)
            node.children[cell] = _Node(node.state.play(cell))
            path.append(node.children[cell])
            break
        visits = node.visits
        node = max(node.children.values(), key=lambda child: child.worth(visits))
        path.append(node)
    state = path[-1].state
    while not state.is_over:
        state = state.play(rng.choice(state.legal_moves))
    assert state.outcome
    for each in path:
        each.visits += 1
        each.score += state.outcome.result_for(each.state.to_move.other).score


ANY_GAME_LEVELS: Mapping[str, MonteCarlo] = {
    "random": MonteCarlo(0),
    "easy": MonteCarlo(10),
    "medium": MonteCarlo(50),
    "hard": MonteCarlo(1_000),
}
"""The levels of games for which no search was made, from the weakest to the strongest, by their names."""
