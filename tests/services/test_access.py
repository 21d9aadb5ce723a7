"""Cooldowns and refusals."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random

from bot.model.guild_settings import GuildSettings
from bot.services.access import AccessRequest
from bot.services.build import build_services
from bot.services.errors import AccessError
from tests.support.databases import temporary_database
from tests.support.people import ANA, BEN, HERE, NOON, Clock
from tests.support.refusals import refuses


async def test_of_two_commands_at_once_one_has_to_wait() -> None:
    settings = GuildSettings(cooldown=timedelta(seconds=30))
    command = AccessRequest(HERE, None, ANA, frozenset(), is_manager=False, is_press=False)
    async with temporary_database() as database:
        access = build_services(database, {}, rng=Random(1), now=Clock()).access
        answers = await asyncio.gather(*(access.check(command, settings) for _ in "12"), return_exceptions=True)
    assert {type(answer) for answer in answers} == {type(None), AccessError}


async def test_a_forgotten_user_need_not_wait_and_is_refused_anew() -> None:
    settings = GuildSettings(cooldown=timedelta(seconds=30))
    ana, ben = (AccessRequest(HERE, None, user, frozenset(), is_manager=False, is_press=False) for user in (ANA, BEN))
    refusal = AccessError("cooldown", ends=NOON)
    async with temporary_database() as database:
        access = build_services(database, {}, rng=Random(1), now=Clock()).access
        for request in (ana, ben):
            await access.check(request, settings)
            assert [access.may_tell(request, refusal) for _ in "12"] == [True, False]
        access.forget(ANA)
        await access.check(ana, settings)
        with refuses("cooldown"):
            await access.check(ben, settings)
        assert [access.may_tell(request, refusal) for request in (ana, ben)] == [True, False]
