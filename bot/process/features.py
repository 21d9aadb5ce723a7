"""The data of all features: what is counted, deleted, copied and migrated."""

from __future__ import annotations

from collections.abc import Sequence

from bot.database import schema
from bot.database.feature_data import FeatureData
from bot.matches import notice_queries as turn_notices
from bot.matches import queries as match_queries
from bot.matches import rating_queries as ratings
from cogs.course import queries as course
from cogs.duels import queries as challenges
from cogs.learner import queries as learners
from cogs.practice import queries as practice
from cogs.privacy.queries import PersonalData
from cogs.puzzles import queries as puzzle_records
from cogs.upkeep import blocklist_queries as blocklist

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
"""In the order in which users read what is stored about them."""

PERSONAL_DATA = PersonalData(FEATURES)
