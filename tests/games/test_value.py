"""Values: their order, negation and text."""

from itertools import pairwise

from bot.games.value import Result, Value


def test_values_are_ordered_from_an_early_loss_to_an_early_win() -> None:
    losses, wins = ([Value(result, plies) for plies in (0, 2, 4)] for result in (Result.LOSS, Result.WIN))
    ordered = [*losses, Value(Result.DRAW), *reversed(wins)]
    assert all(worse < better for worse, better in pairwise(ordered))
    assert [-value for value in ordered] == ordered[::-1]
    assert [str(value) for value in ordered[:4]] == ["loss in 0", "loss in 2", "loss in 4", "draw"]
