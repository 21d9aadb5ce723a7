"""The buttons of what is done with a learner: a training that can be ended, and questions before it forgets something.

A button holds who was asked, or who began, and what they wish; the file of an import hangs on the message itself.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.app.button import NUMBER, PERSON, Button
from bot.display.voice import Voice
from bot.game.ids import EventId, UserId

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

    def __init__(self, training: EventId, starter: UserId, **seen: Any) -> None:
        super().__init__(f"training:end:{training}:{starter}", emoji="\N{BLACK SQUARE FOR STOP}\ufe0f", **seen)
        self.training, self.starter = training, starter

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(EventId(int(match["training"])), UserId(int(match["person"])))


class ImportButton(Button, template=rf"brain:import:(?P<deed>{MERGE}|{REPLACE}|{CANCEL}):{PERSON}"):
    """Merges the memory that hangs on the message with the learner's, puts it in its place, or does neither."""

    def __init__(self, deed: str, person: UserId, **seen: Any) -> None:
        super().__init__(f"brain:import:{deed}:{person}", style=_STYLES[deed], **seen)
        self.deed, self.person = deed, person

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["deed"], UserId(int(match["person"])))


class ResetButton(Button, template=rf"brain:reset:(?P<answer>yes|no):(?P<mode>[a-z]{{1,20}}):{PERSON}"):
    """Yes: the learner forgets everything. No: nothing.

    Args:
        mode: how it learns afterwards.
    """

    def __init__(self, answer: str, mode: str, person: UserId, **seen: Any) -> None:
        super().__init__(f"brain:reset:{answer}:{mode}:{person}", **seen)
        self.is_yes, self.mode, self.person = answer == "yes", mode, person

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["answer"], match["mode"], UserId(int(match["person"])))


def training_buttons(training: EventId, starter: UserId, voice: Voice) -> ui.View:
    """The one that ends it."""
    view = ui.View(timeout=None)
    view.add_item(EndTrainingButton(training, starter, label=voice.say("brain.end")))
    return view


def import_buttons(person: UserId, voice: Voice, *, can_merge: bool) -> ui.View:
    """What can be done with a file."""
    view = ui.View(timeout=None)
    for deed in (MERGE, REPLACE, CANCEL) if can_merge else (REPLACE, CANCEL):
        view.add_item(ImportButton(deed, person, label=voice.say(f"brain.do_{deed}")))
    return view


def reset_buttons(mode: str, person: UserId, voice: Voice) -> ui.View:
    """Yes and no."""
    view = ui.View(timeout=None)
    for answer, style in (("yes", discord.ButtonStyle.danger), ("no", discord.ButtonStyle.secondary)):
        view.add_item(ResetButton(answer, mode, person, label=voice.say(f"brain.reset_{answer}"), style=style))
    return view
