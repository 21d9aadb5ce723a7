"""Learning curves: the computed shares, and the drawn chart."""

import pytest
from PIL import Image

from bot.rendering.learning_curve import compute_loss_curve, draw_curves, draw_loss_curve
from tests.rendering.images import Colour, is_similar, open_png

BACKGROUND, FIRST, SECOND = (43, 45, 49), (245, 166, 35), (86, 180, 233)


def open_chart(data: bytes) -> Image.Image:
    image = open_png(data)
    assert image.size == (800, 400)
    return image


def rows_with(image: Image.Image, colour: Colour) -> set[int]:
    """The rows of pixels that contain nearly the colour."""
    rows = (image.crop((0, y, image.width, y + 1)).getcolors(image.width) or () for y in range(image.height))
    return {y for y, row in enumerate(rows) if any(is_similar(pixel, colour) for _, pixel in row)}


@pytest.mark.parametrize(
    ("games", "window"), [(1, 1), (2, 1), (3, 2), (10, 5), (39, 20), (40, 20), (999, 20), (1100, 22), (10_000, 200)]
)
def test_the_window_depends_on_the_number_of_games(games: int, window: int) -> None:
    curve = compute_loss_curve("l" * games)
    assert curve.window == window
    assert curve.shares == (1.0,) * (games - window + 1)


def test_only_losses_count() -> None:
    assert compute_loss_curve("lldwdlww", 4).shares == (0.5, 0.25, 0.25, 0.25, 0.25)


def test_more_losses_draw_a_higher_curve() -> None:
    lost, won, half = (
        rows_with(open_chart(draw_loss_curve(compute_loss_curve(results))), FIRST)
        for results in ("l" * 40, "w" * 40, "lw" * 20)
    )
    assert max(lost) - min(lost) < 4
    assert min(won) - max(lost) == pytest.approx(326, abs=4)
    assert sum(half) / len(half) == pytest.approx((sum(lost) / len(lost) + sum(won) / len(won)) / 2, abs=2)


def test_the_chart_has_an_opaque_background() -> None:
    image = open_chart(draw_loss_curve(compute_loss_curve("l")))
    assert {image.getpixel(corner) for corner in ((0, 0), (799, 0), (0, 399), (799, 399))} == {BACKGROUND}


def test_the_x_axis_counts_all_games_of_the_learner() -> None:
    curve = compute_loss_curve("lw" * 100)
    assert draw_loss_curve(curve, before=0) == draw_curves({"": curve.shares}, first=20)
    assert draw_loss_curve(curve, before=0) != draw_loss_curve(curve, before=700)


def test_several_curves_have_different_colours() -> None:
    image = open_chart(draw_curves({"plain": [1.0, 0.5, 0.0], "stronger": [0.0, 0.0, 0.0, 0.0]}))
    alone = open_chart(draw_curves({"plain": [1.0, 0.5, 0.0]}))
    assert rows_with(image, FIRST)
    assert rows_with(image, SECOND) - rows_with(image, FIRST)
    assert not rows_with(alone, SECOND)


def test_several_curves_have_labels() -> None:
    labelled = open_chart(draw_curves({"plain": [1.0, 0.5, 0.0], "stronger": [0.0, 0.0, 0.0, 0.0]}))
    unlabelled = open_chart(draw_curves({"": [1.0, 0.5, 0.0], " ": [0.0, 0.0, 0.0, 0.0]}))
    assert labelled.tobytes() != unlabelled.tobytes()
