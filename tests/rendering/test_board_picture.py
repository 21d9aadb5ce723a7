"""Boards as pictures: what is on them is where it should be, and nowhere else."""

from __future__ import annotations

from functools import reduce
from io import BytesIO
from itertools import chain, zip_longest

import pytest
from PIL import Image, ImageChops

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.rendering.board_picture import COLOURS, STRIKE, BoardPicture, describe_picture, draw_board
from bot.rendering.localizer import (
    Localizer,
    load_languages,
)

LABELS, EDGE = 46, 20
"""The room around the cells: letters and numbers to the left and above, and what is to the right and beneath."""

FRAME = "#8f96a3"
CONNECT_FOUR = Rules(6, 7, 4, gravity=True)


def played(*cells: int, rules: Rules = TIC_TAC_TOE) -> BoardPicture:
    """What is drawn after some plies."""
    board = Board(rules)
    for cell in cells:
        board = board.play(cell)
    return BoardPicture(board, cells[-1] if cells else None)


class Seen:
    """A picture that somebody looks at."""

    def __init__(self, picture: BoardPicture) -> None:
        image = Image.open(BytesIO(draw_board(picture)))
        assert image.format == "PNG"
        self.image = image.convert("RGBA")
        self.rules = picture.board.rules
        self.side = (self.image.width - LABELS - EDGE) // self.rules.columns

    def mask(self, cell: int, colour: str, *, margin: float = 0) -> Image.Image:
        """Where in a cell a colour is seen, or nearly that colour: white there, and black elsewhere.

        Args:
            margin: how much of it is left out on each side, as a part of it.
        """
        row, column = divmod(cell, self.rules.columns)
        left, top, out = LABELS + column * self.side, LABELS + row * self.side, round(margin * self.side)
        part = self.image.crop((left + out, top + out, left + self.side - out, top + self.side - out))
        return where(part, colour)

    def cells_with(self, colour: str) -> set[int]:
        """The cells within which a colour is seen, and not just at a corner."""
        return {cell for cell in range(self.rules.cells) if self.mask(cell, colour, margin=0.15).getbbox()}

    def framed(self) -> set[int]:
        """The cells with a frame around them."""
        return {cell for cell in range(self.rules.cells) if self.mask(cell, FRAME).getbbox()}


def where(image: Image.Image, colour: str) -> Image.Image:
    """Where an image has a colour, or nearly."""
    apart = ImageChops.difference(image.convert("RGB"), Image.new("RGB", image.size, colour))
    return reduce(ImageChops.lighter, apart.split()).point([255] * 12 + [0] * 244)


def amount(mask: Image.Image) -> int:
    """How many pixels of a mask are white."""
    return mask.histogram()[255]


def test_every_line_that_won_is_struck_through_and_nothing_else_is() -> None:
    for line in ((3, 4, 5), (1, 4, 7), (0, 4, 8), (2, 4, 6)):
        assert Seen(won_on(line)).cells_with(STRIKE) == set(line)
    both = Seen(played(0, 1, 2, 3, 8, 5, 6, 7, 4))
    assert both.cells_with(STRIKE) == {0, 2, 4, 6, 8}
    assert Seen(played(0, 4, 8, 3, 2, 5)).cells_with(STRIKE) == {3, 4, 5}


def won_on(line: tuple[int, ...]) -> BoardPicture:
    """The shortest game in which X completes a line."""
    others = [cell for cell in range(9) if cell not in line]
    return played(line[0], others[0], line[1], others[1], line[2])


