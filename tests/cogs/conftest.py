"""Fixtures for the cogs."""

import pytest
from simcord import MemberActor

from tests.support.foreign_guilds import brazilian_world
from tests.support.world import World


@pytest.fixture(autouse=True)
def time_stands_still(slow_exhibitions: None) -> None:
    """Let exhibitions wait in every test of this folder."""


@pytest.fixture
def mia(request: pytest.FixtureRequest) -> MemberActor:
    """A member who may manage the guild."""
    world: World = request.getfixturevalue("easy_world" if "easy_world" in request.fixturenames else "world")
    return world.add_member("mia", manage_guild=True)


@pytest.fixture
def brazil(world: World) -> World:
    """The same world, as seen in a Brazilian guild."""
    return brazilian_world(world)
