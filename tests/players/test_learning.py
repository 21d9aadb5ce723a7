"""The numbers in docs/learner.md: those that can be measured quickly are measured again."""

import re
from functools import cache
from math import inf
from pathlib import Path

import pytest

from bot.games.lines import TIC_TAC_TOE
from bot.games.mark import Mark
from bot.games.position import Position, canonical, position_of
from bot.games.value import Result
from bot.players.learner import MODES
from tests.support import oracle
from tools.learning import LIMIT, PICTURE_GAMES, PICTURE_LEVEL, SEATS, SEEDS, STRATEGIES, WINDOW, measure, spread

PAGE = Path("docs/learner.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())
FIXED, PERFECT, BEST, ANY = STRATEGIES


@cache
def published(mode: str, rival: str, seats: str) -> list[str]:
    (rows,) = re.findall(rf"^\| it plays {seats} \|.*\n.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    (cells,) = re.findall(rf"^\| \*\*{rival}\*\* \| (.*) \|$", rows, re.MULTILINE)
    return cells.split(" | ")[2 * [*MODES].index(mode) :][:2]


@pytest.mark.usefixtures("untraced")
def test_a_new_measurement_gives_the_published_numbers() -> None:
    for mode, rival, seats in [*(("original", FIXED, seats) for seats in SEATS), ("stronger", PERFECT, "O alone")]:
        runs = [measure(mode, rival, seats, seed, extra=0) for seed in range(SEEDS)]
        numbers = [spread([run.games for run in runs]), spread([run.losses for run in runs])]
        assert numbers == published(mode, rival, seats)


def test_the_page_counts_the_lost_positions() -> None:
    lost = {mark: set[Position]() for mark in Mark}
    for board in oracle.unfinished(TIC_TAC_TOE):
        if board.plies and oracle.value(board).result is Result.WIN:
            lost[board.to_move.other].add(position_of(board, board.to_move.other))
    for counts in ([lost[mark] for mark in Mark], [{canonical(position) for position in lost[mark]} for mark in Mark]):
        by_x, by_o = map(len, counts)
        assert f"| {by_x:,} | {by_o:,} | {by_x + by_o:,} |" in PAGE
    assert "at most 2,836 games in the original mode, and at most 390 in the stronger mode" in WORDS


def test_the_page_says_how_it_was_measured() -> None:
    assert (
        f"\n.venv/bin/python tools/learning.py --seeds {SEEDS}\n.venv/bin/python tools/learning.py --picture\n" in PAGE
    )
    assert f"the limit of {LIMIT:,} games" in WORDS
    assert f"{PICTURE_GAMES:,} games of both modes against the level {PICTURE_LEVEL}" in WORDS
    assert f"the last {WINDOW} games" in WORDS
    assert spread([3, 1, 2000]) == "3 (1 - 2,000)"
    assert spread([1, inf, inf]) == "more than 50,000 (1 - more than 50,000)"
