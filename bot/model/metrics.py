"""The counters and durations that the services record for an exporter."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field


def _durations() -> deque[float]:
    return deque(maxlen=10_000)


@dataclass(eq=False)
class Metrics:
    """The counts of one process since its start, and its latest durations in seconds."""

    moves: int = 0  # saved moves of users
    # ended matches by result: `x`, `o`, `draw`, `resigned`, `forfeited`, `abandoned` or `stopped`
    results: Counter[str] = field(default_factory=Counter[str])
    errors: Counter[str] = field(default_factory=Counter[str])  # errors by kind, a keyword in the code
    # events of the gateway that discord.py could not read, by type
    unreadable_events: Counter[str] = field(default_factory=Counter[str])
    # the times from a command to its reply; an exporter removes those that it has read
    replies: deque[float] = field(default_factory=_durations)
    # the times that opponents took to choose a cell, likewise
    decisions: deque[float] = field(default_factory=_durations)
    # the times that long computations waited for a worker process, likewise
    waits: deque[float] = field(default_factory=_durations)
