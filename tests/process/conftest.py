"""A port for the status of a bot."""

import socket

import pytest


@pytest.fixture
def port() -> int:
    """A port of loopback on which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]
