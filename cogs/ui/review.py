"""The buttons of a review: one below a finished match opens it, and two turn its pages."""

from __future__ import annotations

from typing import Annotated, Any

from discord import ui

from bot.client.controls import Button, digits, optional_view
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.rendering.coach import ReviewWriter
from bot.rendering.localizer import Localizer
from cogs.ui.paging import paging_items
from cogs.ui.practice import fix_item, has_exercises

_OPEN = "\N{LEFT-POINTING MAGNIFYING GLASS}"


class ReviewButton(Button, prefix="review"):
    match: MatchId
    page: Annotated[int | None, digits(3)] = None  # counted from 0; None for the first page in a message of its own
    user: UserId | None = None  # the only user who may press it; None for anyone


def review_item(match: Match, localizer: Localizer, *, row: int | None = None) -> ui.Item[Any]:
    return ReviewButton(match.id).item(label=localizer.say("board-review"), emoji=_OPEN, row=row)


def review_buttons(match: Match, page: int, localizer: Localizer) -> ui.View | None:
    """Return the buttons back and next, and on the first and the last page the one that lets players correct mistakes;
    None for a review of one page. Pages are counted from 0.
    """
    last = ReviewWriter.count_pages(match) - 1
    paging = paging_items(lambda page: ReviewButton(match.id, page), page, last, localizer)
    return optional_view(
        [*paging, *([fix_item(match, localizer)] if page in (0, last) and has_exercises(match) else [])]
    )
