"""One game from the first ply to its termination: who sits where, what was played, how it stopped."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache, reduce

from bot.game.board import Board, Outcome
from bot.game.errors import MatchOverError, NotYourMatchError, NotYourTurnError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.rules import Rules


@dataclass(frozen=True, slots=True)
class MemberSeat:
    """A seat held by a person.

    Args:
        user: None once the person has asked to be forgotten.
    """

    user: UserId | None


@dataclass(frozen=True, slots=True)
class OpponentSeat:
    """A seat held by a program, named as in the table of opponents."""

    opponent: str


Seat = MemberSeat | OpponentSeat


class Termination(Enum):
    """Why a match stopped."""

    LINE = "line"
    FULL_BOARD = "full board"
    RESIGNED = "resigned"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Match:
    """An immutable match, with the position that its plies lead to.

    Args:
        id: which match this is.
        rules: what is played.
        x: who moves first.
        o: who moves second.
        plies: the cells played so far, X's first.
        resigned: the side that gave up, if one did.
        is_abandoned: whether the match stopped unfinished, with no result.

    Raises:
        GameError: the plies cannot be played in this order.

    >>> ana, minimax = MemberSeat(UserId(1)), OpponentSeat("minimax")
    >>> match = Match(MatchId(7), Rules(), x=ana, o=minimax).play(4)
    >>> str(match.board), match.seat(match.board.to_move).opponent
    ('.../.X./...', 'minimax')
    """

    id: MatchId
    rules: Rules
    x: Seat
    o: Seat
    plies: tuple[int, ...] = ()
    resigned: Mark | None = None
    is_abandoned: bool = False
    board: Board = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", reduce(_play, self.plies, Board(self.rules)))
        if (self.resigned or self.is_abandoned) and self.board.is_over:
            raise MatchOverError

    def mark(self, ply: int) -> Mark:
        """Who played the ply of that number, counted from 0."""
        return Mark.O if ply % 2 else Mark.X

    def seat(self, mark: Mark) -> Seat:
        """Who plays a mark."""
        return self.x if mark is Mark.X else self.o

    @property
    def termination(self) -> Termination | None:
        """Why the match stopped, or None while it goes on."""
        if self.is_abandoned:
            return Termination.ABANDONED
        if self.resigned:
            return Termination.RESIGNED
        if outcome := self.board.outcome:
            return Termination.LINE if outcome.lines else Termination.FULL_BOARD
        return None

    @property
    def result(self) -> str:
        """What came of the match, in a word: `x`, `o`, `draw`, `resigned`, `abandoned` or `live`."""
        if self.termination in (None, Termination.RESIGNED, Termination.ABANDONED):
            return self.termination.value if self.termination else "live"
        winner = self.board.outcome and self.board.outcome.winner
        return winner.value.lower() if winner else "draw"

    @property
    def is_over(self) -> bool:
        """Whether the match has stopped."""
        return self.termination is not None

    @property
    def version(self) -> int:
        """How often the match has changed since it began, by which a stale copy is recognised."""
        return len(self.plies) + (self.termination in (Termination.RESIGNED, Termination.ABANDONED))

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and with which lines; None while the match goes on, and if it was abandoned."""
        return Outcome(self.resigned.other) if self.resigned else self.board.outcome

    def play(self, cell: int) -> Match:
        """The match after one more ply.

        Raises:
            MatchOverError: it has stopped.
            MoveError: the cell cannot be played.
        """
        if self.is_over:
            raise MatchOverError
        return replace(self, plies=(*self.plies, cell))

    def resign(self, user: UserId) -> Match:
        """The match after a member has given up.

        Raises:
            MatchOverError: it has stopped.
            NotYourMatchError: the member holds no seat.
        """
        if self.is_over:
            raise MatchOverError
        return replace(self, resigned=self._mark_of(user))

    def abandon(self) -> Match:
        """The match, stopped where it stands.

        Raises:
            MatchOverError: it has stopped already.
        """
        if self.is_over:
            raise MatchOverError
        return replace(self, is_abandoned=True)

    def check_turn(self, user: UserId) -> None:
        """Return if it is this member's turn.

        Raises:
            MatchOverError: nobody has a turn any more.
            NotYourMatchError: the member holds no seat.
            NotYourTurnError: the other side is to move.
        """
        if self.is_over:
            raise MatchOverError
        if self._mark_of(user) is not self.board.to_move:
            raise NotYourTurnError

    def is_player(self, user: UserId) -> bool:
        """Whether a member holds a seat at this match."""
        return MemberSeat(user) in (self.x, self.o)

    def _mark_of(self, user: UserId) -> Mark:
        if not self.is_player(user):
            raise NotYourMatchError
        return Mark.X if self.x == MemberSeat(user) else Mark.O


@lru_cache(maxsize=4096)
def _play(board: Board, cell: int) -> Board:
    """Board.play, remembering the latest answers: a match replays all its plies whenever one is added."""
    return board.play(cell)
