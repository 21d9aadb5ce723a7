"""Boards as PNG pictures, and games as GIF pictures, in the shapes and colours of the default emoji; the last move is
framed, and lines are struck through.

Pictures contain no words, only the numbers of columns, and the letters of rows, or with gravity their numbers from the
bottom. The alternative text describes them in the reader's language.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import accumulate, chain
from string import ascii_uppercase
from typing import TYPE_CHECKING, cast

from bot.analysis.network_view import NetworkView
from bot.games.coordinate import format_coordinate
from bot.games.game import Cell, Game, Line, SmallBoard, State
from bot.games.mark import Mark
from bot.games.value import Result
from bot.text.localizer import Localizer
from bot.text.page import (
    describe_columns,
    describe_next_board,
    describe_threats,
    describe_won,
    name_cells,
    name_lines,
)

if TYPE_CHECKING:
    from PIL import Image

_Point = tuple[float, float]
_SUPERSAMPLING = 3  # images are drawn larger by this factor and then scaled down, which smooths the edges
_CELLS_SIZE, _LABELS, _MARGIN = 414, 46, 20
"""In pixels: the cells along the longer side, the strips for letters and numbers, and the right and bottom margins."""

_CORNER_RADIUS = 28
_BACKGROUND, _TILE, _FRAME, _INK = "#2b2d31", "#3d4048", "#e3e5e8", "#c4c9d1"
"""An opaque background, so that the board looks the same on light and on dark themes."""

COLOURS = {Mark.X: "#f0475a", Mark.O: "#55acee"}
"""Red and blue, as in the classic style; the marks differ in shape too."""

DISC_COLOURS = {Mark.X: "#f0475a", Mark.O: "#fdcb58"}
"""Red and yellow, as in the default style of games with gravity; the discs of O have a ring, too."""

STRIKE = "#ffffff"
_WINNING_TILE, _RING = "#565b66", "#c98f1f"
_FADED = 0.6  # how much of its tile a mark that disappears next lets through
_TILE_GAP, _TILE_RADIUS, _HOLE_RADIUS, _FRAME_WIDTH = 0.03, 0.14, 0.5, 0.035
_X_ARM, _O_RADIUS, _MARK_WIDTH = 0.23, 0.32, 0.155
_DISC_RADIUS, _RING_RADIUS = 0.4, 0.25
_STRIKE_OVERHANG, _STRIKE_WIDTH, _STRIKE_OUTLINE = 0.4, 0.045, 0.085
"""Fractions of a cell. With gravity, cells look like round holes. The overhang is how far a strike goes beyond the
centres of its outer cells; the outline is the width of the strike with its dark border."""

_SIGN, _SIGN_ROUNDING, _SIGN_STROKE = ((0, -0.24), (0.26, 0.22), (-0.26, 0.22)), 0.09, 0.06
"""The corners of a warning sign from the centre of its cell, and the widths of its edge and of its exclamation mark, as
fractions of a cell."""

_SMALL_BOARD_GAP, _PANEL_FRAME = 12, 3  # in pixels: between small boards, and the frame of those to be played
_PLAYABLE_TILE, _PLAYABLE_FRAME = "#5a606c", "#f5c542"
_LARGE = 1.2  # how much larger, in its small board, the mark of a winner is than a mark in its cell

_MAX_FONT_SIZE = 26

_HOT, _ON_HOT = "#f5a623", "#1e1f22"
"""The colour of a cell where the network would certainly play, and of a threat; that of the text on a bright cell."""

_BRIGHT = 0.2  # from this probability on, a cell is bright
_RESULTS = {Result.WIN: "+", Result.DRAW: "=", Result.LOSS: "-"}
_SHARE_SIZE, _SHARE_PLACE, _RESULT_SIZE, _RESULT_PLACE = 0.26, 0.18, 0.34, -0.2
"""The sizes of a probability and a proven result, and how far below the centre they are, as fractions of a cell."""

_FRAME_TIME, _GAME_TIME, _LAST_TIME = 800, 24_000, 4_000
"""In milliseconds: the longest time of a frame, the time of all frames but the last, and that of the last frame."""

_GAME_COLOURS = 64  # in one palette for all frames

_BAR, _BAR_HEIGHT = 46, 18  # in pixels: the strip below the cells for the value, and its bar


@dataclass(frozen=True, slots=True)
class BoardPicture:
    board: State
    last: int | None = None  # the cell of the last move; None before the first one
    threats: tuple[int, ...] = ()  # empty cells that are marked as threats
    is_over: bool = False  # whether nobody plays on, also where the rules would allow it


def describe_picture(localizer: Localizer, picture: BoardPicture) -> str:
    board, say = picture.board, localizer.say
    size = {"rows": board.game.rows, "columns": board.game.columns}
    if board.game.plays_columns:
        sentences = [say("picture-discs", discs=describe_columns(localizer, board), **size)]
    else:
        x, o = (name_cells(localizer, board, mark) for mark in Mark)
        sentences = [say("picture-board", x=x, o=o, **size)]
    if picture.last is not None:
        sentences.append(say("picture-last", coordinate=localizer.name_of_move(picture.last, board.game)))
    sentences.append("" if picture.is_over else _describe_fading(localizer, board))
    sentences += [localizer.say("picture-line", line=line) for line in name_lines(localizer, board)]
    sentences.append(describe_won(localizer, board, is_plain=True))
    sentences.append("" if picture.is_over else describe_next_board(localizer, board))
    sentences.append(describe_threats(localizer, picture.threats, board.game))
    return " ".join(filter(None, sentences))


def _describe_fading(localizer: Localizer, board: State) -> str:
    say, cells = localizer.say, ((cell, board[cell]) for cell in board.fading)
    marks = [
        say("picture-fading_mark", letter=mark.value, cell=format_coordinate(cell, board.game))
        for cell, mark in cells
        if mark
    ]
    return say("picture-fading", marks=", ".join(marks)) if marks else ""


@lru_cache(256)
def draw_board(picture: BoardPicture) -> bytes:
    """Draw a board as a PNG. Takes 15 to 50 ms."""
    drawing = _Drawing.of(picture)
    for cell in picture.threats:
        drawing.draw_threat(cell)
    return drawing.png()


def draw_game(game: Game, plies: Sequence[int]) -> bytes:
    """Draw a game of at least one ply as a GIF that is repeated for ever, with a frame for every ply. The last frame is
    shown for longer. Takes up to two seconds, so it is for a worker.
    """
    from PIL import Image

    boards = [*accumulate(plies, lambda state, cell: state.play(cell), initial=game.start)]
    drawing, pictures = _Drawing.of(BoardPicture(boards[0])), map(BoardPicture, boards, (None, *plies))
    # the last two positions have all colours: a line is drawn in the last one, and marks fade until the game is over
    ends = [_Drawing.of(picture).reduced() for picture in [*pictures][-2:]]
    both, frames = Image.new("RGB", (ends[0].width, 2 * ends[0].height)), list[Image.Image]()
    for number, image in enumerate(ends):
        both.paste(image, (0, number * image.height))
    palette = both.quantize(_GAME_COLOURS)
    shown = drawing.cells
    for board, last in zip(boards[1:], plies, strict=True):
        drawing.set_picture(BoardPicture(board, last, is_over=board is boards[-1]))
        drawing.draw_cells(drawing.changed_since(shown))
        shown = drawing.cells
        frames.append(drawing.reduced().quantize(palette=palette, dither=Image.Dither.NONE))
    times = [*[min(_FRAME_TIME, _GAME_TIME // len(plies))] * (len(plies) - 1), _LAST_TIME]
    buffer = BytesIO()
    frames[0].save(buffer, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return buffer.getvalue()


def describe_network(localizer: Localizer, view: NetworkView, moves: str) -> str:
    """Describe the picture of what the network sees; `moves` names its likeliest moves."""
    board = describe_picture(localizer, BoardPicture(view.board))
    facts = {"mark": view.board.to_move, "value": format_network_value(view.value), "moves": moves}
    return f"{board} {localizer.say('picture-network', **facts)}"


def format_network_value(value: float) -> str:
    """A value of the network as a whole number from -100 to +100.

    >>> format_network_value(0.317), format_network_value(1.0), format_network_value(-0.001)
    ('+32', '+100', '0')
    """
    percent = round(100 * value)
    return f"{percent:+d}".replace("-", "\N{MINUS SIGN}") if percent else "0"


def draw_network(view: NetworkView) -> bytes:
    """Draw what the network sees as a PNG: the likelier it would play a cell, the brighter it is, with the probability
    and the proven result. The bar below is X's share of the network's value on the left, and O's on the right.
    """
    drawing = _Drawing(BoardPicture(view.board), below=_BAR)
    drawing.draw_labels()
    for cell in range(view.board.game.cells):
        share = view.probabilities.get(cell, 0.0)
        ink = _ON_HOT if share >= _BRIGHT else _INK
        drawing.draw_tile(cell, _blend(_TILE, _HOT, share**0.5))
        drawing.draw_mark(cell)
        if cell in view.probabilities:
            drawing.write(cell, f"{100 * share:.0f}%", _SHARE_PLACE, _SHARE_SIZE, ink)
        if known := view.known.get(cell):
            drawing.write(cell, _RESULTS[known.result], _RESULT_PLACE, _RESULT_SIZE, ink)
    value = view.value if view.board.to_move is Mark.X else -view.value
    drawing.draw_value((1 + value) / 2)
    return drawing.png()


def _blend(first: str, second: str, share: float) -> str:
    """A colour between two others; `share` is how much it has of the second."""
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(one + (other - one) * share):02x}" for one, other in pairs)


class _Drawing:
    def __init__(self, picture: BoardPicture, below: int = 0) -> None:
        """`below` is the height of a strip below the cells, in pixels."""
        from PIL import Image, ImageDraw  # slow to import, and often not needed

        self.set_picture(picture)
        game = picture.board.game
        self._gap = _SMALL_BOARD_GAP if game.small_side else 0
        gaps = self._gap * (game.rows // game.small_side - 1) if game.small_side else 0
        self._cell_size = (_CELLS_SIZE - gaps) // max(game.rows, game.columns)
        width, height = (_LABELS + count * self._cell_size + gaps + _MARGIN for count in (game.columns, game.rows))
        height += below
        self._size = width, height
        self._image = Image.new("RGB", (width * _SUPERSAMPLING, height * _SUPERSAMPLING), _BACKGROUND)
        self._draw = ImageDraw.Draw(self._image)

    @classmethod
    def of(cls, picture: BoardPicture) -> _Drawing:
        """The drawing of a whole board."""
        drawing = cls(picture)
        drawing.draw_labels()
        drawing.draw_cells(range(picture.board.game.cells))
        return drawing

    def set_picture(self, picture: BoardPicture) -> None:
        """Set what is drawn from now on."""
        self._board = picture.board
        self._closed = {cell for small in picture.board.small_boards if small.is_closed for cell in small.cells}
        cells = chain.from_iterable(picture.board.grid())
        shows_playable = bool(picture.board.small_boards) and not picture.is_over
        self.cells: list[Cell] = [
            replace(
                cell,
                is_last=number == picture.last,
                is_fading=cell.is_fading and not picture.is_over,
                may_be_played=cell.may_be_played and shows_playable,
            )
            for number, cell in enumerate(cells)
        ]

    def changed_since(self, shown: Sequence[Cell]) -> set[int]:
        """Return the cells that differ from those shown, and the others of their small boards."""
        changed = {cell for cell, (one, other) in enumerate(zip(self.cells, shown, strict=True)) if one != other}
        for small in self._board.small_boards:
            if not changed.isdisjoint(small.cells):
                changed.update(small.cells)
        return changed

    def draw_cells(self, cells: Collection[int]) -> None:
        """Draw some cells, which are all of their small boards, and the lines through them."""
        small_boards = [small for small in self._board.small_boards if small.cells[0] in cells]
        for small in small_boards:
            self.draw_panel(small)
        for cell in cells:
            self.draw_tile(cell)
            self.draw_mark(cell)
        for small in small_boards:
            if small.winner:
                self.draw_large_mark(small, small.winner)
                for cell in small.cells:
                    self._fill_tile(cell, None)  # the frame of the last move would be hidden
        for line in self._board.whole_lines:
            self.strike(line)

    def draw_labels(self) -> None:
        game, centre = self._board.game, _LABELS * 0.55
        for column in range(game.columns):
            self._text((self._centre(column)[0], centre), str(column + 1))
        for row in range(game.rows):  # with gravity, sentences count them from the bottom
            label = str(game.rows - row) if game.plays_columns else ascii_uppercase[row]
            self._text((centre, self._centre(row * game.columns)[1]), label)

    def draw_panel(self, small: SmallBoard) -> None:
        """Draw what is below the cells of a small board: a frame if it may be played."""
        (left, top), (right, bottom) = self._centre(small.cells[0]), self._centre(small.cells[-1])
        half = self._cell_size / 2 + self._gap / 2 - 1
        edges = [edge * _SUPERSAMPLING for edge in (left - half, top - half, right + half, bottom + half)]
        may_be_played = any(self.cells[cell].may_be_played for cell in small.cells)
        frame = _PLAYABLE_FRAME if may_be_played else _BACKGROUND
        radius = (_TILE_RADIUS * self._cell_size + self._gap / 2) * _SUPERSAMPLING
        self._draw.rounded_rectangle(edges, radius, _BACKGROUND, frame, round(_PANEL_FRAME * _SUPERSAMPLING))

    def draw_large_mark(self, small: SmallBoard, mark: Mark) -> None:
        """Draw the mark of the winner over a small board."""
        (x, y), size = self._centre(small.cells[len(small.cells) // 2]), self._board.game.small_side
        if mark is Mark.O:
            width = round(_MARK_WIDTH * size * self._cell_size * _SUPERSAMPLING)
            self._circle((x, y), _O_RADIUS * _LARGE * size, None, COLOURS[mark], width)
        else:
            self._cross((x, y), _X_ARM * _LARGE * size, _MARK_WIDTH * size, COLOURS[mark])

    def draw_tile(self, cell: int, colour: str = _TILE) -> None:
        is_won, may_be_played = self.cells[cell].is_winning, self.cells[cell].may_be_played
        self._fill_tile(cell, _WINNING_TILE if is_won else _PLAYABLE_TILE if may_be_played else colour)

    def _fill_tile(self, cell: int, fill: str | None) -> None:
        """Draw a tile, or only the frame around it if it is that of the last move."""
        (x, y), half = self._centre(cell), (0.5 - _TILE_GAP) * self._cell_size
        edges = [edge * _SUPERSAMPLING for edge in (x - half, y - half, x + half, y + half)]
        frame, width = (_FRAME, self._stroke_width(_FRAME_WIDTH)) if self.cells[cell].is_last else (None, 0)
        radius = (_HOLE_RADIUS if self._board.game.plays_columns else _TILE_RADIUS) * self._cell_size * _SUPERSAMPLING
        self._draw.rounded_rectangle(edges, radius, fill, frame, width)

    def draw_mark(self, cell: int) -> None:
        (x, y), mark = self._centre(cell), self.cells[cell].mark
        if mark is None:
            return
        is_faint = self.cells[cell].is_fading or cell in self._closed
        colour = _blend(COLOURS[mark], _TILE, _FADED) if is_faint else COLOURS[mark]
        if self._board.game.plays_columns:
            self._circle((x, y), _DISC_RADIUS, DISC_COLOURS[mark])
            if mark is Mark.O:
                self._circle((x, y), _RING_RADIUS, None, _RING, self._stroke_width(_FRAME_WIDTH))
        elif mark is Mark.O:
            self._circle((x, y), _O_RADIUS, colour)
        else:
            self._cross((x, y), _X_ARM, _MARK_WIDTH, colour)

    def draw_threat(self, cell: int) -> None:
        """Draw a warning sign."""
        (x, y), size = self._centre(cell), self._cell_size
        corners = [((x + right * size) * _SUPERSAMPLING, (y + down * size) * _SUPERSAMPLING) for right, down in _SIGN]
        self._draw.polygon(corners, _HOT)
        self._draw.line([*corners, *corners[:2]], _HOT, self._stroke_width(_SIGN_ROUNDING), joint="curve")
        self._stroke((x, y - 0.09 * size), (x, y + 0.06 * size), _SIGN_STROKE, _ON_HOT)
        self._circle((x, y + 0.17 * size), _SIGN_STROKE / 2, _ON_HOT)

    def strike(self, line: Line) -> None:
        (x, y), (last_x, last_y) = self._centre(line[0]), self._centre(line[-1])
        steps = len(line) - 1
        right, down = ((end - start) / steps * _STRIKE_OVERHANG for start, end in ((x, last_x), (y, last_y)))
        start, end = (x - right, y - down), (last_x + right, last_y + down)
        self._stroke(start, end, _STRIKE_OUTLINE, _BACKGROUND)
        self._stroke(start, end, _STRIKE_WIDTH, STRIKE)

    def write(self, cell: int, text: str, down: float, size: float, ink: str) -> None:
        """Write on a cell, below its centre by a fraction of the cell, as the size is one."""
        x, y = self._centre(cell)
        self._text((x, y + down * self._cell_size), text, size, ink)

    def draw_value(self, share: float) -> None:
        """Draw the bar below the cells: X's share from the left, O's from the right, and a line in the middle."""
        colours = DISC_COLOURS if self._board.game.plays_columns else COLOURS
        left, width = _LABELS, self._board.game.columns * self._cell_size
        top = self._size[1] - (_BAR + _BAR_HEIGHT) / 2
        for start, end, mark in ((0.0, share, Mark.X), (share, 1.0, Mark.O)):
            self._rectangle((left + start * width, top), (left + end * width, top + _BAR_HEIGHT), colours[mark])
        middle = left + width / 2
        self._rectangle((middle - 1, top - 4), (middle + 1, top + _BAR_HEIGHT + 4), STRIKE)

    def reduced(self) -> Image.Image:
        return self._image.reduce(_SUPERSAMPLING)

    def png(self) -> bytes:
        from PIL import Image, ImageDraw

        image, mask, buffer = self.reduced(), Image.new("L", self._image.size), BytesIO()
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), _CORNER_RADIUS * _SUPERSAMPLING, 255)
        image.putalpha(mask.reduce(_SUPERSAMPLING))
        image.quantize(method=Image.Quantize.FASTOCTREE).save(buffer, "PNG")  # a quarter of the size
        return buffer.getvalue()

    def _centre(self, cell: int) -> _Point:
        game = self._board.game
        row, column = divmod(cell, game.columns)
        down, right = (self._gap * (place // game.small_side) if self._gap else 0 for place in (row, column))
        return _LABELS + (column + 0.5) * self._cell_size + right, _LABELS + (row + 0.5) * self._cell_size + down

    def _rectangle(self, start: _Point, end: _Point, fill: str) -> None:
        self._draw.rectangle([edge * _SUPERSAMPLING for edge in (*start, *end)], fill)

    def _circle(
        self, centre: _Point, radius: float, fill: str | None, outline: str | None = None, width: int = 0
    ) -> None:
        """Draw a circle whose radius is a fraction of a cell."""
        x, y = centre
        scaled = x * _SUPERSAMPLING, y * _SUPERSAMPLING
        self._draw.circle(scaled, radius * self._cell_size * _SUPERSAMPLING, fill, outline, width)

    def _cross(self, centre: _Point, arm: float, width: float, colour: str) -> None:
        (x, y), arm = centre, arm * self._cell_size
        self._stroke((x - arm, y - arm), (x + arm, y + arm), width, colour)
        self._stroke((x - arm, y + arm), (x + arm, y - arm), width, colour)

    def _stroke(self, start: _Point, end: _Point, width: float, colour: str) -> None:
        scaled, pixels = [(x * _SUPERSAMPLING, y * _SUPERSAMPLING) for x, y in (start, end)], self._stroke_width(width)
        self._draw.line(scaled, colour, pixels)
        for point in scaled:
            self._draw.circle(point, pixels / 2, colour)

    def _stroke_width(self, fraction: float) -> int:
        """Return a fraction of a cell in pixels, with a minimum that stays visible on small cells."""
        return round(max(fraction * self._cell_size, 1.6 + 12 * fraction) * _SUPERSAMPLING)

    def _text(self, centre: _Point, text: str, size: float = 0.5, ink: str = _INK) -> None:
        """Write a text whose size is a fraction of a cell."""
        from PIL import ImageFont

        pixels = min(_MAX_FONT_SIZE, self._cell_size * size) * _SUPERSAMPLING
        font = cast("ImageFont.FreeTypeFont", ImageFont.load_default(pixels))
        x, y = centre
        self._draw.text((x * _SUPERSAMPLING, y * _SUPERSAMPLING), text, ink, font, "mm")
