"""Reports of errors to the bot's owner: of what, how often, and what they say."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot.process.error_reports import ErrorReports
from bot.process.logs import set_up_logging
from bot.safe_text import make_redactor
from tests.fakes.gateway import wait_for

log = logging.getLogger("bot.test")


@dataclass
class Owner:
    """Receives the reports, or cannot be reached; the time after a report ends when the test says so."""

    reports: list[str] = field(default_factory=list[str])
    problem: Exception | None = None
    ends: asyncio.Queue[None] = field(default_factory=asyncio.Queue[None])
    tried: asyncio.Queue[float] = field(default_factory=asyncio.Queue[float])

    async def receive(self, text: str) -> None:
        if self.problem:
            raise self.problem
        self.reports.append(text)

    async def wait(self, seconds: float) -> None:
        await self.tried.put(seconds)
        await self.ends.get()

    async def report_was_sent(self, *, seconds: float = 3600) -> None:
        """Wait until a report was sent, or was tried to be sent; the next one is sent after so many seconds."""
        assert await wait_for(self.tried.get()) == seconds

    async def next_report(self, *, seconds: float = 3600) -> None:
        """Let the time after a report end, and wait for the next report."""
        await self.ends.put(None)
        await self.report_was_sent(seconds=seconds)


@asynccontextmanager
async def reporting() -> AsyncGenerator[Owner]:
    owner, reports = Owner(), ErrorReports(make_redactor([SecretStr("hunter2")]))
    task = asyncio.create_task(reports.run(owner.receive, owner.wait))
    await asyncio.sleep(0)  # it begins to listen
    yield owner
    task.cancel()
    await asyncio.wait([task])
    assert reports not in logging.getLogger().handlers


async def test_the_owner_gets_one_report_an_hour() -> None:
    async with reporting() as owner:
        log.warning("A warning is not reported")
        log.error("The disk of %s is full", "the database")
        await owner.report_was_sent()
        first = "Errors since the last report: 1. The log says more.\n- The disk of the database is full"
        for _ in range(2):
            try:
                raise KeyError("a member's text")
            except KeyError:
                log.exception("A command failed at hunter2")
        await asyncio.to_thread(log.error, "Another error\nwith a second line")
        await asyncio.sleep(0)
        assert owner.reports == [first]
        await owner.next_report()
        assert owner.reports[1:] == [
            "Errors since the last report: 3. The log says more.\n"
            "- A command failed at [secret] (KeyError) (2 times)\n"
            "- Another error\\\\nwith a second line"
        ]
        log.error("A later error")
        await owner.next_report()
        assert owner.reports[2].startswith("Errors since the last report: 1.")


async def test_a_report_that_was_not_sent_is_tried_again() -> None:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    refusal = discord.Forbidden(response, {"code": 50007, "message": "Cannot send messages to this user"})
    for problem, seconds in ((OSError(), 300), (refusal, 3600)):
        async with reporting() as owner:
            owner.problem = problem
            log.error("The first error")
            await owner.report_was_sent(seconds=seconds)
            log.error("The second error")
            await owner.next_report(seconds=seconds)
            owner.problem = None
            await owner.next_report()
            log.error("The second error")
            await owner.next_report()
            heading = "Errors since the last report: %d. The log says more.\n"
            assert owner.reports == [
                f"{heading % 2}- The first error\n- The second error",
                f"{heading % 1}- The second error",
            ]


@pytest.mark.usefixtures("restore_logging")
async def test_a_lost_connection_is_no_error_and_numbers_make_no_kind() -> None:
    set_up_logging("INFO")
    async with reporting() as owner:
        for seconds in (1.5, 3.25):
            logging.getLogger("discord.client").error("Attempting a reconnect in %.2fs", seconds, exc_info=OSError())
            logging.getLogger("discord.shard").error("Attempting a reconnect for shard ID %s in %.2fs", 3, seconds)
        for text in ("Move 7 of 123456789012345678 failed", "Move 12 of 0x7f9a failed", "Move 12 of B2 was lost"):
            log.error(text)
        await owner.report_was_sent()
        kinds = "- Move 7 of 123456789012345678 failed (2 times)\n- Move 12 of B2 was lost"
        assert owner.reports == [f"Errors since the last report: 3. The log says more.\n{kinds}"]


async def test_a_report_is_short_enough_for_discord() -> None:
    names = [f"{first}{second}" for first in "abcdefghij" for second in "abcdefghij"]
    async with reporting() as owner:
        for name in names:
            log.error("%s: %s", name, "snake_case *bold* " * 300)
        await owner.report_was_sent()
        (report,) = owner.reports
        first, *rows = report.splitlines()[1:]
        assert 1_500 < len(report) <= 2_000
        assert first == "- Other errors (90 times)"
        assert len(rows) == 10
        for row in rows:
            assert re.fullmatch(r"- \w\w:( snake\\_case \\\*bold\\\*)+( snake\\_case)?…", row)
    async with reporting() as owner:
        log.error(sentence := "The disk is full, and so on" * 50)
        await owner.report_was_sent()
        assert owner.reports[0].endswith(f"\n- {sentence}")
