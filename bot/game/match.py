"""One game from the first ply to its termination: who sits where, what was played, how it stopped."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache, reduce

from bot.game.board import Board, Outcome
from bot.game.errors import MatchOverError, NothingToTakeBackError, NotYourMatchError, NotYourTurnError
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
    FORFEITED = "forfeited"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    STOPPED = "stopped"


WITHOUT_RESULT = frozenset({Termination.ABANDONED, Termination.STOPPED})
"""The terminations after which nobody has won, and it is no draw either."""


@dataclass(frozen=True, slots=True)
class Stop:
    """How a match stopped before its board was decided.

    Args:
        termination: RESIGNED or FORFEITED, which one side loses; AGREED, a draw; ABANDONED, or STOPPED by a
            moderator, without a result.
        loser: the side that gave up, left, or stayed away.

    Raises:
        ValueError: the one does not go with the other.
    """

    termination: Termination
    loser: Mark | None = None

    def __post_init__(self) -> None:
        if (self.termination in (Termination.RESIGNED, Termination.FORFEITED)) != (self.loser is not None):
            raise ValueError(f"{self.termination.name} does not go with loser={self.loser}")


@dataclass(frozen=True, slots=True)
class Match:
    """An immutable match, with the position that its plies lead to.

    Args:
        id: which match this is.
        rules: what is played.
        x: who moves first.
        o: who moves second.
        plies: the cells played so far, X's first.
        stop: how it stopped, if that was not on the board.
        undone: how many changes the plies do not tell of: those taken back, and each taking back itself.

    Raises:
        GameError: the plies cannot be played in this order.

    >>> ana, perfect = MemberSeat(UserId(1)), OpponentSeat("perfect")
    >>> match = Match(MatchId(7), Rules(), x=ana, o=perfect).play(4)
    >>> str(match.board), match.seat(match.board.to_move).opponent
    ('.../.X./...', 'perfect')
    """

    id: MatchId
    rules: Rules
    x: Seat
    o: Seat
    plies: tuple[int, ...] = ()
    stop: Stop | None = None
    undone: int = 0
    board: Board = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", reduce(_play, self.plies, Board(self.rules)))
        if self.stop and self.board.is_over:
            raise MatchOverError

    def mark(self, ply: int) -> Mark:
        """Who played the ply of that number, counted from 0."""
        return Mark.O if ply % 2 else Mark.X

    def seat(self, mark: Mark) -> Seat:
        """Who plays a mark."""
        return self.x if mark is Mark.X else self.o

    def member(self, mark: Mark) -> UserId | None:
        """The person who plays a mark; None for a program, and for one who was forgotten."""
        seat = self.seat(mark)
        return seat.user if isinstance(seat, MemberSeat) else None

    @property
    def termination(self) -> Termination | None:
        """Why the match stopped, or None while it goes on."""
        if self.stop:
            return self.stop.termination
        if outcome := self.board.outcome:
            return Termination.LINE if outcome.lines else Termination.FULL_BOARD
        return None

    @property
    def result(self) -> str:
        """What came of the match, in a word: `x`, `o`, `draw`, how it stopped without that, or `live`."""
        if self.outcome is None:
            return self.stop.termination.value if self.stop else "live"
        if self.stop and self.stop.loser:
            return self.stop.termination.value
        return self.outcome.winner.value.lower() if self.outcome.winner else "draw"

    @property
    def is_over(self) -> bool:
        """Whether the match has stopped."""
        return self.termination is not None

    @property
    def version(self) -> int:
        """How often the match has changed since it began, by which a stale copy is recognised."""
        return len(self.plies) + self.undone + (self.stop is not None)

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and with which lines; None while the match goes on, and if it has no result."""
        if self.stop is None:
            return self.board.outcome
        if self.stop.termination in WITHOUT_RESULT:
            return None
        return Outcome(self.stop.loser.other if self.stop.loser else None)

    @property
    def is_duel(self) -> bool:
        """Whether two members play each other."""
        return isinstance(self.x, MemberSeat) and isinstance(self.o, MemberSeat)

    @property
    def is_at_stake(self) -> bool:
        """Whether a member who stays away loses to another one: once both have moved."""
        return self.is_duel and len(self.plies) >= 2

    @property
    def is_exhibition(self) -> bool:
        """Whether two programs play each other."""
        return isinstance(self.x, OpponentSeat) and isinstance(self.o, OpponentSeat)

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
        return self._stopped(Termination.RESIGNED, self.mark_of(user))

    def forfeit(self, loser: Mark) -> Match:
        """The match, lost by a side that has left.

        Raises:
            MatchOverError: it has stopped already.
        """
        return self._stopped(Termination.FORFEITED, loser)

    def agree(self) -> Match:
        """The match as a draw that both sides want.

        Raises:
            MatchOverError: it has stopped already.
        """
        return self._stopped(Termination.AGREED)

    def abandon(self) -> Match:
        """The match, stopped where it stands.

        Raises:
            MatchOverError: it has stopped already.
        """
        return self._stopped(Termination.ABANDONED)

    def halt(self) -> Match:
        """The match, stopped by a moderator.

        Raises:
            MatchOverError: it has stopped already.
        """
        return self._stopped(Termination.STOPPED)

    def time_out(self) -> Match:
        """The match after its side to move has stayed away for too long.

        Between members that side forfeits, once both have moved; any other match is abandoned.

        Raises:
            MatchOverError: it has stopped already.
        """
        return self.forfeit(self.board.to_move) if self.is_at_stake else self.abandon()

    def take_back(self, user: UserId) -> Match:
        """The match before a member's latest ply, at which the member is to move again.

        Raises:
            MatchOverError: it has stopped.
            NotYourMatchError: the member holds no seat.
            NothingToTakeBackError: the member has not moved yet.
        """
        if self.is_over:
            raise MatchOverError
        count = 1 if self.board.to_move is not self.mark_of(user) else 2
        if len(self.plies) < count:
            raise NothingToTakeBackError
        return replace(self, plies=self.plies[:-count], undone=self.undone + count + 1)

    def check_turn(self, user: UserId) -> None:
        """Return if it is this member's turn.

        Raises:
            MatchOverError: nobody has a turn any more.
            NotYourMatchError: the member holds no seat.
            NotYourTurnError: the other side is to move.
        """
        if self.is_over:
            raise MatchOverError
        if self.seat(self.board.to_move) == MemberSeat(user):
            return
        self.mark_of(user)
        raise NotYourTurnError

    def is_player(self, user: UserId) -> bool:
        """Whether a member holds a seat at this match."""
        return MemberSeat(user) in (self.x, self.o)

    def mark_of(self, user: UserId) -> Mark:
        """What a member plays.

        Raises:
            NotYourMatchError: the member holds no seat.
        """
        if not self.is_player(user):
            raise NotYourMatchError
        return Mark.X if self.x == MemberSeat(user) else Mark.O

    def _stopped(self, termination: Termination, loser: Mark | None = None) -> Match:
        if self.is_over:
            raise MatchOverError
        return replace(self, stop=Stop(termination, loser))


@lru_cache(maxsize=4096)
def _play(board: Board, cell: int) -> Board:
    """Board.play, remembering the latest answers: a match replays all its plies whenever one is added."""
    return board.play(cell)
