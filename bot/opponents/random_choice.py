"""The random choice among equally good options."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def random_choice(options: Sequence[_T], rng: Random) -> _T:
    """One of the options, all equally likely.

    Unlike `Random.choice`, this uses `Random.random` alone, which Python promises to give the same numbers for a
    seed in every version.

    Raises:
        IndexError: there are no options.
    """
    return options[int(rng.random() * len(options))]
