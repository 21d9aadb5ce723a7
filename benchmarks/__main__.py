"""Run the benchmarks of `make bench`: all of them, or those named on the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence

from benchmarks import answers, connect_four, load, network, soak, solving
from benchmarks.report import describe_machine

BENCHMARKS: Mapping[str, Callable[[], None]] = {
    "solving": solving.run,
    "connect4": connect_four.run,
    "network": network.run,
    "answers": answers.run,
    "load": load.run,
    "soak": soak.run,
}


def main(names: Sequence[str]) -> int:
    """Run the named benchmarks, or all if none is named, and return the exit code: 2 if a name is unknown."""
    if unknown := [name for name in names if name not in BENCHMARKS]:
        print(f"Unknown benchmark: {', '.join(unknown)}. Choose from {', '.join(BENCHMARKS)}.", file=sys.stderr)
        return 2
    print(describe_machine())
    for name in names or BENCHMARKS:
        print(f"\n{name}", flush=True)
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
