"""What boards can look like: sets in which every sign is one emoji and means one thing, and what can be entered."""

import re
from contextlib import suppress
from itertools import combinations
from pathlib import Path

import discord
import pytest
from discord import ui

from bot.game.board import parse_board
from bot.game.mark import Mark
from bot.rendering.catalogues import Catalogue, load_languages
from bot.rendering.coach import GOOD_MOVE, RESULTS
from bot.rendering.emoji import EmojiError, EmojiErrorReason, GuildEmoji, parse_emoji
from bot.rendering.emoji_board import CLASSIC, CORNER, Style, emoji_board
from bot.rendering.localizer import Localizer
from bot.rendering.style import OWN, STYLE_NAMES, STYLES, custom_style, get_style

every_set = pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)


@every_set
def test_every_sign_of_a_set_is_one_emoji_with_a_meaning_of_its_own(style: Style) -> None:
    assert len(set(style.glyphs)) == 5
    assert [parse_emoji(glyph) for glyph in style.glyphs] == list(style.glyphs)
    assert not set(style.glyphs) & {*RESULTS.values(), GOOD_MOVE, CORNER}


def test_the_sets_are_described_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "styles.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| (.+) \|$", page, re.MULTILINE)
    described = {name: tuple(signs.split(" | ")) for name, signs in rows if name in STYLES}
    assert described == {name: style.glyphs for name, style in STYLES.items()}


@every_set
def test_every_sign_of_a_set_fits_on_a_button(style: Style) -> None:
    for glyph in style.glyphs:
        emoji = ui.Button[ui.View](emoji=glyph).emoji
        assert isinstance(emoji, discord.PartialEmoji)
        assert (emoji.name, emoji.id) == (glyph, None)


def test_no_two_sets_could_be_taken_for_each_other() -> None:
    for one, other in combinations(STYLES.values(), 2):
        assert set(one.glyphs[:4]).isdisjoint(other.glyphs[:4])


def test_a_board_shows_the_marks_of_its_style_and_other_ones_where_a_line_won() -> None:
    shown = emoji_board(parse_board("XXX/OO./..."), STYLES["space"])
    assert shown == "\n".join(["▪️1️⃣2️⃣3️⃣", "🇦🛸🛸🛸", "🇧🌍🌍🌌", "🇨🌌🌌🌌"])


def test_sentences_show_the_marks_of_the_boards_around_them() -> None:
    localizer = Localizer(load_languages().of(None), "!", STYLES["fruit"])
    assert localizer.say("ply.member", who="ana", mark=Mark.X, coordinate="B2") == "**ana** played **B2** 🍌."
    assert (
        localizer.say("learner.beatable", mark_x=Mark.X, mark_o=Mark.O) == "🎯 I can still be beaten, as 🍌 and as 🍎."
    )
    assert "You are 🍌 and begin" in localizer.say("help.text", mark_x=Mark.X, mark_o=Mark.O)


@pytest.mark.parametrize("texts", load_languages().catalogues.values(), ids=lambda texts: texts.locale)
def test_every_style_has_a_name_in_every_language(texts: Catalogue) -> None:
    assert {key for key in texts.sentences if key.startswith("style.")} == {f"style.{name}" for name in STYLE_NAMES}


def test_a_style_that_nobody_knows_is_the_usual_one_and_so_is_one_without_its_emoji() -> None:
    assert [get_style(name) for name in (None, "classic", "picture", "no such", OWN)] == [CLASSIC] * 5
    assert get_style("animals", ("🐱", "🐶")) == STYLES["animals"]


def test_what_nobody_has_chosen_is_a_star_on_a_line_that_won_and_the_usual_free_cell() -> None:
    assert custom_style("🐱", "🐶").glyphs == ("🐱", "🐶", "🌟", "🌟", "🔲")
    assert get_style(OWN, ("🐱", "🐶", "😻", "🐩", "⬜")).glyphs == ("🐱", "🐶", "😻", "🐩", "⬜")
    assert custom_style("🌟", "🐶").glyphs == ("🌟", "🐶", "🌟", "🐶", "🔲")


@pytest.mark.parametrize(
    ("text", "emoji"),
    [
        ("❌", "❌"),
        (" 🅾 ", "🅾️"),
        ("🅾️", "🅾️"),
        ("❌️", "❌"),
        ("☝🏽", "☝🏽"),
        ("👍🏿", "👍🏿"),
        ("cat", GuildEmoji("cat")),
        (":cat_2:", GuildEmoji("cat_2")),
        ("<:cat:123456789012345678>", GuildEmoji("cat", 123456789012345678)),
        ("<a:Cat:123456789012345678>", GuildEmoji("Cat", 123456789012345678)),
    ],
)
def test_an_emoji_is_understood_in_each_of_its_spellings(text: str, emoji: str | GuildEmoji) -> None:
    assert parse_emoji(text) == emoji


@pytest.mark.parametrize("text", ["🇧🇷", "🇦", "1️⃣", "#️⃣", "👩‍🚀", "🐈‍⬛", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🍎🏽", "🏽", "❌⭕", "❌❌"])
def test_what_would_run_together_with_its_neighbours_is_refused(text: str) -> None:
    with pytest.raises(EmojiError) as raised:
        parse_emoji(text)
    assert raised.value.reason is EmojiErrorReason.COMPOSED


@pytest.mark.parametrize(
    "text", ["", "x", "cat dog", "❌ cat", "ä", ":cat", "<:cat:1>", "<cat:123456789012345678>", "#"]
)
def test_text_is_no_emoji(text: str) -> None:
    with pytest.raises(EmojiError) as raised:
        parse_emoji(text)
    assert raised.value.reason is EmojiErrorReason.UNREADABLE


@pytest.mark.usefixtures("untraced")
def test_of_all_characters_those_are_emoji_that_unicode_says_are() -> None:
    found: dict[str, set[str]] = {"alone": set(), "with a selector": set()}
    for character in map(chr, [*range(0x80, 0x3300), *range(0x1F000, 0x1FB00)]):
        with suppress(EmojiError):
            parsed = parse_emoji(character)
            found["alone" if parsed == character else "with a selector"].add(character)
    assert {how: len(characters) for how, characters in found.items()} == {"alone": 1174, "with a selector": 207}
