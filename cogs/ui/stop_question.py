"""The question whether to stop a match between members, and its two buttons."""

from __future__ import annotations

import discord
from discord import ui

from bot.client.controls import Button, YesNo, view_of
from bot.game.ids import MatchId, UserId
from bot.game.match import Match
from bot.rendering.localizer import Localizer


class StopDuelButton(Button, prefix="stop-duel"):
    """Stops the match, or cancels that.

    Args:
        user: the user who may press it.
    """

    is_yes: YesNo
    match: MatchId
    user: UserId


def stop_buttons(match: Match, user: UserId, localizer: Localizer) -> ui.View:
    yes, no = (StopDuelButton(answer, match.id, user) for answer in (True, False))
    return view_of(
        yes.item(label=localizer.say("question-stop_yes"), style=discord.ButtonStyle.danger),
        no.item(label=localizer.say("question-stop_no")),
    )
