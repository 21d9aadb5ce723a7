"""Fixtures for what is seen on Discord."""

import pytest

from cogs import watch
from tests.world import A_PLY


@pytest.fixture(autouse=True)
def at_a_slow_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that play each other wait until a test lets time pass."""
    monkeypatch.setattr(watch, "PACE", A_PLY)
