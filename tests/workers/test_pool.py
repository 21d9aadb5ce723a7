"""Worker processes: the servers take turns, and a worker that dies, hangs or grows is replaced."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.lines import Board, Rules
from bot.model.metrics import Metrics
from bot.players.minimax import Minimax
from bot.players.perfect import Perfect
from bot.workers import pool as worker_pool
from bot.workers.pool import MEGABYTE, SILENCE_LIMIT, TIME_LIMIT, WorkerError, WorkerPool, pool_size
from bot.workers.turns import MAX_WAITING, Priority, Ticket, Turns
from bot.workers.worker import AT_WORK, COMPILING, LENGTH, run_task
from tests.fakes.gateway import wait_for
from tests.fakes.worker_tasks import count_running, die_once, environment_of_this_process, hang, loaded_modules
from tests.support.refusals import refuses


class LoopTime:
    """The clock of the event loop, which stands still until a test moves it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._now = asyncio.get_running_loop().time()
        for owner, name in ((asyncio.get_running_loop(), "time"), (worker_pool, "perf_counter")):
            patch.setattr(owner, name, lambda: self._now)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and all that is due happen."""
        await settle()
        self._now += seconds
        await settle()


async def settle() -> None:
    """Let every task go on until it waits for something that happens outside this process."""
    for _ in range(20):
        await asyncio.sleep(0)


class ScriptedProcess:
    """A stand-in for a process that reads tasks and writes reports and results."""

    def __init__(self) -> None:
        self.stdin, self.stdout = self, asyncio.StreamReader()
        self.tasks: list[bytes] = []
        self.returncode: int | None = None

    def write(self, task: bytes) -> None:
        self.tasks.append(task)

    async def drain(self) -> None:
        """Write at once."""

    def kill(self) -> None:
        self.returncode = -9

    def report(self, number: int) -> None:
        self.stdout.feed_data(LENGTH.pack(number))

    def reply(self, value: object) -> None:
        result = pickle.dumps((value, None, 0))
        self.stdout.feed_data(LENGTH.pack(len(result)) + result)


def script_processes(patch: pytest.MonkeyPatch) -> list[ScriptedProcess]:
    """Let pools start scripted processes, and return those that they have started."""
    started: list[ScriptedProcess] = []

    async def start(*_: object, **__: Any) -> ScriptedProcess:
        started.append(ScriptedProcess())
        return started[-1]

    patch.setattr(asyncio, "create_subprocess_exec", start)
    return started


A_WHILE = timedelta(minutes=2)
"""Workers have a low priority, so they are slow on a busy machine."""

patient_pool = partial(WorkerPool, time_limit=A_WHILE, silence_limit=A_WHILE)

ONE, TWO, THREE = (Ticket(Priority.ADVICE, member) for member in (1, 2, 3))


@pytest.fixture
async def pool() -> AsyncGenerator[WorkerPool]:
    pool = patient_pool(environment={"SOME_NAME": "some value"})
    yield pool
    await pool.close()


async def test_a_worker_is_kept_whatever_comes(pool: WorkerPool) -> None:
    worker = await pool.run(ONE, os.getpid)
    assert worker != os.getpid()
    board = Board(Rules(3, 3, 3, misere=True))
    assert await pool.run(ONE, Minimax().values, board) == Minimax().values(board)
    assert await pool.run(ONE, Minimax().best_moves, board) == Minimax().best_moves(board)
    with pytest.raises(ZeroDivisionError, match="zero"):
        await pool.run(ONE, divmod, 1, 0)
    with pytest.raises(RuntimeError, match="pickle"):
        await pool.run(ONE, memoryview, b"")
    assert pickle.loads(run_task(pickle.dumps((divmod, (7, 2)))))[:2] == ((3, 1), None)  # noqa: S301
    os.kill(worker, signal.SIGINT)  # the signals that stop the bot
    os.kill(worker, signal.SIGTERM)
    assert await pool.run(ONE, os.getpid) == worker


async def test_a_worker_gets_and_loads_no_more_than_it_needs(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert await pool.run(ONE, Perfect().choose, Board(), Random(1)) == 0
    modules = await pool.run(ONE, loaded_modules)
    assert "bot.players.perfect" in modules
    assert not {"discord", "sqlalchemy", "pydantic", "bot.process.config", "bot.database"} & modules
    environment = await pool.run(ONE, environment_of_this_process)
    assert {"SOME_NAME", "PYTHONPATH"} <= environment.keys()
    assert "DISCORD_TOKEN" not in environment
    assert await pool.run(ONE, os.nice, 0) == min(os.nice(0) + 10, 19)
    assert await pool.run(ONE, os.getpgrp) != os.getpgrp()


async def test_a_task_survives_the_death_of_a_worker_but_not_of_two(tmp_path: Path) -> None:
    pool = patient_pool(3)
    for worker in set(await asyncio.gather(*(pool.run(ticket, os.getpid) for ticket in (ONE, TWO, THREE)))):
        os.kill(worker, signal.SIGKILL)
        await wait_for(until_ended(worker))
    assert await pool.run(ONE, divmod, 7, 2) == (3, 1)  # all idle ones have died
    worker = await pool.run(ONE, os.getpid)
    os.kill(worker, signal.SIGKILL)
    assert await pool.run(ONE, os.getpid) != worker
    assert await pool.run(ONE, die_once, tmp_path / "died") == "alive"
    with pytest.raises(WorkerError, match="two workers have died"):
        await pool.run(ONE, os._exit, 1)
    assert await pool.run(ONE, divmod, 7, 2) == (3, 1)
    await pool.close()
    with pytest.raises(WorkerError, match="stopping"):
        await pool.run(ONE, os.getpid)


async def test_a_cancelled_task_frees_its_worker(tmp_path: Path) -> None:
    pool = patient_pool(metrics=(metrics := Metrics()))
    os.mkfifo(begun := tmp_path / "begun")
    task = asyncio.create_task(pool.run(ONE, hang, begun))
    assert await wait_for(asyncio.to_thread(begun.read_text)) == "begun"
    waiting = asyncio.create_task(pool.run(ONE, divmod, 7, 2))
    task.cancel()
    assert await waiting == (3, 1)
    assert len(metrics.waits) == 2
    assert min(metrics.waits) > 0
    await pool.close()


async def test_a_worker_that_uses_too_much_memory_is_replaced() -> None:
    pool = patient_pool(memory=1)
    assert await pool.run(ONE, os.getpid) != await pool.run(ONE, os.getpid)
    await pool.close()


async def order_of(turns: Turns, *tickets: Ticket) -> list[Ticket]:
    """Return the order in which tasks that come at once get their turns."""
    order: list[Ticket] = []

    async def take(ticket: Ticket) -> None:
        async with turns.take(ticket):
            order.append(ticket)
            await asyncio.sleep(0)

    await asyncio.gather(*map(take, tickets))
    return order


async def wait_in(turns: Turns, *tickets: Ticket) -> asyncio.Task[list[Ticket]]:
    """Let tasks wait for their turns."""
    waiting = asyncio.create_task(order_of(turns, *tickets))
    count = turns.waiting(*Priority) + len(tickets)
    while turns.waiting(*Priority) < count:  # noqa: ASYNC110 - it takes a few steps of the event loop, and no time
        await asyncio.sleep(0)
    return waiting


async def test_moves_come_first_and_members_are_served_one_after_another() -> None:
    turns = Turns(1)
    assert await order_of(turns, ONE, ONE, ONE, TWO, TWO, THREE) == [ONE, ONE, TWO, THREE, ONE, TWO]
    assert turns.waiting(*Priority) == 0
    move, training = Ticket(Priority.MOVE, 4), Ticket(Priority.BACKGROUND, 5)
    assert await order_of(Turns(1), training, training, ONE, TWO, move) == [training, move, ONE, TWO, training]
    assert await order_of(Turns(2), ONE, ONE, TWO, TWO) == [ONE, TWO, ONE, TWO]
    async with turns.take(ONE):
        cancelled = await wait_in(turns, TWO)
        assert turns.waiting(Priority.ADVICE) == 1
        cancelled.cancel()
        await asyncio.gather(cancelled, return_exceptions=True)
        assert turns.waiting(Priority.ADVICE) == 0
    assert await order_of(turns, THREE) == [THREE]


async def test_so_much_advice_may_wait_but_a_move_is_never_refused() -> None:
    turns, move = Turns(1), Ticket(Priority.MOVE, 3)
    many = [Ticket(Priority.ADVICE, 100 + number) for number in range(MAX_WAITING)]
    async with turns.take(ONE):
        advice = await wait_in(turns, *many)
        assert turns.time_left(many[-1]) == MAX_WAITING + 0.5
        with refuses("workers_busy"):
            await order_of(turns, THREE)
        moves = await wait_in(turns, move)
        assert (turns.waiting(Priority.MOVE), turns.time_left(move)) == (1, 1.5)
    await asyncio.gather(advice, moves)
    assert turns.time_left(move) == 0


async def test_the_time_left_is_that_of_the_tasks_ahead() -> None:
    turns, many, move = Turns(1), Ticket(Priority.ADVICE, 4), Ticket(Priority.MOVE, 5, share=1 / 8)
    async with turns.take(ONE):
        waiting = await wait_in(turns, many, many, many, TWO, TWO, THREE, move)
        seconds = [turns.time_left(ticket) for ticket in (ONE, move, THREE, TWO, many)]
    # half a second for the one that runs; one task of each owner in a round; short ones count for less
    assert seconds == [0, 0.625, 3.625, 5.625, 6.625]
    await waiting


async def test_all_who_come_at_once_are_told_how_long_they_will_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    turns, told, is_last_told, time = Turns(1), dict[int, int](), asyncio.Event(), LoopTime(monkeypatch)

    async def take(ticket: Ticket) -> None:
        async with turns.take(ticket):
            await is_last_told.wait()

    async def tell(owner: int, seconds: int) -> None:
        told[owner] = seconds
        if owner == 10:
            is_last_told.set()

    tickets = [Ticket(Priority.MOVE, owner) for owner in range(1, 11)]
    waiting = asyncio.gather(*(turns.announcing(each, take(each), partial(tell, each.owner)) for each in tickets))
    await time.advance(0.49)
    assert not told
    await time.advance(0.02)
    await waiting
    assert {owner: told.get(owner) for owner in (1, 2, 3, 6, 8, 10)} == {1: None, 2: None, 3: None, 6: 6, 8: 8, 10: 10}


async def test_a_member_with_many_tasks_makes_others_wait_for_one_of_them() -> None:
    """They can neither use up the places of others, nor let the bot believe that many members wait."""
    turns, move = Turns(1), Ticket(Priority.MOVE, 1)
    async with turns.take(THREE):
        waiting = await wait_in(turns, *[ONE, move] * MAX_WAITING)
        assert (turns.waiting_owners(Priority.ADVICE), turns.waiting_owners(Priority.MOVE)) == (1, 1)
        other = await wait_in(turns, TWO)
    assert await other == [TWO]
    await waiting


def test_there_are_as_many_workers_as_cores_and_memory_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    def usable_cores(_: int) -> set[int]:
        return cores

    monkeypatch.setattr(os, "sched_getaffinity", usable_cores, raising=False)
    for count, megabytes, size in [(1, 1024, 1), (2, 1024, 1), (4, 1024, 3), (4, 512, 2), (32, 1024, 4), (4, 256, 1)]:
        cores = set(range(count))
        assert pool_size(megabytes * MEGABYTE) == size


async def test_without_processes_searches_run_in_a_thread_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    pool, start = patient_pool(3), asyncio.create_subprocess_exec
    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    running = await asyncio.gather(*(pool.search(ticket, count_running) for ticket in (ONE, TWO, THREE)))
    assert running == [1, 1, 1]
    assert [record.getMessage() for record in caplog.records] == [
        "No worker process can be started (Resource temporarily unavailable); searches run in a thread, one at a time"
    ]
    with pytest.raises(WorkerError, match=r"no process can be started \(Resource temporarily unavailable\)"):
        await pool.run(ONE, os.getpid)  # anything but a search, such as a chart
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    assert await pool.run(ONE, os.getpid) != os.getpid()
    await pool.close()


async def test_a_silent_worker_is_killed_and_its_task_run_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, processes, time = WorkerPool(), script_processes(monkeypatch), LoopTime(monkeypatch)
    task = asyncio.create_task(pool.run(ONE, divmod, 7, 2))
    await time.advance(9)
    processes[0].report(AT_WORK)
    await time.advance(SILENCE_LIMIT.total_seconds() - 0.01)
    assert (len(processes), processes[0].returncode) == (1, None)
    await time.advance(0.02)
    assert [process.returncode for process in processes] == [-9, None]
    assert processes[0].tasks == processes[1].tasks
    processes[1].reply("result")
    assert await task == "result"


async def test_a_task_that_takes_too_long_is_ended_unless_its_worker_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, processes, time = WorkerPool(), script_processes(monkeypatch), LoopTime(monkeypatch)
    task = asyncio.create_task(pool.run(ONE, divmod, 7, 2))
    for report in [COMPILING] * 9 + [AT_WORK] * 2:
        await time.advance(9)
        processes[0].report(report)
    await time.advance(TIME_LIMIT.total_seconds() - 2 * 9 - 0.01)
    assert not task.done()
    await time.advance(0.02)
    with pytest.raises(WorkerError, match="a task took longer than 20 s"):
        await task
    assert [process.returncode for process in processes] == [-9]


async def test_a_process_at_work_reports_it(tmp_path: Path) -> None:
    os.mkfifo(begun := tmp_path / "begun")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.workers.worker"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin
    assert process.stdout
    task = pickle.dumps((hang, (begun,)))
    process.stdin.write(LENGTH.pack(len(task)) + task)
    assert await wait_for(asyncio.to_thread(begun.read_text)) == "begun"
    assert LENGTH.unpack(await wait_for(process.stdout.readexactly(LENGTH.size))) == (AT_WORK,)
    process.stdin.close()  # as when the bot dies
    assert await wait_for(process.wait()) == 0


async def until_ended(process: int) -> None:
    """Wait until the event loop has noticed the end of a child process."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0)
