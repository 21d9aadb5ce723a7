"""The analysis of disappearing marks: its numbers of positions, and what it says about moves."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from bot.analysis.analyses import analysis_of, are_near
from bot.analysis.coach import analyse, hint
from bot.analysis.evaluator import Evaluator
from bot.analysis.exercise import Exercise, exercise_question
from bot.analysis.puzzles import all_puzzles, unlike_puzzles
from bot.analysis.reason import Blocks, CompletesLine, Forces, Theme, Threatens
from bot.analysis.review import review_game
from bot.games.fading import FADING, MAX_PLIES, FadingState
from bot.games.game import state_after
from bot.games.ids import MatchId
from bot.games.lines import TIC_TAC_TOE, Board
from bot.games.position import Position
from bot.games.value import Result
from tests.support.refusals import refuses

ANALYSIS = analysis_of(FADING)
CIRCLE = (0, 2, 1, 4, 3, 7, 5, 8)  # each side has four cells, and plays the one that it has just left
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
evaluate = Evaluator().evaluate


def random_states() -> list[FadingState]:
    """Positions of random games, in which nobody completes a line in the first 20 plies if there is another move."""
    states, rng = list[FadingState](), Random(1)
    for _ in range(12):
        state = FADING.start
        while not state.is_over:
            states.append(state)
            quiet = [cell for cell in state.legal_moves if not state.play(cell).is_over] if state.plies < 20 else []
            state = state.play(rng.choice(quiet or state.legal_moves))
    return states


def test_impossible_numbers_are_refused() -> None:
    for number in (7, 100_110, 123_120, 1_000_000, 10_000, 110_000, 102_000):
        with refuses("impossible_position"):
            ANALYSIS.state(Position(number), FADING)


def test_positions_are_near_that_are_at_most_a_move_apart() -> None:
    state = state_after(FADING, CIRCLE[:6])
    turned = ANALYSIS.state(ANALYSIS.canonical(state)[0], FADING)
    assert are_near(state, state.play(5))
    assert are_near(turned, state.play(5))
    assert not are_near(state, state.play(5).play(8))
    assert not are_near(FADING.start, FADING.start.play(0))
    assert not are_near(state, Board(TIC_TAC_TOE))


def test_the_reasons_for_a_move_are_true() -> None:
    kinds = set[type]()
    for state in random_states():
        advice = hint(state, evaluate)
        assert advice.reasons
        for reason in advice.reasons:
            kinds.add(type(reason))
            after = state.play(advice.cell)
            if isinstance(reason, CompletesLine):
                assert after.outcome
                assert after.outcome.lines == reason.lines
            elif isinstance(reason, Blocks):
                waiting = state_of_other(state)
                assert waiting.play(advice.cell).whole_lines == [*reason.lines]
            elif isinstance(reason, Forces | Threatens):
                assert state_of_other(after).play(reason.cell).whole_lines
    assert kinds >= {CompletesLine, Blocks, Forces, Threatens}


def state_of_other(state: FadingState) -> FadingState:
    """The same marks, with the other side to move."""
    return FadingState(state.x, state.o, state.plies + 1)


def test_an_analysis_follows_a_win_to_its_end_and_a_draw_for_a_while() -> None:
    won = analyse(FADING.start.play(1).play(4), evaluate)
    assert (len(won.variation), won.is_complete) == (9, True)
    drawn = analyse(FADING.start.play(0), evaluate)
    assert (len(drawn.variation), drawn.is_complete) == (16, False)


def test_a_mistake_becomes_an_exercise() -> None:
    plies = (*CIRCLE, 0, 2)
    reviewed = review_game(FADING, plies, evaluate)
    mistakes = [ply for ply in reviewed.plies if ply.mistake]
    assert mistakes
    for ply in mistakes:
        assert ply.mistake
        exercise = Exercise(ply.mistake, MatchId(1), NOON, NOON.date())
        question = exercise_question(exercise, plies)
        assert question.puzzle.board == state_after(FADING, plies[: ply.number])
        assert question.played == ply.cell
        assert not question.is_right(ply.cell)
        for board in (question.puzzle.board, ply.mistake.board):
            assert {value.result for value in evaluate(board).values.values() if value} == {
                *ply.mistake.results.values()
            }


def test_who_repeats_a_won_position_for_the_third_time_has_made_a_mistake() -> None:
    before = evaluate(state_after(FADING, (*CIRCLE, *CIRCLE, *CIRCLE[:5])))
    last = review_game(FADING, (*CIRCLE, *CIRCLE, *CIRCLE[:6]), evaluate).plies[-1]
    assert max(value.result for value in before.values.values() if value) is Result.WIN
    assert (last.after and last.after.result, last.mistake is not None) == (Result.DRAW, True)


def test_a_mistake_is_asked_again_only_if_the_position_alone_decides_it() -> None:
    repeated = review_game(FADING, (*CIRCLE, *CIRCLE, *CIRCLE[:6]), evaluate).plies[-1].mistake
    assert repeated
    assert not repeated.is_lasting
    ordinary = next(ply.mistake for ply in review_game(FADING, CIRCLE, evaluate).plies if ply.mistake)
    assert ordinary.is_lasting


def test_a_better_result_than_a_lost_position_has_is_no_mistake() -> None:
    for seed in range(10):
        plies, state, rng = list[int](), FADING.start, Random(seed)
        while not state.is_over:
            quiet = [cell for cell in state.legal_moves if not state.play(cell).whole_lines]
            plies.append(rng.choice(quiet or state.legal_moves))
            state = state.play(plies[-1])
        for ply in review_game(FADING, plies, evaluate).plies[-4:]:
            assert ply.before
            assert ply.after
            assert (ply.mistake is not None) == (ply.after.result < ply.before.result)
            assert ply.before.plies <= len(plies) - ply.number or len(plies) < MAX_PLIES


def test_every_puzzle_has_one_right_move() -> None:
    for puzzle in all_puzzles("fading").values():
        found = evaluate(puzzle.board).values
        right = [cell for cell, value in found.items() if value and value.result is puzzle.goal]
        assert right == [puzzle.solution]
        if puzzle.goal is Result.DRAW:
            assert {value.result for cell, value in found.items() if value and cell != puzzle.solution} == {Result.LOSS}
    themes = {group[0].theme for group in unlike_puzzles("fading").values()}
    assert themes == {Theme.FINISH_LINE, Theme.BLOCK_LINE, Theme.FORCED_SEQUENCE, Theme.OPENING}
