"""A review of a match: for each ply, whether it kept the best possible result, and where the match was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate

from bot.analysis.evaluation import Evaluate, Evaluation, proven_value
from bot.analysis.exercise import Mistake, mistake_on
from bot.analysis.reason import Reason
from bot.analysis.reasons import reasons, theme_of
from bot.games.game import Game, State, state_after
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.value import Result, Value


@dataclass(frozen=True, slots=True)
class ReviewedPly:
    number: int  # counted from 0
    mark: Mark  # the side that played it
    cell: int  # where it was played
    before: Value | None  # the value of the position for that side; None if it is not proven
    after: Value | None  # the value of the move that was played, itself counted as a ply; None if it is not proven
    depth: int  # how many plies were searched completely; a win or a loss in more may be reached in fewer
    keeping: tuple[int, ...]  # the cells that are proven to keep the result (a win, a draw or a loss), ascending
    best: tuple[int, ...]  # those of them with the value `before`, such as the quickest wins
    # why the move is good, the strongest first; empty if it is not proven to have kept the result
    reasons: tuple[Reason, ...]
    mistake: Mistake | None  # what there is to learn if it is proven to have given away a better result

    @property
    def is_judged(self) -> bool:
        """Whether it is proven if the move kept the result; in a lost position every move does."""
        return self.before is not None and self.after is not None


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """The reviewed plies of a game, without its players."""

    plies: tuple[ReviewedPly, ...]  # in order
    # the value of the last position for its side to move; None if the game ended on the board, or if the value is not
    # proven
    last_value: Value | None
    last_depth: int  # how many plies were searched completely from that position


@dataclass(frozen=True, slots=True)
class Review:
    match: Match
    game: ReviewedGame

    @property
    def plies(self) -> tuple[ReviewedPly, ...]:
        return self.game.plies

    @property
    def mistakes(self) -> list[ReviewedPly]:
        """The plies of both sides that are proven to have given away a better result."""
        return [ply for ply in self.plies if ply.mistake]

    @property
    def decisive(self) -> ReviewedPly | None:
        """The last ply that is proven to have changed the result with best play; None if there is none."""
        return self.mistakes[-1] if self.mistakes else None

    @property
    def given_away(self) -> ReviewedPly | None:
        """The ply with which a member or the crowd gave away the best result that they did not get; None if none is
        proven.
        """
        outcome = self.match.outcome
        plies = [
            (ply.before.result, ply.number, ply)
            for ply in self.plies
            if outcome and ply.before and ply.mistake
            if self.match.member(ply.mark) is not None or self.match.crowd is ply.mark
            if ply.before.result > outcome.result_for(ply.mark)
        ]
        return max(plies)[-1] if plies else None

    @property
    def gone_wrong(self) -> ReviewedPly | None:
        """The ply at which the crowd went wrong: that of `given_away`, or else its last mistake; None without."""
        mistakes = [ply for ply in self.mistakes if ply.mark is self.match.crowd]
        given_away = self.given_away
        return given_away if given_away in mistakes else mistakes[-1] if mistakes else None

    @property
    def not_judged(self) -> tuple[ReviewedPly, ...]:
        """The plies of which it is not proven whether they kept the result."""
        return tuple(ply for ply in self.plies if not ply.is_judged)

    def accuracy(self, mark: Mark) -> float | None:
        """The share of a side's judged plies that kept the result, a loss too, from 0 to 1; None if it has none."""
        kept = [ply.mistake is None for ply in self.plies if ply.mark is mark and ply.is_judged]
        return sum(kept) / len(kept) if kept else None

    def board(self, plies: int) -> State:
        return state_after(self.match.game, self.match.plies[:plies])


def review_game(game: Game, plies: Sequence[int], evaluate: Evaluate) -> ReviewedGame:
    """Review every ply of a game, whether it is running or over.
    `evaluate` is called once for every position of the game.

    >>> from bot.analysis.evaluator import Evaluator
    >>> from bot.games.lines import Rules
    >>> reviewed = review_game(Rules(), (0, 1, 4, 8, 6, 3, 2), Evaluator().evaluate)
    >>> [str(ply.after) for ply in reviewed.plies], reviewed.plies[1].keeping
    (['draw', 'loss in 6', 'win in 5', 'loss in 4', 'win in 3', 'loss in 2', 'win in 1'], (4,))
    """
    boards = [*accumulate(plies, lambda state, cell: state.play(cell), initial=game.start)]
    evaluate = cache(evaluate)
    for board in reversed(boards):  # the last positions are the quickest to prove, so they come first
        evaluate(board)
    reviewed = [_reviewed(boards, number, cell, evaluate) for number, cell in enumerate(plies)]
    last = evaluate(boards[-1])
    return ReviewedGame(tuple(reviewed), proven_value(last), last.depth)


def _reviewed(boards: Sequence[State], number: int, cell: int, evaluate: Evaluate) -> ReviewedPly:
    board, next_board = boards[number : number + 2]
    evaluation, following = evaluate(board), evaluate(next_board)
    values, before = evaluation.values, proven_value(evaluation)
    next_value = (
        Value(outcome.result_for(next_board.to_move)) if (outcome := next_board.outcome) else proven_value(following)
    )
    after = next_value.one_ply_earlier() if next_value else values[cell]  # the next search may prove what this did not
    if before is None and after and after.result is Result.WIN:
        before = after  # nothing is better than a win
    is_kept = before is not None and after is not None and after.result >= before.result
    return ReviewedPly(
        number,
        board.to_move,
        cell,
        before,
        after,
        min(evaluation.depth, following.depth + 1),
        tuple(move for move, value in values.items() if before and value and value.result is before.result),
        tuple(move for move, value in values.items() if before and value == before),
        reasons(board, cell, evaluation, evaluate) if is_kept else (),
        _mistake(board, number, cell, replace(evaluation, values={**values, cell: after}), evaluate)
        if before and after and not is_kept
        else None,
    )


def _mistake(board: State, number: int, cell: int, evaluation: Evaluation, evaluate: Evaluate) -> Mistake:
    best = evaluation.best[0]
    theme = theme_of(board, best, reasons(board, best, evaluation, evaluate))
    return mistake_on(board, cell, number, evaluation.values, theme)
