"""Fair times: contestants take turns, lap by lap, so that a busy moment of the machine meets them all."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter
from typing import TypeVar

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Timing:
    """How long something took, once for every time that it was done.

    Args:
        seconds: at least two, in any order.
    """

    seconds: tuple[float, ...]

    @property
    def median(self) -> float:
        """In seconds."""
        return median(self.seconds)

    @property
    def p95(self) -> float:
        """What 95 of 100 stayed below, in seconds."""
        return quantiles(self.seconds, n=20, method="inclusive")[-1]

    @property
    def range(self) -> str:
        """The shortest and the longest, as text."""
        return f"{format_seconds(min(self.seconds))} - {format_seconds(max(self.seconds))}"


def time_in_turns(
    tasks: Mapping[str, Callable[[], Answer]], laps: int, passes: int = 1
) -> dict[str, tuple[Timing, Answer]]:
    """Do every task once a lap, A B C A B C, with what it answered last.

    Args:
        laps: how many times are taken, two or more.
        passes: how often a task is done in a lap; the time is that of one pass. More than one for
            what is so quick that it would be measured with cold caches.
    """
    seconds: dict[str, list[float]] = {name: [] for name in tasks}
    answers: dict[str, Answer] = {}
    with _no_collector():
        for name, task in [*tasks.items()] * laps:
            start = perf_counter()
            for _ in range(passes):
                answers[name] = task()
            seconds[name].append((perf_counter() - start) / passes)
    return {name: (Timing(tuple(seconds[name])), answers[name]) for name in tasks}


@contextmanager
def _no_collector() -> Generator[None]:
    """As in timeit: nobody pays for looking through another's garbage."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def format_seconds(seconds: float) -> str:
    """A duration in the unit that suits it, to three digits: `3.10 ms`."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{_three_digits(seconds / size)} {unit}"
    return f"{_three_digits(seconds / 1e-9)} ns"


def format_ratio(ratio: float) -> str:
    """How many times as long, to three digits: `x 9.50`."""
    return f"x {_three_digits(ratio)}"


def _three_digits(number: float) -> str:
    if number >= 100:
        return f"{number:,.0f}"
    if number >= 10:
        return f"{number:.1f}"
    return f"{number:.2f}" if number >= 1 else f"{number:.3f}"
