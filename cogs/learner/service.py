"""The learners of all scopes: what they remember, and what matches teach them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.database.database import Database
from bot.games.game import Game
from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.lines import TIC_TAC_TOE, Rules, board_in
from bot.games.mark import Mark
from bot.games.match import OpponentSeat
from bot.games.position import Position, Verdict
from bot.games.value import RESULT_LETTERS
from bot.matches.errors import NotOfferedError
from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.model.ids import Place, ScopeId
from bot.model.saved_match import Change
from bot.players.learner import LEARNER, LEARNER_GAMES, MODES, Learner, learn, limit
from bot.players.training import result_for
from cogs.learner.queries import MemoryUpdate, SavedLearner, apply_memory_update, find_learner, replace_learner

DEFAULT_MODE = "original"  # how a learner learns where no mode was chosen
_CACHED_FOR = timedelta(minutes=1)  # then a memory is read again, as another process may have changed it
_CACHE_SIZE = 50  # a memory of 3x3 takes up to half a megabyte, and the largest ones two
_Key = tuple[ScopeId, str]  # a scope, and the name of a game


@dataclass(frozen=True, slots=True)
class _Cached:
    mode: str
    memory: dict[Position, Verdict]
    read: datetime


class LearnerService:
    """One learner for each scope and game, with a cache of their memories."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now
        self._cache: LRUCache[_Key, _Cached] = LRUCache(_CACHE_SIZE)
        self._being_read: set[_Key] = set()

    async def load(self, place: Place, game: str = DEFAULT_GAME) -> SavedLearner:
        """Return the learner of a place and a game as it is saved, or a new one.
        One with an unknown mode is of a later version: it counts as new, and stays until it is replaced.
        """
        saved = await self._database.read(find_learner, place.scope, game)
        return saved if saved and saved.mode in MODES else SavedLearner(DEFAULT_MODE, game=game)

    async def get(self, place: Place, rules: Rules = TIC_TAC_TOE) -> Learner:
        """Return the learner of a place as an opponent, with its current memory of a game. Raises NotOfferedError."""
        cached = await self._get_cached(place, _game_of(rules))
        return MODES[cached.mode](cached.memory)

    def check_offered(self, game: Game) -> None:
        """Raise NotOfferedError if the learner does not play the game."""
        _game_of(game)

    async def lessons_of(self, change: Change) -> MemoryUpdate | None:
        """Return what a change of a match teaches the learner in it; None for nothing. Raises NotOfferedError."""
        match, place = change.after.match, change.after.place
        since = len(change.before.match.plies) if change.before else 0
        seats = [mark for mark in Mark if match.seat(mark) == OpponentSeat(LEARNER)]
        if not seats:
            return None
        game = _game_of(match.game)
        if since == len(match.plies):
            return None
        cached = await self._get_cached(place, game)
        boards = [board_in(state) for state in match.boards]
        learned = limit(MODES[cached.mode](cached.memory).learned(boards, seats, since), cached.memory)
        is_between_learners = len(seats) == len(Mark)
        has_result = match.board.is_over and not is_between_learners
        results = RESULT_LETTERS[result_for(boards[-1], seats[0])] if has_result else ""
        return MemoryUpdate(place, cached.mode, learned, results, game=game)

    async def apply(self, update: MemoryUpdate) -> None:
        """Save an update that does not come from a match, and apply it to the cached memory."""
        await self._database.write(apply_memory_update, update)
        self.apply_saved(update)

    def apply_saved(self, update: MemoryUpdate) -> None:
        key = update.place.scope, update.game
        self._being_read.discard(key)
        cached = self._cache.get(key)
        if cached and cached.mode == update.mode:
            learn(cached.memory, update.learned)

    async def replace(self, place: Place, mode: str, memory: dict[Position, Verdict], game: str = DEFAULT_GAME) -> None:
        try:
            await self._database.write(replace_learner, place, mode, memory, game)
        finally:
            self.drop(place.scope)

    def drop(self, scope: ScopeId) -> None:
        for game in LEARNER_GAMES:
            self._being_read.discard((scope, game))
            self._cache.pop((scope, game), None)

    async def _get_cached(self, place: Place, game: str) -> _Cached:
        cached = self._cache.get((place.scope, game))
        while cached is None or self._now() - cached.read >= _CACHED_FOR:
            cached = await self._read(place, game)
        return cached

    async def _read(self, place: Place, game: str) -> _Cached | None:
        """Read a memory into the cache and return it, or None if it has changed meanwhile."""
        key = place.scope, game
        self._being_read.add(key)
        saved = await self.load(place, game)
        if key not in self._being_read:
            return None
        cached = _Cached(saved.mode, dict(saved.memory), self._now())
        self._cache[key] = cached
        return cached


def choose_learner_game(game: str | None, settings: GuildSettings = DEFAULT_SETTINGS) -> str:
    """Return the requested game of a learner; the default game, or 3x3, for None. Raises NotOfferedError."""
    game = game or settings.default_game_name(LEARNER_GAMES)
    if game not in LEARNER_GAMES:
        raise NotOfferedError("learner_game", games=tuple(GAMES[name] for name in LEARNER_GAMES))
    return game


def _game_of(game: Game) -> str:
    """Return the name of a game; raises the error of `choose_learner_game`."""
    return choose_learner_game(game.name)
