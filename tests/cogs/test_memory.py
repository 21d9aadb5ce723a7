"""Nothing stays in memory for a message once it is sent."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

from discord import ui
from simcord import MemberActor

from tests.support.settings_page import Page
from tests.support.world import World


def kept_views() -> Iterator[object]:
    """Find the views and forms in memory."""
    gc.collect()
    return (thing for thing in gc.get_objects() if issubclass(type(thing), ui.View | ui.LayoutView | ui.Modal))


async def test_nothing_is_kept_of_private_answers_and_forms(world: World, mia: MemberActor) -> None:
    tasks = len(asyncio.all_tasks())
    await world.play(world.ana, "!play")
    question = await world.ana.slash(world.channel, "puzzle")
    assert question.ephemeral
    page = await Page.request(world, mia)
    await page.turn("server")
    form = await mia.click(page.message.message, label="Change prefix")
    assert form.modal is not None
    await world.ana.slash(world.channel, "privacy")
    assert [*kept_views()] == []
    assert len(asyncio.all_tasks()) == tasks
    assert [*world.app.cached_messages] == []
