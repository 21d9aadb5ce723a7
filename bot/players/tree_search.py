"""PUCT, the tree search of AlphaZero (https://doi.org/10.1126/science.aar6404), with the values of a network.

Nothing about wins and threats is built in: the search learns that a game is over when it comes to such a position.
Importing this module imports numpy, so only workers do it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from pathlib import Path

import numpy as np

from bot.games.lines import Board, symmetries
from bot.players.network import Bools, Evaluate, Floats, load_network

_EXPLORATION = 1.5  # how much the search trusts the network's probabilities rather than the values found
_REDUCTION = 0.2  # how much worse than its position a move without a visit is taken to be
_BATCH = 8  # how many positions the network evaluates at once


@dataclass(eq=False, slots=True)
class _Node:
    """A position in the tree; its arrays have one entry for each legal move."""

    board: Board
    value: float  # for the side to move: the network's, or the result of a game that is over
    moves: tuple[int, ...]
    priors: Floats  # the network's probabilities
    visits: Floats
    sums: Floats  # of the values found after each move, for the side to move
    children: list[_Node | None]


class TreeSearch:
    """A network, and the search that uses it."""

    def __init__(self, evaluate: Evaluate) -> None:
        self._evaluate = evaluate

    def look(self, board: Board) -> tuple[dict[int, float], float]:
        """The probability of each legal move, and the value for the side to move: means over all symmetric twins."""
        images = np.array(symmetries(board.rules))
        own, other = (np.zeros(images.shape, np.bool_) for _ in range(2))
        twins = np.arange(len(images))[:, None]
        own[twins, images], other[twins, images] = _cells(board, 0), _cells(board, 1)
        logits, values = self._evaluate(board.rules, own, other)
        shares = _softmax(logits)[twins, images].mean(axis=0)
        return {cell: float(shares[cell]) for cell in board.legal_moves}, float(values.mean())

    def search(self, board: Board, visits: int) -> dict[int, int]:
        """How often each legal move was visited, of so many visits in total."""
        (root,) = self._nodes([board])
        done = 0
        while done < visits:
            done += self._visit(root, min(_BATCH, visits - done))
        return dict(zip(root.moves, map(int, root.visits), strict=True))

    def _visit(self, root: _Node, count: int) -> int:
        """Make up to so many visits, each a loss until its value is known, and return how many were made."""
        paths: list[list[tuple[_Node, int]]] = []
        pending: dict[tuple[int, int], int] = {}  # the path of each new position, by its node and the index of its move
        values: dict[int, float] = {}  # those of paths that end in a known position
        for _ in range(count):
            path, last = _descend(root)
            node, index = path[-1]
            if last is None and (id(node), index) in pending:  # the network is about to evaluate it
                for earlier, move in path:
                    earlier.visits[move] -= 1
                    earlier.sums[move] += 1
                break
            if last is None:
                pending[id(node), index] = len(paths)
            else:
                values[len(paths)] = last.value
            paths.append(path)
        new = [paths[number][-1] for number in pending.values()]
        nodes = self._nodes([node.board.play(node.moves[index]) for node, index in new])
        for (node, index), child, number in zip(new, nodes, pending.values(), strict=True):
            node.children[index] = child
            values[number] = child.value
        for number, path in enumerate(paths):
            value = values[number]
            for node, index in reversed(path):
                value = -value
                node.sums[index] += 1 + value
        return len(paths)

    def _nodes(self, boards: list[Board]) -> list[_Node]:
        """Nodes of new positions; the network evaluates those that are not over."""
        running = [board for board in boards if not board.is_over]
        found: dict[int, tuple[Floats, float]] = {}
        if running:
            own, other = (np.array([_cells(board, side) for board in running]) for side in (0, 1))
            logits, values = self._evaluate(running[0].rules, own, other)
            shares = _softmax(logits)
            found = {id(board): (shares[i], float(values[i])) for i, board in enumerate(running)}
        return [_node(board, *found.get(id(board), (None, 0.0))) for board in boards]


def _node(board: Board, shares: Floats | None, value: float) -> _Node:
    if board.outcome:
        value = float(board.outcome.result_for(board.to_move))
    moves = board.legal_moves
    count = len(moves)
    priors = np.zeros(0, np.float32) if shares is None else shares[list(moves)]
    visits, sums = np.zeros(count, np.float32), np.zeros(count, np.float32)
    return _Node(board, value, moves, priors, visits, sums, [None] * count)


def _descend(root: _Node) -> tuple[list[tuple[_Node, int]], _Node | None]:
    """Go down the tree by PUCT, and return the moves, counted as lost, and the position after them if it is known."""
    node, path = root, list[tuple[_Node, int]]()
    while True:
        index = _select(node)
        path.append((node, index))
        node.visits[index] += 1
        node.sums[index] -= 1
        child = node.children[index]
        if child is None or not child.moves:
            return path, child
        node = child


def _select(node: _Node) -> int:
    """The index of the move whose value and bonus for exploration are highest together."""
    total = float(node.visits.sum())
    seen = node.visits > 0
    values = np.where(seen, node.sums / np.maximum(node.visits, 1), node.value - _REDUCTION)
    return int((values + _EXPLORATION * sqrt(total + 1) * node.priors / (1 + node.visits)).argmax())


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def _cells(board: Board, side: int) -> Bools:
    """The marks of the side to move (0) or of the other one (1) as an array."""
    x_moves = board.x.bit_count() == board.o.bit_count()
    marks = board.x if x_moves is (side == 0) else board.o
    data = np.frombuffer(marks.to_bytes((board.rules.cells + 7) // 8, "little"), np.uint8)
    return np.unpackbits(data, count=board.rules.cells, bitorder="little").astype(np.bool_)


@lru_cache(maxsize=4)
def load_search(path: Path) -> TreeSearch:
    return TreeSearch(load_network(path))
