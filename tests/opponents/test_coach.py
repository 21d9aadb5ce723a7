"""Hints, analyses and reviews, checked with the oracle."""

from functools import cache

import pytest

from bot.game.board import Board, parse_board
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result
from bot.opponents.coach import analyse, hint
from bot.opponents.evaluation import Evaluator
from bot.opponents.reasons import (
    Blocks,
    CompletesLine,
    Forces,
    ForestallsFork,
    Forks,
    OnlyDraw,
    OnlyMove,
    Tempts,
)
from bot.opponents.review import Review, review_game
from tests.support import oracle
from tests.support.people import ANA, ANA_SEAT, BEN_SEAT
from tests.support.positions import exact_values
from tests.support.proofs import sampled

evaluate = cache(Evaluator().evaluate)
"""Evaluations of small boards, cached for all tests."""


@pytest.mark.usefixtures("untraced")
@sampled(5)
def test_in_every_position_the_hint_is_a_best_move_with_a_reason(step: int) -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::step]:
        given = hint(board, evaluate)
        assert given.value == oracle.value(board) == exact_values(board)[given.cell]
        assert given.reasons
    assert hint(Board(), Evaluator().evaluate) == hint(Board(), evaluate)  # without earlier searches


@pytest.mark.usefixtures("untraced")
def test_the_principal_variation_ends_as_the_values_say() -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::7]:
        analysis, last = analyse(board, evaluate), board
        assert analysis.evaluation.values == exact_values(board)
        for number, cell in enumerate(analysis.variation):
            value = oracle.value(last)
            assert value.plies in (0, len(analysis.variation) - number)
            assert exact_values(last)[cell] == value
            last = last.play(cell)
        winner = last.outcome.winner if last.outcome else None
        assert last.is_over
        assert (winner is board.to_move) - (winner is board.to_move.other) == oracle.value(board).result


def test_a_hint_gives_the_strongest_reason_first() -> None:
    for text, cell, first in [
        ("XX./OO./...", 2, CompletesLine(((0, 1, 2),))),
        ("XOX/OOX/.XO", 6, OnlyMove()),
        ("X../XO./...", 6, Blocks(((0, 3, 6),))),
        ("XO./.X./..O", 3, Forks((5, 6))),
        ("XO./.../...", 3, Forces(6, 5)),
        ("X../.O./..X", 1, ForestallsFork((2, 6))),
        ("X../.../...", 4, OnlyDraw()),
        (".../.../...", 0, Tempts(7, 8)),
    ]:
        board = parse_board(text)
        given = hint(board, evaluate)
        assert (given.cell, given.reasons[0]) == (cell, first)


def test_a_finished_game_has_no_hint_and_an_empty_analysis() -> None:
    over = parse_board("XXX/OO./...")
    analysis = analyse(over, evaluate)
    assert (analysis.evaluation.values, analysis.variation) == ({}, ())
    with pytest.raises(ValueError, match="empty"):
        hint(over, evaluate)


MISTAKE_BY_O = (0, 1, 4, 8, 6, 3, 2)
"""O's first reply loses; after it, X plays best moves only."""


def match(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, plies)


def review(match: Match) -> Review:
    return Review(match, review_game(match.rules, match.plies, evaluate))


@pytest.mark.usefixtures("untraced")
def test_a_review_agrees_with_the_oracle() -> None:
    reviewed = review(match(*MISTAKE_BY_O))
    board = Board()
    for number, (ply, cell) in enumerate(zip(reviewed.plies, MISTAKE_BY_O, strict=True)):
        assert (ply.number, ply.cell, ply.mark) == (number, cell, board.to_move)
        assert ply.before
        assert (ply.before, ply.after) == (oracle.value(board), exact_values(board)[cell])
        assert ply.keeping == tuple(c for c, v in exact_values(board).items() if v.result is ply.before.result)
        assert ply.keeps_result is (cell in ply.keeping) is bool(ply.reasons or ply.before.result is Result.LOSS)
        assert reviewed.board(number) == board
        board = board.play(cell)
    assert reviewed.game.last_value is None


def test_the_decisive_ply_is_the_last_change_of_the_result() -> None:
    reviewed = review(match(*MISTAKE_BY_O))
    reply = reviewed.plies[1]
    assert (reviewed.decisive, reply.cell, reply.keeping) == (reply, 1, (4,))
    assert (reviewed.accuracy(Mark.X), reviewed.accuracy(Mark.O)) == (1, 2 / 3)
    twice = review(match(0, 1, 8, 4))  # X makes a mistake too
    assert twice.decisive is twice.plies[2]
    drawn = review(match(4, 0, 1, 7, 3, 5, 6, 2, 8))
    assert (drawn.decisive, drawn.accuracy(Mark.X), drawn.accuracy(Mark.O)) == (None, 1, 1)


def test_a_match_that_stopped_early_is_reviewed() -> None:
    for plies, last_value in [((), "draw"), ((0,), "draw"), ((0, 1), "win in 5")]:
        running = match(*plies)
        for stopped in (running, running.resign(ANA), running.forfeit(Mark.O), running.agree(), running.abandon()):
            reviewed = review(stopped)
            assert (len(reviewed.plies), str(reviewed.game.last_value)) == (len(plies), last_value)
            assert reviewed.accuracy(Mark.X) == (1 if plies else None)
            assert reviewed.accuracy(Mark.O) == (0 if len(plies) > 1 else None)
