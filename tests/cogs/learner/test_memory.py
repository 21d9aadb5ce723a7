"""Nothing stays in memory for a message once it is sent."""

from __future__ import annotations

import asyncio
import gc

from discord import ui
from simcord import MemberActor

from tests.support.settings_page import Page
from tests.support.world import World


def count_views() -> int:
    """Count the views and forms in memory."""
    gc.collect()
    return sum(issubclass(type(thing), ui.View | ui.LayoutView | ui.Modal) for thing in gc.get_objects())


async def test_nothing_is_kept_of_private_answers_and_forms(world: World, mia: MemberActor) -> None:
    tasks, views = len(asyncio.all_tasks()), count_views()
    await world.play(world.ana, "!play")
    question = await world.ana.slash(world.channel, "puzzle")
    assert question.ephemeral
    page = await Page.request(world, mia)
    await page.turn("server")
    form = await mia.click(page.message.message, label="Change prefix")
    assert form.modal is not None
    await world.ana.slash(world.channel, "privacy")
    assert (len(asyncio.all_tasks()), count_views()) == (tasks, views)
    assert [*world.app.cached_messages] == []
