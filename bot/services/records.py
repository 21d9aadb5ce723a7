"""Records of finished matches: statistics, ratings, history and exports."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.game.errors import Refusal
from bot.game.games import DEFAULT_GAME, GAMES
from bot.game.ids import MatchId, UserId
from bot.game.notation import format_game, record
from bot.model.ids import GuildId, Place
from bot.model.statistics import FinishedMatch, History, Leaderboard, ScopeRecord, Standing, UserRecord
from bot.storage.finished_matches import FinishedMatchStore
from bot.storage.ratings import RatingStore

_HEADER = "# tic-tac-toe games 1\n"
"""Names the format and its version. It is the same in every language, because other software reads it."""

_BATCH_SIZE = 50
"""How many matches are read at a time; formatting them blocks the event loop for some milliseconds."""


class RecordService:
    """The records of finished matches, separate for each scope.

    Every awaited method may raise DatabaseError.
    """

    def __init__(self, finished_matches: FinishedMatchStore, ratings: RatingStore) -> None:
        self._finished_matches = finished_matches
        self._ratings = ratings

    async def user_record(self, place: Place, user: UserId, game: str | None = None) -> UserRecord:
        """Return the record of a user in a scope, in one game or in all; it is empty if they have not played.

        Raises:
            Refusal: the game has none of its own.
        """
        _check_has_records(game)
        return await self._finished_matches.user_record(place, user, game)

    async def scope_record(self, place: Place, game: str | None = None) -> ScopeRecord:
        """Return the record of a whole scope, in one game or in all.

        Raises:
            Refusal: the game has none of its own.
        """
        _check_has_records(game)
        return await self._finished_matches.scope_record(place, game)

    async def leaderboard(
        self, guild: GuildId, offset: int = 0, limit: int = 10, *, game: str = DEFAULT_GAME
    ) -> Leaderboard:
        """Return a page of the rated members of a guild in a game, best first; empty past the last member.

        The levels' fixed ratings on the same scale come from bot.opponents.opponent.level_ratings.

        Raises:
            Refusal: the game is not rated.
        """
        _check_has_records(game)
        return await self._ratings.leaderboard(guild, offset, limit, game)

    async def standing(self, guild: GuildId, user: UserId, game: str = DEFAULT_GAME) -> Standing | None:
        """Return a member's rating and rank in a guild, in a game; None without a rated match of it."""
        return await self._ratings.find(guild, user, game)

    async def history(self, place: Place, user: UserId | None = None, offset: int = 0, limit: int = 10) -> History:
        """Return a page of the finished matches of a scope, newest first.

        Args:
            user: only this user's matches; None for everyone's.
        """
        return await self._finished_matches.history(place, user, offset, limit)

    async def match(self, place: Place, match: MatchId) -> FinishedMatch:
        """Return a finished match of a scope.

        Raises:
            Refusal: it is unknown, still running, or was played in another scope.
        """
        finished = await self._finished_matches.find(place, match)
        if finished is None:
            raise Refusal("record-match_not_found")
        return finished

    async def export(self, user: UserId) -> str:
        """Return all finished matches of a user, from all scopes, oldest first, in the format of docs/notation.md.

        Without matches, the text is only the header. bot.game.notation.parse_games reads it back.
        """
        chunks, last = [_HEADER], MatchId(0)
        while batch := await self._finished_matches.of_user(user, last, _BATCH_SIZE):
            chunks.append(await asyncio.to_thread(_format, batch, user))
            last = batch[-1].match.id
        return "".join(chunks)


def _check_has_records(game: str | None) -> None:
    if game is not None and game not in GAMES:
        raise Refusal("no_records", games=tuple(GAMES.values()))


def _format(matches: Sequence[FinishedMatch], user: UserId) -> str:
    """Format one line for each match."""
    games = (record(past.match, past.ended, user, is_coached=past.is_coached) for past in matches)
    return "".join(f"{format_game(game)}\n" for game in games)
