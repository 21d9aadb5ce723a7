"""The solution of disappearing marks, against what makes a solution right, and the levels that play it."""

from itertools import pairwise
from random import Random

from bot.games.fading import FADING, FadingState
from bot.games.mark import Mark
from bot.games.value import Result, Value
from bot.players.fading import FADING_LEVELS, FadingPerfect, solution, values
from tools.ladder import play_match


def states(count: int) -> list[FadingState]:
    """Positions of random games, in which nobody completes a line if there is another move."""
    found, rng = list[FadingState](), Random(1)
    while len(found) < count:
        state = FADING.start
        while not state.is_over and state.plies < 30:
            found.append(state)
            quiet = [cell for cell in state.legal_moves if not state.play(cell).whole_lines]
            state = state.play(rng.choice(quiet or state.legal_moves))
    return found[:count]


def value_of(state: FadingState) -> Value:
    return max(values(state).values())


def test_the_value_of_a_position_follows_from_the_positions_after_it() -> None:
    """Each win and loss leads to one that is nearer to the end, and no draw can be won: so the values are exact."""
    seen = set[Result]()
    for state in states(400):
        best = value_of(state)
        seen.add(best.result)
        for cell, value in values(state).items():
            after = state.play(cell)
            assert value == (Value(Result.WIN, 1) if after.outcome else value_of(after).one_ply_earlier())
            assert value.plies < 18
            assert value.result is Result.DRAW or value.plies % 2 == (value.result is Result.WIN)
    assert seen == {*Result}
    assert {value.plies for value in solution().values()} == {*range(1, 18)} - {0}


def test_the_first_side_wins_from_an_edge_only() -> None:
    assert {cell: str(value) for cell, value in values(FADING.start).items()} == {
        **dict.fromkeys((0, 2, 4, 6, 8), "draw"),
        **dict.fromkeys((1, 3, 5, 7), "win in 13"),
    }


def test_a_move_that_repeats_a_position_for_the_third_time_is_a_draw() -> None:
    circle, state = (0, 2, 1, 4, 3, 7, 5, 8), FADING.start
    for cell in (*circle, *circle, *circle[:5]):
        state = state.play(cell)
    assert values(state)[7] == Value(Result.DRAW)
    fresh = FadingState(state.x, state.o, played=5)
    assert values(fresh)[7] != Value(Result.DRAW)


def test_perfect_wins_as_x_in_thirteen_plies_at_most() -> None:
    for seed, name in enumerate(FADING_LEVELS):
        state, rng = FADING.start, Random(seed)
        while not state.is_over:
            player = FadingPerfect() if state.to_move is Mark.X else FADING_LEVELS[name]
            state = state.play(player.choose(state, rng))
        assert state.outcome
        assert (state.outcome.winner, state.plies <= 13) == (Mark.X, True)


def test_perfect_sets_traps_where_every_move_draws() -> None:
    drawn = next(
        state
        for state in states(800)
        if value_of(state) == Value(Result.DRAW) and [*values(state).values()].count(Value(Result.DRAW)) > 1
    )
    cell = FadingPerfect().choose(drawn, Random(1))
    losing = {
        move: sum(reply.result is Result.LOSS for reply in values(drawn.play(move)).values())
        for move, value in values(drawn).items()
        if value.result is Result.DRAW
    }
    assert losing[cell] == max(losing.values())


def test_each_level_beats_the_one_below_it() -> None:
    for below, name in pairwise(FADING_LEVELS):
        score = play_match(FADING_LEVELS[name], FADING_LEVELS[below], 8, Random(5), FADING)
        assert score.wins > score.losses
