"""The message of a training: how far it is, changed every now and then, and at its end what came of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

import discord

from bot.client.client import App
from bot.client.names import escape_text
from bot.game.ids import UserId
from bot.model.ids import EventId, MessageId
from bot.opponents.opponent import OPPONENTS, LevelName
from bot.rendering.learner import describe_results, format_progress
from bot.rendering.localizer import Localizer
from bot.rendering.words import Words
from bot.replies.messages import UNREACHABLE, OutgoingMessage
from bot.replies.request import Request
from bot.services.bounded import put_bounded
from bot.services.build import STRONGEST
from bot.services.errors import MayNotReportError, TrainingLengthError, TrainingWordError, UserInstallTrainingError
from bot.services.training import MOST_GAMES, Training
from bot.storage.errors import DatabaseError
from cogs.ui.learner import training_buttons

log = logging.getLogger(__name__)

USUAL_GAMES = 500
_VOCABULARY = {level: f"level.{level}" for level in OPPONENTS}
_MOST_QUOTED = 40
_MOST_DIGITS = 100
_MOST_REMEMBERED = 100

BETWEEN_CHANGES = timedelta(seconds=2)
"""Discord takes no more than five changes of messages in five seconds."""

_SECONDS_TO_CONCLUDE = 1
"""When the bot stops, it waits no longer."""


@dataclass(frozen=True, slots=True)
class Report:
    """What the message of a training says.

    Args:
        localizer: the language of the place where it is.
        starter: who asked for the training.
    """

    training: Training
    localizer: Localizer
    starter: UserId

    @property
    def message(self) -> OutgoingMessage:
        """The message as it should be now."""
        training = self.training
        buttons = None if training.is_over else training_buttons(training.number, self.starter, self.localizer)
        return OutgoingMessage(self._text, buttons=buttons)

    @property
    def _text(self) -> str:
        training, results = self.training, describe_results(self.localizer, self.training.results)
        if not training.is_over:
            return f"{self._say('training')}\n{format_progress(len(training.results), training.games)}\n{results}"
        if training.is_complete:
            said = self._say("trained")
        else:
            said = self._say("training_failed" if training.failure else "training_ended_early")
        known = self.localizer.say("learner.known_positions", knows=training.knows, knew=training.knew)
        return f"{said} {results}\n{known}"

    def _say(self, key: str) -> str:
        training, localizer = self.training, self.localizer
        opponent, played = localizer.name_of(training.opponent), len(training.results)
        return localizer.say(f"learner.{key}", opponent=opponent, played=played, games=training.games)


def parse_training(typed: Sequence[str], among: Words) -> tuple[int, str]:
    """How many games against whom, in any order, and the usual where nothing is said.

    Raises:
        TrainingWordError: a word means neither, or says again what another has said.
        TrainingLengthError: so many games are none, or too many.
    """
    games = [word for word in typed if word.isdecimal()]
    levels = [level for word in typed if (level := among.find(word, _VOCABULARY))]
    if len(games) > 1 or len(levels) > 1 or len(games) + len(levels) < len(typed):
        raise TrainingWordError(escape_text(" ".join(typed)[:_MOST_QUOTED]), tuple(map(LevelName, OPPONENTS)))
    wanted = int(games[0][:_MOST_DIGITS]) if games else USUAL_GAMES
    if not 1 <= wanted <= MOST_GAMES:
        raise TrainingLengthError(MOST_GAMES)
    return wanted, levels[0] if levels else STRONGEST


def check_may_report(request: Request) -> None:
    """Return if the bot can change what it posts there, for all that Discord has told.

    Raises:
        UserInstallTrainingError: it could only do so as long as an interaction can be answered.
        MayNotReportError: it cannot see the channel.
    """
    if request.delivery.is_user_install:
        raise UserInstallTrainingError
    allowed = request.delivery.allowed
    if request.place.guild and allowed and not allowed.view_channel:
        raise MayNotReportError(request.private.say("permission.view_channel"))


class Reporting:
    """Keeps the messages of all trainings up to date, through their channels: an interaction expires too soon."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._under_way: dict[EventId, tuple[Report, asyncio.Task[None]]] = {}
        self._over: dict[EventId, Report] = {}

    def begin(self, report: Report, message: MessageId) -> None:
        """Keep a message up to date until its training is over."""
        number = report.training.number
        keeping = self._app.services.training.spawn(self._keep_up(report, message))
        keeping.add_done_callback(lambda _: self._end(number))
        self._under_way[number] = report, keeping

    def find(self, number: EventId) -> Report | None:
        """What is told of a training, and for a while after its end, when a second press may still be on its way."""
        report, _ = self._under_way.get(number, (self._over.get(number), None))
        return report

    def _end(self, number: EventId) -> None:
        report, _ = self._under_way.pop(number)
        put_bounded(self._over, number, report, _MOST_REMEMBERED)

    async def stop(self) -> None:
        """End the trainings that are told of, and tell of it."""
        tasks = [task for _, task in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_up(self, report: Report, message: MessageId) -> None:
        try:
            await self._follow(report, message)
        except asyncio.CancelledError:
            with suppress(TimeoutError):
                async with asyncio.timeout(_SECONDS_TO_CONCLUDE):
                    await self._conclude(report, message)
            raise
        await self._conclude(report, message)

    async def _follow(self, report: Report, message: MessageId) -> None:
        training = report.training
        while not training.is_over:
            await training.wait(BETWEEN_CHANGES)
            if not training.is_over and training.shown < len(training.results):
                played = len(training.results)
                await self._change(report, message)
                training.shown = played

    async def _conclude(self, report: Report, message: MessageId) -> None:
        await report.training.end()
        failure = report.training.failure
        if failure and not isinstance(failure, DatabaseError):  # which is in the log already
            self._app.services.metrics.failed(type(failure).__name__)
            log.error("A training failed", exc_info=failure)
        await self._change(report, message)

    async def _change(self, report: Report, message: MessageId) -> None:
        place = report.training.place
        channel = self._app.get_partial_messageable(place.channel, guild_id=place.guild)
        try:
            await channel.get_partial_message(message).edit(**report.message.as_change)
        except (discord.Forbidden, discord.NotFound):  # nobody can see it, or end it, any more
            await report.training.end()
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("Discord did not take a word on a training (%s)", error)
