"""The data that all features store about a user, and their deletion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from bot.database.feature_data import FeatureData
from bot.games.ids import UserId
from bot.matches import tables
from bot.matches.queries import IS_LIVE, is_player
from bot.model.ids import ScopeId
from bot.model.saved_match import SavedMatch

_match = tables.match
StoredData = Mapping[str, int]  # how much of each kind is stored about a user, by the names of `UserRows`


@dataclass(frozen=True, slots=True)
class DeletedData:
    stored: StoredData  # how much was stored before
    ended: Sequence[SavedMatch]  # the finished matches whose end must still be shown


class PersonalData:
    """What the features store about users. The data are deleted in the opposite order of the features, because the
    learners of a user are found by their matches and puzzle records.
    """

    def __init__(self, features: Sequence[FeatureData]) -> None:
        self._features = features
        self.labels: Mapping[str, str] = {rows.name: rows.label for feature in features for rows in feature.rows}
        """What is counted: for each name, how the bot's owner reads it."""

    def count(self, connection: Connection, user: UserId, dm: ScopeId | None = None) -> StoredData:
        """Return how much is stored about a user. `dm` is their direct-message channel with the bot, if known."""
        return {rows.name: rows.count(connection, user, dm) for feature in self._features for rows in feature.rows}

    def features_with(self, stored: StoredData) -> list[str]:
        return [feature.name for feature in self._features if any(stored[rows.name] for rows in feature.rows)]

    def delete(self, connection: Connection, user: UserId, dm: ScopeId | None = None) -> None:
        """Remove a user's id from all rows, after their running matches have ended. Finished matches stay, with an
        empty seat; they also lose their channel, message and last event, which could identify the user. What other
        features have stored is deleted. A match that begins at the same time is kept.
        Matches are locked first, in order of their ids, as by other transactions, which prevents deadlocks.
        """
        finished = select(_match.c.id).where(is_player(user), ~IS_LIVE).order_by(_match.c.id).with_for_update()
        connection.execute(finished).all()
        for feature in reversed(self._features):
            feature.delete(connection, user, dm)
