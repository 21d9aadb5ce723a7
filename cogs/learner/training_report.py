"""The message of a training, which is edited every few seconds until the training ends."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial

from cachetools import LRUCache

from bot.client.background_tasks import log_errors
from bot.client.client import App
from bot.client.controls import Button, view_of
from bot.client.messages import EditResult, OutgoingMessage, edit_message
from bot.client.names import escape_text
from bot.client.permissions import permissions_in
from bot.database.errors import DatabaseError
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.matches.chart import draw_later
from bot.matches.lost_matches import missing_to_see
from bot.matches.request import Request
from bot.model.ids import EventId, MessageId
from bot.model.metrics import Metrics
from bot.players.opponent import DEFAULT_OPPONENT, OPPONENTS, LevelName
from bot.text.chart import Picture
from bot.text.localizer import Localizer
from bot.workers.turns import Priority, Ticket
from cogs.learner.queries import SavedLearner
from cogs.learner.service import LearnerService
from cogs.learner.texts import (
    LossCurve,
    chart_of_losses,
    compute_loss_curve,
    count_results,
    describe_curve,
    describe_losses,
    format_progress,
    name_game,
)
from cogs.learner.training import MAX_GAMES, Training, TrainingService

log = logging.getLogger(__name__)

DEFAULT_GAMES = 500
_MAX_QUOTED = 40
_MAX_DIGITS = 100
_MIN_GAMES_FOR_CURVE = 2

EDIT_INTERVAL = timedelta(seconds=2)  # Discord accepts five edits in five seconds
_GONE = (EditResult.GONE, EditResult.OUT_OF_REACH)
_END = "\N{BLACK SQUARE FOR STOP}\ufe0f"


class EndTrainingButton(Button, prefix="training:end"):
    training: EventId
    starter: UserId


@dataclass(frozen=True, slots=True)
class TrainingReport:
    training: Training
    localizer: Localizer  # of the channel's public language
    starter: UserId | None  # the user who started the training; None once it has ended

    @property
    def message(self) -> OutgoingMessage:
        training, localizer = self.training, self.localizer
        text = name_game(localizer, training.game, self._progress)
        if training.is_over or self.starter is None:
            return OutgoingMessage(text)
        button = EndTrainingButton(training.id, self.starter)
        return OutgoingMessage(text, buttons=view_of(button.item(label=localizer.say("learner-end"), emoji=_END)))

    @property
    def _progress(self) -> str:
        training, counts = self.training, count_results(self.training.results)
        results = self.localizer.say("learner-results", **counts)
        if not training.is_over:
            return f"{self._say('training')}\n{format_progress(len(training.results), training.games)}\n{results}"
        if training.is_complete:
            summary = self._say("trained")
        else:
            summary = self._say("training_failed" if training.failure else "training_ended_early")
        known = self.localizer.say(
            "learner-known_positions", knows=training.memory_size, knew=training.memory_size_before
        )
        return f"{summary}\n{results}\n{known}"

    def _say(self, key: str) -> str:
        training, localizer = self.training, self.localizer
        opponent, played = localizer.name_of(training.opponent), len(training.results)
        return localizer.say(f"learner-{key}", opponent=opponent, played=played, games=training.games)


def parse_training(options: Sequence[tuple[str, str]]) -> tuple[int, str]:
    """Parse the number of games and the level from pairs of typed words and their meanings, in any order, with
    defaults. Raises Refusal if a word is unknown or repeats a choice, or the number is out of range.
    """
    numbers = [word for _, word in options if word.isdecimal()]
    levels = [word for _, word in options if word in OPPONENTS]
    if len(numbers) > 1 or len(levels) > 1 or len(numbers) + len(levels) < len(options):
        raise Refusal(
            "training-unknown_word",
            typed=escape_text(" ".join(typed for typed, _ in options)[:_MAX_QUOTED]),
            levels=tuple(map(LevelName, OPPONENTS)),
        )
    games = int(numbers[0][:_MAX_DIGITS]) if numbers else DEFAULT_GAMES
    if not 1 <= games <= MAX_GAMES:
        raise Refusal("training-games", most=MAX_GAMES)
    return games, levels[0] if levels else DEFAULT_OPPONENT


def curve_of(learner: SavedLearner) -> LossCurve | None:
    """Return the loss curve of a learner; None if it has played too few games."""
    return compute_loss_curve(learner.results) if len(learner.results) >= _MIN_GAMES_FOR_CURVE else None


def chart_of(
    localizer: Localizer, learner: SavedLearner, curve: LossCurve
) -> tuple[str, str, Callable[[Localizer], Picture]]:
    """Return the name of the chart's file, its alt text, and what draws it."""
    games = len(learner.results)
    picture = partial(chart_of_losses, curve=curve, before=learner.games - games)
    return "learning-curve.png", describe_curve(localizer, curve, games), picture


def check_may_report(request: Request) -> None:
    """Raise Refusal if the bot cannot edit its messages in the channel once an interaction has expired."""
    if request.delivery.is_user_install:
        raise Refusal("training-user_install")
    if missing := missing_to_see(request):
        raise Refusal("training-bot_permission", missing=request.ephemeral.say(f"permission-{missing}"))


class TrainingReporter:
    """Edits the messages of all training in their channels, because interaction tokens expire too soon."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.reports: LRUCache[EventId, TrainingReport] = LRUCache(1_000)

    def start(self, report: TrainingReport, message: MessageId) -> None:
        self._app.tasks.start(self._follow(report, message), self._app.services[TrainingService].spawn)

    async def _follow(self, report: TrainingReport, message: MessageId) -> None:
        training = report.training
        try:
            while not training.is_over:
                await training.wait(EDIT_INTERVAL)
                if not training.is_over and training.games_shown < len(training.results):
                    played = len(training.results)
                    await self._edit(report, message)
                    training.games_shown = played
        finally:
            self.reports[training.id] = replace(report, starter=None)
        failure = training.failure
        if failure and not isinstance(failure, DatabaseError):  # already logged
            self._app.services[Metrics].errors[type(failure).__name__] += 1
            log.error("A training failed", exc_info=failure)
        if not training.is_ended_by_press:  # otherwise the press shows the result
            await self._edit(report, message)
        if training.is_complete:
            await self.add_curve(report, message)

    async def add_curve(self, report: TrainingReport, message: MessageId) -> None:
        training, localizer, app = report.training, report.localizer, self._app
        with log_errors():
            learner = await app.services[LearnerService].load(training.place, training.game)
            if curve := curve_of(learner):
                may_attach = permissions_in(app, training.place).attach_files
                ticket = Ticket(Priority.BACKGROUND, training.place.scope)
                drawing = chart_of(localizer, learner, curve)
                chart = await draw_later(app, localizer, ticket, *drawing) if may_attach else None
                text = report.message.content
                plain = OutgoingMessage(f"{text}\n{describe_losses(localizer, curve)}")
                edited = OutgoingMessage(text, files=[chart], plain=replace(plain, files=())) if chart else plain
                await edit_message(app, training.place, message, edited)

    async def _edit(self, report: TrainingReport, message: MessageId) -> None:
        if await edit_message(self._app, report.training.place, message, report.message) in _GONE:
            await report.training.end()  # its message, with the button to end it, is gone
