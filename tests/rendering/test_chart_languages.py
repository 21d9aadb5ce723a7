"""Charts in the languages with the longest labels: nothing is cut off, with long numbers and names of games."""

from collections.abc import Callable

import pytest

from bot.game.games import GAMES
from bot.model.statistics import WinDrawLoss
from bot.rendering.catalogue import Catalogue
from bot.rendering.chart import Picture
from bot.rendering.chart_tasks import draw
from bot.rendering.learning_curve import chart_of_shares
from bot.rendering.localizer import Localizer
from bot.rendering.record_chart import charts_of_record
from tests.support.images import open_png
from tests.support.languages import CATALOGUES, ENGLISH

MARGIN_X, MARGIN_Y = 15, 12
"""In pixels; no chart has anything there. Wider than a space, so that text which is cut off reaches into it."""

TALLY = WinDrawLoss(100_000, 100_000, 100_000)


def length_of_labels(texts: Catalogue) -> int:
    return sum(len(texts.say(key, "!", games=10_000)) for key in texts if key.startswith("chart-"))


in_long_languages = pytest.mark.parametrize(
    "texts", sorted(CATALOGUES, key=length_of_labels)[-3:], ids=lambda texts: texts.locale
)


def assert_is_not_cut_off(picture: Callable[[Localizer], Picture], texts: Catalogue) -> None:
    """Assert that the margins have nothing but the background."""
    image = open_png(draw(picture(Localizer(texts, "!")), picture(ENGLISH)))
    background, inner = image.getpixel((0, 0)), (image.width - 2 * MARGIN_X, image.height - 2 * MARGIN_Y)
    image.paste(image.crop((0, 0, 1, 1)).resize(inner), (MARGIN_X, MARGIN_Y))
    assert image.getcolors() == [(image.width * image.height, background)]


@in_long_languages
def test_the_charts_of_a_record_fit(texts: Catalogue) -> None:
    rules = max(GAMES.values(), key=lambda rules: len(Localizer(texts, "!").name_of_game(rules)))
    assert_is_not_cut_off(lambda own: charts_of_record(own, TALLY, [-1500, 2500], last=100_000, rules=rules), texts)


@in_long_languages
@pytest.mark.parametrize("games", [2, 10_000])
def test_a_learning_curve_fits(texts: Catalogue, games: int) -> None:
    assert_is_not_cut_off(
        lambda own: chart_of_shares(own, {own.say("chart-average", games=games): [1.0, 0.0]}, first=100_000), texts
    )