def test_a_line_goes_from_its_first_cell_to_its_last_without_a_gap() -> None:
    seen = Seen(played(3, 0, 4, 1, 5))
    box = where(seen.image, STRIKE).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert (left, right) == pytest.approx((LABELS + seen.side * 0.1, LABELS + seen.side * 2.9), abs=5)
    assert bottom - top < seen.side * 0.08
    line = where(seen.image.crop((left + 4, (top + bottom) // 2, right - 4, (top + bottom) // 2 + 1)), STRIKE)
    assert amount(line) == line.width


@pytest.mark.parametrize("plies", [(), (4,), (0, 4, 8), (0, 1, 2, 4, 3, 5, 7, 6, 8)])
def test_where_nobody_has_won_nothing_is_struck_through(plies: tuple[int, ...]) -> None:
    assert not Seen(played(*plies)).cells_with(STRIKE)


def test_marks_stand_where_they_were_played_and_have_shapes_of_their_own() -> None:
    seen = Seen(played(4, 0, 8))
    assert seen.cells_with(COLOURS[Mark.X]) == {4, 8}
    assert seen.cells_with(COLOURS[Mark.O]) == {0}
    x, o = seen.mask(4, COLOURS[Mark.X]), seen.mask(0, COLOURS[Mark.O])
    middle, above = (seen.side // 2, seen.side // 2), (seen.side // 2, round(seen.side * 0.23))
    assert (x.getpixel(middle), x.getpixel(above)) == (255, 0)
    assert (o.getpixel(middle), o.getpixel(above)) == (0, 255)
    assert amount(ImageChops.darker(x, o)) < min(amount(x), amount(o)) / 2


def test_the_cell_of_the_last_move_is_framed_and_no_other() -> None:
    assert Seen(played(4, 0, 8)).framed() == {8}
    assert not Seen(played()).framed()


def test_a_picture_has_a_background_of_its_own_with_round_corners() -> None:
    image = Seen(played()).image
    alpha, (width, height) = image.getchannel("A"), image.size
    assert {alpha.getpixel((x, y)) for x in (0, width - 1) for y in (0, height - 1)} == {0}
    for edge in ((40, 0, width - 40, 3), (0, 40, 3, height - 40)):
        strip = image.crop(edge)
        assert amount(where(strip, "#2b2d31")) == strip.width * strip.height


@pytest.mark.parametrize("rules", [TIC_TAC_TOE, Rules(4, 5, 4), CONNECT_FOUR, Rules(9, 9, 5), Rules(1, 9, 3)], ids=str)
def test_boards_of_any_size_fit_into_the_same_picture(rules: Rules) -> None:
    beneath = rules.columns * (rules.rows - 1)
    seen = Seen(played(beneath, beneath + 1, beneath + 2, rules=rules))
    assert seen.cells_with(COLOURS[Mark.X]) == {beneath, beneath + 2}
    assert seen.cells_with(COLOURS[Mark.O]) == {beneath + 1}
    assert max(seen.image.size) <= 480
    assert min(seen.image.size) >= LABELS + EDGE + 46


def test_the_same_board_is_the_same_file_and_is_remembered_for_a_while_only() -> None:
    picture = played(4, 0)
    first = draw_board(picture)
    assert draw_board(picture) is first
    draw_board.cache_clear()
    assert draw_board(picture) == first
    assert draw_board(BoardPicture(picture.board)) != first
    most = draw_board.cache_info().maxsize
    assert most is not None
    assert most * len(first) < 10_000_000


def test_a_picture_is_told_in_words_with_the_line_that_won() -> None:
    english, portuguese = (Localizer(load_languages().of(locale), "!") for locale in ("en", "pt-BR"))
    said = "A board of 3 rows and 3 columns. X: A1, A2, A3. O: B1, B2. The last move was A3."
    assert describe_picture(english, played(0, 3, 1, 4, 2)) == f"{said} A line is struck through A1-A2-A3."
    assert describe_picture(english, played()) == "A board of 3 rows and 3 columns. X: -. O: -."
    assert describe_picture(portuguese, played(0, 3, 1, 4, 2)).endswith("Um traço passa por A1-A2-A3.")


def test_no_description_is_longer_than_discord_takes() -> None:
    for locale in load_languages().catalogues:
        localizer = Localizer(load_languages().of(locale), "!")
        assert 350 < len(describe_picture(localizer, full(Rules(9, 9, 9)))) <= 1024


def full(rules: Rules) -> BoardPicture:
    """A board on which nothing is free any more, and nobody has won."""
    cells: dict[int, list[int]] = {0: [], 1: []}
    for cell in range(rules.cells):
        row, column = divmod(cell, rules.columns)
        cells[(column + row // 2) % 2].append(cell)
    in_turn = chain.from_iterable(zip_longest(cells[0], cells[1]))
    return played(*(cell for cell in in_turn if cell is not None), rules=rules)
