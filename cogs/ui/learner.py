"""The buttons of what is done with a learner: a training that can be ended, and questions before it forgets something.

A button holds who was asked, or who began, and what they wish; the file of an import hangs on the message itself.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import NUMBER, PERSON, Button
from bot.game.ids import UserId
from bot.model.ids import EventId
from bot.rendering.localizer import Localizer

MERGE, REPLACE, CANCEL = "merge", "replace", "cancel"

_STYLES = {
    MERGE: discord.ButtonStyle.success,
    REPLACE: discord.ButtonStyle.danger,
    CANCEL: discord.ButtonStyle.secondary,
}


class EndTrainingButton(Button, template=rf"training:end:(?P<training>{NUMBER}):{PERSON}"):
    """Ends a training before all its games are played.

    Args:
        training: the event that asked for it.
        starter: whose event that was.
    """

    def __init__(self, training: EventId, starter: UserId, **appearance: Any) -> None:
        super().__init__(f"training:end:{training}:{starter}", emoji="\N{BLACK SQUARE FOR STOP}\ufe0f", **appearance)
        self.training, self.starter = training, starter

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(EventId(int(match["training"])), UserId(int(match["person"])))


class ImportButton(Button, template=rf"brain:import:(?P<deed>{MERGE}|{REPLACE}|{CANCEL}):{PERSON}"):
    """Merges the memory that hangs on the message with the learner's, puts it in its place, or does neither."""

    def __init__(self, action: str, person: UserId, **appearance: Any) -> None:
        super().__init__(f"brain:import:{action}:{person}", style=_STYLES[action], **appearance)
        self.action, self.person = action, person

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["deed"], UserId(int(match["person"])))


class ResetButton(Button, template=rf"brain:reset:(?P<answer>yes|no):(?P<mode>[a-z]{{1,20}}):{PERSON}"):
    """Yes: the learner forgets everything. No: nothing.

    Args:
        mode: how it learns afterwards.
    """

    def __init__(self, request: str, mode: str, person: UserId, **appearance: Any) -> None:
        super().__init__(f"brain:reset:{request}:{mode}:{person}", **appearance)
        self.is_yes, self.mode, self.person = request == "yes", mode, person

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["answer"], match["mode"], UserId(int(match["person"])))


def training_buttons(training: EventId, starter: UserId, localizer: Localizer) -> ui.View:
    """The one that ends it."""
    view = ui.View(timeout=None)
    view.add_item(EndTrainingButton(training, starter, label=localizer.say("learner.end")))
    return view


def import_buttons(person: UserId, localizer: Localizer, *, can_merge: bool) -> ui.View:
    """What can be done with a file."""
    view = ui.View(timeout=None)
    for action in (MERGE, REPLACE, CANCEL) if can_merge else (REPLACE, CANCEL):
        view.add_item(ImportButton(action, person, label=localizer.say(f"learner.do_{action}")))
    return view


def reset_buttons(mode: str, person: UserId, localizer: Localizer) -> ui.View:
    """Yes and no."""
    view = ui.View(timeout=None)
    for request, style in (("yes", discord.ButtonStyle.danger), ("no", discord.ButtonStyle.secondary)):
        view.add_item(ResetButton(request, mode, person, label=localizer.say(f"learner.reset_{request}"), style=style))
    return view
