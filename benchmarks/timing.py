"""Time several implementations in alternation, so that load on the machine affects all of them alike."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter
from typing import TypeVar

_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class Timing:
    """The durations of repeated runs.

    Args:
        seconds: one per run, at least two, in any order.
    """

    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The median, in seconds."""
        return median(self.seconds)

    @property
    def p95(self) -> float:
        """The 95th percentile, in seconds."""
        return quantiles(self.seconds, n=20, method="inclusive")[-1]

    @property
    def range(self) -> str:
        """The minimum and the maximum, as text."""
        return f"{format_seconds(min(self.seconds))} - {format_seconds(max(self.seconds))}"


def time_alternately(
    functions: Mapping[str, Callable[[], _Result]], rounds: int, repeats: int = 1
) -> dict[str, tuple[Timing, _Result]]:
    """Time functions in alternation: A B C A B C.

    Args:
        functions: by name.
        rounds: the number of measurements of each function, two or more.
        repeats: how often a function is called per measurement; its time is divided by this. Use more than one for a
            function that is so fast that it would be measured with cold caches.

    Returns:
        The timing and the latest result of each function.
    """
    seconds: dict[str, list[float]] = {name: [] for name in functions}
    results: dict[str, _Result] = {}
    with garbage_collection_off():
        for name, function in [*functions.items()] * rounds:
            start = perf_counter()
            for _ in range(repeats):
                results[name] = function()
            seconds[name].append((perf_counter() - start) / repeats)
    return {name: (Timing(tuple(seconds[name])), results[name]) for name in functions}


@contextmanager
def garbage_collection_off() -> Generator[None]:
    """Disable garbage collection, as timeit does: it could collect the garbage of another function."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def format_seconds(seconds: float) -> str:
    """Format a duration with three digits in a suitable unit: `3.10 ms`."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{_three_digits(seconds / size)} {unit}"
    return f"{_three_digits(seconds / 1e-9)} ns"


def format_ratio(ratio: float) -> str:
    """Format a ratio with three digits: `x 9.50`."""
    return f"x {_three_digits(ratio)}"


def _three_digits(number: float) -> str:
    if number >= 100:
        return f"{number:,.0f}"
    if number >= 10:
        return f"{number:.1f}"
    return f"{number:.2f}" if number >= 1 else f"{number:.3f}"
