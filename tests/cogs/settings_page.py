"""The page of a server's settings, as whoever manages the server sees and uses it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from tests.world import World, answer

TEXT, BUTTON = 10, 2
"""See https://discord.com/developers/docs/components/reference#component-object-component-types."""


@dataclass
class Page:
    """The page before somebody's eyes; what they do with it changes it in place."""

    member: MemberActor
    message: ResponseMessage

    @classmethod
    async def of(cls, world: World, member: MemberActor) -> Page:
        """The page that somebody has just asked for."""
        result = await member.slash(world.channel, "settings")
        assert result.ephemeral
        assert result.response is not None
        return cls(member, result.response)

    @property
    def says(self) -> str:
        """All its words."""
        return "\n".join(component["content"] for component in self.components if component["type"] == TEXT)

    @property
    def news(self) -> str:
        """What it says has just been changed."""
        return next((line for line in self.says.splitlines() if line.startswith("✅")), "")

    @property
    def warnings(self) -> list[str]:
        """What it says has gone or is missing."""
        return [line for line in self.says.splitlines() if line.startswith(("⚠️", "🗑️"))]

    @property
    def components(self) -> Iterator[dict[str, Any]]:
        """All that it consists of."""
        return walk_components(self.message.components)

    @property
    def labels(self) -> list[str]:
        """What is written on its buttons."""
        return [component["label"] for component in self.components if component["type"] == BUTTON]

    def chosen(self, setting: str) -> list[str]:
        """What its menu shows as chosen: the words on options, or the ids of channels or roles."""
        menu = self._menu(setting)
        ids = [str(default["id"]) for default in menu.get("default_values", [])]
        return ids or [option["label"] for option in menu.get("options", []) if option.get("default")]

    def options(self, setting: str) -> Mapping[str, str]:
        """What a menu offers: values by the words on it."""
        return {option["label"]: option["value"] for option in self._menu(setting)["options"]}

    async def choose(self, setting: str, *values: Any) -> str:
        """Choose in a menu, by the words on its options or by channels or roles, and read what has been changed."""
        options: Mapping[str, str] = {} if setting in ("channels", "roles") else self.options(setting)
        return self._read(await self.try_to_choose(setting, *(options.get(value, value) for value in values)))

    async def try_to_choose(self, setting: str, *values: Any) -> InteractionResult:
        """What comes of choosing values in a menu."""
        return await self.member.select(self.message.message, values, custom_id=f"settings:{setting}")

    async def press(self, label: str) -> str:
        """Press a button, and read what has been changed."""
        return self._read(await self.member.click(self.message.message, label=label))

    def _read(self, result: InteractionResult) -> str:
        """The news of the page; what is said besides is a mistake here."""
        assert result.response is not None
        assert result.response.id == self.message.id, answer(result)
        self.message = result.response
        return self.news.removeprefix("✅ **Saved.** ")

    def _menu(self, setting: str) -> dict[str, Any]:
        return next(it for it in self.components if it.get("custom_id") == f"settings:{setting}")


async def settings_of(world: World) -> GuildSettings:
    """What is saved of the server."""
    return await world.app.services.settings_service.look(GuildId(world.guild.id))
