"""The buttons of a review: one opens it beneath a finished board, two turn its pages.

A button holds the match and the page that it leads to.
"""

from __future__ import annotations

import re
from typing import Any, Self

from discord import ui

from bot.client.button import MATCH, Button
from bot.game.ids import MatchId
from bot.game.match import Match
from bot.rendering.coach import ReviewWriter
from bot.rendering.localizer import Localizer

_OPEN, _BACK, _NEXT = (
    "\N{LEFT-POINTING MAGNIFYING GLASS}",
    "\N{BLACK LEFT-POINTING TRIANGLE}\ufe0f",
    "\N{BLACK RIGHT-POINTING TRIANGLE}\ufe0f",
)


class ReviewButton(Button, template=rf"review:{MATCH}(?::(?P<page>\d{{1,3}}))?"):
    """A page of the review of a match that is over.

    Args:
        page: counted from 0; None for the first one, as a message of its own.
    """

    def __init__(self, match: MatchId, page: int | None, **appearance: Any) -> None:
        super().__init__(f"review:{match}" if page is None else f"review:{match}:{page}", **appearance)
        self.match, self.page = match, page

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        page = match["page"]
        return cls(MatchId(int(match["match"])), None if page is None else int(page))


def open_button(match: Match, localizer: Localizer, *, row: int | None = None) -> ReviewButton:
    """Opens the review of a match."""
    return ReviewButton(match.id, None, label=localizer.say("board.review"), emoji=_OPEN, row=row)


def page_buttons(match: Match, page: int, localizer: Localizer) -> ui.View | None:
    """Back and next; a review of one page has none.

    Args:
        page: that on which they stand.
    """
    last = ReviewWriter.count_pages(match) - 1
    if not last:
        return None
    view = ui.View(timeout=None)
    back, following = localizer.say("coach.back"), localizer.say("coach.next")
    view.add_item(ReviewButton(match.id, max(page - 1, 0), label=back, emoji=_BACK, disabled=page <= 0))
    view.add_item(ReviewButton(match.id, min(page + 1, last), label=following, emoji=_NEXT, disabled=page >= last))
    return view
