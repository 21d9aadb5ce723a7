"""Game notation: finished games as text, one line each, readable for users and for software.

docs/commands.md describes the format. A line contains no user's name: the user whose games are exported is `me`, every
other user is `member`. Text may come from anyone: a line is accepted only if its game can have been played, and error
messages never repeat any of its words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.games.coordinate import format_coordinate, parse_coordinate
from bot.games.errors import MatchOverError, Refusal
from bot.games.game import Game, Outcome, Termination
from bot.games.games import read_game
from bot.games.ids import MatchId, UserId
from bot.games.lines import Rules
from bot.games.mark import Mark
from bot.games.match import EarlyEnd, Match, MemberSeat, OpponentSeat, Seat

_ME, _MEMBER, _COACHED, _COMMENT = "me", "member", "coached", "#"
_ANONYMOUS_ID = MatchId(0)

_X_WON, _O_WON, _DRAW, _NO_RESULT = RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
_LOSERS = {_X_WON: Mark.O, _O_WON: Mark.X}
_TERMINATIONS = {termination.value.replace(" ", "-"): termination for termination in Termination}
_NAMES = {termination: name for name, termination in _TERMINATIONS.items()}

_SEAT = "[a-z0-9][a-z0-9_-]{0,49}"
_LINE = re.compile(
    "(?P<ended>[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)"
    r" (?:(?P<sizes>[1-9][0-9]?x[1-9][0-9]?x[1-9][0-9]?)(?P<gravity>\+gravity)?(?P<misere>\+misere)?"
    "|(?P<name>[a-z][a-z0-9]{0,19}))"
    rf" x:(?P<x>{_SEAT}) o:(?P<o>{_SEAT})(?P<moves>(?: [^ ]+)*?)"
    rf" (?P<result>{'|'.join(map(re.escape, RESULTS))}) (?P<termination>{'|'.join(_TERMINATIONS)})"
    rf"(?P<coached> {_COACHED})?"
)
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
    match = game.match
    assert match.termination
    return " ".join(
        (
            f"{game.ended.replace(tzinfo=None).isoformat()}Z",
            _format_rules(match.game),
            *(f"{mark.value.lower()}:{_player(game, mark)}" for mark in Mark),
            *(format_coordinate(cell, match.game) for cell in match.plies),
            _result(match.outcome),
            _NAMES[match.termination],
            *([_COACHED] if game.is_coached else []),
        )
    )


def _format_rules(game: Game) -> str:
    """The size and the options of a game of lines, the name of another one."""
    if not isinstance(game, Rules):
        return game.name
    options = f"{'+gravity' if game.gravity else ''}{'+misere' if game.misere else ''}"
    return f"{game.rows}x{game.columns}x{game.in_a_row}{options}"


def _parse_rules(found: re.Match[str]) -> Game:
    """The game of a line. Raises ValueError if there is none."""
    if found["name"]:
        return read_game(found["name"])
    sizes = map(int, found["sizes"].split("x"))
    return Rules(*sizes, gravity=bool(found["gravity"]), misere=bool(found["misere"]))


def parse_games(text: str) -> list[GameRecord]:
    """The games of a text, without empty lines and comments. Raises Refusal about the first wrong line."""
    lines = enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    return [parse_game(line, number) for number, line in lines if not is_comment(line)]


def is_comment(line: str) -> bool:
    """Whether a line is empty or begins with `#`."""
    return not line.strip() or line.strip().startswith(_COMMENT)


def parse_game(line: str, number: int = 1) -> GameRecord:
    """The game of a line. Raises Refusal if the line is wrong. The number of the line is for the refusal."""
    found = _LINE.fullmatch(" ".join(line.split()))
    if not found or found["x"] == found["o"] == _ME:
        raise Refusal("notation-line", line=number)
    try:
        ended = datetime.fromisoformat(found["ended"])
        rules = _parse_rules(found)
    except ValueError:
        raise Refusal("notation-line", line=number) from None
    board, plies = rules.start, list[int]()
    for move, word in enumerate(found["moves"].split(), start=1):
        try:
            plies.append(parse_coordinate(word, rules))
            board = board.play(plies[-1])
        except Refusal:
            raise Refusal("notation-unplayable", line=number, move=move) from None
    result, termination = found["result"], _TERMINATIONS[found["termination"]]
    x, o = (MemberSeat(None) if name in (_ME, _MEMBER) else OpponentSeat(name) for name in (found["x"], found["o"]))
    is_early = not termination.is_on_board
    try:
        early_end = EarlyEnd(termination, _LOSERS.get(result)) if is_early else None
        match = Match(_ANONYMOUS_ID, rules, x, o, tuple(plies), early_end)
    except (ValueError, MatchOverError):
        match = None
    if not match or (match.termination, _result(match.outcome)) != (termination, result):
        raise Refusal("notation-ending", line=number, ending=f"{result} {found['termination']}")
    me = Mark.X if found["x"] == _ME else Mark.O if found["o"] == _ME else None
    return GameRecord(ended, match, me, is_coached=found["coached"] is not None)


def _anonymous(match: Match) -> Match:
    """The match without its id, its users and its takebacks, and with names of opponents that a line allows. A crowd
    counts as a member.
    """

    def anonymous(seat: Seat) -> Seat:
        if isinstance(seat, OpponentSeat):
            return OpponentSeat(_NOT_IN_NAMES.sub("-", seat.opponent.lower()))
        return MemberSeat(None)

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
