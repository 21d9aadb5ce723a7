"""Settings: accepted values, and errors for the others."""

import re
import sys
from pathlib import Path

import pytest
from dotenv import dotenv_values
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import SecretStr

from bot.process.config import Config, ConfigError, Proxy, environment_without_secrets, load_config, misspelt_settings
from tests.support.default_settings import default_settings

TOKEN = "MTIzNDU2Nzg5.GhIjKl.mnOPqr-stUV_wxYZ0123456789"
WEBHOOK = f"https://discord.com/api/webhooks/123456789012345678/{'x' * 68}"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Config.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def write(text: str) -> Path:
    Path(".env").write_text(text, encoding="utf-8")
    return Path(".env")


def test_the_environment_overrides_the_file_and_empty_settings_are_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    file = write("COMMAND_PREFIX=?\nLOG_LEVEL=warning\nSHARD_COUNT=\nALLOWED_SERVERS=\n")
    monkeypatch.setenv("COMMAND_PREFIX", "t!")
    settings = load_config(file)
    assert (settings.command_prefix, settings.log_level) == ("t!", "WARNING")
    assert (settings.shard_count, settings.allowed_servers) == (None, None)
    for written in (f"' {TOKEN}\r\n'", f"Bot {TOKEN}", f"bot  {TOKEN}"):
        assert load_config(write(f"DISCORD_TOKEN={written}")).secrets == (SecretStr(TOKEN),)
    assert load_config(write("DISCORD_TOKEN=\n")).discord_token is None


def test_quotes_from_a_file_for_docker_run_are_not_part_of_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {
        "DISCORD_TOKEN": f"Bot {TOKEN}",
        "DATABASE_URL": "postgres://ana:hunter2@db/games",
        "COMMAND_PREFIX": "?",
        "IDLE_HOURS": "48",
        "USER_INSTALL": "yes",
        "SHARD_COUNT": "2",
        "SHARD_IDS": "1",
        "LOG_LEVEL": "DEBUG",
        "STATUS_HOST": "::1",
        "STATUS_PORT": "0",
        "ERROR_REPORTS": "dm",
    }
    default = load_config()
    plain = load_config(write("\n".join(f"{name}={value}" for name, value in values.items())))
    assert {secret.get_secret_value() for secret in plain.secrets} == {TOKEN, "hunter2"}
    for quote in "'\"":
        for name, value in values.items():
            monkeypatch.setenv(name, f"{quote}{value}{quote} ")
        assert load_config(None) == plain
        assert load_config(None).secrets == plain.secrets
    for name in values:
        monkeypatch.setenv(name, '""')
    assert load_config(None) == default


def test_files_with_bom_and_crlf_are_read_and_others_reported() -> None:
    Path(".env").write_bytes(b"\xef\xbb\xbfCOMMAND_PREFIX=?\r\nLOG_LEVEL=ERROR\r\n")
    settings = load_config()
    assert (settings.command_prefix, settings.log_level) == ("?", "ERROR")
    Path(".env").write_bytes(b"COMMAND_PREFIX=\xff\xfe\n")
    with pytest.raises(ConfigError, match="not UTF-8 text"):
        load_config()
    if sys.platform == "linux":
        with pytest.raises(ConfigError, match=r"/proc/self/mem cannot be read: Input/output error\."):
            load_config(Path("/proc/self/mem"))


NO_URL = "it must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME. In a password, percent-encode special"

