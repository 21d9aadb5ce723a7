"""One suite that every opponent in the table goes through."""

from random import Random

import pytest

from bot.game.board import Board
from bot.game.rules import TIC_TAC_TOE
from bot.opponents.opponent import OPPONENTS
from tests import oracle

BOARDS = oracle.unfinished(TIC_TAC_TOE)


@pytest.mark.parametrize("name", OPPONENTS)
def test_it_makes_legal_moves_and_changes_nothing(name: str) -> None:
    opponent = OPPONENTS[name]()
    for board in BOARDS:
        before = str(board)
        assert opponent.choose(board, Random(1)) in board.legal_moves
        assert str(board) == before


@pytest.mark.parametrize("name", OPPONENTS)
def test_it_plays_the_same_by_the_same_chance(name: str) -> None:
    opponent = OPPONENTS[name]()
    for board in BOARDS[::50]:
        assert opponent.choose(board, Random(4)) == OPPONENTS[name]().choose(board, Random(4))


@pytest.mark.parametrize("name", OPPONENTS)
def test_what_it_has_thought_through_once_it_knows(name: str) -> None:
    opponent = OPPONENTS[name]()
    first = opponent.choose(Board(), Random(4))
    assert opponent.is_quick(Board())
    assert opponent.choose(Board(), Random(4)) == first


@pytest.mark.parametrize("name", OPPONENTS)
def test_a_game_against_itself_comes_to_an_end(name: str) -> None:
    opponent, chance, board = OPPONENTS[name](), Random(9), Board()
    while not board.is_over:
        board = board.play(opponent.choose(board, chance))
    assert board.outcome is not None
