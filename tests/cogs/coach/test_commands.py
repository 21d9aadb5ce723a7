"""Advice of a bot without the network."""

from __future__ import annotations

import pytest

from tests.support.world import World, button_labels, ephemeral_answer, message_of


async def test_the_network_is_missing_where_it_is_not_installed(
    easy_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.coach.service.has_network", lambda: False)
    monkeypatch.setattr("cogs.coach.commands.has_network", lambda: False)
    refusal = await easy_world.ana.slash(easy_world.channel, "analyse", view="network", position="X../.O./...")
    assert "hasn't installed the network" in ephemeral_answer(refusal)
    analysed = message_of(await easy_world.ana.slash(easy_world.channel, "analyse", position="X../.O./..."))
    assert button_labels(analysed) == []
