"""Hints, analyses and reviews, checked with the oracle where a board can be searched to its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random

import pytest

from bot.analysis.coach import analyse, hint
from bot.analysis.evaluation import Evaluate, Evaluation, proven_value
from bot.analysis.evaluator import Evaluator, LimitedEvaluator
from bot.analysis.reason import ForestallsFork, Forks, Tempts, Threatens
from bot.analysis.review import Review, review_game
from bot.games.game import State
from bot.games.ids import MatchId
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules, parse_board, rules_of
from bot.games.mark import Mark
from bot.games.match import Match, OpponentSeat
from bot.games.value import Result, Value
from tests.support import oracle
from tests.support.people import ANA_SEAT, BEN_SEAT
from tests.support.positions import exact_values, running_board
from tests.support.proofs import sampled

evaluate = cache(Evaluator().evaluate)
"""Evaluations of small boards, cached for all tests."""


@pytest.mark.usefixtures("untraced")
@sampled(20)
def test_in_every_position_hint_and_analysis_are_exact(step: int) -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::step]:
        given, analysis, last = hint(board, evaluate), analyse(board, evaluate), board
        assert given.value == oracle.value(board) == exact_values(board)[given.cell]
        assert given.reasons
        assert analysis.evaluation.values == exact_values(board)
        for number, cell in enumerate(analysis.variation):
            value = oracle.value(last)
            assert value.plies in (0, len(analysis.variation) - number)
            assert exact_values(last)[cell] == value
            last = last.play(cell)
        assert last.outcome
        assert last.outcome.result_for(board.to_move) == oracle.value(board).result
    over = parse_board("XXX/OO./...")
    assert (analyse(over, evaluate).evaluation.values, analyse(over, evaluate).variation) == ({}, ())
    with pytest.raises(ValueError, match="empty"):
        hint(over, evaluate)


def test_moves_that_draw_and_have_the_most_wrong_replies_are_traps() -> None:
    for position, traps in ((".../.../...", (0, 2, 6, 8)), ("X../.O./..X", ()), ("XX./.O./...", ())):
        assert analyse(parse_board(position), evaluate).traps == traps


MISTAKE_BY_O = (0, 1, 4, 8, 6, 3, 2)
"""O's first reply loses; after it, X plays best moves only."""


def match(*plies: int) -> Match:
    return Match(MatchId(7), TIC_TAC_TOE, ANA_SEAT, BEN_SEAT, plies)


def review(match: Match, evaluate: Evaluate = evaluate) -> Review:
    return Review(match, review_game(rules_of(match.game), match.plies, evaluate))


def test_a_review_agrees_with_the_oracle() -> None:
    reviewed, board = review(match(*MISTAKE_BY_O)), Board()
    for number, (ply, cell) in enumerate(zip(reviewed.plies, MISTAKE_BY_O, strict=True)):
        assert (ply.number, ply.cell, ply.mark, ply.is_judged) == (number, cell, board.to_move, True)
        assert ply.before
        assert (ply.before, ply.after) == (oracle.value(board), exact_values(board)[cell])
        assert ply.keeping == tuple(c for c, v in exact_values(board).items() if v.result is ply.before.result)
        assert (ply.mistake is None) is (cell in ply.keeping) is bool(ply.reasons or ply.before.result is Result.LOSS)
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


WIN, DRAW, LOSS = Value(Result.WIN, 3), Value(Result.DRAW), Value(Result.LOSS, 4)
EASY = OpponentSeat("easy")

knows_little = Evaluator(positions=50, clock=lambda: 0.0).evaluate


MANY_DRAWS = parse_board("X..../OX.../.XXO./O..O.", Rules(4, 5, 4))
"""A search of 2,060 positions proves that most moves draw; the whole analysis takes a search of 9,425."""


def knowing(*values: Value | None, depth: int = 4) -> Evaluation:
    return Evaluation(dict(enumerate(values)), (0,), depth)


def counted(evaluate: Evaluate) -> tuple[Evaluate, list[State]]:
    asked: list[State] = []

    def ask(board: State) -> Evaluation:
        asked.append(board)
        return evaluate(board)

    return ask, asked


def large_review(*plies: int, evaluate: Evaluate = knows_little, rules: Rules = LISTED["5x5"]) -> Review:
    return review(Match(MatchId(7), rules, EASY, EASY, plies), evaluate)


def test_a_position_is_proven_by_a_win_or_by_all_moves() -> None:
    for evaluation, value in [
        (knowing(WIN, None), WIN),
        (knowing(DRAW, LOSS), DRAW),
        (knowing(DRAW, None), None),
        (knowing(None, LOSS), None),
        (knowing(LOSS, None), None),
        (knowing(LOSS, LOSS), LOSS),
        (knowing(), None),
    ]:
        assert proven_value(evaluation) == value


def test_what_lines_show_is_said_without_a_proof() -> None:
    def looks_best(cell: int) -> Callable[[State], Evaluation]:
        return lambda board: Evaluation(dict.fromkeys(board.legal_moves), (cell,), 2)

    board, open_two = position("X..../.X.O./...O./...../....."), position("...../.XX../...../.O.O./.....")
    assert hint(board, looks_best(24)).reasons == ()
    assert [type(why) for why in hint(board, looks_best(12)).reasons] == [Threatens]
    assert Threatens(3) in hint(position("XX.../...O./...O./...../....."), looks_best(2)).reasons
    assert hint(open_two, looks_best(8)).reasons[0] == Forks((5, 9))
    assert ForestallsFork in {type(why) for why in hint(open_two.play(0), looks_best(17)).reasons}


