"""The question whether to throw a running match away, and its two buttons.

A button holds its answer, the match, the version it had, who was asked, and what they want to play
instead; a press that comes too late, or from somebody else, is recognised by that.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import MATCH, PERSON, VERSION, Button
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.rendering.localizer import Localizer

_MARKS = {"x": Mark.X, "o": Mark.O, "random": None}
_WORDS = {mark: word for word, mark in _MARKS.items()}


_NEW = r"(?P<mark>x|o|random)(?::(?P<level>[a-z ]{0,20}))?"


class StartOverButton(Button, template=rf"start-over:(?P<answer>yes|no):{MATCH}:{VERSION}:{PERSON}:{_NEW}"):
    """Yes: the running match makes way for a new one. No: it goes on.

    Args:
        mark: what the person plays in the new match; None draws lots.
        level: whom they meet in it; None for the one that people meet there.
    """

    def __init__(
        self,
        request: str,
        match: MatchId,
        version: int,
        person: UserId,
        mark: Mark | None,
        level: str | None,
        **appearance: Any,
    ) -> None:
        super().__init__(f"start-over:{request}:{match}:{version}:{person}:{_WORDS[mark]}:{level or ''}", **appearance)
        self.is_yes = request == "yes"
        self.asked_about = match, version
        self.person, self.mark, self.level = person, mark, level

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        number, person = MatchId(int(match["match"])), UserId(int(match["person"]))
        return cls(
            match["answer"], number, int(match["version"]), person, _MARKS[match["mark"]], match["level"] or None
        )


def start_over_buttons(
    match: Match, person: UserId, mark: Mark | None, level: str | None, localizer: Localizer
) -> ui.View:
    """Yes and no."""
    view = ui.View(timeout=None)
    for request, style in (("yes", discord.ButtonStyle.danger), ("no", discord.ButtonStyle.secondary)):
        label = localizer.say(f"question.{request}")
        view.add_item(StartOverButton(request, match.id, match.version, person, mark, level, label=label, style=style))
    return view
