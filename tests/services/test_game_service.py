"""The lobby: who may do what in which channel, and what holds up whom."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from weakref import ref

import pytest

from bot.game.errors import CellTakenError, GameError, NotYourMatchError, NotYourTurnError, RowError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import MemberSeat, OpponentSeat, Termination
from bot.model.ids import ChannelId, Event, EventId, GuildId, Place
from bot.services.build import Services, build_services
from bot.services.errors import ChannelBusyError, MatchMovedOnError, MatchRunningError, NoMatchError
from bot.services.game_service import GameService
from bot.storage.database import Database
from tests.databases import a_database
from tests.fakes.opponents import Failing, FailingSlowly, FirstFree, Slow

ANA, BEN = UserId(1), UserId(2)
HERE, THERE = Place(ChannelId(10), GuildId(7)), Place(ChannelId(20))


@dataclass
class Clock:
    time: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


def services_with(database: Database, opponent: FirstFree, clock: Clock | None = None) -> Services:
    return build_services(
        database, {"program": opponent}, default_opponent="program", rng=Random(1), now=clock or Clock()
    )


def lobby_with(database: Database, opponent: FirstFree, clock: Clock | None = None) -> GameService:
    return services_with(database, opponent, clock).games


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def games(database: Database) -> GameService:
    return lobby_with(database, FirstFree())


async def test_a_move_in_an_empty_channel_starts_a_game_and_is_answered(games: GameService) -> None:
    update = await games.move(HERE, ANA, Event(EventId(99)), "b2")
    assert update.since == 0
    assert str(update.match.board) == "O../.X./..."
    assert (update.match.id, update.match.x, update.match.o) == (MatchId(99), MemberSeat(ANA), OpponentSeat("program"))
    assert await games.match(HERE.channel) == update.match


async def test_a_refused_first_move_starts_nothing(games: GameService) -> None:
    with pytest.raises(RowError):
        await games.move(HERE, ANA, Event(EventId(99)), "d4")
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)


@pytest.mark.parametrize(("mark", "position"), [(Mark.X, ".../.../..."), (Mark.O, "X../.../...")])
async def test_people_choose_their_mark_and_x_begins(games: GameService, mark: Mark, position: str) -> None:
    update = await games.start(HERE, ANA, Event(EventId(1)), mark)
    assert str(update.match.board) == position
    assert update.match.seat(mark) == MemberSeat(ANA)


async def test_lots_fall_both_ways(games: GameService) -> None:
    turns = [await games.start(Place(ChannelId(n)), ANA, Event(EventId(n)), None) for n in range(40)]
    assert {update.match.x for update in turns} == {MemberSeat(ANA), OpponentSeat("program")}


async def test_a_refused_move_changes_nothing(games: GameService) -> None:
    before = (await games.move(HERE, ANA, Event(EventId(1)), "b2")).match
    refusals: list[tuple[UserId, str, type[GameError]]] = [
        (ANA, "b2", CellTakenError),
        (ANA, "e5", RowError),
        (BEN, "c3", NotYourMatchError),
    ]
    for user, text, error in refusals:
        with pytest.raises(error):
            await games.move(HERE, user, Event(EventId(2)), text)
        assert await games.match(HERE.channel) == before


async def test_a_finished_game_leaves_the_channel_free(games: GameService) -> None:
    for event, cell in enumerate(("c1", "c2"), start=1):
        await games.move(HERE, ANA, Event(EventId(event)), cell)
    update = await games.move(HERE, ANA, Event(EventId(3)), "c3")
    assert update.match.termination is Termination.LINE
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)
    assert (await games.move(HERE, BEN, Event(EventId(4)), "c3")).match.id == MatchId(4)


async def test_only_the_player_can_resign(games: GameService) -> None:
    with pytest.raises(NoMatchError):
        await games.resign(HERE.channel, ANA, Event(EventId(501)))
    await games.start(HERE, ANA, Event(EventId(1)))
    with pytest.raises(NotYourMatchError):
        await games.resign(HERE.channel, BEN, Event(EventId(502)))
    assert (await games.resign(HERE.channel, ANA, Event(EventId(503)))).match.termination is Termination.RESIGNED
    with pytest.raises(NoMatchError):
        await games.show(HERE.channel)


async def test_channels_have_games_of_their_own(games: GameService) -> None:
    await games.move(HERE, ANA, Event(EventId(1)), "b2")
    await games.move(THERE, BEN, Event(EventId(2)), "c3")
    assert str((await games.match(HERE.channel)).board) == "O../.X./..."
    assert str((await games.match(THERE.channel)).board) == "O../.../..X"


async def test_a_running_game_is_thrown_away_only_if_its_player_agrees(games: GameService) -> None:
    match = (await games.move(HERE, ANA, Event(EventId(1)), "b2")).match
    with pytest.raises(MatchRunningError) as asked:
        await games.start(HERE, ANA, Event(EventId(2)))
    assert asked.value.match == match == await games.match(HERE.channel)
    update = await games.start(HERE, ANA, Event(EventId(3)), replacing=(match.id, 2))
    assert update.match.id == MatchId(3)


async def test_somebody_elses_game_is_safe_until_it_has_rested(database: Database) -> None:
    clock = Clock()
    games = lobby_with(database, FirstFree(), clock)
    match = (await games.move(HERE, ANA, Event(EventId(1)), "b2")).match
    clock.time += timedelta(minutes=9, seconds=59)
    for replacing in (None, (match.id, 2)):
        with pytest.raises(ChannelBusyError) as refused:
            await games.start(HERE, BEN, Event(EventId(2)), replacing=replacing)
        assert refused.value.idle_after == timedelta(minutes=10)
    clock.time += timedelta(seconds=1)
    with pytest.raises(MatchRunningError):
        await games.start(HERE, BEN, Event(EventId(2)))
    assert (await games.start(HERE, BEN, Event(EventId(3)), replacing=(match.id, 2))).match.x == MemberSeat(BEN)


async def test_an_agreement_holds_for_that_game_at_that_version_alone(games: GameService) -> None:
    match = (await games.move(HERE, ANA, Event(EventId(1)), "b2")).match
    after = (await games.move(HERE, ANA, Event(EventId(2)), "c3")).match
    for stale in ((match.id, 2), (MatchId(5), 4)):
        with pytest.raises(MatchMovedOnError):
            await games.start(HERE, ANA, Event(EventId(3)), replacing=stale)
    assert await games.match(HERE.channel) == after
    await games.resign(HERE.channel, ANA, Event(EventId(504)))
    with pytest.raises(NoMatchError):
        await games.start(HERE, ANA, Event(EventId(3)), replacing=(match.id, 4))


async def test_a_slow_program_holds_up_no_other_channel(database: Database) -> None:
    slow = Slow()
    games = lobby_with(database, slow)
    waiting = asyncio.create_task(games.move(HERE, ANA, Event(EventId(1)), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    with pytest.raises(NotYourTurnError):
        await games.move(HERE, ANA, Event(EventId(2)), "c3")
    with pytest.raises(NoMatchError):
        await games.show(THERE.channel)
    slow.stop.set()
    assert str((await waiting).match.board) == "O../.X./..."


@pytest.mark.parametrize("has_resigned", [True, False])
async def test_a_choice_that_comes_too_late_is_dropped(database: Database, has_resigned: bool) -> None:
    slow = Slow()
    services = services_with(database, slow)
    games = services.games
    waiting = asyncio.create_task(games.move(HERE, ANA, Event(EventId(1)), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    if has_resigned:
        await games.resign(HERE.channel, ANA, Event(EventId(505)))
    else:
        await services.maintenance.channel_is_gone(HERE.channel)
    slow.stop.set()
    with pytest.raises(NoMatchError):
        await waiting
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)


async def test_a_choice_for_a_game_that_has_made_way_for_another_is_dropped(database: Database) -> None:
    slow = Slow()
    games = lobby_with(database, slow)
    waiting = asyncio.create_task(games.move(HERE, ANA, Event(EventId(1)), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    await games.resign(HERE.channel, ANA, Event(EventId(506)))
    following = await games.start(HERE, BEN, Event(EventId(2)))
    slow.stop.set()
    with pytest.raises(MatchMovedOnError):
        await waiting
    assert await games.match(HERE.channel) == following.match


async def test_a_move_over_which_the_program_fails_has_not_been_made(database: Database) -> None:
    games = lobby_with(database, Failing())
    with pytest.raises(ZeroDivisionError):
        await games.move(HERE, ANA, Event(EventId(1)), "b2")
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)
    assert str((await games.move(HERE, ANA, Event(EventId(1)), "b2")).match.board) == "O../.X./..."


async def test_a_reply_over_which_a_slow_program_failed_is_made_good_when_the_board_is_shown(
    database: Database,
) -> None:
    games = lobby_with(database, FailingSlowly())
    with pytest.raises(ZeroDivisionError):
        await games.move(HERE, ANA, Event(EventId(1)), "b2")
    assert str((await games.match(HERE.channel)).board) == ".../.X./..."
    update = await games.show(HERE.channel)
    assert (update.since, str(update.match.board)) == (1, "O../.X./...")


async def test_commands_of_a_channel_get_their_turn_in_the_order_they_came(games: GameService) -> None:
    served: list[int] = []

    async def command(number: int) -> None:
        async with games.lock(HERE.channel):
            await asyncio.sleep(0)
            served.append(number)

    async with games.lock(HERE.channel):
        commands = [asyncio.create_task(command(number)) for number in range(20)]
        await asyncio.sleep(0)
        assert not served
        async with asyncio.timeout(5), games.lock(THERE.channel):
            pass
    await asyncio.gather(*commands)
    assert served == list(range(20))


async def test_what_keeps_a_channel_in_order_is_gone_once_nobody_needs_it(games: GameService) -> None:
    lock = ref(games.lock(HERE.channel))
    assert lock() is None
    async with games.lock(HERE.channel):
        assert games.lock(HERE.channel).locked()
