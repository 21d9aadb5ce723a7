"""Games of a network against itself, many at once, as material for tools/train_network.py. It needs numpy alone.

Each move is chosen by the search of Gumbel AlphaZero (https://openreview.net/forum?id=bERaNdoegnO): with few visits,
the policy that it finds still improves on the network's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, log2

import numpy as np
import numpy.typing as npt

from bot.games.lines import Rules, symmetries
from bot.players.network import IMPOSSIBLE, Bools, Evaluate, Floats, legal_cells

Ints = npt.NDArray[np.int64]

_VISIT_OFFSET = 50  # how far the values outweigh the network's policy; c_visit and c_scale of the paper
_VALUE_SCALE = 0.25  # the paper has 1 for values from 0 to 1; values are from -1 to 1 here


def after_moves(rules: Rules, own: Bools, other: Bools, cells: Ints) -> tuple[Bools, Bools, Bools, Floats]:
    """Positions after a move in each, as the other side sees them: its marks, those of the side that has moved, which
    games are over, and their results for the side now to move.
    """
    moved = own.copy()
    moved[np.arange(len(own)), cells] = True
    has_line: Bools = np.logical_and.reduce(moved[:, _lines(rules)], axis=2)
    has_line = np.logical_or.reduce(has_line, axis=1)
    is_over: Bools = has_line | np.logical_and.reduce(moved | other, axis=1)
    return other, moved, is_over, np.where(has_line, 1.0 if rules.misere else -1.0, 0.0).astype(np.float32)


@lru_cache(maxsize=32)
def _lines(rules: Rules) -> Ints:
    return np.array(rules.lines, np.int64)


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found in each position."""

    cells: Ints  # the chosen moves
    policies: Floats  # the improved probabilities of all moves
    values: Floats  # the values for the side to move


class _Tree:
    """The search trees of several positions, with as many nodes each as there are visits, and one more."""

    def __init__(self, rules: Rules, own: Bools, other: Bools, visits: int) -> None:
        shape = (len(own), visits + 1, rules.cells)
        self.own, self.other = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        self.logits = np.full(shape, IMPOSSIBLE, np.float32)
        self.values = np.zeros(shape[:2], np.float32)  # of the network, or the result of a game that is over
        self.is_over = np.zeros(shape[:2], np.bool_)
        self.children = np.full(shape, -1, np.int64)
        self.visits = np.zeros(shape, np.float32)
        self.sums = np.zeros(shape, np.float32)  # of the values of each move, for the side to move
        self.own[:, 0], self.other[:, 0] = own, other

    def scores(self, games: Ints, nodes: Ints) -> Floats:
        """The logits of nodes, improved by the values found so far; those of moves without a visit are estimated."""
        logits, visits = self.logits[games, nodes], self.visits[games, nodes]
        is_visited = visits > 0
        values = self.sums[games, nodes] / np.maximum(visits, 1)
        prior = _softmax(logits)
        weight = (prior * is_visited).sum(1)
        mean = (prior * is_visited * values).sum(1) / np.maximum(weight, 1e-9)
        total = visits.sum(1)
        estimate = (self.values[games, nodes] + total * mean) / (1 + total)
        completed = np.where(is_visited, values, estimate[:, None])
        scale = _VALUE_SCALE * (_VISIT_OFFSET + visits.max(1))
        return logits + scale[:, None] * completed


def search(
    evaluate: Evaluate,
    rules: Rules,
    own: Bools,
    other: Bools,
    *,
    visits: int,
    rng: np.random.Generator,
    considered: int,
) -> Found:
    """Search positions that are not over, each with so many visits, of so many moves at most at its root."""
    count = len(own)
    games = np.arange(count)
    tree = _Tree(rules, own, other, visits)
    tree.logits[:, 0], tree.values[:, 0] = evaluate(rules, own, other)
    root = np.zeros(count, np.int64)
    noise = rng.gumbel(size=own.shape).astype(np.float32)
    legal = (tree.logits[:, 0] > IMPOSSIBLE / 2).sum(1)
    schedule = np.array([_schedule(min(considered, int(moves)), visits) for moves in legal])
    for visit in range(visits):
        at_root = np.where(
            tree.visits[:, 0] == schedule[:, visit, None], noise + tree.scores(games, root), 2 * IMPOSSIBLE
        )
        _visit(tree, evaluate, rules, visit + 1, at_root.argmax(1))
    scores = tree.scores(games, root)
    most = tree.visits[:, 0] == tree.visits[:, 0].max(1, keepdims=True)
    policies = _softmax(scores)
    values = (tree.values[:, 0] + tree.sums[:, 0].sum(1)) / (1 + visits)
    return Found(np.where(most, noise + scores, 2 * IMPOSSIBLE).argmax(1), policies, values)


def _visit(tree: _Tree, evaluate: Evaluate, rules: Rules, new: int, moves: Ints) -> None:
    """Descend each tree to a position that it does not have, add it as node `new`, and pass its value up."""
    count = len(moves)
    active = np.arange(count)
    nodes = np.zeros(count, np.int64)
    leaves = np.zeros(count, np.int64)
    path: list[tuple[Ints, Ints, Ints]] = []
    while True:
        path.append((active, nodes, moves))
        children = tree.children[active, nodes, moves]
        is_new = children < 0
        if is_new.any():
            _expand(tree, evaluate, rules, (active[is_new], nodes[is_new], moves[is_new]), new)
            children = np.where(is_new, new, children)
        leaves[active] = children
        goes_on = ~is_new & ~tree.is_over[active, children]
        active, nodes = active[goes_on], children[goes_on]
        if not len(active):
            break
        policy, visits = _softmax(tree.scores(active, nodes)), tree.visits[active, nodes]
        moves = (policy - visits / (1 + visits.sum(1, keepdims=True))).argmax(1)
    values = tree.values[np.arange(count), leaves]
    depth = np.zeros(count, np.int64)
    for active, _, _ in path:
        depth[active] += 1
    for number, (active, nodes, moves) in enumerate(path):
        sign = np.where((depth[active] - number) % 2, -1, 1)
        tree.visits[active, nodes, moves] += 1
        tree.sums[active, nodes, moves] += sign * values[active]


