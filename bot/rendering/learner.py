"""What a learner knows, and how it came to that, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bot.game.mark import Mark
from bot.game.position import Position, Verdict, board_of
from bot.game.value import Result
from bot.model.learner import RESULT_LETTERS, SavedLearner
from bot.opponents.learner import Memory, ModeName
from bot.rendering.emoji_board import emoji_board
from bot.rendering.learning_curve import LossCurve
from bot.rendering.localizer import Localizer

_BAR = 10
_DONE, _TO_DO = "▰", "▱"


def describe_brain(localizer: Localizer, brain: SavedLearner, beatable: Collection[Mark]) -> str:
    """All that there is to say about a learner.

    Args:
        beatable: the marks with which it can lose.
    """
    lines = [
        localizer.say("brain.title"),
        localizer.say(f"brain.mode_{brain.mode}", mode=ModeName(brain.mode)),
        describe_memory(localizer, brain.memory),
        localizer.say("brain.games", games=brain.games, trained=brain.training_games),
    ]
    if brain.results:
        latest = localizer.say("brain.latest_games", count=len(brain.results))
        lines.append(f"{latest} {describe_results(localizer, brain.results)}")
    lines.append(_prospects(localizer, beatable))
    if brain.last_avoided is not None:
        lines.append(_describe_lesson(localizer, brain.last_avoided))
    return "\n".join(lines)


def describe_memory(localizer: Localizer, memory: Memory) -> str:
    """How many positions are known."""
    lost, good = count(memory)
    return localizer.say("brain.memory" if good else "brain.memory_lost", lost=lost, good=good)


def count(memory: Memory) -> tuple[int, int]:
    """How many positions are remembered as lost, and how many as good."""
    counts = Counter(memory.values())
    return counts[Verdict.LOST], counts[Verdict.GOOD]


def describe_results(localizer: Localizer, results: str) -> str:
    """How games ended for the learner."""
    wins, draws, losses = (results.count(RESULT_LETTERS[result]) for result in (Result.WIN, Result.DRAW, Result.LOSS))
    return localizer.say("brain.results", wins=wins, draws=draws, losses=losses)


def describe_curve(localizer: Localizer, curve: LossCurve, games: int) -> str:
    """What the picture of a curve shows, for those who have it read to them.

    Args:
        games: how many the curve was made from.
    """
    first, last = (localizer.percent(share) for share in (curve.shares[0], curve.shares[-1]))
    return localizer.say("brain.curve", window=curve.window, games=games, first=first, last=last)


def progress_bar(done: int, of: int) -> str:
    """How far something is.

    >>> progress_bar(130, 500)
    '▰▰▱▱▱▱▱▱▱▱'
    """
    full = _BAR * done // of
    return _DONE * full + _TO_DO * (_BAR - full)


def _prospects(localizer: Localizer, beatable: Collection[Mark]) -> str:
    if not beatable:
        return localizer.say("brain.unbeatable")
    if len(beatable) == len(Mark):
        return localizer.say("brain.beatable", mark_x=Mark.X, mark_o=Mark.O)
    return localizer.say("brain.beatable_as", mark=next(iter(beatable)))


def _describe_lesson(localizer: Localizer, latest: Position) -> str:
    board = board_of(latest)
    return f"{localizer.say('brain.lesson', mark=board.to_move.other)}\n{emoji_board(board, localizer.style)}"
