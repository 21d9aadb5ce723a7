"""What a reader sees: tables of plain text, and for every aim whether it is met."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aim:
    """Something that we want to be true, and how it came out on this machine."""

    wish: str
    figure: str
    is_met: bool

    def __str__(self) -> str:
        return f"{'met   ' if self.is_met else 'MISSED'}  {self.wish}: {self.figure}"


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: the first column to the left, the figures to the right."""
    widths = [max(len(line[i]) for line in (header, *rows)) for i in range(len(header))]
    print(f"\n{title}\n")
    for line in (header, ["-" * width for width in widths], *rows):
        first, *figures = (
            text.rjust(width) if i else text.ljust(width)
            for i, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        print("  ".join(["", first, *figures]))
