"""Deleting what is stored about a user."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import datetime

from bot.database.database import Database
from bot.games.ids import UserId
from bot.games.match import MemberSeat
from bot.matches.matches import Matches
from bot.matches.queries import RUNNING_OF, UNSHOWN_OF
from bot.matches.store import MatchStore
from bot.model.ids import ScopeId
from bot.model.saved_match import SavedMatch
from cogs.learner.queries import dm_scopes
from cogs.learner.service import LearnerService
from cogs.learner.training import TrainingService
from cogs.privacy.queries import DeletedData, PersonalData
from cogs.puzzles.service import PuzzleService


@dataclass(eq=False)
class PrivacyService:
    data: PersonalData
    matches: Matches
    store: MatchStore
    database: Database
    training: TrainingService
    learners: LearnerService
    puzzles: PuzzleService
    now: Callable[[], datetime]

    async def delete(self, user: UserId, dm: ScopeId | None = None) -> DeletedData:
        """Delete what is stored about a user; their running matches end first, and those at stake are lost.
        `dm` is their direct-message channel with the bot, if known. The ended matches must still be shown.
        """
        async with AsyncExitStack() as stack:
            scopes = await self.database.read(dm_scopes, user, dm)
            for scope in scopes:
                await stack.enter_async_context(self.training.without_training(scope))
            stored = await self.database.read(self.data.count, user, dm)
            while running := await self.store.find_all(RUNNING_OF, user=user):  # again, as a match may have changed
                for saved in running:
                    is_lost = saved.is_lost_by_leaving(user, self.now())
                    match = saved.match.forfeit(saved.match.mark_of(user)) if is_lost else saved.match.abandon()
                    await self.matches.save(saved, match)
            await self.store.save_shown()
            ended = await self.store.find_all(UNSHOWN_OF, user=user)  # also by an earlier deletion that failed
            named = await self.puzzles.posts_naming(user)
            await self.database.write(self.data.delete, user, dm)
            self.puzzles.changed_dailies |= named
            for scope in {*scopes, *([dm] if dm else [])}:
                self.learners.drop(scope)
        return DeletedData(stored, [_without(saved, user) for saved in ended])


def _without(saved: SavedMatch, user: UserId) -> SavedMatch:
    """Return a match with an empty seat in place of a user."""
    x, o = (MemberSeat(None) if seat == MemberSeat(user) else seat for seat in (saved.match.x, saved.match.o))
    return replace(saved, match=replace(saved.match, x=x, o=o))
