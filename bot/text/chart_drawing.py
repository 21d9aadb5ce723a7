"""The drawing of charts, and their fonts. Only worker processes import this, because it imports matplotlib.

matplotlib brings DejaVu Sans with it, which has Latin, Greek and Cyrillic letters. Other scripts need a font of the
system. Since version 3.11, matplotlib shapes text with HarfBuzz, which Hindi and Thai need.
"""

# matplotlib leaves some arguments untyped:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from io import BytesIO

import matplotlib.style
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.font_manager import findfont, findSystemFonts, fontManager, get_font

from bot.text.chart import BACKGROUND, BARS_SHARE, CURVES, INK, RESULTS, Bars, LineChart, Picture, ResultBar

_BUNDLED = "DejaVu Sans"

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "hi": ("Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari"),
    "ja": ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", "Hiragino Sans"),
    "ko": ("Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo"),
    "th": ("Noto Sans Thai", "Leelawadee UI", "Thonburi"),
    "zh-CN": ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC"),
    "zh-TW": ("Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", "PingFang TC"),
}
"""The font families for a language by their preference: Google's, and those of Windows and macOS."""

SAMPLES = {
    "Chinese (China)": ("zh-CN", "简体中文"),
    "Chinese (Taiwan)": ("zh-TW", "繁體中文"),
    "Hindi": ("hi", "हिन्दी"),
    "Japanese": ("ja", "日本語のひらがなとカタカナ"),
    "Korean": ("ko", "한국어"),
    "Thai": ("th", "ภาษาไทย"),
}
"""The locale and some letters of each language that needs a font of the system."""


def choose_fonts(locale: str, text: str) -> list[str] | None:
    """Return the font families that have all characters of a text together, the preferred one first, or None."""
    missing = set(text) - _characters_in(_BUNDLED, text)
    if not missing:
        return [_BUNDLED]
    _add_new_fonts()
    families = (family for family in _FAMILIES.get(locale, ()) if missing <= _characters_in(family, text))
    return next(([family, _BUNDLED] for family in families), None)


def _characters_in(family: str, text: str) -> set[str]:
    """Return the characters of a text that a font has; none if it is not installed."""
    try:
        font = get_font(findfont(family, fallback_to_default=False))
    except ValueError:
        return set()
    return {character for character in text if font.get_char_index(ord(character))}


@cache
def _add_new_fonts() -> None:
    """Find fonts that were installed after matplotlib had saved its list of them."""
    known = {entry.fname for entry in fontManager.ttflist}
    for path in findSystemFonts():
        if path not in known:
            with suppress(Exception):  # not every file is a font that can be read
                fontManager.addfont(path)


_GRID = "#4a4d55"
_MARKERS = "os^D"
_MARKERS_PER_CURVE = 8
_NAMES_IN_A_SQUARE = 4  # so many names in the legend look best in two columns
_WIDTH, _BAR_HEIGHT, _LINES_HEIGHT = 5.5, 1.3, 3.4
_MARGIN = 0.1  # in inches, as the sizes above
_DPI = 200
_FONT_SIZE = 12
"""In points: 17 pixels on a desktop, where Discord shows pictures 550 pixels wide, and 10 pixels on a phone."""

_STYLE = {
    "font.size": _FONT_SIZE,
    "text.color": INK,
    "text.parse_math": False,
    "figure.facecolor": BACKGROUND,
    "figure.constrained_layout.h_pad": 0.07,
    "figure.constrained_layout.w_pad": _MARGIN,
    "savefig.facecolor": BACKGROUND,
    "axes.facecolor": BACKGROUND,
    "axes.edgecolor": _GRID,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.labelcolor": INK,
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.titlesize": _FONT_SIZE + 1,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.xmargin": 0.02,
    "grid.color": _GRID,
    "legend.frameon": False,
    "legend.borderpad": 0,
    "legend.borderaxespad": _MARGIN * 72 / (_FONT_SIZE - 1),
    "legend.columnspacing": 1.2,
    "legend.fontsize": _FONT_SIZE - 1,
    "legend.handlelength": 1.2,
    "legend.handleheight": 1.2,
    "legend.handletextpad": 0.5,
    "lines.linewidth": 2.2,
    "xtick.color": _GRID,
    "xtick.labelcolor": INK,
    "xtick.labelsize": _FONT_SIZE - 1,
    "ytick.color": _GRID,
    "ytick.labelcolor": INK,
    "ytick.labelsize": _FONT_SIZE - 1,
}


