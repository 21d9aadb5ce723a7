"""Records of matches and their export, the ratings that matches change, and that docs/rating.md is right."""

import doctest
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.games.game import Termination
from bot.games.ids import MatchId, UserId
from bot.games.lines import TIC_TAC_TOE, Rules
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat, Seat
from bot.games.notation import parse_games, record
from bot.games.value import Result
from bot.matches.rating import (
    DAILY_WEIGHTS,
    INITIAL_RATING,
    K_FACTOR,
    MAX_DAILY_GAIN,
    MIN_RANKED_GAMES,
    NEWCOMER_GAMES,
    NEWCOMER_K_FACTOR,
    RatedMembers,
    Rating,
    rated_members,
)
from bot.matches.store import MatchStore
from bot.model.ids import Place
from bot.model.saved_match import SavedMatch
from bot.players.opponent import OPPONENTS, level_ratings
from bot.process.build import build_services
from cogs.coach.service import CoachService
from cogs.play.service import PlayService
from cogs.records.history import export
from cogs.records.queries import (
    Standing,
    WinDrawLoss,
    find_finished,
    read_history,
    read_leaderboard,
    scope_record,
    user_record,
)
from tests.fakes.opponents import FirstFree
from tests.support.databases import standing_of
from tests.support.level_ratings import LEVEL_RATINGS
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, DM, GUILD, HERE, NOON, Clock, actor, event
from tests.support.saved_matches import insert_matches, new_match
from tests.support.services import resign
from tools.ladder import fit, published


@pytest.fixture
def services(database: Database) -> Services:
    """Services in which the level easy plays the first free cell."""
    return build_services(database, {"easy": FirstFree()}, default_opponent="easy", rng=Random(1), now=Clock())


async def play(services: Services, place: Place, first_event: int, *cells: str) -> None:
    """Play Ana's moves against the opponent, which takes the first free cell."""
    for number, cell in enumerate(cells, start=first_event):
        await services[PlayService].move(actor(ANA, number, place), cell)


async def test_a_game_in_a_guild_is_rated_and_in_the_records(services: Services) -> None:
    database = services[Database]
    await play(services, HERE, 100, "b2", "b1", "b3")
    won = Rating().after(Result.WIN, LEVEL_RATINGS["easy"])
    assert await standing_of(database, GUILD, ANA) == Standing(
        ANA, 1020, WinDrawLoss(wins=1), None, games_until_ranked=4
    )
    await play(services, HERE, 200, "b2")
    await resign(services, actor(ANA, 201))
    lost = won.after(Result.LOSS, LEVEL_RATINGS["easy"])
    own = await database.read(user_record, HERE, ANA)
    assert (own.total, own.opponents) == (WinDrawLoss(1, 0, 1), {"easy": WinDrawLoss(1, 0, 1)})
    assert (await database.read(scope_record, HERE)).opponents == {"easy": WinDrawLoss(1, 0, 1)}
    assert own.standing == Standing(ANA, round(lost.points), WinDrawLoss(1, 0, 1), None, games_until_ranked=3)
    assert own.ratings == (1020, round(lost.points))
    history = await database.read(read_history, HERE, None, 0, 10)
    assert [past.rating(Mark.X) for past in history.matches] == [round(lost.points), 1020]
    assert [past.match.termination for past in history.matches] == [Termination.RESIGNED, Termination.LINE]
    assert await database.read(find_finished, HERE, MatchId(200)) == history.matches[0]
    assert (await database.read(read_leaderboard, GUILD, "3x3", 0, 10)).total == 0  # a rank takes five games


async def test_games_with_a_hint_and_in_direct_messages_win_no_points(services: Services) -> None:
    await play(services, DM, 100, "b2", "b1", "b3")
    own = await services[Database].read(user_record, DM, ANA)
    assert (own.total, own.standing, own.ratings) == (WinDrawLoss(wins=1), None, ())
    await play(services, HERE, 200, "b2")
    await services[CoachService].hint(actor(ANA, 98), is_agreed=True)
    await play(services, HERE, 201, "b1", "b3")
    own = await services[Database].read(user_record, HERE, ANA)
    assert own.total == WinDrawLoss(wins=1)
    assert own.ratings == (1000,)
    (coached,) = (await services[Database].read(read_history, HERE, ANA, 0, 10)).matches
    assert coached.is_coached


async def save_games(database: Database) -> list[SavedMatch]:
    """Save 120 games of Ana and Ben in which Ben resigned, every third one coached; and one of Ben's that goes on."""
    games: list[SavedMatch] = []
    for number in range(1, 121):
        x, o = (ANA_SEAT, BEN_SEAT) if number % 2 else (BEN_SEAT, ANA_SEAT)
        game = new_match(number, number, 4, 0, 8, x=x, o=o)
        updated, is_coached = NOON + timedelta(seconds=number), number % 3 == 0
        games.append(replace(game, match=game.match.resign(BEN), updated=updated, is_coached=is_coached))
    await insert_matches(database, *games, new_match(500, 500, x=BEN_SEAT, o=MemberSeat(UserId(9))))
    return games


