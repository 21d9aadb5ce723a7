"""The public message of a race: however long the names are, Discord takes it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import ChannelId, GuildId, Place
from bot.text.localizer import Localizer
from cogs.race.queries import MOST_RACERS, Race, RaceKind, Racer
from cogs.race.race import Clock, PuzzleId, RaceId, Run
from cogs.race.texts import RaceWriter
from tests.support.world import EVERY_LANGUAGE

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
RACERS = [Racer(UserId(user), Run(99, 9, 99, 99, 119, clock=Clock(99))) for user in range(MOST_RACERS)]
RACE = Race(
    *(RaceId(1), Place(ChannelId(1), GuildId(1)), RaceKind.RACE, "misere", 180, UserId(0), NOON, RACERS), started=NOON
)


def longest_name(user: UserId) -> str:
    return "\\*" * 32 if user else "<@1234567890123456789>"


def test_a_public_message_is_within_the_limits_of_discord() -> None:
    for locale in EVERY_LANGUAGE.locales:
        writer = RaceWriter(Localizer(EVERY_LANGUAGE.of(locale), "/"))
        for is_long, limit in ((True, 4_096), (False, 2_000)):
            texts = [writer.lobby(RACE, longest_name, is_long=is_long, is_restarted=True)]
            for is_over in (True, False):
                options = {"is_over": is_over, "is_long": is_long, "is_restarted": True}
                texts.append(writer.table(RACE, longest_name, **options))
            assert max(map(len, texts)) <= limit, locale
            assert all(("…" in text) is not is_long for text in texts), locale


def test_only_who_has_answered_all_puzzles_is_told_so() -> None:
    writer = RaceWriter(Localizer(EVERY_LANGUAGE.of("en-US"), "/"))
    race = replace(RACE, puzzles=[PuzzleId("misere", Position(0))] * 2)
    for number, key in ((1, "race-time_up"), (2, "race-all_answered")):
        racer = Racer(UserId(1), Run(number=number, clock=Clock(20)), finished=NOON)
        assert writer.localizer.say(key) in writer.result(race, racer)
