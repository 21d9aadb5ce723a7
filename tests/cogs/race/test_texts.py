"""The messages of a race: however long the names are, Discord takes them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import ChannelId, GuildId, Place
from bot.text.localizer import Localizer
from cogs.race.day import DayRun
from cogs.race.queries import MOST_RACERS, MOST_ROWS, DayTable, Race, RaceKind, Racer
from cogs.race.race import DAY_PUZZLES, Clock, PuzzleId, RaceId, Run
from cogs.race.texts import RaceWriter
from tests.support.world import EVERY_LANGUAGE

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
RACERS = [Racer(UserId(user), Run(99, 9, 99, 99, 119, clock=Clock(99))) for user in range(MOST_RACERS)]
RACE = Race(
    *(RaceId(1), Place(ChannelId(1), GuildId(1)), RaceKind.RACE, "misere", 180, UserId(0), NOON, RACERS), started=NOON
)
PUZZLES = [PuzzleId("misere", Position(0))] * DAY_PUZZLES
DAY = replace(RACE, kind=RaceKind.DAY, puzzles=PUZZLES, ended=NOON + timedelta(hours=12), day=NOON.date())
ENGLISH = RaceWriter(Localizer(EVERY_LANGUAGE.of("en"), "/"))


def longest_name(user: UserId) -> str:
    return "\\*" * 32 if user else "<@1234567890123456789>"


def run_at(place: int, *, is_over: bool = False) -> DayRun:
    """A run in a day's race of a reader who has a place among many."""
    reader = Racer(UserId(99), RACERS[0].run)
    rows = [*enumerate(RACERS[1 : MOST_ROWS + 1], start=1), (place, reader)]
    return DayRun(DAY, reader, is_over=is_over, table=DayTable(rows, 5_000))


def test_messages_are_within_the_limits_of_discord() -> None:
    names = {UserId(user): longest_name(UserId(user)) for user in (*range(1, MOST_ROWS + 1), 99)}
    for locale in EVERY_LANGUAGE.locales:
        writer = RaceWriter(Localizer(EVERY_LANGUAGE.of(locale), "/"))
        for is_long, limit in ((True, 4_096), (False, 2_000)):
            texts = [writer.lobby(RACE, longest_name, is_long=is_long, is_restarted=True)]
            for is_over in (True, False):
                options = {"is_over": is_over, "is_long": is_long, "is_restarted": True}
                texts.append(writer.table(RACE, longest_name, **options))
            assert all(("…" in text) is not is_long for text in texts), locale
            texts += [
                writer.day_table(run_at(4_999, is_over=each), names, verdict=True, is_long=is_long)
                for each in (True, False)
            ]
            assert max(map(len, texts)) <= limit, locale


def test_only_who_has_answered_all_puzzles_is_told_so() -> None:
    race = replace(RACE, puzzles=PUZZLES[:2])
    for number, key in ((1, "race-time_up"), (2, "race-all_answered")):
        racer = Racer(UserId(1), Run(number=number, clock=Clock(20)), finished=NOON)
        assert ENGLISH.localizer.say(key) in ENGLISH.result(race, racer)


def test_a_reader_behind_the_first_ten_of_a_day_sees_their_own_row() -> None:
    names = {**{UserId(number): "x" for number in range(1, MOST_ROWS + 1)}, UserId(99): "ana"}
    for place, gap in ((11, []), (412, ["…"])):
        lines = ENGLISH.day_table(run_at(place), names).splitlines()
        assert lines[-3 - len(gap) : -1] == ["**10.** x · **99**", *gap, f"**{place}.** ana · **99**"]
    left = {user: name for user, name in names.items() if user != 3}
    assert "**3.**" not in ENGLISH.day_table(run_at(11), left)
