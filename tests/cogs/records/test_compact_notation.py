"""Compact notation: games in the custom ids of buttons of earlier versions."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.notation import format_game, parse_game
from cogs.records.compact_notation import decode_game

FULL = " ".join(f"{row}{column}" for row in "FEDCBA" for column in range(1, 8))
ENCODED = {
    "3-3-3.M.perfect.ro.c.6920bdce.EAIC": "3x3x3 x:member o:perfect B2 A1 C3 A3 1-0 resigned coached",
    "3-3-3.M.perfect.ro.c.6920bdce..98": "3x3x3 x:member o:perfect B2 A1 C3 A3 1-0 resigned coached",
    "3-3-3.M.easy...6920bdce..D0a": "3x3x3 x:member o:easy A1 B1 A2 B2 A3 1-0 line",
    "6-7-7gm.perfect.M..c.6920bdce..LxIzHkYhWc7tMClbinr": (
        f"6x7x7+gravity+misere x:perfect o:member {FULL} 1/2-1/2 full-board coached"
    ),
    "3-3-3.M.M.a..6920bdce..B": "3x3x3 x:member o:member * abandoned",
    "10-10-5.M.M.fx..6920bdce..CcP": "10x10x5 x:member o:member J10 A1 0-1 forfeited",
    "9-9-5.hard.easy.s..6920bdce..CtPg": "9x9x5 x:hard o:easy E5 E6 D4 * stopped",
    "4-4-4m.M.M.d..6920bdce..Q": "4x4x4+misere x:member o:member A1 1/2-1/2 agreed",
}


def test_the_games_of_old_buttons_are_decoded() -> None:
    for encoded, line in ENCODED.items():
        assert decode_game(encoded) == parse_game(f"2025-11-21T19:30:22Z {line}"), encoded


@pytest.mark.usefixtures("untraced")
@given(st.text("0123456789-.MmgrfdascxoEAI_", max_size=40), st.integers(0))
def test_a_text_that_is_not_a_game_is_not_decoded(text: str, seed: int) -> None:
    encoded = "3-3-3.M.perfect.ro.c.6920bdce.EAIC"
    place = Random(seed).randrange(len(encoded))
    for attempt in (text, f"3-3-3.M.M.a..0.{text}", encoded[:place] + text + encoded[place:], f"{text}.M.M.a..0."):
        game = decode_game(attempt)
        assert game is None or parse_game(format_game(game)) == game
