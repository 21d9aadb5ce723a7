"""The table of a day's race: the first ten and the reader, however long the names are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import ChannelId, GuildId, Place
from bot.text.localizer import Localizer
from cogs.race.day import DayRun
from cogs.race.queries import MOST_ROWS, DayTable, Race, RaceKind, Racer
from cogs.race.race import DAY_PUZZLES, MIXED, Clock, PuzzleId, RaceId, Run
from cogs.race.texts import RaceWriter
from tests.support.world import EVERY_LANGUAGE

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
RACE = Race(
    *(RaceId(1), Place(ChannelId(1), GuildId(1)), RaceKind.DAY, MIXED, 0, None, NOON),
    puzzles=[PuzzleId("3x3", Position(1))] * DAY_PUZZLES,
    ended=NOON + timedelta(hours=12),
    day=NOON.date(),
)
RUN = Run(19, 9, 19, 19, 19, clock=Clock(99))
READER = UserId(99)


def run_of(place: int, *, is_over: bool = False) -> DayRun:
    """A run of the reader, who has a place among many."""
    rows = [(number, Racer(UserId(number), RUN)) for number in range(1, MOST_ROWS + 1)]
    rows.append((place, Racer(READER, RUN)))
    return DayRun(RACE, rows[-1][1], is_over=is_over, table=DayTable(rows, 5_000))


def test_a_reader_behind_the_first_ten_sees_their_own_row() -> None:
    writer, names = (
        RaceWriter(Localizer(EVERY_LANGUAGE.of("en"), "/")),
        {UserId(number): "x" for number in range(1, 11)},
    )
    for place, gap in ((11, []), (412, ["…"])):
        lines = writer.day_table(run_of(place), {**names, READER: "ana"}).splitlines()
        assert lines[-2 - len(gap) : -1] == [*gap, f"**{place}.** ana · **19**"]
        assert lines[-3 - len(gap)] == "**10.** x · **19**"
    left = {user: name for user, name in names.items() if user != 3}
    assert "**3.**" not in writer.day_table(run_of(11), left)


def test_a_table_is_within_the_limits_of_discord() -> None:
    names = {UserId(number): "\\*" * 32 for number in range(1, MOST_ROWS + 1)} | {READER: "\\*" * 32}
    for locale in EVERY_LANGUAGE.locales:
        writer = RaceWriter(Localizer(EVERY_LANGUAGE.of(locale), "/"))
        for is_over in (True, False):
            found = run_of(4_999, is_over=is_over)
            assert len(writer.day_table(found, names, verdict=True)) <= 4_096, locale
            assert len(writer.day_table(found, names, verdict=True, is_long=False)) <= 2_000, locale
