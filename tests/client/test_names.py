"""What people are called in sentences, however they write themselves."""

from __future__ import annotations

import pytest

from bot.client.names import is_visible, plain


@pytest.mark.parametrize("name", ["", "\u200b", "\u3164", "\u2800\u2800", " \u2060 "])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize("name", ["ana", "Zoë", "🐱", "שלום", "_"])
def test_any_other_name_is_one(name: str) -> None:
    assert is_visible(name)


def test_a_name_from_right_to_left_turns_nothing_around_beside_it() -> None:
    assert plain("שלום") == "\u2068שלום\u2069"
    assert plain("\u202eana") == "ana"
    assert plain("Zoë 🐱") == "Zoë 🐱"
