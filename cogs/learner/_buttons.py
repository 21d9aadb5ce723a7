"""The buttons of the learner: one ends a training, others confirm an import or a reset."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import discord
from discord import ui

from bot.client.controls import Button, YesNo, text, view_of
from bot.game.games import DEFAULT_GAME
from bot.game.ids import UserId
from bot.model.ids import EventId
from bot.rendering.localizer import Localizer

_END = "\N{BLACK SQUARE FOR STOP}\ufe0f"


class ImportAction(Enum):
    """Whether to merge an imported memory with the learner's, to replace that, or to cancel the import."""

    MERGE = "merge"
    REPLACE = "replace"
    CANCEL = "cancel"


_STYLES = {
    ImportAction.MERGE: discord.ButtonStyle.success,
    ImportAction.REPLACE: discord.ButtonStyle.danger,
    ImportAction.CANCEL: discord.ButtonStyle.secondary,
}


class EndTrainingButton(Button, prefix="training:end"):
    training: EventId
    starter: UserId


class ImportButton(Button, prefix="brain:import"):
    """Imports the memory file that is attached to the message, or cancels the import."""

    action: ImportAction
    user: UserId


class ResetButton(Button, prefix="brain:reset"):
    is_yes: YesNo
    mode: Annotated[str, text("[a-z]", 20)]  # the learner's mode after the reset
    user: UserId
    # the name of the game; None for 3x3, as in buttons from before there were other games
    game: Annotated[str | None, text("[a-z0-9]", 20)] = None


def training_buttons(training: EventId, starter: UserId, localizer: Localizer) -> ui.View:
    return view_of(EndTrainingButton(training, starter).item(label=localizer.say("learner-end"), emoji=_END))


def import_buttons(user: UserId, localizer: Localizer, *, can_merge: bool) -> ui.View:
    actions = [action for action in ImportAction if can_merge or action is not ImportAction.MERGE]
    return view_of(
        *(
            ImportButton(action, user).item(label=localizer.say(f"learner-do_{action.value}"), style=_STYLES[action])
            for action in actions
        )
    )


def reset_buttons(mode: str, user: UserId, game: str, localizer: Localizer) -> ui.View:
    other_game = None if game == DEFAULT_GAME else game
    yes, no = (ResetButton(is_yes, mode, user, other_game) for is_yes in (True, False))
    return view_of(
        yes.item(label=localizer.say("learner-reset_yes"), style=discord.ButtonStyle.danger),
        no.item(label=localizer.say("learner-reset_no")),
    )
