"""What the coach asks of the database, and leaves in it."""

from datetime import timedelta

from bot.game.ids import MatchId, UserId
from bot.model.ids import ChannelId, Event, EventId
from bot.model.saved_match import SavedMatch
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from bot.storage.personal_data import PersonalDataStore
from tests.databases import contents
from tests.storage.matches import BEN, NOON, begun, played

HERE, THERE = ChannelId(10), ChannelId(20)


async def ended(matches: MatchStore, event: int, channel: ChannelId, *, minutes: int) -> SavedMatch:
    """A match that was abandoned so many minutes after noon."""
    new = begun(event, channel, 4, 0, x=BEN)
    over = new.with_match(new.match.abandon(), Event(EventId(event + 1)), NOON + timedelta(minutes=minutes))
    await matches.begin(new)
    await matches.change(new, over)
    return over


async def test_the_last_match_of_a_channel_is_the_one_that_ended_last(matches: MatchStore, database: Database) -> None:
    assert await matches.last_finished(HERE) is None
    await matches.begin(begun(1, HERE, 4))
    assert await matches.last_finished(HERE) is None
    await matches.begin(begun(2, HERE, x=BEN), instead_of=begun(1, HERE, 4))
    first = await matches.last_finished(HERE)
    assert first
    assert first.match == begun(1, HERE, 4).match.abandon()
    second = begun(2, HERE, x=BEN)
    await matches.change(second, second.with_match(second.match.resign(UserId(2)), Event(EventId(3)), NOON))
    elsewhere = await ended(matches, 10, THERE, minutes=60)
    late, early = await ended(matches, 30, HERE, minutes=40), await ended(matches, 40, HERE, minutes=20)
    await matches.begin(begun(50, HERE, x=BEN))
    assert await matches.last_finished(HERE) == late
    assert await matches.last_finished(THERE) == elsewhere
    assert early.match.id > late.match.id
    assert BEN.user is not None
    await PersonalDataStore(database).delete_user(BEN.user)
    assert await matches.last_finished(HERE) == first
    await PersonalDataStore(database).delete_user(UserId(1))
    assert await matches.last_finished(HERE) is None


async def test_a_match_with_advice_says_so_from_then_on_and_is_otherwise_as_it_was(
    matches: MatchStore, database: Database
) -> None:
    old, other = begun(1, HERE, 4, 0), begun(2, THERE, 4, 0)
    await matches.begin(old)
    await matches.begin(other)
    before = await contents(database)
    await matches.mark_coached(MatchId(1))
    assert await matches.live(HERE) == old.replace(is_coached=True)
    assert await matches.live(THERE) == other
    assert {name: rows for name, rows in before.items() if name != "match"} == {
        name: rows for name, rows in (await contents(database)).items() if name != "match"
    }
    new = played(old, 3, 8, 1)  # by somebody who does not know of it
    await matches.change(old, new)
    assert await matches.find(MatchId(1)) == new.replace(is_coached=True)


async def test_advice_that_comes_after_the_end_of_a_match_does_not_make_it_one_with_advice(matches: MatchStore) -> None:
    over = await ended(matches, 1, HERE, minutes=1)  # and rated perhaps, while somebody was still thinking about a hint
    await matches.mark_coached(MatchId(1))
    assert await matches.find(MatchId(1)) == over


async def test_a_match_in_which_advice_is_allowed_from_the_start_comes_back_so(matches: MatchStore) -> None:
    await matches.begin(begun(1, HERE).replace(is_coached=True))
    found = await matches.live(HERE)
    assert found
    assert found.is_coached
