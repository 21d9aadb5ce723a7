"""Matches of a channel: who may do what, and what waits for what."""

from __future__ import annotations

import asyncio
from random import Random
from typing import NoReturn

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.games.errors import MatchOverError, NotYourTurnError
from bot.games.mark import Mark
from bot.matches.errors import NoMatchError
from bot.matches.matches import Matches
from bot.matches.store import MatchStore
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, MessageId, Place
from bot.model.metrics import Metrics
from bot.model.saved_match import MatchUpdate, MatchVersion, SavedMatch
from bot.model.shown import Shown
from bot.players.neural import Neural
from bot.players.opponent import Opponent
from bot.players.perfect import Perfect
from bot.process.build import build_services
from bot.workers.pool import NoProcessError
from bot.workers.turns import Priority, Ticket, Turns
from cogs.play.service import MatchOptions, PlayService
from cogs.upkeep.service import MaintenanceService
from cogs.watch.service import ExhibitionService
from tests.fakes.opponents import Failing, FailingSlowly, FirstFree, NotQuick, Slow
from tests.fakes.workers import InProcess, Recording
from tests.support.databases import Counted
from tests.support.people import ANA, DM, GUILD, HERE, THERE, Clock, actor
from tests.support.refusals import refuses
from tests.support.saved_matches import running_in
from tests.support.services import OPPONENT, resign, services_with


async def begin_to_think(
    database: Database, number: int = 1
) -> tuple[Services, Slow, SavedMatch, asyncio.Task[MatchUpdate | None]]:
    """Let a slow opponent think about its reply to Ana's move to b2."""
    services = services_with(database, slow := Slow())
    saved = (await services[PlayService].move(actor(ANA, number), "b2")).saved
    waiting = asyncio.create_task(services[Matches].move_opponent(saved))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    return services, slow, saved, waiting


async def test_a_slow_opponent_holds_up_no_other_channel(database: Database) -> None:
    services, slow, saved, waiting = await begin_to_think(database)
    with pytest.raises(NotYourTurnError):
        await services[PlayService].move(actor(ANA, 2), "c3")
    with pytest.raises(NoMatchError):
        await services[Matches].running(DM.channel)
    assert await services[Matches].move_opponent(saved) is None  # only one task waits for a decision
    slow.stop.set()
    update = await waiting
    assert update
    assert (update.since, str(update.match.board)) == (0, "O../.X./...")


async def test_a_decision_ends_with_its_game_or_with_the_ply_that_it_answers(database: Database) -> None:
    async def replace(services: Services, saved: SavedMatch) -> None:
        await services[PlayService].start(actor(ANA, 15), replacing=MatchVersion.of(saved.match))

    async def take_back(services: Services, saved: SavedMatch) -> None:
        assert await services[Matches].save(saved, saved.match.take_back(ANA))

    async def give_up(services: Services, _: SavedMatch) -> None:
        await resign(services, actor(ANA, 35))

    async def delete(services: Services, _: SavedMatch) -> None:
        await services[MaintenanceService].channel_deleted(HERE.channel)

    for number, (change, is_running) in enumerate(
        ((replace, True), (take_back, True), (give_up, False), (delete, False)), start=1
    ):
        services, slow, saved, waiting = await begin_to_think(database, 10 * number)
        await change(services, saved)
        if change is take_back:  # which cancels no decision
            slow.stop.set()
        assert await waiting is None
        slow.stop.set()
        running = await services[Matches].get(HERE.channel)
        assert (running is not None) is is_running
        if running:
            assert running.match.plies == ()
            await resign(services, actor(ANA, 10 * number + 6))


async def test_a_move_is_not_saved_if_a_quick_opponent_fails(database: Database) -> None:
    services = services_with(database, Failing())
    with pytest.raises(ZeroDivisionError):
        await services[PlayService].move(actor(ANA, 1), "b2")
    with pytest.raises(NoMatchError):
        await services[Matches].running(HERE.channel)
    assert str((await services[PlayService].move(actor(ANA, 1), "b2")).match.board) == "O../.X./..."


