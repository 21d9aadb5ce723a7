"""Boards of every size: as emoji, as pictures and in words, within Discord's limits."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.games.games import GAMES
from bot.games.rules import Rules
from bot.text.page import emoji_board
from bot.text.style import CLASSIC, DISCS, STYLES, Style, custom_style
from tests.support.languages import ENGLISH
from tests.support.random_games import any_rules, board_after, random_plies
from tools.longest import STYLE

OWN = custom_style("<:cat:123456789012345678>", "<:dog:123456789012345678>")
MISERE = GAMES["misere"]


@given(any_rules, st.integers(0), st.sampled_from([*STYLES.values(), OWN, STYLE]))
def test_a_board_is_only_emoji_with_a_line_for_each_row(rules: Rules, seed: int, style: Style) -> None:
    text = emoji_board(replace(ENGLISH, style=style), board_after(rules, *random_plies(rules, Random(seed))))
    header, *lines = text.split("\n")
    numbers = "".join(f"{n}\ufe0f\u20e3" if n < 10 else "🔟" for n in range(1, rules.columns + 1))
    assert header == ("" if rules.gravity else "▪️") + numbers
    if not rules.gravity:
        assert [line[0] for line in lines] == [chr(0x1F1E6 + row) for row in range(rules.rows)]
        lines = [line[1:] for line in lines]
    is_default = style == CLASSIC or rules.cells > style.max_cells
    shown = (DISCS if rules.gravity else CLASSIC) if is_default else style
    cells = "|".join(map(re.escape, shown.glyphs))
    assert all(re.fullmatch(f"(?:{cells}){{{rules.columns}}}", line) for line in lines)
    assert len(text) <= 1_200


def test_the_style_of_a_board_stays_the_same_during_a_game() -> None:
    localizer = replace(ENGLISH, style=OWN)
    for name, is_own in (("4x4", True), ("5x5", True), ("connect4", True), ("7x7", False), ("9x9", False)):
        rules = GAMES[name]
        plies = random_plies(rules, Random(name))
        shown = [emoji_board(localizer, board_after(rules, *plies[:length])) for length in range(1, len(plies) + 1)]
        assert {"<:cat:" in text for text in shown} == {is_own}