def draw_picture(pictures: Sequence[Picture]) -> bytes:
    """Draw the first of some pictures whose letters are in the fonts, as a PNG. Raises ValueError if there is none."""
    for picture in pictures:
        if fonts := choose_fonts(picture.locale, "".join(_texts(picture))):
            with matplotlib.style.context(["default", {**_STYLE, "font.family": fonts}]):
                return _draw(picture)
    raise ValueError("no font has all letters of a chart")


def _texts(picture: Picture) -> Iterator[str]:
    for chart in picture.charts:
        yield chart.title
        if isinstance(chart, ResultBar):
            yield from chart.names
        else:
            yield from (*chart.curves, *_labels(chart), *([chart.bars.name] if chart.bars else []))


def _labels(chart: LineChart) -> Iterator[str]:
    for axis in (chart.x, chart.y):
        yield axis.label
        yield from axis.ticks.values()


def _draw(picture: Picture) -> bytes:
    heights = [_BAR_HEIGHT if isinstance(chart, ResultBar) else _LINES_HEIGHT for chart in picture.charts]
    figure = Figure((_WIDTH, sum(heights)), _DPI, layout="constrained")
    parts = figure.subfigures(len(heights), squeeze=False, height_ratios=heights)
    for chart, part in zip(picture.charts, parts.flat, strict=True):
        axes = part.subplots()
        axes.set_title(chart.title)
        if isinstance(chart, ResultBar):
            _draw_bar(axes, chart)
        else:
            _draw_curves(axes, chart)
        if names := sum(len(drawn.get_legend_handles_labels()[1]) for drawn in part.axes):
            _add_legend(part, names)
    buffer = BytesIO()
    figure.savefig(buffer, format="png")
    return buffer.getvalue()


def _draw_bar(axes: Axes, bar: ResultBar) -> None:
    left = 0
    for name, count, colour in zip(bar.names, bar.counts, RESULTS, strict=True):
        axes.barh(0, count, left=left, color=colour, edgecolor=BACKGROUND, label=name)
        left += count
    axes.set_xlim(0, left)
    axes.set_axis_off()


def _draw_curves(axes: Axes, chart: LineChart) -> None:
    for index, (name, values) in enumerate(chart.curves.items()):
        numbers = range(chart.first, chart.first + len(values))
        (curve,) = axes.plot(numbers, values, color=CURVES[index], marker=_MARKERS[index], label=name, clip_on=False)
        step = max(len(values) // _MARKERS_PER_CURVE, 1)
        if len(chart.curves) == 1 and step > 1:
            step = len(values)
        curve.set_markevery((step - 1, step))
    axes.set_xlabel(chart.x.label)
    axes.set_ylabel(chart.y.label)
    axes.set_xticks([*chart.x.ticks], [*chart.x.ticks.values()])
    axes.set_yticks([*chart.y.ticks], [*chart.y.ticks.values()])
    axes.set_ylim(min(chart.y.ticks), max(chart.y.ticks))
    if chart.bars:
        _draw_bars(axes, chart.bars, chart.first)


def _draw_bars(axes: Axes, bars: Bars, first: int) -> None:
    """Draw bars behind the curves, on an axis of their own, with their numbers before the grid."""
    behind, numbers = axes.twinx(), range(first, first + len(bars.counts))
    behind.bar(numbers, bars.counts, width=0.6, color=_GRID, label=bars.name)
    behind.set_ylim(0, max(bars.counts) / BARS_SHARE)
    behind.set_axis_off()
    axes.set_zorder(behind.get_zorder() + 1)
    axes.patch.set_visible(False)
    axes.xaxis.grid(visible=False)
    for number, count in zip(numbers, bars.counts, strict=True):
        if count:
            axes.annotate(
                str(count),
                (number, count),
                (0, 4),
                behind.transData,
                "offset points",
                ha="center",
                fontsize=_FONT_SIZE - 2,
                bbox={"facecolor": BACKGROUND, "linewidth": 0, "pad": 1},
            )


def _add_legend(part: SubFigure, names: int) -> None:
    for columns in (2, 1) if names == _NAMES_IN_A_SQUARE else (3, 2, 1):
        legend = part.legend(loc="outside lower left", ncols=columns)
        if columns == 1 or legend.get_window_extent().width < (_WIDTH - 2 * _MARGIN) * _DPI:
            return
        legend.remove()
