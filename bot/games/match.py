"""A match: one game from its first ply to its termination, with its players."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from itertools import accumulate

from bot.games.errors import MatchOverError, NotAPlayerError, NotYourTurnError, Refusal
from bot.games.game import Game, Outcome, State, Termination
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.value import Result


@dataclass(frozen=True, slots=True)
class MemberSeat:
    user: UserId | None  # None once the user has had their data deleted


@dataclass(frozen=True, slots=True)
class OpponentSeat:
    opponent: str  # its name, as in bot.players.opponent.LEVEL_NAMES


@dataclass(frozen=True, slots=True)
class CrowdSeat:
    """Everyone in a place, who vote for each move; see `cogs/vote`."""


CROWD = CrowdSeat()
Seat = MemberSeat | OpponentSeat | CrowdSeat


WITHOUT_RESULT = (Termination.ABANDONED, Termination.STOPPED)
"""The terminations without a winner that are not draws either."""


@dataclass(frozen=True, slots=True)
class EarlyEnd:
    """The end of a match that was not decided on the board; raises ValueError for a wrong loser."""

    # RESIGNED or FORFEITED, a loss; AGREED, a draw; ABANDONED, or STOPPED by a moderator, no result
    termination: Termination
    loser: Mark | None = None  # the side that resigned or forfeited; None for the other terminations

    def __post_init__(self) -> None:
        if (self.termination in (Termination.RESIGNED, Termination.FORFEITED)) != (self.loser is not None):
            raise ValueError(f"{self.termination.name} does not go with loser={self.loser}")


MAX_TAKEBACKS = 20
"""How often a player may take back in one match. Each changes the version, which buttons show with five digits."""

MAX_BEGUN_ANEW = 5_000
"""How often a player may choose another opponent or game before the first move, for the same reason."""


@dataclass(frozen=True, slots=True)
class Match:
    """An immutable match.

    A method that changes the match raises MatchOverError once the match has ended.

    The attribute `board` is the position after all plies.
    Raises Refusal if the plies are not legal moves in this order, or `early_end` is given for a finished board.

    >>> from bot.games.lines import Rules
    >>> ana, perfect = MemberSeat(UserId(1)), OpponentSeat("perfect")
    >>> match = Match(MatchId(7), Rules(), x=ana, o=perfect).play(4)
    >>> str(match.board), match.seat(match.board.to_move).opponent
    ('.../.X./...', 'perfect')
    """

    id: MatchId
    game: Game
    x: Seat
    o: Seat
    plies: tuple[int, ...] = ()  # the cells played so far, X's first
    early_end: EarlyEnd | None = None  # how it ended, if not on the board
    undone: int = 0  # the changes that `plies` no longer shows: each ply taken back, and each take-back
    x_takebacks: int = 0  # how often each side has taken back
    o_takebacks: int = 0
    is_weakened: bool = False  # whether a level has moved with less search than it is meant to have
    board: State = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", reduce(_play, self.plies, self.game.start))
        if self.early_end and self.board.is_over:
            raise MatchOverError

    def mark(self, ply: int) -> Mark:
        """The side that plays a ply, given its number, counted from 0."""
        return Mark.O if ply % 2 else Mark.X

    @property
    def last(self) -> int | None:
        """The cell of the last ply; None before the first one."""
        return self.plies[-1] if self.plies else None

    @property
    def boards(self) -> list[State]:
        """All positions of the match, from the empty board on."""
        return [*accumulate(self.plies, _play, initial=self.game.start)]

    def seat(self, mark: Mark) -> Seat:
        return self.x if mark is Mark.X else self.o

    def member(self, mark: Mark) -> UserId | None:
        seat = self.seat(mark)
        return seat.user if isinstance(seat, MemberSeat) else None

    @property
    def termination(self) -> Termination | None:
        if self.early_end:
            return self.early_end.termination
        return self.board.outcome.termination if self.board.outcome else None

    @property
    def result(self) -> str:
        """One word for logs and metrics: `x` or `o` for a win on the board, `draw`, how it was stopped, or `live`."""
        if self.outcome is None:
            return self.early_end.termination.value if self.early_end else "live"
        if self.early_end and self.early_end.loser:
            return self.early_end.termination.value
        return self.outcome.winner.value.lower() if self.outcome.winner else "draw"

    @property
    def is_over(self) -> bool:
        return self.termination is not None

    @property
    def opponent_to_move(self) -> OpponentSeat | None:
        """The bot's opponent that is to move; None if a member is to move or the match is over."""
        seat = self.seat(self.board.to_move)
        return seat if isinstance(seat, OpponentSeat) and not self.is_over else None

    @property
    def awaits_opponent(self) -> bool:
        return self.opponent_to_move is not None and not self.is_exhibition

    @property
    def version(self) -> int:
        """The number of changes since the match began; a copy with a lower version is stale."""
        return len(self.plies) + self.undone + (self.early_end is not None)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the match is running, and if it ended without a result."""
        if self.early_end is None:
            return self.board.outcome
        if self.early_end.termination in WITHOUT_RESULT:
            return None
        return Outcome(self.early_end.loser.other if self.early_end.loser else None)

    @property
    def is_duel(self) -> bool:
        return isinstance(self.x, MemberSeat) and isinstance(self.o, MemberSeat)

    @property
    def opponent(self) -> str | None:
        """The name of the opponent of a member or the crowd; None between members, and between opponents."""
        names = [seat.opponent for seat in (self.x, self.o) if isinstance(seat, OpponentSeat)]
        return names[0] if len(names) == 1 else None

    @property
    def member_result(self) -> Result | None:
        """How a match against an opponent ended for its member or crowd; None between members, and without a result."""
        if self.outcome is None or self.opponent is None:
            return None
        return self.outcome.result_for(Mark.O if isinstance(self.x, OpponentSeat) else Mark.X)

    @property
    def is_at_stake(self) -> bool:
        """Whether the side to move loses if it runs out of time: a member does, once both sides have moved."""
        return len(self.plies) >= 2 and isinstance(self.seat(self.board.to_move), MemberSeat)

    @property
    def is_exhibition(self) -> bool:
        return isinstance(self.x, OpponentSeat) and isinstance(self.o, OpponentSeat)

    @property
    def has_crowd(self) -> bool:
        return self.crowd is not None

    @property
    def crowd(self) -> Mark | None:
        """The side of the crowd; None in a match without one."""
        return next((mark for mark in Mark if self.seat(mark) == CROWD), None)

    @property
    def is_crowd_to_move(self) -> bool:
        return self.seat(self.board.to_move) == CROWD and not self.is_over

    @property
    def is_anonymous(self) -> bool:
        """Whether a player has deleted their data."""
        return MemberSeat(None) in (self.x, self.o)

    def play(self, cell: int) -> Match:
        """The match after one more ply. Raises MoveError if the cell cannot be played."""
        if self.is_over:
            raise MatchOverError
        return replace(self, plies=(*self.plies, cell))

    def resign(self, user: UserId) -> Match:
        """The match after a member has resigned. Raises Refusal if the user holds no seat."""
        return self._ended_early(Termination.RESIGNED, self.mark_of(user))

    def forfeit(self, loser: Mark) -> Match:
        """The match, lost by a side that has left or stayed away."""
        return self._ended_early(Termination.FORFEITED, loser)

    def agree(self) -> Match:
        """The match after both sides have agreed on a draw."""
        return self._ended_early(Termination.AGREED)

    def abandon(self) -> Match:
        """The match, ended without a result because it was not continued."""
        return self._ended_early(Termination.ABANDONED)

    def stop(self) -> Match:
        """The match, ended without a result by a moderator."""
        return self._ended_early(Termination.STOPPED)

    def time_out(self) -> Match:
        """The match after its side to move has run out of time: forfeited if it is at stake, otherwise abandoned."""
        return self.forfeit(self.board.to_move) if self.is_at_stake else self.abandon()

    def take_back(self, user: UserId) -> Match:
        """The match before a member's latest ply, with that member to move. Raises Refusal if that is not possible."""
        if self.is_over:
            raise MatchOverError
        mark = self.mark_of(user)
        count = 1 if self.board.to_move is not mark else 2
        if len(self.plies) < count:
            raise Refusal("nothing_to_take_back")
        is_x = mark is Mark.X
        if (self.x_takebacks if is_x else self.o_takebacks) >= MAX_TAKEBACKS:
            raise Refusal("too_many_takebacks", limit=MAX_TAKEBACKS)
        return replace(
            self,
            plies=self.plies[:-count],
            undone=self.undone + count + 1,
            x_takebacks=self.x_takebacks + is_x,
            o_takebacks=self.o_takebacks + (not is_x),
        )

    def begin_anew(self, game: Game, opponent: str) -> Match:
        """Return a match in which nobody has moved yet, of another game and with another opponent, as a later version.
        Raises Refusal if that was done MAX_BEGUN_ANEW times.
        """
        assert not self.plies
        if self.undone >= MAX_BEGUN_ANEW:
            raise Refusal("too_many_choices")
        x, o = (OpponentSeat(opponent) if isinstance(seat, OpponentSeat) else seat for seat in (self.x, self.o))
        return replace(self, game=game, x=x, o=o, undone=self.undone + 1)

    def check_turn(self, user: UserId) -> None:
        """Raise MatchOverError, NotYourTurnError, or Refusal for a user without a seat, unless the user is to move."""
        if self.is_over:
            raise MatchOverError
        if self.seat(self.board.to_move) == MemberSeat(user):
            return
        self.mark_of(user)
        raise NotYourTurnError

    def is_player(self, user: UserId) -> bool:
        return MemberSeat(user) in (self.x, self.o)

    def mark_of(self, user: UserId) -> Mark:
        """The mark that a user plays. Raises Refusal if the user holds no seat."""
        if not self.is_player(user):
            raise NotAPlayerError
        return Mark.X if self.x == MemberSeat(user) else Mark.O

    def _ended_early(self, termination: Termination, loser: Mark | None = None) -> Match:
        if self.is_over:
            raise MatchOverError
        return replace(self, early_end=EarlyEnd(termination, loser))


@lru_cache(maxsize=4096)
def _play(state: State, cell: int) -> State:
    """State.play, cached, because a match replays all its plies whenever one is added."""
    return state.play(cell)
