"""Records as people ask for them: after games that were really played, and handed out as text."""

from collections.abc import AsyncGenerator
from datetime import timedelta
from random import Random

import pytest

from bot.game.ids import ChannelId, Event, EventId, MatchId, Place, ServerId, UserId
from bot.game.mark import Mark
from bot.game.match import MemberSeat, Termination
from bot.game.notation import parse_games, record
from bot.game.rating import DRAW, LOSS, Rating
from bot.opponents.strength import LEVEL_RATINGS
from bot.play.errors import MatchForgottenError
from bot.play.house import House, build_house
from bot.storage.database import Database
from bot.storage.matches import Matches
from bot.storage.records import Standing, Tally
from tests.databases import a_database
from tests.play.test_lobby import ANA, BEN, HERE, THERE, Clock
from tests.programs import FirstFree
from tests.storage.matches import NOON, begun, put


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def house(database: Database) -> House:
    return build_house(database, {"easy": FirstFree()}, opponent="easy", chance=Random(1), now=Clock())


async def play(house: House, place: Place, event: int, *cells: str) -> None:
    """Have ana play against the program, which takes the first free cell."""
    for number, cell in enumerate(cells):
        await house.lobby.move(place, ANA, Event(EventId(event + number)), cell)


async def test_a_game_that_ends_in_a_server_is_rated_and_on_record(house: House) -> None:
    records, server = house.records, HERE.server
    assert server is not None
    await play(house, HERE, 100, "b2", "b1", "b3")
    won = Rating().after(1, LEVEL_RATINGS["easy"])
    assert await records.standing(server, ANA) == Standing(ANA, 1020, Tally(wins=1), None, games_to_go=4)
    await play(house, HERE, 200, "b2")
    await house.lobby.resign(HERE.channel, ANA, Event(EventId(201)))
    lost = won.after(LOSS, LEVEL_RATINGS["easy"])
    person = await records.person(HERE, ANA)
    assert (person.total, person.programs) == (Tally(1, 0, 1), {"easy": Tally(1, 0, 1)})
    assert person.standing == Standing(ANA, round(lost.points), Tally(1, 0, 1), None, games_to_go=3)
    assert [point.rating for point in person.ratings] == [1020, round(lost.points)]
    history = await records.history(HERE)
    assert [past.match.termination for past in history.matches] == [Termination.RESIGNED, Termination.LINE]
    assert [past.rating(Mark.X) for past in history.matches] == [round(lost.points), 1020]
    assert await records.match(HERE, MatchId(200)) == history.matches[0]
    assert (await records.home(HERE)).programs == {"easy": Tally(1, 0, 1)}
    assert (await records.leaderboard(server)).total == 0


async def test_a_game_in_a_direct_message_or_with_advice_is_on_record_and_not_rated(house: House) -> None:
    await play(house, THERE, 100, "b2", "b1", "b3")
    person = await house.records.person(THERE, ANA)
    assert (person.total, person.standing, person.ratings) == (Tally(wins=1), None, ())
    await play(house, HERE, 200, "b2")
    await house.coaching.hint(HERE.channel, ANA)
    await play(house, HERE, 201, "b1", "b3")
    person = await house.records.person(HERE, ANA)
    assert (person.total, person.standing, person.ratings) == (Tally(wins=1), None, ())
    (coached,) = (await house.records.history(HERE, ANA)).matches
    assert coached.is_coached


async def test_ratings_of_two_members_change_from_what_they_were_before(house: House, database: Database) -> None:
    assert HERE.server is not None
    first = begun(1, 10, 4, 0, server=HERE.server, x=MemberSeat(ANA), o=MemberSeat(BEN))
    await put(database, first)
    await house.live.change(first, first.match.resign(BEN), Event(EventId(2)))
    second = begun(3, 10, 4, 0, server=HERE.server, x=MemberSeat(BEN), o=MemberSeat(ANA))
    await put(database, second)
    await house.live.change(second, second.match.agree(), Event(EventId(4)))
    ana, ben = (
        (await house.records.match(HERE, MatchId(3))).rating(Mark.O),
        await house.records.standing(HERE.server, BEN),
    )
    assert ana == round(Rating(1020, 1).after(DRAW, 980).points)
    assert ben == Standing(BEN, round(Rating(980, 1).after(DRAW, 1020).points), Tally(0, 1, 1), None, games_to_go=3)


async def test_only_a_game_of_the_place_that_is_over_can_be_looked_at(house: House) -> None:
    await play(house, HERE, 100, "b2")
    with pytest.raises(MatchForgottenError):
        await house.records.match(HERE, MatchId(100))
    await house.lobby.resign(HERE.channel, ANA, Event(EventId(101)))
    assert (await house.records.match(Place(ChannelId(11), HERE.server), MatchId(100))).match.id == 100
    for place in (THERE, Place(HERE.channel), Place(HERE.channel, ServerId(8))):
        with pytest.raises(MatchForgottenError):
            await house.records.match(place, MatchId(100))


async def test_an_export_has_every_game_of_a_person_and_reads_back_in(house: House, database: Database) -> None:
    assert await house.records.export(ANA) == "# tic-tac-toe games 1\n"
    await play(house, HERE, 1_000, "b2", "b1", "b3")
    await play(house, THERE, 2_000, "b2")
    games = [
        begun(number, number, 4, 0, 8, x=MemberSeat(one), o=MemberSeat(other)).but(
            touched=NOON + timedelta(seconds=number), is_coached=number % 3 == 0
        )
        for number, one, other in ((n, *((ANA, BEN) if n % 2 else (BEN, ANA))) for n in range(1, 121))
    ]
    over = [game.but(match=game.match.resign(BEN)) for game in games]
    await put(database, *over, begun(500, 500, x=MemberSeat(BEN), o=MemberSeat(UserId(9))))
    text = await house.records.export(ANA)
    lines = text.splitlines()
    assert lines[1:3] == [
        "2026-01-01T12:00:01Z 3x3x3 x:me o:member B2 A1 C3 1-0 resigned",
        "2026-01-01T12:00:02Z 3x3x3 x:member o:me B2 A1 C3 0-1 resigned",
    ]
    assert lines[3].endswith("resigned coached")
    assert lines[121:] == ["2026-01-01T00:00:00Z 3x3x3 x:me o:easy B2 A1 B1 A2 B3 1-0 line"]
    read = parse_games(text)
    assert read[:120] == [record(game.match, game.touched, ANA, is_coached=game.is_coached) for game in over]
    saved = await Matches(database).find(MatchId(1_000))
    assert saved
    assert read[120:] == [record(saved.match, saved.touched, ANA)]
    seats = {word for line in lines[1:] for word in line.split()[2:4]}
    assert seats == {"x:me", "o:me", "x:member", "o:member", "o:easy"}
