"""The picture of a record: a bar of results, and the curve of a rating."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.model.statistics import WinDrawLoss
from bot.rendering.record_chart import draw_record, rating_scale
from tests.rendering.test_learning_curve import are_alike

WON, DRAWN, LOST = (86, 180, 233), (179, 184, 194), (245, 166, 35)
CURVE = (75, 212, 160)
BAR = 30
"""A row of pixels in the bar, above its numbers."""


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    return image.convert("RGB")


def runs(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """How many pixels of a row in the bar have a colour."""
    return sum(are_alike(image.getpixel((x, BAR)), colour) for x in range(image.width))


def curve_heights(image: Image.Image) -> list[int]:
    """From left to right, where the curve is highest in each column of pixels that it goes through."""
    columns = ([y for y in range(72, image.height) if are_alike(image.getpixel((x, y)), CURVE)] for x in range(800))
    return [min(column) for column in columns if column]


def test_each_result_has_its_share_of_the_bar_in_a_colour_of_its_own() -> None:
    image = opened(draw_record(WinDrawLoss(6, 3, 1)))
    assert image.size == (800, 98)
    assert [runs(image, colour) for colour in (WON, DRAWN, LOST)] == pytest.approx([403, 201, 67], abs=6)
    assert runs(opened(draw_record(WinDrawLoss(0, 0, 4))), LOST) == pytest.approx(672, abs=6)


def test_very_few_among_very_many_can_still_be_seen() -> None:
    image = opened(draw_record(WinDrawLoss(1000, 0, 2)))
    assert (runs(image, WON) > 660, runs(image, DRAWN)) == (True, 0)
    assert image.tobytes() != opened(draw_record(WinDrawLoss(1000, 0, 1))).tobytes()


def test_a_rating_that_rises_goes_up_beneath_the_bar() -> None:
    image = opened(draw_record(WinDrawLoss(3, 0, 0), [1000, 1020, 1039, 1057], last=3))
    heights = curve_heights(image)
    assert image.size == (800, 472)
    assert heights[0] > heights[len(heights) // 2] > heights[-1]
    assert len(heights) == pytest.approx(672, abs=12)


def test_one_rating_is_no_curve() -> None:
    assert draw_record(WinDrawLoss(1, 0, 0), [1020], last=1) == draw_record(WinDrawLoss(1, 0, 0))


@pytest.mark.parametrize("ratings", [[1000], [1000, 1000], [-300, 2400], [997, 1003, 1100], [12, 13]])
def test_the_scale_of_ratings_is_round_and_holds_them_all(ratings: list[int]) -> None:
    lines = rating_scale(ratings).ticks
    assert lines[0] <= min(ratings) <= max(ratings) <= lines[-1]
    assert lines[-1] - lines[0] >= 100
    assert 3 <= len(lines) <= 8
    assert len({after - before for before, after in pairwise(lines)}) == 1
    assert [line % 10 for line in lines] == [0] * len(lines)