INVALID = {
    "The setting LOG_LEVEL is invalid: it must be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'.": ["LOG_LEVEL=LOUD"],
    "it must not contain spaces, backticks or invisible characters, or begin with /, @ or <": [
        *("COMMAND_PREFIX=/", "COMMAND_PREFIX=!\u200b", "COMMAND_PREFIX='a b'", "COMMAND_PREFIX=@me"),
    ],
    "The setting COMMAND_PREFIX is invalid: it must have at most 5 characters.": ["COMMAND_PREFIX=abcdef"],
    "a bot token, which has three parts separated by dots": ["DISCORD_TOKEN=0123456789abcdef"],
    "it does not look like a bot token": [f"DISCORD_TOKEN={token}" for token in ("'Bot a.b'", "<a.b.c>", "пароль.b.c")],
    f"The setting DATABASE_URL is invalid: {NO_URL}": [
        *(f"DATABASE_URL={url}" for url in ("mysql://ana:hunter2@db/games", "sqlite", "sqlite://data/games.sqlite3")),
        *("DATABASE_URL=sqlite:///data/games\0.sqlite3", "DATABASE_URL=postgresql://ana@db/games\0"),
        *("DATABASE_URL=postgre://ana:hunter2@db/games", "DATABASE_URL=postgresql://ana:hunter2"),
        *(f"DATABASE_URL='postgresql://ana:{rest}'" for rest in ("x@db:hunter2/games", "hunter2@db:65536/games")),
        "DATABASE_URL='postgresql://ana:hunter2@[::1/games'",
    ],
    "The setting IDLE_HOURS is invalid: it must be at least 0.001.": ["IDLE_HOURS=0"],
    "The setting IDLE_HOURS is invalid: it must be a number.": [
        f"IDLE_HOURS={text}" for text in ("a day", "inf", "nan")
    ],
    "it must be at most 87600.": ["IDLE_HOURS=1e300"],
    "The setting LEAVE_DAYS is invalid: it must be at least 0.": ["LEAVE_DAYS=-1"],
    "it must be at most 3650.": ["LEAVE_DAYS=3651"],
    "it must be a whole number.": ["LEAVE_DAYS=soon"],
    "it must be a whole number with fewer digits.": ["LEAVE_DAYS=" + "9" * 5000],
    "The setting USER_INSTALL is invalid: it must be yes or no.": ["USER_INSTALL=perhaps"],
    "ALLOWED_SERVERS is invalid: it must be a list of server ids, such as 1234567890": [
        *("ALLOWED_SERVERS=my server", "ALLOWED_SERVERS=12345", "ALLOWED_SERVERS=123456789012345678,"),
        "ALLOWED_SERVERS=123456789012345678 234567890123456789",
    ],
    "The setting SHARD_COUNT is invalid: it must be at least 1.": ["SHARD_COUNT=0"],
    "it must be at most 16384.": ["SHARD_COUNT=16385"],
    "WORKER_MEMORY is invalid: it must be at least 256.": ["WORKER_MEMORY=128"],
    "The setting SHARD_IDS is invalid: the total number of shards, SHARD_COUNT, must be set": ["SHARD_IDS=0"],
    "it must be a list of numbers and ranges, such as 0,1,5-7.": [
        f"SHARD_IDS={ids}" for ids in ("0,", "0;1", "1-0", "0-99999", "[0]")
    ],
    "The setting SHARD_IDS is invalid: it contains a shard twice: 2.": ["SHARD_IDS=1-3,2"],
    "shards are counted from 0, so the last of 2 shards is 1.": ["SHARD_COUNT=2\nSHARD_IDS=0-2"],
    "The setting LOG_FORMAT is invalid: it must be 'text' or 'json'.": ["LOG_FORMAT=xml"],
    "it must be an IP address or a host name of this machine, such as 127.0.0.1 or ::1": [
        f"STATUS_HOST={host}" for host in ("127.0.0.1:80", "http://localhost", "a" * 64)
    ],
    "it must have at most 253 characters.": ["STATUS_HOST=" + "a." * 127],
    "The setting STATUS_PORT is invalid: it must be at least 0.": ["STATUS_PORT=-1"],
    "The setting STATUS_PORT is invalid: it must be at most 65535.": ["STATUS_PORT=65536"],
    "The setting ERROR_REPORTS is invalid: it must be dm, or the URL": [
        *("ERROR_REPORTS=mail", f"ERROR_REPORTS={WEBHOOK}/slack"),
        f"ERROR_REPORTS={WEBHOOK.replace('discord.com', 'example.org')}",
    ],
}
"""The lines that each sentence refuses."""


