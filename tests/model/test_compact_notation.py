"""Compact notation: games that fit into the custom id of a button."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.notation import GameRecord, parse_game, record
from bot.game.rules import Rules
from bot.model.compact_notation import decode_game, encode_game
from tests.storage.matches import by_chance

MAX_LENGTH = 85


def games() -> list[GameRecord]:
    """Random finished games."""
    matches = [[*by_chance(number)][-1] for number in range(150)]
    return [
        record(saved.match, saved.updated, is_coached=bool(number % 2))
        for number, saved in enumerate(matches)
        if saved.match.is_over
    ]


@pytest.mark.usefixtures("untraced")
def test_every_game_that_fits_is_decoded_to_the_same_game() -> None:
    encoded_games = {game: encode_game(game, 300) for game in games()}
    assert len(encoded_games) > 50
    assert {game: decode_game(text) for game, text in encoded_games.items() if text} == {
        game: game for game, text in encoded_games.items() if text
    }
    too_large = [game.match.rules for game, text in encoded_games.items() if text is None]
    assert {*too_large} == {Rules(26, 26, 5)}


def test_a_full_game_of_connect_four_fits() -> None:
    cells = " ".join(f"{row}{column}" for row in "FEDCBA" for column in range(1, 8))
    game = parse_game(
        f"2026-01-01T12:02:00Z 6x7x7+gravity+misere x:perfect o:perfect {cells} 1/2-1/2 full-board coached"
    )
    text = encode_game(game, MAX_LENGTH)
    assert text
    assert (len(text) <= MAX_LENGTH, decode_game(text)) == (True, game)


def test_the_user_whose_games_are_exported_is_not_encoded() -> None:
    game = parse_game("2026-01-01T12:02:00Z 3x3x3 x:me o:member * abandoned")
    text = encode_game(game, MAX_LENGTH)
    assert text
    assert decode_game(text) == replace(game, me=None)


@pytest.mark.usefixtures("untraced")
@given(st.text("0123456789-.MmgrfdascxoEAI_", max_size=40), st.integers(0))
def test_a_text_that_is_not_a_game_is_not_decoded(text: str, seed: int) -> None:
    encoded = "3-3-3.M.perfect.ro.c.6920bdce.EAIC"
    place = Random(seed).randrange(len(encoded))
    for attempt in (text, f"3-3-3.M.M.a..0.{text}", encoded[:place] + text + encoded[place:], f"{text}.M.M.a..0."):
        game = decode_game(attempt)
        assert game is None or decode_game(encode_game(game, 200) or "") == game
