"""Who has asked for direct messages, and that each is sent once."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import Connection, text

from bot.database.database import Database
from bot.database.guilds import mark_left
from bot.games.ids import UserId
from bot.model.ids import GuildId, Place
from cogs.notices import queries as direct_messages
from cogs.notices.queries import EndingStreak
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from tests.support.databases import at_once
from tests.support.people import ANA, BEN, CLEO, DM, GUILD, HERE, NOON

FAR, HOUR = GuildId(1 << 22), timedelta(hours=1)


def claim_slowly(connection: Connection, guild: GuildId) -> bool:
    """Claim a notice for Ana, and on PostgreSQL let the transaction last until another process has begun one."""
    is_claimed = direct_messages.claim_search_notice(connection, guild, ANA, NOON)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_sleep(0.3)"))
    return is_claimed


async def test_of_two_processes_one_tells_a_member(database: Database, other_database: Database) -> None:
    for guild in (GUILD, FAR):
        await database.write(direct_messages.choose_search_notices, ANA, guild, is_on=True)
    both = (database, GUILD), (other_database, FAR)
    claims = await at_once(*(each.write(claim_slowly, guild) for each, guild in both))
    assert sorted(map(bool, claims)) == [False, True]


async def test_a_member_is_told_once_an_hour_in_all_guilds(database: Database) -> None:
    for user, guild in ((ANA, GUILD), (ANA, FAR), (BEN, GUILD), (BEN, GUILD), (CLEO, FAR)):
        await database.write(direct_messages.choose_search_notices, user, guild, is_on=True)
    to_tell, claim = direct_messages.members_to_tell, direct_messages.claim_search_notice
    assert await database.read(to_tell, GUILD, CLEO, NOON) == [ANA, BEN]
    assert await database.read(to_tell, GUILD, BEN, NOON) == [ANA]
    assert await database.write(claim, GUILD, ANA, NOON)
    assert not await database.write(claim, FAR, ANA, NOON + HOUR / 2)
    assert await database.read(to_tell, FAR, BEN, NOON + HOUR / 2) == [CLEO]
    await database.write(direct_messages.choose_search_notices, ANA, GUILD, is_on=False)
    assert not await database.write(claim, FAR, ANA, NOON + HOUR / 2), "turning one off does not begin a new hour"
    await database.write(direct_messages.choose_search_notices, ANA, GUILD, is_on=True)
    assert await database.read(to_tell, GUILD, CLEO, NOON + HOUR / 2) == [BEN]
    assert await database.read(to_tell, GUILD, CLEO, NOON + HOUR) == [BEN, ANA]
    assert await database.write(claim, FAR, ANA, NOON + HOUR)
    await database.write(direct_messages.choose_search_notices, ANA, GUILD, is_on=False)
    assert (await database.read(direct_messages.read_choices, ANA)).guilds == {FAR}
    assert not await database.write(claim, GUILD, ANA, NOON + 3 * HOUR), "they do not want it any more"
    await database.write(direct_messages.switch_off, ANA)
    assert not (await database.read(direct_messages.read_choices, ANA)).guilds


async def want_reminders(database: Database, *streaks: tuple[UserId, Place, int, int]) -> None:
    """Give users a streak of some days whose last puzzle was some days ago, and let them ask for reminders."""
    for user, place, days, ago in streaks:
        record = PuzzleRecord(1, daily_streak=days, last_daily=NOON.date() - timedelta(days=ago))
        await database.write(change_puzzle_record, place, user, PuzzleRecord(), record)
        await database.write(direct_messages.choose_reminders, user, is_on=True)


async def test_a_streak_that_ends_is_reminded_of_once_a_day(database: Database, other_database: Database) -> None:
    today = NOON.date()
    await want_reminders(database, (ANA, HERE, 3, 1), (ANA, DM, 4, 1), (BEN, HERE, 9, 1), (CLEO, HERE, 9, 2))
    assert await database.read(direct_messages.due_reminders, today) == [BEN, ANA]
    claim = direct_messages.claim_reminder
    claims = await at_once(*(each.write(claim, ANA, today) for each in (database, other_database)))
    here = Place(HERE.home.channel, GUILD)
    assert [*filter(None, claims)] == [(EndingStreak(DM, 4), EndingStreak(here, 3))]
    assert await database.read(direct_messages.due_reminders, today) == [BEN]
    assert await database.read(direct_messages.due_reminders, today + timedelta(days=1)) == []
    for is_on in (False, True):
        await database.write(direct_messages.choose_reminders, ANA, is_on=is_on)
    assert await database.write(claim, ANA, today) == (), "turning it off and on brings no second one"
    await database.write(direct_messages.choose_reminders, BEN, is_on=False)
    assert await database.write(claim, BEN, today) == ()


async def test_a_streak_in_a_guild_that_the_bot_has_left_is_not_named(database: Database) -> None:
    today = NOON.date()
    await want_reminders(database, (ANA, HERE, 3, 1), (ANA, DM, 3, 1), (BEN, HERE, 3, 1))
    await database.write(mark_left, GUILD, NOON)
    assert await database.read(direct_messages.due_reminders, today) == [ANA]
    assert await database.write(direct_messages.claim_reminder, ANA, today) == (EndingStreak(DM, 3),)


async def test_what_was_sent_is_counted_until_it_is_deleted(database: Database) -> None:
    counted = {rows.name: rows for rows in direct_messages.DATA.rows}

    def count(connection: Connection) -> dict[str, int]:
        return {name: rows.count(connection, ANA, None) for name, rows in counted.items()}

    await database.write(direct_messages.choose_reminders, ANA, is_on=True)
    assert await database.read(count) == {"streak_reminders": 1, "search_notices": 0, "direct_messages": 1}
    await database.write(direct_messages.choose_reminders, ANA, is_on=False)
    assert await database.read(count) == {"streak_reminders": 0, "search_notices": 0, "direct_messages": 1}
    await database.write(direct_messages.DATA.delete, ANA, None)
    assert not any((await database.read(count)).values())
