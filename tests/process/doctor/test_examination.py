"""All checks of the doctor together."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.process.config import Config, ConfigError
from bot.process.doctor import run_checks
from bot.process.portal import Finding, Severity
from tests.fakes.discord_server import TOKEN, DiscordServer

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
LONG = timedelta(minutes=1)
MAY_WARN = {"fonts", "discord.py", "python"}  # depending on the machine, and where newer versions are tried


async def check(
    folder: Path, *, now: Callable[[], datetime] = lambda: NOW, time_limit: timedelta = LONG, **others: object
) -> list[Finding]:
    """Examine a bot with its database in a folder, and without a status port."""
    facts = {"discord_token": TOKEN, "database_url": f"sqlite:///{folder}/games.sqlite3", "status_port": 0} | others
    return await run_checks(
        lambda: Config.model_validate(facts), now=now, env_file=folder / ".env", time_limit=time_limit
    )


def files(folder: Path) -> list[Path]:
    return [*folder.iterdir()]


async def test_every_check_has_a_finding_and_no_token_in_it(discord: DiscordServer, tmp_path: Path) -> None:
    discord.bot["username"] = f"I am {TOKEN}"
    env_file = tmp_path / ".env"
    env_file.write_text("IDEL_HOURS=48\n", encoding="utf-8")
    env_file.chmod(0o600)
    findings = await check(tmp_path, allowed_servers="123456789012345678,234567890123456789")
    assert [finding.name for finding in findings] == [
        *("version", "python", "discord.py", "numba", ".env", "settings", "settings", "servers"),
        *("database", "status", "workers", "fonts"),
        *("discord", "clock", "token", "intent", "install", "invite", "shards"),
    ]
    found = {finding.name: finding for finding in findings if finding.severity is not Severity.OK}
    assert found.keys() - MAY_WARN == {"settings", "clock"}
    assert found["settings"].text.endswith("Did you mean IDLE_HOURS?")
    assert findings[7].text == "The bot leaves every server but the 2 that ALLOWED_SERVERS names."
    assert "the bot's name is I am [secret]." in findings[-5].text
    assert TOKEN not in str(findings)
    assert files(tmp_path) == [env_file]


async def test_invalid_settings_end_the_examination(discord: DiscordServer, tmp_path: Path) -> None:
    def read() -> Config:
        raise ConfigError("The setting LOG_LEVEL is invalid.")

    findings = await run_checks(read, now=lambda: NOW, env_file=tmp_path / ".env")
    assert findings[-1] == Finding(Severity.WRONG, "settings", "The setting LOG_LEVEL is invalid.")
    assert not discord.requests("GET", "")


@pytest.mark.usefixtures("discord")
async def test_a_failed_check_hides_no_finding_and_shows_no_secret(tmp_path: Path, port: int) -> None:
    def now() -> datetime:
        raise ValueError(TOKEN)

    findings = await check(tmp_path, now=now, database_url=f"postgresql://hunter2:hunter2@127.0.0.1:{port}/hunter2")
    database, *_, failed = findings[-5:]
    assert [finding.name for finding in findings[-5:]] == ["database", "status", "workers", "fonts", "discord"]
    assert f"@127.0.0.1:{port}/[secret]" in database.text
    assert failed.severity is Severity.WRONG
    assert "This check failed (ValueError)." in failed.text
    assert not [secret for secret in (TOKEN, "hunter2") if secret in str(findings)]


async def test_a_slow_check_times_out(discord: DiscordServer, tmp_path: Path) -> None:
    discord.hold("/gateway", "GET")
    *_, slow = await check(tmp_path, time_limit=timedelta(milliseconds=50))
    assert (slow.severity, slow.name) == (Severity.OUTAGE, "discord")
    assert "This check took too long." in slow.text
