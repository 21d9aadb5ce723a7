"""Matches of a channel: who may do what, and what waits for what."""

import asyncio
from datetime import timedelta

import pytest

from bot.game.errors import CellTakenError, GameError, NotYourMatchError, NotYourTurnError, RowError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import OpponentSeat, Termination
from bot.model.ids import ChannelId, Place
from bot.services.build import Services
from bot.services.errors import ChannelBusyError, MatchMovedOnError, MatchRunningError, NoMatchError
from bot.services.game_service import GameService
from bot.storage.database import Database
from tests.fakes.opponents import Failing, FailingSlowly, FirstFree, Slow
from tests.people import ANA, ANA_SEAT, BEN, BEN_SEAT, DM, HERE, Clock, event
from tests.services.builders import OPPONENT, services_with


@pytest.fixture
def games(services: Services) -> GameService:
    """The matches of one process; the opponent plays the first free cell."""
    return services.games


async def test_a_move_in_an_empty_channel_starts_a_game_and_is_answered(games: GameService) -> None:
    update = await games.move(HERE, ANA, event(99), "b2")
    assert update.since == 0
    assert str(update.match.board) == "O../.X./..."
    assert (update.match.id, update.match.x, update.match.o) == (MatchId(99), ANA_SEAT, OpponentSeat(OPPONENT))
    assert await games.match(HERE.channel) == update.match


async def test_a_refused_first_move_starts_nothing(games: GameService) -> None:
    with pytest.raises(RowError):
        await games.move(HERE, ANA, event(99), "d4")
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)


@pytest.mark.parametrize(("mark", "position"), [(Mark.X, ".../.../..."), (Mark.O, "X../.../...")])
async def test_a_user_chooses_a_mark_and_x_begins(games: GameService, mark: Mark, position: str) -> None:
    update = await games.start(HERE, ANA, event(1), mark)
    assert str(update.match.board) == position
    assert update.match.seat(mark) == ANA_SEAT


async def test_a_random_mark_is_x_or_o(games: GameService) -> None:
    updates = [await games.start(Place(ChannelId(n)), ANA, event(n), None) for n in range(40)]
    assert {update.match.x for update in updates} == {ANA_SEAT, OpponentSeat(OPPONENT)}


async def test_a_refused_move_changes_nothing(games: GameService) -> None:
    before = (await games.move(HERE, ANA, event(1), "b2")).match
    refusals: list[tuple[UserId, str, type[GameError]]] = [
        (ANA, "b2", CellTakenError),
        (ANA, "e5", RowError),
        (BEN, "c3", NotYourMatchError),
    ]
    for user, text, error in refusals:
        with pytest.raises(error):
            await games.move(HERE, user, event(2), text)
        assert await games.match(HERE.channel) == before


async def test_a_finished_game_leaves_the_channel_free(games: GameService) -> None:
    for number, cell in enumerate(("c1", "c2"), start=1):
        await games.move(HERE, ANA, event(number), cell)
    update = await games.move(HERE, ANA, event(3), "c3")
    assert update.match.termination is Termination.LINE
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)
    assert (await games.move(HERE, BEN, event(4), "c3")).match.id == MatchId(4)


async def test_only_the_player_can_resign(games: GameService) -> None:
    with pytest.raises(NoMatchError):
        await games.resign(HERE.channel, ANA, event(501))
    await games.start(HERE, ANA, event(1))
    with pytest.raises(NotYourMatchError):
        await games.resign(HERE.channel, BEN, event(502))
    assert (await games.resign(HERE.channel, ANA, event(503))).match.termination is Termination.RESIGNED
    with pytest.raises(NoMatchError):
        await games.show(HERE.channel)


async def test_each_channel_has_its_own_game(games: GameService) -> None:
    await games.move(HERE, ANA, event(1), "b2")
    await games.move(DM, BEN, event(2), "c3")
    assert str((await games.match(HERE.channel)).board) == "O../.X./..."
    assert str((await games.match(DM.channel)).board) == "O../.../..X"


async def test_a_running_game_is_replaced_if_its_player_confirms(games: GameService) -> None:
    match = (await games.move(HERE, ANA, event(1), "b2")).match
    with pytest.raises(MatchRunningError) as asked:
        await games.start(HERE, ANA, event(2))
    assert asked.value.match == match == await games.match(HERE.channel)
    update = await games.start(HERE, ANA, event(3), replacing=(match.id, 2))
    assert update.match.id == MatchId(3)


