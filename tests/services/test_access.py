"""The cooldown when two commands arrive at once."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random

from bot.model.guild_settings import GuildSettings
from bot.services.access import AccessRequest, CooldownError
from bot.services.build import build_services
from tests.databases import temporary_database
from tests.people import ANA, HERE, Clock


async def test_of_two_commands_at_once_one_has_to_wait() -> None:
    settings = GuildSettings(cooldown=timedelta(seconds=30))
    command = AccessRequest(HERE, None, ANA, frozenset(), is_manager=False, is_press=False)
    async with temporary_database() as database:
        access = build_services(database, {}, rng=Random(1), now=Clock()).access
        answers = await asyncio.gather(*(access.check(command, settings) for _ in "12"), return_exceptions=True)
    assert {type(answer) for answer in answers} == {type(None), CooldownError}
