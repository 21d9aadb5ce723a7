"""A game that is over in a few characters, short enough for a button to hold, to be shown again.

It reads `3-3-3.M.perfect.ro.c.6920c0ee.EAIG`: the rules (rows, columns, in a row; then `g` for gravity, `m` for
misere), who plays X and O (`M` for a member, whoever that is, or the name of a program), how it was stopped and who
lost by that, `c` if there was advice, the end in seconds since 1970, in base 16, and a character for each ply.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from string import ascii_lowercase, ascii_uppercase, digits

from bot.game.errors import GameError
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match, MemberSeat, OpponentSeat, Seat, Stop, Termination
from bot.game.notation import GameRecord
from bot.game.rules import Rules

_CELLS = f"{ascii_uppercase}{ascii_lowercase}{digits}-_"
_MEMBER, _COACHED = "M", "c"
_STOPS = {
    "r": Termination.RESIGNED,
    "f": Termination.FORFEITED,
    "d": Termination.AGREED,
    "a": Termination.ABANDONED,
    "s": Termination.STOPPED,
}
_LETTERS = {termination: letter for letter, termination in _STOPS.items()}
_PLAYER = r"M|[a-z0-9_-]+"
_CAPSULE = re.compile(
    r"(?P<rows>\d\d?)-(?P<columns>\d\d?)-(?P<in_a_row>\d\d?)(?P<gravity>g?)(?P<misere>m?)"
    rf"\.(?P<x>{_PLAYER})\.(?P<o>{_PLAYER})\.(?:(?P<stop>[rfdas])(?P<loser>[xo]?))?"
    r"\.(?P<coached>c?)\.(?P<ended>-?[0-9a-f]{1,10})\.(?P<plies>[\w-]*)",
    re.ASCII,
)


def encode_game(game: GameRecord, most: int) -> str | None:
    """A game in so many characters at most; None if that does not do.

    >>> from bot.game.notation import parse_game
    >>> encode_game(parse_game("2025-11-21T19:30:22Z 3x3x3 x:me o:perfect B2 A1 C3 A3 1-0 resigned"), 80)
    '3-3-3.M.perfect.ro..6920bdce.EAIC'
    """
    match, rules = game.match, game.match.rules
    if rules.cells > len(_CELLS):
        return None
    options = f"{'g' if rules.gravity else ''}{'m' if rules.misere else ''}"
    parts = (
        f"{rules.rows}-{rules.columns}-{rules.in_a_row}{options}",
        *(_MEMBER if isinstance(seat, MemberSeat) else seat.opponent for seat in (match.x, match.o)),
        _stop(match.stop) if match.stop else "",
        _COACHED if game.is_coached else "",
        f"{round(game.ended.timestamp()):x}",
        "".join(_CELLS[cell] for cell in match.plies),
    )
    text = ".".join(parts)
    return text if len(text) <= most else None


def decode_game(text: str) -> GameRecord | None:
    """The game that was put into a text; None if none was.

    >>> from bot.game.notation import format_game
    >>> format_game(decode_game("3-3-3.M.perfect.ro..6920bdce.EAIC"))
    '2025-11-21T19:30:22Z 3x3x3 x:member o:perfect B2 A1 C3 A3 1-0 resigned'
    >>> decode_game("3-3-3.M.M.a..0.EE"), decode_game("3-3-9.M.M.a..0."), decode_game("3-3-3.M.M.r..0.EA")
    (None, None, None)
    """
    found = _CAPSULE.fullmatch(text)
    if found is None:
        return None
    try:
        rows, columns, in_a_row = (int(found[name]) for name in ("rows", "columns", "in_a_row"))
        rules = Rules(rows, columns, in_a_row, gravity=bool(found["gravity"]), misere=bool(found["misere"]))
        plies = tuple(_CELLS.index(letter) for letter in found["plies"])
        stop = _parse_stop(found["stop"], found["loser"])
        match = Match(MatchId(0), rules, _seat(found["x"]), _seat(found["o"]), plies, stop)
        ended = datetime.fromtimestamp(int(found["ended"], 16), UTC)
        return GameRecord(ended, match, is_coached=bool(found["coached"]))
    except (GameError, ValueError, IndexError, OverflowError, OSError):
        return None


def _stop(stop: Stop) -> str:
    return _LETTERS[stop.termination] + (stop.loser.value.lower() if stop.loser else "")


def _parse_stop(letter: str | None, loser: str | None) -> Stop | None:
    if letter is None:
        return None
    return Stop(_STOPS[letter], Mark(loser.upper()) if loser else None)


def _seat(name: str) -> Seat:
    return MemberSeat(None) if name == _MEMBER else OpponentSeat(name)
