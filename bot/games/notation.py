"""Game notation: finished games as text, one line each, readable for users and for software.

docs/commands.md describes the format. A line contains no user's name: the user whose games are exported is `me`, every
other user is `member`. Text may come from anyone: a line is accepted only if its game can have been played, and error
messages never repeat any of its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.games.board import Board, Outcome
from bot.games.coordinate import format_coordinate, parse_coordinate
from bot.games.errors import CoordinateError, MatchOverError, MoveError, Refusal
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import EarlyEnd, Match, MemberSeat, OpponentSeat, Seat, Termination
from bot.games.rules import Rules

_ME, _MEMBER, _COACHED, _COMMENT = "me", "member", "coached", "#"
_PREFIXES = {Mark.X: "x:", Mark.O: "o:"}
_ANONYMOUS_ID = MatchId(0)

_X_WON, _O_WON, _DRAW, _NO_RESULT = RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
_TERMINATIONS = {termination.value.replace(" ", "-"): termination for termination in Termination}
_NAMES = {termination: name for name, termination in _TERMINATIONS.items()}

_EARLY_ENDS: dict[Termination, dict[str, EarlyEnd]] = {
    **{
        termination: {_X_WON: EarlyEnd(termination, Mark.O), _O_WON: EarlyEnd(termination, Mark.X)}
        for termination in (Termination.RESIGNED, Termination.FORFEITED)
    },
    Termination.AGREED: {_DRAW: EarlyEnd(Termination.AGREED)},
    **{
        termination: {_NO_RESULT: EarlyEnd(termination)} for termination in (Termination.ABANDONED, Termination.STOPPED)
    },
}
"""The ends of games that were not decided on the board, by termination and result."""

_TIME = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z")
_RULES = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)x([1-9][0-9]?)(\+gravity)?(\+misere)?")
_OPPONENT = re.compile(r"[a-z0-9][a-z0-9_-]{0,49}")
_NOT_IN_NAMES = re.compile(r"[^a-z0-9_-]")


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game without the names of its users.
    Raises ValueError if the time or the match is not as described, or `me` is an opponent's mark.
    """

    ended: datetime  # when it ended, in UTC, to the second
    match: Match  # an anonymous match: its id is 0, its member seats have no user, and nothing is taken back
    me: Mark | None = None  # the mark of the user whose games are exported; None if that user did not play in it
    is_coached: bool = False  # whether a player could ask for advice

    def __post_init__(self) -> None:
        if self.ended.tzinfo is not UTC or self.ended.microsecond:
            raise ValueError("the time has to be in UTC, to the second")
        if not self.match.is_over or self.match != _anonymous(self.match):
            raise ValueError("the match has to be over, and anonymous")
        if self.me and not isinstance(self.match.seat(self.me), MemberSeat):
            raise ValueError(f"an opponent has played {self.me}")
        names = (seat.opponent for seat in (self.match.x, self.match.o) if isinstance(seat, OpponentSeat))
        if not all(_OPPONENT.fullmatch(name) and name not in (_ME, _MEMBER) for name in names):
            raise ValueError("a line cannot hold the name of this opponent")


def record(match: Match, ended: datetime, user: UserId | None = None, *, is_coached: bool = False) -> GameRecord:
    """The record of a finished match, for the user whose games are exported."""
    me = next((mark for mark in Mark if user is not None and match.member(mark) == user), None)
    return GameRecord(ended.astimezone(UTC).replace(microsecond=0), _anonymous(match), me, is_coached)


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
            *(f"{_PREFIXES[mark]}{_player(game, mark)}" for mark in Mark),
            *(format_coordinate(cell, rules) for cell in match.plies),
            _result(match.outcome),
            _NAMES[match.termination],
            *([_COACHED] if game.is_coached else []),
        )
    )


def parse_games(text: str) -> list[GameRecord]:
    """The games of a text, in order. Empty lines and lines that begin with `#` are skipped.
    Raises Refusal if a line is wrong; the error is about the first such line.
    """
    lines = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    return [parse_game(line, number) for number, line in lines if not is_comment(line)]


def is_comment(line: str) -> bool:
    """Whether a line is empty or begins with `#`."""
    return not line.strip() or line.strip().startswith(_COMMENT)


def parse_game(line: str, number: int = 1) -> GameRecord:
    """The game of a line. Raises Refusal if the line is wrong. The number of the line is for the refusal."""
    words = iter(line.split())
    ended = _parse_time(next(words, ""), number)
    rules = _parse_rules(next(words, ""), number)
    (x, is_x), (o, is_o) = (_parse_seat(next(words, ""), mark, number) for mark in Mark)
    if is_x and is_o:
        raise Refusal("notation-same_player", line=number)
    board, plies, result = _parse_moves(words, Board(rules), number)
    stop = _parse_ending(board, result, next(words, ""), number)
    rest = [*words]
    if rest not in ([], [_COACHED]):
        raise Refusal("notation-extra_text", line=number)
    me = Mark.X if is_x else Mark.O if is_o else None
    return GameRecord(ended, Match(_ANONYMOUS_ID, rules, x, o, plies, stop), me, is_coached=bool(rest))


