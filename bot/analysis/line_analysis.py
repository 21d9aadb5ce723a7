"""The analysis of the m,n,k-games: threats, forks, and an exact search on small boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from bot.analysis.analysis import Analysis
from bot.analysis.evaluation import Evaluation
from bot.analysis.reason import (
    Blocks,
    Forces,
    ForestallsFork,
    Forks,
    LeavesOnlyLines,
    Mirrors,
    Reason,
    Theme,
    Threatens,
    WinsLater,
)
from bot.games.game import Game
from bot.games.lines import Board, Symmetry, rules_of, symmetries
from bot.games.mark import Mark
from bot.games.position import (
    Kind,
    Position,
    board_of,
    is_near,
    kind_of,
    position_of,
    twin,
)
from bot.games.value import Result, Value
from bot.players.minimax import Minimax
from bot.players.perfect import is_solvable
from bot.players.search import best_of
from bot.players.threats import completes_line_everywhere, forks, later_win, threatened_lines, threats

_MAX_KEPT = 2_000  # how many evaluations of small boards are kept: most games go through the same positions

_MAX_LEFT = 16  # with at most so many empty cells, a game is followed to its end


class LineAnalysis(Analysis[Board]):
    def position(self, state: Board) -> Position:
        return position_of(state, state.to_move.other)

    def state(self, position: Position, game: Game) -> Board:
        rules = rules_of(game)
        return board_of(position, rules) if position else Board(rules)

    def symmetries(self, game: Game) -> tuple[Symmetry, ...]:
        return symmetries(rules_of(game))

    def twin(self, position: Position, symmetry: Symmetry) -> Position:
        return Position(twin(position, symmetry))

    def kind(self, game: Game) -> Kind:
        return kind_of(rules_of(game))

    def is_near(self, one: Board, other: Board) -> bool:
        return is_near(one, other)

    def is_solved(self, state: Board) -> bool:
        return is_solvable(state.rules) or state.is_over

    def solve(self, state: Board) -> Evaluation:
        return _solve(state)

    def is_short(self, state: Board) -> bool:
        return state.rules.cells - state.plies <= _MAX_LEFT

    def reasons(self, state: Board, cell: int, after: Board, value: Value | None) -> Iterator[Reason]:
        yield from _from_lines(state, cell, after, value)
        yield from _from_end(state, cell, after)

    def theme(self, state: Board, cell: int) -> Theme:
        after = state.play(cell)
        has_threat_above = state.rules.gravity and any(has_later_threat(after, mark) for mark in Mark)
        return Theme.ZUGZWANG if has_threat_above else Theme.FORCED_SEQUENCE


@cache
def _minimax() -> Minimax:
    return Minimax()


@lru_cache(_MAX_KEPT)
def _solve(board: Board) -> Evaluation:
    values = _minimax().values(board)
    return Evaluation(values, best_of(values), board.rules.cells - board.plies)


def _from_lines(board: Board, cell: int, after: Board, value: Value | None) -> Iterator[Reason]:
    """The reasons that follow from lines, threats and forks, for a move that does not end the game."""
    mover = board.to_move
    if blocked := threatened_lines(board, mover.other, cell):
        yield Blocks(blocked)
    threatened = threats(after, mover) if not threats(after, mover.other) else ()
    if len(threatened) > 1:
        yield Forks(threatened)
    elif threatened and value and value.result is Result.WIN:
        yield Forces(threatened[0], value.plies)
    elif threatened and not (value and value.result):
        yield Threatens(threatened[0])
    forked = forks(board, mover.other) if not threats(board, mover.other) else ()
    if forked and not (value and value.result) and not forks(after, mover.other):
        yield ForestallsFork(forked)


def _from_end(board: Board, cell: int, after: Board) -> Iterator[Reason]:
    """The reasons that follow from a way to play until the end, which each side can see without a search."""
    if (winning := later_win(after, board.to_move)) is not None:
        yield WinsLater(winning)
    if board.rules.misere and completes_line_everywhere(after):
        yield LeavesOnlyLines()
    if _is_mirrored(after, board.to_move):
        opposite = board.rules.cells - 1 - cell
        yield Mirrors(opposite, is_center=opposite == cell)


def _is_mirrored(board: Board, mark: Mark) -> bool:
    """Whether a side has the center and a mark opposite each one of the other side, and that keeps it from a line.
    It does where every line through the center has two opposite cells, as one of them has a mark of the other side.
    """
    rules, last = board.rules, board.rules.cells - 1
    center = last // 2
    if not rules.misere or rules.gravity or rules.cells % 2 == 0 or board[center] is not mark:
        return False
    pairs = [(board[cell], board[last - cell]) for cell in range(center)]
    if any(first is not (second and second.other) for first, second in pairs):
        return False
    return all(any(last - cell in line for cell in line if cell != center) for line in rules.lines if center in line)


def has_later_threat(board: Board, mark: Mark) -> bool:
    """Whether a side lacks one cell of a line, and nobody can play there yet; this needs gravity.

    >>> from bot.games.lines import parse_board
    >>> from bot.games.games import GAMES
    >>> board = parse_board("......./......./......./......./.XXX.../.OOXO..", GAMES["connect4"])
    >>> has_later_threat(board, Mark.X), has_later_threat(board, Mark.O)
    (True, False)
    """
    own, other = (board.x, board.o) if mark is Mark.X else (board.o, board.x)
    playable = sum(1 << cell for cell in board.legal_moves)
    for line in board.rules.line_masks:
        missing = line & ~own
        if not line & other and missing.bit_count() == 1 and not missing & playable:
            return True
    return False
