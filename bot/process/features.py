"""The features: how they are loaded, their English texts, and the data that are counted and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import cogs
import cogs.course.queries
import cogs.duels.queries
import cogs.learner.queries
import cogs.notices.queries
import cogs.practice.queries
import cogs.puzzles.daily_queries
import cogs.puzzles.queries
import cogs.race.queries
import cogs.upkeep.queries
import cogs.vote.queries
from bot.client.client import App
from bot.database import schema
from bot.database.feature_data import FeatureData
from bot.matches import notice_queries, queries, rating_queries
from bot.text import catalogue
from cogs.privacy.queries import PersonalData

FEATURE_DATA: Sequence[FeatureData] = (
    queries.DATA,
    cogs.duels.queries.DATA,
    rating_queries.DATA,
    cogs.puzzles.queries.DATA,
    cogs.puzzles.daily_queries.DATA,
    cogs.practice.queries.DATA,
    cogs.course.queries.DATA,
    cogs.learner.queries.DATA,
    notice_queries.DATA,
    cogs.notices.queries.DATA,
    cogs.vote.queries.DATA,
    cogs.race.queries.DATA,
    cogs.upkeep.queries.DATA,
    FeatureData("core", others=(schema.guild, schema.bot_version)),
)
"""In the order in which users read what is stored about them."""

PERSONAL_DATA = PersonalData(FEATURE_DATA)


async def load_features(app: App) -> None:
    """Set up each feature; discord.py's `load_extension` would run a module again for every client."""
    for feature in cogs.FEATURES:
        await import_module(f"cogs.{feature}.commands").setup(app)


def read_messages(locale: str) -> str:
    """Return the messages of a language; those in English are in the files of all features."""
    return catalogue.read_messages(locale, (f"cogs.{feature}" for feature in cogs.FEATURES))
