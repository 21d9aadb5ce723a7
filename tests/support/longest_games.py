"""Games on the largest board, with the longest texts."""

from __future__ import annotations

from bot.games.ids import MatchId
from bot.games.match import Match
from bot.games.rules import Rules
from bot.text.page import MAX_SIDE
from tests.support.people import ANA_SEAT, BEN_SEAT, PERFECT_SEAT

LARGEST = Rules(MAX_SIDE, MAX_SIDE, 5)


def star() -> Match:
    """A game on the largest board whose last ply completes the longest lines in all four directions."""
    rules, centre = LARGEST, 44
    rays = [centre + step * away for step in (1, 9, 10, 11) for away in range(-4, 5) if away]
    others = [cell for cell in range(rules.cells) if cell not in (*rays, centre)]
    others = [cell for cell in others if (cell % 10 + cell // 20) % 2][: len(rays)]
    plies = [cell for both in zip(rays, others, strict=True) for cell in both]
    return Match(MatchId(7), rules, ANA_SEAT, BEN_SEAT, (*plies, centre))


def full() -> Match:
    """A drawn game on the largest board."""
    cells = range(LARGEST.cells)
    x, o = ([cell for cell in cells if (cell % 10 + cell // 20) % 2 == side] for side in (0, 1))
    plies = [cell for both in zip(x, o, strict=True) for cell in both]
    return Match(MatchId(7), LARGEST, PERFECT_SEAT, ANA_SEAT, tuple(plies))
