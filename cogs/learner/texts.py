"""Texts and charts about the learner: what it knows, how its games ended, and the progress of its training."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.games.games import DEFAULT_GAME
from bot.games.lines import LISTED, Rules
from bot.games.mark import Mark
from bot.games.position import Position, Verdict, board_of
from bot.games.value import RESULT_LETTERS, Result
from bot.players.learner import Memory
from bot.text.chart import Axis, LineChart, Picture, ticks
from bot.text.game_request import word_of_game
from bot.text.localizer import Localizer
from bot.text.page import emoji_board
from cogs.learner.queries import SavedLearner

_PROGRESS_LENGTH = 10
_DONE, _TO_DO = "▰", "▱"


def name_game(localizer: Localizer, game: str, text: str) -> str:
    """Return a text about a learner with the name of its game, unless that is 3x3: after a heading, or in front."""
    if game == DEFAULT_GAME:
        return text
    name = localizer.name_of_game(LISTED[game])
    if text.startswith("###"):
        heading, line_break, rest = text.partition("\n")
        return f"{heading} · {name}{line_break}{rest}"
    return f"**{name}** · {text}"


def describe_beginner(localizer: Localizer, learner: SavedLearner) -> str:
    word = word_of_game(localizer, learner.game)
    text = localizer.say("learner-naive", word=word)
    return name_game(localizer, learner.game, text)


def describe_learner(
    localizer: Localizer, learner: SavedLearner, beatable: Collection[Mark] | None, curve: LossCurve | None = None
) -> str:
    """Describe a learner; with the marks with which it can lose if they are known, and the curve if it has no chart."""
    lines = [
        localizer.say("learner-title"),
        localizer.say(f"learner-how_{learner.mode}"),
        describe_memory(localizer, learner.memory),
        localizer.say("learner-games", games=learner.games, trained=learner.training_games),
    ]
    if learner.results:
        lines.append(
            localizer.say("learner-latest_games", count=len(learner.results), **count_results(learner.results))
        )
    if curve:
        lines.append(describe_losses(localizer, curve))
    if beatable is not None:
        lines.append(_describe_beatable(localizer, beatable))
    if learner.last_avoided is not None:
        lines.append(_describe_avoided(localizer, learner.last_avoided, LISTED[learner.game]))
    return name_game(localizer, learner.game, "\n".join(lines))


def describe_memory(localizer: Localizer, memory: Memory) -> str:
    lost, good = count_verdicts(memory)
    return localizer.say("learner-memory" if good else "learner-memory_lost", lost=lost, good=good)


def count_verdicts(memory: Memory) -> tuple[int, int]:
    counts = Counter(memory.values())
    return counts[Verdict.LOST], counts[Verdict.GOOD]


def count_results(results: str) -> Mapping[str, int]:
    """Return the numbers of wins, draws and losses. `results` has one letter for each game, from the learner's side."""
    letters = {"wins": Result.WIN, "draws": Result.DRAW, "losses": Result.LOSS}
    return {name: results.count(RESULT_LETTERS[result]) for name, result in letters.items()}


def describe_curve(localizer: Localizer, curve: LossCurve, games: int) -> str:
    """Return the alternative text of a learning curve, for screen readers."""
    return localizer.say("learner-curve", games=games, **_ends_of(localizer, curve))


def describe_losses(localizer: Localizer, curve: LossCurve) -> str:
    return localizer.say("learner-losses", **_ends_of(localizer, curve))


def _ends_of(localizer: Localizer, curve: LossCurve) -> Mapping[str, str]:
    return {"first": localizer.percent(curve.shares[0]), "last": localizer.percent(curve.shares[-1])}


def format_progress(done: int, total: int) -> str:
    """Return a progress bar.

    >>> format_progress(130, 500)
    '▰▰▱▱▱▱▱▱▱▱'
    """
    filled = _PROGRESS_LENGTH * done // total
    return _DONE * filled + _TO_DO * (_PROGRESS_LENGTH - filled)


def _describe_beatable(localizer: Localizer, beatable: Collection[Mark]) -> str:
    if not beatable:
        return localizer.say("learner-unbeatable")
    if len(beatable) == len(Mark):
        return localizer.say("learner-beatable", mark_x=Mark.X, mark_o=Mark.O)
    return localizer.say("learner-beatable_as", mark=next(iter(beatable)))


def _describe_avoided(localizer: Localizer, avoided: Position, rules: Rules) -> str:
    board = board_of(avoided, rules)
    return f"{localizer.say('learner-lesson', mark=board.to_move.other)}\n{emoji_board(localizer, board)}"


_SHARES = 0.0, 0.2, 0.4, 0.6, 0.8, 1.0  # the ticks of the y-axis


@dataclass(frozen=True, slots=True)
class LossCurve:
    window: int  # the number of games that each share is taken over
    # the share of losses from 0 to 1, after each game from number `window` on, counted from 1
    shares: tuple[float, ...]


def compute_loss_curve(results: str, window: int | None = None) -> LossCurve:
    """Compute the loss curve of at least one game.
    `results` has one letter for each game, oldest first. The window has 20 games by default, fewer for short records,
    more for long ones.

    >>> compute_loss_curve("llld", 2)
    LossCurve(window=2, shares=(1.0, 1.0, 0.5))
    """
    games = len(results)
    window = window or max(min(20, (games + 1) // 2), games // 50)
    losses = [0, *accumulate(letter == RESULT_LETTERS[Result.LOSS] for letter in results)]
    return LossCurve(
        window, tuple((after - before) / window for before, after in zip(losses, losses[window:], strict=False))
    )


def chart_of_losses(localizer: Localizer, curve: LossCurve, *, before: int = 0) -> Picture:
    """Return the chart of the loss curve of one learner; `before` games came before its first one."""
    name = localizer.say("chart-average", games=curve.window)
    return chart_of_shares(localizer, {name: curve.shares}, first=before + curve.window)


def chart_of_shares(localizer: Localizer, curves: Mapping[str, Sequence[float]], *, first: int) -> Picture:
    """Return a chart of loss curves: shares from 0 to 1, the first ones after game number `first`."""
    last = first + max(map(len, curves.values())) - 1
    x = Axis(localizer.say("chart-game"), {game: localizer.number(game) for game in ticks(first, last)})
    y = Axis(localizer.say("chart-lost"), {share: localizer.percent(share) for share in _SHARES})
    return Picture(localizer.catalogue.locale, [LineChart(localizer.say("chart-losses"), x, y, first, curves)])
