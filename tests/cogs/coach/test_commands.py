"""Hints, analyses and reviews, also about a game that runs in another place."""

from __future__ import annotations

import pytest

from bot.database.database import Database
from bot.matches.store import MatchStore
from bot.model.ids import ChannelId
from tests.support.saved_matches import running_in
from tests.support.world import World, button_labels, ephemeral_answer, message_of


async def is_coached(world: World) -> bool:
    """Check if the running match is stored as one with advice."""
    saved = await running_in(MatchStore(world.app.services[Database]), ChannelId(world.channel.id))
    assert saved
    return saved.is_coached


async def test_the_network_is_missing_where_it_is_not_installed(
    easy_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.coach.service.has_network", lambda: False)
    monkeypatch.setattr("cogs.coach.commands.has_network", lambda: False)
    refusal = await easy_world.ana.slash(easy_world.channel, "analyse", view="network", position="X../.O./...")
    assert "hasn't installed the network" in ephemeral_answer(refusal)
    analysed = message_of(await easy_world.ana.slash(easy_world.channel, "analyse", position="X../.O./..."))
    assert button_labels(analysed) == []
