"""Which players are notified of their turn, and of offers."""

from __future__ import annotations

from datetime import timedelta

from bot.model.guild_settings import DEFAULT_SETTINGS, GuildSettings
from bot.services.build import Services
from bot.services.offers import Offer
from bot.services.turn_notices import AWAY_AFTER
from tests.support.people import ANA, BEN, DM, HERE, THERE, Clock, actor
from tests.support.services import begin_duel

SECOND = timedelta(seconds=1)


async def test_who_has_used_the_bot_in_the_channel_is_there_for_five_minutes(services: Services, clock: Clock) -> None:
    await begin_duel(services)
    saved, notices = await services.matches.running(HERE.channel), services.turn_notices
    assert await notices.is_due(saved, ANA, DEFAULT_SETTINGS)
    notices.active[THERE.channel, ANA] = clock()
    assert await notices.is_due(saved, ANA, DEFAULT_SETTINGS)
    notices.active[HERE.channel, ANA] = clock()
    clock.advance(AWAY_AFTER - SECOND)
    assert not await notices.is_due(saved, ANA, DEFAULT_SETTINGS)
    clock.advance(SECOND)
    assert await notices.is_due(saved, ANA, DEFAULT_SETTINGS)
    assert not await notices.is_due(saved, ANA, GuildSettings(is_quiet=True))
    notices.active[HERE.channel, ANA] = clock()
    services.forget(ANA)
    assert await notices.is_due(saved, ANA, DEFAULT_SETTINGS)


async def test_a_turn_has_one_notice_and_one_of_each_offer(services: Services, other: Services) -> None:
    await begin_duel(services)
    saved, notices = await services.matches.running(HERE.channel), services.turn_notices
    for offer in (None, *Offer):
        assert await notices.is_due(saved, BEN, DEFAULT_SETTINGS, offer)
        await notices.mark_sent(saved, offer)
        assert not await notices.is_due(saved, BEN, DEFAULT_SETTINGS, offer)
    assert not await other.turn_notices.is_due(saved, BEN, DEFAULT_SETTINGS)  # in another process


async def test_a_challenge_outside_servers_or_in_a_quiet_one_has_no_notices(services: Services) -> None:
    assert (await services.challenges.open(actor(ANA, 1), BEN)).has_notices
    assert not (await services.challenges.open(actor(ANA, 2, DM), BEN)).has_notices
    quiet = actor(BEN, 3, settings=GuildSettings(is_quiet=True))
    assert not (await services.challenges.open(quiet, None)).has_notices
