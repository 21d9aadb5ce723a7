"""Games that are over, as text: one line each, for people to keep and for programs to read.

See docs/notation.md for the format. A line says who played only as far as that is nobody else's business: the one whose
games these are is `me`, every other person `member`. A text may come from anyone: a line is believed if there is a game
that it tells of, and none of its own words is ever repeated to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.game.board import Board, Outcome
from bot.game.coordinate import format_coordinate, parse_coordinate
from bot.game.errors import (
    CellTakenError,
    CoordinateError,
    FloatingCellError,
    MatchOverError,
    NotationDecidedError,
    NotationEndError,
    NotationFloatingError,
    NotationMismatchError,
    NotationMoveError,
    NotationOverError,
    NotationResultError,
    NotationRulesError,
    NotationSeatError,
    NotationSelfError,
    NotationTakenError,
    NotationTerminationError,
    NotationTimeError,
    NotationUndecidedError,
)
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat, Stop, Termination
from bot.game.rules import Rules

_ME, _MEMBER, _COACHED, _COMMENT = "me", "member", "coached", "#"
_NAMELESS = MatchId(0)

_X_WON, _O_WON, _DRAWN, _NONE = RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
_TERMINATIONS = {termination.value.replace(" ", "-"): termination for termination in Termination}
_NAMES = {termination: name for name, termination in _TERMINATIONS.items()}

_STOPS: dict[Termination, dict[str, Stop]] = {
    **{
        how: {_X_WON: Stop(how, Mark.O), _O_WON: Stop(how, Mark.X)}
        for how in (Termination.RESIGNED, Termination.FORFEITED)
    },
    Termination.AGREED: {_DRAWN: Stop(Termination.AGREED)},
    **{how: {_NONE: Stop(how)} for how in (Termination.ABANDONED, Termination.STOPPED)},
}
"""How a game stops that its moves have not decided, by its termination and its result."""

_TIME = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z")
_RULES = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)x([1-9][0-9]?)(\+gravity)?(\+misere)?")
_PROGRAM = re.compile(r"[a-z0-9][a-z0-9_-]{0,49}")
_STRANGE = re.compile(r"[^a-z0-9_-]")


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that is over, without a name.

    Args:
        ended: when, in UTC, to the second.
        match: with number 0; members' seats are nameless, and what was taken back is forgotten.
        me: the mark of the one whose games these are; None if that one has no seat.
        is_coached: whether a player could ask for advice.

    Raises:
        ValueError: something of that is not so.
    """

    ended: datetime
    match: Match
    me: Mark | None = None
    is_coached: bool = False

    def __post_init__(self) -> None:
        if self.ended.tzinfo is not UTC or self.ended.microsecond:
            raise ValueError("the moment has to be in UTC, to the second")
        if not self.match.is_over or self.match != _nameless(self.match):
            raise ValueError("the match has to be over, and to tell of nobody")
        if self.me and not isinstance(self.match.seat(self.me), MemberSeat):
            raise ValueError(f"a program has played {self.me}")
        names = (seat.opponent for seat in (self.match.x, self.match.o) if isinstance(seat, OpponentSeat))
        if not all(_PROGRAM.fullmatch(name) and name not in (_ME, _MEMBER) for name in names):
            raise ValueError("no line can name such a program")


def record(match: Match, ended: datetime, user: UserId | None = None, *, is_coached: bool = False) -> GameRecord:
    """What a line tells of a match that is over.

    Args:
        ended: when.
        user: whose games these are.
    """
    me = next((mark for mark in Mark if user is not None and match.member(mark) == user), None)
    return GameRecord(ended.astimezone(UTC).replace(microsecond=0), _nameless(match), me, is_coached)


def format_game(game: GameRecord) -> str:
    """The line of a game, which `parse_game` reads back.

    >>> ana, ended = UserId(1), datetime(2026, 11, 21, 19, 30, 22, tzinfo=UTC)
    >>> match = Match(MatchId(7), Rules(), MemberSeat(ana), OpponentSeat("easy"), (4, 0, 2, 8, 6))
    >>> format_game(record(match, ended, ana))
    '2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line'
    """
    match, rules = game.match, game.match.rules
    assert match.termination
    options = f"{'+gravity' if rules.gravity else ''}{'+misere' if rules.misere else ''}"
    return " ".join(
        (
            f"{game.ended.replace(tzinfo=None).isoformat()}Z",
            f"{rules.rows}x{rules.columns}x{rules.in_a_row}{options}",
            *(f"{_key(mark)}{_player(game, mark)}" for mark in Mark),
            *(format_coordinate(cell, rules) for cell in match.plies),
            _result(match.outcome),
            _NAMES[match.termination],
            *([_COACHED] if game.is_coached else []),
        )
    )


def parse_games(text: str) -> list[GameRecord]:
    """The games of a text, in its order; empty lines, and those that begin with `#`, tell of none.

    Raises:
        NotationError: one of its children says what is wrong with the first wrong line.
    """
    lines = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    return [parse_game(line, number) for number, line in lines if not is_comment(line)]