def test_an_invalid_value_is_reported_in_a_sentence() -> None:
    for message, lines in INVALID.items():
        for line in lines:
            with pytest.raises(ConfigError) as refused:
                load_config(write(line))
            assert message in str(refused.value), line
            assert "hunter2" not in str(refused.value)
            if line.startswith("DISCORD_TOKEN"):
                assert line.split("=")[1].strip("'") not in str(refused.value)
    with pytest.raises(ConfigError, match=r"COMMAND_PREFIX .* LOG_LEVEL"):
        load_config(write("COMMAND_PREFIX=/\nLOG_LEVEL=LOUD\n"))
    with pytest.raises(ConfigError, match=r"^The setting SHARD_COUNT is invalid: [^S]*$"):  # nothing about SHARD_IDS
        load_config(write("SHARD_COUNT=many\nSHARD_IDS=0"))


def test_an_invalid_proxy_is_reported_where_it_is_used() -> None:
    for url in (
        *("https://proxy:3128", "socks5://ana:hunter2@proxy:1080", "http://", "http://proxy:3128/path", "http://[::1"),
        *("http://ana:hunter2@x@proxy:3128", "http://proxy:65536", "http://[proxy]:1", "http://a b:1", "-:1"),
    ):
        settings = load_config(write(f"HTTPS_PROXY={url}"))  # the demo and backups need no network
        assert settings.secrets == ()
        with pytest.raises(ConfigError) as refused:
            assert settings.proxy
        assert str(refused.value) == (
            "The setting HTTPS_PROXY is invalid: it must be http://HOST:PORT or http://USER:PASSWORD@HOST:PORT; "
            "proxies of another kind, such as https:// and socks5://, cannot be used. In a password, "
            "percent-encode special characters: write %40 for @."
        )


def test_values_within_the_limits_are_parsed() -> None:
    ids = "123456789012345678, 234567890123456789"
    for line, value in (
        *(("STATUS_PORT=0", 0), ("STATUS_PORT=65535", 65535)),
        *(("LEAVE_DAYS=0", 0), ("LEAVE_DAYS=3650", 3650)),
        *(("IDLE_HOURS=0.001", 0.001), ("IDLE_HOURS=87600", 87600)),
        *(("SHARD_COUNT=1", 1), ("SHARD_COUNT=16384", 16384)),
        *(("USER_INSTALL=Yes", True), ("USER_INSTALL=0", False), ("LOG_FORMAT=JSON", "json")),
        (f"ALLOWED_SERVERS='{ids}'", {123456789012345678, 234567890123456789}),
        *((f"STATUS_HOST={host}", host) for host in ("192.0.2.1", "::", "::1", "localhost", "bot.example.com")),
    ):
        assert getattr(load_config(write(line)), line.split("=")[0].lower()) == value
    for written, shards in (
        *(("0", {0}), ("0,2", {0, 2}), (" 3 , 0-1 ", {0, 1, 3}), ("5-5", {5})),
        ("0-15", {*range(16)}),
    ):
        settings = load_config(write(f"SHARD_COUNT=16\nSHARD_IDS='{written}'"))
        assert (settings.shard_count, settings.shard_ids) == (16, shards)
    for url in (
        *("sqlite:///a.sqlite3", "sqlite+aiosqlite:////a", "postgresql://a@b/c", "postgres://a@b/c"),
        *(" postgresql+asyncpg://a:b@[::1]:5432/d?ssl=require ", "postgresql://a:b:c/d?e@/d?host=/run/postgresql"),
        "postgresql://db:65535",
    ):
        assert load_config(write(f"DATABASE_URL='{url}'")).database_url == SecretStr(url.strip())


@given(
    name=st.sampled_from(sorted(set(Config.model_fields) - {"discord_token", "command_prefix"})),
    value=st.text(st.characters(codec="utf-8", exclude_characters="\0")) | (st.integers() | st.floats()).map(str),
)
@example("idle_hours", "\udcff")
@example("shard_ids", "0-" * 10_000)
def test_any_value_is_accepted_or_reported(name: str, value: str) -> None:
    message = f"The setting {name.upper()} is invalid: "
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(name.upper(), value)
        try:
            load_config(None)
        except ConfigError as refused:
            message = str(refused)
    assert message.isprintable()
    assert message.startswith(f"The setting {name.upper()} is invalid: ")


