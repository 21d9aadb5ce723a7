"""The buttons of the list of finished matches, and of replays.

A button in a match of the list also holds the page of the list to go back to.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any

from discord import ui

from bot.client.controls import Button, PageNumber, digits, text, view_of
from bot.client.paging import BACK, NEXT, paging_items
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.text.localizer import Localizer
from cogs.coach.review import REVIEW, ReviewButton
from cogs.records.statistics import HistoryPage

_LIST = "\N{SCROLL}"
_FIRST = "\N{BLACK LEFT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\ufe0f"
_LAST = "\N{BLACK RIGHT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\ufe0f"

_Ply = Annotated[int, digits(3)]


class Step(Enum):
    """The button of a replay that was pressed. Two may lead to the same ply, but custom ids must differ."""

    OPEN = "o"
    FIRST = "f"
    BACK = "b"
    NEXT = "n"
    LAST = "l"


class HistoryButton(Button, prefix="history"):
    """Shows a page of the list of finished matches."""

    user: UserId | None  # the user whose matches are listed; None for those of all users
    page: PageNumber


class FinishedMatchButton(Button, prefix="past"):
    """Shows a match of a user's list, from its page, as it was after a number of plies."""

    step: Step
    match: MatchId
    ply: _Ply
    user: UserId | None
    page: PageNumber


class ReplayButton(Button, prefix="replay"):
    """Shows a match that the bot does not store. Only messages of earlier versions have such buttons."""

    step: Step
    ply: _Ply
    # the match in the notation of `cogs.records.compact_notation`
    game: Annotated[str, text("[A-Za-z0-9_.-]", 87)]


def history_buttons(
    history: HistoryPage, user: UserId | None, page: int, last: int, localizer: Localizer
) -> ui.View | None:
    """Return a numbered button for each match of a page, and the buttons to newer and older matches."""
    if not history.matches:
        return None
    matches = (
        FinishedMatchButton(Step.OPEN, finished.match.id, 0, user, page).item(label=str(number), row=0)
        for number, finished in enumerate(history.matches, start=history.offset + 1)
    )
    labels = "history-newer", "history-older"
    pages = paging_items(lambda target: HistoryButton(user, target), page, last, localizer, labels=labels, row=1)
    return view_of(*matches, *pages)


def finished_match_buttons(match: Match, pressed: FinishedMatchButton, localizer: Localizer) -> ui.View:
    """Return the buttons that step through a match of the list, open its review, and go back to the list."""
    can_review = match.plies and not match.is_anonymous  # otherwise the review does not find it
    label = localizer.say("board-review")
    review = [ReviewButton(match.id).item(label=label, emoji=REVIEW, row=1)] if can_review else []
    back = HistoryButton(pressed.user, pressed.page)
    return view_of(
        *_steps(match, pressed, localizer),
        *review,
        back.item(label=localizer.say("history-list"), emoji=_LIST, row=1),
    )


def _steps(match: Match, pressed: FinishedMatchButton, localizer: Localizer) -> Iterator[ui.Item[Any]]:
    """Yield the buttons first, back, next and last, of which each leads to a ply; none for a match without plies."""
    ply, last = pressed.ply, len(match.plies)
    if not last:
        return
    steps = (
        (Step.FIRST, 0, _FIRST, "history-first"),
        (Step.BACK, max(ply - 1, 0), BACK, "coach-back"),
        (Step.NEXT, min(ply + 1, last), NEXT, "coach-next"),
        (Step.LAST, last, _LAST, "history-last"),
    )
    for step, to, emoji, label in steps:
        disabled = ply <= 0 if step in (Step.FIRST, Step.BACK) else ply >= last
        button = FinishedMatchButton(step, match.id, to, pressed.user, pressed.page)
        yield button.item(label=localizer.say(label), emoji=emoji, disabled=disabled, row=0)
