"""Run the benchmarks: all of them, or those named on the command line."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

from benchmarks import (
    answers,
    capacity,
    connect_four,
    contest,
    decisions,
    exercises,
    load,
    messages,
    network,
    shares,
    soak,
    solving,
    training,
    workers,
)
from benchmarks.report import Target

BENCHMARKS: Mapping[str, Callable[[], list[Target]]] = {
    "decisions": decisions.run,
    "connect4": connect_four.run,
    "training": training.run,
    "solving": solving.run,
    "contest": contest.run,
    "answers": answers.run,
    "messages": messages.run,
    "network": network.run,
    "workers": workers.run,
    "load": load.run,
    "exercises": exercises.run,
    "shares": shares.run,
    "capacity": capacity.run,
    "soak": soak.run,
}


def main(names: Sequence[str]) -> int:
    """Run the named benchmarks, or all if none is named.

    Returns:
        The exit code: 2 if a name is unknown, otherwise 0, even if a target is missed.
    """
    if unknown := [name for name in names if name not in BENCHMARKS]:
        print(f"Unknown benchmark: {', '.join(unknown)}. Choose from {', '.join(BENCHMARKS)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} cores")
    start, targets = perf_counter(), list[Target]()
    for name in names or BENCHMARKS:
        print(f"\n{name}, after {perf_counter() - start:.0f} s", flush=True)
        targets += BENCHMARKS[name]()
    print(f"\nTargets, after {perf_counter() - start:.0f} s\n")
    for target in targets:
        print(f"  {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
