"""Builds the services under test, and checks the reasons of their errors."""

from random import Random

from bot.client.services import Services
from bot.database.database import Database
from bot.games.mark import Mark
from bot.games.match import Match
from bot.matches.matches import Matches
from bot.model.actor import Actor
from bot.model.ids import Place
from bot.model.saved_match import MatchUpdate, SavedMatch
from bot.players.opponent import Opponent
from bot.process.build import build_services
from bot.workers.pool import WorkerPool
from cogs.duels.service import ChallengeService
from tests.fakes.workers import InProcess
from tests.support.people import ANA, BEN, HERE, Clock, actor, event

OPPONENT = "test"
"""The name of the opponent in tests."""


def services_with(
    database: Database,
    opponent: Opponent,
    clock: Clock | None = None,
    workers: WorkerPool | None = None,
    *,
    rng: Random | None = None,
) -> Services:
    clock = clock or Clock()
    return build_services(
        database,
        {OPPONENT: opponent},
        default_opponent=OPPONENT,
        rng=rng or Random(1),
        now=clock,
        monotonic=clock.monotonic,
        workers=workers or InProcess(),
    )


async def begin_duel(services: Services) -> Match:
    """Begin a match of Ana, who is X, against Ben."""
    challenge = await services[ChallengeService].open(actor(ANA, 10), BEN, Mark.X)
    return (await services[ChallengeService].accept(actor(BEN, 11), challenge.id)).match


async def begin(services: Services, match: Match, place: Place = HERE) -> SavedMatch:
    return (await services[Matches].change_or_begin(Actor(ANA, place, event(match.id)), lambda _: match)).saved


async def resign(services: Services, resigning: Actor) -> MatchUpdate:
    return await services[Matches].change(resigning, lambda running: running.match.resign(resigning.user))
