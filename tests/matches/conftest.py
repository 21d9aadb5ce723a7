"""Fixtures for matches."""

import pytest


@pytest.fixture(autouse=True)
def time_stands_still(slow_exhibitions: None) -> None:
    """Let exhibitions wait in every test of this folder."""
