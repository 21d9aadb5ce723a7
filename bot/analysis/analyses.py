"""The analyses of the games that have one."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any

from bot.analysis.analysis import Analysis
from bot.analysis.fading_analysis import FadingAnalysis
from bot.analysis.line_analysis import LineAnalysis
from bot.games.errors import Refusal
from bot.games.fading import FadingGame
from bot.games.game import Capability, Game, State
from bot.games.lines import Rules

_ANALYSES: Mapping[type[Game], Analysis[Any]] = {Rules: LineAnalysis(), FadingGame: FadingAnalysis()}

_MAX_KEPT = 100  # of how many games, of which members may play any size, the kind is kept


def analysis_of(game: Game) -> Analysis[Any]:
    """The analysis of a game. Raises Refusal if it has none."""
    if Capability.ANALYSIS not in game.capabilities:
        raise Refusal("no_analysis", game=game)
    return _ANALYSES[type(game)]


@lru_cache(_MAX_KEPT)
def kind_of(game: Game) -> Hashable:
    """What is the same for all games whose positions are compared with each other; None if it has no analysis."""
    return analysis_of(game).kind(game) if Capability.ANALYSIS in game.capabilities else None


def are_near(one: State, other: State) -> bool:
    """Whether two positions are equal, or one is a move ahead of the other; see `Analysis.is_near`."""
    kind = kind_of(one.game)
    return kind is not None and kind == kind_of(other.game) and analysis_of(one.game).is_near(one, other)
