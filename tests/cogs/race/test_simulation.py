"""Simulated races: the order at the end agrees with the strength of the racers."""

from pathlib import Path
from random import Random
from statistics import median

from cogs.race.race import MIXED, TIMES
from tools.races import measure, simulate

PAGE = (Path(__file__).parents[3] / "docs" / "training.md").read_text("utf-8")


def test_the_order_of_mixed_races_agrees_with_the_strength() -> None:
    rng = Random(1)
    assert median(simulate(MIXED, 90, TIMES[90], rng) for _ in range(9)) >= 0.8


def test_the_page_has_what_the_tool_prints() -> None:
    assert f"\n| 3x3 | {measure('3x3', 90, TIMES[90])} | " in PAGE
