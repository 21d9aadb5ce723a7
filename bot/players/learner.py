"""An opponent that is given only the rules and learns from defeats: it remembers positions that lost it games.

A position is remembered as it was after the learner's own move. There are two modes: `Learner` is a simple method that
was published elsewhere, `StrongerLearner` is our extension of it. docs/learner.md describes and compares them. Michie's
MENACE (https://doi.org/10.1093/comjnl/6.3.232) is related, but learns by adjusting probabilities.

A position that the learner marks as lost really is lost with best play, provided that its memory was only filled by
learning: a position is marked if the other side has just won, or if every move from there leads to a position that is
already marked. Every lost game marks at least one more position, so the learner cannot lose for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from operator import attrgetter
from random import Random
from typing import ClassVar, TypeVar

from bot.games.game import Capability
from bot.games.games import games_with
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules
from bot.games.mark import Mark
from bot.games.position import Position, Verdict, canonical, position_of
from bot.players.search import random_choice

LEARNER = "learner"  # the name that seats of the learner are saved under, whatever its mode
LEARNER_GAMES = games_with(Capability.LEARNER)
MAX_POSITIONS = 20_000  # how many positions it remembers of one game at most: more than 3x3 has
_MAX_CELLS_SEARCHED = 9  # on boards of at most this many cells, all games against a learner can be searched
Memory = Mapping[Position, Verdict]
"""What the learner remembers of positions, each as the side that has just moved sees it."""

Learned = Mapping[Position, Verdict | None]
"""What a game changes in a memory: the new verdicts; None where a position is to be removed."""


T = TypeVar("T", bound=Verdict | None)


@dataclass(frozen=True, slots=True)
class Learner:
    """The original mode: plays the first cell that is not known to lose, and learns from its own defeats."""

    memory: Memory  # may grow while the learner uses it

    _USES_SYMMETRY: ClassVar[bool] = False  # whether symmetric positions share one entry of the memory

    def choose(self, board: Board, rng: Random) -> int:
        return random_choice(self.choices(board), rng)

    def is_quick(self, _: Board, /) -> bool:
        return True  # it looks one ply ahead

    def choices(self, board: Board) -> tuple[int, ...]:
        """The moves among which it chooses at random, ascending; empty once the game is over.
        In this mode there is one: the first move to a position that it does not remember as lost, or else the first.
        """
        moves = _moves(board, self._USES_SYMMETRY)
        safe = (cell for cell, position in moves if self.memory.get(position) is not Verdict.LOST)
        return tuple(islice(safe, 1)) or tuple(cell for cell, _ in moves[:1])

    def remembered(self, board: Board) -> dict[int, Verdict | None]:
        """The legal moves, each with what it remembers of the position after it."""
        verdict_on = self.memory.get  # looked up once, because training asks often
        return {cell: verdict_on(position) for cell, position in _moves(board, self._USES_SYMMETRY)}

    def learned(
        self, boards: Sequence[Board], seats: Collection[Mark], since: int = 0
    ) -> dict[Position, Verdict | None]:
        """What the plies of a game change in its memory, from ply number `since` on, counted from 0.
        Draws, and games that ended in any other way than on the board, change nothing. `boards` has every position of
        the game so far, the empty board first; `seats` are the sides that the learner played.
        """
        lost = (position for mark in seats for position in self._lost(boards, mark, since))
        return {position: Verdict.LOST for position in lost if self.memory.get(position) is not Verdict.LOST}

    def _lost(self, boards: Sequence[Board], mark: Mark, since: int) -> Iterator[Position]:
        """The positions after a side's own moves that the game has shown to be lost for it.
        After such a position, the other side has moved to one in which all the side's moves are known to lose, or has
        won. In a misère game, it has won because the side's own last move completed a line.
        """
        plies = len(boards) - 1
        for ply in range(_first_ply(mark) + 2, plies, 2):
            if ply < since:
                continue
            moves = _moves(boards[ply], self._USES_SYMMETRY)
            if all(self.memory.get(position) is Verdict.LOST for _, position in moves):
                yield _memory_key(boards[ply - 1], self._USES_SYMMETRY)
        if since < plies and _winner(boards[-1]) is mark.other:
            last_own = boards[-1] if boards[-1].rules.misere else boards[-2]
            yield _memory_key(last_own, self._USES_SYMMETRY)


@dataclass(frozen=True, slots=True)
class StrongerLearner(Learner):
    """The stronger mode: prefers good positions, chooses at random among equals, learns from both sides of every game.
    Symmetric positions share one entry of the memory. A position is good if its side went on to win. That is only
    evidence: the entry is removed when the learner itself loses a game through that position. Defeats of others do not
    remove it, so that an unbeatable learner stays unbeatable.
    """

    _USES_SYMMETRY: ClassVar[bool] = True

    def choices(self, board: Board) -> tuple[int, ...]:
        """The moves to good positions, or else those to positions without an entry, or else all."""
        verdicts = self.remembered(board)
        good = tuple(cell for cell, verdict in verdicts.items() if verdict is Verdict.GOOD)
        return good or tuple(cell for cell, verdict in verdicts.items() if verdict is None) or tuple(verdicts)

    def learned(
        self, boards: Sequence[Board], seats: Collection[Mark], since: int = 0
    ) -> dict[Position, Verdict | None]:
        """As in the original mode, but from the moves of both sides, and with the positions of the winner as good."""
        verdicts: dict[Position, Verdict | None] = {}
        if since < len(boards) - 1 and (winner := _winner(boards[-1])):
            for board in boards[_first_ply(winner) + 1 :: 2]:
                verdicts[_memory_key(board, self._USES_SYMMETRY)] = Verdict.GOOD
            if winner.other in seats:  # only its own defeat removes what the learner held to be good
                for board in boards[_first_ply(winner.other) + 1 :: 2]:
                    verdicts[_memory_key(board, self._USES_SYMMETRY)] = None
        changes: dict[Position, Verdict | None] = {}
        for position, verdict in verdicts.items():
            remembered = self.memory.get(position)
            if remembered is not Verdict.LOST and remembered is not verdict:
                changes[position] = verdict
        own_last = sorted(Mark, key=lambda mark: mark in seats)  # so that a verdict of its own is the latest change
        return changes | super(StrongerLearner, self).learned(boards, own_last, since)


MODES: Mapping[str, Callable[[Memory], Learner]] = {"original": Learner, "stronger": StrongerLearner}
"""The modes by the names that memories are saved under."""


@dataclass(frozen=True, slots=True)
class ModeName:
    """The name of a mode as a parameter of a sentence: each language has its own word for it."""

    name: str


def limit(learned: Mapping[Position, T], memory: Memory) -> dict[Position, T]:
    """The verdicts without the new positions for which a memory has no room."""
    room = max(0, MAX_POSITIONS - len(memory))
    new = set(islice((position for position in learned if position not in memory), room))
    return {position: verdict for position, verdict in learned.items() if position in memory or position in new}


def learn(memory: dict[Position, Verdict], learned: Learned) -> None:
    """Apply new verdicts to a memory. A lost position stays lost."""
    for position, verdict in learned.items():
        if memory.get(position) is Verdict.LOST:
            continue
        if verdict is None:
            memory.pop(position, None)
        else:
            memory[position] = verdict


def beatable_marks(learner: Learner, game: str) -> list[Mark] | None:
    """The marks with which a learner can still lose a game; None if the board is too large to search all games."""
    rules = LISTED[game]
    if rules.cells > _MAX_CELLS_SEARCHED:
        return None
    return [mark for mark in Mark if losing_game(learner, mark, rules=rules) is not None]


def losing_game(
    learner: Learner,
    mark: Mark,
    plies_of_other: Callable[[Board], Iterable[int]] = attrgetter("legal_moves"),
    *,
    rules: Rules = TIC_TAC_TOE,
) -> tuple[int, ...] | None:
    """The cells of a game that a learner can lose with its present memory, found by searching all games; or None."""
    visited: set[Board] = set()

    def search(board: Board, plies: tuple[int, ...]) -> tuple[int, ...] | None:
        if board in visited:
            return None
        visited.add(board)
        if board.is_over:
            return plies if _winner(board) is mark.other else None
        cells = learner.choices(board) if board.to_move is mark else plies_of_other(board)
        games = (search(board.play(cell), (*plies, cell)) for cell in cells)
        return next(filter(None, games), None)

    return search(Board(rules), ())


@lru_cache(maxsize=2**14)
def _moves(board: Board, uses_symmetry: bool) -> tuple[tuple[int, Position], ...]:
    """The legal moves, each with the memory key of the position after it; cached, because training asks often."""
    return tuple((cell, _memory_key(board.play(cell), uses_symmetry)) for cell in board.legal_moves)


@lru_cache(maxsize=2**14)
def _memory_key(board: Board, uses_symmetry: bool) -> Position:
    """The key of a position in a memory: its number for the side that has just moved; canonical if symmetry counts."""
    position = position_of(board, board.to_move.other)
    return canonical(position, board.rules) if uses_symmetry else position


def _first_ply(mark: Mark) -> int:
    """The number of a side's first ply in a game, counted from 0; its other plies are every second one after that."""
    return 0 if mark is Mark.X else 1


@lru_cache(maxsize=2**13)
def _winner(board: Board) -> Mark | None:
    return board.outcome.winner if board.outcome else None
