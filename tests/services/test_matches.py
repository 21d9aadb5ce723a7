"""What the running matches ask the database for."""

from __future__ import annotations

import pytest

from bot.services.errors import NoMatchError
from tests.fakes.opponents import FirstFree
from tests.support.databases import CountedReads
from tests.support.people import ANA, HERE, actor
from tests.support.refusals import refuses
from tests.support.services import resign, services_with


@pytest.mark.parametrize("was_asked_before", [False, True])
async def test_where_nothing_runs_the_database_is_asked_once(counted: CountedReads, was_asked_before: bool) -> None:
    services = services_with(counted, FirstFree())
    if was_asked_before:
        await services.matches.get(HERE.channel)
    for ask in (services.matches.running(HERE.channel), resign(services, actor(ANA, 1))):
        before = counted.reads
        with pytest.raises(NoMatchError):
            await ask
        assert counted.reads == before + 1


async def test_a_move_on_a_cached_match_reads_nothing_and_a_refusal_reads_once(counted: CountedReads) -> None:
    services = services_with(counted, FirstFree())
    await services.games.move(actor(ANA, 1), "b2")
    before = counted.reads
    await services.games.move(actor(ANA, 2), "c3")
    assert counted.reads == before
    with refuses("cell_taken"):
        await services.games.move(actor(ANA, 3), "c3")
    assert counted.reads == before + 1
