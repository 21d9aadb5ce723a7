"""The question whether to throw a running match away, and its two buttons.

A button holds its answer, the match, the ply it stood at, and who was asked; a press that comes too
late, or from somebody else, is recognised by that.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.game.mark import Mark
from bot.game.match import MatchId, UserId
from bot.play.errors import MatchMovedOnError, MatchRunningError, NoMatchError, NotYourQuestionError
from bot.play.lobby import ChannelId, EventId
from cogs.answer import Context, Interaction, answering, ask, settle, show, spoken_prefix

_MARKS = {"x": Mark.X, "o": Mark.O, "random": None}
_WORDS = {mark: word for word, mark in _MARKS.items()}


class StartOverButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"start-over:(?P<answer>yes|no):(?P<match>\d{1,20}):(?P<ply>\d{1,3}):(?P<user>\d{1,20}):(?P<mark>x|o|random)",
):
    """Yes: the running match makes way for a new one. No: it goes on.

    Args:
        mark: what the person plays in the new match; None draws lots.
    """

    def __init__(
        self, answer: str, match: MatchId, ply: int, user: UserId, mark: Mark | None, *, label: str = "…"
    ) -> None:
        style = discord.ButtonStyle.danger if answer == "yes" else discord.ButtonStyle.secondary
        custom_id = f"start-over:{answer}:{match}:{ply}:{user}:{_WORDS[mark]}"
        super().__init__(ui.Button(label=label, style=style, custom_id=custom_id))
        self.answer, self.match, self.ply, self.asked, self.mark = answer, match, ply, user, mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the button from what it holds."""
        answer, number, ply, user, mark = match.groups()
        return cls(answer, MatchId(int(number)), int(ply), UserId(int(user)), _MARKS[mark])

    async def callback(self, interaction: Interaction) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - our own client
        """Put the new match, or a word about the running one, in place of the question."""
        async with answering(interaction) as channel:
            if interaction.user.id != self.asked:
                raise NotYourQuestionError
            try:
                await self._settle(interaction, channel)
            except (NoMatchError, MatchMovedOnError) as too_late:
                texts = interaction.client.texts
                await settle(interaction, texts.explain(too_late, spoken_prefix(interaction)))

    async def _settle(self, interaction: Interaction, channel: ChannelId) -> None:
        lobby, event = interaction.client.lobby, EventId(interaction.id)
        if self.answer == "yes":
            agreed = (self.match, self.ply)
            await show(interaction, await lobby.start(channel, self.asked, event, self.mark, replacing=agreed))
        else:
            lobby.check_still(channel, self.match, self.ply)
            await settle(interaction, interaction.client.texts.say("question.kept", spoken_prefix(interaction)))


async def ask_to_start_over(ctx: Context, running: MatchRunningError, mark: Mark | None) -> None:
    """Ask the author of a command whether the running match may be thrown away."""
    texts, match, user = ctx.bot.texts, running.match, UserId(ctx.author.id)
    buttons = ui.View(timeout=None)
    for answer in ("yes", "no"):
        label = texts.say(f"question.{answer}", "/")
        buttons.add_item(StartOverButton(answer, match.id, len(match.plies), user, mark, label=label))
    await ask(ctx, texts.explain(running, spoken_prefix(ctx)), buttons)
