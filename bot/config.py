"""The settings of a process: built once from the environment and `.env`, then handed down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


class SettingsError(Exception):
    """The settings cannot be used; the text says which, why, and what to do, and never holds a secret."""


class Settings(BaseSettings):
    """What an owner can set; `.env.example` lists the same names with the same defaults."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", hide_input_in_errors=True, env_ignore_empty=True, env_file_encoding="utf-8-sig"
    )

    discord_token: SecretStr | None = None
    command_prefix: str = Field("!", max_length=5)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("discord_token", mode="before")
    @classmethod
    def _token_without_blanks_around(cls, token: object) -> object:
        return token.strip() if isinstance(token, str) else token

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

    @field_validator("log_level", mode="before")
    @classmethod
    def _level_in_any_case(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level


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