def is_comment(line: str) -> bool:
    """Whether a line of a text tells of no game: it is empty, or begins with `#`."""
    return not line.strip() or line.strip().startswith(_COMMENT)


def parse_game(line: str, number: int = 1) -> GameRecord:
    """The game of a line.

    Args:
        number: the line's, for whoever has to look for it.

    Raises:
        NotationError: one of its children says what is wrong.
    """
    words = iter(line.split())
    ended = _read_time(next(words, ""), number)
    rules = _read_rules(next(words, ""), number)
    (x, is_x), (o, is_o) = (_read_seat(next(words, ""), mark, number) for mark in Mark)
    if is_x and is_o:
        raise NotationSelfError(number)
    board, plies, result = _read_moves(words, Board(rules), number)
    stop = _read_ending(board, result, next(words, ""), number)
    is_coached = _read_rest([*words], number)
    me = Mark.X if is_x else Mark.O if is_o else None
    return GameRecord(ended, Match(_NAMELESS, rules, x, o, plies, stop), me, is_coached)


def _nameless(match: Match) -> Match:
    """A match of which nobody can say when or by whom it was played."""
    x, o = (_seat_of(match.seat(mark)) for mark in Mark)
    return replace(match, id=_NAMELESS, x=x, o=o, undone=0)


def _seat_of(seat: Seat) -> Seat:
    """A seat without the person; a program's name as it can stand in a line."""
    if isinstance(seat, MemberSeat):
        return MemberSeat(None)
    return OpponentSeat(_STRANGE.sub("-", seat.opponent.lower()))


def _key(mark: Mark) -> str:
    """What stands before the name of who played a mark."""
    return f"{mark.value.lower()}:"


def _player(game: GameRecord, mark: Mark) -> str:
    seat = game.match.seat(mark)
    if isinstance(seat, OpponentSeat):
        return seat.opponent
    return _ME if game.me is mark else _MEMBER


def _result(outcome: Outcome | None) -> str:
    return {Mark.X: _X_WON, Mark.O: _O_WON, None: _DRAWN}[outcome.winner] if outcome else _NONE


def _read_time(text: str, line: int) -> datetime:
    if not (found := _TIME.fullmatch(text)):
        raise NotationTimeError(line)
    try:
        return datetime(*map(int, found.groups()), tzinfo=UTC)
    except ValueError:
        raise NotationTimeError(line) from None


def _read_rules(text: str, line: int) -> Rules:
    if not (found := _RULES.fullmatch(text)):
        raise NotationRulesError(line)
    *sides, gravity, misere = found.groups()
    try:
        return Rules(*map(int, sides), gravity=gravity is not None, misere=misere is not None)
    except ValueError:
        raise NotationRulesError(line) from None


def _read_seat(text: str, mark: Mark, line: int) -> tuple[Seat, bool]:
    """A seat, and whether the one whose games these are has it."""
    key, name = _key(mark), text.removeprefix(_key(mark))
    if not text.startswith(key) or not _PROGRAM.fullmatch(name):
        raise NotationSeatError(line, key)
    return (MemberSeat(None) if name in (_ME, _MEMBER) else OpponentSeat(name)), name == _ME


def _read_moves(words: Iterator[str], board: Board, line: int) -> tuple[Board, tuple[int, ...], str]:
    """The position that the moves lead to, their cells, and the result behind them."""
    plies: list[int] = []
    for word in words:
        if word in RESULTS:
            return board, tuple(plies), word
        plies.append(_read_move(word, board, line, len(plies) + 1))
        board = board.play(plies[-1])
    raise NotationResultError(line, _listed(RESULTS))


def _read_move(word: str, board: Board, line: int, number: int) -> int:
    try:
        board.check(cell := parse_coordinate(word, board.rules))
    except CoordinateError:
        raise NotationMoveError(line, number, _listed(RESULTS)) from None
    except MatchOverError:
        raise NotationOverError(line, number) from None
    except CellTakenError as error:
        raise NotationTakenError(line, number, error.coordinate) from None
    except FloatingCellError as error:
        raise NotationFloatingError(line, number, error.coordinate) from None
    return cell


def _read_ending(board: Board, result: str, word: str, line: int) -> Stop | None:
    """How the game stopped, if the moves have not decided it."""
    if word not in _TERMINATIONS:
        raise NotationTerminationError(line, _listed(_TERMINATIONS))
    if board.outcome:
        ending = f"{_result(board.outcome)} {_NAMES[Termination.LINE if board.lines else Termination.FULL_BOARD]}"
        if f"{result} {word}" != ending:
            raise NotationDecidedError(line, ending)
        return None
    stops = _STOPS.get(_TERMINATIONS[word])
    if stops is None:
        raise NotationUndecidedError(line, word)
    if result not in stops:
        raise NotationMismatchError(line, word, _listed(stops))
    return stops[result]


def _read_rest(words: Sequence[str], line: int) -> bool:
    """Whether there was advice."""
    if words not in ([], [_COACHED]):
        raise NotationEndError(line)
    return bool(words)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)
