"""The theme of a position: what a player has to see to find its right move."""

from __future__ import annotations

from bot.analysis.analyses import analysis_of
from bot.analysis.reason import Blocks, CompletesLine, ForestallsFork, Forks, Reason, Theme
from bot.games.game import State

_OPENING = 4  # the opening is a quarter of the cells
_BY_REASON: tuple[tuple[type[Reason], Theme], ...] = (
    (CompletesLine, Theme.FINISH_LINE),
    (Blocks, Theme.BLOCK_LINE),  # before a fork: who misses the block has lost at once
    (Forks, Theme.MAKE_FORK),
    (ForestallsFork, Theme.PREVENT_FORK),
)


def theme_of(board: State, cell: int, reasons: tuple[Reason, ...]) -> Theme:
    """The theme of a position with a right move and the coach's reasons for it.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluator import Evaluator
    >>> from bot.analysis.reasons import reasons
    >>> board, evaluate = parse_board("X../XO./..."), Evaluator().evaluate
    >>> theme_of(board, 6, reasons(board, 6, evaluate(board), evaluate))
    <Theme.BLOCK_LINE: 'block_line'>
    """
    kinds = {type(reason) for reason in reasons}
    if theme := next((theme for kind, theme in _BY_REASON if kind in kinds), None):
        return theme
    if board.plies * _OPENING <= board.game.cells:
        return Theme.OPENING
    return analysis_of(board.game).theme(board, cell)
