"""The charts of a user's record: a bar of wins, draws and losses, and the curve of the rating below it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rules import Rules
from bot.text.chart import Axis, LineChart, Picture, ResultBar, tick_step, ticks
from bot.text.localizer import Localizer
from cogs.records.statistics import WinDrawLoss

_MIN_SPAN = 100  # the fewest rating points on the y-axis, so that small changes look small


def charts_of_record(
    localizer: Localizer, tally: WinDrawLoss, ratings: Sequence[int], *, last: int, rules: Rules
) -> Picture:
    """Return the charts of a record of at least one game.
    The ratings, oldest first, end with that after rated game number `last`; fewer than two have no curve.
    """
    bar = _bar(localizer, tally)
    curves = [_curve(localizer, ratings, last, rules)] if len(ratings) > 1 else []
    return Picture(localizer.catalogue.locale, [bar, *curves])


def _bar(localizer: Localizer, tally: WinDrawLoss) -> ResultBar:
    counts = tally.wins, tally.draws, tally.losses
    wins, draws, losses = (
        localizer.say(f"chart-{name}", games=games)
        for name, games in zip(("wins", "draws", "defeats"), counts, strict=True)
    )
    return ResultBar(localizer.say("chart-results"), (wins, draws, losses), counts)


def _curve(localizer: Localizer, ratings: Sequence[int], last: int, rules: Rules) -> LineChart:
    first, label = last - len(ratings) + 1, localizer.say("chart-rating")
    x = Axis(localizer.say("chart-rated_game"), {game: localizer.number(game) for game in ticks(first, last)})
    y = Axis(label, {rating: str(rating) for rating in rating_scale(ratings)})
    return LineChart(f"{label} · {localizer.name_of_game(rules)}", x, y, first, {"": ratings})


def rating_scale(ratings: Sequence[int]) -> Sequence[int]:
    """Return round numbers for a y-axis that contains the ratings.

    >>> [*rating_scale([1012, 988, 1104])], [*rating_scale([1000, 1003])]
    ([950, 1000, 1050, 1100, 1150], [940, 960, 980, 1000, 1020, 1040, 1060])
    """
    low, high = min(ratings), max(ratings)
    margin = max(_MIN_SPAN - (high - low), 0) // 2
    low, high = low - margin, high + margin
    step = tick_step(low, high, 5)
    return range(low // step * step, -(-high // step) * step + 1, step)
