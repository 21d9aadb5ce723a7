"""Who is let in, where two things happen at once."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random

from bot.play.admission import TooSoonError, Visit
from bot.play.house import build_house
from bot.storage.servers import ServerSettings
from tests.databases import a_database
from tests.play.test_lobby import ANA, HERE, Clock


async def test_of_two_commands_at_once_one_has_to_wait() -> None:
    settings = ServerSettings(cooldown=timedelta(seconds=30))
    command = Visit(HERE, None, ANA, frozenset(), is_manager=False, is_press=False)
    async with a_database() as database:
        admission = build_house(database, {}, chance=Random(1), now=Clock()).admission
        answers = await asyncio.gather(*(admission.check(command, settings) for _ in "12"), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), TooSoonError]
