"""The learner in games other than 3x3."""

from __future__ import annotations

from itertools import accumulate
from random import Random

import pytest

from bot.game.board import Board
from bot.game.errors import Refusal
from bot.game.games import GAMES
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, board_of
from bot.game.value import Result
from bot.opponents.learner import LEARNER_GAMES, MAX_POSITIONS, MODES, beatable_marks, learn, limit
from bot.opponents.levels import Level
from bot.opponents.memory_file import MAX_KIB, MemoryFile, format_memory, merge_changes, parse_memory
from bot.opponents.minimax import Minimax
from bot.opponents.training import train
from tests.support import oracle

LOST, GOOD = Verdict.LOST, Verdict.GOOD


def trained(game: str, mode: str, games: int, depth: int = 0) -> dict[Position, Verdict]:
    """What a learner remembers after some games against a level."""
    memory: dict[Position, Verdict] = {}
    result = train(mode, memory, Level(depth), games, Random(4), rules=GAMES[game])
    learn(memory, result.lessons)
    return memory


def test_the_learner_plays_the_games_with_few_cells() -> None:
    assert LEARNER_GAMES == ("3x3", "misere", "4x4")


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
def test_what_it_avoids_in_misere_really_loses(mode: str) -> None:
    memory = trained("misere", mode, 300)
    lost = [position for position, verdict in memory.items() if verdict is LOST]
    assert len(lost) > 50
    for position in lost:
        value = oracle.value(board_of(position, GAMES["misere"]))
        assert value.result is Result.WIN  # for the other side, which is to move


def test_in_misere_it_avoids_to_complete_a_line_again() -> None:
    learner = MODES["original"]({})
    boards = [*accumulate((0, 8, 1, 7, 2), Board.play, initial=Board(GAMES["misere"]))]
    assert learner.lessons(boards, (Mark.X,)).keys() == {Position(1 + 3 + 9 + 2 * (3**7 + 3**8))}


@pytest.mark.usefixtures("untraced")
def test_in_misere_it_learns_not_to_lose() -> None:
    results = train("stronger", {}, Minimax(), 800, Random(3), rules=GAMES["misere"]).results
    assert results[:200].count(Result.LOSS) > 50
    assert Result.LOSS not in results[-100:]


@pytest.mark.usefixtures("untraced")
def test_whether_it_can_be_beaten_is_known_on_small_boards() -> None:
    learner = MODES["original"]({})
    assert beatable_marks(learner, "3x3") == beatable_marks(learner, "misere") == [*Mark]
    assert beatable_marks(learner, "4x4") is None


def test_a_full_memory_takes_no_new_positions() -> None:
    memory = dict.fromkeys(map(Position, range(1, MAX_POSITIONS)), GOOD)
    lessons = {Position(1): LOST, Position(10**6): LOST, Position(10**6 + 1): GOOD, Position(2): None}
    assert limit(lessons, memory) == {Position(1): LOST, Position(10**6): LOST, Position(2): None}
    more = dict.fromkeys(map(Position, range(10**6, 10**6 + 9)), LOST)
    assert len(merge_changes(more, memory)) == 1


def test_a_memory_of_each_game_is_parsed_from_its_file() -> None:
    for game in LEARNER_GAMES:
        for mode in MODES:
            file = MemoryFile(mode, trained(game, mode, 20), game)
            assert parse_memory(format_memory(file)) == file
            assert (game in file.name) is (game != "3x3") is (b'"game"' in format_memory(file))


def test_the_largest_memory_fits_into_a_file() -> None:
    largest = 3 ** GAMES["4x4"].cells
    memory = dict.fromkeys((Position(largest - number) for number in range(1, MAX_POSITIONS + 1)), GOOD)
    assert len(format_memory(MemoryFile("stronger", memory, "4x4"))) < MAX_KIB * 1024


def test_an_impossible_file_of_another_game_is_refused() -> None:
    for old, new, reason in [
        (b'"game": "misere"', b'"game": "5x5"', "memory_file-value"),
        (b'"game": "misere"', b'"game": 4', "memory_file-value"),
        (b'"lost"', b'"good"', "memory_file-repeated_key"),
        (b'"lost": [', b'"lost": [19683, ', "memory_file-entry"),
    ]:
        completed = Position(1 + 3 + 9 + 2 * (3**3 + 3**4))
        data = format_memory(MemoryFile("original", {completed: LOST}, "misere"))
        assert parse_memory(data).memory == {completed: LOST}
        with pytest.raises(Refusal) as refused:
            parse_memory(data.replace(old, new))
        assert refused.value.key == reason
