"""Checks which refusal was raised."""

import pytest

from bot.games.errors import Refusal


def refuses(key: str, **facts: object) -> pytest.RaisesExc[Refusal]:
    """Expect a refusal with this key and these facts, perhaps with others."""
    return pytest.RaisesExc(
        Refusal, check=lambda refusal: refusal.key == key and facts.items() <= refusal.facts.items()
    )
