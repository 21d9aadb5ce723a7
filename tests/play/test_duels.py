"""Members against members, on one database that two processes may share."""

import asyncio
from collections.abc import AsyncGenerator

import pytest

from bot.game.errors import MatchOverError, NotYourMatchError, NotYourTurnError
from bot.game.ids import ChallengeId, ChannelId, Event, EventId, MatchId, Place, ServerId, UserId
from bot.game.mark import Mark
from bot.game.match import Match, Termination
from bot.play.duels import Offer
from bot.play.errors import ChallengeOverError, MatchMovedOnError, OwnOfferError
from bot.play.house import House
from bot.storage.database import Database
from bot.storage.errors import RepeatedEventError
from tests.databases import a_database, opened
from tests.play.test_lobby import ANA, BEN, house_with
from tests.programs import FirstFree

HERE = Place(ChannelId(1), ServerId(9))
EVE = UserId(300)


def event(number: int) -> Event:
    return Event(EventId(number))


@pytest.fixture
async def database() -> AsyncGenerator[Database]:
    async with a_database() as database:
        yield database


@pytest.fixture
def house(database: Database) -> House:
    return house_with(database, FirstFree())


@pytest.fixture
async def other(database: Database) -> AsyncGenerator[House]:
    async with opened(f"sqlite:///{database.file}") as opened_again:
        yield house_with(opened_again, FirstFree())


async def begin(house: House) -> Match:
    """A match of ana, who is X, against ben."""
    challenge = await house.duels.challenge(HERE, ANA, BEN, event(10), Mark.X)
    return (await house.duels.accept(challenge.id, BEN, event(11), HERE)).match


async def test_a_press_names_the_board_that_was_pressed(house: House) -> None:
    match = await begin(house)
    shown = match.id, match.version
    with pytest.raises(NotYourTurnError):
        await house.lobby.press(HERE, BEN, event(20), 4, shown=shown)
    with pytest.raises(NotYourMatchError):
        await house.lobby.press(HERE, EVE, event(21), 4, shown=shown)
    await house.lobby.press(HERE, ANA, event(22), 4, shown=shown)
    with pytest.raises(MatchMovedOnError):
        await house.lobby.press(HERE, BEN, event(23), 0, shown=shown)
    with pytest.raises(MatchOverError):
        await house.lobby.press(HERE, BEN, event(24), 0, shown=(MatchId(7), 1))
    await house.lobby.resign(HERE.channel, ANA, event(25))
    with pytest.raises(MatchOverError):
        await house.lobby.press(HERE, BEN, event(26), 0, shown=(match.id, match.version + 1))


async def test_of_two_presses_in_two_processes_one_counts(house: House, other: House) -> None:
    match = await begin(house)
    shown = match.id, match.version
    results = await asyncio.gather(
        house.lobby.press(HERE, ANA, event(20), 4, shown=shown),
        other.lobby.press(HERE, ANA, event(21), 8, shown=shown),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) in (["NotYourTurnError", "Turn"],)
    assert (await other.lobby.match(HERE.channel)).board.ply == 1


async def test_a_board_from_before_a_move_was_taken_back_is_an_old_one(house: House) -> None:
    match = await begin(house)
    first = await house.lobby.press(HERE, ANA, event(20), 4, shown=(match.id, 0))
    turn = await house.duels.agree(
        HERE.channel, BEN, event(21), Offer.TAKE_BACK, ANA, shown=(match.id, first.match.version)
    )
    assert turn.match.plies == ()
    await house.lobby.press(HERE, ANA, event(22), 0, shown=(match.id, turn.match.version))
    for version in (0, 1, 2):
        with pytest.raises(MatchMovedOnError):
            await house.lobby.press(HERE, BEN, event(30 + version), 8, shown=(match.id, version))


async def test_what_was_taken_back_is_not_played_again_by_its_own_message(house: House, other: House) -> None:
    match = await begin(house)
    await house.lobby.move(HERE, ANA, event(20), "b2")
    await house.duels.agree(HERE.channel, BEN, event(21), Offer.TAKE_BACK, ANA, shown=(match.id, 1))
    for process in (house, other):
        with pytest.raises(RepeatedEventError):
            await process.lobby.move(HERE, ANA, event(20), "b2")
    assert (await other.lobby.match(HERE.channel)).plies == ()


async def test_only_the_other_player_accepts_an_offer_and_in_time(house: House) -> None:
    match = await begin(house)
    shown = match.id, match.version
    with pytest.raises(OwnOfferError):
        await house.duels.agree(HERE.channel, ANA, event(20), Offer.DRAW, ANA, shown=shown)
    with pytest.raises(NotYourMatchError):
        await house.duels.agree(HERE.channel, EVE, event(21), Offer.DRAW, ANA, shown=shown)
    await house.lobby.move(HERE, ANA, event(22), "b2")
    for answering in (
        house.duels.agree(HERE.channel, BEN, event(23), Offer.DRAW, ANA, shown=shown),
        house.duels.decline(HERE.channel, BEN, Offer.DRAW, ANA, shown=shown),
    ):
        with pytest.raises(MatchMovedOnError):
            await answering


@pytest.mark.parametrize("by_whom", [ANA, BEN])
async def test_an_offer_that_was_declined_or_withdrawn_cannot_be_accepted(house: House, by_whom: UserId) -> None:
    match = await begin(house)
    shown = match.id, match.version
    await house.duels.decline(HERE.channel, by_whom, Offer.DRAW, ANA, shown=shown)
    with pytest.raises(MatchMovedOnError):
        await house.duels.agree(HERE.channel, BEN, event(20), Offer.DRAW, ANA, shown=shown)
    turn = await house.duels.agree(HERE.channel, ANA, event(21), Offer.DRAW, BEN, shown=shown)
    assert turn.match.termination is Termination.AGREED


async def test_a_press_that_comes_out_of_order_after_a_move_was_taken_back_is_answered(house: House) -> None:
    match = await begin(house)
    await house.lobby.move(HERE, ANA, event(20), "b2")
    turn = await house.duels.agree(HERE.channel, BEN, event(31), Offer.TAKE_BACK, ANA, shown=(match.id, 1))
    with pytest.raises(NotYourTurnError):
        await house.lobby.press(HERE, BEN, event(30), 4, shown=(match.id, turn.match.version))


async def test_a_challenge_that_two_processes_hear_accepted_begins_one_match(house: House, other: House) -> None:
    challenge = await house.duels.challenge(HERE, ANA, None, event(10))
    elsewhere = Place(ChannelId(2), HERE.server)
    results = await asyncio.gather(
        house.duels.accept(challenge.id, BEN, event(11), HERE),
        other.duels.accept(challenge.id, EVE, event(12), elsewhere),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["ChallengeOverError", "Turn"]
    with pytest.raises(ChallengeOverError):
        await other.duels.close(ChallengeId(challenge.id), ANA)
