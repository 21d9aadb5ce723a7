"""What people ask about games that are over: how somebody has done, who is best, what was played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.game.errors import GameError
from bot.game.ids import MatchId, UserId
from bot.game.notation import format_game, record
from bot.model.ids import GuildId, Place
from bot.model.statistics import FinishedMatch, History, Leaderboard, ScopeRecord, Standing, UserRecord
from bot.services.errors import MatchForgottenError
from bot.storage.finished_matches import FinishedMatchStore
from bot.storage.ratings import RatingStore

_HEADING = "# tic-tac-toe games 1\n"
"""What the lines are, and in which version of their format; for programs, so in no language."""

_AT_ONCE = 50
"""So many matches are read at a time: putting them together holds the event loop up for some milliseconds."""


class RecordError(GameError):
    """Something cannot be told of the games that are over."""


@dataclass(eq=False)
class UnknownTargetError(RecordError):
    """Records were asked for in words that name neither a member nor the whole server.

    Args:
        command: the command, as it is called in the language of the reader.
    """

    typed: str
    command: str


class TwoTargetsError(RecordError):
    """Records were asked for of a member and of the whole server at once."""


class LeaderboardPlaceError(RecordError):
    """The leaderboard was asked for outside a server."""


class NothingToReplayError(RecordError):
    """A game should be shown again, and no line tells of one."""


class TooLongToReplayError(RecordError):
    """A match has more plies, or a larger board, than buttons can hold."""


@dataclass(eq=False)
class TooMuchToExportError(RecordError):
    """A person has played more than can be handed out at once: files of more than so many MiB."""

    most: int


class RecordService:
    """The records of all homes: of each server, and each direct conversation, for itself.

    Whatever is awaited here may raise DatabaseError.

    Args:
        archive: has the matches that are over.
        ratings: has how strong members are.
    """

    def __init__(self, archive: FinishedMatchStore, ratings: RatingStore) -> None:
        self._archive = archive
        self._ratings = ratings

    async def person(self, place: Place, user: UserId) -> UserRecord:
        """How a person has played in a server or a direct conversation; all zero for one who has not."""
        return await self._archive.user_record(place, user)

    async def scope(self, place: Place) -> ScopeRecord:
        """What has been played in a server or a direct conversation."""
        return await self._archive.scope_record(place)

    async def leaderboard(self, guild: GuildId, offset: int = 0, limit: int = 10) -> Leaderboard:
        """Some of the rated members of a server, best first; none past the last one.

        The levels' fixed ratings on the same scale are in bot.opponents.opponent.LEVEL_RATINGS.
        """
        return await self._ratings.leaderboard(guild, offset, limit)

    async def standing(self, guild: GuildId, user: UserId) -> Standing | None:
        """A member's rating in a server, and the rank or how many games it still takes; None without a rated game."""
        return await self._ratings.find(guild, user)

    async def history(self, place: Place, user: UserId | None = None, offset: int = 0, limit: int = 10) -> History:
        """Some of the matches that are over there, newest first: of a person, or (None) of everybody."""
        return await self._archive.history(place, user, offset, limit)

    async def match(self, place: Place, match: MatchId) -> FinishedMatch:
        """A match that is over, if it was played in this server or direct conversation.

        Raises:
            MatchForgottenError: it was not, it is still running, or it is not known.
        """
        found = await self._archive.find(place, match)
        if found is None:
            raise MatchForgottenError
        return found

    async def export(self, user: UserId) -> str:
        """All matches of a person that are over, everywhere, in the order in which they began; see docs/notation.md.

        It is a heading alone if there are none. bot.game.notation.parse_games reads it back.
        """
        chunks, after = [_HEADING], MatchId(0)
        while some := await self._archive.of_user(user, after, _AT_ONCE):
            chunks.append(await asyncio.to_thread(_format, some, user))
            after = some[-1].match.id
        return "".join(chunks)


def _format(matches: Sequence[FinishedMatch], user: UserId) -> str:
    """A line for each match."""
    games = (record(past.match, past.ended, user, is_coached=past.is_coached) for past in matches)
    return "".join(f"{format_game(game)}\n" for game in games)
