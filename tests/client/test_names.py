"""Names of users in sentences."""

from __future__ import annotations

import pytest

from bot.client.names import escape_text, is_visible


@pytest.mark.parametrize("name", ["", "\u200b", "\u3164", "\u2800\u2800", " \u2060 "])
def test_an_invisible_name_is_no_name(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", ["ana", "Zoë", "🐱", "שלום", "_"])
def test_visible_names_are_names(name: str) -> None:
    assert is_visible(name)


def test_a_right_to_left_name_is_isolated() -> None:
    assert escape_text("שלום") == "\u2068שלום\u2069"
    assert escape_text("\u202eana") == "ana"
    assert escape_text("Zoë 🐱") == "Zoë 🐱"
