"""The output of the benchmarks: the machine, durations, and tables as plain text."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence


def describe_machine() -> str:
    """Return the version of Python, the system and the number of cores."""
    system = f"{platform.system()} {platform.machine()}"
    return f"Python {platform.python_version()} on {system}, {os.cpu_count()} cores"


def format_seconds(seconds: float) -> str:
    """Format a duration: `3.10 ms`, `1.25 s`."""
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table with the first column aligned to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    print(f"\n{title}\n")
    for first, *others in (header, ["-" * width for width in widths], *rows):
        figures = (text.rjust(width) for text, width in zip(others, widths[1:], strict=True))
        print("  ".join(["", first.ljust(widths[0]), *figures]), flush=True)
