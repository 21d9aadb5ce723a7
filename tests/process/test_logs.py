"""The log: no secrets, no noise, and no lines that users could forge."""

import io
import json
import logging
import re
import sys
from contextlib import redirect_stdout
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_plus

import aiohttp
import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import SecretStr

from bot.process.command_line import main
from bot.process.exit_codes import ExitCode
from bot.process.logs import set_up_logging

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
