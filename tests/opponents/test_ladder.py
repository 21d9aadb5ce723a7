"""The ladder is in order, and docs/opponents.md tells the truth about it."""

import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from bot.opponents.levels import Level
from bot.opponents.opponent import OPPONENTS
from docs.ladder import COIN_FLIP, GAMES, PLAYERS, SEED, Score, measure, measure_all, table

PAGE = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text("utf-8")


def rows() -> dict[str, list[str]]:
    """The table of results in the page: every row's cells, without its name."""
    found = re.findall(r"^\| \*\*([a-z ]+)\*\* \|(.* / .*)\|$", PAGE, re.MULTILINE)
    return {name: [cell.strip() for cell in cells.split("|")] for name, cells in found}


def published(name: str, other: str) -> tuple[float, float, float]:
    """What the page says that one player won, drew and lost against another, in percent."""
    won, drawn, lost = rows()[name][column(other)].split(" / ")
    return float(won), float(drawn), float(lost)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(OPPONENTS)])
def test_each_level_beats_the_one_below_it_more_than_the_reverse(weaker: str, stronger: str) -> None:
    score = measure(stronger, weaker, games=120, seed=7)
    assert score.wins > score.losses


@pytest.mark.parametrize(("weaker", "stronger"), [*combinations(OPPONENTS, 2)])
def test_each_level_is_published_as_stronger_than_all_below_it(weaker: str, stronger: str) -> None:
    wins, _, losses = published(stronger, weaker)
    assert wins > losses + 10
    for other in PLAYERS.keys() - {weaker, stronger}:
        assert points(stronger, other) > points(weaker, other) + 2


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("other", [name for name in PLAYERS if name != "perfect"])
def test_perfect_loses_to_nobody_and_gains_by_its_traps(other: str) -> None:
    assert published("perfect", other)[2] == 0
    if other != COIN_FLIP:
        assert published("perfect", other)[0] > published(COIN_FLIP, other)[0]


def test_there_is_a_row_and_a_column_for_everyone() -> None:
    assert [*rows()] == [*PLAYERS]
    assert [*PLAYERS] == [*[name for name in OPPONENTS if name != "perfect"], COIN_FLIP, "perfect"]
    assert all(len(cells) == len(PLAYERS) for cells in rows().values())


def test_the_page_names_the_command_that_makes_the_table() -> None:
    assert f"\n.venv/bin/python docs/ladder.py --games {GAMES} --seed {SEED}\n" in PAGE
    assert f"Each pairing played {GAMES} games" in PAGE


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(("name", "other"), [("random", "easy"), ("medium", "perfect")])
def test_measured_again_a_pairing_comes_out_as_published(name: str, other: str) -> None:
    score = measure(name, other)
    assert (str(score), str(-score)) == (rows()[name][column(other)], rows()[other][column(name)])


def test_what_makes_a_level_stands_in_the_page() -> None:
    facts = re.findall(r"^\| \*\*([a-z]+)\*\* \| (.+?) \| (\d+) % \|", PAGE, re.MULTILINE)
    levels = {name: found for name in OPPONENTS if isinstance(found := OPPONENTS[name](), Level)}
    assert facts == [
        *[(name, f"{level.depth} plies", f"{100 * level.overlooks:.0f}") for name, level in levels.items()],
        ("perfect", "to the end", "0"),
    ]


def test_the_table_is_printed_as_it_stands_in_the_page() -> None:
    scores = {(name, other): Score(1, 2, 1) for name in PLAYERS for other in PLAYERS if name != other}
    header, rule, *lines, gains = table(scores)
    assert f"\n{header}\n{rule}\n| **random** |  |" in PAGE
    assert lines[1].startswith("| **easy** | 25.0 / 50.0 / 25.0 |  | 25.0")
    assert gains == "| wins of perfect more than of coin flip | +0.0 | +0.0 | +0.0 | +0.0 |  |  |"


@pytest.mark.usefixtures("untraced")
def test_everyone_meets_everyone_and_one_seed_gives_one_table() -> None:
    scores = measure_all(games=2, seed=3)
    assert scores.keys() == {(name, other) for name in PLAYERS for other in PLAYERS if name != other}
    assert all(scores[other, name] == -score for (name, other), score in scores.items())
    assert scores == measure_all(games=2, seed=3)


def column(name: str) -> int:
    """Where somebody's column is."""
    return [*PLAYERS].index(name)


def points(name: str, other: str) -> float:
    """Wins and half of the draws."""
    wins, draws, _ = published(name, other)
    return wins + draws / 2
