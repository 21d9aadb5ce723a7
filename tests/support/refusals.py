"""Checks which refusal was raised."""

import pytest

from bot.games.errors import Refusal


def refuses(key: str) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.key == key)
