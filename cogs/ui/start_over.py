"""The question whether to replace a running match with a new one, and its two buttons."""

from __future__ import annotations

from typing import Annotated

import discord
from discord import ui

from bot.client.controls import Button, Version, YesNo, text, view_of, words
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match
from bot.model.saved_match import MatchVersion
from bot.rendering.localizer import Localizer
from bot.services.game_service import MatchOptions


class StartOverButton(Button, prefix="start-over"):
    """Replaces the running match with a new one, or cancels that.

    Args:
        match, version: the running match when the question was asked; if it has changed since, the press is refused.
        user: the user who may press it.
        mark: the user's mark in the new match; None for a random one.
        level: the opponent in the new match; empty for the default level. Old buttons may lack it.
        game: the name or the size of the new game; None for the default one.
    """

    is_yes: YesNo
    match: MatchId
    version: Version
    user: UserId
    mark: Annotated[Mark | None, words({"x": Mark.X, "o": Mark.O, "random": None})]
    level: Annotated[str, text("[a-z ]", 20, min_length=0)] = ""
    game: Annotated[str | None, text("[a-z0-9]", 12)] = None

    @property
    def running(self) -> MatchVersion:
        """The match that the question is about."""
        return MatchVersion(self.match, self.version)

    @property
    def options(self) -> MatchOptions:
        """What the user has chosen for the new match."""
        return MatchOptions(self.mark, self.level or None, self.game)


def start_over_buttons(match: Match, user: UserId, options: MatchOptions, localizer: Localizer) -> ui.View:
    chosen = match.id, match.version, user, options.mark, options.level or "", options.game
    yes, no = (StartOverButton(answer, *chosen) for answer in (True, False))
    return view_of(
        yes.item(label=localizer.say("question-yes"), style=discord.ButtonStyle.danger),
        no.item(label=localizer.say("question-no")),
    )
