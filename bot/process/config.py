"""The settings of the process, read once from the environment and `.env`."""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
from base64 import b64encode
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, TextIO
from urllib.parse import unquote, unquote_plus

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.model.guild_settings import MAX_PREFIX_LENGTH, is_prefix
from bot.model.ids import Shards

_TOKEN = re.compile(r"(?:bot\s+)?([\w-]+\.[\w-]+\.[\w-]+)", re.ASCII | re.IGNORECASE)  # as in an HTTP header, or alone
_SQLITE_URL = re.compile(r"sqlite(\+\w+)?:///[^\0]*")
_POSTGRESQL_URL = re.compile(
    r"postgres(?:ql)?(\+\w+)?://([^@\0]*@)?(\[[^/?\0]+\]|[^/:?\0]*)(:(?P<port>[0-9]{0,5}))?([/?][^\0]*)?"
)
_WEBHOOK_URL = re.compile(r"https://discord\.com/api/webhooks/\d{15,20}/(?P<token>[\w-]{60,100})", re.ASCII)
_PROXY_URL = re.compile(
    r"(?i:http://)?((?P<user>[^:@/]*)(:(?P<password>[^@/]*))?@)?"
    r"(?P<address>(\[(?P<ip>[^\]]*)\]|(?P<host>[^\[\]:@/]+))(:(?P<port>[0-9]{1,5}))?)/?"
)
_HOST_NAME = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?")
_SERVER_ID = re.compile(r"\d{15,20}", re.ASCII)
_SHARD_RANGE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?", re.ASCII)

_MAX_PORT = 65_535

_MAX_SHARDS = 16_384  # more than any bot has; a greater number is a typing error
_MAX_MEGABYTES = 2**20

_MAX_YEARS = 10  # the longest time that a setting accepts


class ConfigError(Exception):
    """A setting is missing or invalid, or Discord refuses it; the message says why and what to do, without secrets."""


@dataclass(frozen=True, slots=True)
class Proxy:
    """An HTTP proxy: its URL without user and password, and both of them, empty if it needs none."""

    address: str
    user: str = ""
    password: str = field(default="", repr=False)

    @property
    def authorization(self) -> str:
        """The value of the header Proxy-Authorization; empty if the proxy needs none."""
        credentials = f"{self.user}:{self.password}"
        return f"Basic {b64encode(credentials.encode()).decode()}" if credentials != ":" else ""


