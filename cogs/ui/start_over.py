"""The question whether to throw a running match away, and its two buttons.

A button holds its answer, the match, the version it had, and who was asked; a press that comes too
late, or from somebody else, is recognised by that.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.play.errors import MatchMovedOnError, MatchRunningError, NoMatchError, NotYourQuestionError
from cogs.answer import Answer, Interaction, answering

_MARKS = {"x": Mark.X, "o": Mark.O, "random": None}
_WORDS = {mark: word for word, mark in _MARKS.items()}


class StartOverButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"start-over:(?P<answer>yes|no):(?P<match>\d{1,20}):(?P<version>\d{1,3}):(?P<user>\d{1,20}):(?P<mark>x|o|random)",
):
    """Yes: the running match makes way for a new one. No: it goes on.

    Args:
        mark: what the person plays in the new match; None draws lots.
    """

    def __init__(
        self, answer: str, match: MatchId, version: int, user: UserId, mark: Mark | None, *, label: str = "…"
    ) -> None:
        style = discord.ButtonStyle.danger if answer == "yes" else discord.ButtonStyle.secondary
        custom_id = f"start-over:{answer}:{match}:{version}:{user}:{_WORDS[mark]}"
        super().__init__(ui.Button(label=label, style=style, custom_id=custom_id))
        self.answer, self.match, self.version, self.asked, self.mark = answer, match, version, user, mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the button from what it holds."""
        answer, number, version, user, mark = match.groups()
        return cls(answer, MatchId(int(number)), int(version), UserId(int(user)), _MARKS[mark])

    async def interaction_check(self, interaction: Interaction, /) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride] - our own client
        """Let no press through that has come before."""
        return interaction.client.is_new(interaction.id)

    async def callback(self, interaction: Interaction) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - our own client
        """Put the new match, or a word about the running one, in place of the question."""
        async with answering(interaction) as answer:
            if answer.user != self.asked:
                raise NotYourQuestionError
            try:
                await self._settle(answer)
            except (NoMatchError, MatchMovedOnError) as too_late:
                await answer.settle(answer.app.texts.explain(too_late, answer.prefix))

    async def _settle(self, answer: Answer) -> None:
        lobby, asked_about = answer.app.lobby, (self.match, self.version)
        if self.answer == "yes":
            turn = await lobby.start(answer.place, self.asked, answer.event, self.mark, replacing=asked_about)
            await answer.show(turn)
        else:
            await lobby.check_still(answer.place.channel, *asked_about)
            await answer.settle(answer.say("question.kept"))


async def ask_to_start_over(question: Answer, running: MatchRunningError, mark: Mark | None) -> None:
    """Ask the author of a command whether the running match may be thrown away."""
    texts, match = question.app.texts, running.match
    buttons = ui.View(timeout=None)
    for answer in ("yes", "no"):
        label = texts.say(f"question.{answer}", "/")
        buttons.add_item(StartOverButton(answer, match.id, match.version, question.user, mark, label=label))
    await question.ask(texts.explain(running, question.prefix), buttons)
