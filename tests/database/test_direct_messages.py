"""Who has asked for direct messages, and that each is sent once."""

from datetime import timedelta

from bot.database.database import Database
from bot.model.ids import GuildId
from cogs.notices import queries as direct_messages
from cogs.puzzles.queries import PuzzleRecord, change_puzzle_record
from tests.support.databases import at_once
from tests.support.people import ANA, BEN, CLEO, DM, GUILD, HERE, NOON

FAR, HOUR = GuildId(1 << 22), timedelta(hours=1)


async def test_a_member_is_told_once_an_hour_in_all_guilds(database: Database, other_database: Database) -> None:
    for user, guild in ((ANA, GUILD), (ANA, FAR), (BEN, GUILD), (BEN, GUILD), (CLEO, FAR)):
        await database.write(direct_messages.choose_search_notices, user, guild, is_on=True)
    to_tell, claim = direct_messages.members_to_tell, direct_messages.claim_search_notice
    assert await database.read(to_tell, GUILD, CLEO, NOON) == [ANA, BEN]
    assert await database.read(to_tell, GUILD, BEN, NOON) == [ANA]
    claims = await at_once(*(each.write(claim, GUILD, ANA, NOON) for each in (database, other_database)))
    assert sorted(map(bool, claims)) == [False, True]
    assert not await database.write(claim, FAR, ANA, NOON + HOUR / 2)
    assert await database.read(to_tell, GUILD, CLEO, NOON + HOUR / 2) == [BEN]
    assert await database.read(to_tell, GUILD, CLEO, NOON + HOUR) == [BEN, ANA]
    assert await database.write(claim, FAR, ANA, NOON + HOUR)
    await database.write(direct_messages.choose_search_notices, ANA, GUILD, is_on=False)
    assert (await database.read(direct_messages.read_choices, ANA)).guilds == {FAR}
    await database.write(direct_messages.delete_choices, ANA)
    assert not (await database.read(direct_messages.read_choices, ANA)).guilds


async def test_a_streak_that_ends_is_reminded_of_once_a_day(database: Database, other_database: Database) -> None:
    today = NOON.date()
    for user, place, days, ago in ((ANA, HERE, 3, 1), (ANA, DM, 4, 1), (BEN, HERE, 9, 1), (CLEO, HERE, 9, 2)):
        record = PuzzleRecord(1, daily_streak=days, last_daily=today - timedelta(days=ago))
        await database.write(change_puzzle_record, place, user, PuzzleRecord(), record)
        await database.write(direct_messages.choose_reminders, user, is_on=True)
    assert await database.read(direct_messages.due_reminders, today) == [BEN, ANA]
    claim = direct_messages.claim_reminder
    claims = await at_once(*(each.write(claim, ANA, today) for each in (database, other_database)))
    ending = (direct_messages.EndingStreak(None, 4), direct_messages.EndingStreak(GUILD, 3))
    assert [*filter(None, claims)] == [ending]
    assert await database.read(direct_messages.due_reminders, today) == [BEN]
    assert await database.read(direct_messages.due_reminders, today + timedelta(days=1)) == []
    await database.write(direct_messages.choose_reminders, BEN, is_on=False)
    assert await database.write(claim, BEN, today) == ()
