"""Styles of boards: the built-in sets, and the parsing of entered emoji."""

import re
from contextlib import suppress
from itertools import combinations
from pathlib import Path

import discord
import pytest
from discord import ui

from bot.games.errors import Refusal
from bot.games.lines import LISTED
from bot.games.mark import Mark
from bot.games.ultimate import ULTIMATE
from bot.text.coach import GOOD_MOVE, RESULTS
from bot.text.emoji import GuildEmoji, parse_emoji
from bot.text.page import CORNER, THREAT
from bot.text.style import CLASSIC, OWN, PICTURE, STYLE_NAMES, STYLES, custom_style, get_style, is_drawn
from tests.support.refusals import refuses


def test_each_emoji_of_a_style_has_one_meaning_and_fits_on_a_button() -> None:
    for style in STYLES.values():
        glyphs = (*style.glyphs, *style.fading.values())
        assert len({*glyphs} - {*RESULTS.values(), GOOD_MOVE, THREAT, CORNER}) == 7
        for glyph in glyphs:
            assert parse_emoji(glyph) == glyph
            emoji = ui.Button[ui.View](emoji=glyph).emoji
            assert isinstance(emoji, discord.PartialEmoji)
            assert (emoji.name, emoji.id) == (glyph, None)
    for first, second in combinations(STYLES.values(), 2):
        assert set(first.glyphs[:4]).isdisjoint(second.glyphs[:4])


def test_the_documentation_shows_every_style() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server-settings.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| (.+) \|$", page, re.MULTILINE)
    described = {name: tuple(signs.split(" | ")) for name, signs in rows if name in STYLES}
    assert described == {name: style.glyphs for name, style in STYLES.items()}


def test_an_unknown_style_is_classic_and_a_custom_one_has_defaults() -> None:
    assert [get_style(name) for name in (None, "classic", "picture", "no such", OWN)] == [CLASSIC] * 5
    assert get_style("animals", ("🐱", "🐶")) == STYLES["animals"]
    assert custom_style("🐱", "🐶").glyphs == ("🐱", "🐶", "🌟", "🌟", "▫️")
    assert get_style(OWN, ("🐱", "🐶", "😻", "🐩", "⬜")).glyphs == ("🐱", "🐶", "😻", "🐩", "⬜")
    assert custom_style("🐱", "🐶").fading == CLASSIC.fading == {Mark.X: "🔻", Mark.O: "⚪"}
    assert custom_style("🐱", "⚪").fading == {Mark.X: "🔸", Mark.O: "🟤"}
    assert custom_style("🌟", "🐶").glyphs == ("🌟", "🐶", "🌟", "🐶", "▫️")


def test_boards_beyond_5x5_are_pictures_unless_an_emoji_style_is_chosen() -> None:
    for name in (None, "no longer there"):
        assert [is_drawn(name, LISTED[game]) for game in ("3x3", "5x5", "7x7", "connect4")] == [
            False,
            False,
            True,
            True,
        ]
    assert [is_drawn(name, LISTED["7x7"]) for name in ("classic", OWN, PICTURE)] == [False, False, True]
    assert all(is_drawn(name, ULTIMATE) for name in (None, *STYLE_NAMES))
    assert is_drawn(PICTURE, LISTED["3x3"])


def test_an_emoji_is_parsed_in_each_of_its_spellings() -> None:
    unicode = {"❌": "❌", " 🧿 ": "🧿", "🧿": "🧿", "❌️": "❌"}
    own = {
        "cat": GuildEmoji("cat"),
        ":cat_2:": GuildEmoji("cat_2"),
        "<:cat:123456789012345678>": GuildEmoji("cat", 123456789012345678),
        "<a:Cat:123456789012345678>": GuildEmoji("Cat", 123456789012345678),
    }
    assert {text: parse_emoji(text) for text in (*unicode, *own)} == {**unicode, **own}


def test_other_text_is_refused() -> None:
    composed = ["☝🏽", "👍🏿", "🇧🇷", "🇦", "1️⃣", "#️⃣", "👩‍🚀", "🐈‍⬛", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🍎🏽", "🏽", "❌🔵", "❌❌"]
    unreadable = ["", "x", "cat dog", "❌ cat", "ä", ":cat", "<:cat:1>", "<cat:123456789012345678>", "#"]
    for key, texts in {"emoji-composed": composed, "emoji-unreadable": unreadable}.items():
        for text in texts:
            with refuses(key):
                parse_emoji(text)
    for letter in ["❌", "#", "a", "\ufe0f", "\u0300", "\n"]:  # however long
        with pytest.raises(Refusal) as raised:
            parse_emoji(f":{letter * 1_000_000}")
        assert len(str(raised.value.facts["typed"])) <= 40


def test_exactly_the_emoji_of_unicode_15_are_accepted() -> None:
    accepted: dict[str, set[str]] = {"alone": set(), "with a selector": set()}
    for character in map(chr, [*range(0x80, 0x3300), *range(0x1F000, 0x1FB00)]):
        with suppress(Refusal):
            parsed = parse_emoji(character)
            accepted["alone" if parsed == character else "with a selector"].add(character)
    assert {spelling: len(characters) for spelling, characters in accepted.items()} == {
        "alone": 1174,
        "with a selector": 207,
    }
