"""How many running matches a member can have in a guild."""

import asyncio
from collections import Counter

import pytest

from bot.database.database import Database
from bot.database.errors import RunningLimitError
from bot.games.ids import UserId
from bot.matches.queries import MAX_RUNNING, running_channels
from bot.matches.store import MatchStore
from bot.model.ids import GuildId
from tests.support.databases import contents
from tests.support.people import ANA, ANA_SEAT, BEN_SEAT, GUILD, PERFECT_SEAT
from tests.support.saved_matches import abandoned, after_plies, new_match, save_change, save_new, with_end


async def test_a_member_has_few_running_matches_in_a_guild(matches: MatchStore, database: Database) -> None:
    for number in range(1, MAX_RUNNING + 1):
        seats = (BEN_SEAT, ANA_SEAT) if number % 2 else (ANA_SEAT, PERFECT_SEAT)
        await save_new(matches, new_match(number, number, x=seats[0], o=seats[1]))
    before = await contents(database)
    for refused in (new_match(10, 10), new_match(11, 11, x=BEN_SEAT, o=ANA_SEAT)):
        with pytest.raises(RunningLimitError) as error:
            await save_new(matches, refused)
        assert (error.value.user, [*error.value.channels]) == (ANA, [*range(1, MAX_RUNNING + 1)])
        assert await contents(database) == before
    await save_new(matches, new_match(12, 12, x=BEN_SEAT, o=PERFECT_SEAT))
    await save_new(matches, new_match(13, 13, guild=GuildId(8 << 22)))
    await save_new(matches, new_match(14, 14, guild=None))
    assert await database.read(running_channels, GUILD, ANA) == [*range(1, MAX_RUNNING + 1)]
    assert await database.read(running_channels, GUILD, UserId(99)) == []


async def test_a_match_that_replaces_another_is_not_one_more(matches: MatchStore, other_database: Database) -> None:
    running = [new_match(number, number) for number in range(1, MAX_RUNNING + 1)]
    for saved in running:
        await save_new(matches, saved)
    await save_new(matches, new_match(10, 1), instead_of=abandoned(running[0], 10))
    ended = after_plies(running[1], 11)
    await save_change(matches, running[1], with_end(ended, ended.match.abandon(), ended.event, ended.updated))
    stores = matches, MatchStore(other_database)  # of two matches begun at once, one exceeds the limit
    begun = (save_new(store, new_match(number, number)) for number, store in zip((12, 13), stores, strict=True))
    outcomes = await asyncio.gather(*begun, return_exceptions=True)
    assert Counter(map(type, outcomes)) == {type(None): 1, RunningLimitError: 1}
    with pytest.raises(RunningLimitError):
        await save_new(matches, new_match(14, 14))
