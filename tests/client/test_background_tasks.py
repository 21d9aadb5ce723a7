"""Background tasks, which handle the items of a round a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import timedelta

import pytest

from bot.client.background_tasks import BackgroundTasks

LONG, NONE = timedelta(hours=1), timedelta(0)


class Items:
    """Records which items are handled, and holds some of them back."""

    def __init__(self, held: Iterable[int] = ()) -> None:
        self.handled: list[int] = []
        self.most = self.now = 0
        self._held = {item: asyncio.Event() for item in held}

    async def handle(self, item: int) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await (self._held[item].wait() if item in self._held else asyncio.sleep(0))
        self.now -= 1
        self.handled.append(item)
        if item < 0:
            raise ValueError(item)

    def release(self) -> None:
        for held in self._held.values():
            held.set()


def number(item: int) -> int:
    return item


async def all_others() -> None:
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)


async def test_a_few_items_are_handled_at_a_time_and_may_fail_or_be_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    items = Items()
    await BackgroundTasks(4, LONG).for_each(range(20), items.handle, number)
    assert sorted(items.handled) == [*range(20)]
    assert items.most == 4
    items = Items()
    await BackgroundTasks(1, LONG).for_each([-1, 2], items.handle, number)
    assert items.handled == [-1, 2]
    assert "ValueError: -1" in caplog.text
    items, tasks = Items(held=[0]), BackgroundTasks(1, NONE)
    await tasks.for_each([0], items.handle, number)
    tasks.cancel()
    await all_others()
    assert items.handled == []


async def test_an_item_that_hangs_does_not_hold_up_the_others() -> None:
    items, tasks = Items(held=[0, 1]), BackgroundTasks(3, NONE)
    await tasks.for_each(range(6), items.handle, number)
    assert not {0, 1} & {*items.handled}
    await tasks.for_each([0, 6], items.handle, number)
    items.release()
    await all_others()
    assert sorted(items.handled) == [*range(7)]  # none of them twice
    await tasks.for_each([0], items.handle, number)
    await all_others()
    assert items.handled.count(0) == 2


async def test_no_item_is_begun_while_as_many_hang_as_run_at_a_time() -> None:
    items, tasks = Items(held=range(8)), BackgroundTasks(2, NONE)
    for _ in range(3):
        await tasks.for_each(range(10), items.handle, number)
        assert items.most <= 3  # one task has gone on before the other one's item was late
    begun = items.now
    items.release()
    await all_others()
    assert items.handled == [*range(begun)]
    await tasks.for_each(range(begun, 10), items.handle, number)
    assert sorted(items.handled) == [*range(10)]
