"""The chart of a learning curve."""

from __future__ import annotations

import asyncio

from bot.model.learner import SavedLearner
from bot.rendering.learner import describe_curve
from bot.rendering.learning_curve import compute_loss_curve, draw_loss_curve
from bot.rendering.localizer import Localizer
from bot.replies.messages import OutgoingFile

_FILE_NAME = "learning-curve.png"


async def draw_learning_curve(localizer: Localizer, learner: SavedLearner) -> OutgoingFile:
    """Draw the learning curve of a learner with at least one game."""
    games = len(learner.results)
    curve = compute_loss_curve(learner.results)
    picture = await asyncio.to_thread(draw_loss_curve, curve, before=learner.games - games)
    return OutgoingFile(_FILE_NAME, picture, describe_curve(localizer, curve, games))
