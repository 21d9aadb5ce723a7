"""What every analysis of a game keeps."""

from random import Random

import pytest

from bot.analysis.analyses import analysis_of, are_near, kind_of
from bot.analysis.evaluation import proven_value
from bot.analysis.evaluator import Evaluator
from bot.games.game import Capability, Game, State
from bot.games.games import GAMES
from bot.games.lines import Rules
from tests.support.last_cell import LastCell
from tests.support.refusals import refuses

ANALYSED = [game for game in GAMES.values() if Capability.ANALYSIS in game.capabilities]
UNLISTED = [Rules(3, 4, 3, gravity=True), Rules(4, 3, 3, misere=True)]


def some_states(game: Game, rng: Random) -> list[State]:
    """The positions of a random game, and of another one that goes on while nobody wins."""
    states = list[State]()
    for is_long in (False, True):
        state = game.start
        while not state.is_over and state.plies < 25:
            states.append(state)
            quiet = [cell for cell in state.legal_moves if not state.play(cell).is_over] if is_long else []
            state = state.play(rng.choice(quiet or state.legal_moves))
    return states


@pytest.mark.parametrize("game", [*ANALYSED, *UNLISTED], ids=lambda game: game.name)
def test_positions_have_numbers_that_are_read_back(game: Game) -> None:
    analysis = analysis_of(game)
    assert analysis.position(game.start) == 0
    for state in some_states(game, Random(1)):
        position, (canonical, to_canonical) = analysis.position(state), analysis.canonical(state)
        read = analysis.state(position, game)
        assert (read.game, analysis.position(read)) == (game, position)
        assert (read.legal_moves, read.is_over) == (state.legal_moves, state.is_over)
        symmetries = analysis.symmetries(game)
        assert symmetries[0] == (*range(game.cells),)
        twins = [analysis.twin(position, symmetry) for symmetry in symmetries]
        assert canonical == min(twins) == analysis.twin(position, to_canonical)
        twin = analysis.state(twins[-1], game)
        assert sorted(symmetries[-1][cell] for cell in state.legal_moves) == [*twin.legal_moves]
        assert are_near(state, read)
        assert are_near(state, twin)


@pytest.mark.parametrize("game", ANALYSED, ids=lambda game: game.name)
def test_solved_positions_have_values_and_their_twins_the_same(game: Game) -> None:
    analysis, evaluate = analysis_of(game), Evaluator().evaluate
    for state in some_states(game, Random(2)):
        if analysis.is_solved(state) and len(state.legal_moves) <= 9:
            evaluation = evaluate(state)
            assert evaluation == analysis.solve(state)
            assert [*evaluation.values] == [*state.legal_moves]
            twin = analysis.state(analysis.canonical(state)[0], game)
            assert proven_value(evaluation) == proven_value(evaluate(twin))


def test_a_game_without_an_analysis_is_refused() -> None:
    with refuses("no_analysis"):
        analysis_of(LastCell())
    assert kind_of(LastCell()) is None
    assert not are_near(LastCell().start, LastCell().start)
