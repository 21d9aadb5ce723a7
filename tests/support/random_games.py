"""Random rules and games of any size that members can choose, for property tests."""

from random import Random

from hypothesis import strategies as st

from bot.games.lines import LISTED, Board, Rules

LARGEST = 10
"""The most rows and columns that a game can have."""

EVERY_GAME = st.sampled_from([*LISTED.values()])


@st.composite
def any_size(draw: st.DrawFn) -> Rules:
    """Rules of up to 10 x 10 cells with any options."""
    rows, columns = (draw(st.integers(2, LARGEST)) for _ in range(2))
    in_a_row = draw(st.integers(2, max(rows, columns)))
    return Rules(rows, columns, in_a_row, gravity=draw(st.booleans()), misere=draw(st.booleans()))


any_rules = EVERY_GAME | any_size()
"""The rules of a game that the bot offers, or of any other up to 10 x 10."""


def random_plies(rules: Rules, rng: Random, most: int = LARGEST**2) -> tuple[int, ...]:
    board, plies = Board(rules), list[int]()
    while len(plies) < most and board.legal_moves:
        plies.append(rng.choice(board.legal_moves))
        board = board.play(plies[-1])
    return tuple(plies)


def board_after(rules: Rules, *plies: int) -> Board:
    board = Board(rules)
    for cell in plies:
        board = board.play(cell)
    return board
