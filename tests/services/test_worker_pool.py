"""Worker processes: the servers take turns, and a worker that dies, hangs or grows is replaced."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import AsyncGenerator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.game.board import Board
from bot.game.rules import Rules
from bot.model.ids import ScopeId
from bot.opponents.minimax import Minimax
from bot.opponents.perfect import Perfect
from bot.services.metrics import Metrics
from bot.services.worker import run_task
from bot.services.worker_pool import MEGABYTE, WorkerError, WorkerPool, pool_size
from tests.fakes.gateway import wait_for
from tests.fakes.worker_tasks import die_once, environment_of_this_process, hang, loaded_modules

A_WHILE = timedelta(minutes=2)
"""Workers have a low priority, so they are slow on a busy machine."""

ONE, TWO, THREE = ScopeId(1), ScopeId(2), ScopeId(3)


@pytest.fixture
async def pool() -> AsyncGenerator[WorkerPool]:
    """A pool of one worker."""
    pool = WorkerPool(environment={"SOME_NAME": "some value"}, time_limit=A_WHILE)
    yield pool
    await pool.close()


async def test_a_function_runs_in_one_process_that_is_kept(pool: WorkerPool) -> None:
    first, second = [await pool.run(ONE, os.getpid) for _ in range(2)]
    assert first == second != os.getpid()


async def test_a_worker_keeps_tables_between_tasks(pool: WorkerPool) -> None:
    board = Board(Rules(3, 3, 3, misere=True))
    values = Minimax().values(board)
    assert await pool.run(ONE, Minimax().values, board) == values
    assert await pool.run(ONE, Minimax().best_moves, board) == Minimax().best_moves(board)


async def test_a_worker_loads_no_part_of_the_bot_that_it_does_not_need(pool: WorkerPool) -> None:
    assert await pool.run(ONE, Perfect().choose, Board(), Random(1)) == 0
    modules = await pool.run(ONE, loaded_modules)
    assert "bot.opponents.perfect" in modules
    assert not {"discord", "sqlalchemy", "pydantic", "bot.config", "bot.storage"} & modules


async def test_an_error_of_the_function_is_raised(pool: WorkerPool) -> None:
    worker = await pool.run(ONE, os.getpid)
    with pytest.raises(ZeroDivisionError, match="integer"):
        await pool.run(ONE, divmod, 1, 0)
    assert await pool.run(ONE, os.getpid) == worker


async def test_a_result_that_cannot_be_pickled_is_an_error(pool: WorkerPool) -> None:
    with pytest.raises(RuntimeError, match="pickle"):
        await pool.run(ONE, memoryview, b"")
    assert pickle.loads(run_task(pickle.dumps((divmod, (7, 2)))))[:2] == ((3, 1), None)  # noqa: S301


async def test_a_worker_gets_no_other_environment_and_has_low_priority(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    environment = await pool.run(ONE, environment_of_this_process)
    assert {"SOME_NAME", "PYTHONPATH"} <= environment.keys()
    assert "DISCORD_TOKEN" not in environment
    assert await pool.run(ONE, os.nice, 0) == min(os.nice(0) + 10, 19)
    assert await pool.run(ONE, os.getpgrp) != os.getpgrp()


async def test_workers_ignore_the_signals_that_stop_the_bot(pool: WorkerPool) -> None:
    worker = await pool.run(ONE, os.getpid)
    os.kill(worker, signal.SIGINT)
    os.kill(worker, signal.SIGTERM)
    assert await pool.run(ONE, os.getpid) == worker


async def test_a_task_survives_the_death_of_one_worker(pool: WorkerPool, tmp_path: Path) -> None:
    worker = await pool.run(ONE, os.getpid)
    os.kill(worker, signal.SIGKILL)
    assert await pool.run(ONE, os.getpid) != worker
    assert await pool.run(ONE, die_once, tmp_path / "died") == "alive"


async def test_a_task_survives_the_death_of_all_idle_workers() -> None:
    pool = WorkerPool(3, time_limit=A_WHILE)
    for worker in set(await asyncio.gather(*(pool.run(ONE, os.getpid) for _ in range(3)))):
        os.kill(worker, signal.SIGKILL)
        await wait_for(until_ended(worker))
    assert await pool.run(ONE, divmod, 7, 2) == (3, 1)
    await pool.close()


async def test_a_task_that_kills_two_workers_is_given_up(pool: WorkerPool) -> None:
    with pytest.raises(WorkerError, match="two workers have died"):
        await pool.run(ONE, os._exit, 1)
    assert await pool.run(ONE, divmod, 7, 2) == (3, 1)


async def test_a_task_that_takes_too_long_is_ended() -> None:
    pool = WorkerPool(time_limit=timedelta(seconds=0.5))
    with pytest.raises(WorkerError, match=r"longer than 0\.5 s"):
        await pool.run(ONE, signal.pause)
    await pool.close()


async def test_a_cancelled_task_frees_its_worker(pool: WorkerPool, tmp_path: Path) -> None:
    os.mkfifo(begun := tmp_path / "begun")
    task = asyncio.create_task(pool.run(ONE, hang, begun))
    assert await wait_for(asyncio.to_thread(begun.read_text)) == "begun"
    waiting = asyncio.create_task(pool.run(ONE, divmod, 7, 2))
    task.cancel()
    assert await waiting == (3, 1)


async def test_a_worker_that_uses_too_much_memory_is_replaced() -> None:
    pool = WorkerPool(memory=1)
    assert await pool.run(ONE, os.getpid) != await pool.run(ONE, os.getpid)
    await pool.close()


async def test_the_servers_are_served_one_after_another(pool: WorkerPool) -> None:
    done: list[tuple[ScopeId, int]] = []

    async def run(scope: ScopeId, number: int) -> None:
        await pool.run(scope, divmod, number, 1)
        done.append((scope, number))

    order = [(ONE, 1), (ONE, 2), (ONE, 3), (TWO, 4), (TWO, 5), (THREE, 6)]
    tasks = [asyncio.create_task(run(scope, number)) for scope, number in order]
    await asyncio.sleep(0)
    assert pool.waiting == 5
    tasks[4].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [(ONE, 1), (ONE, 2), (TWO, 4), (THREE, 6), (ONE, 3)]
    assert pool.waiting == 0


async def test_the_time_in_the_queue_is_measured() -> None:
    pool = WorkerPool(metrics=(metrics := Metrics()))
    await asyncio.gather(*(pool.run(ONE, divmod, 7, 2) for _ in range(2)))
    await pool.close()
    assert len(metrics.waits) == 2
    assert min(metrics.waits) < max(metrics.waits)


@pytest.mark.parametrize(
    ("cores", "megabytes", "size"), [(1, 1024, 1), (2, 1024, 1), (4, 1024, 3), (4, 512, 2), (32, 1024, 4), (4, 256, 1)]
)
def test_there_are_as_many_workers_as_cores_and_memory_allow(
    monkeypatch: pytest.MonkeyPatch, cores: int, megabytes: int, size: int
) -> None:
    def usable_cores(_: int) -> set[int]:
        return set(range(cores))

    monkeypatch.setattr(os, "sched_getaffinity", usable_cores, raising=False)
    assert pool_size(megabytes * MEGABYTE) == size


async def test_no_worker_is_started_after_the_end(pool: WorkerPool) -> None:
    await pool.run(ONE, os.getpid)
    await pool.close()
    with pytest.raises(WorkerError, match="stopping"):
        await pool.run(ONE, os.getpid)


async def test_a_machine_without_room_for_processes_is_an_error(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    with pytest.raises(WorkerError, match="Resource temporarily unavailable"):
        await pool.run(ONE, os.getpid)


async def until_ended(process: int) -> None:
    """Wait until the event loop has noticed the end of a child process."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0)
