"""Names of users, escaped for messages."""

from __future__ import annotations

import pytest

from bot.client.names import escape_text, is_visible


@pytest.mark.parametrize("name", ["", "\u200b", "\u3164", "\u2800\u2800", " \u2060 "])
def test_a_name_of_blank_characters_is_invisible(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", ["ana", "Zoë", "🐱", "שלום", "_"])
def test_any_other_name_is_visible(name: str) -> None:
    assert is_visible(name)


def test_a_right_to_left_name_is_isolated() -> None:
    assert escape_text("שלום") == "\u2068שלום\u2069"
    assert escape_text("\u202eana") == "ana"
    assert escape_text("Zoë 🐱") == "Zoë 🐱"
