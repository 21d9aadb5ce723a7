"""All services of a process, built on one database."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from random import Random

from bot.analysis.evaluation import Evaluator
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.settings import SettingsService
from bot.games.ids import UserId
from bot.matches.access import AccessService
from bot.matches.matches import Matches
from bot.matches.notices import Notices
from bot.matches.opponent_pool import OpponentPool
from bot.matches.rating_queries import update_ratings
from bot.matches.running_limit import RunningLimit
from bot.matches.store import DEFAULT_IDLE, SHOWN_AFTER, Follower, MatchStore
from bot.model.metrics import Metrics
from bot.model.saved_match import Moment
from bot.players.learner import LEARNER
from bot.players.opponent import Opponent, level_ratings
from bot.workers.pool import WorkerPool
from cogs.coach.advice import AdviceService
from cogs.coach.service import CoachService
from cogs.course.service import CourseService
from cogs.duels.offer_service import OfferService
from cogs.duels.queries import ChallengeStore, close_accepted
from cogs.duels.service import ChallengeService
from cogs.learner.queries import apply_memory_update
from cogs.learner.service import LearnerService
from cogs.learner.training import TrainingService
from cogs.play.service import PlayService
from cogs.practice.queries import queue_review
from cogs.practice.service import PracticeService
from cogs.puzzles.service import PuzzleService
from cogs.upkeep.heartbeat_service import HeartbeatService
from cogs.upkeep.service import MaintenanceService
from cogs.watch.service import ExhibitionService

DEFAULT_OPPONENT = "perfect"

DELETED_AFTER = timedelta(days=30)

_REVIEW_POSITIONS = 10_000
"""How many positions are searched for each ply of a reviewed match: about a tenth of a second."""


@dataclass(frozen=True)
class Services:
    """All services, the database that they use, and the clock, which returns the current time in UTC."""

    database: Database
    match_store: MatchStore
    matches: Matches
    learners: LearnerService
    training: TrainingService
    play: PlayService
    challenge_store: ChallengeStore
    challenges: ChallengeService
    offers: OfferService
    exhibitions: ExhibitionService
    coach: CoachService
    puzzles: PuzzleService
    practice: PracticeService
    course: CourseService
    settings: SettingsService
    access: AccessService
    maintenance: MaintenanceService
    heartbeats: HeartbeatService
    running_limit: RunningLimit
    turn_notices: Notices
    workers: WorkerPool
    metrics: Metrics
    now: Callable[[], datetime]

    def forget(self, user: UserId) -> None:
        """Remove what the services remember about a user besides what is stored."""
        self.matches.forget(user)
        self.access.forget(user)
        self.offers.forget(user)
        self.puzzles.forget(user)
        self.turn_notices.forget(user)

    async def close(self) -> None:
        """End the worker processes, save what has not been saved yet, and close the database."""
        await self.workers.close()
        with suppress(DatabaseError):  # already logged
            await self.match_store.save_shown()
        await self.database.close()


def build_services(
    database: Database,
    opponents: Mapping[str, Opponent],  # by their names, as saved in matches
    *,
    # the name of the opponent of guilds that have set none
    default_opponent: str = DEFAULT_OPPONENT,
    rng: Random,  # the random number generator of all services
    now: Callable[[], datetime],  # returns the current time, in UTC
    monotonic: Callable[[], float] = time.monotonic,  # returns seconds, of which only differences mean something
    abandoned_after: timedelta = DEFAULT_IDLE,  # the idle time after which matches end, in guilds that have set none
    deleted_after: timedelta = DELETED_AFTER,  # how long the data of a guild are kept after the bot has left it
    metrics: Metrics | None = None,  # counts moves, decisions, results and errors; created if None
    workers: WorkerPool | None = None,  # the processes for long computations; one at most if None
    shown_after: timedelta = SHOWN_AFTER,  # the delay after which it is saved that a match was shown
) -> Services:
    metrics = metrics or Metrics()
    workers = workers or WorkerPool(metrics=metrics)
    store = MatchStore(database, default_idle=abandoned_after, shown_after=shown_after)
    learners, challenge_store = LearnerService(database, now=now), ChallengeStore(database)
    pool = OpponentPool(opponents, workers, rng=rng, metrics=metrics)
    pool.register(LEARNER, learners)
    matches = Matches(store, pool, now=now, abandoned_after=abandoned_after, metrics=metrics)
    for follower in (
        Follower(apply=close_accepted, on=Moment.BEGIN),
        Follower(apply=partial(update_ratings, level_ratings), on=Moment.END),
        Follower(apply=queue_review, on=Moment.END),
        Follower(learners.lessons_of, apply_memory_update, learners.apply_saved, opponent=LEARNER),
        Follower(saved=pool.cancel, on=Moment.BEGIN | Moment.END),
    ):
        matches.follow(follower)
    play = PlayService(matches, database, pool, default_opponent=default_opponent, rng=rng, now=now)
    training = TrainingService(learners, opponents, workers, rng=rng)
    maintenance = MaintenanceService(matches, store, database, learners, training, now=now, deleted_after=deleted_after)
    advice = AdviceService(matches, database, now=now)
    coach = CoachService(matches, store, advice, workers, Evaluator(), quick_evaluator=Evaluator(_REVIEW_POSITIONS))
    puzzles = PuzzleService(database, advice, workers, rng=rng, now=now)
    return Services(
        database,
        store,
        matches,
        learners,
        training,
        play,
        challenge_store,
        ChallengeService(matches, store, challenge_store, rng=rng, now=now),
        OfferService(matches),
        ExhibitionService(matches, pool),
        coach,
        puzzles,
        PracticeService(database, store, advice, coach, puzzles, workers, now=now),
        CourseService(database, advice, workers),
        SettingsService(database, now=now),
        AccessService(matches, now=now),
        maintenance,
        HeartbeatService(database, matches, now=now, monotonic=monotonic),
        RunningLimit(database),
        Notices(database, now=now),
        workers,
        metrics,
        now,
    )
