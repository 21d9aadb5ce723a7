"""The data of all features: what is counted, deleted, copied and migrated."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Table
from sqlalchemy.schema import sort_tables

from bot.storage import (
    blocklist,
    challenges,
    course,
    learners,
    match_queries,
    practice,
    puzzle_records,
    ratings,
    schema,
    turn_notices,
)
from bot.storage.feature_data import FeatureData

FEATURES: Sequence[FeatureData] = (
    match_queries.DATA,
    challenges.DATA,
    ratings.DATA,
    puzzle_records.DATA,
    practice.DATA,
    course.DATA,
    learners.DATA,
    turn_notices.DATA,
    blocklist.DATA,
    FeatureData("core", others=(schema.guild, schema.heartbeat, schema.bot_version)),
)
"""In the order in which users read what is stored about them. The data are deleted in the opposite order, because the
learners of a user are found by their matches and puzzle records.
"""

TABLES: Sequence[Table] = sort_tables(
    sorted((table for feature in FEATURES for table in feature.tables), key=lambda table: table.name)
)
"""Each after those that it references."""
