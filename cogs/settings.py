"""What a server prefers, shown and changed by those who manage it."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.app.client import App
from bot.storage.servers import ServerSettings
from cogs.answer import Answer, answering
from cogs.delivery import Interaction
from cogs.wishes import PROGRAMS

_TEXT = "text"


class Settings(commands.Cog):
    """The settings of a server."""

    def __init__(self, app: App) -> None:
        self._preferences = app.house.preferences

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.choices(level=PROGRAMS, boards=[Choice(name=word, value=word) for word in ("buttons", _TEXT)])
    async def settings(self, interaction: Interaction, level: str | None = None, boards: str | None = None) -> None:
        """Change what is named, and show how it is."""
        async with answering(interaction) as answer:
            if answer.place.server is None or not interaction.permissions.manage_guild:
                await answer.tell(answer.aside.say("settings.only_managers"))
                return
            settings = before = await self._preferences.of(answer.place.server)
            if level:
                settings = replace(settings, level=level)
            if boards:
                settings = replace(settings, is_text_only=boards == _TEXT)
            if settings != before:
                await self._preferences.keep(answer.place.server, settings)
            await answer.tell(await _describe(answer, settings))


async def _describe(answer: Answer, settings: ServerSettings) -> str:
    voice, level = answer.aside, await answer.app.lobby.level(answer.place)
    boards = voice.say("settings.text" if settings.is_text_only else "settings.buttons")
    return f"{voice.say('settings.level', level=voice.name_of(level))}\n{boards}"


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Settings(app))
