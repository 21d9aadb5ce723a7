"""Print how fast the bot is: all tables, or those of the part named on the command line."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence

from benchmarks import answers, capacity, decisions, training
from benchmarks.report import Aim

PARTS: Mapping[str, Callable[[], list[Aim]]] = {
    "decisions": decisions.run,
    "training": training.run,
    "answers": answers.run,
    "capacity": capacity.run,
}


def main(names: Sequence[str]) -> int:
    """Run the parts of these names, or all; the exit code tells whether the names are known."""
    if unknown := [name for name in names if name not in PARTS]:
        print(f"No part is called {', '.join(unknown)}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} cores")
    aims = [aim for name in names or PARTS for aim in PARTS[name]()]
    print("\nAims\n")
    for aim in aims:
        print(f"  {aim}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
