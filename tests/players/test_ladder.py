"""The order of the levels, and the table in docs/opponents.md."""

import re
from itertools import pairwise
from random import Random

import pytest

from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.lines import LISTED, Rules
from bot.players.any_game import LookAhead
from bot.players.levels import LEVELS, EstimatingLevel, Level
from bot.players.neural import NETWORK_RATINGS
from bot.players.opponent import OPPONENTS, level_ratings, levels_of, players_of
from bot.players.ultimate import UltimateSearch
from tests.support.level_ratings import LEVEL_RATINGS
from tools.ladder import (
    COIN_FLIP,
    PLAYERS,
    SEED,
    fit_neighbours,
    ladder,
    measure,
    play_match,
    published_neighbours,
)
from tools.ladder import COUNT as GAMES_PLAYED
from tools.ladder import PAGE as FILE

PAGE = FILE.read_text("utf-8")


def rows() -> dict[str, list[str]]:
    """The table of results in the page: the cells of each row by its name."""
    lines = re.findall(r"^\| \*\*([a-z ]+)\*\* \|(.* / .*)\|$", PAGE, re.MULTILINE)
    return {name: [cell.strip() for cell in cells.split("|")] for name, cells in lines}


def test_the_page_has_a_row_for_each_player_and_its_command() -> None:
    assert [*rows()] == [*PLAYERS]
    assert [*PLAYERS] == [*[name for name in OPPONENTS if name != "perfect"], COIN_FLIP, "perfect"]
    assert all(len(cells) == len(PLAYERS) for cells in rows().values())
    assert f"\n.venv/bin/python tools/ladder.py --games {GAMES_PLAYED} --seed {SEED}\n" in PAGE
    assert f"Each pairing played {GAMES_PLAYED} games" in PAGE
    parameters = re.findall(r"^\| \*\*([a-z]+)\*\* \| (.+?) \| (\d+) % \|", PAGE, re.MULTILINE)
    levels = {name: level for name, level in LEVELS[DEFAULT_GAME].items() if isinstance(level, Level)}
    assert parameters == [
        *[(name, f"{level.depth} plies", f"{100 * level.overlooks:.0f}") for name, level in levels.items()],
        ("perfect", "to the end", "0"),
    ]


@pytest.mark.proof
def test_a_new_measurement_gives_the_published_scores() -> None:
    column = {name: number for number, name in enumerate(PLAYERS)}
    for name, other in [("random", "easy"), ("medium", "perfect")]:
        score = measure(name, other)
        assert (str(score), str(-score)) == (rows()[name][column[other]], rows()[other][column[name]])
    row = next(ladder("misere", GAMES_PLAYED, games_of_perfect=1, seed=SEED))
    assert f"\n{row} " in PAGE


OTHER_GAMES = [game for game in GAMES if game != DEFAULT_GAME]


def test_the_page_gives_the_parameters_of_each_level_of_a_game() -> None:
    for game in OTHER_GAMES:
        listed = re.findall(rf"^\| {game} \| \*\*(\w+)\*\* \| (\d*)(?: \w+)? \| (\d*)(?: %)? \|", PAGE, re.MULTILINE)
        assert [name for name, _, _ in listed] == [*levels_of(GAMES[game])]
        for name, depth, overlooks in listed[:-1]:
            level = LEVELS.get(game, players_of(GAMES[game]))[name]
            if isinstance(level, UltimateSearch):
                assert (int(depth), overlooks) == (level.playouts, "")
            else:
                assert isinstance(level, Level | EstimatingLevel | LookAhead)
                assert (int(depth), int(overlooks)) == (level.depth, round(100 * level.overlooks))


def test_the_ratings_of_a_game_follow_from_scores_that_differ_enough() -> None:
    for game in OTHER_GAMES:
        shares = published_neighbours()[game]
        assert ["random", *shares] == [*levels_of(GAMES[game])]
        assert min(shares.values()) >= 0.55
        ratings = {name: round(rating) for name, rating in fit_neighbours(shares).items()}
        assert ratings == {name: level_ratings(GAMES[game])[name] for name in ratings}
        published = re.findall(rf"^\| {game} \| \*\*(\w+)\*\* \|.*\| (\d+) \|$", PAGE, re.MULTILINE)
        assert {name: int(rating) for name, rating in published} == {**ratings, **NETWORK_RATINGS.get(game, {})}
    assert level_ratings(Rules(10, 10, 9)) == {}
    assert level_ratings(Rules()) == {**LEVEL_RATINGS, **NETWORK_RATINGS[DEFAULT_GAME]}


@pytest.mark.parametrize(
    "game", [game if game in ("3x3", "5x5") else pytest.param(game, marks=pytest.mark.proof) for game in LISTED]
)
def test_the_levels_of_a_game_are_in_order(game: str) -> None:
    for below, name in pairwise(LEVELS[game]):
        games = 16 if game == "9x9" else 40
        score = play_match(OPPONENTS[name](), OPPONENTS[below](), games, Random(5), LISTED[game])
        assert score.wins > score.losses
