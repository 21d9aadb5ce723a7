"""The opponents of a process, and their decisions, which never block the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from time import perf_counter

from bot.game.games import GAMES, find_game
from bot.game.mark import Mark
from bot.game.match import Match
from bot.game.rules import Rules
from bot.model.ids import ChannelId, Place
from bot.opponents.learner import LEARNER, LEARNER_GAMES
from bot.opponents.levels import Level
from bot.opponents.neural import NETWORK_OPPONENTS, Intuition, Neural, has_network
from bot.opponents.opponent import OPPONENTS, LevelName, Opponent, levels_of, network_levels_of
from bot.opponents.perfect import Perfect, is_solvable
from bot.services.errors import NotOfferedError
from bot.services.learners import LearnerService
from bot.services.metrics import Metrics
from bot.services.turns import Priority, Ticket
from bot.services.worker_pool import WorkerPool

log = logging.getLogger(__name__)


_MANY_WAITING = 4
"""With so many members waiting for a move for each worker, searches that are limited by time are shortened."""

_SHARE = 1 / 8  # the share of its time that such a search gets
_HURRIED = Perfect(positions=round(200_000 * _SHARE), seconds=_SHARE)


def check_offered(name: str, rules: Rules) -> None:
    """Check that an opponent is offered in games with these rules.
    Raises NotOfferedError if it is a level that is not, or the learner, which does not play the game.
    """
    if name in NETWORK_OPPONENTS and not has_network():
        raise NotOfferedError("network_missing")
    if name == LEARNER and find_game(rules) not in LEARNER_GAMES:
        raise NotOfferedError("learner_game", games=tuple(GAMES[game] for game in LEARNER_GAMES))
    offered = (*levels_of(rules), *(NETWORK_OPPONENTS if network_levels_of(rules) else ()))
    if name in (*OPPONENTS, *NETWORK_OPPONENTS) and name not in offered:
        raise NotOfferedError(
            "level_not_offered", level=LevelName(name), game=rules, levels=tuple(map(LevelName, levels_of(rules)))
        )


def move_ticket(match: Match, place: Place) -> Ticket:
    player = next(filter(None, map(match.member, Mark)), None)
    return Ticket(Priority.MOVE, player) if player else Ticket(Priority.BACKGROUND, place.channel)


class OpponentPool:
    """The opponents that members can play against or watch. Workers make the decisions that are not quick."""

    def __init__(
        self,
        opponents: Mapping[str, Opponent],
        learners: LearnerService,
        workers: WorkerPool,
        *,
        rng: Random,
        metrics: Metrics,
    ) -> None:
        self._opponents = opponents
        self._learners = learners
        self._workers = workers
        self._thinking: dict[ChannelId, tuple[Match, asyncio.Task[Match]]] = {}
        self._rng = rng
        self._metrics = metrics

    def choose_name(self, requested: str | None, rules: Rules, *, default: str | None) -> str | None:
        """Return the requested opponent, or else the default one if it is offered in games with these rules, or None.
        Unknown names are ignored. Raises NotOfferedError if the requested opponent is not offered.
        """
        if requested and requested in self.names:
            check_offered(requested, rules)
            return requested
        with suppress(NotOfferedError):
            if default and default in self.names:
                check_offered(default, rules)
                return default
        return None

    @property
    def names(self) -> Collection[str]:
        """The names under which seats can be saved."""
        return self._opponents.keys() | {LEARNER}

    async def move(self, match: Match, place: Place, *, is_patient: bool = True) -> Match | None:
        """Return the match after the ply of the opponent that is to move.
        If it is not patient, it returns the match unchanged instead of waiting for an opponent that takes seconds.
        Returns None if `cancel` was called meanwhile, or another task is waiting for this ply already.
        """
        seat = match.opponent_to_move
        assert seat is not None
        is_learner = seat.opponent == LEARNER
        opponent = await self._learners.get(place, match.rules) if is_learner else self._opponents[seat.opponent]
        if opponent.is_quick(match.board):
            start = perf_counter()
            cell = opponent.choose(match.board, Random(self._rng.getrandbits(64)))
            self._metrics.decisions.append(perf_counter() - start)
            return match.play(cell)
        return await self._wait_for(opponent, match, place) if is_patient else match

    def cancel(self, channel: ChannelId) -> None:
        """Cancel the decision for the match of a channel, as nobody waits for it any more."""
        _, thinking = self._thinking.pop(channel, (None, None))
        if thinking:
            thinking.cancel()

    async def _wait_for(self, opponent: Opponent, match: Match, place: Place) -> Match | None:
        earlier, _ = self._thinking.get(place.channel, (None, None))
        if earlier == match:
            return None
        self.cancel(place.channel)
        thinking = asyncio.create_task(self._decide(opponent, match, place))
        self._thinking[place.channel] = match, thinking
        try:
            await asyncio.gather(thinking, return_exceptions=True)
        finally:
            if self._thinking.get(place.channel) == (match, thinking):
                self.cancel(place.channel)
        return None if thinking.cancelled() else thinking.result()

    async def _decide(self, opponent: Opponent, match: Match, place: Place) -> Match:
        """Choose a cell in a worker process, and play it. If that fails, a short search chooses it.
        While many players wait, the searches that are limited by time get less of it.
        """
        start, rng, is_weakened = perf_counter(), Random(self._rng.getrandbits(64)), False
        ticket = move_ticket(match, place)
        many = self._workers.turns.waiting_owners(Priority.MOVE) >= _MANY_WAITING * self._workers.size
        if many and isinstance(opponent, Perfect) and not is_solvable(match.rules):
            opponent, is_weakened, ticket = _HURRIED, True, replace(ticket, share=_SHARE)
        try:
            is_network = isinstance(opponent, Intuition | Neural)  # this process does not load it, even without workers
            decide = self._workers.run if is_network else self._workers.search
            cell = await decide(ticket, opponent.choose, match.board, rng)
        except Exception:
            log.exception("An opponent could not decide, so a short search has chosen its move")
            self._metrics.errors["decision"] += 1
            cell, is_weakened = await asyncio.to_thread(Level(depth=2).choose, match.board, rng), True
        self._metrics.decisions.append(perf_counter() - start)
        return replace(match.play(cell), is_weakened=match.is_weakened or is_weakened)
