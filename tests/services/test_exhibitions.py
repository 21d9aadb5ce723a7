"""Exhibitions with an opponent that takes its time."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.errors import MatchOverError
from bot.model.ids import MessageId
from bot.storage.database import Database
from tests.fakes.opponents import Slow
from tests.support.people import ANA, actor
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
