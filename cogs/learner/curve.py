"""Learning curves: the share of games that a learner lost over time, as numbers and as a chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.games.value import RESULT_LETTERS, Result
from bot.text.chart import Axis, LineChart, Picture, ticks
from bot.text.localizer import Localizer

_SHARES = 0.0, 0.2, 0.4, 0.6, 0.8, 1.0  # the ticks of the y-axis


@dataclass(frozen=True, slots=True)
class LossCurve:
    """The moving average of losses."""

    window: int  # the number of games that each share is taken over
    # the share of losses from 0 to 1, after each game from number `window` on, counted from 1
    shares: tuple[float, ...]


def compute_loss_curve(results: str, window: int | None = None) -> LossCurve:
    """Compute the loss curve of at least one game.
    `results` has one letter for each game, oldest first. The window has 20 games by default, fewer for short records,
    more for long ones.

    >>> compute_loss_curve("llld", 2)
    LossCurve(window=2, shares=(1.0, 1.0, 0.5))
    """
    games = len(results)
    window = window or max(min(20, (games + 1) // 2), games // 50)
    losses = [0, *accumulate(letter == RESULT_LETTERS[Result.LOSS] for letter in results)]
    return LossCurve(
        window, tuple((after - before) / window for before, after in zip(losses, losses[window:], strict=False))
    )


def chart_of_losses(localizer: Localizer, curve: LossCurve, *, before: int = 0) -> Picture:
    """Return the chart of the loss curve of one learner; `before` games came before its first one."""
    name = localizer.say("chart-average", games=curve.window)
    return chart_of_shares(localizer, {name: curve.shares}, first=before + curve.window)


def chart_of_shares(localizer: Localizer, curves: Mapping[str, Sequence[float]], *, first: int) -> Picture:
    """Return a chart of loss curves: shares from 0 to 1, the first ones after game number `first`."""
    last = first + max(map(len, curves.values())) - 1
    x = Axis(localizer.say("chart-game"), {game: localizer.number(game) for game in ticks(first, last)})
    y = Axis(localizer.say("chart-lost"), {share: localizer.percent(share) for share in _SHARES})
    return Picture(localizer.catalogue.locale, [LineChart(localizer.say("chart-losses"), x, y, first, curves)])
