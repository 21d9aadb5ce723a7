"""All services of a process, built on one database."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from random import Random

from bot.analysis.evaluator import Evaluator
from bot.client.services import Services
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.guilds import save_picture_offer
from bot.database.settings import SettingsService
from bot.games.match import CROWD, OpponentSeat
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
from bot.players.opponent import DEFAULT_OPPONENT, FIRST_OPPONENT, Opponent, level_ratings
from bot.process.features import PERSONAL_DATA
from bot.workers.pool import WorkerPool
from cogs.coach.advice import AdviceService
from cogs.coach.service import CoachService
from cogs.duels.queries import close_accepted
from cogs.duels.service import ChallengeService, OfferService
from cogs.learner.queries import apply_memory_update
from cogs.learner.service import LearnerService
from cogs.learner.training import TrainingService
from cogs.play.service import PlayService
from cogs.practice.queries import queue_review
from cogs.practice.service import PracticeService
from cogs.privacy.queries import PersonalData
from cogs.privacy.service import PrivacyService
from cogs.puzzles.service import PuzzleService
from cogs.race.day import DayRaceService
from cogs.race.service import RaceService
from cogs.settings.service import PictureOffers
from cogs.upkeep.service import HeartbeatService, MaintenanceService
from cogs.vote.queries import apply_change
from cogs.vote.service import VoteService
from cogs.watch.service import ExhibitionService

DELETED_AFTER = timedelta(days=30)

_REVIEW_POSITIONS = 10_000
"""How many positions are searched for each ply of a reviewed match: about a tenth of a second."""


async def close_services(services: Services) -> None:
    """End the worker processes, save what has not been saved yet, and close the database."""
    await services[WorkerPool].close()
    with suppress(DatabaseError):  # already logged
        await services[MatchStore].save_shown()
    await services[Database].close()


def build_services(
    database: Database,
    opponents: Mapping[str, Opponent],  # by their names, as saved in matches
    *,
    # the name of the opponent of guilds that have set none
    default_opponent: str = DEFAULT_OPPONENT,
    first_opponent: str = FIRST_OPPONENT,  # the opponent there of members who have not finished a game yet
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
    learners = LearnerService(database, now=now)
    pool = OpponentPool(opponents, workers, rng=rng, metrics=metrics)
    pool.register(LEARNER, learners)
    matches = Matches(store, pool, now=now, abandoned_after=abandoned_after, metrics=metrics)
    settings = SettingsService(database, now=now)
    pictures = PictureOffers(database, settings)
    votes = VoteService(matches, pool, database, default_opponent, rng, now)
    for follower in (
        Follower(pictures.prepare, save_picture_offer, pictures.saved, on=Moment.END),
        Follower(apply=close_accepted, on=Moment.BEGIN),
        Follower(apply=partial(update_ratings, level_ratings), on=Moment.END),
        Follower(apply=queue_review, on=Moment.END),
        Follower(learners.lessons_of, apply_memory_update, learners.apply_saved, seat=OpponentSeat(LEARNER)),
        Follower(votes.prepare, apply_change, votes.saved, seat=CROWD),
        Follower(saved=pool.cancel, on=Moment.BEGIN | Moment.END),
    ):
        matches.follow(follower)
    play = PlayService(matches, database, pool, default_opponent, first_opponent, rng=rng, now=now)
    training = TrainingService(learners, opponents, workers, rng=rng)
    maintenance = MaintenanceService(matches, store, database, now=now, deleted_after=deleted_after)
    advice = AdviceService(matches, database, now=now)
    coach = CoachService(matches, store, advice, workers, Evaluator(), quick_evaluator=Evaluator(_REVIEW_POSITIONS))
    puzzles = PuzzleService(database, advice, workers, rng=rng, now=now)
    races = RaceService(database, advice, workers, rng=rng, now=now, monotonic=monotonic)
    day_races = puzzles.races = DayRaceService(database, advice, puzzles, now=now, monotonic=monotonic)
    advice.asked_in_races = day_races.find_asked
    privacy = PrivacyService(PERSONAL_DATA, matches, store, database, training, learners, puzzles, now=now)
    access, offers, notices = AccessService(matches, now=now), OfferService(matches), Notices(database, now=now)
    return Services(
        {
            AccessService: access,
            AdviceService: advice,
            ChallengeService: ChallengeService(matches, store, database, rng=rng, now=now),
            CoachService: coach,
            Database: database,
            DayRaceService: day_races,
            ExhibitionService: ExhibitionService(matches, pool),
            HeartbeatService: HeartbeatService(database, matches, now=now, monotonic=monotonic),
            LearnerService: learners,
            MaintenanceService: maintenance,
            MatchStore: store,
            Matches: matches,
            Metrics: metrics,
            Notices: notices,
            OfferService: offers,
            PersonalData: PERSONAL_DATA,
            PictureOffers: pictures,
            PlayService: play,
            PracticeService: PracticeService(database, store, advice, coach, puzzles, workers, now=now),
            PrivacyService: privacy,
            PuzzleService: puzzles,
            RaceService: races,
            RunningLimit: RunningLimit(database),
            SettingsService: settings,
            TrainingService: training,
            VoteService: votes,
            WorkerPool: workers,
        },
        now=now,
        forget=(
            *(matches.forget, access.forget, offers.forget, puzzles.forget, notices.forget, races.forget),
            day_races.forget,
        ),
    )
