"""Reports of errors to the bot's owner: how often, and what they say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from pydantic import SecretStr

from bot.client.error_reports import ErrorReports
from bot.safe_text import make_redactor

log = logging.getLogger("bot.test")


@dataclass
class Owner:
    """Receives the reports, or cannot be reached; the hour after a report ends when the test says so."""

    reports: list[str] = field(default_factory=list[str])
    is_reachable: bool = True
    hours: asyncio.Queue[None] = field(default_factory=asyncio.Queue[None])
    tried: asyncio.Queue[float] = field(default_factory=asyncio.Queue[float])

    async def receive(self, text: str) -> None:
        if not self.is_reachable:
            raise OSError
        self.reports.append(text)

    async def wait(self, seconds: float) -> None:
        await self.tried.put(seconds)
        await self.hours.get()

    async def report_was_sent(self) -> None:
        """Wait until a report was sent, or was tried to be sent."""
        async with asyncio.timeout(5):
            assert await self.tried.get() == 3600

    async def next_report(self) -> None:
        """Let the hour after a report end, and wait for the next report."""
        await self.hours.put(None)
        await self.report_was_sent()


@asynccontextmanager
async def reporting() -> AsyncGenerator[Owner]:
    """The owner, who gets reports."""
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


async def test_errors_that_could_not_be_reported_are_in_the_next_report() -> None:
    async with reporting() as owner:
        owner.is_reachable = False
        log.error("The first error")
        await owner.report_was_sent()
        owner.is_reachable = True
        log.error("The second error")
        await owner.next_report()
        assert [report.count("\n- ") for report in owner.reports] == [2]


async def test_a_report_is_short_enough_for_discord() -> None:
    async with reporting() as owner:
        for number in range(100):
            log.error("Error %d: %s", number, "_" * 300)
        await owner.report_was_sent()
        (report,) = owner.reports
        assert len(report) <= 2_000
        assert "\n- Other errors (90 times)\n" in report
