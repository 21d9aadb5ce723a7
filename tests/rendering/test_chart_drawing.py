"""Charts as pictures: readable colours, curves, bars and labels."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageColor

from bot.rendering.chart import BACKGROUND, CURVES, INK, RESULTS, Axis, LineChart, Picture, ResultBar
from bot.rendering.chart_tasks import draw
from tests.support.images import Colour, is_similar, open_png

LINES = LineChart("Title", Axis("Game", {1: "1", 3: "3"}), Axis("Share", {0: "0%", 100: "100%"}), 1, {"Average": [50]})
BAR = ResultBar("Results", ("Won: 6", "Drawn: 3", "Lost: 1"), (6, 3, 1))


def picture(*charts: LineChart | ResultBar, locale: str = "en") -> Image.Image:
    return open_png(draw(Picture(locale, charts)))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [channel / 255 for channel in ImageColor.getrgb(colour)]
    linear = [channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels]
    return sum(weight * channel for weight, channel in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def rows_with(image: Image.Image, colour: str) -> list[int]:
    """The rows of pixels that contain nearly the colour."""
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


def test_text_and_curves_stand_out_from_the_background() -> None:
    assert contrast(INK, BACKGROUND) >= 7  # WCAG 2.2, 1.4.6
    assert min(contrast(colour, BACKGROUND) for colour in (*CURVES, *RESULTS)) >= 3  # 1.4.11


def test_charts_are_opaque_in_every_theme() -> None:
    image = Image.open(BytesIO(draw(Picture("en", [BAR, LINES]))))
    assert image.convert("RGBA").getchannel("A").getextrema() == (255, 255)


def test_higher_values_are_drawn_higher() -> None:
    high, middle, low = (
        rows_with(picture(replace(LINES, curves={"": [value] * 3})), CURVES[0]) for value in (100, 50, 0)
    )
    assert max(high) < min(middle) <= max(middle) < min(low)
    assert sum(middle) / len(middle) == pytest.approx((sum(high) / len(high) + sum(low) / len(low)) / 2, abs=2)


def test_every_text_is_drawn() -> None:
    x, y = LINES.x, LINES.y
    changed = [
        *(replace(LINES, title="Other"), replace(LINES, curves={"Other": [50]})),
        *(replace(LINES, x=replace(x, label="Other")), replace(LINES, x=replace(x, ticks={1: "first", 3: "third"}))),
        *(replace(LINES, y=replace(y, label="Other")), replace(LINES, y=replace(y, ticks={0: "0 %", 100: "100 %"}))),
    ]
    assert len({picture(chart).tobytes() for chart in (LINES, *changed)}) == 7


def test_each_curve_has_its_colour_and_a_single_game_is_a_point() -> None:
    for curves, is_second_drawn in [({"": [50.0]}, False), ({"plain": [100.0, 0.0], "stronger": [0.0] * 4}, True)]:
        image = picture(replace(LINES, curves=curves))
        assert rows_with(image, CURVES[0])
        assert bool(rows_with(image, CURVES[1])) is is_second_drawn


def test_the_bar_shows_each_share_in_its_own_colour() -> None:
    assert bar_widths(BAR) == pytest.approx([0.58, 0.29, 0.1], abs=0.02)
    assert bar_widths(replace(BAR, counts=(0, 0, 4))) == pytest.approx([0, 0, 0.96], abs=0.02)


def test_a_bar_and_a_curve_are_drawn_below_each_other() -> None:
    image = picture(BAR, LINES)
    assert max(rows_with(image, RESULTS[0])) < min(rows_with(image, CURVES[0]))


def test_letters_that_no_font_has_are_never_drawn() -> None:
    hieroglyphs = replace(LINES, title="\N{EGYPTIAN HIEROGLYPH A001}")
    drawn = draw(Picture("ja", [hieroglyphs]), Picture("en", [LINES]))
    assert drawn == draw(Picture("en", [LINES]))
    with pytest.raises(ValueError, match="no font"):
        draw(Picture("ja", [hieroglyphs]))


def test_other_latin_greek_and_cyrillic_letters_need_no_font() -> None:
    english = Picture("en", [LINES])
    for title in ["Ελληνικά", "Български і українська", "Tiếng Việt", "Łódź ąęį 1\u202f000"]:
        assert draw(replace(english, charts=[replace(LINES, title=title)]), english) != draw(english)
