"""Run our bot as `tests/fakes/launch.py` does, and keep its workers busy on request.

Usage: python benchmarks/busy_bot.py URL. SIGUSR1 lets every worker search without a pause, and prints a line once each
has begun. SIGUSR2 ends that.
"""

from __future__ import annotations

import asyncio
import runpy
import signal
from pathlib import Path
from random import Random
from typing import Any

from bot.client.services import Services
from bot.games.board import Board
from bot.games.rules import Rules
from bot.players.perfect import Perfect
from bot.process import build
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket

BUSY = "All workers are busy."

_ROOT = Path(__file__).parent.parent
_BOARD = Board(Rules(9, 9, 5))


def main() -> None:
    """Run the bot, whose services are built with the signal handlers."""
    build_services = build.build_services

    def build_busy_services(*arguments: Any, **options: Any) -> Services:
        services = build_services(*arguments, **options)
        asyncio.get_running_loop().create_task(_handle_signals(services[WorkerPool]))
        return services

    build.build_services = build_busy_services
    runpy.run_path(str(_ROOT / "tests/fakes/launch.py"), run_name="__main__")


async def _handle_signals(workers: WorkerPool) -> None:
    loop, begin, end = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
    loop.add_signal_handler(signal.SIGUSR1, begin.set)
    loop.add_signal_handler(signal.SIGUSR2, end.set)
    while True:
        await begin.wait()
        begin.clear()
        tickets = [Ticket(Priority.ADVICE, number) for number in range(workers.size)]
        await asyncio.gather(*(workers.run(ticket, Perfect(1).choose, _BOARD, Random(1)) for ticket in tickets))
        searches = [asyncio.create_task(_search(workers, ticket)) for ticket in tickets]
        print(BUSY, flush=True)
        await end.wait()
        end.clear()
        for search in searches:
            search.cancel()


async def _search(workers: WorkerPool, ticket: Ticket) -> None:
    """Search the same position again and again."""
    while True:
        await workers.run(ticket, Perfect().choose, _BOARD, Random(1))


if __name__ == "__main__":
    main()
