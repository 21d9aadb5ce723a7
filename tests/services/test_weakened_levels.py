"""A level that has searched less than usual: the game goes on, and cannot raise a rating."""

from __future__ import annotations

from random import Random

import pytest

from bot.game.mark import Mark
from bot.model.guild_settings import GuildSettings
from bot.model.saved_match import MatchUpdate
from bot.opponents.opponent import Opponent
from bot.opponents.perfect import Perfect
from bot.services.build import Services, build_services
from bot.services.rating import rated_match
from bot.services.turns import Priority, Turns
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from tests.fakes.opponents import FailingSlowly
from tests.fakes.workers import InThreads
from tests.support.people import ANA, HERE, Clock, actor


def services_against(database: Database, opponent: Opponent) -> Services:
    return build_services(database, {"perfect": opponent}, rng=Random(1), now=Clock(), workers=InThreads())


async def move_and_wait(services: Services, game: str) -> MatchUpdate:
    """Let ana move in the centre, and return the match after the level's move."""
    waiting = await services.games.move(actor(ANA, 1, settings=GuildSettings(game=game)), "b2")
    update = await services.games.move_opponent(waiting.saved)
    assert update
    assert len(update.match.plies) == 2
    return update


async def test_a_game_in_which_a_short_search_moved_is_marked(database: Database) -> None:
    services = services_against(database, FailingSlowly(1))
    match = (await move_and_wait(services, "5x5")).match
    saved = await MatchStore(database).live(HERE.channel)
    assert saved
    assert (match.is_weakened, saved.match.is_weakened) == (True, True)
    rated = rated_match(saved.match.forfeit(Mark.O), HERE)
    assert rated
    assert rated.is_weakened


@pytest.mark.parametrize(("game", "is_weakened"), [("9x9", True), ("4x4", False)])
async def test_many_waiting_players_shorten_only_long_searches(
    database: Database, monkeypatch: pytest.MonkeyPatch, game: str, *, is_weakened: bool
) -> None:
    def many(_: Turns, priority: Priority) -> int:
        return 100 if priority is Priority.MOVE else 0

    monkeypatch.setattr(Turns, "waiting_owners", many)
    assert (await move_and_wait(services_against(database, Perfect()), game)).match.is_weakened is is_weakened


async def test_with_few_waiting_players_perfect_searches_as_usual(database: Database) -> None:
    services = services_against(database, Perfect(positions=500))
    assert not (await move_and_wait(services, "5x5")).match.is_weakened
