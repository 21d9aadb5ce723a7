"""Records as people ask for them: after games that were really played, and handed out as text."""

from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import MemberSeat, Termination
from bot.game.notation import parse_games, record
from bot.game.value import Result
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place
from bot.model.rating import Rating
from bot.model.statistics import Standing, WinDrawLoss
from bot.opponents.opponent import LEVEL_RATINGS
from bot.services.build import Services, build_services
from bot.services.errors import MatchForgottenError
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from tests.databases import a_database
from tests.fakes.opponents import FirstFree
from tests.services.test_game_service import ANA, BEN, HERE, THERE, Clock
from tests.storage.matches import NOON, begun, put


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def services(database: Database) -> Services:
    return build_services(database, {"easy": FirstFree()}, default_opponent="easy", rng=Random(1), now=Clock())


async def play(services: Services, place: Place, event: int, *cells: str) -> None:
    """Have ana play against the program, which takes the first free cell."""
    for number, cell in enumerate(cells):
        await services.games.move(place, ANA, Event(EventId(event + number)), cell)


async def test_a_game_that_ends_in_a_server_is_rated_and_on_record(services: Services) -> None:
    records, guild = services.records, HERE.guild
    assert guild is not None
    await play(services, HERE, 100, "b2", "b1", "b3")
    won = Rating().after(Result.WIN, LEVEL_RATINGS["easy"])
    assert await records.standing(guild, ANA) == Standing(ANA, 1020, WinDrawLoss(wins=1), None, games_until_ranked=4)
    await play(services, HERE, 200, "b2")
    await services.games.resign(HERE.channel, ANA, Event(EventId(201)))
    lost = won.after(Result.LOSS, LEVEL_RATINGS["easy"])
    person = await records.person(HERE, ANA)
    assert (person.total, person.opponents) == (WinDrawLoss(1, 0, 1), {"easy": WinDrawLoss(1, 0, 1)})
    assert person.standing == Standing(ANA, round(lost.points), WinDrawLoss(1, 0, 1), None, games_until_ranked=3)
    assert [point.rating for point in person.ratings] == [1020, round(lost.points)]
    history = await records.history(HERE)
    assert [past.match.termination for past in history.matches] == [Termination.RESIGNED, Termination.LINE]
    assert [past.rating(Mark.X) for past in history.matches] == [round(lost.points), 1020]
    assert await records.match(HERE, MatchId(200)) == history.matches[0]
    assert (await records.scope(HERE)).opponents == {"easy": WinDrawLoss(1, 0, 1)}
    assert (await records.leaderboard(guild)).total == 0


async def test_a_game_in_a_direct_message_or_with_advice_is_on_record_and_not_rated(services: Services) -> None:
    await play(services, THERE, 100, "b2", "b1", "b3")
    person = await services.records.person(THERE, ANA)
    assert (person.total, person.standing, person.ratings) == (WinDrawLoss(wins=1), None, ())
    await play(services, HERE, 200, "b2")
    await services.coach.hint(HERE.channel, ANA)
    await play(services, HERE, 201, "b1", "b3")
    person = await services.records.person(HERE, ANA)
    assert (person.total, person.standing, person.ratings) == (WinDrawLoss(wins=1), None, ())
    (coached,) = (await services.records.history(HERE, ANA)).matches
    assert coached.is_coached


async def test_ratings_of_two_members_change_from_what_they_were_before(services: Services, database: Database) -> None:
    assert HERE.guild is not None
    first = begun(1, 10, 4, 0, guild=HERE.guild, x=MemberSeat(ANA), o=MemberSeat(BEN))
    await put(database, first)
    await services.cache.save(first, first.match.resign(BEN), Event(EventId(2)))
    second = begun(3, 10, 4, 0, guild=HERE.guild, x=MemberSeat(BEN), o=MemberSeat(ANA))
    await put(database, second)
    await services.cache.save(second, second.match.agree(), Event(EventId(4)))
    ana, ben = (
        (await services.records.match(HERE, MatchId(3))).rating(Mark.O),
        await services.records.standing(HERE.guild, BEN),
    )
    assert ana == round(Rating(1020, 1).after(Result.DRAW, 980).points)
    assert ben == Standing(
        BEN, round(Rating(980, 1).after(Result.DRAW, 1020).points), WinDrawLoss(0, 1, 1), None, games_until_ranked=3
    )


async def test_only_a_game_of_the_place_that_is_over_can_be_looked_at(services: Services) -> None:
    await play(services, HERE, 100, "b2")
    with pytest.raises(MatchForgottenError):
        await services.records.match(HERE, MatchId(100))
    await services.games.resign(HERE.channel, ANA, Event(EventId(101)))
    assert (await services.records.match(Place(ChannelId(11), HERE.guild), MatchId(100))).match.id == 100
    for place in (THERE, Place(HERE.channel), Place(HERE.channel, GuildId(8))):
        with pytest.raises(MatchForgottenError):
            await services.records.match(place, MatchId(100))


async def test_an_export_has_every_game_of_a_person_and_reads_back_in(services: Services, database: Database) -> None:
    assert await services.records.export(ANA) == "# tic-tac-toe games 1\n"
    await play(services, HERE, 1_000, "b2", "b1", "b3")
    await play(services, THERE, 2_000, "b2")
    games = [
        begun(number, number, 4, 0, 8, x=MemberSeat(one), o=MemberSeat(other)).replace(
            updated=NOON + timedelta(seconds=number), is_coached=number % 3 == 0
        )
        for number, one, other in ((n, *((ANA, BEN) if n % 2 else (BEN, ANA))) for n in range(1, 121))
    ]
    over = [game.replace(match=game.match.resign(BEN)) for game in games]
    await put(database, *over, begun(500, 500, x=MemberSeat(BEN), o=MemberSeat(UserId(9))))
    text = await services.records.export(ANA)
    lines = text.splitlines()
    assert lines[1:3] == [
        "2026-01-01T12:00:01Z 3x3x3 x:me o:member B2 A1 C3 1-0 resigned",
        "2026-01-01T12:00:02Z 3x3x3 x:member o:me B2 A1 C3 0-1 resigned",
    ]
    assert lines[3].endswith("resigned coached")
    assert lines[121:] == ["2026-01-01T00:00:00Z 3x3x3 x:me o:easy B2 A1 B1 A2 B3 1-0 line"]
    read = parse_games(text)
    assert read[:120] == [record(game.match, game.updated, ANA, is_coached=game.is_coached) for game in over]
    saved = await MatchStore(database).find(MatchId(1_000))
    assert saved
    assert read[120:] == [record(saved.match, saved.updated, ANA)]
    seats = {word for line in lines[1:] for word in line.split()[2:4]}
    assert seats == {"x:me", "o:me", "x:member", "o:member", "o:easy"}
