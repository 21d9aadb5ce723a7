"""The learning curve: the right shares, and a picture that shows them."""

from io import BytesIO
from typing import cast

import pytest
from PIL import Image

from bot.rendering.learning_curve import compute_loss_curve, draw_curves, draw_loss_curve

BACKGROUND, FIRST, SECOND = (43, 45, 49), (245, 166, 35), (86, 180, 233)


def picture(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert (image.format, image.size) == ("PNG", (800, 400))
    return image.convert("RGB")


def heights(image: Image.Image, colour: tuple[int, int, int]) -> set[int]:
    """The rows of pixels that have some colour somewhere, or nearly so."""
    rows = (image.crop((0, y, image.width, y + 1)).getcolors(image.width) or () for y in range(image.height))
    return {y for y, row in enumerate(rows) if any(are_alike(seen, colour) for _, seen in row)}


def are_alike(seen: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(seen, tuple)
    return all(abs(int(part) - wanted) < 20 for part, wanted in zip(cast("tuple[int, ...]", seen), colour, strict=True))


@pytest.mark.parametrize(
    ("games", "window"), [(1, 1), (2, 1), (3, 2), (10, 5), (39, 20), (40, 20), (999, 20), (1100, 22), (10_000, 200)]
)
def test_the_window_suits_the_number_of_games(games: int, window: int) -> None:
    curve = compute_loss_curve("l" * games)
    assert curve.window == window
    assert curve.shares == (1.0,) * (games - window + 1)


def test_only_losses_count() -> None:
    assert compute_loss_curve("lldwdlww", 4).shares == (0.5, 0.25, 0.25, 0.25, 0.25)


def test_a_curve_is_high_where_all_is_lost_and_low_where_nothing_is() -> None:
    lost, won = (heights(picture(draw_loss_curve(compute_loss_curve(letter * 40))), FIRST) for letter in "lw")
    assert max(lost) - min(lost) < 4
    assert min(won) - max(lost) == pytest.approx(326, abs=4)
    half = heights(picture(draw_loss_curve(compute_loss_curve("lw" * 20))), FIRST)
    assert sum(half) / len(half) == pytest.approx((sum(lost) / len(lost) + sum(won) / len(won)) / 2, abs=2)


def test_the_picture_has_a_background_of_its_own() -> None:
    image = picture(draw_loss_curve(compute_loss_curve("l")))
    assert {image.getpixel(corner) for corner in ((0, 0), (799, 0), (0, 399), (799, 399))} == {BACKGROUND}


def test_the_numbers_of_the_games_are_those_they_were_played_under() -> None:
    curve = compute_loss_curve("lw" * 100)
    assert draw_loss_curve(curve, before=0) == draw_curves({"": curve.shares}, first=20)
    assert draw_loss_curve(curve, before=0) != draw_loss_curve(curve, before=700)


def test_several_curves_have_colours_and_labels_of_their_own() -> None:
    image = picture(draw_curves({"plain": [1.0, 0.5, 0.0], "stronger": [0.0, 0.0, 0.0, 0.0]}))
    alone = picture(draw_curves({"plain": [1.0, 0.5, 0.0]}))
    assert heights(image, FIRST)
    assert heights(image, SECOND) - heights(image, FIRST)
    assert not heights(alone, SECOND)
    unlabelled = picture(draw_curves({"": [1.0, 0.5, 0.0], " ": [0.0, 0.0, 0.0, 0.0]}))
    assert image.tobytes() != unlabelled.tobytes()
