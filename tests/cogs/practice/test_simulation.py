"""The simulation of practice in the benchmarks, with few members."""

from benchmarks.practice import (
    PRACTICE,
    RANDOM_MISTAKES,
    RANDOM_POSITIONS,
    all_questions,
    late_accuracy,
    right_moves,
    simulate,
)
from bot.analysis.exercise import INTERVALS


def test_a_simulation_compares_equal_numbers_of_exercises() -> None:
    groups = simulate(4, 6)
    answers = {name: [member.answers for member in group] for name, group in groups.items()}
    assert answers[PRACTICE] == answers[RANDOM_POSITIONS]
    assert sum(map(sum, answers[PRACTICE])) > 50
    for scheduled, random in zip(answers[PRACTICE], answers[RANDOM_MISTAKES], strict=True):
        assert all(one in (other, 0) for one, other in zip(random, scheduled, strict=True))
    assert not any(map(sum, answers["No practice"]))
    boxes = {exercise.box for member in groups[PRACTICE] for exercise in member.exercises.values()}
    assert {0, 1, 2} <= boxes <= {*range(len(INTERVALS) + 1)}
    assert late_accuracy(groups)[PRACTICE].mean > late_accuracy(groups)["No practice"].mean


def test_in_every_position_to_practise_a_mistake_is_possible() -> None:
    assert all(0 < len(right_moves(board)) < len(board.legal_moves) for board in all_questions())
