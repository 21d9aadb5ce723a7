"""Draw the learning curve of docs/opponents.md: `.venv/bin/python -m tools.network_curve docs/neural-log.jsonl`.

The file is the log of tools/train_network.py. The Elo of a game grows by what the network's likeliest moves score
against those of the network one measurement before, from random positions.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.text.chart import Axis, LineChart, Picture, tick_step, ticks
from bot.text.chart_tasks import draw

PAGE = Path(__file__).parents[1] / "docs" / "neural-curve.png"
CHARTS = {"Small boards": ("3x3", "misere", "4x4"), "Larger boards": ("5x5", "7x7", "connect4")}


def chart(title: str, curves: Mapping[str, Sequence[float]], minutes: Sequence[float]) -> LineChart:
    """A chart of the Elo in some games; `minutes` are those of training before each measurement."""
    highest = max(max(values) for values in curves.values())
    step = tick_step(0, round(highest), 5)
    y = Axis("Elo", {value: str(value) for value in range(0, round(highest) + step, step)})
    lowest = min(min(values) for values in curves.values())
    if lowest < 0:
        y = Axis("Elo", {-step: f"-{step}", **y.ticks})
    x = Axis("Minutes of training", {number: f"{minutes[number]:.0f}" for number in ticks(0, len(minutes) - 1)})
    return LineChart(title, x, y, 0, curves)


def picture(log: Path) -> Picture:
    entries = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    minutes = [0.0, *(entry["minutes"] for entry in entries)]
    return Picture(
        "en",
        [
            chart(title, {game: [0.0, *(entry["elo"][game] for entry in entries)] for game in games}, minutes)
            for title, games in CHARTS.items()
        ],
    )


if __name__ == "__main__":
    PAGE.write_bytes(draw(picture(Path(sys.argv[1]))))
