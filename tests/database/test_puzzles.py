"""Puzzle records and ratings: streaks, saving, and answers of two processes at once."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import cycle

from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import all_puzzles, unlike_puzzles
from bot.database.database import Database
from bot.database.errors import StalePuzzleRecordError
from bot.database.guilds import change_settings, mark_left
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import ALL_SHARDS, ChannelId, GuildId, MessageId, Place
from cogs.puzzles import daily_queries as daily
from cogs.puzzles import queries as puzzles
from tests.support.databases import at_once, contents, refused
from tests.support.people import ANA, BEN, CLEO, DM, GUILD, HERE, LARGEST_ID, NOON

MONDAY, DAY = date(2026, 1, 5), timedelta(days=1)
GIVEN = puzzles.PuzzleRecord().with_puzzle(Position(17073))


def days_later(record: puzzles.PuzzleRecord, *answers: tuple[int, bool]) -> puzzles.PuzzleRecord:
    """Add answers to daily puzzles: days after a Monday, and whether the answer was right."""
    for days, is_right in answers:
        record = record.with_daily_answer(MONDAY + timedelta(days=days), is_right=is_right)
    return record


def test_a_streak_ends_with_a_wrong_answer() -> None:
    record = puzzles.PuzzleRecord()
    for number, (is_right, in_a_row, best) in enumerate(
        [(True, 1, 1), (True, 2, 2), (False, 0, 2), (True, 1, 2), (True, 2, 2), (True, 3, 3)], start=1
    ):
        record = record.with_puzzle(Position(number)).with_answer(is_right=is_right)
        assert (record.streak, record.best_streak, record.attempts) == (in_a_row, best, number)
        assert (record.puzzle, record.is_open, record.version) == (number, False, number * 2)
    assert (record.solved, record.missed, record.current_daily_streak(MONDAY), record.last_daily) == (5, 1, 0, None)


def test_a_daily_streak_ends_with_a_missed_or_skipped_day() -> None:
    wednesday = MONDAY + timedelta(days=2)
    on_end = days_later(GIVEN, (0, True), (1, True), (2, True))
    assert (on_end.daily_streak, on_end.best_daily_streak, on_end.last_daily) == (3, 3, wednesday)
    assert (on_end.puzzle, on_end.is_open, on_end.streak, on_end.solved) == (GIVEN.puzzle, True, 3, 3)
    assert [on_end.current_daily_streak(wednesday + timedelta(days=days)) for days in (0, 1, 2)] == [3, 3, 0]
    left_out = days_later(on_end, (4, True))
    assert (left_out.daily_streak, left_out.best_daily_streak, left_out.streak) == (1, 3, 4)
    missed = days_later(on_end, (3, False))
    assert (missed.daily_streak, missed.best_daily_streak, missed.streak, missed.missed) == (0, 3, 0, 1)
    assert days_later(missed, (4, True), (5, True)).daily_streak == 2
    assert days_later(GIVEN, (0, False)).best_daily_streak == 0


async def test_a_puzzle_record_reads_back_as_it_was_saved(database: Database) -> None:
    far, largest = Place(ChannelId(10), GuildId(LARGEST_ID)), UserId(LARGEST_ID)
    most = days_later(replace(GIVEN, version=2**31 - 2, solved=2**31 - 2, best_streak=5), (0, True))
    saved = {
        (HERE, ANA): GIVEN,
        (HERE, BEN): GIVEN,
        (DM, ANA): days_later(puzzles.PuzzleRecord(), (1, False)),
        (far, largest): most,
        (far, ANA): LARGE,
    }
    for (place, user), record in saved.items():
        assert await database.read(puzzles.find_puzzle_record, place.scope, user) == puzzles.PuzzleRecord()
        await database.write(puzzles.change_puzzle_record, place, user, puzzles.PuzzleRecord(), record)
    answered = GIVEN.with_answer(is_right=True)
    await database.write(puzzles.change_puzzle_record, HERE, ANA, GIVEN, answered)
    for (place, user), record in (saved | {(HERE, ANA): answered}).items():
        assert await database.read(puzzles.find_puzzle_record, place.scope, user) == record


async def test_of_two_answers_one_is_saved_and_rated(database: Database, other_database: Database) -> None:
    for number in range(11, 14):
        user, old = UserId(number), puzzles.PuzzleRecord()
        for first in (10, 20):
            mine, theirs = (old.with_puzzle(Position(first + n)) for n in (1, 2))
            outcomes = await at_once(
                database.write(puzzles.change_puzzle_record, HERE, user, old, mine),
                other_database.write(puzzles.change_puzzle_record, HERE, user, old, theirs),
            )
            assert {*outcomes} == {None, StalePuzzleRecordError}
            old = await database.read(puzzles.find_puzzle_record, HERE.scope, user)
            assert old == (mine, theirs)[outcomes.index(None)]
    await answer_at(database, HERE, CLEO, answer(1))
    answered = LARGE.with_answer(is_right=True)
    for user, old in ((CLEO, LARGE), (CLEO, puzzles.PuzzleRecord()), (UserId(9), LARGE)):
        async with refused(database, StalePuzzleRecordError):
            await database.write(puzzles.change_puzzle_record, HERE, user, old, answered, answer(1))


LARGE = puzzles.PuzzleRecord().with_puzzle(Position(3**81 - 1), "9x9")
START = Glicko(1620, 150)


def answer(puzzle: int, *, is_right: bool = True) -> puzzles.RatedAnswer:
    return puzzles.RatedAnswer("9x9", Position(3**80 + puzzle), START, is_right)


async def answer_at(database: Database, place: Place, user: UserId, answered: puzzles.RatedAnswer) -> None:
    record = LARGE.with_answer(is_right=answered.is_right)
    await database.write(puzzles.change_puzzle_record, place, user, puzzles.PuzzleRecord(), record, answered)


async def test_an_answer_changes_both_ratings_and_is_read_back(database: Database) -> None:
    assert await database.read(puzzles.find_solver_rating, ANA) == puzzles.SolverRating()
    await answer_at(database, HERE, ANA, answer(1, is_right=False))
    ana, puzzle = Glicko().after([(START, 0.0)]), START.after([(Glicko(), 1.0)])
    assert await database.read(puzzles.find_solver_rating, ANA) == puzzles.SolverRating(ana, 1500.0, 1)
    assert await database.read(puzzles.find_puzzle_ratings, "9x9") == {Position(3**80 + 1): puzzle.rating}
    await answer_at(database, HERE, BEN, answer(1))
    ben = Glicko().after([(puzzle, 1.0)])
    assert await database.read(puzzles.find_solver_rating, BEN) == puzzles.SolverRating(ben, 1500.0, 1)
    assert await database.read(puzzles.find_puzzle_ratings, "7x7") == {}


async def test_answers_of_two_processes_at_once_are_all_rated(database: Database, other_database: Database) -> None:
    """Of several users about the same puzzles, and of the same user in several places."""
    users, places = [UserId(number) for number in range(1, 5)], [Place(ChannelId(number)) for number in range(1, 5)]
    processes = cycle((database, other_database))
    answers = [
        answer_at(next(processes), place, user, answer((user + place.channel) % 3))
        for user in users
        for place in places
    ]
    await asyncio.gather(*answers)
    stored = await contents(database)
    assert [row[-2] for row in stored["solver_rating"]] == [len(places)] * len(users)
    assert sum(row[-1] for row in stored["puzzle_rating"]) == len(answers)


NOON_POSTED = Place(ChannelId(77), GUILD)


async def due(database: Database, now: datetime) -> list[tuple[Place, bool]]:
    return [
        (post.place, post.attempted_at is not None) for post in await database.read(daily.due_posts, now, ALL_SHARDS)
    ]


async def test_a_puzzle_seen_lately_changes_no_rating(database: Database) -> None:
    twins, large = unlike_puzzles("3x3"), [*all_puzzles("9x9").values()][:2]
    (key, (first, *others)), later = next((key, found) for key, found in twins.items() if len(found) > 1), NOON + DAY
    await database.write(puzzles.record_seen, ANA, [first, *others, *large], NOON)
    await database.write(puzzles.record_seen, ANA, [large[0]], later)
    await database.write(puzzles.record_seen, ANA, [], NOON)
    for user, game, seen in ((ANA, "3x3", {key}), (ANA, "4x4", set[Position]()), (BEN, "3x3", set[Position]())):
        assert await database.read(puzzles.find_seen, user, game) == seen
    for user, is_rated in ((ANA, False), (BEN, True)):
        answered = puzzles.rated_answer(others[0], is_right=True)
        await answer_at(database, HERE, user, answered)
        assert (await database.read(puzzles.find_new_rating, user, others[0]) is not None) == is_rated
        assert (await database.read(puzzles.find_solver_rating, user)).answers == is_rated
    for passed, left in ((timedelta(0), 2), (DAY, 1), (2 * DAY, 0)):
        await database.write(puzzles.forget_seen, NOON + puzzles.SEEN_FOR - timedelta(hours=1) + passed)
        assert len(await database.read(puzzles.find_seen, ANA, "9x9")) == left


async def test_one_process_claims_a_post_and_repeats_it_for_a_moment(
    database: Database, other_database: Database
) -> None:
    await database.write(change_settings, GUILD, daily_channel=NOON_POSTED.channel)
    assert [await due(database, NOON + timedelta(minutes=minutes)) for minutes in (-1, 0, 59, 60)] == [
        *([], [(NOON_POSTED, False)], [(NOON_POSTED, False)], []),
    ]
    claims = await at_once(
        *(each.write(daily.claim_post, NOON_POSTED, NOON.date(), NOON) for each in (database, other_database))
    )
    assert sorted(map(bool, claims)) == [False, True]
    await database.write(change_settings, GUILD, daily_channel=ChannelId(78))
    (attempted,) = await database.read(daily.due_posts, NOON + timedelta(seconds=60), ALL_SHARDS)
    assert [attempted.may_be_sent(NOON + timedelta(seconds=seconds)) for seconds in (89, 90)] == [True, False]
    assert [await due(database, NOON + timedelta(seconds=seconds)) for seconds in (60, 91)] == [
        *([(NOON_POSTED, True)], []),
    ]
    midnight = datetime.combine(NOON.date() + timedelta(days=1), time(), UTC)
    late = daily.DuePost(NOON_POSTED, NOON.date(), midnight - timedelta(seconds=30))
    assert [late.may_be_sent(midnight + timedelta(seconds=seconds)) for seconds in (-1, 0)] == [True, False]
    assert await database.read(daily.find_post, GUILD, NOON.date()) is None
    await database.write(daily.save_outcome, GUILD, NOON.date(), MessageId(5))
    assert await due(database, NOON + timedelta(seconds=1)) == []
    assert await database.read(daily.find_post, GUILD, NOON.date()) == (NOON_POSTED, 5)
    tomorrow, later = NOON + timedelta(days=1), NOON + timedelta(days=2)
    assert await due(database, tomorrow) == [(Place(ChannelId(78), GUILD), False)]
    for day in (tomorrow, later):
        assert await database.write(daily.claim_post, NOON_POSTED, day.date(), day)
    days = [row[1] for row in (await contents(database))["daily_post"]]
    assert [str(day) for day in days] == [str(day.date()) for day in (tomorrow, later)]
    await database.write(mark_left, GUILD, NOON)
    assert await due(database, NOON + timedelta(days=3)) == []


async def test_a_post_that_was_not_taken_is_due_again(database: Database) -> None:
    await database.write(change_settings, GUILD, daily_channel=NOON_POSTED.channel)
    assert await database.write(daily.claim_post, NOON_POSTED, NOON.date(), NOON)
    await database.write(daily.release_post, GUILD, NOON.date())
    assert await due(database, NOON + timedelta(minutes=5)) == [(NOON_POSTED, False)]


async def test_the_posts_that_may_name_a_user_are_found(database: Database) -> None:
    record = days_later(puzzles.PuzzleRecord(), (0, True), (1, True))
    tuesday = MONDAY + timedelta(days=1)
    for place in (HERE, DM):
        await database.write(puzzles.change_puzzle_record, place, ANA, puzzles.PuzzleRecord(), record)
        await database.write(daily.save_shared, place.scope, ANA, tuesday, 2)
    days = [tuesday + timedelta(days=number) for number in range(3)]
    assert [await database.read(daily.guilds_naming, ANA, day) for day in days] == [[GUILD], [GUILD], []]
    assert await database.read(daily.guilds_naming, BEN, tuesday) == []


async def test_only_shared_results_are_named(database: Database) -> None:
    for user, answers in ((ANA, ((0, True), (1, True))), (BEN, ((1, False),)), (CLEO, ((0, True), (1, True)))):
        record = days_later(puzzles.PuzzleRecord(), *answers)
        await database.write(puzzles.change_puzzle_record, HERE, user, puzzles.PuzzleRecord(), record)
    tuesday = MONDAY + timedelta(days=1)
    for user, day, streak in ((ANA, tuesday, 2), (BEN, tuesday, 0)):
        await database.write(daily.save_shared, HERE.scope, user, day, streak)
    read = database.read
    assert await read(daily.read_answers, HERE.scope, tuesday) == daily.DailyAnswers(2, 1, ((ANA, 2),))
    assert await read(daily.read_answers, HERE.scope, tuesday + timedelta(days=1)) == (
        daily.DailyAnswers(0, 0, ((ANA, 2),))
    )
    assert await read(daily.read_answers, HERE.scope, tuesday + timedelta(days=2)) == daily.DailyAnswers(0, 0, ())
    assert await read(daily.read_answers, DM.scope, tuesday) == daily.DailyAnswers(0, 0, ())
