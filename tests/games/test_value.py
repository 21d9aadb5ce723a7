"""Values: their order, negation and text."""

from itertools import pairwise

from bot.games.value import Result, Value

WORST_TO_BEST = [
    *(Value(Result.LOSS, plies) for plies in (0, 2, 4)),
    Value(Result.DRAW),
    *(Value(Result.WIN, plies) for plies in (5, 3, 1)),
]


def test_values_are_ordered_from_an_early_loss_to_an_early_win() -> None:
    assert all(worse < better for worse, better in pairwise(WORST_TO_BEST))
    assert [-value for value in WORST_TO_BEST] == sorted((-value for value in WORST_TO_BEST), reverse=True)
    assert [str(value) for value in WORST_TO_BEST[:4]] == ["loss in 0", "loss in 2", "loss in 4", "draw"]