def _expand(tree: _Tree, evaluate: Evaluate, rules: Rules, edges: tuple[Ints, Ints, Ints], new: int) -> None:
    games, nodes, moves = edges
    own, other, is_over, results = after_moves(rules, tree.own[games, nodes], tree.other[games, nodes], moves)
    tree.children[games, nodes, moves] = new
    tree.own[games, new], tree.other[games, new], tree.is_over[games, new] = own, other, is_over
    tree.values[games, new] = results
    running = ~is_over
    if running.any():
        logits, values = evaluate(rules, own[running], other[running])
        tree.logits[games[running], new], tree.values[games[running], new] = logits, values


@lru_cache(maxsize=512)
def _schedule(considered: int, visits: int) -> tuple[int, ...]:
    """Sequential halving: how many visits a move must have so far to be considered at each visit of the root."""
    if considered <= 1:
        return tuple(range(visits))
    result: list[int] = []
    counts, left = [0] * considered, considered
    while len(result) < visits:
        for _ in range(max(1, visits // (ceil(log2(considered)) * left))):
            result.extend(counts[:left])
            counts[:left] = [count + 1 for count in counts[:left]]
        left = max(2, left // 2)
    return tuple(result[:visits])


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


@dataclass(slots=True)
class Sample:
    """A position of a game, what the search found there, and how the game ended."""

    own: Bools
    other: Bools
    policy: Floats
    value: float  # what the search found, for the side to move
    result: float = 0.0  # the result of the game for the side to move


class Games:
    """Games of one set of rules that are played at once; each that is over is replaced by a new one."""

    def __init__(self, rules: Rules, count: int, rng: np.random.Generator) -> None:
        self.rules = rules
        self._rng = rng
        self.own = np.zeros((count, rules.cells), np.bool_)
        self.other = np.zeros((count, rules.cells), np.bool_)
        self._plies: list[list[Sample]] = [[] for _ in range(count)]
        self.finished = 0
        for game in range(count):
            self._begin(game)

    def advance(self, evaluate: Evaluate, visits: int, considered: int) -> list[Sample]:
        """Play one ply in each game, and return the positions of the games that are over now."""
        found = search(evaluate, self.rules, self.own, self.other, visits=visits, rng=self._rng, considered=considered)
        for game, plies in enumerate(self._plies):
            value = float(found.values[game])
            plies.append(Sample(self.own[game].copy(), self.other[game].copy(), found.policies[game], value))
        self.own, self.other, is_over, results = after_moves(self.rules, self.own, self.other, found.cells)
        self.own, self.other = self.own.copy(), self.other.copy()
        samples: list[Sample] = []
        for game in np.flatnonzero(is_over):
            result = float(results[game])
            for sample in reversed(self._plies[game]):
                result = -result
                sample.result = result
            samples += self._plies[game]
            self.finished += 1
            self._begin(int(game))
        return samples

    def _begin(self, game: int) -> None:
        """Begin a new game; half of the games begin with random plies, so that the network sees unusual positions."""
        own, other = random_position(self.rules, self._rng) if self._rng.random() < 0.5 else _start(self.rules)
        self.own[game], self.other[game] = own[0], other[0]
        self._plies[game] = []


def random_position(rules: Rules, rng: np.random.Generator) -> tuple[Bools, Bools]:
    """A position after a random number of random plies that is not over."""
    while True:
        own, other = _start(rules)
        is_over = np.zeros(1, np.bool_)
        for _ in range(int(rng.integers(rules.cells * 2 // 3 + 1))):
            cell = rng.choice(np.flatnonzero(legal_cells(rules, own, other)[0]))
            own, other, is_over, _ = after_moves(rules, own, other, np.array([cell]))
            if is_over[0]:
                break
        if not is_over[0]:
            return own, other


def _start(rules: Rules) -> tuple[Bools, Bools]:
    return np.zeros((1, rules.cells), np.bool_), np.zeros((1, rules.cells), np.bool_)


class Replay:
    """The latest positions of one set of rules; the oldest are overwritten."""

    def __init__(self, rules: Rules, size: int) -> None:
        self._images = np.array(symmetries(rules))
        self.own = np.zeros((size, rules.cells), np.bool_)
        self.other = np.zeros((size, rules.cells), np.bool_)
        self.policies = np.zeros((size, rules.cells), np.float16)
        self.values = np.zeros(size, np.float32)
        self.added = 0

    def __len__(self) -> int:
        return min(self.added, len(self.values))

    def add(self, samples: Sequence[Sample]) -> None:
        """Add positions; their value is the mean of what the search found and how the game ended."""
        for sample in samples:
            i = self.added % len(self.values)
            self.own[i], self.other[i], self.policies[i] = sample.own, sample.other, sample.policy
            self.values[i] = (sample.value + sample.result) / 2
            self.added += 1

    def draw(self, count: int, rng: np.random.Generator) -> tuple[Bools, Bools, Floats, Floats]:
        """Random positions, each as one of its symmetric twins: own marks, other marks, policies, values."""
        chosen = rng.integers(len(self), size=count)[:, None]
        images = self._images[rng.integers(len(self._images), size=count)]
        policies = self.policies[chosen, images].astype(np.float32)
        return self.own[chosen, images], self.other[chosen, images], policies, self.values[chosen[:, 0]]