async def test_a_short_search_replaces_a_slow_opponent_that_fails(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    services = services_with(database, FailingSlowly())
    saved = (await services[PlayService].move(actor(ANA, 1), "b2")).saved
    update = await services[Matches].move_opponent(saved)
    assert update
    assert (update.match.board.plies, services[Metrics].errors["decision"]) == (2, 1)
    assert "An opponent could not decide" in caplog.text


async def test_a_move_on_a_cached_match_reads_nothing_and_a_refusal_reads_once(counted: Counted) -> None:
    services = services_with(counted, FirstFree())
    for ask in (services[Matches].running(HERE.channel), resign(services, actor(ANA, 1))):
        before = counted.reads
        with pytest.raises(NoMatchError):
            await ask
        assert counted.reads == before + 1
    await services[PlayService].move(actor(ANA, 1), "b2")
    before = counted.reads
    await services[PlayService].move(actor(ANA, 2), "c3")
    assert counted.reads == before
    with refuses("cell_taken"):
        await services[PlayService].move(actor(ANA, 3), "c3")
    assert counted.reads == before + 1


async def move_and_wait(services: Services, number: int, game: str) -> MatchUpdate:
    """Let ana move in the centre, and return the match after the level's move."""
    place = Place(ChannelId(number), GUILD)
    waiting = await services[PlayService].move(actor(ANA, number, place, GuildSettings(game=game)), "b2")
    update = await services[Matches].move_opponent(waiting.saved)
    assert update
    assert len(update.match.plies) == 2
    return update


async def test_a_level_that_searches_less_than_usual_is_weakened(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def against(opponent: Opponent) -> Services:
        return build_services(database, {"perfect": opponent}, rng=Random(1), now=Clock(), workers=InProcess())

    match = (await move_and_wait(against(FailingSlowly(1)), 1, "5x5")).match
    saved = await running_in(MatchStore(database), ChannelId(1))
    assert saved
    assert (match.is_weakened, saved.match.is_weakened) == (True, True)
    assert not (await move_and_wait(against(Perfect(positions=500)), 2, "5x5")).match.is_weakened

    def many(_: Turns, priority: Priority) -> int:
        return 100 if priority is Priority.MOVE else 0

    monkeypatch.setattr(Turns, "waiting_owners", many)
    for number, game, is_weakened in ((3, "9x9", True), (4, "4x4", False)):  # small boards need no long search
        assert (await move_and_wait(against(Perfect()), number, game)).match.is_weakened is is_weakened


async def test_an_exhibition_is_shown_and_stopped_while_an_opponent_thinks(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    begun = await services[ExhibitionService].begin(actor(ANA, 1), OPPONENT, OPPONENT)
    playing = asyncio.create_task(services[ExhibitionService].advance(begun.saved))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    services[MatchStore].record_shown(begun.saved, Shown(0, MessageId(5)))
    slow.stop.set()
    update = await playing
    assert (update.match.plies, update.saved.shown.message) == ((0,), MessageId(5))
    slow.thinking.clear()
    slow.stop.clear()
    playing = asyncio.create_task(services[ExhibitionService].advance(update.saved))
    assert await asyncio.to_thread(slow.thinking.wait, 10)
    await services[Matches].save(update.saved, update.match.abandon())
    with pytest.raises(MatchOverError):
        await playing
    slow.stop.set()


async def test_members_do_not_wait_for_exhibitions(database: Database) -> None:
    """Games between levels that somebody has started in many channels delay neither moves nor advice."""
    workers = Recording()
    services = services_with(database, NotQuick(), workers=workers)
    begun = await services[ExhibitionService].begin(actor(ANA, 1), OPPONENT, OPPONENT)
    await services[ExhibitionService].advance(begun.saved)
    waiting = await services[PlayService].start(actor(ANA, 2, THERE), MatchOptions(Mark.O))
    await services[Matches].move_opponent(waiting.saved)
    assert workers.tickets == [Ticket(Priority.BACKGROUND, HERE.channel), Ticket(Priority.MOVE, ANA)]


class WithoutProcesses(InProcess):
    """Cannot start a worker."""

    async def run(self, ticket: Ticket, function: object, *arguments: object) -> NoReturn:
        del ticket, function, arguments
        raise NoProcessError


def no_numpy(_: str) -> NoReturn:
    raise ModuleNotFoundError("No module named 'numpy'")


async def test_a_network_that_cannot_be_loaded_is_replaced_by_a_short_search(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_network(workers: InProcess) -> Services:
        return build_services(database, {"perfect": Neural()}, rng=Random(1), now=Clock(), workers=workers)

    assert not (await move_and_wait(with_network(InProcess()), 1, "5x5")).match.is_weakened
    assert (await move_and_wait(with_network(WithoutProcesses()), 2, "5x5")).match.is_weakened
    monkeypatch.setattr("bot.players.neural.load", no_numpy)
    assert (await move_and_wait(with_network(InProcess()), 3, "3x3")).match.is_weakened
