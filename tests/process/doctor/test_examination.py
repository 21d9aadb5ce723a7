"""All checks of the doctor together."""

from __future__ import annotations

import socket
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from discord.http import Route

from bot.process.config import Config, ConfigError
from bot.process.doctor import run_checks
from bot.process.portal import Finding, Severity
from tests.fakes.discord_server import TOKEN, DiscordServer

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
LONG = timedelta(minutes=1)


def settings(folder: Path, **others: object) -> Config:
    """The settings of a bot with its database in a folder, and without a status port."""
    facts = {"discord_token": TOKEN, "database_url": f"sqlite:///{folder}/games.sqlite3", "status_port": 0}
    return Config.model_validate(facts | others)


async def check(
    folder: Path, *, now: Callable[[], datetime] = lambda: NOW, time_limit: timedelta = LONG, **others: object
) -> list[Finding]:
    return await run_checks(
        lambda: settings(folder, **others), now=now, env_file=folder / ".env", time_limit=time_limit
    )


MAY_WARN = {"fonts", "discord.py", "python"}  # depending on the machine, and where newer versions are tried


def is_empty(folder: Path) -> bool:
    return not list(folder.iterdir())


@pytest.mark.usefixtures("server")
async def test_every_check_has_a_finding_and_a_misspelt_setting_a_warning(tmp_path: Path) -> None:
    findings = await check(tmp_path)
    assert [finding.name for finding in findings] == [
        *("version", "python", "discord.py", "numba", "settings", "database", "status", "workers", "fonts"),
        *("discord", "clock", "token", "intent", "install", "invite", "shards"),
    ]
    assert {found.name for found in findings if found.severity is not Severity.OK} - MAY_WARN == {"clock"}
    assert is_empty(tmp_path)
    (tmp_path / ".env").write_text("IDEL_HOURS=48\n", encoding="utf-8")
    findings = await check(tmp_path, allowed_servers="123456789012345678,234567890123456789")
    found = [finding for finding in findings if finding.name in ("settings", "servers")]
    assert [finding.severity for finding in found] == [Severity.OK, Severity.WARNING, Severity.OK]
    assert found[1].text.endswith("Did you mean IDLE_HOURS?")
    assert found[2].text == "The bot leaves every server but the 2 that ALLOWED_SERVERS names."


async def test_invalid_settings_end_the_examination(server: DiscordServer, tmp_path: Path) -> None:
    def read() -> Config:
        raise ConfigError("The setting LOG_LEVEL is invalid.")

    findings = await run_checks(read, now=lambda: NOW, env_file=tmp_path / ".env")
    assert findings[-1].name == "settings"
    assert findings[-1].text == "The setting LOG_LEVEL is invalid."
    assert findings[-1].severity is Severity.WRONG
    assert not server.requests("GET", "")


async def test_findings_hide_secrets(server: DiscordServer, tmp_path: Path) -> None:
    server.bot["username"] = f"{TOKEN} hunter2"
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    url = f"postgresql://hunter2:hunter2@127.0.0.1:{port}/hunter2"
    findings = await check(tmp_path, database_url=url)
    text = "\n".join(map(str, findings))
    assert "the bot's name is [secret] [secret]." in text
    assert f"@127.0.0.1:{port}/[secret]" in text
    assert TOKEN not in text
    assert "hunter2" not in text


async def test_a_dead_network_is_one_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
    findings = await check(tmp_path)
    assert {finding.name for finding in findings if finding.severity is not Severity.OK} - MAY_WARN == {"discord"}
    assert max(finding.severity for finding in findings) is Severity.OUTAGE


async def test_a_slow_check_times_out(server: DiscordServer, tmp_path: Path) -> None:
    server.hold("/gateway", "GET")
    findings = await check(tmp_path, time_limit=timedelta(milliseconds=50))
    assert findings[-1].name == "discord"
    assert findings[-1].severity is Severity.OUTAGE
    assert "This check took too long." in findings[-1].text


@pytest.mark.usefixtures("server")
async def test_a_failed_check_keeps_the_other_findings(tmp_path: Path) -> None:
    def now() -> datetime:
        raise ValueError(TOKEN)

    findings = await check(tmp_path, now=now)
    assert [finding.name for finding in findings[-5:]] == ["database", "status", "workers", "fonts", "discord"]
    assert findings[-1].severity is Severity.WRONG
    assert "This check failed (ValueError)." in findings[-1].text
    assert TOKEN not in str(findings)
