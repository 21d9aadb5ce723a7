"""The doctor's checks of Python, files and ports."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import pytest

from bot.client.doctor import check_numba, check_privacy, check_status, check_version, check_workers
from bot.client.finding import Severity
from bot.services.worker_pool import WorkerPool
from bot.status import Health, status_server

HOST = "127.0.0.1"


def test_a_series_of_tested_versions_is_ok() -> None:
    for version, severity, text in (
        ((3, 10), Severity.WRONG, "The bot cannot run with version 3.10. Use another."),
        ((3, 11), Severity.OK, "The bot is tested with version 3.11."),
        ((3, 13), Severity.OK, "The bot is tested with version 3.13."),
        ((3, 14), Severity.WARNING, "Version 3.14 is newer than those that the bot is tested with. Use another."),
        ((4, 0), Severity.WRONG, "The bot cannot run with version 4.0. Use another."),
    ):
        found = check_version("python", version, (3, 11), (3, 13), "Use another.")
        assert (found.name, found.severity, found.text) == ("python", severity, text)
    for version, severity in (
        ((2, 7, 0), Severity.WRONG),
        ((2, 7, 1), Severity.OK),
        ((2, 7, 9), Severity.OK),
        ((2, 8, 0), Severity.WARNING),
        ((3, 0, 0), Severity.WRONG),
    ):
        assert check_version("discord.py", version, (2, 7, 1), (2, 7), "Use another.").severity is severity, version


def test_a_search_that_is_not_compiled_is_a_warning() -> None:
    assert check_numba(is_usable=True).severity is Severity.OK
    found = check_numba(is_usable=False)
    assert found.severity is Severity.WARNING
    assert "'.[fast]'" in found.text


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
@pytest.mark.parametrize(
    ("mode", "severity"),
    [(0o600, Severity.OK), (0o640, Severity.OK), (0o644, Severity.WARNING), (0o602, Severity.WARNING)],
)
def test_a_world_readable_env_file_is_a_warning(mode: int, severity: Severity, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.touch(mode)
    file.chmod(mode)
    (found,) = check_privacy(".env", file)
    assert found.severity is severity
    assert (f"Run  chmod o= {file}" in found.text) is (severity is Severity.WARNING)


def test_a_missing_env_file_has_no_finding(tmp_path: Path) -> None:
    assert check_privacy(".env", tmp_path / ".env") == []


async def test_a_disabled_status_port_is_ok() -> None:
    (found,) = await check_status(HOST, 0)
    assert (found.severity, found.text) == (Severity.OK, "STATUS_PORT is 0, so the bot does not serve its status.")


async def test_a_free_status_port_is_ok_and_stays_free() -> None:
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    for _ in range(2):
        (found,) = await check_status(HOST, port)
        assert (found.severity, found.text) == (Severity.OK, f"The bot can serve its status at {HOST}:{port}.")


async def test_a_running_bot_reports_its_health() -> None:
    health = Health({0: True}, database=True)

    async def look() -> Health:
        return health

    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    async with status_server(HOST, port, look, None):
        (found,) = await check_status(HOST, port)
        assert found.severity is Severity.OK
        assert "A bot is running and healthy; it serves its status at" in found.text
        health = Health({0: True}, database=False)
        (found,) = await check_status(HOST, port)
        assert found.severity is Severity.WARNING
        assert "is not healthy. The database does not work; the bot's log says why." in found.text


async def test_a_port_of_another_program_is_a_warning(server_port: int) -> None:
    (found,) = await check_status(HOST, server_port)
    assert found.severity is Severity.WARNING
    assert f"cannot serve its status at {HOST}:{server_port}" in found.text
    assert "STATUS_PORT to a free port, or to 0" in found.text


async def test_an_unknown_status_host_is_a_warning() -> None:
    (found,) = await check_status("192.0.2.1", 8765)
    assert found.severity is Severity.WARNING
    assert "cannot serve its status at 192.0.2.1:8765" in found.text


async def test_the_number_of_workers_is_reported() -> None:
    (found,) = await check_workers(WorkerPool(3))
    assert (found.severity, found.text) == (Severity.OK, "Worker processes can be started (at most 3).")


async def test_workers_that_cannot_be_started_are_a_warning() -> None:
    pool = WorkerPool()
    await pool.close()
    (found,) = await check_workers(pool)
    assert found.severity is Severity.WARNING
    assert "No worker process can be used: the bot is stopping." in found.text
    assert "plays weaker on large boards" in found.text


async def test_a_limit_of_processes_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    (found,) = await check_workers(WorkerPool())
    assert found.severity is Severity.WARNING
    assert "no process can be started (Resource temporarily unavailable)" in found.text
