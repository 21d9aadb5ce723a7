"""Matches of a channel: who may do what, and what waits for what."""

import asyncio
from datetime import timedelta

import pytest

from bot.game.errors import CoordinateError, MoveError, NotYourTurnError, Refusal
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import OpponentSeat, Termination
from bot.model.ids import ChannelId, Place
from bot.model.saved_match import MatchUpdate, MatchVersion, SavedMatch
from bot.services.build import Services
from bot.services.errors import MatchMovedOnError, MatchRunningError, NoMatchError
from bot.services.game_service import MatchOptions
from bot.storage.database import Database
from tests.fakes.opponents import Failing, FailingSlowly, FirstFree, Slow
from tests.support.people import ANA, ANA_SEAT, BEN, BEN_SEAT, DM, HERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.services import OPPONENT, resign, services_with


async def begin_to_think(database: Database) -> tuple[Services, Slow, SavedMatch, asyncio.Task[MatchUpdate | None]]:
    """Let a slow opponent think about its reply to Ana's move to b2."""
    services = services_with(database, slow := Slow())
    saved = (await services.games.move(actor(ANA, 1), "b2")).saved
    waiting = asyncio.create_task(services.games.move_opponent(saved))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    return services, slow, saved, waiting


async def test_a_move_in_an_empty_channel_starts_a_game_and_is_answered(services: Services) -> None:
    update = await services.games.move(actor(ANA, 99), "b2")
    assert update.since == 0
    assert str(update.match.board) == "O../.X./..."
    assert (update.match.id, update.match.x, update.match.o) == (MatchId(99), ANA_SEAT, OpponentSeat(OPPONENT))
    assert (await services.matches.running(HERE.channel)).match == update.match


@pytest.mark.parametrize(("mark", "position"), [(Mark.X, ".../.../..."), (Mark.O, "X../.../...")])
async def test_a_user_chooses_a_mark_and_x_begins(services: Services, mark: Mark, position: str) -> None:
    update = await services.games.start(actor(ANA, 1), MatchOptions(mark))
    assert str(update.match.board) == position
    assert update.match.seat(mark) == ANA_SEAT


async def test_a_random_mark_is_x_or_o(services: Services) -> None:
    updates = [await services.games.start(actor(ANA, n, Place(ChannelId(n))), MatchOptions(None)) for n in range(40)]
    assert {update.match.x for update in updates} == {ANA_SEAT, OpponentSeat(OPPONENT)}


async def test_a_refused_move_changes_nothing(services: Services) -> None:
    with refuses("unknown_row"):
        await services.games.move(actor(ANA, 99), "d4")
    with pytest.raises(NoMatchError):
        await services.matches.running(HERE.channel)
    before = (await services.games.move(actor(ANA, 1), "b2")).match
    refusals: list[tuple[UserId, str, type[Refusal]]] = [
        (ANA, "b2", MoveError),
        (ANA, "e5", CoordinateError),
        (BEN, "c3", Refusal),
    ]
    for user, text, error in refusals:
        with pytest.raises(error):
            await services.games.move(actor(user, 2), text)
        assert (await services.matches.running(HERE.channel)).match == before


async def test_a_finished_game_leaves_the_channel_free(services: Services) -> None:
    for number, cell in enumerate(("c1", "c2"), start=1):
        await services.games.move(actor(ANA, number), cell)
    update = await services.games.move(actor(ANA, 3), "c3")
    assert update.match.termination is Termination.LINE
    with pytest.raises(NoMatchError):
        await services.matches.running(HERE.channel)
    assert (await services.games.move(actor(BEN, 4), "c3")).match.id == MatchId(4)


async def test_only_the_player_can_resign(services: Services) -> None:
    with pytest.raises(NoMatchError):
        await resign(services, actor(ANA, 501))
    await services.games.start(actor(ANA, 1))
    with refuses("not_a_player"):
        await resign(services, actor(BEN, 502))
    assert (await resign(services, actor(ANA, 503))).match.termination is Termination.RESIGNED
    with pytest.raises(NoMatchError):
        await services.matches.running(HERE.channel)


async def test_each_channel_has_its_own_game(services: Services) -> None:
    await services.games.move(actor(ANA, 1), "b2")
    await services.games.move(actor(BEN, 2, DM), "c3")
    assert str((await services.matches.running(HERE.channel)).match.board) == "O../.X./..."
    assert str((await services.matches.running(DM.channel)).match.board) == "O../.../..X"


