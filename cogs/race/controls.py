"""The buttons of races and storms."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Annotated, Any

import discord
from discord import ui

from bot.client.controls import Button, digits, text
from bot.text.localizer import Localizer
from cogs.puzzles.daily import Day, day_race_item
from cogs.race.day import DayRun
from cogs.race.queries import Race
from cogs.race.race import RaceId

_FLAG = "\N{CHEQUERED FLAG}"
_AGAIN = "\N{ANTICLOCKWISE DOWNWARDS AND UPWARDS OPEN CIRCLE ARROWS}"


class JoinRaceButton(Button, prefix="race-join"):
    race: RaceId


class BeginRaceButton(Button, prefix="race-begin"):
    """Begins a race before everyone's minute to join is over, for its starter."""

    race: RaceId


class RaceCellButton(Button, prefix="race-cell"):
    race: RaceId
    number: Annotated[int, digits(3)]  # of the puzzle, counted from 0
    cell: Annotated[int, digits(2)]


class ContinueRaceButton(Button, prefix="race-continue"):
    """Shows a racer the puzzle that they are asked, in a new message unless it stands in a private one."""

    race: RaceId


class MissedButton(Button, prefix="race-missed"):
    race: RaceId
    page: Annotated[int | None, digits(3)] = None


class KeepMissedButton(Button, prefix="race-keep"):
    race: RaceId


class RaceAgainButton(Button, prefix="race-again"):
    """Opens another race, or starts another storm, like one that has ended."""

    race: RaceId


class StartDayButton(Button, prefix="race-start"):
    """Shows whoever presses it the puzzle of a day's race that they are asked, the first one before they have begun."""

    day: Day


class DayCellButton(Button, prefix="race-answer"):
    race: RaceId
    number: Annotated[int, digits(2)]  # of the puzzle, counted from 0
    cell: Annotated[int, digits(2)]


class StormButton(Button, prefix="storm"):
    game: Annotated[str, text("[a-z0-9]", 20)]
    seconds: Annotated[int, digits(4)]


def lobby_items(race: Race, localizer: Localizer) -> Iterator[ui.Item[Any]]:
    primary = discord.ButtonStyle.primary
    yield JoinRaceButton(race.id).item(label=localizer.say("race-join"), emoji=_FLAG, style=primary)
    yield BeginRaceButton(race.id).item(label=localizer.say("race-begin"))


def ended_items(race: Race, localizer: Localizer, *, has_missed: bool) -> Iterator[ui.Item[Any]]:
    yield RaceAgainButton(race.id).item(label=localizer.say("race-again"), emoji=_AGAIN)
    if has_missed:
        yield MissedButton(race.id).item(label=localizer.say("race-see_missed"))


def continue_item(race: Race, localizer: Localizer) -> ui.Item[Any]:
    return ContinueRaceButton(race.id).item(label=localizer.say("race-continue"))


def day_items(found: DayRun, localizer: Localizer) -> Iterator[ui.Item[Any]]:
    """Yield the buttons below the race of a day, for the member who reads it or, without a racer, for everyone."""
    race, racer, style = found.race, found.racer, discord.ButtonStyle.primary
    assert race.day
    day = race.day.isoformat()
    if found.is_over:
        yield day_race_item((race.day + timedelta(days=1)).isoformat(), localizer, "race-todays")
    elif racer is None or racer.finished is None:
        key = "race-continue" if racer else "race-start"
        yield StartDayButton(day).item(label=localizer.say(key), emoji=_FLAG, style=style)
    for run in (found, found.yesterday):
        if run and run.is_over and run.racer and run.racer.run.missed:
            yield MissedButton(run.race.id).item(label=localizer.say("race-see_missed"))
