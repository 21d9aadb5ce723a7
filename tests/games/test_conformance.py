"""What every game keeps, whatever its rules, and what every player of any game does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bot.games.errors import MatchOverError, Refusal
from bot.games.game import Capability, Game, State
from bot.games.games import GAMES, games_with, has_name, read_game
from bot.games.lines import Rules
from bot.games.mark import Mark
from bot.players.any_game import ANY_GAME_LEVELS
from bot.players.neural import NETWORK_RATINGS
from tests.support.last_cell import LastCell
from tools.ladder import play_match

UNLISTED = (Rules(6, 6, 4), Rules(3, 4, 3, gravity=True), Rules(2, 3, 2, misere=True), Rules(4, 3, 3, True, True))
ALL: list[Game] = [*GAMES.values(), *UNLISTED, LastCell()]


def played_at_random(game: Game, rng: Random) -> Iterator[State]:
    state = game.start
    yield state
    while state.legal_moves:
        state = state.play(rng.choice(state.legal_moves))
        yield state


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_game_begins_goes_on_and_ends(game: Game) -> None:
    assert re.fullmatch("[a-z0-9]{1,10}", game.name)
    assert game.capabilities <= {*Capability}
    for seed in range(3):
        states = [*played_at_random(game, Random(seed))]
        first, last = states[0], states[-1]
        assert (first.plies, first.to_move, first.last, first.outcome) == (0, Mark.X, None, None)
        assert [state.plies for state in states] == [*range(len(states))]
        assert [state.is_over for state in states] == [False] * (len(states) - 1) + [True]
        assert last.outcome
        for state, following in pairwise(states):
            check_move(state, following)
        for cell in range(game.cells):
            with pytest.raises(MatchOverError):
                last.check(cell)


def check_move(state: State, following: State) -> None:
    game, moves = state.game, state.legal_moves
    assert following.last in moves
    assert list(moves) == sorted(moves)
    assert [game.parse(game.format(cell), state) for cell in moves] == [*moves]
    for cell in {*range(game.cells)} - {*moves}:
        with pytest.raises(Refusal):
            state.check(cell)
    with pytest.raises(IndexError):
        state.check(game.cells)
    cells = [cell for row in following.grid() for cell in row]
    assert [len(row) for row in following.grid()] == [game.columns] * game.rows
    assert [cell.mark for cell in cells] == [following[number] for number in range(game.cells)]
    assert [number for number, cell in enumerate(cells) if cell.may_be_played] == [*following.legal_moves]
    assert [number for number, cell in enumerate(cells) if cell.is_last] == [following.last]
    assert {number for number, cell in enumerate(cells) if cell.is_winning} == following.winning_cells
    assert following == state.play(following.last)


def test_the_network_has_ratings_where_it_was_trained() -> None:
    assert games_with(Capability.NETWORK) == (*NETWORK_RATINGS,)


def test_a_game_is_read_back_by_its_name() -> None:
    for game in (*GAMES.values(), *UNLISTED):
        assert read_game(game.name) == game
    assert [has_name(name) for name in ("lastcell", "0x3x3", "chess", "")] == [False] * 4
    with pytest.raises(ValueError, match="'chess'"):
        read_game("chess")


@pytest.mark.parametrize("game", [Rules(), Rules(3, 4, 3, True), Rules(2, 3, 2, misere=True), LastCell()])
def test_players_of_any_game_play_legal_moves_to_the_end(game: Game) -> None:
    for player in [*ANY_GAME_LEVELS.values()][:3]:  # the strongest differs by the number of games only
        state = game.start
        while not state.is_over:
            cell = player.choose(state, Random(state.plies))
            assert cell == player.choose(state, Random(state.plies))
            state = state.play(cell)
        with pytest.raises((IndexError, ValueError)):
            player.choose(state, Random(1))
        assert isinstance(player.is_quick(game.start), bool)


def test_more_playouts_win_more() -> None:
    score = play_match(ANY_GAME_LEVELS["medium"], ANY_GAME_LEVELS["random"], 20, Random(1))
    assert score.wins > 3 * score.losses