async def test_a_running_game_is_replaced_if_its_player_confirms(services: Services) -> None:
    match = (await services.games.move(actor(ANA, 1), "b2")).match
    with pytest.raises(MatchRunningError) as asked:
        await services.games.start(actor(ANA, 2))
    assert asked.value.match == match == (await services.matches.running(HERE.channel)).match
    update = await services.games.start(actor(ANA, 3), replacing=MatchVersion(match.id, 2))
    assert update.match.id == MatchId(3)


async def test_the_game_of_another_user_is_replaced_once_it_is_idle(database: Database) -> None:
    clock = Clock()
    services = services_with(database, FirstFree(), clock)
    match = (await services.games.move(actor(ANA, 1), "b2")).match
    clock.advance(timedelta(minutes=9, seconds=59))
    for replacing in (None, MatchVersion(match.id, 2)):
        with refuses("channel_busy") as refused:
            await services.games.start(actor(BEN, 2), replacing=replacing)
        assert refused.value.facts["idle_after"] == timedelta(minutes=10)
    clock.advance(timedelta(seconds=1))
    with pytest.raises(MatchRunningError):
        await services.games.start(actor(BEN, 2))
    assert (await services.games.start(actor(BEN, 3), replacing=MatchVersion(match.id, 2))).match.x == BEN_SEAT


async def test_a_confirmation_is_for_one_version_of_one_game(services: Services) -> None:
    match = (await services.games.move(actor(ANA, 1), "b2")).match
    after = (await services.games.move(actor(ANA, 2), "c3")).match
    for stale in (MatchVersion(match.id, 2), MatchVersion(MatchId(5), 4)):
        with pytest.raises(MatchMovedOnError):
            await services.games.start(actor(ANA, 3), replacing=stale)
    assert (await services.matches.running(HERE.channel)).match == after
    await resign(services, actor(ANA, 504))
    with pytest.raises(NoMatchError):
        await services.games.start(actor(ANA, 3), replacing=MatchVersion(match.id, 4))


async def test_a_slow_opponent_holds_up_no_other_channel(database: Database) -> None:
    services, slow, saved, waiting = await begin_to_think(database)
    with pytest.raises(NotYourTurnError):
        await services.games.move(actor(ANA, 2), "c3")
    with pytest.raises(NoMatchError):
        await services.matches.running(DM.channel)
    assert await services.games.move_opponent(saved) is None  # only one task waits for a decision
    slow.stop.set()
    update = await waiting
    assert update
    assert (update.since, str(update.match.board)) == (0, "O../.X./...")


@pytest.mark.parametrize("has_resigned", [True, False])
async def test_a_decision_ends_with_its_game(database: Database, has_resigned: bool) -> None:
    services, slow, _, waiting = await begin_to_think(database)
    if has_resigned:
        await resign(services, actor(ANA, 505))
    else:
        await services.maintenance.channel_deleted(HERE.channel)
    assert await waiting is None
    slow.stop.set()
    with pytest.raises(NoMatchError):
        await services.matches.running(HERE.channel)


async def test_a_decision_for_a_replaced_game_is_cancelled(database: Database) -> None:
    services, slow, saved, waiting = await begin_to_think(database)
    following = await services.games.start(actor(ANA, 2), replacing=MatchVersion(saved.match.id, saved.match.version))
    assert await waiting is None
    slow.stop.set()
    assert (await services.matches.running(HERE.channel)).match == following.match


async def test_a_reply_to_a_ply_that_was_taken_back_is_dropped(database: Database) -> None:
    services, slow, saved, waiting = await begin_to_think(database)
    taken_back = await services.matches.save(saved, saved.match.take_back(ANA))
    assert taken_back
    slow.stop.set()
    assert await waiting is None
    assert (await services.matches.running(HERE.channel)).match == taken_back.match


async def test_a_move_is_not_saved_if_a_quick_opponent_fails(database: Database) -> None:
    services = services_with(database, Failing())
    with pytest.raises(ZeroDivisionError):
        await services.games.move(actor(ANA, 1), "b2")
    with pytest.raises(NoMatchError):
        await services.matches.running(HERE.channel)
    assert str((await services.games.move(actor(ANA, 1), "b2")).match.board) == "O../.X./..."


async def test_a_short_search_replaces_a_slow_opponent_that_fails(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    services = services_with(database, FailingSlowly())
    saved = (await services.games.move(actor(ANA, 1), "b2")).saved
    update = await services.games.move_opponent(saved)
    assert update
    assert (update.match.board.ply, services.metrics.errors["decision"]) == (2, 1)
    assert "An opponent could not decide" in caplog.text
