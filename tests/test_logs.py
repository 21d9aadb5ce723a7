"""The log: lines for the owner, without secrets and without noise, and none that anybody else could have written."""

import io
import json
import logging
import re
import sys
from collections.abc import Generator
from contextlib import redirect_stdout
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import SecretStr

from bot.logs import set_up_logging

EVENT = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ")
ANY_TEXT = st.text(st.characters(codec="utf-8") | st.sampled_from("\n\r\x0b\x1b\x85\u2028\u202e\ud800 %{}\\\"'"))
FORGED = "\n2026-01-01 00:00:00,000 INFO    bot: all is well"


@pytest.fixture(autouse=True)
def the_log_as_it_was() -> Generator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    for touched in ("bot", "cogs", "sqlalchemy", "alembic", "aiosqlite"):
        logging.getLogger(touched).setLevel(logging.NOTSET)


def logged(message: str, *args: object, error: BaseException | None = None, as_json: bool = False) -> str:
    """What is written for an event."""
    with redirect_stdout(io.StringIO()) as out:
        set_up_logging("INFO", as_json=as_json)
        logging.getLogger("bot.test").error(message, *args, exc_info=error)
    return out.getvalue()


def raised(text: str) -> Exception:
    """An error as it is after it was raised and caught."""
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_secrets_are_blotted_out_of_every_line(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", SecretStr("s3cret.to.ken"), None, SecretStr("hunter2"), as_json=as_json)
    try:
        raise ValueError("failed with s3cret.to.ken")
    except ValueError:
        logging.getLogger("bot.test").exception("sent %s", "s3cret.to.ken and hunter2", stack_info=True)
    said = capsys.readouterr()
    assert "sent [secret] and [secret]" in said.out
    assert "ValueError: failed with [secret]" in said.out
    assert "Stack (most recent call last)" in said.out
    assert "s3cret" not in said.out + said.err
    assert "hunter2" not in said.out + said.err


@given(secret=st.text(min_size=1), quoting=st.sampled_from([str, quote, quote_plus, repr]))
@example("p@ss word/é", quote_plus)
@example("\"quoted' \\", repr)
def test_a_secret_is_blotted_out_in_every_quoting(secret: str, quoting: Any) -> None:
    written = quoting(secret)
    with redirect_stdout(io.StringIO()) as out:
        set_up_logging("INFO", SecretStr(secret), as_json=True)
        logging.getLogger("bot.test").info("%s", written)
    said = json.loads(out.getvalue())["message"]
    assert said in ("[secret]", "'[secret]'", '"[secret]"')


def test_of_two_secrets_that_begin_alike_nothing_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", SecretStr("hunter"), SecretStr("hunter2"))
    logging.getLogger("bot.test").info("hunter2 and hunter")
    assert capsys.readouterr().out.endswith(" [secret] and [secret]\n")


def test_an_empty_secret_hides_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", None, SecretStr(""))
    logging.getLogger("bot.test").info("as it is")
    assert capsys.readouterr().out.endswith("INFO    bot.test: as it is\n")


@given(message=ANY_TEXT, text=ANY_TEXT)
@example(FORGED, FORGED)
def test_whatever_is_logged_is_one_event_in_the_text(message: str, text: str) -> None:
    written = logged("%s", message, error=raised(text))
    first, *others = written.removesuffix("\n").split("\n")
    assert EVENT.match(first)
    assert all(line.startswith("    | ") for line in others)
    assert all(line.isprintable() for line in (first, *others))


@given(message=ANY_TEXT, text=ANY_TEXT)
@example(FORGED, FORGED)
def test_whatever_is_logged_is_one_line_of_json(message: str, text: str) -> None:
    written = logged("%s", message, error=raised(text), as_json=True)
    assert written.isascii()
    assert written.endswith("}\n")
    assert written[:-1].isprintable()
    said = json.loads(written)
    assert said["message"] == message
    assert "ValueError" in said["traceback"]
    assert text.removesuffix("\n") in said["traceback"]


def test_an_event_in_json_tells_when_how_bad_who_and_what() -> None:
    said = json.loads(logged("%d moves", 3, as_json=True))
    assert datetime.fromisoformat(said.pop("time")).utcoffset() == timedelta(0)
    assert said == {"level": "ERROR", "logger": "bot.test", "message": "3 moves"}


def test_what_is_attached_to_an_event_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", as_json=True)
    logging.getLogger("bot.test").info("sent", extra={"content": "what people wrote"})
    assert set(json.loads(capsys.readouterr().out)) == {"time", "level", "logger", "message"}


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_an_event_whose_arguments_do_not_fit_is_not_lost(as_json: bool) -> None:
    assert "%d moves (with other arguments than that)" in logged("%d moves", "three", as_json=as_json)


def test_what_the_output_has_no_code_for_is_shown_as_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    set_up_logging("INFO")
    logging.getLogger("bot.test").info("❌ played")
    assert written.getvalue().endswith(rb"bot.test: \u274c played" + b"\n")


def test_an_output_that_fails_ends_nothing_and_tells_no_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def write(self, text: str, /) -> int:
            raise OSError(text)

    monkeypatch.setattr(sys, "stdout", Full())
    set_up_logging("INFO", SecretStr("hunter2"))
    logging.getLogger("bot.test").info("%s", "hunter2")
    assert not capsys.readouterr().err


def test_a_lost_connection_is_a_line_and_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO")
    library = logging.getLogger("discord.client")
    try:
        raise ConnectionResetError("gone")
    except ConnectionResetError as error:
        library.exception("Attempting a reconnect in %.2fs", 1.5)
        library.error("Attempting a reconnect for shard ID %s in %.2fs", 3, 1.5, exc_info=error)
        library.exception("Failed to connect for shard_id: %s. Retrying...", 3)
    library.error("Attempting a reconnect in %.2fs", 1.5)
    assert [line.partition(" ERROR   discord.client: ")[2] for line in capsys.readouterr().out.splitlines()] == [
        "Attempting a reconnect in 1.50s (ConnectionResetError)",
        "Attempting a reconnect for shard ID 3 in 1.50s (ConnectionResetError)",
        "Failed to connect for shard_id: 3. Retrying... (ConnectionResetError)",
        "Attempting a reconnect in 1.50s",
    ]


def test_a_lost_connection_without_a_reason_is_told_all_the_same() -> None:
    with redirect_stdout(io.StringIO()) as out:
        set_up_logging("INFO")
        logging.getLogger("discord.client").error("Attempting a reconnect in 1s", exc_info=True)  # noqa: LOG014
    assert out.getvalue().splitlines()[0].endswith("discord.client: Attempting a reconnect in 1s")


def test_a_mistake_in_a_handler_keeps_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO")
    try:
        raise KeyError("x")
    except KeyError:
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_ready")
    assert "\n    | Traceback" in capsys.readouterr().out


def test_voice_is_not_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO")
    logging.getLogger("discord.client").warning("%s is not installed, voice will NOT be supported", "PyNaCl")
    assert not capsys.readouterr().out


@pytest.mark.parametrize(("level", "said"), [("DEBUG", "abd"), ("INFO", "bd"), ("WARNING", "d"), ("ERROR", "")])
def test_the_level_is_that_of_the_bots_own_lines(level: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(level)
    logging.getLogger("bot.test").debug("a")
    logging.getLogger("cogs.test").info("b")
    logging.getLogger("discord.http").debug("what people wrote")
    logging.getLogger("alembic.runtime.migration").info("every step")
    logging.getLogger("sqlalchemy.pool").warning("d")
    assert "".join(line[-1] for line in capsys.readouterr().out.splitlines()) == said
