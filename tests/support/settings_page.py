"""The settings page, as a member sees and uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord import InteractionResult, MemberActor
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.database.settings import SettingsService
from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from tests.support.world import World, answer

TEXT, BUTTON = 10, 2
"""See https://discord.com/developers/docs/components/reference#component-object-component-types."""

TAB = "settings:page:"
"""What the custom ids of the buttons to pages begin with."""


@dataclass
class Page:
    """A settings page. Choices and presses replace its message."""

    member: MemberActor
    message: ResponseMessage

    @classmethod
    async def request(cls, world: World, member: MemberActor) -> Page:
        result = await member.slash(world.channel, "settings")
        assert result.ephemeral
        assert result.response is not None
        return cls(member, result.response)

    @property
    def text(self) -> str:
        return "\n".join(component["content"] for component in self.components if component["type"] == TEXT)

    @property
    def news(self) -> str:
        """The line about the last change, empty if there is none."""
        return next((line for line in self.text.splitlines() if line.startswith("✅")), "")

    @property
    def warnings(self) -> list[str]:
        """The lines about deleted channels and roles, and missing permissions."""
        return [line for line in self.text.splitlines() if line.startswith(("⚠️", "🗑️"))]

    @property
    def components(self) -> Iterator[dict[str, Any]]:
        return walk_components(self.message.components)

    @property
    def labels(self) -> list[str]:
        return [component["label"] for component in self.components if component["type"] == BUTTON]

    def chosen(self, setting: str) -> list[str]:
        """The selection of a menu: labels of options, or ids of channels or roles."""
        menu = self._menu(setting)
        ids = [str(default["id"]) for default in menu.get("default_values", [])]
        return ids or [option["label"] for option in menu.get("options", []) if option.get("default")]

    async def options(self, setting: str) -> Mapping[str, str]:
        """The values of a menu's options by label, after turning to its page."""
        await self._turn_to(lambda: self._has(f"settings:{setting}"))
        return {option["label"]: option["value"] for option in self._menu(setting)["options"]}

    async def choose(self, setting: str, *values: Any) -> str:
        """Choose options by label, or channels or roles, and return the line about the change."""
        options: Mapping[str, str] = (
            {} if setting in ("channels", "roles", "daily_channel") else await self.options(setting)
        )
        return self._update(await self.try_to_choose(setting, *(options.get(value, value) for value in values)))

    async def try_to_choose(self, setting: str, *values: Any) -> InteractionResult:
        """Choose values in a menu, after turning to its page, and return the result."""
        await self._turn_to(lambda: self._has(f"settings:{setting}"))
        return await self.member.select(self.message.message, values, custom_id=f"settings:{setting}")

    async def press(self, label: str) -> str:
        """Press a button, after turning to its page, and return the line about the change."""
        await self._turn_to(lambda: label in self.labels)
        return self._update(await self.member.click(self.message.message, label=label))

    @property
    def tabs(self) -> list[str]:
        """The names of the other pages, as in the custom ids of their buttons."""
        tabs = [part for part in self.components if part.get("custom_id", "").startswith(TAB)]
        return [tab["custom_id"].removeprefix(TAB) for tab in tabs if not tab.get("disabled")]

    async def turn(self, name: str) -> None:
        self._update(await self.member.click(self.message.message, custom_id=f"{TAB}{name}"))

    async def _turn_to(self, is_there: Callable[[], bool]) -> None:
        for name in self.tabs:
            if is_there():
                break
            await self.turn(name)

    def _has(self, custom_id: str) -> bool:
        return any(component.get("custom_id") == custom_id for component in self.components)

    def _update(self, result: InteractionResult) -> str:
        """Replace the message by the edited page, and return the line about the change."""
        assert result.response is not None
        assert result.response.id == self.message.id, answer(result)
        self.message = result.response
        return self.news.removeprefix("✅ Saved · ")

    def _menu(self, setting: str) -> dict[str, Any]:
        custom_id = f"settings:{setting}"
        return next(component for component in self.components if component.get("custom_id") == custom_id)


async def settings_of(world: World) -> GuildSettings:
    return await world.app.services[SettingsService].reload(GuildId(world.guild.id))