def test_the_token_and_the_password_are_secret() -> None:
    for line, secrets in (("", ()), ("ERROR_REPORTS=dm", ()), (f"ERROR_REPORTS={WEBHOOK}", (SecretStr("x" * 68),))):
        assert {*secrets} == {*load_config(write(line)).secrets} - {SecretStr(WEBHOOK)}
    settings = load_config(write(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=postgresql://ana:hunter2@db/games"))
    assert TOKEN not in f"{settings!r} {settings}"
    assert "hunter2" not in f"{settings!r} {settings}"
    for url, passwords in (
        ("sqlite:///data/tic-tac-toe.sqlite3", set[str]()),
        ("postgresql://ana@db:5432/games", set[str]()),
        ("postgresql://ana:@db/games", set[str]()),
        ("postgresql://ana:hunter2@db/games", {"hunter2"}),
        ("postgresql+asyncpg://ana:h%40n%2Fter@[::1]:5432/games", {"h@n/ter"}),
        ("postgresql://ana:h?n#t/r@db/games", {"h?n#t/r"}),
        ("postgresql://ana:hun@ter2@db/games", {"hun", "ter2"}),
        ("postgresql://db/games?user=ana&password=hunter+2%26", {"hunter 2&"}),
    ):
        settings = load_config(write(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL='{url}'"))
        assert {secret.get_secret_value() for secret in settings.secrets} == passwords | {TOKEN}, url


def test_the_password_of_a_proxy_is_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    with_password = Proxy("http://1.2.3.4:80", "ana", "h@n:/é")
    for url, proxy, secrets in (
        ("http://proxy:3128", Proxy("http://proxy:3128"), ()),
        ("proxy.example.org:3128", Proxy("http://proxy.example.org:3128"), ()),
        ("HTTP://ana@[::1]/", Proxy("http://[::1]", "ana"), ()),
        ("http://ana:h%40n:%2Fé@1.2.3.4:80", with_password, ("h@n:/é", "YW5hOmhAbjovw6k=")),
    ):
        monkeypatch.setenv("https_proxy", f" {url} ")
        settings = load_config()
        assert settings.proxy == proxy
        assert {secret.get_secret_value().removeprefix("Basic ") for secret in settings.secrets} == {*secrets}
        assert not any(secret in f"{settings!r} {settings.proxy!r}" for secret in secrets)


def test_the_example_lists_every_setting_with_its_default() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    assert dotenv_values(example) == default_settings()
    assert load_config(example) == load_config(None)
    settings = re.findall(r"(?:^# .+\n)+^([A-Z_]+)=", example.read_text("utf-8"), re.MULTILINE)
    assert set(settings) == set(default_settings())


def test_workers_get_an_environment_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = (
        *("DISCORD_TOKEN", "database_url", "HTTPS_PROXY", "https_proxy"),
        *("PGPASSWORD", "POSTGRES_PASSWORD", "AWS_SECRET_ACCESS_KEY", "TOKEN"),
    )
    for name in (*secrets, "NUMBA_CACHE_DIR"):
        monkeypatch.setenv(name, "value")
    environment = environment_without_secrets()
    assert environment["NUMBA_CACHE_DIR"] == "value"
    assert not {*secrets} & environment.keys()


def test_a_misspelt_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert misspelt_settings(Path("missing")) == []
    file = write("IDEL_HOURS=48\nPOSTGRES_PASSWORD=x\nidle_hours=2\nDISCORD_TOKEN\n")
    for name in ("LOGLEVEL", "LOG_FORMAT", "http_proxy", "GOPROXY", "HTTPSPROXY"):
        monkeypatch.setenv(name, "text")
    assert misspelt_settings(file) == [
        "There is no setting HTTPSPROXY, so it has no effect. Did you mean HTTPS_PROXY?",
        "There is no setting IDEL_HOURS, so it has no effect. Did you mean IDLE_HOURS?",
        "There is no setting LOGLEVEL, so it has no effect. Did you mean LOG_LEVEL?",
    ]
