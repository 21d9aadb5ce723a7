"""Fixtures for the cogs."""

import pytest
from simcord import MemberActor

from cogs import watch
from tests.support.foreign_guilds import brazilian_world
from tests.support.world import PLY_DURATION, World


@pytest.fixture(autouse=True)
def slow_exhibitions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let exhibitions wait until a test advances the time."""
    monkeypatch.setattr(watch, "PLY_INTERVAL", PLY_DURATION)


@pytest.fixture
def mia(request: pytest.FixtureRequest) -> MemberActor:
    """A member who may manage the guild."""
    world: World = request.getfixturevalue("easy_world" if "easy_world" in request.fixturenames else "world")
    return world.add_member("mia", manage_guild=True)


@pytest.fixture
def brazil(world: World) -> World:
    """The same world, as seen in a Brazilian guild."""
    return brazilian_world(world)
