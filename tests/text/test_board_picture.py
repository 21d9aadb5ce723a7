"""Boards as pictures: marks, frames and strikes are on the right cells, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.games.lines import LISTED, TIC_TAC_TOE, Rules
from bot.games.mark import Mark
from bot.games.ultimate import ULTIMATE, UltimateState, cell_at
from bot.text.board_picture import (
    COLOURS,
    DISC_COLOURS,
    STRIKE,
    BoardPicture,
    describe_picture,
    draw_board,
    draw_game,
)
from tests.support.languages import ENGLISH
from tests.support.random_games import board_after, random_plies

LABELS, MARGIN = 46, 20
"""The space around the cells, in pixels: labels left and above, and the margins right and below."""

FRAME, THREAT_COLOUR, PLAYABLE_FRAME = "#e3e5e8", "#f5a623", "#f5c542"


def picture_after(*cells: int, rules: Rules = TIC_TAC_TOE) -> BoardPicture:
    board = board_after(rules, *cells)
    return BoardPicture(board, board.last)


class DrawnBoard:
    def __init__(self, picture: BoardPicture, image: Image.Image | None = None) -> None:
        if image is None:
            image = Image.open(BytesIO(draw_board(picture)))
            assert image.format == "PNG"
        self.image = image.convert("RGBA")
        self.rules = picture.board.game
        self.side = (self.image.width - LABELS - MARGIN) // self.rules.columns

    def mask(self, cell: int, colour: str, *, margin: float = 0) -> Image.Image:
        """White where a cell has nearly the colour, black elsewhere; the margin is a part of the side to leave out."""
        row, column = divmod(cell, self.rules.columns)
        left, top, inset = LABELS + column * self.side, LABELS + row * self.side, round(margin * self.side)
        part = self.image.crop((left + inset, top + inset, left + self.side - inset, top + self.side - inset))
        return colour_mask(part, colour)

    def cells_with(self, colour: str) -> set[int]:
        """The cells that have a colour, apart from their outer edges."""
        return {cell for cell in range(self.rules.cells) if self.mask(cell, colour, margin=0.15).getbbox()}

    def framed_cells(self) -> set[int]:
        return {cell for cell in range(self.rules.cells) if self.mask(cell, FRAME).getbbox()}


def colour_mask(image: Image.Image, colour: str) -> Image.Image:
    """White where an image has nearly the colour, black elsewhere."""
    difference = ImageChops.difference(image.convert("RGB"), Image.new("RGB", image.size, colour))
    return reduce(ImageChops.lighter, difference.split()).point([255] * 12 + [0] * 244)


def count_white(mask: Image.Image) -> int:
    return mask.histogram()[255]


def test_only_the_cells_of_winning_lines_are_struck_through() -> None:
    for cells, struck in [
        ((1, 0, 4, 2, 7), {1, 4, 7}),
        ((2, 0, 4, 1, 6), {2, 4, 6}),
        ((0, 1, 2, 3, 8, 5, 6, 7, 4), {0, 2, 4, 6, 8}),
        ((0, 4, 8, 3, 2, 5), {3, 4, 5}),
        ((0, 1, 2, 4, 3, 5, 7, 6, 8), set[int]()),
    ]:
        assert DrawnBoard(picture_after(*cells)).cells_with(STRIKE) == struck


def test_a_strike_goes_from_the_first_cell_to_the_last_without_a_gap() -> None:
    drawn = DrawnBoard(picture_after(3, 0, 4, 1, 5))
    box = colour_mask(drawn.image, STRIKE).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert (left, right) == pytest.approx((LABELS + drawn.side * 0.1, LABELS + drawn.side * 2.9), abs=5)
    assert bottom - top < drawn.side * 0.08
    line = colour_mask(drawn.image.crop((left + 4, (top + bottom) // 2, right - 4, (top + bottom) // 2 + 1)), STRIKE)
    assert count_white(line) == line.width


def test_marks_differ_in_shape_and_the_last_one_is_framed() -> None:
    drawn = DrawnBoard(picture_after(4, 0, 8))
    assert drawn.cells_with(COLOURS[Mark.X]) == {4, 8}
    assert drawn.cells_with(COLOURS[Mark.O]) == {0}
    assert (drawn.framed_cells(), DrawnBoard(picture_after()).framed_cells()) == ({8}, set())
    assert count_white(drawn.mask(1, "#3d4048")) > drawn.side**2 * 0.8  # a free cell is a tile
    x, o = drawn.mask(4, COLOURS[Mark.X]), drawn.mask(0, COLOURS[Mark.O])
    middle, above = (drawn.side // 2, drawn.side // 2), (drawn.side // 2, round(drawn.side * 0.23))
    assert (x.getpixel(middle), x.getpixel(above)) == (255, 0)
    places = [round(drawn.side * share) for share in (0.35, 0.65)]
    assert {x.getpixel((right, down)) for right in places for down in places} == {255}  # both strokes
    assert (o.getpixel(middle), o.getpixel(above)) == (255, 255)
    assert count_white(ImageChops.subtract(o, x)) > count_white(o) / 3


def test_marks_that_fall_are_discs_of_which_one_has_a_ring() -> None:
    rules = Rules(6, 7, 4, gravity=True)
    drawn = DrawnBoard(picture_after(35, 36, 37, rules=rules))
    assert drawn.cells_with(DISC_COLOURS[Mark.X]) == {35, 37}
    assert drawn.cells_with(DISC_COLOURS[Mark.O]) == {36}
    assert drawn.framed_cells() == {37}
    x, o = drawn.mask(35, DISC_COLOURS[Mark.X]), drawn.mask(36, DISC_COLOURS[Mark.O])
    ring = drawn.side // 2, round(drawn.side * 0.26)
    assert (x.getpixel(ring), o.getpixel(ring)) == (255, 0)
    row_numbers = drawn.image.crop((0, LABELS, LABELS - 4, drawn.image.height))
    assert count_white(colour_mask(row_numbers, "#c4c9d1")) > 0


def test_threats_are_marked_and_named() -> None:
    picture = replace(picture_after(0, 8, 1, 4), threats=(2,))
    drawn = DrawnBoard(picture)
    assert drawn.cells_with(THREAT_COLOUR) == {2}
    assert describe_picture(ENGLISH, picture).endswith(" The last move was B2. ⚠️ marks a threat: A3")


def test_boards_of_any_size_fit_into_a_picture_of_similar_size() -> None:
    for rules in [TIC_TAC_TOE, Rules(6, 7, 4, gravity=True), Rules(9, 9, 5), Rules(1, 9, 3)]:
        colours = DISC_COLOURS if rules.gravity else COLOURS
        bottom_left = rules.columns * (rules.rows - 1)
        drawn = DrawnBoard(picture_after(bottom_left, bottom_left + 1, bottom_left + 2, rules=rules))
        assert drawn.cells_with(colours[Mark.X]) == {bottom_left, bottom_left + 2}
        assert drawn.cells_with(colours[Mark.O]) == {bottom_left + 1}
        width, height = drawn.image.size
        assert LABELS + MARGIN + 46 <= min(width, height) <= max(width, height) <= 480
        corners = {drawn.image.getpixel((x, y)) for x in (0, width - 1) for y in (0, height - 1)}
        assert {corner[3] for corner in corners if isinstance(corner, tuple)} == {0}  # they are rounded
        for edge in ((40, 0, width - 40, 3), (0, 40, 3, height - 40)):
            strip = drawn.image.crop(edge)
            assert count_white(colour_mask(strip, "#2b2d31")) == strip.width * strip.height


def test_pictures_are_deterministic_and_cached_within_a_limit() -> None:
    picture = picture_after(4, 0)
    first = draw_board(picture)
    assert draw_board(picture) is first
    draw_board.cache_clear()
    assert draw_board(picture) == first
    assert draw_board(BoardPicture(picture.board)) != first
    assert (draw_board.cache_info().maxsize or len(first)) * len(first) < 10_000_000


def test_a_game_is_a_gif_that_shows_every_move_and_then_the_line() -> None:
    for rules, plies, struck in (
        (TIC_TAC_TOE, (4, 0, 6, 1, 2), {2, 4, 6}),
        (LISTED["misere"], (0, 4, 1, 5, 2), {0, 1, 2}),
        (LISTED["connect4"], (35, 36, 28, 29, 21, 22, 14), {14, 21, 28, 35}),
        (Rules(6, 3, 3), (0,), set[int]()),
    ):
        colours = DISC_COLOURS if rules.gravity else COLOURS
        animation = Image.open(BytesIO(draw_game(rules, plies)))
        assert (animation.format, animation.info["loop"], getattr(animation, "n_frames", 1)) == ("GIF", 0, len(plies))
        for ply, cell in enumerate(plies):
            animation.seek(ply)
            drawn = DrawnBoard(picture_after(*plies, rules=rules), animation.copy())
            assert drawn.framed_cells() - struck == {cell} - struck
            assert drawn.cells_with(colours[Mark.X]) == {*plies[: ply + 1 : 2]}
            assert drawn.cells_with(colours[Mark.O]) == {*plies[1 : ply + 1 : 2]}
            is_last = ply == len(plies) - 1
            assert drawn.cells_with(STRIKE) == (struck if is_last else set())
            assert animation.info["duration"] == (4000 if is_last else 800)


def test_the_longest_games_are_small_and_short_pictures() -> None:
    sizes = dict[Rules, int]()
    for rules in (LISTED["connect4"], LISTED["9x9"], Rules(10, 10, 10), Rules(10, 3, 10)):
        longest = max((random_plies(rules, Random(seed)) for seed in range(20)), key=len)
        data = draw_game(rules, longest)
        animation, times = Image.open(BytesIO(data)), list[int]()
        for frame in range(len(longest)):
            animation.seek(frame)
            times.append(animation.info["duration"])
        assert 150 < times[0] <= 800
        assert sum(times) <= 28_000
        sizes[rules] = len(data)
    assert max(sizes.values()) < 200_000  # of 1 MB
    assert max(sizes, key=sizes.__getitem__) == Rules(10, 10, 10)


def test_the_alternative_text_names_marks_last_move_and_line() -> None:
    text = "Board: 3×3. X: A1, A2, A3. O: B1, B2. The last move was A3. A line is drawn through A1-A2-A3."
    assert describe_picture(ENGLISH, picture_after(0, 3, 1, 4, 2)) == text
    assert describe_picture(ENGLISH, picture_after()) == "Board: 3×3. X: none. O: none."
    discs = BoardPicture(board_after(LISTED["connect4"], 38, 31, 39))
    text = "Board: 6×7. Discs in columns, from the bottom: 4: red, yellow; 5: red."
    assert describe_picture(ENGLISH, discs) == text


def test_small_boards_have_frames_and_large_marks_in_pictures() -> None:
    o = (0, 0, 0, 0, 0b111 << 3, 0, 0, 0, 0b110)
    state = UltimateState(
        (0b111, 0b111, *[0] * 7), o, cell_at(8, 3)
    )  # X has won two boards, and O the one in the middle
    running, over = (drawn(BoardPicture(state, state.last, is_over=is_over)) for is_over in (False, True))
    for board, mark in ((0, Mark.X), (1, Mark.X), (4, Mark.O)):
        part = running.crop(square_of(board))
        ink, of_cells = (count_white(colour_mask(part, colour)) for colour in (COLOURS[mark], COLOURS[mark.other]))
        assert ink > 3_000
        assert of_cells == 0
    assert [count_white(colour_mask(image, PLAYABLE_FRAME)) > 300 for image in (running, over)] == [True, False]


def test_the_last_frame_of_small_boards_keeps_nothing_of_earlier_ones() -> None:
    board, plies, rng = ULTIMATE.start, list[int](), Random(3)
    while not board.is_over:
        plies.append(rng.choice(board.legal_moves))
        board = board.play(plies[-1])
    frame = Image.open(BytesIO(draw_game(ULTIMATE, plies)))
    frame.seek(len(plies) - 1)
    whole = drawn(BoardPicture(board, plies[-1]))
    for colour in (*COLOURS.values(), FRAME, PLAYABLE_FRAME):
        masks = [colour_mask(image, colour) for image in (frame.convert("RGBA"), whole)]
        assert abs(count_white(masks[0]) - count_white(masks[1])) < 0.1 * count_white(masks[1]) + 50


def drawn(picture: BoardPicture) -> Image.Image:
    return Image.open(BytesIO(draw_board(picture))).convert("RGBA")


def square_of(board: int) -> tuple[int, int, int, int]:
    """The edges of a small board, whose cells are 43 pixels wide, with gaps of 12."""
    row, column = divmod(board, 3)
    left, top = (LABELS + place * (3 * 43 + 12) for place in (column, row))
    return left, top, left + 3 * 43, top + 3 * 43
