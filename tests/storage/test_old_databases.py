"""Databases that earlier versions of the bot have left: they are brought up to date, and nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

import bot.storage
from bot.game.ids import MatchId
from bot.game.match import OpponentSeat
from bot.game.position import Position, Verdict
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChallengeId, ChannelId, GuildId, Place
from bot.model.learner import MemoryUpdate
from bot.storage.challenges import ChallengeStore
from bot.storage.copying import copy_database
from bot.storage.database import Database
from bot.storage.errors import DatabaseError
from bot.storage.guilds import GuildStore
from bot.storage.learners import LearnerStore
from bot.storage.matches import MatchStore
from bot.storage.migration import migrate, schema_versions
from tests.databases import a_database, contents, do, opened
from tests.storage.challenges import challenge
from tests.storage.matches import ANA, NOON, SERVER, begun, played

_ROWS = (
    "INSERT INTO server (id) VALUES (29360128)",
    "INSERT INTO match (id, server_id, channel_id, rows, columns, in_a_row, gravity, misere, x_user, o_opponent,"
    " version, event_id, began_at, touched_at, shown) VALUES (1, 29360128, 10, 3, 3, 3, false, false, 1, 'minimax',"
    " 2, 1, '2026-01-01 12:00:00+00', '2026-01-01 12:00:00+00', 2)",
    "INSERT INTO match (id, channel_id, rows, columns, in_a_row, gravity, misere, x_opponent, o_user, version,"
    " termination, winner, event_id, began_at, touched_at, shown) VALUES (2, 20, 3, 3, 3, false, false, 'minimax', 1,"
    " 2, 'resigned', 'X', 3, '2026-01-01 12:00:00+00', '2026-01-01 12:00:00+00', 2)",
    "INSERT INTO ply (match_id, number, cell, event_id, played_at) VALUES (1, 0, 4, 1, '2026-01-01 12:00:00+00'),"
    " (1, 1, 0, NULL, '2026-01-01 12:00:00+00'), (2, 0, 8, NULL, '2026-01-01 12:00:00+00')",
)


def make_version(connection: Connection, revision: str) -> None:
    """Make the tables as an earlier version of the bot knew them."""
    config = Config()
    config.set_main_option("script_location", str(Path(bot.storage.__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@pytest.fixture
async def old(empty: str) -> AsyncGenerator[Database]:
    """A database of the first version, with a match that is running and one that is over."""
    async with opened(empty) as database:
        database.create()
        await database.write(make_version, "0001")
        for statement in _ROWS:
            await do(database, statement.replace("+00", "") if database.is_sqlite else statement)
        yield database


async def test_a_match_of_an_earlier_version_goes_on_against_the_same_opponent_by_its_new_name(old: Database) -> None:
    await migrate(old)
    current, newest = await schema_versions(old)
    assert current == newest
    matches, saved = MatchStore(old), await MatchStore(old).live(ChannelId(10))
    assert saved
    expected = begun(1, 10, 4, 0, o=OpponentSeat("perfect"))
    assert (saved.match, saved.place, saved.updated) == (expected.match, expected.place, NOON)
    await matches.change(saved, new := played(saved, 5, 8, 1))
    assert await matches.live(ChannelId(10)) == new
    over = await matches.find(MatchId(2))
    assert over
    assert (over.match.x, over.match.o, over.match.plies) == (OpponentSeat("perfect"), ANA, (8,))
    assert over.match.result == "resigned"


async def test_a_server_of_an_earlier_version_can_have_challenges_and_settings(old: Database) -> None:
    await migrate(old)
    servers = GuildStore(old)
    assert await servers.settings(SERVER) == GuildSettings()
    await servers.change(SERVER, level="easy")
    await ChallengeStore(old).open(challenge(7), NOON)
    await ChallengeStore(old).open(challenge(8, guild=GuildId(99)), NOON)
    assert await ChallengeStore(old).find(ChallengeId(7)) == challenge(7)


async def test_a_database_of_an_earlier_version_is_not_copied_before_the_bot_has_been_started_on_it(
    old: Database,
) -> None:
    async with a_database() as target:
        with pytest.raises(DatabaseError, match="is not up to date"):
            await copy_database(old, target)


async def test_a_match_or_a_challenge_of_an_earlier_version_is_without_advice(old: Database) -> None:
    await migrate(old)
    saved = await MatchStore(old).live(ChannelId(10))
    assert saved
    assert not saved.is_coached


async def test_challenges_settings_and_what_was_learned_are_copied_along(database: Database) -> None:
    await GuildStore(database).change(SERVER, level="easy", is_text_only=True)
    await ChallengeStore(database).open(challenge(7), NOON)
    await LearnerStore(database).apply(
        MemoryUpdate(Place(ChannelId(10), SERVER), "original", {Position(19): Verdict.LOST}, "l")
    )
    async with a_database() as target:
        counts = await copy_database(database, target)
        filled = {name: count for name, count in counts.items() if count}
        assert filled == {"server": 1, "challenge": 1, "brain": 1, "lesson": 1}
        assert await contents(target) == await contents(database)
