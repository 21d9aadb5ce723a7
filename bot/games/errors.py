"""Refusals: requests that cannot be met, and why."""

from __future__ import annotations


class Refusal(Exception):
    """A request that cannot be met.

    A subclass exists only where somebody catches it. The message `error-<key>` in bot/text/locales says why; the
    facts are its parameters.

    >>> str(Refusal("unknown_row", row="D", first="A", last="C"))
    "unknown_row (row='D', first='A', last='C')"
    """

    key: str

    def __init__(self, key: str = "", /, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key or type(self).key
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


class CoordinateError(Refusal):
    """The text is not a coordinate of this board."""


class MoveError(Refusal):
    """The cell is on the board, but `to_move` may not play there."""


class PositionError(Refusal):
    """A position written as text cannot be read, or cannot be reached."""


class GameSizeError(Refusal):
    """No game has a board of that size, or a line of that length."""

    key = "game_size"


class MatchOverError(Refusal):
    key = "match_over"


class NotAPlayerError(Refusal):
    """The user holds no seat in the match."""

    key = "not_a_player"


class NotYourTurnError(Refusal):
    key = "not_your_turn"
