"""The button below a lost game and a review that lets a player correct their mistakes."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.client.controls import Button
from bot.game.ids import MatchId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.model.exercise import can_be_kept
from bot.rendering.localizer import Localizer

_FIX = "\N{DIRECT HIT}"


class FixButton(Button, prefix="fix"):
    """Asks whoever presses it their own mistakes in a finished match, one after another."""

    match: MatchId


def fix_item(match: Match, localizer: Localizer) -> ui.Item[Any]:
    return FixButton(match.id).item(label=localizer.say("board-fix"), emoji=_FIX)


def has_exercises(match: Match) -> bool:
    """Check if the mistakes of a finished match are kept, as they are where a member has moved."""
    marks = [mark for mark in Mark if match.member(mark) is not None]
    return can_be_kept(match.rules) and any(match.mark(ply) in marks for ply in range(len(match.plies)))


def is_lost_by_member(match: Match) -> bool:
    """Check if a finished match has a member who lost it, and whose mistakes are kept."""
    winner = match.outcome.winner if match.outcome else None
    return winner is not None and match.member(winner.other) is not None and has_exercises(match)
