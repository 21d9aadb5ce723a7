"""The features: their texts, and the data that are counted and deleted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.database import schema
from bot.database.feature_data import FeatureData
from bot.matches import notice_queries as turn_notices
from bot.matches import queries as match_queries
from bot.matches import rating_queries as ratings
from bot.text import catalogue
from cogs import FEATURES
from cogs.course import queries as course
from cogs.duels import queries as challenges
from cogs.learner import queries as learners
from cogs.practice import queries as practice
from cogs.privacy.queries import PersonalData
from cogs.puzzles import queries as puzzle_records
from cogs.upkeep import blocklist_queries as blocklist

FEATURE_DATA: Sequence[FeatureData] = (
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

PERSONAL_DATA = PersonalData(FEATURE_DATA)


def read_messages(locale: str) -> str:
    """Return the messages of a language; those in English are in the files of all features."""
    return catalogue.read_messages(locale, (f"cogs.{feature}" for feature in FEATURES))
