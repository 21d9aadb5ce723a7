"""The default values of all settings."""

from pydantic import SecretStr

from bot.process.config import Config


def default_settings() -> dict[str, str]:
    """The default of each setting, as a .env file would set it."""
    plain = {
        name.upper(): field.default.get_secret_value() if isinstance(field.default, SecretStr) else field.default
        for name, field in Config.model_fields.items()
    }
    written = {"None": "", "False": "no"}
    return {name: written.get(str(default), str(default)) for name, default in plain.items()}