def _anonymous(match: Match) -> Match:
    """The match without its id, its users and its takebacks, and with names of opponents that a line allows."""

    def anonymous(seat: Seat) -> Seat:
        if isinstance(seat, MemberSeat):
            return MemberSeat(None)
        return OpponentSeat(_NOT_IN_NAMES.sub("-", seat.opponent.lower()))

    return replace(
        match,
        id=_ANONYMOUS_ID,
        x=anonymous(match.x),
        o=anonymous(match.o),
        undone=0,
        x_takebacks=0,
        o_takebacks=0,
        is_weakened=False,
    )


def _player(game: GameRecord, mark: Mark) -> str:
    seat = game.match.seat(mark)
    if isinstance(seat, OpponentSeat):
        return seat.opponent
    return _ME if game.me is mark else _MEMBER


def _result(outcome: Outcome | None) -> str:
    return {Mark.X: _X_WON, Mark.O: _O_WON, None: _DRAW}[outcome.winner] if outcome else _NO_RESULT


def _parse_time(text: str, line: int) -> datetime:
    if not (match := _TIME.fullmatch(text)):
        raise Refusal("notation-time", line=line)
    try:
        return datetime(*map(int, match.groups()), tzinfo=UTC)
    except ValueError:
        raise Refusal("notation-time", line=line) from None


def _parse_rules(text: str, line: int) -> Rules:
    if not (match := _RULES.fullmatch(text)):
        raise Refusal("notation-rules", line=line)
    *sizes, gravity, misere = match.groups()
    try:
        return Rules(*map(int, sizes), gravity=gravity is not None, misere=misere is not None)
    except ValueError:
        raise Refusal("notation-rules", line=line) from None


def _parse_seat(text: str, mark: Mark, line: int) -> tuple[Seat, bool]:
    """A seat, and whether it is the seat of `me`."""
    prefix = _PREFIXES[mark]
    name = text.removeprefix(prefix)
    if not text.startswith(prefix) or not _OPPONENT.fullmatch(name):
        raise Refusal("notation-seat", line=line, seat=prefix)
    return (MemberSeat(None) if name in (_ME, _MEMBER) else OpponentSeat(name)), name == _ME


def _parse_moves(words: Iterator[str], board: Board, line: int) -> tuple[Board, tuple[int, ...], str]:
    """The position after the moves, their cells, and the result that follows them."""
    plies: list[int] = []
    for word in words:
        if word in RESULTS:
            return board, tuple(plies), word
        plies.append(_parse_move(word, board, line, len(plies) + 1))
        board = board.play(plies[-1])
    raise Refusal("notation-result", line=line, results=_list_words(RESULTS))


def _parse_move(word: str, board: Board, line: int, number: int) -> int:
    try:
        board.check(cell := parse_coordinate(word, board.rules))
    except CoordinateError:
        raise Refusal("notation-move", line=line, move=number, results=_list_words(RESULTS)) from None
    except MatchOverError:
        raise Refusal("notation-game_over", line=line, move=number) from None
    except MoveError as error:
        key = "notation-floating_cell" if error.key == "floating_cell" else "notation-cell_taken"
        raise Refusal(key, line=line, move=number, coordinate=error.facts.get("coordinate", word)) from None
    return cell


def _parse_ending(board: Board, result: str, word: str, line: int) -> EarlyEnd | None:
    """The stop of a game that was not decided on the board, or None if the moves decided it."""
    if word not in _TERMINATIONS:
        raise Refusal("notation-termination", line=line, terminations=_list_words(_TERMINATIONS))
    if board.outcome:
        ending = f"{_result(board.outcome)} {_NAMES[Termination.LINE if board.lines else Termination.FULL_BOARD]}"
        if f"{result} {word}" != ending:
            raise Refusal("notation-decided", line=line, ending=ending)
        return None
    ends = _EARLY_ENDS.get(_TERMINATIONS[word])
    if ends is None:
        raise Refusal("notation-undecided", line=line, termination=word)
    if result not in ends:
        raise Refusal("notation-result_mismatch", line=line, termination=word, results=_list_words(ends))
    return ends[result]


def _list_words(words: Iterable[str]) -> str:
    """The words that a line may have in some place, for an error message."""
    return ", ".join(f"`{word}`" for word in words)
