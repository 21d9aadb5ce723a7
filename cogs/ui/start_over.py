"""The question whether to throw a running match away, and its two buttons.

A button holds the match, the ply it stood at, and who was asked; a press that comes too late, or
from somebody else, is recognised by that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

from bot.game.mark import Mark
from bot.game.match import Match, MatchId, UserId
from bot.play.errors import NotYourQuestionError
from bot.play.lobby import EventId
from cogs.answer import Context, Interaction, answering, settle, show, spoken_prefix


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked of whom: whether this match, at this ply, may make way for a new one."""

    match: MatchId
    ply: int
    user: UserId
    mark: Mark | None

    def __str__(self) -> str:
        """As it stands in a custom id."""
        return f"{self.match}:{self.ply}:{self.user}:{self.mark.value if self.mark else '?'}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` wrote."""
        match, ply, user, mark = text.split(":")
        return cls(MatchId(int(match)), int(ply), UserId(int(user)), None if mark == "?" else Mark(mark))

    def check_asked(self, user: discord.abc.User) -> None:
        """Return if this is the person who was asked.

        Raises:
            NotYourQuestionError: it is somebody else.
        """
        if user.id != self.user:
            raise NotYourQuestionError


_QUESTION = r"(?P<question>\d+:\d+:\d+:[XO?])"


class StartOver(ui.DynamicItem[ui.Button[Any]], template=rf"start-over:{_QUESTION}"):
    """Yes: the running match makes way for a new one."""

    def __init__(self, question: Question, label: str) -> None:
        style = discord.ButtonStyle.danger
        super().__init__(ui.Button(label=label, style=style, custom_id=f"start-over:{question}"))
        self.question = question

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the button from what it holds."""
        return cls(Question.parse(match["question"]), label="…")

    async def callback(self, interaction: Interaction) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - our own client
        """Start the new match in place of the question."""
        question = self.question
        async with answering(interaction) as channel:
            question.check_asked(interaction.user)
            turn = await interaction.client.lobby.start(
                channel,
                question.user,
                EventId(interaction.id),
                question.mark,
                replacing=(question.match, question.ply),
            )
            await show(interaction, turn)


class KeepPlaying(ui.DynamicItem[ui.Button[Any]], template=rf"keep-playing:{_QUESTION}"):
    """No: the match goes on."""

    def __init__(self, question: Question, label: str) -> None:
        style = discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"keep-playing:{question}"))
        self.question = question

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the button from what it holds."""
        return cls(Question.parse(match["question"]), label="…")

    async def callback(self, interaction: Interaction) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - our own client
        """Take the question away."""
        async with answering(interaction):
            self.question.check_asked(interaction.user)
            await settle(interaction, interaction.client.texts.say("question.kept", "/"))


async def ask_to_start_over(ctx: Context, match: Match, mark: Mark | None) -> None:
    """Ask the author of a command whether the running match may be thrown away."""
    texts, user = ctx.bot.texts, UserId(ctx.author.id)
    question = Question(match.id, len(match.plies), user, mark)
    view = ui.View(timeout=None)
    view.add_item(StartOver(question, texts.say("question.yes", "/")))
    view.add_item(KeepPlaying(question, texts.say("question.no", "/")))
    key = "question.start_over" if match.is_player(user) else "question.start_over_idle"
    await ctx.send(texts.say(key, spoken_prefix(ctx), who=ctx.author.mention), view=view)