class Config(BaseSettings):
    """The settings; `.env.example` lists the same names with the same defaults."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", hide_input_in_errors=True, env_ignore_empty=True, env_file_encoding="utf-8-sig"
    )

    discord_token: SecretStr | None = None
    command_prefix: str = Field("!", max_length=MAX_PREFIX_LENGTH)
    database_url: SecretStr = SecretStr("sqlite:///data/tic-tac-toe.sqlite3")
    idle_hours: float = Field(24, ge=0.001, le=24 * 365 * _MAX_YEARS, allow_inf_nan=False)
    leave_days: int = Field(30, ge=0, le=365 * _MAX_YEARS)
    user_install: bool = False
    allowed_servers: Annotated[frozenset[int] | None, NoDecode] = None
    shard_count: int | None = Field(None, ge=1, le=_MAX_SHARDS)
    shard_ids: Annotated[frozenset[int] | None, NoDecode] = None
    worker_memory: int = Field(1024, ge=256, le=_MAX_MEGABYTES)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    status_host: str = Field("127.0.0.1", max_length=253)
    status_port: int = Field(8765, ge=0, le=_MAX_PORT)
    error_reports: SecretStr | None = None
    https_proxy: SecretStr | None = None
    no_proxy: str = ""

    @property
    def secrets(self) -> tuple[SecretStr, ...]:
        """The values that must not be printed: tokens, and the passwords of the database and the proxy."""
        passwords = _passwords(self.database_url.get_secret_value())
        webhook = _WEBHOOK_URL.fullmatch(self.error_reports.get_secret_value()) if self.error_reports else None
        tokens = [webhook["token"]] if webhook else []
        with suppress(ConfigError):
            proxy = self.proxy
            passwords |= {proxy.password, proxy.authorization} if proxy and proxy.password else set()
        return (*filter(None, [self.discord_token]), *map(SecretStr, [*passwords, *tokens]))

    def shards(self, recommended: int = 1) -> Shards:
        """The shards of this process, where `recommended` is the number of all shards if no setting says it."""
        count = self.shard_count or recommended
        return Shards(count, self.shard_ids or frozenset(range(count)))

    @property
    def proxy(self) -> Proxy | None:
        """The proxy for all hosts but those in `no_proxy`. Raises ConfigError if it is invalid, where it is used."""
        try:
            return _parse_proxy(self.https_proxy.get_secret_value()) if self.https_proxy else None
        except ValueError as error:
            raise ConfigError(f"The setting HTTPS_PROXY is invalid: {error}.") from None

    @model_validator(mode="before")
    @classmethod
    def _strip(cls, values: dict[str, Any]) -> dict[str, Any]:
        """Strip the values as they are written; a setting that is empty then is unset."""
        stripped = {name: strip_quotes(value) if isinstance(value, str) else value for name, value in values.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @field_validator("discord_token")
    @classmethod
    def _check_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        if not (match := _TOKEN.fullmatch(token.get_secret_value())):
            raise ValueError(
                "it does not look like a bot token, which has three parts separated by dots. Copy it from "
                'the "Bot" page of https://discord.com/developers/applications; the client secret and '
                "the public key are not the token"
            )
        return SecretStr(match[1])

    @field_validator("command_prefix")
    @classmethod
    def _check_prefix(cls, prefix: str) -> str:
        if not is_prefix(prefix):
            raise ValueError(
                "it must not contain spaces, backticks or invisible characters, or begin with /, @ or <, "
                "which Discord reserves"
            )
        return prefix

    @field_validator("database_url")
    @classmethod
    def _check_database_url(cls, url: SecretStr) -> SecretStr:
        text = url.get_secret_value()
        server = _POSTGRESQL_URL.fullmatch(text)
        if not _SQLITE_URL.fullmatch(text) and (server is None or int(server["port"] or 0) > _MAX_PORT):
            raise ValueError(
                "it must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME. In a password, "
                "percent-encode special characters: write %40 for @"
            )
        return url

    @field_validator("allowed_servers", mode="before")
    @classmethod
    def _parse_servers(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        ids = [part.strip() for part in value.split(",")]
        if not all(map(_SERVER_ID.fullmatch, ids)):
            raise ValueError("it must be a list of server ids, such as 123456789012345678,234567890123456789")
        return frozenset(map(int, ids))

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _parse_shard_ids(cls, value: object) -> object:
        return frozenset(_parse_shards(value)) if isinstance(value, str) else value

    @field_validator("shard_ids")
    @classmethod
    def _check_shard_ids(cls, shards: frozenset[int] | None, info: ValidationInfo) -> frozenset[int] | None:
        if shards is None or "shard_count" not in info.data:  # an invalid shard_count has its own error
            return shards
        count = info.data["shard_count"]
        if count is None:
            raise ValueError("the total number of shards, SHARD_COUNT, must be set as well")
        if max(shards) >= count:
            raise ValueError(f"shards are counted from 0, so the last of {count} shards is {count - 1}")
        return shards

    @field_validator("status_host")
    @classmethod
    def _check_host(cls, host: str) -> str:
        if not _HOST_NAME.fullmatch(host) and not _is_ip_address(host):
            raise ValueError(
                "it must be an IP address or a host name of this machine, such as 127.0.0.1 or ::1, without a port"
            )
        return host

    @field_validator("error_reports")
    @classmethod
    def _check_error_reports(cls, target: SecretStr | None) -> SecretStr | None:
        if target and target.get_secret_value() != "dm" and not _WEBHOOK_URL.fullmatch(target.get_secret_value()):
            raise ValueError("it must be dm, or the URL of a webhook, https://discord.com/api/webhooks/…, or empty")
        return target

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _ignore_case(cls, name: object, info: ValidationInfo) -> object:
        if not isinstance(name, str):
            return name
        return name.upper() if info.field_name == "log_level" else name.lower()


def strip_quotes(text: str) -> str:
    """Remove spaces and a pair of quotes around a value; `docker run --env-file` takes them as part of it.

    >>> strip_quotes("'sqlite:///games.sqlite3' ")
    'sqlite:///games.sqlite3'
    """
    text = text.strip()
    is_quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "'\""
    return text[1:-1].strip() if is_quoted else text


def load_config(env_file: Path | None = Path(".env")) -> Config:
    """Load the settings from the environment, else from a file, which may be missing. May raise ConfigError."""
    try:
        return Config(_env_file=env_file)  # pyright: ignore[reportCallIssue] - an argument of pydantic-settings
    except ValidationError as error:
        raise ConfigError(" ".join(_messages(error))) from None
    except UnicodeDecodeError:
        raise ConfigError(f"{env_file} is not UTF-8 text. Save it again as UTF-8.") from None
    except OSError as error:
        raise ConfigError(f"{env_file} cannot be read: {error.strerror}.") from None


_OF_OTHER_PROGRAMS = ("HTTP_PROXY", "FTP_PROXY", "GOPROXY", "GONOPROXY")


def misspelt_settings(env_file: Path = Path(".env")) -> list[str]:
    """Return a sentence for each name in the environment or the file that is nearly the name of a setting."""
    known = [name.upper() for name in Config.model_fields]
    sentences: list[str] = []
    for name in sorted({*os.environ, *dotenv_values(env_file)}):  # noqa: TID251 - this is that module
        near = difflib.get_close_matches(name.upper(), known, 1, cutoff=0.8)
        is_known = name.upper() in (*known, *_OF_OTHER_PROGRAMS)
        if name.isidentifier() and near and not is_known:
            sentences.append(f"There is no setting {name}, so it has no effect. Did you mean {near[0]}?")
    return sentences


_NEEDED_BY_PYTHON = (
    *("PATH", "HOME", "LANG", "LC_", "TZ", "TMP", "TEMP", "SYSTEMROOT", "USERPROFILE", "APPDATA", "LOCALAPPDATA"),
    *("PYTHON", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_", "XDG_CACHE_HOME", "NUMBA_", "COVERAGE_"),
    *("MPLCONFIGDIR", "XDG_DATA_HOME", "FONTCONFIG_"),
)
"""Prefixes of the environment variables that a Python process may need."""


def environment_without_secrets() -> dict[str, str]:
    """Return the environment variables that a worker process may need; none of them is a secret."""
    variables = os.environ.items()  # noqa: TID251 - this is that module
    return {name: value for name, value in variables if name.upper().startswith(_NEEDED_BY_PYTHON)}


def is_journal(stream: TextIO) -> bool:
    """Check if systemd has connected a stream to the journal. A shell may have replaced it since, so the environment
    variable alone says nothing; see JOURNAL_STREAM in systemd.exec(5).
    """
    try:
        status = os.fstat(stream.fileno())
    except (AttributeError, OSError, ValueError):  # there is no stream, or it is closed or no file
        return False
    return os.environ.get("JOURNAL_STREAM") == f"{status.st_dev}:{status.st_ino}"  # noqa: TID251 - this is that module


_REASONS = {
    "value_error": "{error}",
    "bool_parsing": "it must be yes or no",
    "float_parsing": "it must be a number",
    "finite_number": "it must be a number",
    "int_parsing": "it must be a whole number",
    "int_parsing_size": "it must be a whole number with fewer digits",
    "greater_than_equal": "it must be at least {ge}",
    "less_than_equal": "it must be at most {le}",
    "literal_error": "it must be {expected}",
    "string_unicode": "it must be UTF-8 text",
    "string_too_long": "it must have at most {max_length} characters",
}
"""What pydantic's types of errors mean, with the facts of their contexts; a `value_error` is of a validator here."""


