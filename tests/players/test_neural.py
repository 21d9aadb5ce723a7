"""The opponents that use the network: their moves, weights and place among the levels."""

import pickle
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.games.lines import LISTED, Board, Rules, parse_board
from bot.matches.errors import NotOfferedError
from bot.matches.opponent_pool import check_offered
from bot.players import neural, opponent
from bot.players.network import IMPOSSIBLE, Bools, Floats, legal_cells, planes
from bot.players.neural import (
    EARLIER_NETWORKS,
    NETWORK_LEVELS,
    NETWORK_OPPONENTS,
    NETWORK_RATINGS,
    VERSION,
    Intuition,
    Neural,
    load,
)
from bot.players.opponent import is_available, network_levels_of
from bot.players.tree_search import TreeSearch
from tests.support import connect_four
from tools.examine_network import rating_of

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / "bot" / "players" / "weights"

DIGESTS = {1: "a81769895ea463aba0fc600850e9b74d579001ac01e12b54e49d9fa48bf24c6e"}
"""The weights of each version. New weights need a new version, and their own ratings."""


def unbiased(rules: Rules, own: Bools, other: Bools) -> tuple[Floats, Floats]:
    """A network that has learned nothing."""
    return np.where(legal_cells(rules, own, other), 0, IMPOSSIBLE), np.zeros(len(own), np.float32)


def test_the_ratings_belong_to_the_weights_which_are_small() -> None:
    assert DIGESTS[VERSION] == sha256((WEIGHTS / "final.npz").read_bytes()).hexdigest()
    assert {tuple(ratings) for ratings in NETWORK_RATINGS.values()} == {NETWORK_LEVELS}
    sizes = [path.stat().st_size for path in WEIGHTS.iterdir()]
    assert len(sizes) == 3
    assert max(sizes) < 2 * 2**20
    assert sum(sizes) < 4 * 2**20


def test_the_ratings_follow_from_the_games_on_the_page() -> None:
    page = (ROOT / "docs" / "opponents.md").read_text("utf-8")
    rows = re.findall(
        r"^\| (\w+) \| \*\*(\w+)\*\* \| (\w+) \| (\d+) / (\d+) / (\d+) \| .* \| (\d+) \|$", page, re.MULTILINE
    )
    ratings: dict[str, dict[str, int]] = {}
    for game, name, level, *counts, rating in rows:
        wins, draws, losses = map(int, counts)
        assert int(rating) == rating_of(game, level, (wins + draws / 2) / (wins + draws + losses))
        ratings.setdefault(game, {})[name] = int(rating)
    assert ratings == NETWORK_RATINGS


def test_they_play_legal_moves_that_depend_on_chance_alone() -> None:
    for game in NETWORK_RATINGS:
        board = Board(LISTED[game])
        board = board.play(board.legal_moves[1])
        for player in (Intuition(), Neural(visits=10)):
            assert not player.is_quick(board)
            cell = player.choose(board, Random(3))
            assert cell in board.legal_moves
            assert pickle.loads(pickle.dumps(player)).choose(board, Random(3)) == cell  # noqa: S301
    for new in NETWORK_OPPONENTS.values():
        with pytest.raises(IndexError):
            new().choose(parse_board("XXX/OO./..."), Random(0))
    intuition = Intuition()
    assert {intuition.choose(Board().play(4), Random(seed)) for seed in range(40)} >= {0, 2, 6, 8}


def test_the_network_sees_any_board_and_symmetric_twins_alike() -> None:
    for rules in (Rules(), LISTED["connect4"], Rules(3, 8, 3), Rules(10, 10, 6)):
        board = Board(rules).play(rules.cells - 1)
        probabilities, value = load("final").look(board)
        assert tuple(probabilities) == board.legal_moves
        assert sum(probabilities.values()) == pytest.approx(1, abs=1e-5)
        assert -1 <= value <= 1
    probabilities, _ = load("final").look(Board(LISTED["connect4"]).play(38))
    assert probabilities[35] == pytest.approx(probabilities[41])


def test_the_network_is_told_the_rules() -> None:
    own, other = np.zeros((1, 42), np.bool_), np.zeros((1, 42), np.bool_)
    own[0, 41] = True
    seen = [planes(rules, own, other) for rules in (Rules(6, 7, 4), Rules(6, 7, 4, gravity=True), Rules(6, 7, 5))]
    assert all(not np.array_equal(one, other) for one in seen for other in seen if one is not other)
    assert [*np.flatnonzero(legal_cells(Rules(6, 7, 4, gravity=True), own, other)[0])] == [34, *range(35, 41)]


def test_the_search_finds_wins_and_blocks_without_knowing_of_them() -> None:
    for text, rules, best in (
        ("XX./OO./...", Rules(), {2}),
        ("XX./O../...", Rules(), {2}),
        ("XX./OO./...", Rules(misere=True), {5, 6, 7, 8}),
        ("......./......./......./......./...OO../..XXX..", Rules(6, 7, 4, gravity=True), {36, 40, 41, 35}),
    ):
        visits = TreeSearch(unbiased).search(parse_board(text, rules), 200)
        assert sum(visits.values()) == 200
        assert max(visits, key=visits.__getitem__) in best


def test_the_levels_are_offered_where_they_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NETWORK_OPPONENTS:
        for rules in (Rules(), Rules(7, 7, 5), Rules(6, 7, 4, gravity=True)):
            assert network_levels_of(rules) == NETWORK_LEVELS
            check_offered(name, rules)
        for rules in (Rules(9, 9, 5), Rules(6, 6, 4)):
            with pytest.raises(NotOfferedError, match="level_not_offered"):
                check_offered(name, rules)
    for module in (neural, opponent):
        monkeypatch.setattr(module, "has_network", lambda: False)
    monkeypatch.setattr("bot.matches.opponent_pool.has_network", lambda: False)
    assert network_levels_of(Rules()) == ()
    assert [name for name in ("easy", *NETWORK_OPPONENTS) if is_available(name)] == ["easy"]
    with pytest.raises(NotOfferedError, match="network_missing"):
        check_offered(EARLIER_NETWORKS[0], Rules())


def test_the_process_of_the_bot_imports_neither_numpy_nor_numba() -> None:
    board = next(connect_four.positions(13, range(36, 37), 1))  # its last moves are searched without a worker
    code = (
        "import sys, bot.process.command_line, bot.process.cli_commands, bot.process.build;"
        "import cogs.coach.commands, cogs.play.commands, cogs.settings.commands, cogs.watch.commands;"
        "from bot.players.neural import NETWORK_OPPONENTS, has_network; from bot.players.opponent import *;"
        "import pickle; [pickle.dumps(new()) for new in NETWORK_OPPONENTS.values()];"
        "from bot.games.lines import Board, Rules; from bot.players.perfect import Perfect;"
        f"Perfect().best_moves(Board(Rules(6, 7, 4, gravity=True), {board.x}, {board.o}));"
        "assert has_network(); sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0  # noqa: S603
