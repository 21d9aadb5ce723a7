"""The data that all features store about a user, and their deletion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select, update

from bot.game.ids import UserId
from bot.model.ids import ScopeId
from bot.model.saved_match import EndedMatch, SavedMatch
from bot.storage import practice, ratings, schema
from bot.storage.features import FEATURES
from bot.storage.match_queries import IS_LIVE, is_player
from bot.storage.matches import changing_columns
from bot.storage.rows import read_all

_match = schema.match

STORED_LABELS: Mapping[str, str] = {rows.name: rows.label for feature in FEATURES for rows in feature.rows}
"""What is counted: for each name, how the bot's owner reads it."""

StoredData = Mapping[str, int]
"""How much of each kind is stored about a user, by the names in STORED_LABELS."""


@dataclass(frozen=True, slots=True)
class DeletedData:
    stored: StoredData  # how much was stored before
    ended: Sequence[SavedMatch]  # the matches that were running, after their end


def count_stored_data(connection: Connection, user: UserId, dm: ScopeId | None = None) -> StoredData:
    """Return how much is stored about a user. `dm` is their direct-message channel with the bot, if known."""
    return {rows.name: rows.count(connection, user, dm) for feature in FEATURES for rows in feature.rows}


def features_with(stored: StoredData) -> list[str]:
    """Return the names of the features that have stored something."""
    return [feature.name for feature in FEATURES if any(stored[rows.name] for rows in feature.rows)]


def delete_user(
    connection: Connection, user: UserId, end: Callable[[SavedMatch], EndedMatch], dm: ScopeId | None = None
) -> DeletedData:
    """Remove a user's id from all rows.

    Running matches end first, and change the ratings of their players. Finished matches stay, with an empty seat;
    they also lose their channel, message and events, because these could identify the user; only the event that
    began a match stays, as its id. What other features have stored is deleted. A match that another process begins at
    the same time is kept.

    Rows are locked in the same order as by other transactions, which prevents deadlocks: matches, each time in order of
    their ids; then ratings, then points won from levels; learners after matches. `end` returns the end of a running
    match; it may be called again.
    """
    own = select(_match).where(is_player(user)).order_by(_match.c.id).with_for_update()
    running = [end(saved) for saved in read_all(connection, own.where(IS_LIVE))]
    connection.execute(own.with_only_columns(_match.c.id).where(~IS_LIVE)).all()
    deleted = DeletedData(count_stored_data(connection, user, dm), [ended.after for ended in running])
    _end_matches(connection, running)
    for feature in reversed(FEATURES):
        feature.delete(connection, user, dm)
    return deleted


def _end_matches(connection: Connection, running: Sequence[EndedMatch]) -> None:
    rated = [match.rated for match in running if match.rated and (match.rated.level or not match.before.is_coached)]
    ratings.lock_all(connection, rated)
    for match in running:
        saved = match.after
        connection.execute(update(_match).where(_match.c.id == saved.match.id).values(changing_columns(saved)))
        if match.rated:
            ratings.update_ratings(connection, match.rated, saved.updated)
        practice.queue_review(connection, saved)
