"""Finds the puzzles of each game: `.venv/bin/python tools/puzzles.py` writes bot/analysis/puzzle_data/.

Of a game with 9 cells, all puzzles are found, one of each group of symmetric ones. Of a larger one, the
positions are from seeded games in which both sides win at once and prevent a win at once where they can, and play at
random otherwise. A position is a puzzle if a search proves that exactly one move wins, in at most 11 plies, or that
exactly one move holds the draw and all others lose. Of those found, 300 are taken: of each theme and depth as many, as
far as there are so many.

Up to 42 cells, the search is exhaustive if few cells are empty. Otherwise it gives up soon, and a position counts only
if it has proven the result of every legal move. That is likely only where a side has a threat or could make a fork, so
no others are searched. What the search proves is exact; docs/opponents.md says why.

The rating of a puzzle is computed from its depth and from how often the levels miss it: see docs/rating.md. The same
puzzles with the same ratings are found each time. It takes some minutes for each game.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.analysis.analyses import analysis_of
from bot.analysis.evaluation import Evaluation, are_proven
from bot.analysis.evaluator import Evaluator
from bot.analysis.puzzles import PUZZLE_GAMES, puzzle_path
from bot.analysis.reason import Theme
from bot.analysis.reasons import reasons, theme_of
from bot.games.game import Game, State
from bot.games.games import GAMES
from bot.games.lines import LISTED, Board, Rules
from bot.games.mark import Mark
from bot.games.position import Position, canonical, position_of
from bot.games.value import RESULT_LETTERS, Result, Value
from bot.players.levels import level_in
from bot.players.minimax import Minimax
from bot.players.opponent import Player, players_of
from bot.players.search import best_of, random_choice
from bot.players.threats import forks, threats

SEED = 20260101
COUNT = 300


@dataclass(frozen=True, slots=True)
class Source:
    """Where the puzzles of a game are found."""

    games: int  # how many seeded games are played
    empty: range  # how many cells are empty in its puzzles
    solved: int = 0  # positions with at most this many empty cells are searched to the end


SOURCES = {
    "4x4": Source(20_000, range(4, 14), solved=13),
    "5x5": Source(8_000, range(8, 20), solved=15),
    "7x7": Source(6_000, range(12, 42)),
    "9x9": Source(3_000, range(25, 76)),
    "connect4": Source(2_500, range(10, 34), solved=20),
}

POSITIONS = 1_000
"""How many positions are visited at most to prove all moves of a position that is not searched to the end."""

PLIES = 11
"""How many plies a win takes at most."""

CAPS = {Theme.FINISH_LINE: 30, Theme.BLOCK_LINE: 90}
"""How many puzzles of the easiest themes are looked for."""

MAX_DEPTH = 15
"""From how many plies on the depth makes a puzzle no harder."""

RUNS = 40
"""How often each level answers each puzzle."""


@dataclass(frozen=True, slots=True)
class Found:
    """A position that is a puzzle."""

    board: State
    values: Mapping[int, Value]
    theme: Theme

    @property
    def value(self) -> Value:
        return max(self.values.values())

    @property
    def depth(self) -> int:
        """How many plies have to be looked ahead: until the win, or until all other moves have lost."""
        others = [value for value in self.values.values() if value != self.value]
        until_lost = max(value.plies if value.result is Result.LOSS else sys.maxsize for value in others)
        return min(self.value.plies or sys.maxsize, until_lost)


def natural_game(rules: Rules, rng: Random) -> Iterator[Board]:
    """The positions of a game whose players see wins and threats one ply ahead."""
    board = Board(rules)
    while not board.is_over:
        yield board
        mover = board.to_move
        cells = threats(board, mover) or threats(board, mover.other) or board.legal_moves
        board = board.play(random_choice(cells, rng))


def prover(source: Source) -> Callable[[Board], Mapping[int, Value | None]]:
    """What finds the values of the legal moves of a position: None if not proven, and empty if it is not searched."""
    exact, evaluator = (
        Minimax(),
        Evaluator(POSITIONS, clock=lambda: 0.0),
    )  # without a clock, it finds the same each time

    def prove(board: Board) -> Mapping[int, Value | None]:
        if board.rules.cells - board.plies <= source.solved:
            return exact.values(board)
        is_likely = any(threats(board, mark) or forks(board, mark) for mark in Mark)
        return evaluator.evaluate(board).values if is_likely else {}

    return prove


def is_puzzle(values: Mapping[int, Value]) -> bool:
    """Whether exactly one of several moves wins, not too late, or exactly one holds the draw."""
    best = max(values.values())
    results = [value.result for value in values.values()]
    is_only = len(results) > 1 and results.count(best.result) == 1
    return is_only and (best.result is Result.DRAW or (best.result is Result.WIN and best.plies <= PLIES))


def find_all(game: Game) -> Iterator[Found]:
    """All puzzles of a solved game, one of each group of symmetric ones: each position that can be reached."""
    analysis, seen, latest = analysis_of(game), {Position(0)}, [game.start]
    while latest:
        following = list[State]()
        for state in latest:
            values = {cell: value for cell, value in analysis.solve(state).values.items() if value}
            if is_puzzle(values):
                yield found(state, values)
            for after in map(state.play, state.legal_moves):
                position, _ = analysis.canonical(after)
                if position not in seen and not after.is_over:
                    seen.add(position)
                    following.append(analysis.state(position, game))
        latest = following


def find_some(name: str) -> Iterator[Found]:
    """Puzzles of a larger game: of one game, one of each theme."""
    rules, rng, source = LISTED[name], Random(SEED), SOURCES[name]
    prove, seen, counts = prover(source), set[Position](), defaultdict[Theme, int](int)
    for _ in range(source.games):
        themes = set[Theme]()
        for board in natural_game(rules, rng):
            position = canonical(position_of(board, board.to_move.other), rules)
            if position in seen or rules.cells - board.plies not in source.empty or is_common(board, counts):
                continue
            values = prove(board)
            if values and are_proven(values) and is_puzzle(values):
                puzzle = found(board, values)
                if puzzle.theme not in themes:
                    themes.add(puzzle.theme)
                    seen.add(position)
                    counts[puzzle.theme] += 1
                    yield puzzle


def is_common(board: Board, counts: Mapping[Theme, int]) -> bool:
    """Whether a position has an easy theme of which enough puzzles have been found."""
    if threats(board, board.to_move):
        return counts[Theme.FINISH_LINE] >= CAPS[Theme.FINISH_LINE]
    return bool(threats(board, board.to_move.other)) and counts[Theme.BLOCK_LINE] >= CAPS[Theme.BLOCK_LINE]


def found(board: State, values: Mapping[int, Value]) -> Found:
    evaluator, (cell,) = Evaluator(POSITIONS, clock=lambda: 0.0), best_of(values)
    why = reasons(board, cell, Evaluation(values, (cell,), board.game.cells), evaluator.evaluate)
    return Found(board, values, theme_of(board, cell, why))


def choose(puzzles: Iterable[Found], count: int) -> list[Found]:
    """Take as many puzzles of each theme and depth, as far as there are so many."""
    kinds = defaultdict[tuple[Theme, int], list[Found]](list)
    for puzzle in puzzles:
        kinds[puzzle.theme, puzzle.value.plies].append(puzzle)
    ranked = [(rank, number, puzzle) for number, kind in enumerate(kinds.values()) for rank, puzzle in enumerate(kind)]
    return [puzzle for *_, puzzle in sorted(ranked, key=lambda item: item[:2])[:count]]


def missed(board: State, solution: int, rng: Random) -> float:
    """The share of wrong answers of the levels easy, medium and hard."""
    players, game = players_of(board.game), board.game
    names = ("easy", "medium", "hard")
    levels: list[Player[Any]] = [level_in(name, game) if isinstance(game, Rules) else players[name] for name in names]
    answers = [level.choose(board, rng) for level in levels for _ in range(RUNS)]
    return sum(cell != solution for cell in answers) / len(answers)


def rating_of(puzzle: Found) -> int:
    """The starting rating of a puzzle; docs/rating.md explains it."""
    (solution,) = best_of(puzzle.values)
    rng = Random(analysis_of(puzzle.board.game).position(puzzle.board))
    return round(700 + 70 * min(puzzle.depth, MAX_DEPTH) + 1000 * missed(puzzle.board, solution, rng))


def lines_of(puzzles: Sequence[Found]) -> list[str]:
    """The lines of the file of a game's puzzles, ascending."""
    lines = list[str]()
    for puzzle in puzzles:
        letters = "".join(RESULT_LETTERS[value.result] for value in puzzle.values.values())
        position = analysis_of(puzzle.board.game).position(puzzle.board)
        plies = puzzle.value.plies
        lines.append(f"{position} {plies} {letters} {puzzle.theme.value} {rating_of(puzzle)}")
    return sorted(lines, key=lambda line: int(line.split()[0]))


def main(names: list[str]) -> None:
    """Write the files of some games, or of all."""
    for name in names or PUZZLE_GAMES:
        puzzles = choose(find_some(name) if name in SOURCES else find_all(GAMES[name]), COUNT)
        Path(str(puzzle_path(name))).write_text("\n".join([*lines_of(puzzles), ""]), "ascii")
        sys.stdout.write(f"{name}: {len(puzzles)} puzzles\n")


if __name__ == "__main__":
    main(sys.argv[1:])
