"""Long tests, of which `make test` checks a sample, and `make proof` everything."""

import pytest


def sampled(step: int) -> pytest.MarkDecorator:
    """Give a test the parameter `step`: how far apart the cases are that it checks; `make proof` checks all of them."""
    return pytest.mark.parametrize("step", [step, pytest.param(1, marks=pytest.mark.proof)])
