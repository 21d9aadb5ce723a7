"""Members against members, on one database that two processes may share."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from bot.game.errors import MatchOverError, NotYourMatchError, NotYourTurnError
from bot.game.ids import MatchId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, Termination
from bot.model.ids import ChallengeId, ChannelId, Event, EventId, GuildId, Place
from bot.services.build import Services
from bot.services.challenges import Offer
from bot.services.errors import ChallengeOverError, MatchMovedOnError, OwnOfferError
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError
from tests.databases import a_database, opened
from tests.fakes.opponents import FirstFree
from tests.services.test_game_service import ANA, BEN, services_with

HERE = Place(ChannelId(1), GuildId(9))
EVE = UserId(300)


def event(number: int) -> Event:
    return Event(EventId(number))


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def services(database: Database) -> Services:
    return services_with(database, FirstFree())


@pytest.fixture
async def other(database: Database) -> AsyncGenerator[Services]:
    async with opened(f"sqlite:///{database.file}") as opened_again:
        yield services_with(opened_again, FirstFree())


async def begin(services: Services) -> Match:
    """A match of ana, who is X, against ben."""
    challenge = await services.challenges.challenge(HERE, ANA, BEN, event(10), Mark.X)
    return (await services.challenges.accept(challenge.id, BEN, event(11), HERE)).match


async def test_a_press_names_the_board_that_was_pressed(services: Services) -> None:
    match = await begin(services)
    shown = match.id, match.version
    with pytest.raises(NotYourTurnError):
        await services.games.press(HERE, BEN, event(20), 4, shown=shown)
    with pytest.raises(NotYourMatchError):
        await services.games.press(HERE, EVE, event(21), 4, shown=shown)
    await services.games.press(HERE, ANA, event(22), 4, shown=shown)
    with pytest.raises(MatchMovedOnError):
        await services.games.press(HERE, BEN, event(23), 0, shown=shown)
    with pytest.raises(MatchOverError):
        await services.games.press(HERE, BEN, event(24), 0, shown=(MatchId(7), 1))
    await services.games.resign(HERE.channel, ANA, event(25))
    with pytest.raises(MatchOverError):
        await services.games.press(HERE, BEN, event(26), 0, shown=(match.id, match.version + 1))


async def test_of_two_presses_in_two_processes_one_counts(services: Services, other: Services) -> None:
    match = await begin(services)
    shown = match.id, match.version
    results = await asyncio.gather(
        services.games.press(HERE, ANA, event(20), 4, shown=shown),
        other.games.press(HERE, ANA, event(21), 8, shown=shown),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["MatchUpdate", "NotYourTurnError"]
    assert (await other.games.match(HERE.channel)).board.ply == 1


async def test_a_board_from_before_a_move_was_taken_back_is_an_old_one(services: Services) -> None:
    match = await begin(services)
    first = await services.games.press(HERE, ANA, event(20), 4, shown=(match.id, 0))
    update = await services.challenges.agree(
        HERE.channel, BEN, event(21), Offer.TAKE_BACK, ANA, shown=(match.id, first.match.version)
    )
    assert update.match.plies == ()
    await services.games.press(HERE, ANA, event(22), 0, shown=(match.id, update.match.version))
    for version in (0, 1, 2):
        with pytest.raises(MatchMovedOnError):
            await services.games.press(HERE, BEN, event(30 + version), 8, shown=(match.id, version))


async def test_what_was_taken_back_is_not_played_again_by_its_own_message(services: Services, other: Services) -> None:
    match = await begin(services)
    await services.games.move(HERE, ANA, event(20), "b2")
    await services.challenges.agree(HERE.channel, BEN, event(21), Offer.TAKE_BACK, ANA, shown=(match.id, 1))
    for process in (services, other):
        with pytest.raises(RepeatedEventError):
            await process.games.move(HERE, ANA, event(20), "b2")
    assert (await other.games.match(HERE.channel)).plies == ()


async def test_only_the_other_player_accepts_an_offer_and_in_time(services: Services) -> None:
    match = await begin(services)
    shown = match.id, match.version
    with pytest.raises(OwnOfferError):
        await services.challenges.agree(HERE.channel, ANA, event(20), Offer.DRAW, ANA, shown=shown)
    with pytest.raises(NotYourMatchError):
        await services.challenges.agree(HERE.channel, EVE, event(21), Offer.DRAW, ANA, shown=shown)
    await services.games.move(HERE, ANA, event(22), "b2")
    for answering in (
        services.challenges.agree(HERE.channel, BEN, event(23), Offer.DRAW, ANA, shown=shown),
        services.challenges.decline(HERE.channel, BEN, Offer.DRAW, ANA, shown=shown),
    ):
        with pytest.raises(MatchMovedOnError):
            await answering


@pytest.mark.parametrize("by_whom", [ANA, BEN])
async def test_an_offer_that_was_declined_or_withdrawn_cannot_be_accepted(services: Services, by_whom: UserId) -> None:
    match = await begin(services)
    shown = match.id, match.version
    await services.challenges.decline(HERE.channel, by_whom, Offer.DRAW, ANA, shown=shown)
    with pytest.raises(MatchMovedOnError):
        await services.challenges.agree(HERE.channel, BEN, event(20), Offer.DRAW, ANA, shown=shown)
    update = await services.challenges.agree(HERE.channel, ANA, event(21), Offer.DRAW, BEN, shown=shown)
    assert update.match.termination is Termination.AGREED


async def test_a_press_that_comes_out_of_order_after_a_move_was_taken_back_is_answered(services: Services) -> None:
    match = await begin(services)
    await services.games.move(HERE, ANA, event(20), "b2")
    update = await services.challenges.agree(HERE.channel, BEN, event(31), Offer.TAKE_BACK, ANA, shown=(match.id, 1))
    with pytest.raises(NotYourTurnError):
        await services.games.press(HERE, BEN, event(30), 4, shown=(match.id, update.match.version))


async def test_a_challenge_that_two_processes_hear_accepted_begins_one_match(
    services: Services, other: Services
) -> None:
    challenge = await services.challenges.challenge(HERE, ANA, None, event(10))
    elsewhere = Place(ChannelId(2), HERE.guild)
    results = await asyncio.gather(
        services.challenges.accept(challenge.id, BEN, event(11), HERE),
        other.challenges.accept(challenge.id, EVE, event(12), elsewhere),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["ChallengeOverError", "MatchUpdate"]
    with pytest.raises(ChallengeOverError):
        await other.challenges.close(ChallengeId(challenge.id), ANA)
