"""The chart of a record: the bar of results, and the rating curve."""

from itertools import pairwise

import pytest
from PIL import Image

from bot.model.statistics import WinDrawLoss
from bot.rendering.record_chart import draw_record, rating_scale
from tests.rendering.images import Colour, is_similar, open_png

WIN, DRAW, LOSS = (86, 180, 233), (179, 184, 194), (245, 166, 35)
CURVE = (75, 212, 160)
BAR_ROW = 30
"""A row of pixels in the bar, above its labels."""


def bar_width(image: Image.Image, colour: Colour) -> int:
    """The number of pixels in a row of the bar that have a colour."""
    return sum(is_similar(image.getpixel((x, BAR_ROW)), colour) for x in range(image.width))


def curve_heights(image: Image.Image) -> list[int]:
    """The top pixel of the curve in each column that it crosses, from left to right."""
    columns = ([y for y in range(72, image.height) if is_similar(image.getpixel((x, y)), CURVE)] for x in range(800))
    return [min(column) for column in columns if column]


def test_the_bar_shows_each_share_in_its_own_colour() -> None:
    image = open_png(draw_record(WinDrawLoss(6, 3, 1)))
    assert image.size == (800, 98)
    assert [bar_width(image, colour) for colour in (WIN, DRAW, LOSS)] == pytest.approx([403, 201, 67], abs=6)


def test_a_single_kind_of_result_fills_the_bar() -> None:
    assert bar_width(open_png(draw_record(WinDrawLoss(0, 0, 4))), LOSS) == pytest.approx(672, abs=6)


def test_a_tiny_share_is_still_visible() -> None:
    image = open_png(draw_record(WinDrawLoss(1000, 0, 2)))
    assert (bar_width(image, WIN) > 660, bar_width(image, DRAW)) == (True, 0)
    assert image.tobytes() != open_png(draw_record(WinDrawLoss(1000, 0, 1))).tobytes()


def test_a_rising_rating_goes_up_below_the_bar() -> None:
    image = open_png(draw_record(WinDrawLoss(3, 0, 0), [1000, 1020, 1039, 1057], last=3))
    heights = curve_heights(image)
    assert image.size == (800, 472)
    assert heights[0] > heights[len(heights) // 2] > heights[-1]
    assert len(heights) == pytest.approx(672, abs=12)


def test_a_single_rating_draws_no_curve() -> None:
    assert draw_record(WinDrawLoss(1, 0, 0), [1020], last=1) == draw_record(WinDrawLoss(1, 0, 0))


@pytest.mark.parametrize("ratings", [[1000], [1000, 1000], [-300, 2400], [997, 1003, 1100], [12, 13]])
def test_the_rating_scale_is_round_and_contains_all_ratings(ratings: list[int]) -> None:
    ticks = rating_scale(ratings).ticks
    assert ticks[0] <= min(ratings) <= max(ratings) <= ticks[-1]
    assert ticks[-1] - ticks[0] >= 100
    assert 3 <= len(ticks) <= 8
    assert len({after - before for before, after in pairwise(ticks)}) == 1
    assert [tick % 10 for tick in ticks] == [0] * len(ticks)
