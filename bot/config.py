"""The settings of a process: built once from the environment and `.env`, then handed down."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import unquote, unquote_plus

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
_SQLITE = re.compile(r"sqlite(\+\w+)?:///")
_POSTGRESQL = re.compile(
    r"postgresql(\+\w+)?://([^@]*@)?(\[[^/?]+\]|[^/:?]*)(:(?P<port>[0-9]{0,5}))?([/?].*)?", re.DOTALL
)
_HOST_NAME = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*\.?")
_SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?", re.ASCII)

_YES_AND_NO = {"yes": True, "true": True, "1": True, "on": True, "no": False, "false": False, "0": False, "off": False}

_LAST_PORT = 65_535

_MOST_SHARDS = 16_384
"""More than any bot has; a number beyond that is a slip."""

_MOST_YEARS = 10
"""The longest time that a setting can ask for."""


class SettingsError(Exception):
    """The settings cannot be used; the text says which, why, and what to do, and never holds a secret."""


class Settings(BaseSettings):
    """What an owner can set; `.env.example` lists the same names with the same defaults."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", hide_input_in_errors=True, env_ignore_empty=True, env_file_encoding="utf-8-sig"
    )

    discord_token: SecretStr | None = None
    command_prefix: str = Field("!", max_length=5)
    database_url: SecretStr = SecretStr("sqlite:///data/tic-tac-toe.sqlite3")
    idle_hours: float = Field(24, ge=0.001, le=24 * 365 * _MOST_YEARS, allow_inf_nan=False)
    leave_days: int = Field(30, ge=0, le=365 * _MOST_YEARS)
    user_install: bool = False
    shard_count: int | None = Field(None, ge=1, le=_MOST_SHARDS)
    shard_ids: Annotated[frozenset[int] | None, NoDecode] = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    status_host: str = Field("127.0.0.1", max_length=253)
    status_port: int = Field(8765, ge=0, le=_LAST_PORT)

    @property
    def secrets(self) -> tuple[SecretStr, ...]:
        """What must never be shown: the token, and the password of the database."""
        passwords = _passwords(self.database_url.get_secret_value())
        return (*filter(None, [self.discord_token]), *map(SecretStr, passwords))

    @field_validator("discord_token", "database_url", "status_host", mode="before")
    @classmethod
    def _without_blanks_around(cls, text: object) -> object:
        return text.strip() if isinstance(text, str) else text

    @field_validator("discord_token")
    @classmethod
    def _token_has_the_shape_of_one(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not _TOKEN.fullmatch(token.get_secret_value()):
            raise ValueError(
                "it does not look like a bot token, which is three parts joined by dots. Copy it from "
                'the "Bot" page of https://discord.com/developers/applications; the client secret and '
                "the public key are something else"
            )
        return token

    @field_validator("command_prefix")
    @classmethod
    def _prefix_can_be_typed(cls, prefix: str) -> str:
        if not prefix.isprintable() or re.search(r"[\s`]|^[/@<]", prefix):
            raise ValueError(
                "it must not hold spaces, backticks or characters that cannot be seen, nor begin with /, @ or <, "
                "which Discord keeps for itself"
            )
        return prefix

    @field_validator("database_url")
    @classmethod
    def _database_is_of_a_known_kind(cls, url: SecretStr) -> SecretStr:
        text = url.get_secret_value()
        server = _POSTGRESQL.fullmatch(text)
        if not _SQLITE.match(text) and (server is None or int(server["port"] or 0) > _LAST_PORT):
            raise ValueError(
                "it must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME. In a password, write %40 "
                "for @, and likewise for other signs"
            )
        return url

    @field_validator("user_install", mode="before")
    @classmethod
    def _yes_or_no(cls, answer: object) -> object:
        if isinstance(answer, str) and (answer := answer.strip().lower()) not in _YES_AND_NO:
            raise ValueError("it must be yes or no")
        return _YES_AND_NO[answer] if isinstance(answer, str) else answer

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _shards_from_text(cls, shards: object) -> object:
        return frozenset(_parse_shards(shards)) if isinstance(shards, str) else shards

    @field_validator("shard_ids")
    @classmethod
    def _shards_are_some_of_all(cls, shards: frozenset[int] | None, others: ValidationInfo) -> frozenset[int] | None:
        if shards is None or "shard_count" not in others.data:  # which is wrong itself, and told so
            return shards
        count = others.data["shard_count"]
        if count is None:
            raise ValueError("it needs SHARD_COUNT as well: how many shards there are in all")
        if max(shards) >= count:
            raise ValueError(f"of {count} shards, the last is number {count - 1}: they are counted from 0")
        return shards

    @field_validator("status_host")
    @classmethod
    def _host_is_one(cls, host: str) -> str:
        if not _HOST_NAME.fullmatch(host):
            try:
                ipaddress.ip_address(host)
            except ValueError:
                raise ValueError(
                    "it must be an address or a name of this machine, such as 127.0.0.1 or ::1, without a port"
                ) from None
        return host

    @field_validator("log_level", mode="before")
    @classmethod
    def _level_in_any_case(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("log_format", mode="before")
    @classmethod
    def _format_in_any_case(cls, name: object) -> object:
        return name.lower() if isinstance(name, str) else name


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """The settings from the environment and, where the environment is silent, from a file.

    Args:
        env_file: need not exist; None reads the environment alone.

    Raises:
        SettingsError: a value cannot be used, or the file cannot be read.
    """
    try:
        return Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue] - an argument of pydantic-settings
    except ValidationError as error:
        raise SettingsError(" ".join(_complaints(error))) from None
    except UnicodeDecodeError:
        raise SettingsError(f"{env_file} is not UTF-8 text. Save it again as UTF-8.") from None
    except OSError as error:
        raise SettingsError(f"{env_file} cannot be read: {error.strerror}.") from None


def _complaints(error: ValidationError) -> Iterable[str]:
    for problem in error.errors(include_url=False, include_context=False, include_input=False):
        name = str(problem["loc"][0]).upper()
        reason = problem["msg"].removeprefix("Value error, ")
        yield f"The setting {name} cannot be used: {reason[0].lower()}{reason[1:]}."


def _parse_shards(text: str) -> Iterable[int]:
    """The numbers that a list like `0,1,5-7` names.

    Raises:
        ValueError: it is no such list, or names one twice; the text says which.
    """
    seen: set[int] = set()
    for part in (part.strip() for part in text.split(",")):
        found = _SHARDS.fullmatch(part)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, -1)
        if not first <= last < _MOST_SHARDS:
            raise ValueError("it must be a list of numbers and spans, such as 0,1,5-7")
        span = range(first, last + 1)
        if not seen.isdisjoint(span):
            raise ValueError(f"it names a shard twice, at {part}")
        seen.update(span)
    return seen


def _passwords(url: str) -> set[str]:
    """What a database URL has in place of a password, unquoted.

    Where an @ in a password was not quoted, programs take different parts for it; then each part is one.
    """
    beside_user = re.match(r"\w[\w+]*://[^:/@]*:(.+)@", url, re.DOTALL)
    in_options = re.findall(r"[?&]password=([^&]+)", url)
    parts = beside_user[1].split("@") if beside_user else []
    return {unquote(part) for part in parts if part} | {unquote_plus(option) for option in in_options}
