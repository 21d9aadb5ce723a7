"""Records and histories, compared with counting the matches in Python."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import groupby
from random import Random
from typing import NamedTuple

from sqlalchemy import insert

from bot.database.database import Database
from bot.games.game import Termination
from bot.games.ids import MatchId, UserId
from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat, Seat
from bot.games.value import Result
from bot.matches import tables
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.saved_match import SavedMatch
from cogs.records import queries as records
from tests.support.databases import execute
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, GUILD, LARGEST_ID, NOON, PERFECT_SEAT, event
from tests.support.saved_matches import insert_matches, new_match

SCOPES = (
    Place(ChannelId(10), GUILD),
    Place(ChannelId(11), GUILD),
    Place(ChannelId(12), GuildId(9)),
    Place(ChannelId(20)),
    Place(ChannelId(21)),
)


def random_matches(rng: Random) -> list[SavedMatch]:
    """All kinds of matches in several scopes, finished and running; some end at the same time."""
    people: list[Seat] = [ANA_SEAT, BEN_SEAT, *(MemberSeat(UserId(n)) for n in range(3, 10)), MemberSeat(None)]
    opponents: list[Seat] = [OpponentSeat("easy"), OpponentSeat("learner"), PERFECT_SEAT]
    return [_game(number, rng, [*people, *[ANA_SEAT] * 8, *opponents * 3]) for number in range(1, 151)]


def _game(number: int, rng: Random, seats: Sequence[Seat]) -> SavedMatch:
    x = rng.choice(seats)
    o = rng.choice([seat for seat in seats if seat != x])
    match, place = Match(MatchId(LARGEST_ID - number), TIC_TAC_TOE, x, o), rng.choice([*[SCOPES[0]] * 4, *SCOPES])
    while not match.is_over and rng.random() < 0.97:
        match = match.play(rng.choice(match.board.legal_moves))
    if not match.is_over and number > 5:
        match = rng.choice([match.abandon(), match.stop(), match.agree(), match.forfeit(Mark.X)])
    ended = NOON + timedelta(minutes=rng.randrange(100))
    is_live = not match.is_over
    place = replace(place, channel=ChannelId(number + 100)) if is_live else place
    return SavedMatch(match, place, event(number), ended, is_coached=rng.random() < 0.3)


def past(saved: SavedMatch) -> records.FinishedMatch:
    return records.FinishedMatch(saved.match, saved.updated, saved.is_coached)


def over_in(games: Sequence[SavedMatch], scope: Place, user: UserId | None = None) -> list[SavedMatch]:
    """The finished matches of a scope, and of a user, oldest first."""
    theirs = [game for game in games if game.match.is_over and game.place.scope == scope.scope]
    mine = [game for game in theirs if user is None or user in (game.match.member(Mark.X), game.match.member(Mark.O))]
    return sorted(mine, key=lambda game: (game.updated, game.match.id))


class Played(NamedTuple):
    player: Seat
    mark: Mark
    opponent: Seat
    result: Result


def played(games: Sequence[SavedMatch]) -> list[Played]:
    """How the matches in which both sides have moved ended for each side."""
    return [
        Played(game.match.seat(mark), mark, game.match.seat(mark.other), game.match.outcome.result_for(mark))
        for game in games
        if game.match.outcome and len(game.match.plies) > 1
        for mark in Mark
    ]


def count(games: Iterable[Played]) -> records.WinDrawLoss:
    counts = Counter(game.result for game in games)
    return records.WinDrawLoss(counts[Result.WIN], counts[Result.DRAW], counts[Result.LOSS])


def by_opponent(games: Sequence[Played]) -> dict[str, records.WinDrawLoss]:
    names = {game.opponent.opponent for game in games if isinstance(game.opponent, OpponentSeat)}
    return {name: count(game for game in games if game.opponent == OpponentSeat(name)) for name in names}


async def test_a_users_record_counts_the_matches_of_the_scope(database: Database) -> None:
    await insert_matches(database, *(games := random_matches(Random(1))))
    for scope in SCOPES:
        for user in (ANA, BEN, UserId(3), UserId(99)):
            found = [game for game in played(over_in(games, scope)) if game.player == MemberSeat(user)]
            runs = [(result, len([*run])) for result, run in groupby(game.result for game in found)]
            record = await database.read(records.user_record, scope, user)
            assert record.total == count(found)
            assert record.marks == {mark: count(game for game in found if game.mark is mark) for mark in Mark}
            assert record.members == count(game for game in found if isinstance(game.opponent, MemberSeat))
            assert record.opponents == by_opponent(found)
            won = [length for result, length in runs if result is Result.WIN]
            assert record.longest_winning_streak == max(won, default=0)
            assert (record.standing, record.ratings) == (None, ())
    assert (await database.read(records.user_record, SCOPES[0], ANA)).total.games > 20


async def test_a_scopes_record_counts_all_its_matches(database: Database) -> None:
    await insert_matches(database, *(games := random_matches(Random(2))))
    for scope in (*SCOPES, Place(ChannelId(98), GuildId(98)), Place(ChannelId(99))):
        all_games = over_in(games, scope)
        theirs = [game for game in all_games if not game.match.is_exhibition]
        users = Counter(user for game in all_games for mark in Mark if (user := game.match.member(mark)))
        record = await database.read(records.scope_record, scope)
        assert (record.matches, record.exhibitions) == (len(theirs), len(all_games) - len(theirs))
        how = Counter(game.match.termination for game in theirs)
        assert record.terminations == {termination: how[termination] for termination in Termination}
        of_x = Counter(game.result for game in played(theirs) if game.mark is Mark.X)
        winners = (Mark.X, Result.WIN), (Mark.O, Result.LOSS), (None, Result.DRAW)
        assert record.winners == {winner: of_x[result] for winner, result in winners}
        assert record.players == len(users)
        most = sorted(users.items(), key=lambda user: (-user[1], user[0]))[: records.MAX_MOST_ACTIVE]
        assert record.most_active == tuple(most)
        assert record.opponents == by_opponent(played(theirs))
    assert (await database.read(records.scope_record, SCOPES[0])).matches > 50


async def test_every_match_is_found_in_its_history_and_scope(database: Database) -> None:
    await insert_matches(database, *(games := random_matches(Random(3))))
    for scope in (SCOPES[0], SCOPES[3]):
        for user in (None, ANA, BEN):
            expected = [past(game) for game in reversed(over_in(games, scope, user))]
            pages = [
                await database.read(records.read_history, scope, user, offset, 25)
                for offset in range(0, len(expected) + 25, 25)
            ]
            assert [match for page in pages for match in page.matches] == expected
            assert {page.total for page in pages} == {len(expected)}
            assert [page.offset for page in pages] == [*range(0, len(expected) + 25, 25)]
    assert await database.read(records.read_history, Place(ChannelId(99)), None, 5, 10) == records.HistoryPage((), 5, 0)

    for game in games[:50:3]:
        for scope in (SCOPES[0], SCOPES[2], SCOPES[3]):
            found = await database.read(records.find_finished, scope, game.match.id)
            is_home = game.match.is_over and scope.scope == game.place.scope
            assert found == (past(game) if is_home else None)
    assert await database.read(records.find_finished, SCOPES[0], MatchId(1)) is None

    theirs = [game for game in games if game.match.is_over and MemberSeat(ANA) in (game.match.x, game.match.o)]
    expected, all_found = sorted(map(past, theirs), key=lambda game: game.match.id), list[records.FinishedMatch]()
    last = MatchId(0)
    while some := await database.read(records.read_finished_of, ANA, last, 20):
        last = some[-1].match.id
        assert len(some) <= 20
        all_found += some
    assert all_found == expected
    assert len(all_found) > 60


async def test_a_record_has_the_latest_ratings_in_order(database: Database) -> None:
    seats, last = (ANA_SEAT, BEN_SEAT), records.MAX_RATING_POINTS + 10
    games = [new_match(n, n, 0, 1, x=seats[~n % 2], o=seats[n % 2]) for n in range(1, last + 1)]
    over = [replace(new, updated=NOON + timedelta(minutes=new.match.id)) for new in games]
    await insert_matches(database, *(replace(new, match=new.match.resign(BEN)) for new in over))
    await execute(database, "UPDATE match SET x_rating = 1000 + id, o_rating = 2000 + id WHERE id <> 300")
    rating = {"guild_id": GUILD, "user_id": ANA, "game": "3x3", "rating": 1310, "games": 309}
    counts = {"wins": 309, "draws": 0, "losses": 0}
    await database.write(lambda connection: connection.execute(insert(tables.rating), rating | counts) and None)
    expected = [1000 + n if n % 2 else 2000 + n for n in range(10, last + 1) if n != 300]
    assert (await database.read(records.user_record, SCOPES[0], ANA)).ratings == tuple(expected)
    (newest,) = (await database.read(records.read_history, SCOPES[0], ANA, 0, 1)).matches
    assert [newest.rating(mark) for mark in Mark] == [1000 + last, 2000 + last]