def position(text: str) -> Board:
    return parse_board(text, LISTED["5x5"])


def test_advice_evaluates_few_positions_of_a_large_board() -> None:
    evaluate, asked = counted(knows_little)
    for name, plies in [("7x7", 0), ("7x7", 20), ("7x7", 32), ("connect4", 24)]:
        board = running_board(LISTED[name], Random(3), plies)
        asked.clear()
        hint(board, evaluate)
        assert len(asked) == 1 or len(board.legal_moves) <= 16
        analyse(board, evaluate)
        assert len(asked) <= 150
    evaluate, asked = counted(Evaluator(positions=2_000, clock=lambda: 0.0).evaluate)
    analysis = analyse(position("...../.XX../...../.O.O./....."), evaluate)
    assert len(asked) == len(set(asked)) > 3
    assert (len(analysis.variation), analysis.is_complete) == (3, True)
    assert proven_value(analysis.evaluation) == WIN
    analysis = analyse(Board(LISTED["9x9"]), knows_little)
    assert (proven_value(analysis.evaluation), analysis.variation, analysis.is_complete) == (None, (), False)


def test_without_time_advice_has_only_what_is_known() -> None:
    ticks = count()
    evaluator = Evaluator(10**9, seconds=4.0, clock=lambda: next(ticks) / 1000)
    analysis = analyse(MANY_DRAWS, LimitedEvaluator(evaluator, seconds=4.0).evaluate)
    assert 4 < next(ticks) / 1000 < 4.1
    assert proven_value(analysis.evaluation) == DRAW
    assert 0 < len(analysis.variation) < len(MANY_DRAWS.legal_moves)
    assert not analysis.is_complete
    evaluator = Evaluator(10**9, clock=lambda: 0.0)
    unlimited = hint(MANY_DRAWS, evaluator.evaluate)
    limited = hint(MANY_DRAWS, LimitedEvaluator(evaluator, seconds=0.0).evaluate)
    assert (limited.value, limited.depth) == (unlimited.value, unlimited.depth) == (DRAW, unlimited.depth)
    assert {type(reason) for reason in unlimited.reasons} - {type(reason) for reason in limited.reasons} == {Tempts}
    assert limited.reasons
    for name in ("3x3", "misere", "4x4"):  # these are exact
        board, evaluator = Board(LISTED[name]).play(0), Evaluator()
        without_time = LimitedEvaluator(evaluator, seconds=0.0).evaluate
        assert hint(board, without_time) == hint(board, evaluator.evaluate)
        assert analyse(board, without_time) == analyse(board, evaluator.evaluate)
        assert analyse(board, without_time).is_complete


def test_a_review_evaluates_every_position_once_and_judges_what_is_proven() -> None:
    evaluate, asked = counted(knows_little)
    reviewed = large_review(12, 0, 11, 4, 13, 1, 10, evaluate=evaluate)
    assert len(asked) == len(set(asked)) == len(reviewed.plies) + 1
    assert [ply.is_judged for ply in reviewed.plies[:2]] == [False, False]
    assert (reviewed.plies[-1].after, reviewed.plies[-2].after) == (Value(Result.WIN, 1), Value(Result.LOSS, 2))
    assert reviewed.plies[-1].mistake is None
    assert reviewed.not_judged == tuple(ply for ply in reviewed.plies if not ply.is_judged)
    assert (reviewed.accuracy(Mark.X), large_review(12, 0).accuracy(Mark.X)) == (1, None)
    ticks = count()
    evaluator = Evaluator(10**9, clock=lambda: next(ticks) / 10_000)
    reviewed = large_review(12, 0, 11, 4, 13, 1, 10, evaluate=LimitedEvaluator(evaluator, seconds=2.0).evaluate)
    assert next(ticks) / 10_000 < 2.1
    assert (reviewed.plies[0].depth, reviewed.plies[-1].after) == (0, Value(Result.WIN, 1))


def test_a_review_finds_mistakes_that_this_or_the_next_search_proves() -> None:
    def by_ply(board: State) -> Evaluation:
        """The first ply is not judged; the second one gives the draw away."""
        values = dict.fromkeys(board.legal_moves, [None, DRAW, WIN][board.plies])
        return Evaluation(values, board.legal_moves, 2)

    def winning(board: State) -> Evaluation:
        """Every move wins; at the second ply, one of them is not proven."""
        values = dict.fromkeys(board.legal_moves, WIN) | ({0: None} if board.plies == 1 else {})
        return Evaluation(values, board.legal_moves[1:], 2)

    reviewed = large_review(12, 0, evaluate=by_ply)
    _, mistake = reviewed.plies
    assert reviewed.decisive is mistake
    assert (mistake.before, mistake.after) == (DRAW, LOSS)
    assert reviewed.not_judged == reviewed.plies[:1]
    assert reviewed.game.last_value == WIN
    found = large_review(12, 0, evaluate=winning).plies[1].mistake
    assert found
    assert found.cell is not None
    assert [cell for cell, result in found.results.items() if result is not Result.WIN] == [found.cell]
    assert found.results[found.cell] is Result.LOSS


def test_a_review_proves_a_win_at_the_end() -> None:
    evaluate, rules = Evaluator(positions=5_000, clock=lambda: 0.0).evaluate, Rules(7, 7, 4, gravity=True)
    ended = large_review(45, 42, 46, 35, 47, evaluate=evaluate, rules=rules)
    mistake, fork = ended.plies[-2:]  # O does not prevent the open three on the bottom row
    assert (mistake.is_judged, fork.after) == (False, Value(Result.WIN, 3))
    assert ended.game.last_value == Value(Result.LOSS, 2)
    assert ended.decisive is None
