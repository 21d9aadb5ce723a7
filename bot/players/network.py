"""A small network that sees a board and answers with a probability for each legal move and a value.

It works on boards of any size: its layers are convolutions, and means and maxima over all cells. tools/train_network.py
trains it. Importing this module imports numpy, so the bot's own process never does; see bot/players/neural.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bot.games.lines import Rules

Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]

PLANES = 9  # how many planes describe a position
IMPOSSIBLE = np.float32(-1e9)  # the logit of a move that is not legal

Evaluate = Callable[[Rules, Bools, Bools], tuple[Floats, Floats]]
"""Of positions in one game, given as the marks of the side to move and those of the other side, each of the shape
(positions, cells): the logits of the moves, of the same shape, and the values for the side to move, from -1 to 1."""


def legal_cells(rules: Rules, own: Bools, other: Bools) -> Bools:
    """Where the side to move may play, in positions that are not over."""
    empty = ~(own | other)
    if rules.gravity:
        empty[..., : -rules.columns] &= ~empty[..., rules.columns :]
    return empty


def planes(rules: Rules, own: Bools, other: Bools) -> Floats:
    """What the network sees of positions, of the shape (positions, PLANES, rows, columns)."""
    result = np.zeros((len(own), PLANES, rules.cells), np.float32)
    result[:, 0] = own
    result[:, 1] = other
    result[:, 2] = legal_cells(rules, own, other)
    result[:, 3] = 1  # marks the cells on the board, because convolutions see zeros beyond its edge
    result[:, 4 + min(max(rules.in_a_row, 3), 5) - 3] = 1
    result[:, 7] = rules.gravity
    result[:, 8] = rules.misere
    return result.reshape(len(own), PLANES, rules.rows, rules.columns)


class Network:
    """The network with its weights, computed with numpy."""

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]]) -> None:
        self._weights = {name: np.asarray(value, np.float32) for name, value in weights.items()}
        self._blocks = sum(name.endswith(".first.weight") for name in weights)
        self._matrices = {
            name: np.ascontiguousarray(value.transpose(2, 3, 1, 0).reshape(-1, len(value)))
            for name, value in self._weights.items()
            if value.ndim == 4
        }

    def __call__(self, rules: Rules, own: Bools, other: Bools) -> tuple[Floats, Floats]:
        """Evaluate positions; see `Evaluate`."""
        count, cells = own.shape
        x = planes(rules, own, other).transpose(0, 2, 3, 1)
        x = _relu(self._convolve("stem", x))
        for i in range(self._blocks):
            y = _relu(self._convolve(f"blocks.{i}.first", x))
            y += self._linear(f"blocks.{i}.pooled", _pool(y))[:, None, None, :]
            x = _relu(x + self._convolve(f"blocks.{i}.second", _relu(y)))
        pooled = _pool(x)
        hidden = _relu(self._linear("policy_hidden", x.reshape(count, cells, -1)))
        hidden += _relu(self._linear("policy_pooled", pooled))[:, None, :]
        logits = self._linear("policy", hidden)[:, :, 0]
        logits = np.where(legal_cells(rules, own, other), logits, IMPOSSIBLE)
        values = np.tanh(self._linear("value", _relu(self._linear("value_hidden", pooled))))[:, 0]
        return logits, values

    def _convolve(self, name: str, x: Floats) -> Floats:
        """A 3x3 convolution of an array of the shape (positions, rows, columns, channels)."""
        count, rows, columns, channels = x.shape
        padded = np.zeros((count, rows + 2, columns + 2, channels), np.float32)
        padded[:, 1:-1, 1:-1] = x
        around = [padded[:, i : i + rows, j : j + columns] for i in range(3) for j in range(3)]
        patches = np.concatenate(around, axis=3).reshape(-1, 9 * channels)
        result = patches @ self._matrices[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return result.reshape(count, rows, columns, -1)

    def _linear(self, name: str, x: Floats) -> Floats:
        return x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]


def _relu(x: Floats) -> Floats:
    return np.maximum(x, 0)


def _pool(x: Floats) -> Floats:
    """The mean and the maximum of each channel over all cells."""
    return np.concatenate([x.mean(axis=(1, 2)), x.max(axis=(1, 2))], axis=1)


def load_network(path: Path) -> Network:
    with np.load(path) as weights:
        return Network(dict(weights))
