"""The theme of a position: what a player has to see to find its right move."""

from __future__ import annotations

from bot.analysis.exercise import Theme
from bot.analysis.reasons import Blocks, CompletesLine, ForestallsFork, Forks, Reason
from bot.games.lines import Board
from bot.games.mark import Mark

_OPENING = 4  # the opening is a quarter of the cells
_BY_REASON: tuple[tuple[type[Reason], Theme], ...] = (
    (CompletesLine, Theme.FINISH_LINE),
    (Blocks, Theme.BLOCK_LINE),  # before a fork: who misses the block has lost at once
    (Forks, Theme.MAKE_FORK),
    (ForestallsFork, Theme.PREVENT_FORK),
)


def theme_of(board: Board, cell: int, reasons: tuple[Reason, ...]) -> Theme:
    """The theme of a position with a right move and the coach's reasons for it.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluation import Evaluator
    >>> from bot.analysis.reasons import reasons
    >>> board, evaluate = parse_board("X../XO./..."), Evaluator().evaluate
    >>> theme_of(board, 6, reasons(board, 6, evaluate(board), evaluate))
    <Theme.BLOCK_LINE: 'block_line'>
    """
    kinds = {type(reason) for reason in reasons}
    if theme := next((theme for kind, theme in _BY_REASON if kind in kinds), None):
        return theme
    if board.plies * _OPENING <= board.rules.cells:
        return Theme.OPENING
    after = board.play(cell)
    has_threat_above = board.rules.gravity and any(has_later_threat(after, mark) for mark in Mark)
    return Theme.ZUGZWANG if has_threat_above else Theme.FORCED_SEQUENCE


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
