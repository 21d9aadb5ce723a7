"""The lobby: who may do what in which channel, and what holds up whom."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from weakref import ref

import pytest

from bot.game.errors import CellTakenError, GameError, NotYourMatchError, NotYourTurnError, RowError
from bot.game.ids import ChannelId, Event, EventId, MatchId, Place, ServerId, UserId
from bot.game.mark import Mark
from bot.game.match import MemberSeat, OpponentSeat, Termination
from bot.play.errors import ChannelBusyError, MatchMovedOnError, MatchRunningError, NoMatchError
from bot.play.house import House, build_house
from bot.play.lobby import Lobby
from bot.storage.database import Database
from tests.databases import a_database
from tests.programs import Failing, FailingSlowly, FirstFree, Slow

ANA, BEN = UserId(1), UserId(2)
HERE, THERE = Place(ChannelId(10), ServerId(7)), Place(ChannelId(20))


@dataclass
class Clock:
    time: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


def house_with(database: Database, opponent: FirstFree, clock: Clock | None = None) -> House:
    return build_house(database, {"program": opponent}, opponent="program", chance=Random(1), now=clock or Clock())


def lobby_with(database: Database, opponent: FirstFree, clock: Clock | None = None) -> Lobby:
    return house_with(database, opponent, clock).lobby


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def lobby(database: Database) -> Lobby:
    return lobby_with(database, FirstFree())


async def test_a_move_in_an_empty_channel_starts_a_game_and_is_answered(lobby: Lobby) -> None:
    turn = await lobby.move(HERE, ANA, Event(EventId(99)), "b2")
    assert turn.since == 0
    assert str(turn.match.board) == "O../.X./..."
    assert (turn.match.id, turn.match.x, turn.match.o) == (MatchId(99), MemberSeat(ANA), OpponentSeat("program"))
    assert await lobby.match(HERE.channel) == turn.match


async def test_a_refused_first_move_starts_nothing(lobby: Lobby) -> None:
    with pytest.raises(RowError):
        await lobby.move(HERE, ANA, Event(EventId(99)), "d4")
    with pytest.raises(NoMatchError):
        await lobby.match(HERE.channel)


@pytest.mark.parametrize(("mark", "position"), [(Mark.X, ".../.../..."), (Mark.O, "X../.../...")])
async def test_people_choose_their_mark_and_x_begins(lobby: Lobby, mark: Mark, position: str) -> None:
    turn = await lobby.start(HERE, ANA, Event(EventId(1)), mark)
    assert str(turn.match.board) == position
    assert turn.match.seat(mark) == MemberSeat(ANA)


async def test_lots_fall_both_ways(lobby: Lobby) -> None:
    turns = [await lobby.start(Place(ChannelId(n)), ANA, Event(EventId(n)), None) for n in range(40)]
    assert {turn.match.x for turn in turns} == {MemberSeat(ANA), OpponentSeat("program")}


async def test_a_refused_move_changes_nothing(lobby: Lobby) -> None:
    before = (await lobby.move(HERE, ANA, Event(EventId(1)), "b2")).match
    refusals: list[tuple[UserId, str, type[GameError]]] = [
        (ANA, "b2", CellTakenError),
        (ANA, "e5", RowError),
        (BEN, "c3", NotYourMatchError),
    ]
    for user, text, error in refusals:
        with pytest.raises(error):
            await lobby.move(HERE, user, Event(EventId(2)), text)
        assert await lobby.match(HERE.channel) == before


async def test_a_finished_game_leaves_the_channel_free(lobby: Lobby) -> None:
    for event, cell in enumerate(("c1", "c2"), start=1):
        await lobby.move(HERE, ANA, Event(EventId(event)), cell)
    turn = await lobby.move(HERE, ANA, Event(EventId(3)), "c3")
    assert turn.match.termination is Termination.LINE
    with pytest.raises(NoMatchError):
        await lobby.match(HERE.channel)
    assert (await lobby.move(HERE, BEN, Event(EventId(4)), "c3")).match.id == MatchId(4)


async def test_only_the_player_can_resign(lobby: Lobby) -> None:
    with pytest.raises(NoMatchError):
        await lobby.resign(HERE.channel, ANA, Event(EventId(501)))
    await lobby.start(HERE, ANA, Event(EventId(1)))
    with pytest.raises(NotYourMatchError):
        await lobby.resign(HERE.channel, BEN, Event(EventId(502)))
    assert (await lobby.resign(HERE.channel, ANA, Event(EventId(503)))).match.termination is Termination.RESIGNED
    with pytest.raises(NoMatchError):
        await lobby.show(HERE.channel)


async def test_channels_have_games_of_their_own(lobby: Lobby) -> None:
    await lobby.move(HERE, ANA, Event(EventId(1)), "b2")
    await lobby.move(THERE, BEN, Event(EventId(2)), "c3")
    assert str((await lobby.match(HERE.channel)).board) == "O../.X./..."
    assert str((await lobby.match(THERE.channel)).board) == "O../.../..X"


async def test_a_running_game_is_thrown_away_only_if_its_player_agrees(lobby: Lobby) -> None:
    match = (await lobby.move(HERE, ANA, Event(EventId(1)), "b2")).match
    with pytest.raises(MatchRunningError) as asked:
        await lobby.start(HERE, ANA, Event(EventId(2)))
    assert asked.value.match == match == await lobby.match(HERE.channel)
    turn = await lobby.start(HERE, ANA, Event(EventId(3)), replacing=(match.id, 2))
    assert turn.match.id == MatchId(3)


async def test_somebody_elses_game_is_safe_until_it_has_rested(database: Database) -> None:
    clock = Clock()
    lobby = lobby_with(database, FirstFree(), clock)
    match = (await lobby.move(HERE, ANA, Event(EventId(1)), "b2")).match
    clock.time += timedelta(minutes=9, seconds=59)
    for replacing in (None, (match.id, 2)):
        with pytest.raises(ChannelBusyError) as refused:
            await lobby.start(HERE, BEN, Event(EventId(2)), replacing=replacing)
        assert refused.value.idle_after == timedelta(minutes=10)
    clock.time += timedelta(seconds=1)
    with pytest.raises(MatchRunningError):
        await lobby.start(HERE, BEN, Event(EventId(2)))
    assert (await lobby.start(HERE, BEN, Event(EventId(3)), replacing=(match.id, 2))).match.x == MemberSeat(BEN)


async def test_an_agreement_holds_for_that_game_at_that_version_alone(lobby: Lobby) -> None:
    match = (await lobby.move(HERE, ANA, Event(EventId(1)), "b2")).match
    after = (await lobby.move(HERE, ANA, Event(EventId(2)), "c3")).match
    for stale in ((match.id, 2), (MatchId(5), 4)):
        with pytest.raises(MatchMovedOnError):
            await lobby.start(HERE, ANA, Event(EventId(3)), replacing=stale)
    assert await lobby.match(HERE.channel) == after
    await lobby.resign(HERE.channel, ANA, Event(EventId(504)))
    with pytest.raises(NoMatchError):
        await lobby.start(HERE, ANA, Event(EventId(3)), replacing=(match.id, 4))


async def test_a_slow_program_holds_up_no_other_channel(database: Database) -> None:
    slow = Slow()
    lobby = lobby_with(database, slow)
    waiting = asyncio.create_task(lobby.move(HERE, ANA, Event(EventId(1)), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    with pytest.raises(NotYourTurnError):
        await lobby.move(HERE, ANA, Event(EventId(2)), "c3")
    with pytest.raises(NoMatchError):
        await lobby.show(THERE.channel)
    slow.stop.set()
    assert str((await waiting).match.board) == "O../.X./..."


@pytest.mark.parametrize("has_resigned", [True, False])
async def test_a_choice_that_comes_too_late_is_dropped(database: Database, has_resigned: bool) -> None:
    slow = Slow()
    house = house_with(database, slow)
    lobby = house.lobby
    waiting = asyncio.create_task(lobby.move(HERE, ANA, Event(EventId(1)), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    if has_resigned:
        await lobby.resign(HERE.channel, ANA, Event(EventId(505)))
    else:
        await house.upkeep.channel_is_gone(HERE.channel)
    slow.stop.set()
    with pytest.raises(NoMatchError):
        await waiting
    with pytest.raises(NoMatchError):
        await lobby.match(HERE.channel)


async def test_a_choice_for_a_game_that_has_made_way_for_another_is_dropped(database: Database) -> None:
    slow = Slow()
    lobby = lobby_with(database, slow)
    waiting = asyncio.create_task(lobby.move(HERE, ANA, Event(EventId(1)), "b2"))
    await asyncio.to_thread(slow.thinking.wait, 10)
    await lobby.resign(HERE.channel, ANA, Event(EventId(506)))
    following = await lobby.start(HERE, BEN, Event(EventId(2)))
    slow.stop.set()
    with pytest.raises(MatchMovedOnError):
        await waiting
    assert await lobby.match(HERE.channel) == following.match


async def test_a_move_over_which_the_program_fails_has_not_been_made(database: Database) -> None:
    lobby = lobby_with(database, Failing())
    with pytest.raises(ZeroDivisionError):
        await lobby.move(HERE, ANA, Event(EventId(1)), "b2")
    with pytest.raises(NoMatchError):
        await lobby.match(HERE.channel)
    assert str((await lobby.move(HERE, ANA, Event(EventId(1)), "b2")).match.board) == "O../.X./..."


async def test_a_reply_over_which_a_slow_program_failed_is_made_good_when_the_board_is_shown(
    database: Database,
) -> None:
    lobby = lobby_with(database, FailingSlowly())
    with pytest.raises(ZeroDivisionError):
        await lobby.move(HERE, ANA, Event(EventId(1)), "b2")
    assert str((await lobby.match(HERE.channel)).board) == ".../.X./..."
    turn = await lobby.show(HERE.channel)
    assert (turn.since, str(turn.match.board)) == (1, "O../.X./...")


async def test_commands_of_a_channel_get_their_turn_in_the_order_they_came(lobby: Lobby) -> None:
    served: list[int] = []

    async def command(number: int) -> None:
        async with lobby.in_order(HERE.channel):
            await asyncio.sleep(0)
            served.append(number)

    async with lobby.in_order(HERE.channel):
        commands = [asyncio.create_task(command(number)) for number in range(20)]
        await asyncio.sleep(0)
        assert not served
        async with asyncio.timeout(5), lobby.in_order(THERE.channel):
            pass
    await asyncio.gather(*commands)
    assert served == list(range(20))


async def test_what_keeps_a_channel_in_order_is_gone_once_nobody_needs_it(lobby: Lobby) -> None:
    lock = ref(lobby.in_order(HERE.channel))
    assert lock() is None
    async with lobby.in_order(HERE.channel):
        assert lobby.in_order(HERE.channel).locked()
