"""The solution of disappearing marks, and the levels that play it.

All positions are valued by retrograde analysis, from the positions in which a line can be completed backwards; see
https://en.wikipedia.org/wiki/Retrograde_analysis. The values do not know the earlier positions of a game: a draw
is a game in which nobody can force a line.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.games.fading import MAX_PLIES, SYMMETRIES, FadingState, Marks, line_of, with_mark
from bot.games.value import Result, Value
from bot.players.any_game import LookAhead
from bot.players.search import best_of, random_choice

Sides = tuple[Marks, Marks]  # the marks of the side to move, and those of the other side

_DRAW = Value(Result.DRAW)


def values(state: FadingState) -> dict[int, Value]:
    """The value of every legal move for the side to move, itself counted as a ply; empty once the game is over.
    A move that ends the game has the result of this game, and what takes too many plies is a draw.

    >>> from bot.games.fading import FADING
    >>> [str(value) for value in values(FADING.start).values()][:2]
    ['draw', 'win in 13']
    """
    found = dict[int, Value]()
    for cell in state.legal_moves:
        after = state.play(cell)
        if after.outcome:
            found[cell] = Value(after.outcome.result_for(state.to_move), 1 if after.outcome.winner else 0)
        else:
            sides = after.marks(after.to_move), after.marks(state.to_move)
            value = solution().get(_canonical(sides), _DRAW).one_ply_earlier()
            found[cell] = value if value.plies <= MAX_PLIES - state.plies else _DRAW
    return found


@dataclass(frozen=True, slots=True)
class FadingPerfect:
    """Plays a quickest win, or a slowest loss, so that it never goes in a circle while it wins.
    Among moves that draw, it plays those after which the largest share of the other side's moves lose.
    """

    def choose(self, board: FadingState, rng: Random, /) -> int:
        found = values(board)
        best = best_of(found)
        if found and found[best[0]] == _DRAW:
            shares = {cell: _losing_share(board.play(cell)) for cell in best}
            best = [cell for cell in best if shares[cell] == max(shares.values())]
        return random_choice(best, rng)

    def is_quick(self, _: FadingState, /) -> bool:
        return False  # the solution takes half a second, once in a process


FADING_LEVELS: Mapping[str, LookAhead | FadingPerfect] = {
    "random": LookAhead(0),
    "easy": LookAhead(2, 0.3),
    "medium": LookAhead(2, 0.1),
    "hard": LookAhead(6, 0.05),
    "perfect": FadingPerfect(),
}
"""The levels of disappearing marks, from the weakest to the strongest, by their names."""


FADING_RATINGS: Mapping[str, int] = {"random": 735, "easy": 1000, "medium": 1142, "hard": 1422, "perfect": 2181}
"""The fixed rating of each level, as in bot/players/levels.py."""


def _losing_share(state: FadingState) -> float:
    replies = [value.result for value in values(state).values()]
    return sum(result is Result.LOSS for result in replies) / len(replies) if replies else 0


@cache
def solution() -> Mapping[Sides, Value]:
    """The value of each position that is not a draw, for its side to move; of symmetric positions, that of one."""
    moves = _positions()
    left = {position: len(following) for position, following in moves.items()}  # replies that are not known to lose
    before = defaultdict[Sides, list[Sides]](list)
    for position, following in moves.items():
        for after in following:
            before[after].append(position)
    known = {position: Value(Result.WIN, 1) for position, following in moves.items() if _WON in following}
    latest = [*known]
    while latest:
        newly = dict[Sides, Value]()
        for position in latest:
            value = known[position].one_ply_earlier()
            for earlier in before[position]:
                left[earlier] -= value.result is Result.LOSS
                if earlier not in known and (value.result is Result.WIN or not left[earlier]):
                    newly[earlier] = value
        known |= newly
        latest = [*newly]
    return known


_WON: Sides = ((), (-1,))  # stands for each position after a completed line


def _positions() -> dict[Sides, set[Sides]]:
    """The positions after each legal move, by the position before; of symmetric ones, one."""
    start = Sides(((), ()))
    moves, latest = dict[Sides, set[Sides]](), {start}
    while latest:
        position = latest.pop()
        own, other = position
        marks = [with_mark(own, cell) for cell in range(9) if cell not in own + other]
        moves[position] = {_WON if line_of(own) else _canonical((other, own)) for own in marks}
        latest |= {after for after in moves[position] if after not in moves and after != _WON}
    return moves


def _canonical(sides: Sides) -> Sides:
    """One of the symmetric positions, the same for all of them."""
    own, other = sides
    return min((tuple(turned[cell] for cell in own), tuple(turned[cell] for cell in other)) for turned in SYMMETRIES)
