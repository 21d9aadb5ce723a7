"""The opponents of a process, and their decisions, which never block the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from time import perf_counter
from typing import Protocol

from bot.games.game import Game, State
from bot.games.lines import Board, Rules
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.errors import NotOfferedError
from bot.model.ids import ChannelId, Place
from bot.model.metrics import Metrics
from bot.model.saved_match import Change
from bot.players.any_game import MonteCarlo
from bot.players.levels import Level
from bot.players.neural import NETWORK_OPPONENTS, Intuition, Neural, has_network
from bot.players.opponent import OPPONENTS, LevelName, Opponent, levels_of, network_levels_of, players_of
from bot.players.perfect import Perfect, is_solvable
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket

log = logging.getLogger(__name__)


_MANY_WAITING = 4
"""With so many members waiting for a move for each worker, searches that are limited by time are shortened."""

_SHARE = 1 / 8  # the share of its time that such a search gets
_HURRIED = Perfect(positions=round(200_000 * _SHARE), seconds=_SHARE)


def check_offered(name: str, game: Game) -> None:
    """Check that a level is offered in a game. Raises NotOfferedError if it is not."""
    if name in NETWORK_OPPONENTS and not has_network():
        raise NotOfferedError("network_missing")
    offered = (*levels_of(game), *(NETWORK_OPPONENTS if network_levels_of(game) else ()))
    if name in (*OPPONENTS, *NETWORK_OPPONENTS) and name not in offered:
        raise NotOfferedError(
            "level_not_offered", level=LevelName(name), game=game, levels=tuple(map(LevelName, levels_of(game)))
        )


def move_ticket(match: Match, place: Place) -> Ticket:
    player = next(filter(None, map(match.member, Mark)), None)
    priority = Priority.BACKGROUND if match.is_exhibition else Priority.MOVE
    return Ticket(priority, player or place.channel)


class LocalOpponent(Protocol):
    """An opponent of which each place has its own, read from the database."""

    async def get(self, place: Place, rules: Rules) -> Opponent: ...

    def check_offered(self, game: Game) -> None:
        """Raise NotOfferedError if it does not play a game."""


@dataclass(frozen=True, slots=True)
class _Decision:
    """What an opponent has to decide."""

    player: object
    choose: Callable[[Random], int]  # returns the cell
    is_quick: bool


def _short_search(board: State, rng: Random) -> int:
    return Level(depth=2).choose(board, rng) if isinstance(board, Board) else MonteCarlo(10).choose(board, rng)


class OpponentPool:
    """The opponents that members can play against or watch. Workers make the decisions that are not quick."""

    def __init__(
        self,
        opponents: Mapping[str, Opponent],
        workers: WorkerPool,
        *,
        rng: Random,
        metrics: Metrics,
    ) -> None:
        self._opponents = opponents
        self._local: dict[str, LocalOpponent] = {}
        self._workers = workers
        self._thinking: dict[ChannelId, tuple[Match, asyncio.Task[Match]]] = {}
        self._rng = rng
        self._metrics = metrics

    def register(self, name: str, opponent: LocalOpponent) -> None:
        self._local[name] = opponent

    def check_offered(self, name: str, game: Game) -> None:
        """Check that an opponent is offered in a game. Raises NotOfferedError if it is not."""
        if name in self._local:
            self._local[name].check_offered(game)
        else:
            check_offered(name, game)

    def choose_name(self, requested: str | None, game: Game, *, default: str | None) -> str | None:
        """Return the requested opponent, or else the default one if it is offered in a game, or None.
        Unknown names are ignored. Raises NotOfferedError if the requested opponent is not offered.
        """
        if requested and requested in self.names:
            self.check_offered(requested, game)
            return requested
        with suppress(NotOfferedError):
            if default and default in self.names:
                self.check_offered(default, game)
                return default
        return None

    @property
    def names(self) -> Collection[str]:
        """The names under which seats can be saved."""
        return self._opponents.keys() | self._local.keys()

    async def move(self, match: Match, place: Place, *, is_patient: bool = True) -> Match | None:
        """Return the match after the ply of the opponent that is to move.
        If `is_patient` is false, it returns the match unchanged instead of waiting for an opponent that takes seconds.
        Returns None if the match has ended meanwhile, or another task is waiting for this ply already.
        """
        seat, board = match.opponent_to_move, match.board
        assert seat is not None
        if isinstance(board, Board):
            local = self._local.get(seat.opponent)
            opponent = await local.get(place, board.rules) if local else self._opponents[seat.opponent]
            decision = _Decision(opponent, partial(opponent.choose, board), opponent.is_quick(board))
        else:
            players = players_of(match.game)
            player = players.get(seat.opponent, [*players.values()][-1])
            decision = _Decision(player, partial(player.choose, board), player.is_quick(board))
        if decision.is_quick:
            start = perf_counter()
            cell = decision.choose(Random(self._rng.getrandbits(64)))
            self._metrics.decisions.append(perf_counter() - start)
            return match.play(cell)
        return await self._wait_for(decision, match, place) if is_patient else match

    def cancel(self, change: Change) -> None:
        """Cancel the decision under way in a channel, whose match has ended or begun."""
        if earlier := self._thinking.pop(change.after.place.channel, None):
            earlier[1].cancel()

    async def _wait_for(self, decision: _Decision, match: Match, place: Place) -> Match | None:
        """Let an opponent decide in a worker; None if another task waits for that already, or it was cancelled."""
        if earlier := self._thinking.get(place.channel):
            if earlier[0] == match:
                return None
            earlier[1].cancel()
        thinking = asyncio.create_task(self._decide(decision, match, place))
        self._thinking[place.channel] = match, thinking
        try:
            await asyncio.wait([thinking])
        finally:
            thinking.cancel()
            if self._thinking.get(place.channel) == (match, thinking):
                del self._thinking[place.channel]
        return None if thinking.cancelled() else thinking.result()

    async def _decide(self, decision: _Decision, match: Match, place: Place) -> Match:
        """Choose a cell in a worker process, and play it. If that fails, a short search chooses it.
        While many players wait, the searches that are limited by time get less of it.
        """
        start, rng, is_weakened = perf_counter(), Random(self._rng.getrandbits(64)), False
        ticket = move_ticket(match, place)
        many = self._workers.turns.waiting_owners(Priority.MOVE) >= _MANY_WAITING * self._workers.size
        choose, board = decision.choose, match.board
        if many and isinstance(decision.player, Perfect) and isinstance(board, Board) and not is_solvable(board.rules):
            choose, is_weakened, ticket = partial(_HURRIED.choose, board), True, replace(ticket, share=_SHARE)
        try:
            is_network = isinstance(decision.player, Intuition | Neural)  # not loaded here, even without workers
            decide = self._workers.run if is_network else self._workers.search
            cell = await decide(ticket, choose, rng)
        except Exception:
            log.exception("An opponent could not decide, so a short search has chosen its move")
            self._metrics.errors["decision"] += 1
            cell, is_weakened = await asyncio.to_thread(_short_search, board, rng), True
        self._metrics.decisions.append(perf_counter() - start)
        return replace(match.play(cell), is_weakened=match.is_weakened or is_weakened)
