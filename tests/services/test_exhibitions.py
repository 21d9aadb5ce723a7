"""Exhibitions with an opponent that takes its time."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.errors import MatchOverError
from bot.game.mark import Mark
from bot.model.ids import MessageId
from bot.services.game_service import MatchOptions
from bot.services.turns import Priority, Ticket
from bot.storage.database import Database
from tests.fakes.opponents import NotQuick, Slow
from tests.fakes.workers import Recording
from tests.support.people import ANA, HERE, THERE, actor
from tests.support.services import OPPONENT, services_with


async def test_a_message_posted_while_an_opponent_thinks_is_kept(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    begun = await services.exhibitions.begin(actor(ANA, 1), OPPONENT, OPPONENT)
    playing = asyncio.create_task(services.exhibitions.advance(begun.saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    services.matches.record_shown(begun.saved, MessageId(5))
    slow.stop.set()
    update = await playing
    assert (update.match.plies, update.saved.message) == ((0,), MessageId(5))


async def test_members_do_not_wait_for_exhibitions(database: Database) -> None:
    """Games between levels that somebody has started in many channels delay neither moves nor advice."""
    workers = Recording()
    services = services_with(database, NotQuick(), workers=workers)
    begun = await services.exhibitions.begin(actor(ANA, 1), OPPONENT, OPPONENT)
    await services.exhibitions.advance(begun.saved)
    waiting = await services.games.start(actor(ANA, 2, THERE), MatchOptions(Mark.O))
    await services.games.move_opponent(waiting.saved)
    assert workers.tickets == [Ticket(Priority.BACKGROUND, HERE.channel), Ticket(Priority.MOVE, ANA)]


async def test_an_exhibition_that_is_stopped_while_an_opponent_thinks_is_over(database: Database) -> None:
    slow = Slow()
    services = services_with(database, slow)
    begun = await services.exhibitions.begin(actor(ANA, 1), OPPONENT, OPPONENT)
    playing = asyncio.create_task(services.exhibitions.advance(begun.saved))
    await asyncio.to_thread(slow.thinking.wait, 10)
    await services.matches.save(begun.saved, begun.match.abandon())
    with pytest.raises(MatchOverError):
        await playing
    slow.stop.set()