async def test_the_game_of_another_user_is_replaced_once_it_is_idle(database: Database) -> None:
    clock = Clock()
    games = services_with(database, FirstFree(), clock).games
    match = (await games.move(HERE, ANA, event(1), "b2")).match
    clock.advance(timedelta(minutes=9, seconds=59))
    for replacing in (None, (match.id, 2)):
        with pytest.raises(ChannelBusyError) as refused:
            await games.start(HERE, BEN, event(2), replacing=replacing)
        assert refused.value.idle_after == timedelta(minutes=10)
    clock.advance(timedelta(seconds=1))
    with pytest.raises(MatchRunningError):
        await games.start(HERE, BEN, event(2))
    assert (await games.start(HERE, BEN, event(3), replacing=(match.id, 2))).match.x == BEN_SEAT


async def test_a_confirmation_is_for_one_version_of_one_game(games: GameService) -> None:
    match = (await games.move(HERE, ANA, event(1), "b2")).match
    after = (await games.move(HERE, ANA, event(2), "c3")).match
    for stale in ((match.id, 2), (MatchId(5), 4)):
        with pytest.raises(MatchMovedOnError):
            await games.start(HERE, ANA, event(3), replacing=stale)
    assert await games.match(HERE.channel) == after
    await games.resign(HERE.channel, ANA, event(504))
    with pytest.raises(NoMatchError):
        await games.start(HERE, ANA, event(3), replacing=(match.id, 4))


async def test_a_slow_opponent_holds_up_no_other_channel(database: Database) -> None:
    slow = Slow()
    games = services_with(database, slow).games
    saved = (await games.move(HERE, ANA, event(1), "b2")).saved
    waiting = asyncio.create_task(games.reply(saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    with pytest.raises(NotYourTurnError):
        await games.move(HERE, ANA, event(2), "c3")
    with pytest.raises(NoMatchError):
        await games.show(DM.channel)
    slow.stop.set()
    update = await waiting
    assert update
    assert (update.since, str(update.match.board)) == (0, "O../.X./...")


@pytest.mark.parametrize("has_resigned", [True, False])
async def test_a_decision_ends_with_its_game(database: Database, has_resigned: bool) -> None:
    slow = Slow()
    services = services_with(database, slow)
    games = services.games
    saved = (await games.move(HERE, ANA, event(1), "b2")).saved
    waiting = asyncio.create_task(games.reply(saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    if has_resigned:
        await games.resign(HERE.channel, ANA, event(505))
    else:
        await services.maintenance.channel_deleted(HERE.channel)
    assert await waiting is None
    slow.stop.set()
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)


async def test_a_decision_for_a_replaced_game_is_cancelled(database: Database) -> None:
    slow = Slow()
    games = services_with(database, slow).games
    saved = (await games.move(HERE, ANA, event(1), "b2")).saved
    waiting = asyncio.create_task(games.reply(saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    following = await games.start(HERE, ANA, event(2), replacing=(saved.match.id, saved.match.version))
    assert await waiting is None
    slow.stop.set()
    assert await games.match(HERE.channel) == following.match


async def test_a_reply_to_a_ply_that_was_taken_back_is_dropped(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    saved = (await services.games.move(HERE, ANA, event(1), "b2")).saved
    waiting = asyncio.create_task(services.games.reply(saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    taken_back = await services.cache.save(saved, saved.match.take_back(ANA), event(2))
    slow.stop.set()
    assert await waiting is None
    assert await services.games.match(HERE.channel) == taken_back.match


async def test_only_one_task_waits_for_a_decision(database: Database) -> None:
    slow = Slow()
    games = services_with(database, slow).games
    saved = (await games.move(HERE, ANA, event(1), "b2")).saved
    waiting = asyncio.create_task(games.reply(saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    assert await games.reply(saved) is None
    slow.stop.set()
    assert await waiting


async def test_a_move_is_not_saved_if_a_quick_opponent_fails(database: Database) -> None:
    games = services_with(database, Failing()).games
    with pytest.raises(ZeroDivisionError):
        await games.move(HERE, ANA, event(1), "b2")
    with pytest.raises(NoMatchError):
        await games.match(HERE.channel)
    assert str((await games.move(HERE, ANA, event(1), "b2")).match.board) == "O../.X./..."


async def test_a_short_search_replaces_a_slow_opponent_that_fails(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    services = services_with(database, FailingSlowly())
    saved = (await services.games.move(HERE, ANA, event(1), "b2")).saved
    update = await services.games.reply(saved)
    assert update
    assert (update.match.board.ply, services.metrics.errors["decision"]) == (2, 1)
    assert "An opponent could not decide" in caplog.text
