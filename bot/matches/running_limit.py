"""How many running matches a member can have in a guild."""

from __future__ import annotations

from collections.abc import Collection, Generator
from contextlib import contextmanager

from bot.database.database import Database
from bot.database.errors import RunningLimitError
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.matches.errors import TooManyMatchesError
from bot.matches.queries import MAX_RUNNING, running_channels
from bot.model.challenge import Challenge
from bot.model.ids import ChannelId, GuildId, mention_channels


class RunningLimit:
    """Checks the limit before a thread is opened; it is checked again in the transaction that begins a match."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._starting: set[tuple[GuildId | None, UserId]] = set()
        """The users for whom a match is being started, each with the guild."""

    @contextmanager
    def starting(self, guild: GuildId | None, user: UserId, challenger: UserId | None = None) -> Generator[None]:
        """Start one match at a time for a user, and for the challenger if there is one. The block checks the limit, and
        starts the match; otherwise, matches that are started at once would all pass the check.
        Raises Refusal if another match is being started for one of them.
        """
        users = {(guild, user), (guild, challenger or user)}
        if busy := users & self._starting:
            raise Refusal("starting-own" if (guild, user) in busy else "starting-other")
        self._starting |= users
        try:
            yield
        finally:
            self._starting -= users

    async def check(
        self,
        guild: GuildId | None,
        *users: UserId,
        accepted: Challenge | None = None,
        exhibitions: Collection[ChannelId] = (),
    ) -> None:
        """Check that users may begin another match in a guild; outside guilds there is no limit.
        `accepted` is the challenge that begins it, if one does. Running exhibitions that the users have started, in the
        channels `exhibitions`, count too. Raises TooManyMatchesError if a user plays too many.
        """
        if guild is None:
            return
        for user in users:
            channels = {*await self._database.read(running_channels, guild, user), *exhibitions}
            if len(channels) >= MAX_RUNNING:
                raise limit_error(RunningLimitError(user, channels), accepted)


def limit_error(error: RunningLimitError, accepted: Challenge | None) -> TooManyMatchesError:
    """Return the error for the user who has tried to begin a match, or to accept a challenge."""
    running = frozenset(error.channels)
    if accepted and error.user == accepted.challenger:
        return TooManyMatchesError("too_many_matches-other", running, most=MAX_RUNNING)
    return TooManyMatchesError("too_many_matches-own", running, most=MAX_RUNNING, channels=mention_channels(running))