def _messages(error: ValidationError) -> Iterable[str]:
    for details in error.errors(include_url=False, include_input=False):
        name = str(details["loc"][0]).upper()
        reason = _REASONS[details["type"]].format_map(details.get("ctx", {}))
        yield f"The setting {name} is invalid: {reason}."


def _parse_shards(text: str) -> set[int]:
    """Parse a list such as `0,1,5-7`. Raises ValueError if the text is no such list, or contains a shard twice."""
    shards: set[int] = set()
    for part in map(str.strip, text.split(",")):
        match = _SHARD_RANGE.fullmatch(part)
        new = range(int(match[1]), int(match[2] or match[1]) + 1) if match else range(0)
        if not new or new[-1] >= _MAX_SHARDS:
            raise ValueError("it must be a list of numbers and ranges, such as 0,1,5-7")
        if not shards.isdisjoint(new):
            raise ValueError(f"it contains a shard twice: {part}")
        shards.update(new)
    return shards


def _parse_proxy(url: str) -> Proxy:
    """Parse the URL of an HTTP proxy, which may lack `http://`. Raises ValueError if it is no such URL."""
    parts = _PROXY_URL.fullmatch(url)
    is_host = parts and (_HOST_NAME.fullmatch(parts["host"]) if parts["host"] else _is_ip_address(parts["ip"]))
    if not parts or not is_host or int(parts["port"] or 0) > _MAX_PORT:
        raise ValueError(
            "it must be http://HOST:PORT or http://USER:PASSWORD@HOST:PORT; proxies of another kind, such as https:// "
            "and socks5://, cannot be used. In a password, percent-encode special characters: write %40 for @"
        )
    return Proxy(f"http://{parts['address']}", unquote(parts["user"] or ""), unquote(parts["password"] or ""))


def _is_ip_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _passwords(url: str) -> set[str]:
    """Return the passwords in a database URL, unquoted.
    Where an @ in a password is not quoted, libraries disagree on where the password ends, so each part counts as one.
    """
    after_user = re.match(r"\w[\w+]*://[^:/@]*:(.+)@", url, re.DOTALL)
    in_options = re.findall(r"[?&]password=([^&]+)", url)
    parts = after_user[1].split("@") if after_user else []
    return {unquote(part) for part in parts if part} | {unquote_plus(option) for option in in_options}
