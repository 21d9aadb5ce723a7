"""Names of users in sentences."""

from __future__ import annotations

import unicodedata
from string import punctuation
from types import SimpleNamespace
from typing import Any, Literal

import pytest

from bot.client.names import NameCache, escape_text, is_visible, plain_text
from bot.games.ids import UserId
from bot.model.ids import GuildId


def test_an_invisible_name_is_no_name() -> None:
    for name in ("", "\u200b", "\u3164", "\u2800\u2800", " \u2060 ", "\u0301", "\ufe0f\u034f", "\x07"):
        assert not is_visible(name), name
    for name in ("ana", "Zoë", "🐱", "שלום", "_"):
        assert is_visible(name), name


def test_a_name_is_one_line_isolated_and_without_control_characters() -> None:
    assert escape_text("שלום") == "\u2068שלום\u2069"
    assert escape_text("\u202eana") == "ana"
    assert escape_text("Zoë 🐱") == "Zoë 🐱"
    name = "".join(map(chr, [*range(0x20), *range(0x7F, 0xA1), 0x2028, 0x2029, *range(0x202A, 0x202F), 0x2066, 0x206F]))
    for changed in (escape_text, plain_text):
        assert changed(f" a{name}\n b\r\n") == "a b"


def test_no_punctuation_or_mention_keeps_its_meaning_but_in_plain_text() -> None:
    for sign in punctuation:
        assert escape_text(f"{sign}a{sign * 2}").replace("\u200b", "") == f"\\{sign}a\\{sign}\\{sign}"
    for name in ("everyone", "here", "1", "!1", "&1"):
        assert f"@{name}" not in escape_text(f"@{name} <@{name}>").replace("\\", "")
    assert plain_text("**<@1>** `x`") == "**<@1>** `x`"


def test_outside_of_servers_a_user_has_a_global_name_or_a_user_name() -> None:
    for global_name, shown in (("Ana", "Ana"), (None, "ana99")):
        user: Any = SimpleNamespace(id=1, name="ana99", global_name=global_name)
        (names := NameCache()).remember(None, user)
        assert names.get(None, UserId(1)) == shown


def test_a_name_is_found_without_a_look_at_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    names, guild = NameCache(), GuildId(1)

    def remember(user: int, name: str) -> None:
        member: Any = SimpleNamespace(id=user, display_name=name)
        names.remember(guild, member)

    def counting(form: Literal["NFC", "NFD", "NFKC", "NFKD"], text: str) -> str:
        normalized.append(text)
        return normalize(form, text)

    for user in range(500):
        remember(user, f"Zoë {user}")
    normalized, normalize = list[str](), unicodedata.normalize
    monkeypatch.setattr(unicodedata, "normalize", counting)
    assert (names.find(guild, "zoË  7"), names.find(GuildId(2), "Zoë 7"), names.find(guild, "Zoë")) == ([7], [], [])
    assert len(normalized) < 10
    remember(7, "Ben")
    remember(8, "ben")
    assert (names.find(guild, "Zoë 7"), sorted(names.find(guild, "Ben"))) == ([], [7, 8])
    names.forget(UserId(7))
    assert names.find(guild, "Ben") == [8]
