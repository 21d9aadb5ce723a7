"""Fixtures for what is seen on Discord."""

import pytest
from simcord import MemberActor

from cogs import watch
from tests.world import A_PLY, World


@pytest.fixture(autouse=True)
def at_a_slow_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that play each other wait until a test lets time pass."""
    monkeypatch.setattr(watch, "PLY_INTERVAL", A_PLY)


@pytest.fixture
def mia(request: pytest.FixtureRequest) -> MemberActor:
    """A member who may manage the server."""
    world: World = request.getfixturevalue("easy_world" if "easy_world" in request.fixturenames else "world")
    return world.join("mia", manage_guild=True)
