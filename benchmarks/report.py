"""The output of the benchmarks: plain-text tables, and for each target whether it is met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Target:
    """A target and the result on this machine.

    Args:
        text: describes the target.
        result: the measured figure.
        is_met: whether the result meets the target.
    """

    text: str
    result: str
    is_met: bool

    def __str__(self) -> str:
        return f"{'met   ' if self.is_met else 'MISSED'}  {self.text}: {self.result}"


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table with the first column aligned to the left and the others to the right."""
    widths = [max(len(line[i]) for line in (header, *rows)) for i in range(len(header))]
    print(f"\n{title}\n")
    for line in (header, ["-" * width for width in widths], *rows):
        first, *figures = (
            text.rjust(width) if i else text.ljust(width)
            for i, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        print("  ".join(["", first, *figures]))
