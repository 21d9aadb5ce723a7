"""The last finished match, and matches marked as coached."""

from dataclasses import replace
from datetime import timedelta

from bot.database.database import Database
from bot.games.ids import MatchId, UserId
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from bot.model.saved_match import SavedMatch
from tests.support.databases import contents
from tests.support.kinds import on_sqlite
from tests.support.people import BEN_SEAT, HERE, NOON, THERE, event
from tests.support.saved_matches import (
    abandoned,
    after_plies,
    delete_user,
    new_match,
    running_in,
    save_change,
    save_new,
    with_end,
)


async def ended(matches: MatchStore, number: int, channel: ChannelId, *, minutes: int) -> SavedMatch:
    """Save a match that is abandoned some minutes after noon."""
    new = new_match(number, channel, 4, 0, x=BEN_SEAT)
    over = with_end(new, new.match.abandon(), event(number + 1), NOON + timedelta(minutes=minutes))
    await save_new(matches, new)
    await save_change(matches, new, over)
    return over


async def test_the_last_finished_match_is_the_one_that_ended_last(matches: MatchStore, database: Database) -> None:
    assert await matches.last_finished(HERE.channel) is None
    await save_new(matches, new_match(1, HERE.channel, 4))
    assert await matches.last_finished(HERE.channel) is None
    await save_new(
        matches, new_match(2, HERE.channel, x=BEN_SEAT), instead_of=abandoned(new_match(1, HERE.channel, 4), 2)
    )
    first = await matches.last_finished(HERE.channel)
    assert first
    assert first.match == new_match(1, HERE.channel, 4).match.abandon()
    second = new_match(2, HERE.channel, x=BEN_SEAT)
    await save_change(matches, second, with_end(second, second.match.resign(UserId(2)), event(3), NOON))
    other = await ended(matches, 10, THERE.channel, minutes=60)
    late, early = await ended(matches, 30, HERE.channel, minutes=40), await ended(matches, 40, HERE.channel, minutes=20)
    await save_new(matches, new_match(50, HERE.channel, x=BEN_SEAT))
    assert await matches.last_finished(HERE.channel) == late
    assert await matches.last_finished(THERE.channel) == other
    assert early.match.id > late.match.id
    assert BEN_SEAT.user is not None
    await delete_user(database, BEN_SEAT.user)
    assert await matches.last_finished(HERE.channel) == first
    await delete_user(database, UserId(1))
    assert await matches.last_finished(HERE.channel) is None


async def test_a_hint_marks_its_match_as_coached_and_changes_nothing_else(
    matches: MatchStore, database: Database
) -> None:
    old, other = new_match(1, HERE.channel, 4, 0), new_match(2, THERE.channel, 4, 0)
    await save_new(matches, old)
    await save_new(matches, other)
    before = await contents(database)
    await matches.mark_coached(MatchId(1))
    assert await running_in(matches, HERE.channel) == replace(old, is_coached=True)
    assert await running_in(matches, THERE.channel) == other
    assert {name: rows for name, rows in before.items() if name != "match"} == {
        name: rows for name, rows in (await contents(database)).items() if name != "match"
    }
    new = after_plies(old, 3, 8, 1)  # by a process that has not read it again
    await save_change(matches, old, new)
    assert await matches.find(MatchId(1)) == replace(new, is_coached=True)


@on_sqlite
async def test_a_finished_match_is_not_marked_as_coached(matches: MatchStore) -> None:
    over = await ended(matches, 1, HERE.channel, minutes=1)  # it may have been rated while the hint was computed
    await matches.mark_coached(MatchId(1))
    assert await matches.find(MatchId(1)) == over
    await save_new(matches, coached := replace(new_match(3, HERE.channel), is_coached=True))
    assert await running_in(matches, HERE.channel) == coached
