"""Settings: what an owner may write, and what they hear if it cannot be used."""

import re
import sys
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.config import Settings, SettingsError, load_settings

TOKEN = "MTIzNDU2Nzg5.GhIjKl.mnOPqr-stUV_wxYZ0123456789"


@pytest.fixture(autouse=True)
def a_bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def write(text: str) -> Path:
    Path(".env").write_text(text, encoding="utf-8")
    return Path(".env")


def test_with_nothing_set_there_is_no_token_and_every_default() -> None:
    assert load_settings() == Settings.model_construct(discord_token=None, command_prefix="!", log_level="INFO")


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    write(f"DISCORD_TOKEN={TOKEN}\nCOMMAND_PREFIX=?\nLOG_LEVEL=warning\n")
    monkeypatch.setenv("COMMAND_PREFIX", "t!")
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert (settings.command_prefix, settings.log_level) == ("t!", "WARNING")


def test_blanks_around_a_token_are_no_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\r\n")
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN


def test_a_setting_left_empty_is_a_setting_not_made() -> None:
    assert load_settings(write("DISCORD_TOKEN=\nLOG_LEVEL=\n")).discord_token is None


def test_a_file_written_by_a_windows_editor_is_read() -> None:
    Path(".env").write_bytes(b"\xef\xbb\xbfCOMMAND_PREFIX=?\r\nLOG_LEVEL=ERROR\r\n")
    settings = load_settings()
    assert (settings.command_prefix, settings.log_level) == ("?", "ERROR")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (
            "LOG_LEVEL=LOUD",
            "The setting LOG_LEVEL cannot be used: input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'.",
        ),
        ("COMMAND_PREFIX=/", "The setting COMMAND_PREFIX cannot be used: it must not hold spaces, backticks"),
        ("COMMAND_PREFIX=!\u200b", "or characters that cannot be seen"),
        ("COMMAND_PREFIX='a b'", "The setting COMMAND_PREFIX cannot be used: it must not hold spaces"),
        ("COMMAND_PREFIX=@me", "nor begin with /, @ or <"),
        (
            "COMMAND_PREFIX=abcdef",
            "The setting COMMAND_PREFIX cannot be used: string should have at most 5 characters.",
        ),
        ("DISCORD_TOKEN=0123456789abcdef", "it does not look like a bot token, which is three parts joined by dots"),
        ("DISCORD_TOKEN='Bot a.b.c'", "it does not look like a bot token"),
        ("DISCORD_TOKEN=<a.b.c>", "it does not look like a bot token"),
        ("DISCORD_TOKEN=пароль.b.c", "it does not look like a bot token"),
    ],
)
def test_a_value_that_cannot_be_used_is_told_in_a_sentence(line: str, complaint: str) -> None:
    with pytest.raises(SettingsError) as refused:
        load_settings(write(line))
    assert complaint in str(refused.value)
    if line.startswith("DISCORD_TOKEN"):
        assert line.split("=")[1].strip("'") not in str(refused.value)


def test_every_wrong_value_is_told_at_once() -> None:
    with pytest.raises(SettingsError, match=r"COMMAND_PREFIX .* LOG_LEVEL"):
        load_settings(write("COMMAND_PREFIX=/\nLOG_LEVEL=LOUD\n"))


def test_a_file_that_cannot_be_read_is_told() -> None:
    Path(".env").write_bytes(b"COMMAND_PREFIX=\xff\xfe\n")
    with pytest.raises(SettingsError, match="not UTF-8 text"):
        load_settings()


@pytest.mark.skipif(sys.platform != "linux", reason="a file that exists and cannot be read is at hand on Linux alone")
def test_a_file_that_the_system_refuses_is_told() -> None:
    with pytest.raises(SettingsError, match=r"/proc/self/mem cannot be read: Input/output error\."):
        load_settings(Path("/proc/self/mem"))


def test_the_token_is_in_no_repr() -> None:
    settings = load_settings(write(f"DISCORD_TOKEN={TOKEN}"))
    assert TOKEN not in f"{settings!r} {settings}"


def test_the_example_lists_every_setting_with_its_default() -> None:
    example = Path(__file__).parent.parent / ".env.example"
    defaults = {name.upper(): field.default or "" for name, field in Settings.model_fields.items()}
    assert dotenv_values(example) == defaults
    assert load_settings(example) == load_settings(None)
    settings = re.findall(r"(?:^# .+\n)+^([A-Z_]+)=", example.read_text("utf-8"), re.MULTILINE)
    assert set(settings) == set(defaults)
