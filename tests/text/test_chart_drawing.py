"""Charts as pictures: readable colours, curves, bars and labels."""

from dataclasses import replace
from io import BytesIO
from typing import cast

import pytest
from PIL import Image, ImageColor

from bot.games.lines import LISTED
from bot.text.catalogue import Catalogue
from bot.text.chart import CURVES, RESULTS, Axis, LineChart, Picture, ResultBar
from bot.text.chart_tasks import draw
from bot.text.localizer import Localizer
from cogs.learner.texts import chart_of_shares
from cogs.records.queries import WinDrawLoss
from cogs.records.texts import charts_of_record, rating_scale
from tests.support.languages import CATALOGUES, ENGLISH, LANGUAGES

Colour = tuple[int, int, int]


def open_png(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    return image.convert("RGB")


def is_similar(pixel: object, colour: Colour) -> bool:
    assert isinstance(pixel, tuple)
    channels = zip(cast("tuple[int, ...]", pixel), colour, strict=True)
    return all(abs(int(actual) - expected) < 20 for actual, expected in channels)


LINES = LineChart("Title", Axis("Game", {1: "1", 3: "3"}), Axis("Share", {0: "0%", 100: "100%"}), 1, {"Average": [50]})
BAR = ResultBar("Results", ("Won: 6", "Drawn: 3", "Lost: 1"), (6, 3, 1))


def picture(*charts: LineChart | ResultBar, locale: str = "en") -> Image.Image:
    return open_png(draw(Picture(locale, charts)))


def rows_with(image: Image.Image, colour: str) -> list[int]:
    rows = (image.crop((0, y, image.width, y + 1)).getcolors(image.width) or () for y in range(image.height))
    return [y for y, row in enumerate(rows) if any(is_similar(pixel, rgb(colour)) for _, pixel in row)]


def rgb(colour: str) -> Colour:
    red, green, blue, *_ = ImageColor.getrgb(colour)
    return red, green, blue


def bar_widths(bar: ResultBar) -> list[float]:
    """The share of the picture's width that each kind of result has in the widest row of the bar."""
    image = picture(bar)
    row = image.crop((0, image.height // 2, image.width, image.height // 2 + 1)).getcolors(image.width) or []
    return [sum(count for count, pixel in row if is_similar(pixel, rgb(colour))) / image.width for colour in RESULTS]


def test_every_text_is_drawn_on_an_opaque_background() -> None:
    x, y = LINES.x, LINES.y
    changed = [
        *(replace(LINES, title="Other"), replace(LINES, curves={"Other": [50]})),
        *(replace(LINES, x=replace(x, label="Other")), replace(LINES, x=replace(x, ticks={1: "first", 3: "third"}))),
        *(replace(LINES, y=replace(y, label="Other")), replace(LINES, y=replace(y, ticks={0: "0 %", 100: "100 %"}))),
    ]
    drawn = {draw(Picture("en", [chart])) for chart in (LINES, *changed)}
    assert len(drawn) == 7
    image = Image.open(BytesIO(drawn.pop()))
    assert image.convert("RGBA").getchannel("A").getextrema() == (255, 255)


def test_each_curve_has_its_colour_and_a_single_game_is_a_point() -> None:
    one = picture(LINES)
    assert rows_with(one, CURVES[0])
    assert not rows_with(one, CURVES[1])
    three = picture(replace(LINES, curves={"high": [100.0] * 3, "middle": [50.0] * 3, "low": [0.0] * 3}))
    plot = three.crop((0, 0, three.width, 600))  # without the legend
    high, middle, low = (rows_with(plot, colour) for colour in CURVES[:3])
    assert max(high) < min(middle) <= max(middle) < min(low)
    assert sum(middle) / len(middle) == pytest.approx((sum(high) / len(high) + sum(low) / len(low)) / 2, abs=2)


def test_the_bar_shows_each_share_in_its_own_colour_above_the_curve() -> None:
    assert bar_widths(BAR) == pytest.approx([0.58, 0.29, 0.1], abs=0.02)
    assert bar_widths(replace(BAR, counts=(0, 0, 4))) == pytest.approx([0, 0, 0.96], abs=0.02)
    image = picture(BAR, LINES)
    assert max(rows_with(image, RESULTS[0])) < min(rows_with(image, CURVES[0]))


def test_letters_that_no_font_has_are_never_drawn() -> None:
    hieroglyphs = replace(LINES, title="\N{EGYPTIAN HIEROGLYPH A001}")
    drawn = draw(Picture("ja", [hieroglyphs]), Picture("en", [LINES]))
    assert drawn == draw(Picture("en", [LINES]))
    with pytest.raises(ValueError, match="no font"):
        draw(Picture("ja", [hieroglyphs]))
    english = Picture("en", [LINES])
    titled = replace(LINES, title="Ελληνικά Български і українська Tiếng Việt Łódź ąęį 1\u202f000")
    assert draw(replace(english, charts=[titled]), english) != draw(english)


MARGIN_X, MARGIN_Y = 15, 12
"""In pixels; no chart has anything there. Wider than a space, so that text which is cut off reaches into it."""

TALLY = WinDrawLoss(100_000, 100_000, 100_000)


def length_of_labels(texts: Catalogue) -> int:
    return sum(len(texts.say(key, "!", games=10_000)) for key in texts if key.startswith("chart-"))


def test_the_charts_fit_in_the_longest_language() -> None:
    own = Localizer(max(CATALOGUES, key=length_of_labels), "!")
    rules = max(LISTED.values(), key=lambda rules: len(own.name_of_game(rules)))
    average = own.say("chart-average", games=10_000)
    for chart in (
        charts_of_record(own, TALLY, [-1500, 2500], last=100_000, game=rules),
        chart_of_shares(own, {average: [1.0, 0.0]}, first=100_000),
    ):
        image = open_png(draw(chart))
        background, inner = image.getpixel((0, 0)), (image.width - 2 * MARGIN_X, image.height - 2 * MARGIN_Y)
        image.paste(image.crop((0, 0, 1, 1)).resize(inner), (MARGIN_X, MARGIN_Y))
        assert image.getcolors() == [(image.width * image.height, background)]  # nothing but it in the margins


def charts(ratings: list[int], localizer: Localizer = ENGLISH, *, last: int = 3) -> Picture:
    return charts_of_record(localizer, WinDrawLoss(1200, 3, 0), ratings, last=last, game=LISTED["connect4"])


def test_the_rating_curve_is_in_the_language_of_the_reader() -> None:
    bar = ResultBar("Results", ("Won: 1,200", "Drawn: 3", "Lost: 0"), (1200, 3, 0))
    assert charts([]) == charts([1020]) == Picture("en", [bar])
    bar, curve = charts([1000, 1020], Localizer(LANGUAGES.of("de"), "!")).charts
    assert isinstance(bar, ResultBar)
    assert bar.names == ("Gewonnen: 1.200", "Unentschieden: 3", "Verloren: 0")
    assert curve.title == "Wertung · Vier gewinnt"


def test_the_curve_ends_at_the_latest_rated_game() -> None:
    _, curve = charts([1000, 1020, 1039], last=1001).charts
    assert isinstance(curve, LineChart)
    assert (curve.title, curve.x.label, curve.y.label) == ("Rating · Connect Four", "Rated game", "Rating")
    assert (curve.first, curve.curves) == (999, {"": [1000, 1020, 1039]})
    assert curve.x.ticks == {999: "999", 1000: "1,000", 1001: "1,001"}
    assert curve.y.ticks == {value: str(value) for value in (960, 980, 1000, 1020, 1040, 1060, 1080)}


def test_the_rating_scale_is_round_and_contains_all_ratings() -> None:
    for ratings in [[1000], [1000, 1000], [-300, 2400], [997, 1003, 1100], [12, 13]]:
        ticks = rating_scale(ratings)
        assert ticks[0] <= min(ratings) <= max(ratings) <= ticks[-1]
        assert ticks[-1] - ticks[0] >= 100
        assert 3 <= len(ticks) <= 8
        assert [tick % 10 for tick in ticks] == [0] * len(ticks)
