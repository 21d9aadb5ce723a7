"""Replacing the running match of a channel by another one."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.game.ids import UserId
from bot.model.ids import Event
from bot.model.saved_match import EndedMatch, SavedMatch
from bot.services.rating import end_match

IDLE_AFTER = timedelta(minutes=10)
"""After this time without a ply, any user may replace a match, except for a duel in which both have moved."""


def may_be_replaced(running: SavedMatch, now: datetime) -> bool:
    """Check if any user may replace a match: nobody has moved for some time, and it is no duel that has begun."""
    match = running.match
    has_begun = match.is_duel and len(match.plies) >= 2
    return not has_begun and now - running.updated >= IDLE_AFTER


def replace_match(saved: SavedMatch, user: UserId, event: Event, now: datetime) -> EndedMatch:
    """Return a match with its end by a user who begins another one: resigned if it is their own and at stake.

    Accepting a challenge replaces no match that is at stake for one of the two players.
    """
    match = saved.match
    is_resigned = match.is_at_stake and match.is_player(user)
    return end_match(saved, match.resign(user) if is_resigned else match.abandon(), event, now)
