"""The doctor's checks of Python, files and ports."""

import asyncio
import os
from pathlib import Path

import pytest

from bot.process.doctor import check_fonts, check_numba, check_privacy, check_status, check_version, check_workers
from bot.process.portal import Severity, ok
from bot.process.status import Health, status_server
from bot.workers.pool import WorkerPool
from tests.fakes.web_server import web_server

HOST = "127.0.0.1"


def test_a_series_of_tested_versions_and_a_compiled_search_are_ok() -> None:
    for version, severity, text in (
        ((3, 10), Severity.WRONG, "The bot cannot run with version 3.10. Use another."),
        ((3, 11), Severity.OK, "The bot is tested with version 3.11."),
        ((3, 14), Severity.OK, "The bot is tested with version 3.14."),
        ((3, 15), Severity.WARNING, "Version 3.15 is newer than those that the bot is tested with. Use another."),
        ((4, 0), Severity.WRONG, "The bot cannot run with version 4.0. Use another."),
    ):
        found = check_version("python", version, (3, 11), (3, 14), "Use another.")
        assert (found.name, found.severity, found.text) == ("python", severity, text)
    for version, severity in (
        ((2, 7, 0), Severity.WRONG),
        ((2, 7, 1), Severity.OK),
        ((2, 7, 9), Severity.OK),
        ((2, 8, 0), Severity.WARNING),
        ((3, 0, 0), Severity.WRONG),
    ):
        assert check_version("discord.py", version, (2, 7, 1), (2, 7), "Use another.").severity is severity, version
    assert check_numba(is_usable=True).severity is Severity.OK
    found = check_numba(is_usable=False)
    assert found.severity is Severity.WARNING
    assert "'.[fast]'" in found.text


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
def test_the_doctor_says_who_can_read_the_env_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert check_privacy(".env", file) == []
    file.touch()
    everybody = f"Every user of this machine can read or change {file}. Run  chmod o= {file}"
    for mode, severity, text in (
        (0o600, Severity.OK, f"Only its owner can read {file}."),
        (0o640, Severity.OK, f"Only its owner and the users in its group can read {file}."),
        (0o644, Severity.WARNING, everybody),
        (0o602, Severity.WARNING, everybody),
    ):
        file.chmod(mode)
        (found,) = check_privacy(".env", file)
        assert (found.severity, found.text) == (severity, text), oct(mode)


async def test_a_status_port_is_ok_if_disabled_free_or_of_a_healthy_bot(port: int) -> None:
    assert await check_status(HOST, 0) == [ok("status", "STATUS_PORT is 0, so the bot does not serve its status.")]
    for _ in range(2):
        assert await check_status(HOST, port) == [ok("status", f"The bot can serve its status at {HOST}:{port}.")]
    health = Health({0: True}, database=True)

    async def look() -> Health:
        return health

    async with status_server(HOST, port, look, None):
        sentence = f"A bot is running and healthy; it serves its status at {HOST}:{port}."
        assert await check_status(HOST, port) == [ok("status", sentence)]
        health = Health({0: True}, database=False)
        (found,) = await check_status(HOST, port)
        assert found.severity is Severity.WARNING
        assert "is not healthy. The database does not work; the bot's log says why." in found.text


async def test_a_port_of_another_program_is_a_warning() -> None:
    async with web_server() as taken:
        for host, port in ((HOST, taken), ("192.0.2.1", 8765)):
            (found,) = await check_status(host, port)
            assert found.severity is Severity.WARNING
            assert f"cannot serve its status at {host}:{port}" in found.text
            assert "STATUS_PORT to a free port, or to 0" in found.text


async def test_workers_that_cannot_be_started_are_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await check_workers(WorkerPool(3)) == [ok("workers", "Worker processes can be started (at most 3).")]
    for check, sentences in (
        (check_workers, ("No worker process can be used: the bot is stopping.", "plays weaker on large boards")),
        (check_fonts, ("Charts cannot be drawn: the bot is stopping.",)),
    ):
        pool = WorkerPool()
        await pool.close()
        (found,) = await check(pool)
        assert found.severity is Severity.WARNING
        assert all(sentence in found.text for sentence in sentences)

    async def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    (found,) = await check_workers(WorkerPool())
    assert found.severity is Severity.WARNING
    assert "no process can be started (Resource temporarily unavailable)" in found.text
