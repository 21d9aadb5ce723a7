"""docs/learner.md tells the truth about how the learner learns: whatever can be measured quickly is measured again."""

import re
from functools import cache
from math import inf
from pathlib import Path
from random import Random

import pytest

from bot.game.board import Board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, canonical, position_of
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result
from bot.opponents.learner import MODES, is_beatable, learn
from bot.opponents.training import train
from docs.learning import (
    DRAWN,
    DRAWN_GAMES,
    LIMIT,
    RIVALS,
    SEATS,
    SEEDS,
    WINDOW,
    Progress,
    Rival,
    afterwards,
    any_reply,
    describe,
    fixed_replies,
    measure,
    spread,
    table,
)
from tests import oracle
from tests.fakes.opponents import Person

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "learner.md").read_text("utf-8")
FIXED, PERFECT, BEST, ANY = RIVALS


@cache
def published(mode: str, rival: str, seats: str) -> list[str]:
    """How many games the page says that it took, and how many of them were lost."""
    (rows,) = re.findall(rf"^\| it plays {seats} \|.*\n.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    (cells,) = re.findall(rf"^\| \*\*{rival}\*\* \| (.*) \|$", rows, re.MULTILINE)
    return cells.split(" | ")[2 * [*MODES].index(mode) :][:2]


def figures(text: str) -> list[int]:
    return [int(figure.replace(",", "")) for figure in re.findall(r"[\d,]+", text)]


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    ("mode", "rival", "seats"),
    [
        *[("original", FIXED, seats) for seats in SEATS],
        ("original", PERFECT, "X alone"),
        ("original", BEST, "X alone"),
        ("stronger", FIXED, "X alone"),
        ("stronger", PERFECT, "O alone"),
    ],
)
def test_measured_again_it_takes_as_many_games_as_published(mode: str, rival: str, seats: str) -> None:
    runs = [measure(mode, rival, seats, seed, more=0) for seed in range(SEEDS)]
    assert [spread([run.games for run in runs]), spread([run.losses for run in runs])] == published(mode, rival, seats)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
def test_it_takes_exactly_as_many_games_as_looking_after_every_one_would_show(mode: str) -> None:
    replies = RIVALS[PERFECT]()
    memory: dict[Position, Verdict] = {}
    rng, games, losses = Random(f"2: {mode}, {PERFECT}, O alone"), 0, 0
    while is_beatable(MODES[mode](memory), Mark.O, replies):
        course = train(mode, memory, Rival(replies), 1, rng, first=1)
        learn(memory, course.lessons)
        games, losses = games + 1, losses + (course.results == "l")
    assert measure(mode, PERFECT, "O alone", 2, more=0) == Progress(games, losses, 0, can_lose=False)
    assert is_beatable(MODES[mode](memory), Mark.O)  # by others


@pytest.mark.usefixtures("untraced")
def test_what_the_page_says_about_the_figures_is_what_they_say() -> None:
    for mode in MODES:
        for seats in SEATS:
            for rival in RIVALS:
                games, losses = (figures(text) for text in published(mode, rival, seats))
                assert max(losses) <= max(games) < LIMIT
                assert losses[0] <= games[0]
    turns = {(mode, rival): published(mode, rival, "X and O in turns") for mode in MODES for rival in RIVALS}
    for rival in (PERFECT, BEST, ANY):
        assert all(
            figures(stronger)[0] < figures(original)[0]
            for stronger, original in zip(turns["stronger", rival], turns["original", rival], strict=True)
        )
    quickest, second = (figures(turns[mode, FIXED][1])[0] for mode in MODES)
    assert quickest < second
    few, many = (figures(turns[mode, ANY][1])[0] for mode in ("stronger", "original"))
    assert f"{few} instead of {many} until nobody at all can\n  beat it" in PAGE
    assert f"it takes {figures(turns['stronger', ANY][0])[0]:,} games in place of some 24,000" in PAGE
    assert round(figures(turns["original", ANY][0])[0], -3) == 24_000


@pytest.mark.usefixtures("untraced")
def test_so_many_positions_are_truly_lost_as_the_page_says() -> None:
    lost = {mark: set[Position]() for mark in Mark}
    for board in oracle.unfinished(TIC_TAC_TOE):
        if board.ply and oracle.value(board).result is Result.WIN:
            lost[board.to_move.other].add(position_of(board, board.to_move.other))
    for counts in ([lost[mark] for mark in Mark], [{canonical(one) for one in lost[mark]} for mark in Mark]):
        by_x, by_o = map(len, counts)
        assert f"| {by_x:,} | {by_o:,} | {by_x + by_o:,} |" in PAGE
    assert "So it can lose 2,836 games at most, or 390," in PAGE


def test_the_page_names_the_commands_and_what_they_are_told() -> None:
    assert f"\n.venv/bin/python docs/learning.py --seeds {SEEDS}\n.venv/bin/python docs/learning.py --picture\n" in PAGE
    stayed = [Progress(1000, 20, 0, can_lose=False)] * SEEDS
    runs = {(mode, rival, seats): stayed for mode in MODES for rival in RIVALS for seats in SEATS}
    assert afterwards(runs) in " ".join(PAGE.split())
    assert f"the limit was {LIMIT:,} games" in PAGE
    assert f"{DRAWN_GAMES:,} games of both modes against the level {DRAWN}" in PAGE
    assert f"the last {WINDOW}\ngames" in PAGE


def test_the_picture_is_there_and_described() -> None:
    assert re.findall(r'learning.png" alt="(.+?)"', PAGE, re.DOTALL)
    assert (ROOT / "docs" / "learning.png").read_bytes().startswith(b"\x89PNG")
    assert describe([0.5] * (DRAWN_GAMES - WINDOW + 1)).startswith("50% after 100, 50% after 500,")


def test_the_tables_are_printed_as_they_stand_in_the_page() -> None:
    run = Progress(1000, 20, 3, can_lose=True)
    runs = {(mode, rival, seats): [run, run] for mode in MODES for rival in RIVALS for seats in SEATS}
    for seats in SEATS:
        header, rule, first, *_ = table(runs, seats)
        assert f"\n{header}\n{rule}\n| **{FIXED}** |" in PAGE
        assert first == f"| **{FIXED}** | 1,000 | 20 | 1,000 | 20 |"
    assert afterwards(runs) == (
        "in 5,000 games more, the 48 learners of these tables lost 144 games, and 48 of them could lose at the end"
    )


@pytest.mark.parametrize(
    ("found", "text"),
    [
        ([3, 1, 2000], "3 (1 - 2,000)"),
        ([2, 2, 2], "2"),
        ([1, inf, inf], "more than 50,000 (1 - more than 50,000)"),
    ],
)
def test_figures_are_told_by_their_median_with_the_least_and_the_most(found: list[float], text: str) -> None:
    assert spread(found) == text


def test_who_can_still_lose_at_the_limit_is_given_up_and_said_to_be() -> None:
    assert measure("original", FIXED, "O alone", 0, limit=2) == Progress(inf, 2, 0, can_lose=True)


@pytest.mark.usefixtures("untraced")
def test_the_fixed_strategy_is_the_one_of_the_other_tests() -> None:
    for board in oracle.unfinished(TIC_TAC_TOE)[::12]:
        assert fixed_replies(board) == (Person().choose(board, Random(0)),)


def test_a_rival_plays_any_of_its_replies() -> None:
    assert {Rival(any_reply).choose(Board().play(4), Random(seed)) for seed in range(99)} == {0, 1, 2, 3, 5, 6, 7, 8}
    assert Rival(fixed_replies).is_quick(Board())
