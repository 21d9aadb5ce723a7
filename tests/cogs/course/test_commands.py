"""The lessons of the course."""

from __future__ import annotations

import pytest

from bot.database.database import Database
from bot.games.ids import UserId
from cogs.course.queries import find_course_progress
from tests.support.databases import contents
from tests.support.world import World, ephemeral_answer

pytestmark = pytest.mark.usefixtures("compiled_solver")


async def progress_of(world: World) -> dict[str, int]:
    return dict(await world.app.services[Database].read(find_course_progress, UserId(world.ana.id)))


async def test_a_cell_that_cannot_be_played_brings_the_question_back(world: World) -> None:
    before = await contents(world.app.services[Database])
    taken, beyond = "course-cell:forks-1-0:1", "course-cell:forks-1-0:9"
    outdated = ("course-part:forks-0-9", "course-part:forks-1-1", "course:knitting")
    message = await world.post_buttons(taken, beyond, *outdated)
    for custom_id in (taken, beyond):
        assert ephemeral_answer(await world.ana.click(message, custom_id=custom_id)).endswith("❌ to move and win.**")
    for custom_id in outdated:
        refusal = ephemeral_answer(await world.ana.click(message, custom_id=custom_id))
        assert refusal.startswith("That button is from an older version"), custom_id
    assert await contents(world.app.services[Database]) == before


async def test_buttons_below_positions_that_were_replaced_ask_again(world: World) -> None:
    for part, cells in (
        ("lines-0-0", (0, 2, 3, 7, 8)),
        ("lines-0-1", (0, 2, 7)),
        ("misere-2-0", (0, 3, 5, 7)),
        ("misere-3-0", (1, 4, 5, 7, 8)),
    ):
        old = [f"course-cell:{part}:{cell}" for cell in cells]
        message = await world.post_buttons(*old)
        for custom_id in old:
            assert not {"right", "loses", "isn't"} & {
                *ephemeral_answer(await world.ana.click(message, custom_id=custom_id)).split()
            }
    assert await progress_of(world) == {}
