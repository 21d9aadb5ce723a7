"""The suite that every opponent in OPPONENTS passes."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.games.lines import TIC_TAC_TOE, Board, Rules, parse_board
from bot.players.opponent import OPPONENTS
from tests.support import oracle

BOARDS = oracle.unfinished(TIC_TAC_TOE)
OTHER_RULES = [
    Rules(misere=True),
    Rules(4, 4, 4, misere=True),
    Rules(3, 4, 3),
    Rules(6, 7, 4, gravity=True),
]


def test_the_levels_have_these_names() -> None:
    assert [*OPPONENTS] == ["random", "easy", "medium", "hard", "perfect"]


@pytest.mark.usefixtures("untraced")
def test_it_makes_legal_moves_with_other_rules() -> None:
    for new in OPPONENTS.values():
        for rules in OTHER_RULES:
            opponent, rng, board = new(), Random(3), Board(rules)
            for _ in range(4):
                board = board.play(rng.choice(board.legal_moves))
            assert opponent.choose(board, rng) in board.legal_moves


def test_it_makes_the_same_legal_moves_in_several_threads() -> None:
    for name in OPPONENTS:
        opponent, boards = OPPONENTS[name](), BOARDS[::90]

        with ThreadPoolExecutor(4) as threads:
            moves = [*threads.map(opponent.choose, boards * 2, [Random(6) for _ in boards * 2])]
        assert moves == [OPPONENTS[name]().choose(board, Random(6)) for board in boards] * 2
        assert all(cell in board.legal_moves for cell, board in zip(moves, boards * 2, strict=True))


def test_a_decision_is_quick_with_few_empty_cells_or_a_second_time() -> None:
    for name in OPPONENTS:
        opponent = OPPONENTS[name]()
        assert opponent.is_quick(parse_board("X../.O./..."))
        first = opponent.choose(Board(), Random(4))
        assert opponent.is_quick(Board())
        assert opponent.choose(Board(), Random(4)) == first
        with pytest.raises(IndexError):
            opponent.choose(parse_board("XXX/OO./..."), Random(0))
