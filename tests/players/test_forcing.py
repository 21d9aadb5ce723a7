"""Forced wins: a plain search finds the same ones, and no move but the defences prevents them."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bot.games.coordinate import parse_coordinate
from bot.games.lines import Board, Rules, parse_board
from bot.games.value import Result, Value
from bot.players.deepening import deepen
from bot.players.deepening_search import Budget, BudgetSpentError
from bot.players.forcing import ForcedWin, ForcingSearch
from bot.players.search import cells_of
from tests.support.plain_threats import empty_cells, has_forced_win, winning_cells

GOMOKU = Rules(15, 15, 5)
SEVEN = Rules(7, 7, 5)
ALL_RULES = [Rules(5, 5, 4), Rules(6, 6, 5), Rules(3, 8, 4)]


def test_a_plain_search_finds_the_same_forced_wins_and_defences() -> None:
    for rules in ALL_RULES:
        found = others = 0
        for own, other in quiet_positions(rules, Random(1), 30):
            assert (forced_win(rules, own, other) is not None) is has_forced_win(rules, own, other)
            if not (win := forced_win(rules, other, own)):
                continue
            found += 1
            defences = search(rules).defences(own, other, win)
            assert not defences & (own | other)
            for cell in set(empty_cells(rules, own, other)) - set(cells_of(defences)):
                others += 1
                assert has_forced_win(rules, other, own | 1 << cell)
        assert 0 < found < 30
        assert others


def test_a_forced_win_names_its_cells_and_ends_with_its_budget() -> None:
    board = parse_board("......./.OXXX../......./......./...O.../.O...../.......", SEVEN)
    assert forced_win(SEVEN, board.o, board.x) is None
    assert forced_win(SEVEN, board.x, board.o) is None
    board = parse_board("......./..XXX../......./......./...O.../.O...O./.......", SEVEN)
    win = forced_win(SEVEN, board.x, board.o)
    assert win is not None
    assert (win.plies, sorted(cells_of(win.cells))) in ((3, [7, 8, 12]), (3, [8, 12, 13]))
    two_missing = missing_two(SEVEN, board.x, board.o)
    with pytest.raises(BudgetSpentError):
        search(SEVEN, positions=0).find(board.x, board.o, two_missing)


def test_the_winning_threats_of_go_moku_are_found() -> None:
    """The threats that "Go-Moku Solved by New Search Techniques" (1993) names in section 3."""
    for rows, cells, plies in [
        (["", "", "....OXXXX......", "", "......OOO......"], {9}, 1),  # a five
        (["", "", ".....XXX......."], {4, 8}, 3),  # a straight four
        ([".......X.......", ".......X.......", "...OXXX........"], {7}, 5),  # a four and a three
        ([".......X.......", ".......X.......", ".....XX........"], {7}, 5),  # two threes
    ]:
        lines = [row or "." * 15 for row in [*[""] * 5, *rows, *[""] * 9][:15]]
        marks = "".join(lines)
        for row, cell in list(product((0, 14), (0, 14)))[: marks.count("X") - marks.count("O")]:  # O's in the corners
            lines[row] = f"{lines[row][:cell]}O{lines[row][cell + 1 :]}"
        finding = deepen(parse_board("/".join(lines), GOMOKU), Budget(50_000))
        assert finding.cell in {7 * 15 + cell for cell in cells}
        assert finding.value == Value(Result.WIN, plies)


def test_a_long_win_by_continuous_fours_is_found() -> None:
    """A problem of 13 fours from VCFSolverTest in https://github.com/junghyun397/mintaka, with a shortest line."""
    board = parse_board(
        ".............../.............../.............../.............../.........O...../.....X...X...../"
        ".....O.O...O.../..OXX..X..X..../....O....X...../.....XO....O.../.............../.......X......./"
        "......O......../.............../...............",
        GOMOKU,
    )
    line = "G9 H7 H10 J10 I9 L12 L10 L9 L7 J9 K9 I11 I12"
    own, other, moves = board.x, board.o, [parse_coordinate(text, GOMOKU) for text in line.split()]
    win = forced_win(GOMOKU, own, other)
    assert win is not None
    assert win.plies >= 2 * len(moves) + 1
    finding = deepen(board, Budget(1_000))
    assert finding.value is not None
    assert finding.value.result is Result.WIN
    for cell in moves:  # the replies have no choice, so the line proves that X wins
        assert cell in empty_cells(GOMOKU, own, other)
        own |= 1 << cell
        assert not winning_cells(GOMOKU, other, own)
        reply, *second = winning_cells(GOMOKU, own, other)
        assert bool(second) is (cell == moves[-1])
        other |= 1 << reply


def forced_win(rules: Rules, own: int, other: int) -> ForcedWin | None:
    """The forced win of a side, if it has one and it is its turn."""
    return search(rules).find(own, other, missing_two(rules, own, other))


def search(rules: Rules, positions: int = 10**6) -> ForcingSearch:
    through = [[mask for mask in rules.line_masks if mask >> cell & 1] for cell in range(rules.cells)]
    return ForcingSearch(rules, through, Budget(positions).spend)


def missing_two(rules: Rules, own: int, other: int) -> list[int]:
    """The live lines of a side of which two cells are missing."""
    live = [mask for mask in rules.line_masks if not mask & other]
    return [mask for mask in live if (mask & own).bit_count() == rules.in_a_row - 2]


def quiet_positions(rules: Rules, rng: Random, count: int) -> Iterator[tuple[int, int]]:
    """Random positions in which neither side can complete a line at once, with the side to move first."""
    while count:
        board = Board(rules)
        for _ in range(rng.randrange(4, rules.cells // 2)):
            following = board.play(rng.choice(board.legal_moves))
            board = board if following.is_over else following
        own, other = (board.x, board.o) if board.plies % 2 == 0 else (board.o, board.x)
        if not winning_cells(rules, own, other) and not winning_cells(rules, other, own):
            count -= 1
            yield own, other
