"""Perfect: it never loses, and it wins more often than a coin flip between equals would."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.mark import Mark
from bot.game.rules import TIC_TAC_TOE, Rules
from bot.opponents.minimax import Minimax
from bot.opponents.perfect import Perfect
from tests import oracle
from tests.opponents.test_minimax import loses

BestMoves = Callable[[Board], tuple[int, ...]]


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("seat", list(Mark))
def test_it_never_loses_whatever_is_played_and_whatever_it_picks(seat: Mark) -> None:
    assert not loses(Board(), seat, Perfect().best_moves, set())


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("rules", [TIC_TAC_TOE, Rules(gravity=True)], ids=str)
def test_it_picks_the_best_moves_with_the_largest_share_of_mistakes_after_them(rules: Rules) -> None:
    perfect, minimax = Perfect(), Minimax()
    for board in oracle.unfinished(rules):
        shares = {cell: share_of_mistakes(board.play(cell)) for cell in minimax.best_moves(board)}
        most = max(shares.values())
        assert perfect.best_moves(board) == tuple(cell for cell, share in shares.items() if share == most)


@pytest.mark.parametrize(
    ("text", "best"),
    [
        (".../.../...", (0, 2, 6, 8)),  # the corners
        (".X./.../...", (0, 2)),  # four moves hold the draw
        ("XX./OO./...", (2,)),  # a win is a win
    ],
)
def test_it_sets_traps(text: str, best: tuple[int, ...]) -> None:
    assert Perfect().best_moves(parse_board(text)) == best


def test_a_corner_is_the_opening_with_the_most_wrong_answers() -> None:
    assert [8 * share_of_mistakes(Board().play(cell)) for cell in (0, 1, 4)] == [7, 4, 4]


def test_it_chooses_among_equal_traps_by_chance() -> None:
    perfect = Perfect()
    assert {perfect.choose(Board(), Random(seed)) for seed in range(100)} == {0, 2, 6, 8}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("seat", list(Mark))
def test_it_beats_whoever_plays_at_random_more_often_than_a_coin_flip_between_equals(seat: Mark) -> None:
    perfect, coin_flip = wins(seat, Perfect().best_moves), wins(seat, Minimax().best_moves)
    assert perfect > coin_flip + 0.02


def test_what_it_has_not_thought_through_yet_may_take_a_moment() -> None:
    perfect = Perfect()
    assert not perfect.is_quick(Board())
    perfect.choose(Board(), Random(0))
    assert perfect.is_quick(Board())
    assert not perfect.is_quick(Board().play(0))


def test_on_a_large_board_it_takes_wins_and_blocks_and_remembers_nothing() -> None:
    perfect, rules = Perfect(), Rules(6, 7, 4, gravity=True)
    block = parse_board("/".join(["......."] * 5 + ["O.OXXX."]), rules)
    assert perfect.best_moves(block) == (41,)
    assert not perfect.is_quick(block)


def share_of_mistakes(board: Board) -> float:
    """How many of the replies make the result worse for whoever replies, out of all."""
    results = [-oracle.value(board.play(cell)).result for cell in board.legal_moves]
    return sum(result < oracle.value(board).result for result in results) / len(results) if results else 0


def wins(seat: Mark, best_moves: BestMoves) -> float:
    """How probable it is that somebody in this seat beats a player who moves at random, exactly."""

    @cache
    def from_here(board: Board) -> float:
        if board.outcome:
            return board.outcome.winner is seat
        cells = best_moves(board) if board.to_move is seat else board.legal_moves
        return sum(from_here(board.play(cell)) for cell in cells) / len(cells)

    return from_here(Board())
