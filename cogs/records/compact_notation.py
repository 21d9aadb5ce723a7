"""Compact notation: a finished game in the custom ids of the buttons under replays of earlier versions.

The parts of `3-3-3.M.perfect.ro.c.6920c0ee..BVk` are:

- the rules: rows, columns, how many in a row, then `g` for gravity and `m` for misere;
- the players of X and O: `M` for any member, or the name of an opponent;
- the stop and the side that lost by it; empty if the game was decided on the board;
- `c` if a player could ask for advice;
- the time when it ended, in seconds since 1970, in base 16;
- after an empty part, the plies as one number in base 64.

The number has mixed radix: each ply is the index of its cell among the legal moves, whose count is the base (2 for a
single one), and a 1 follows the last ply. Older texts have no empty part, and one character for each ply, its cell.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import reduce
from string import ascii_lowercase, ascii_uppercase, digits

from bot.games.errors import Refusal
from bot.games.game import Termination
from bot.games.ids import MatchId
from bot.games.lines import Board, Rules
from bot.games.mark import Mark
from bot.games.match import EarlyEnd, Match, MemberSeat, OpponentSeat, Seat
from bot.games.notation import GameRecord

_DIGITS = f"{ascii_uppercase}{ascii_lowercase}{digits}-_"
_MEMBER = "M"
_EARLY_ENDS = {
    "r": Termination.RESIGNED,
    "f": Termination.FORFEITED,
    "d": Termination.AGREED,
    "a": Termination.ABANDONED,
    "s": Termination.STOPPED,
}
_PLAYER = r"M|[a-z0-9_-]+"
_GAME = re.compile(
    r"(?P<rows>\d\d?)-(?P<columns>\d\d?)-(?P<in_a_row>\d\d?)(?P<gravity>g?)(?P<misere>m?)"
    rf"\.(?P<x>{_PLAYER})\.(?P<o>{_PLAYER})\.(?:(?P<stop>[rfdas])(?P<loser>[xo]?))?"
    r"\.(?P<coached>c?)\.(?P<ended>-?[0-9a-f]{1,10})\.(?:\.(?P<number>[\w-]{1,100})|(?P<cells>[\w-]*))",
    re.ASCII,
)


def decode_game(text: str) -> GameRecord | None:
    """Return the game that a text in compact notation stands for, or None if the text is invalid.

    >>> from bot.games.notation import format_game
    >>> format_game(decode_game("3-3-3.M.perfect.ro..6920bdce.EAIC"))
    '2025-11-21T19:30:22Z 3x3x3 x:member o:perfect B2 A1 C3 A3 1-0 resigned'
    >>> decode_game("3-3-3.M.M.a..0.EE"), decode_game("3-3-9.M.M.a..0."), decode_game("3-3-3.M.M.r..0.EA")
    (None, None, None)
    """
    fields = _GAME.fullmatch(text)
    if fields is None:
        return None
    try:
        rows, columns, in_a_row = (int(fields[name]) for name in ("rows", "columns", "in_a_row"))
        rules = Rules(rows, columns, in_a_row, gravity=bool(fields["gravity"]), misere=bool(fields["misere"]))
        letters, number = fields["cells"], fields["number"]
        plies = tuple(map(_DIGITS.index, letters)) if number is None else _plies_of(_from_base_64(number), rules)
        loser = Mark(fields["loser"].upper()) if fields["loser"] else None
        stop = EarlyEnd(_EARLY_ENDS[fields["stop"]], loser) if fields["stop"] else None
        match = Match(MatchId(0), rules, _parse_seat(fields["x"]), _parse_seat(fields["o"]), plies, stop)
        ended = datetime.fromtimestamp(int(fields["ended"], 16), UTC)
        return GameRecord(ended, match, is_coached=bool(fields["coached"])) if match.is_over else None
    except (Refusal, ValueError, IndexError, OverflowError, OSError):
        return None


def _plies_of(number: int, rules: Rules) -> tuple[int, ...]:
    """Return the plies of a number. Raises ValueError or IndexError if no game has this number."""
    board, plies = Board(rules), list[int]()
    while number > 1:
        moves = board.legal_moves
        number, digit = divmod(number, max(len(moves), 2))  # 2, so that a forced ply counts as well
        plies.append(moves[digit])
        board = board.play(plies[-1])
    if number < 1:
        raise ValueError("the number ends within a ply")
    return tuple(plies)


def _from_base_64(text: str) -> int:
    return reduce(lambda number, letter: number * len(_DIGITS) + _DIGITS.index(letter), text, 0)


def _parse_seat(name: str) -> Seat:
    return MemberSeat(None) if name == _MEMBER else OpponentSeat(name)
