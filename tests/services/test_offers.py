"""Draw offers and take-backs, on a database that two processes share."""

import pytest

from bot.game.errors import NothingToTakeBackError, NotYourMatchError, NotYourTurnError
from bot.game.ids import UserId
from bot.game.match import Termination
from bot.services.build import Services
from bot.services.errors import MatchMovedOnError, OfferReason
from bot.services.offers import Offer
from tests.people import ANA, BEN, CLEO, HERE, event
from tests.services.builders import begin_duel, raises_reason


async def test_a_board_from_before_a_take_back_is_stale(services: Services) -> None:
    match = await begin_duel(services)
    first = await services.games.press(HERE, ANA, event(20), 4, shown=(match.id, 0))
    shown = match.id, first.match.version
    update = await services.offers.accept(HERE.channel, BEN, event(21), Offer.TAKE_BACK, ANA, shown=shown)
    assert update.match.plies == ()
    await services.games.press(HERE, ANA, event(22), 0, shown=(match.id, update.match.version))
    for version in (0, 1, 2):
        with pytest.raises(MatchMovedOnError):
            await services.games.press(HERE, BEN, event(30 + version), 8, shown=(match.id, version))


async def test_a_taken_back_move_is_not_repeated_by_its_own_event(services: Services, other: Services) -> None:
    match = await begin_duel(services)
    await services.games.move(HERE, ANA, event(20), "b2")
    await services.offers.accept(HERE.channel, BEN, event(21), Offer.TAKE_BACK, ANA, shown=(match.id, 1))
    for process in (services, other):
        with pytest.raises(MatchMovedOnError):
            await process.games.move(HERE, ANA, event(20), "b2")
    assert (await other.games.match(HERE.channel)).plies == ()


async def test_a_press_that_arrives_late_after_a_take_back_is_refused(services: Services) -> None:
    match = await begin_duel(services)
    await services.games.move(HERE, ANA, event(20), "b2")
    update = await services.offers.accept(HERE.channel, BEN, event(31), Offer.TAKE_BACK, ANA, shown=(match.id, 1))
    with pytest.raises(NotYourTurnError):
        await services.games.press(HERE, BEN, event(30), 4, shown=(match.id, update.match.version))


async def test_only_the_other_player_accepts_an_offer(services: Services) -> None:
    match = await begin_duel(services)
    shown = match.id, match.version
    with raises_reason(OfferReason.OWN_OFFER):
        await services.offers.accept(HERE.channel, ANA, event(20), Offer.DRAW, ANA, shown=shown)
    with pytest.raises(NotYourMatchError):
        await services.offers.accept(HERE.channel, CLEO, event(21), Offer.DRAW, ANA, shown=shown)
    assert await services.games.match(HERE.channel) == match


async def test_an_offer_ends_with_the_next_move(services: Services) -> None:
    match = await begin_duel(services)
    shown = match.id, match.version
    await services.games.move(HERE, ANA, event(22), "b2")
    with pytest.raises(MatchMovedOnError):
        await services.offers.accept(HERE.channel, BEN, event(23), Offer.DRAW, ANA, shown=shown)
    with pytest.raises(MatchMovedOnError):
        await services.offers.decline(HERE.channel, BEN, Offer.DRAW, ANA, shown=shown)


async def test_an_own_offer_is_refused_as_such_even_when_it_has_ended(services: Services) -> None:
    match = await begin_duel(services)
    await services.games.move(HERE, ANA, event(22), "b2")
    with raises_reason(OfferReason.OWN_OFFER):
        await services.offers.accept(HERE.channel, ANA, event(23), Offer.DRAW, ANA, shown=(match.id, 0))


@pytest.mark.parametrize("user", [ANA, BEN])
async def test_a_declined_or_withdrawn_offer_cannot_be_accepted(services: Services, user: UserId) -> None:
    match = await begin_duel(services)
    shown = match.id, match.version
    await services.offers.decline(HERE.channel, user, Offer.DRAW, ANA, shown=shown)
    with pytest.raises(MatchMovedOnError):
        await services.offers.accept(HERE.channel, BEN, event(20), Offer.DRAW, ANA, shown=shown)
    update = await services.offers.accept(HERE.channel, ANA, event(21), Offer.DRAW, BEN, shown=shown)
    assert update.match.termination is Termination.AGREED


async def test_an_offer_made_again_can_be_accepted(services: Services) -> None:
    match = await begin_duel(services)
    shown = match.id, match.version
    await services.offers.decline(HERE.channel, BEN, Offer.DRAW, ANA, shown=shown)
    assert (await services.offers.make(HERE.channel, ANA, Offer.DRAW)).match == match
    update = await services.offers.accept(HERE.channel, BEN, event(20), Offer.DRAW, ANA, shown=shown)
    assert update.match.termination is Termination.AGREED


async def test_an_offer_needs_two_members_and_something_to_take_back(services: Services) -> None:
    await begin_duel(services)
    with pytest.raises(NothingToTakeBackError):
        await services.offers.make(HERE.channel, ANA, Offer.TAKE_BACK)
    await services.games.resign(HERE.channel, ANA, event(12))
    await services.games.start(HERE, ANA, event(13))
    with raises_reason(OfferReason.NOT_A_DUEL):
        await services.offers.make(HERE.channel, ANA, Offer.DRAW)


async def test_closed_offers_of_a_forgotten_user_are_forgotten(services: Services) -> None:
    match = await begin_duel(services)
    shown = match.id, match.version
    for asker in (ANA, BEN):
        await services.offers.decline(HERE.channel, ANA, Offer.DRAW, asker, shown=shown)
    services.offers.forget(ANA)
    with pytest.raises(MatchMovedOnError):
        await services.offers.accept(HERE.channel, ANA, event(20), Offer.DRAW, BEN, shown=shown)
    update = await services.offers.accept(HERE.channel, BEN, event(21), Offer.DRAW, ANA, shown=shown)
    assert update.match.termination is Termination.AGREED
