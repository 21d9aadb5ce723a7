"""A program that knows only the rules, and gets better by being beaten: it remembers what lost it games.

A position is remembered as it was after the learner's own move, in one of two modes: `Original` is a
plain method that has been published elsewhere, `Stronger` is ours; docs/learner.md tells of both, and
compares them. Kin is Michie's MENACE (https://doi.org/10.1093/comjnl/6.3.232), which learns by chance.

What is remembered as lost is truly lost, as long as nothing else was put into the memory: it is learned
where the other side has just won, or where every move leads to another such position. And every lost
game teaches one, so that there is an end to losing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import ClassVar

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, canonical, position_of

LEARNER = "learner"
"""What its seat is saved under, in whatever mode it learns."""

Memory = Mapping[Position, Verdict]
"""What became of positions, each as the side saw it that had just made it."""

Lessons = Mapping[Position, Verdict | None]
"""What is to be remembered of positions from now on; None for no longer anything."""


@dataclass(frozen=True, slots=True)
class Original:
    """Takes the first free cell, in order, whose position is not remembered as lost; learns from its own defeats.

    Args:
        memory: may grow while it is in use.
    """

    memory: Memory

    _KNOWS_TWINS: ClassVar[bool] = False

    def choose(self, board: Board, rng: Random) -> int:
        """One of its choices.

        Raises:
            IndexError: the game is over.
        """
        choices = self.choices(board)
        return choices[int(rng.random() * len(choices))]

    def is_quick(self, board: Board) -> bool:
        """Always: it looks at one ply."""
        del board
        return True

    def choices(self, board: Board) -> tuple[int, ...]:
        """The moves that are all the same to it: here, the first one that it does not remember as lost, or the first.

        None once the game is over.
        """
        moves, recall = _moves(board, self._KNOWS_TWINS), self.memory.get
        safe = (cell for cell, made in moves if recall(made) is not Verdict.LOST)
        return tuple(islice(safe, 1)) or tuple(cell for cell, _ in moves[:1])

    def remembered(self, board: Board) -> dict[int, Verdict | None]:
        """What it remembers of the position that each legal move makes."""
        recall = self.memory.get
        return {cell: recall(made) for cell, made in _moves(board, self._KNOWS_TWINS)}

    def lessons(
        self, boards: Sequence[Board], seats: Collection[Mark], since: int = 0
    ) -> dict[Position, Verdict | None]:
        """What is new about the plies of a game from number `since` on, counted from 0.

        Draws teach nothing, and neither does what ends in any other way than on the board.

        Args:
            boards: every position of the game so far, the empty one first.
            seats: those that it holds.
        """
        lost = (made for mark in seats for made in self._lost(boards, mark, since))
        return {made: Verdict.LOST for made in lost if self.memory.get(made) is not Verdict.LOST}

    def _lost(self, boards: Sequence[Board], mark: Mark, since: int) -> Iterator[Position]:
        """The positions by which a side has turned out to be lost, when it had to move, and at the end."""
        plies = len(boards) - 1
        for ply in range(_first_ply(mark) + 2, plies, 2):
            if ply >= since and self._is_cornered(boards[ply]):
                yield self._made(boards[ply - 1])
        if since < plies and _winner(boards[-1]) is mark.other:
            yield self._made(boards[-2])

    def _is_cornered(self, board: Board) -> bool:
        return all(self.memory.get(made) is Verdict.LOST for _, made in _moves(board, self._KNOWS_TWINS))

    def _made(self, board: Board) -> Position:
        return _key(board, self._KNOWS_TWINS)


@dataclass(frozen=True, slots=True)
class Stronger(Original):
    """Prefers positions that were good, and breaks ties by chance; learns from both sides of every game.

    All symmetric twins of a position are one to it. Good are the positions of a side that went on to
    win; they are evidence and no more, which a later defeat of its own withdraws. That others lose where
    it would not withdraws nothing: so once nobody can beat it, it stays like that.
    """

    _KNOWS_TWINS: ClassVar[bool] = True

    def choices(self, board: Board) -> tuple[int, ...]:
        """The moves to good positions, or else to those not lost, or else all."""
        known = self.remembered(board)
        good = tuple(cell for cell, verdict in known.items() if verdict is Verdict.GOOD)
        return good or tuple(cell for cell, verdict in known.items() if verdict is None) or tuple(known)

    def lessons(
        self, boards: Sequence[Board], seats: Collection[Mark], since: int = 0
    ) -> dict[Position, Verdict | None]:
        """As for the original mode, of both sides whoever holds which seat, and of won games as well."""
        evidence: dict[Position, Verdict | None] = {}
        if since < len(boards) - 1 and (winner := _winner(boards[-1])):
            evidence.update(dict.fromkeys(self._all_made(boards, winner), Verdict.GOOD))
            if winner.other in seats:
                evidence.update(dict.fromkeys(self._all_made(boards, winner.other)))
        news = {made: verdict for made, verdict in evidence.items() if self._is_news(made, verdict)}
        own_last = sorted(Mark, key=lambda mark: mark in seats)
        return news | super(Stronger, self).lessons(boards, own_last, since)

    def _all_made(self, boards: Sequence[Board], mark: Mark) -> Iterator[Position]:
        """The positions that a side has made in a game."""
        return map(self._made, boards[_first_ply(mark) + 1 :: 2])

    def _is_news(self, made: Position, verdict: Verdict | None) -> bool:
        known = self.memory.get(made)
        return known is not Verdict.LOST and known is not verdict


MODES: Mapping[str, Callable[[Memory], Original]] = {"original": Original, "stronger": Stronger}
"""The ways of learning by the names that memories are saved under."""


@dataclass(frozen=True, slots=True)
class ModeName:
    """One of these names as a fact to tell: each language has its own word for it."""

    name: str


def learn(memory: dict[Position, Verdict], lessons: Lessons) -> None:
    """Keep lessons in a memory: what is lost stays lost."""
    for position, verdict in lessons.items():
        if memory.get(position) is Verdict.LOST:
            continue
        if verdict is None:
            memory.pop(position, None)
        else:
            memory[position] = verdict


def _any_reply(board: Board) -> Iterable[int]:
    return board.legal_moves


def is_beatable(learner: Original, mark: Mark, replies: Callable[[Board], Iterable[int]] = _any_reply) -> bool:
    """Whether a side of a learner can lose as it plays now: see `losing_game`."""
    return losing_game(learner, mark, replies) is not None


def losing_game(
    learner: Original, mark: Mark, replies: Callable[[Board], Iterable[int]] = _any_reply
) -> tuple[int, ...] | None:
    """The plies of a game that a side of a learner can lose as it plays now; None if there is none.

    All games are looked at, with whichever of its choices.

    Args:
        mark: what it plays.
        replies: what the other side may play.
    """
    seen: set[Board] = set()

    def from_here(board: Board, plies: tuple[int, ...]) -> tuple[int, ...] | None:
        if board in seen:
            return None
        seen.add(board)
        if board.is_over:
            return plies if _winner(board) is mark.other else None
        cells = learner.choices(board) if board.to_move is mark else replies(board)
        games = (from_here(board.play(cell), (*plies, cell)) for cell in cells)
        return next(filter(None, games), None)

    return from_here(Board(), ())


@lru_cache(maxsize=2**14)
def _moves(board: Board, knows_twins: bool) -> tuple[tuple[int, Position], ...]:
    """The legal moves, each with what the position that it makes is remembered under: asked for again and again."""
    return tuple((cell, _key(board.play(cell), knows_twins)) for cell in board.legal_moves)


@lru_cache(maxsize=2**14)
def _key(board: Board, knows_twins: bool) -> Position:
    """What a position is remembered under, as the side sees it that has made it."""
    position = position_of(board, board.to_move.other)
    return canonical(position, board.rules) if knows_twins else position


def _first_ply(mark: Mark) -> int:
    """The number of a side's first ply in a game, counted from 0."""
    return 0 if mark is Mark.X else 1


@lru_cache(maxsize=2**13)
def _winner(board: Board) -> Mark | None:
    return board.outcome.winner if board.outcome else None
