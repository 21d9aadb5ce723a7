"""Charts in every language: nothing is cut off, with long numbers and the longest name of a game."""

import pytest

from bot.game.games import GAMES
from bot.model.statistics import WinDrawLoss
from bot.rendering.chart import Picture, draw
from bot.rendering.learning_curve import chart_of_shares
from bot.rendering.localizer import Catalogue, Localizer
from bot.rendering.record_chart import charts_of_record
from tests.rendering.images import open_png
from tests.rendering.languages import every_language

MARGIN_X, MARGIN_Y = 15, 12
"""In pixels; no chart has anything there. Wider than a space, so that text which is cut off reaches into it."""

TALLY = WinDrawLoss(100_000, 100_000, 100_000)


def assert_is_not_cut_off(picture: Picture) -> None:
    """Assert that the margins have nothing but the background."""
    image = open_png(draw(picture))
    background, inner = image.getpixel((0, 0)), (image.width - 2 * MARGIN_X, image.height - 2 * MARGIN_Y)
    image.paste(image.crop((0, 0, 1, 1)).resize(inner), (MARGIN_X, MARGIN_Y))
    assert image.getcolors() == [(image.width * image.height, background)]


@every_language
def test_the_charts_of_a_record_fit(texts: Catalogue) -> None:
    localizer = Localizer(texts, "!")
    rules = max(GAMES.values(), key=lambda rules: len(localizer.name_of_game(rules)))
    assert_is_not_cut_off(charts_of_record(localizer, TALLY, [-1500, 2500], last=100_000, rules=rules))


@every_language
@pytest.mark.parametrize("games", [2, 10_000])
def test_a_learning_curve_fits(texts: Catalogue, games: int) -> None:
    localizer = Localizer(texts, "!")
    name = localizer.say("chart-average", games=games)
    assert_is_not_cut_off(chart_of_shares(localizer, {name: [1.0, 0.0]}, first=100_000))
