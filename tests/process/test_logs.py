"""The log, and the errors that its owner is told: no secrets, no noise, and no lines that users could forge."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, redirect_stdout
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote, quote_plus

import aiohttp
import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import SecretStr

from bot.process.command_line import main
from bot.process.error_reports import ErrorReports
from bot.process.exit_codes import ExitCode
from bot.process.logs import set_up_logging
from bot.safe_text import make_redactor
from tests.fakes.gateway import wait_for

pytestmark = pytest.mark.usefixtures("restore_logging")

EVENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ")
ANY_TEXT = st.text(st.characters(codec="utf-8") | st.sampled_from("\n\r\x0b\x1b\x85\u2028\u202e\ud800 %{}\\\"'"))
FORGED = "\n2026-01-01 00:00:00,000 INFO    bot: all is well"


def logged(message: str, *args: object, error: BaseException | None = None, as_json: bool = False) -> str:
    with redirect_stdout(io.StringIO()) as out:
        set_up_logging("INFO", as_json=as_json)
        logging.getLogger("bot.test").error(message, *args, exc_info=error)
    return out.getvalue()


def raised(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_secrets_are_removed_from_every_line(capsys: pytest.CaptureFixture[str]) -> None:
    for as_json in (False, True):
        secrets = [*map(SecretStr, ("s3cret.to.ken", "hunter", "", "hunter2"))]
        set_up_logging("INFO", *secrets, None, as_json=as_json)
        error = raised("failed with s3cret.to.ken")
        logging.getLogger("bot.test").error("sent %s", "hunter2 and hunter, as it is", exc_info=error, stack_info=True)
        output = capsys.readouterr()
        assert "sent [secret] and [secret], as it is" in output.out
        assert "ValueError: failed with [secret]" in output.out
        assert "Stack (most recent call last)" in output.out
        assert not [secret for secret in ("s3cret", "hunter") if secret in output.out + output.err]


@given(secret=st.text(min_size=1), quoting=st.sampled_from([str, quote, quote_plus, repr]))
@example("p@ss word/é", quote_plus)
@example("\"quoted' \\", repr)
def test_quoted_secrets_are_removed(secret: str, quoting: Any) -> None:
    written = quoting(secret)
    with redirect_stdout(io.StringIO()) as out:
        set_up_logging("INFO", SecretStr(secret), as_json=True)
        logging.getLogger("bot.test").info("%s", written)
    output = json.loads(out.getvalue())["message"]
    assert output in ("[secret]", "'[secret]'", '"[secret]"')


@given(message=ANY_TEXT, text=ANY_TEXT)
@example(FORGED, FORGED)
def test_any_text_is_one_event(message: str, text: str) -> None:
    written = logged("%s", message, error=raised(text))
    first, *others = written.removesuffix("\n").split("\n")
    assert EVENT.match(first)
    assert all(line.startswith("    | ") for line in others)
    assert all(line.isprintable() for line in (first, *others))
    written = logged("%s", message, error=raised(text), as_json=True)
    assert written.isascii()
    assert written.endswith("}\n")
    assert written[:-1].isprintable()
    output = json.loads(written)
    assert output["message"] == message
    assert "ValueError" in output["traceback"]
    assert text.removesuffix("\n") in output["traceback"]


def test_a_json_event_has_time_level_logger_and_message(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", as_json=True)
    logging.getLogger("bot.test").error("%d moves", 3, extra={"content": "what people wrote"})
    output = json.loads(capsys.readouterr().out)
    assert datetime.fromisoformat(output.pop("time")).utcoffset() == timedelta(0)
    assert output == {"level": "ERROR", "logger": "bot.test", "message": "3 moves"}


def test_events_with_wrong_arguments_or_characters_are_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    for as_json in (False, True):
        assert "%d moves (its arguments do not fit)" in logged("%d moves", "three", as_json=as_json)
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    set_up_logging("INFO")
    logging.getLogger("bot.test").info("❌ played")
    assert written.getvalue().endswith(rb"bot.test: \u274c played" + b"\n")


def test_a_failing_output_raises_and_prints_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class FullDisk(io.StringIO):
        def write(self, text: str, /) -> int:
            raise OSError(text)

    monkeypatch.setattr(sys, "stdout", FullDisk())
    set_up_logging("INFO", SecretStr("hunter2"))
    logging.getLogger("bot.test").info("%s", "hunter2")
    assert not capsys.readouterr().err


def test_a_lost_connection_is_one_warning_and_missing_voice_none(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO")
    library, gone = logging.getLogger("discord.client"), ConnectionResetError("gone")
    library.error("Attempting a reconnect in %.2fs", 1.5, exc_info=gone)
    library.error("Attempting a reconnect for shard ID %s in %.2fs", 3, 1.5, exc_info=gone)
    library.error("Failed to connect for shard_id: %s. Retrying...", 3, exc_info=gone)
    library.error("Attempting a reconnect in %.2fs", 1.5)
    library.error("Attempting a reconnect in 1s", exc_info=True)
    library.warning("%s is not installed, voice will NOT be supported", "PyNaCl")
    assert [line.partition(" WARNING discord.client: ")[2] for line in capsys.readouterr().out.splitlines()] == [
        "Attempting a reconnect in 1.50s (ConnectionResetError)",
        "Attempting a reconnect for shard ID 3 in 1.50s (ConnectionResetError)",
        "Failed to connect for shard_id: 3. Retrying... (ConnectionResetError)",
        "Attempting a reconnect in 1.50s",
        "Attempting a reconnect in 1s",
    ]
    set_up_logging("ERROR")
    library.error("Attempting a reconnect in %.2fs", 1.5)
    assert not capsys.readouterr().out


def test_undelivered_completions_are_one_warning_and_others_errors(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO")
    tree = logging.getLogger("discord.app_commands.tree")
    for error in (discord.RateLimited(300), TimeoutError("too late"), aiohttp.ClientError("gone")):
        tree.error("Ignoring exception in autocomplete for 'move'", exc_info=error)
        (line,) = capsys.readouterr().out.splitlines()
        assert line.endswith(f"WARNING {tree.name}: Discord did not accept autocomplete choices ({error})")

    for logger, event in (
        ("discord.app_commands.tree", "Ignoring exception in autocomplete for 'move'"),
        ("discord.client", "Ignoring exception in on_ready"),
    ):
        logging.getLogger(logger).error(event, exc_info=raised("x"))
        output = capsys.readouterr().out
        assert f" ERROR   {logger}: {event}\n    | Traceback" in output
        assert "\n    | ValueError: x" in output


def test_the_journal_gets_the_priority_of_each_line_and_no_time(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("DEBUG", to_journal=True)
    logger = logging.getLogger("bot.test")
    logger.debug("a\nb")
    logger.info("c")
    logger.warning("d")
    logger.error("e", exc_info=raised("x"))
    logger.critical("f")
    lines = capsys.readouterr().out.splitlines()
    assert lines[:5] == [
        r"<7>DEBUG   bot.test: a\nb",
        "<6>INFO    bot.test: c",
        "<4>WARNING bot.test: d",
        "<3>ERROR   bot.test: e",
        "<3>    | Traceback (most recent call last):",
    ]
    assert all(line.startswith("<3>    | ") for line in lines[4:-1])
    assert lines[-1] == "<2>CRITICAL bot.test: f"
    set_up_logging("INFO", as_json=True, to_journal=True)
    logger.warning("d")
    priority, _, output = capsys.readouterr().out.partition(">")
    assert (priority, json.loads(output)["message"]) == ("<4", "d")


def test_under_systemd_the_log_and_the_last_sentence_have_priorities(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}")
    journal, other = Path("journal"), Path("other")

    def run(log: Path) -> list[str]:
        with log.open("a") as stdout, journal.open("a") as stderr:
            status = journal.stat()
            monkeypatch.setenv("JOURNAL_STREAM", f"{status.st_dev}:{status.st_ino}")
            monkeypatch.setattr(sys, "stdout", stdout)
            monkeypatch.setattr(sys, "stderr", stderr)
            assert main(["run"]) == ExitCode.DATABASE
        return log.read_text().splitlines()

    first, *_, last = run(journal)
    assert first.startswith("<6>INFO    bot.process.cli_commands: Version ")
    assert last == f"<3>{tmp_path} is a folder, not a database. Set DATABASE_URL to a file."
    assert all(EVENT.match(line) for line in run(other))  # as with  python -m bot | tee
    assert journal.read_text().splitlines()[-1] == last


def test_the_level_applies_to_the_bots_own_loggers(capsys: pytest.CaptureFixture[str]) -> None:
    for level, output in (("DEBUG", "abd"), ("INFO", "bd"), ("WARNING", "d"), ("ERROR", "")):
        set_up_logging(level)
        logging.getLogger("bot.test").debug("a")
        logging.getLogger("cogs.test").info("b")
        logging.getLogger("discord.http").debug("what people wrote")
        logging.getLogger("alembic.runtime.migration").info("every step")
        logging.getLogger("sqlalchemy.pool").warning("d")
        assert "".join(line[-1] for line in capsys.readouterr().out.splitlines()) == output


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
        for name in (*names, *names):
            log.error("%s: %s", name, "snake_case *bold* " * 300)
        await owner.report_was_sent()
        (report,) = owner.reports
        first, *rows = report.splitlines()[1:]
        assert 1_500 < len(report) <= 2_000
        assert first == "- Other errors (180 times)"
        assert len(rows) == 10
        for row in rows:
            assert re.fullmatch(r"- \w\w:( snake\\_case \\\*bold\\\*)+( snake\\_case)?… \(2 times\)", row)
    async with reporting() as owner:
        log.error(sentence := "The disk is full, and so on" * 50)
        await owner.report_was_sent()
        assert owner.reports[0].endswith(f"\n- {sentence}")
