"""The buttons of matches that are over: of a list of them, and of one that is shown again ply by ply.

A button of the list holds whose matches it shows, and a page; one beneath a match holds that as well, to find back. One
beneath a match that the bot does not keep holds all its plies.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Self

from discord import ui

from bot.client.button import MATCH, NUMBER, Button
from bot.game.ids import MatchId, UserId
from bot.game.match import Match, MemberSeat
from bot.model.statistics import History
from bot.rendering.localizer import Localizer
from bot.rendering.replay import ReplayWriter
from cogs.ui.records import BACK, NEXT, PAGE
from cogs.ui.review import open_button

_LIST = "\N{SCROLL}"
_FIRST = "\N{BLACK LEFT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\ufe0f"
_LAST = "\N{BLACK RIGHT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\ufe0f"

_WHOSE = rf"(?P<whose>{NUMBER})"
_STEP = r"(?P<step>[a-z])"
_PLY = r"(?P<ply>\d{1,3})"

MOST_OF_A_GAME = 85
"""A custom id has 100 characters at most, of which the game gets so many."""


class HistoryButton(Button, template=rf"history:{_WHOSE}:{PAGE}"):
    """A page of the matches that are over.

    Args:
        whose: the person who played in them; None for everybody's.
        page: counted from 0.
    """

    def __init__(self, whose: UserId | None, page: int, **appearance: Any) -> None:
        super().__init__(f"history:{whose or 0}:{page}", **appearance)
        self.whose, self.page = whose, page

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(UserId(int(match["whose"])) or None, int(match["page"]))


class PastButton(Button, template=rf"past:{_STEP}:{MATCH}:{_PLY}:{_WHOSE}:{PAGE}"):
    """A match as it was after so many plies.

    Args:
        step: which button it is, as two of them may lead to the same ply.
        whose, page: of the list from which it was opened.
    """

    def __init__(self, step: str, match: MatchId, ply: int, whose: UserId | None, page: int, **appearance: Any) -> None:
        super().__init__(f"past:{step}:{match}:{ply}:{whose or 0}:{page}", **appearance)
        self.match, self.ply, self.whose, self.page = match, ply, whose, page

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        whose = UserId(int(match["whose"])) or None
        return cls(match["step"], MatchId(int(match["match"])), int(match["ply"]), whose, int(match["page"]))


class ReplayButton(Button, template=rf"replay:{_STEP}:{_PLY}:(?P<game>[A-Za-z0-9_.-]{{1,{MOST_OF_A_GAME}}})"):
    """A match that the bot does not keep, as it was after so many plies.

    Args:
        step: as above.
        game: the whole match, as `bot.model.compact_notation` writes it.
    """

    def __init__(self, step: str, ply: int, game: str, **appearance: Any) -> None:
        super().__init__(f"replay:{step}:{ply}:{game}", **appearance)
        self.ply, self.game = ply, game

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["step"], int(match["ply"]), match["game"])


def history_buttons(
    history: History, whose: UserId | None, page: int, last: int, localizer: Localizer
) -> ui.View | None:
    """One that opens each match of a page, by its number in the list, and those that turn to newer and older ones.

    Args:
        page: that on which they stand.
        last: the last one.
    """
    if not history.matches:
        return None
    view = ui.View(timeout=None)
    for number, past in enumerate(history.matches, start=history.offset + 1):
        view.add_item(PastButton("o", past.match.id, 0, whose, page, label=str(number), row=0))
    if last:
        newer, older = localizer.say("history.newer"), localizer.say("history.older")
        facts: dict[str, Any] = {"row": 1}
        view.add_item(HistoryButton(whose, max(page - 1, 0), label=newer, emoji=BACK, disabled=page <= 0, **facts))
        view.add_item(
            HistoryButton(whose, min(page + 1, last), label=older, emoji=NEXT, disabled=page >= last, **facts)
        )
    return view


def past_buttons(match: Match, ply: int, whose: UserId | None, page: int, localizer: Localizer) -> ui.View:
    """Those that go through a match of the list, the one that opens its review, and the one back to the list."""
    view = ui.View(timeout=None)
    for step, to, appearance in _steps(match, ply, localizer):
        view.add_item(PastButton(step, match.id, to, whose, page, row=0, **appearance))
    if match.plies and MemberSeat(None) not in (match.x, match.o):  # else nothing can look it up by itself
        view.add_item(open_button(match, localizer, row=1))
    view.add_item(HistoryButton(whose, page, label=localizer.say("history.list"), emoji=_LIST, row=1))
    return view


def replay_buttons(match: Match, game: str, ply: int, localizer: Localizer) -> ui.View | None:
    """Those that go through a match that the bot does not keep; one without plies has none."""
    view = ui.View(timeout=None)
    for step, to, appearance in _steps(match, ply, localizer):
        view.add_item(ReplayButton(step, to, game, **appearance))
    return view if view.children else None


def _steps(match: Match, ply: int, localizer: Localizer) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """The buttons that go through a match: each one's letter in custom ids, where it leads, and what it looks like."""
    last = ReplayWriter.count_pages(match) - 1
    if not last:
        return
    is_first, is_last = ply <= 0, ply >= last
    yield "f", 0, {"emoji": _FIRST, "label": localizer.say("history.first"), "disabled": is_first}
    yield "b", max(ply - 1, 0), {"emoji": BACK, "label": localizer.say("coach.back"), "disabled": is_first}
    yield "n", min(ply + 1, last), {"emoji": NEXT, "label": localizer.say("coach.next"), "disabled": is_last}
    yield "l", last, {"emoji": _LAST, "label": localizer.say("history.last"), "disabled": is_last}
