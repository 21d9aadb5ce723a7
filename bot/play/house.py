"""The lobby and its upkeep, put together over one database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from bot.opponents.minimax import Minimax
from bot.opponents.opponent import Opponent
from bot.play.admission import Admission
from bot.play.coaching import Coaching
from bot.play.duels import Duels
from bot.play.exhibitions import Exhibitions
from bot.play.learners import Learners
from bot.play.live import LiveMatches
from bot.play.lobby import Lobby
from bot.play.metrics import Metrics, NoMetrics
from bot.play.moderation import Moderation
from bot.play.preferences import Preferences
from bot.play.programs import Programs
from bot.play.puzzles import Puzzles
from bot.play.records import Records
from bot.play.trainings import Trainings
from bot.play.upkeep import Upkeep
from bot.storage.archive import Archive
from bot.storage.brains import Brains
from bot.storage.challenges import Challenges
from bot.storage.database import Database
from bot.storage.matches import Matches
from bot.storage.people import People
from bot.storage.puzzlers import Puzzlers
from bot.storage.ratings import Ratings
from bot.storage.servers import Servers

STRONGEST = "perfect"
"""The opponent of everybody who has asked for no other."""

ABANDONED_AFTER = timedelta(hours=24)
FORGOTTEN_AFTER = timedelta(days=30)


@dataclass(frozen=True)
class House:
    """All that the cogs need, and what it stands on."""

    database: Database
    live: LiveMatches
    learners: Learners
    trainings: Trainings
    lobby: Lobby
    duels: Duels
    exhibitions: Exhibitions
    coaching: Coaching
    puzzles: Puzzles
    preferences: Preferences
    admission: Admission
    moderation: Moderation
    records: Records
    upkeep: Upkeep
    metrics: Metrics


def build_house(
    database: Database,
    opponents: Mapping[str, Opponent],
    *,
    opponent: str = STRONGEST,
    chance: Random,
    now: Callable[[], datetime],
    abandoned_after: timedelta = ABANDONED_AFTER,
    forgotten_after: timedelta = FORGOTTEN_AFTER,
    metrics: Metrics | None = None,
) -> House:
    """The rooms of one process.

    Args:
        opponents: the programs by the names that seats are saved under.
        opponent: the name of the one that people meet where their server has chosen none.
        chance: where every choice among equals comes from.
        now: the present time, in UTC.
        abandoned_after: how long a match may rest before it ends, where its server has set nothing else.
        forgotten_after: how long the data of a server are kept once the bot has left it.
        metrics: is told of moves, decisions and results.
    """
    metrics = metrics or NoMetrics()
    matches = Matches(database)
    learners = Learners(Brains(database), now=now)
    servers = Servers(database)
    preferences = Preferences(servers, now=now)
    live = LiveMatches(matches, learners, preferences, now=now, abandoned_after=abandoned_after, metrics=metrics)
    programs = Programs(opponents, learners, chance=chance, metrics=metrics)
    lobby = Lobby(live, programs, preferences, opponent=opponent, chance=chance, now=now, metrics=metrics)
    trainings = Trainings(learners, opponents, chance=chance)
    people = People(database)
    upkeep = Upkeep(
        lobby, live, matches, servers, people, learners, trainings, now=now, forgotten_after=forgotten_after
    )
    return House(
        database,
        live,
        learners,
        trainings,
        lobby,
        Duels(live, Challenges(database), chance=chance, now=now),
        Exhibitions(live, matches, programs),
        Coaching(live, matches, Minimax().values),
        Puzzles(Puzzlers(database), chance=chance, now=now),
        preferences,
        Admission(live, now=now),
        Moderation(live),
        Records(Archive(database), Ratings(database)),
        upkeep,
        metrics,
    )
