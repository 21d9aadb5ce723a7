"""What the end of a match has changed for its members."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.database.database import Database
from bot.games.games import GAMES
from bot.games.mark import Mark
from bot.games.match import Match, OpponentSeat, Seat
from bot.games.rules import TIC_TAC_TOE, Rules
from bot.matches.endings import read_ending
from bot.matches.store import MatchStore
from bot.model.ending import Ending, RatingChange
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.saved_match import SavedMatch
from tests.support.people import ANA_SEAT, BEN_SEAT, GUILD, NOON, event
from tests.support.saved_matches import insert_matches, new_match, save_change, with_end

EASY, HARD, LEARNER = OpponentSeat("easy"), OpponentSeat("hard"), OpponentSeat("learner")


class Games:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._number = 0

    async def end(
        self,
        x: Seat = ANA_SEAT,
        o: Seat = EASY,
        *,
        loser: Mark | None = None,
        rules: Rules = TIC_TAC_TOE,
        guild: GuildId | None = GUILD,
        is_coached: bool = False,
    ) -> SavedMatch:
        """Return a finished game: lost by one side, or drawn."""
        self._number += 1
        begun = new_match(self._number * 10, 10, guild=guild)
        match = Match(begun.match.id, rules, x, o, (0, 1))
        facts: dict[str, Any] = {"place": Place(ChannelId(10), guild), "is_coached": is_coached}
        running = SavedMatch(match, event=event(self._number * 10), updated=NOON, **facts)
        await insert_matches(self._database, running)
        over = match.forfeit(loser) if loser else match.agree()
        ended = with_end(running, over, event(self._number * 10 + 1), NOON + timedelta(minutes=self._number))
        await save_change(MatchStore(self._database), running, ended)
        return ended

    async def read(self, ended: SavedMatch) -> Ending:
        return await self._database.read(read_ending, ended)


@pytest.fixture
def games(database: Database) -> Games:
    return Games(database)


async def test_a_rating_and_its_change_are_those_of_the_match(games: Games) -> None:
    first = await games.end(loser=Mark.O)
    other_game = await games.end(loser=Mark.X, rules=GAMES["misere"])
    await games.end(loser=Mark.X, guild=GuildId(9))
    second = await games.end(o=HARD, loser=Mark.X)
    assert (await games.read(first)).ratings == {Mark.X: RatingChange(1020, 20)}
    assert (await games.read(other_game)).ratings == {Mark.X: RatingChange(980, -20)}
    change = (await games.read(second)).ratings[Mark.X]
    assert change.rating - change.change == 1020
    assert change.change < 0


async def test_a_rating_changes_since_the_last_rated_game_with_the_same_rules(database: Database, games: Games) -> None:
    """However many games with other rules were played meanwhile."""
    await games.end(loser=Mark.O)
    begun = [new_match(number) for number in range(1_000, 1_100)]
    drawn = [replace(each.match, rules=GAMES["misere"], plies=(0, 1)).agree() for each in begun]
    later = NOON + timedelta(seconds=90)
    others = (with_end(each, match, each.event, later) for each, match in zip(begun, drawn, strict=True))
    await insert_matches(database, *others)
    ended = await games.end(loser=Mark.X)
    change = (await games.read(ended)).ratings[Mark.X]
    assert change.rating - change.change == 1020


async def test_a_winning_streak_is_that_of_the_record(games: Games) -> None:
    """It counts all games of the server, whatever the game and the opponent."""
    wins = [(await games.read(await games.end(loser=Mark.O))).wins]
    wins.append((await games.read(await games.end(x=LEARNER, o=ANA_SEAT, loser=Mark.X))).wins)
    await games.end(o=BEN_SEAT, loser=Mark.O)
    await games.end(loser=Mark.X, guild=GuildId(9))
    wins.append((await games.read(await games.end(rules=GAMES["4x4"], loser=Mark.O))).wins)
    wins.append((await games.read(await games.end())).wins)
    assert wins == [1, 2, 4, 0]
    assert (await games.read(await games.end(loser=Mark.O, guild=None))).wins == 1


async def test_losses_in_a_row_are_those_to_one_level_in_one_game(games: Games) -> None:
    async def losses(**facts: Any) -> int:
        return (await games.read(await games.end(**facts))).losses

    assert await losses(loser=Mark.X) == 1
    assert await losses(o=HARD, loser=Mark.O) == 0
    assert await losses(rules=GAMES["4x4"], loser=Mark.X) == 1
    assert await losses(x=EASY, o=ANA_SEAT, loser=Mark.O) == 2  # the other games are against others, or other games
    assert await losses(loser=Mark.X) == 3
    assert await losses() == 0
    assert await losses(loser=Mark.X) == 1
