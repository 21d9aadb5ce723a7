"""What the review of a match says about its crowd: who saw the right move when it went wrong, and its best voter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.analysis.review import Review, ReviewedPly
from bot.games.ids import UserId
from bot.games.value import Result
from bot.text.localizer import Localizer
from bot.text.page import in_order
from cogs.vote.queries import VotesOfMatch

_MAX_CELLS = 3  # how many right moves are named
_LEAST_SHARE = 1 / 2  # of the crowd's moves: whoever has voted on fewer is not its best voter


def keeps(ply: ReviewedPly, cell: int) -> bool:
    """Check if a cell is proven to keep the result; in a lost position every one does."""
    return cell in ply.keeping or (ply.before is not None and ply.before.result is Result.LOSS)


def best_voter(review: Review, votes: VotesOfMatch) -> tuple[UserId, float] | None:
    """Return the voter with the greatest share of right votes, of several the one with the most votes, and that share;
    None if there is none.
    """
    plies = {ply.number: ply for ply in review.plies if ply.mark is review.match.crowd and ply.is_judged}
    found: list[tuple[float, int, UserId]] = []
    for user, cells in votes.users.items():
        kept = [keeps(plies[number], cell) for number, cell in cells.items() if number in plies]
        if kept and len(kept) >= _LEAST_SHARE * len(plies):
            found.append((sum(kept) / len(kept), len(kept), user))
    share, _, user = max(found, key=lambda voter: (*voter[:2], -voter[2]), default=(0, 0, None))
    return None if user is None else (user, share)


@dataclass(frozen=True, slots=True)
class VerdictWriter:
    localizer: Localizer
    name_of: Callable[[UserId], str]  # escaped

    def who_saw(self, review: Review, votes: VotesOfMatch) -> str:
        """Say who saw the right move at which the crowd went wrong; empty if it did not, or nothing is known."""
        ply = review.gone_wrong
        if ply is None or not any(number == ply.number for number, _ in votes.counts):
            return ""
        count = sum(
            voters for (number, cell), voters in votes.counts.items() if number == ply.number and keeps(ply, cell)
        )
        users = [user for user, cells in votes.users.items() if ply.number in cells and keeps(ply, cells[ply.number])]
        if not users or count < len(users):
            return self.localizer.say("vote-saw_unnamed", count=count)
        best, _ = best_voter(review, votes) or (users[0], 0)
        return self.localizer.say("vote-saw", who=self.name_of(best if best in users else users[0]), others=count - 1)

    def lines(self, review: Review, votes: VotesOfMatch) -> str:
        """Return lines for the first page of a review: the best voter, and where the crowd went wrong, unless that is
        the turning point, which the page names anyway.
        """
        lines, match = list[str](), review.match
        if best := best_voter(review, votes):
            user, share = best
            lines.append(self.localizer.say("vote-best", who=self.name_of(user), share=self.localizer.percent(share)))
        ply = review.gone_wrong
        if ply and ply is not review.decisive:
            cells = tuple(
                self.localizer.name_of_move(cell, match.game) for cell in in_order(ply.keeping[:_MAX_CELLS], match.game)
            )
            wrong = self.localizer.say("vote-went_wrong", number=ply.number + 1, cells=cells)
            lines.append(f"{wrong} {self.who_saw(review, votes)}".strip())
        return "\n".join(lines)
