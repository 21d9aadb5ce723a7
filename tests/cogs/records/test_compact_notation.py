"""Compact notation: games that fit into the custom id of a button."""

from bisect import bisect
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.board import Board
from bot.games.games import GAMES
from bot.games.ids import MatchId
from bot.games.match import Match, MemberSeat
from bot.games.notation import GameRecord, parse_game, record
from bot.games.rules import Rules
from cogs.records.compact_notation import decode_game, encode_game
from tests.support.people import NOON
from tests.support.saved_matches import random_match

MAX_LENGTH = 87
"""The room in the custom id of a button of a replay."""


@pytest.mark.usefixtures("untraced")
def test_every_finished_game_is_decoded_to_the_same_game() -> None:
    matches = [saved for number in range(150) if (saved := [*random_match(number)][-1]).match.is_over]
    assert len(matches) > 50
    for saved in matches:
        game = record(saved.match, saved.updated, is_coached=bool(saved.match.id % 2))
        assert decode_game(encode_game(game, 300) or "") == game


def test_a_full_game_of_connect_four_fits() -> None:
    cells = " ".join(f"{row}{column}" for row in "FEDCBA" for column in range(1, 8))
    game = parse_game(
        f"2026-01-01T12:02:00Z 6x7x7+gravity+misere x:perfect o:perfect {cells} 1/2-1/2 full-board coached"
    )
    text = encode_game(game, MAX_LENGTH)
    assert text
    assert (len(text) <= MAX_LENGTH, decode_game(text)) == (True, game)


def game_of(rules: Rules, plies: tuple[int, ...]) -> GameRecord:
    """A coached game between members, abandoned after some plies if they do not end it."""
    match = Match(MatchId(0), rules, MemberSeat(None), MemberSeat(None), plies)
    return record(match if match.is_over else match.abandon(), NOON, is_coached=True)


def longest(rules: Rules) -> int:
    """The number of plies up to which every game between members fits into a custom id.

    The last legal moves have the highest numbers, so the game with them takes the most characters.
    """
    board, plies = Board(rules), list[int]()
    while board.legal_moves:
        moves = board.legal_moves
        plies.append(next((cell for cell in reversed(moves) if not board.play(cell).is_over), moves[-1]))
        board = board.play(plies[-1])
    assert len(plies) == rules.cells
    lengths = range(len(plies) + 1)
    return (
        bisect(lengths, False, key=lambda length: encode_game(game_of(rules, (*plies[:length],)), MAX_LENGTH) is None)
        - 1
    )


@pytest.mark.usefixtures("untraced")
def test_all_games_fit_but_those_beyond_70_plies_on_9x9() -> None:
    whole = {name: rules.cells for name, rules in GAMES.items()}
    assert {name: longest(rules) for name, rules in GAMES.items()} == {**whole, "9x9": 70}
    assert (longest(Rules(10, 10, 5)), longest(Rules(10, 10, 4, gravity=True))) == (59, 100)


def test_an_earlier_text_with_a_character_for_each_ply_is_decoded() -> None:
    game = decode_game("3-3-3.M.perfect.ro.c.6920c0ee.EAIG")
    assert game
    assert game.match.plies == (4, 0, 8, 6)
    assert encode_game(game, MAX_LENGTH) == "3-3-3.M.perfect.ro.c.6920c0ee..BVk"


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
