"""The log: lines for the owner, without secrets and without noise."""

import logging
from collections.abc import Generator

import pytest
from pydantic import SecretStr

from bot.logs import set_up_logging


@pytest.fixture(autouse=True)
def the_log_as_it_was() -> Generator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    for own in ("bot", "cogs"):
        logging.getLogger(own).setLevel(logging.NOTSET)


def test_the_secret_is_blotted_out_of_every_line(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", SecretStr("s3cret.to.ken"))
    try:
        raise ValueError("failed with s3cret.to.ken")
    except ValueError:
        logging.getLogger("bot.test").exception("sent %s", "s3cret.to.ken")
    said = capsys.readouterr()
    assert "ERROR   bot.test: sent [secret]" in said.out
    assert "ValueError: failed with [secret]" in said.out
    assert "s3cret" not in said.out + said.err


def test_a_lost_connection_is_a_line_and_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", None)
    try:
        raise ConnectionResetError("gone")
    except ConnectionResetError:
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.5)
    assert capsys.readouterr().out.endswith(
        "ERROR   discord.client: Attempting a reconnect in 1.50s (ConnectionResetError)\n"
    )


def test_a_mistake_in_a_handler_keeps_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", None)
    try:
        raise KeyError("x")
    except KeyError:
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_ready")
    assert "Traceback" in capsys.readouterr().out


def test_voice_is_not_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("INFO", None)
    logging.getLogger("discord.client").warning("%s is not installed, voice will NOT be supported", "PyNaCl")
    assert not capsys.readouterr().out


@pytest.mark.parametrize(("level", "said"), [("DEBUG", "ab"), ("INFO", "b"), ("ERROR", "")])
def test_the_level_is_that_of_the_bots_own_lines(level: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(level, None)
    logging.getLogger("bot.test").debug("a")
    logging.getLogger("cogs.test").info("b")
    logging.getLogger("discord.http").debug("what people wrote")
    assert "".join(line[-1] for line in capsys.readouterr().out.splitlines()) == said