async def test_an_export_has_every_game_of_the_user(services: Services, database: Database) -> None:
    assert await export(services[Database], ANA) == "# tic-tac-toe games 1\n"
    games = await save_games(database)
    lines = (await export(services[Database], ANA)).splitlines()
    assert len(lines) == 1 + len(games)
    assert lines[1:3] == [
        "2026-01-01T12:00:01Z 3x3x3 x:me o:member B2 A1 C3 1-0 resigned",
        "2026-01-01T12:00:02Z 3x3x3 x:member o:me B2 A1 C3 0-1 resigned",
    ]
    assert lines[3].endswith("resigned coached")
    assert {word for line in lines[1:] for word in line.split()[2:4]} == {"x:me", "o:me", "x:member", "o:member"}
    await play(services, HERE, 1_000, "b2", "b1", "b3")
    *read, last = parse_games(await export(services[Database], ANA))
    assert read == [record(game.match, game.updated, ANA, is_coached=game.is_coached) for game in games]
    saved = await MatchStore(database).find(MatchId(1_000))
    assert saved
    assert last == record(saved.match, saved.updated, ANA)


PAGE = Path(__file__).parents[3] / "docs" / "rating.md"
EASY, HARD, LEARNER = (OpponentSeat(name) for name in ("easy", "hard", "learner"))
LINE, DRAWN = (0, 3, 1, 4, 2), (4, 0, 1, 7, 3, 5, 6, 2, 8)


def match(*plies: int, x: Seat = ANA_SEAT, o: Seat = BEN_SEAT) -> Match:
    return Match(MatchId(5), TIC_TAC_TOE, x, o, plies)


def test_the_rating_of_a_newcomer_changes_faster() -> None:
    for games, k in [(0, NEWCOMER_K_FACTOR), (19, 40), (20, K_FACTOR), (500, 20)]:
        before = Rating(1000, games)
        results = [before.after(score, 1000) for score in (Result.WIN, Result.DRAW, Result.LOSS)]
        assert results == [Rating(1000 + k / 2, games + 1), Rating(1000, games + 1), Rating(1000 - k / 2, games + 1)]


def test_the_ratings_of_the_levels_follow_from_their_games() -> None:
    assert {name: round(rating) for name, rating in fit(published()).items()} == LEVEL_RATINGS
    assert [*LEVEL_RATINGS] == [*OPPONENTS]
    assert [*LEVEL_RATINGS.values()] == sorted(LEVEL_RATINGS.values())
    assert LEVEL_RATINGS["easy"] == INITIAL_RATING


def test_the_examples_on_the_page_are_right() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_pages_have_the_ratings_and_factors_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    assert {name: int(rating) for name, rating in re.findall(r"^\| ([a-z]+) \| (\d+) \|$", page, re.MULTILINE)} == {
        **LEVEL_RATINGS
    }
    assert f"The **K-factor** is {NEWCOMER_K_FACTOR} in the first {NEWCOMER_GAMES} rated games" in page
    assert f"and {K_FACTOR} from then on" in page
    assert f"Every member starts at **{INITIAL_RATING:.0f}**" in " ".join(page.split())
    assert f"at most **{MAX_DAILY_GAIN:.0f}** points in a day" in page
    assert DAILY_WEIGHTS == (1, 1 / 2, 1 / 4)
    assert "the second by a half, the third by a quarter, and further ones not at all" in " ".join(page.split())
    assert MIN_RANKED_GAMES == 5
    assert "until the fifth rated game" in page
    listed = ", ".join(f"{name} at {rating}" for name, rating in LEVEL_RATINGS.items() if name != "perfect")
    ladder = " ".join((PAGE.parent / "opponents.md").read_text("utf-8").split()).replace(" stands at", " at")
    assert f"{listed}, and perfect at {LEVEL_RATINGS['perfect']}." in ladder


def rated(match: Match, place: Place = HERE) -> RatedMembers:
    """The members for whose ratings a finished game counts."""
    return rated_members(SavedMatch(match, place, event(6), NOON), level_ratings(match.game))


def test_a_game_counts_for_its_members() -> None:
    for played, expected in (
        (match(*LINE), {Mark.X: (ANA, Result.WIN), Mark.O: (BEN, Result.LOSS)}),
        (match(*DRAWN, o=EASY), {Mark.X: (ANA, Result.DRAW)}),
        (match(*LINE, x=HARD, o=ANA_SEAT), {Mark.O: (ANA, Result.LOSS)}),
        (match(4, 0).resign(ANA), {Mark.X: (ANA, Result.LOSS), Mark.O: (BEN, Result.WIN)}),
        (match(4, 0).forfeit(Mark.O), {Mark.X: (ANA, Result.WIN), Mark.O: (BEN, Result.LOSS)}),
        (match(4, 0, o=EASY).time_out(), {Mark.X: (ANA, Result.LOSS)}),
        (match(4, 0).agree(), {Mark.X: (ANA, Result.DRAW), Mark.O: (BEN, Result.DRAW)}),
    ):
        assert rated(played) == expected


def test_no_other_game_counts() -> None:
    for unrated in [
        *(match(4, 0), match(4, 0).abandon(), match(4, 0).stop(), match(4).resign(BEN), match().forfeit(Mark.X)),
        *(match(*LINE, o=LEARNER), match(*LINE, x=EASY, o=HARD), match(*LINE, o=ANA_SEAT)),
        *(match(*LINE, o=MemberSeat(None)), match(*LINE, x=MemberSeat(None), o=EASY)),
        replace(match(0, 4, 1, 5, 2), game=Rules(3, 4, 3)),
        replace(match(0, 3, 1, 4, 2), game=Rules(4, 3, 3)),
    ]:
        assert not rated(unrated), unrated
    assert not rated(match(*LINE, o=EASY), DM)
