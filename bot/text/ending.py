"""What is said below a finished game besides its result: the ratings, a winning streak, and the coach's sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.analysis.review import Review
from bot.games.coordinate import format_move
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.value import Result
from bot.model.ending import Ending
from bot.text.page import Page, PageWriter, in_order

_AFTER_A_LOSS = ("ending-thanks", "ending-next_time", "ending-good_game")
_MAX_CELLS = 3  # how many better moves are named
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class EndingWriter:
    """Writes the ending of a match: at most one sentence behind its result, and one line."""

    pages: PageWriter  # the writer of the page

    def add(self, page: Page, match: Match, ending: Ending) -> Page:
        say, words, ratings = self.pages.localizer.say, page.words, list[str]()
        for mark, new in ending.ratings.items():
            who = f"{self.pages.who(match, mark)} " if match.is_duel else ""
            ratings.append(f"{who}{new.rating} ({format_change(new.change)})")
        facts = [
            say("ending-rating", ratings=", ".join(ratings)) if ratings else "",
            say("ending-streak", count=ending.wins) if ending.wins > 1 else "",
            ending.coach,
        ]
        if page.result is Result.LOSS and len(match.plies) >= len(Mark):  # the same sentence after the same moves
            comfort = _AFTER_A_LOSS[sum(match.plies) % len(_AFTER_A_LOSS)]
            words = f"{words} {say(comfort)}"
        lines = [words, " · ".join(filter(None, facts))]
        return replace(page, words="\n".join(filter(None, lines)))

    def judge(self, review: Review) -> str:
        """Return the coach's sentence; empty if there is nothing to say."""
        match, say = review.match, self.pages.localizer.say
        if (ply := review.given_away) and ply.before:
            cells = ", ".join(format_move(cell, match.rules) for cell in in_order(ply.best[:_MAX_CELLS], match.rules))
            missed = "win" if ply.before.result is Result.WIN else "draw"
            facts = {"number": ply.number + 1, "cells": cells}
            if match.is_duel:
                return say(f"ending-member_missed_{missed}", who=self.pages.who(match, ply.mark), **facts)
            return say(f"ending-missed_{missed}", **facts)
        return say("ending-no_mistake") if _is_faultless(review) else ""


def _is_faultless(review: Review) -> bool:
    """Check if the member who played the bot did not lose, and is proven to have made no mistake."""
    match = review.match
    if match.is_duel or match.outcome is None:
        return False
    mark = Mark.X if match.member(Mark.X) else Mark.O
    kept = [ply.is_judged and not ply.mistake for ply in review.plies if ply.mark is mark]
    return match.outcome.result_for(mark) is not Result.LOSS and all(kept) and bool(kept)


def format_change(points: int) -> str:
    """Return the change of a rating with its sign.

    >>> format_change(14), format_change(0)
    ('+14', '±0')
    """
    return f"{'+' if points > 0 else _MINUS if points < 0 else '±'}{abs(points)}"
