"""The chart of a learning curve."""

from __future__ import annotations

from functools import partial

from bot.model.learner import SavedLearner
from bot.rendering.learner import describe_curve
from bot.rendering.learning_curve import chart_of_losses, compute_loss_curve
from bot.replies.messages import OutgoingFile
from bot.replies.request import Request
from cogs.ui.chart import draw_chart

_FILE_NAME = "learning-curve.png"


async def draw_learning_curve(request: Request, learner: SavedLearner) -> list[OutgoingFile]:
    """Draw the learning curve of a learner with at least one game; return nothing if it cannot be drawn."""
    games, curve = len(learner.results), compute_loss_curve(learner.results)
    picture = partial(chart_of_losses, curve=curve, before=learner.games - games)
    return await draw_chart(request, _FILE_NAME, describe_curve(request.public, curve, games), picture)
