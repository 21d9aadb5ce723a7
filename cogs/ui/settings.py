"""The page of a server's settings: for each a sentence that says how it is, and beneath or beside it its control.

A control holds which setting it is for; what has been chosen comes with its use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.client.button import Button
from bot.client.menu import AnySelect, Menu
from bot.model.guild_settings import GuildSettings
from bot.rendering.settings import SettingsWriter
from cogs.ui.emoji_form import EmojiButton

MOST_CHOSEN = 25
"""How many channels or roles Discord lets somebody choose in one menu."""

_CHANNELS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.media,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""Where there are messages, or threads with some."""

_GROUPS = (
    ("level", "language"),
    ("style", "is_text_only"),
    ("channels", "roles"),
    ("in_thread", "idle", "cooldown"),
)
"""What stands together, in order."""

_SWITCHES = {"is_text_only": ("to_buttons", "to_text"), "in_thread": ("to_channels", "to_threads")}
"""What is written on the button of a setting that is on, and on that of one that is off."""


class SettingMenu(Menu, template=r"settings:(?P<setting>level|language|style|channels|roles|idle|cooldown)"):
    """Chooses for a setting."""

    def __init__(self, setting: str, appearance: AnySelect | None = None) -> None:
        super().__init__(_custom_id(setting), appearance)
        self.setting = setting

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the menu from what it holds."""
        return cls(match["setting"])


class SettingSwitch(Button, template=r"settings:(?P<setting>is_text_only|in_thread):(?P<answer>yes|no)"):
    """Switches a setting on or off: not over, so that of two people who want the same neither undoes it."""

    def __init__(self, setting: str, request: str, **appearance: Any) -> None:
        super().__init__(f"{_custom_id(setting)}:{request}", **appearance)
        self.setting, self.is_yes = setting, request == "yes"

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:
        """Rebuild the button from what it holds."""
        return cls(match["setting"], match["answer"])


class ForgetDeletedButton(Button, template="settings:lost"):
    """Takes note that channels or roles have been deleted."""

    def __init__(self, **appearance: Any) -> None:
        super().__init__("settings:lost", **appearance)

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Self:  # noqa: ARG003 - it holds nothing
        """Rebuild the button."""
        return cls()


def settings_page(
    writer: SettingsWriter, settings: GuildSettings, *, news: str, lost: Sequence[str], lacks: Sequence[str]
) -> ui.LayoutView:
    """The page.

    Args:
        news: what has just been changed; empty for nothing.
        lost: what has been deleted since it was chosen.
        lacks: what the bot is not permitted that it should be for what is set.
    """
    page, say = ui.LayoutView(timeout=None), writer.localizer.say
    page.add_item(ui.TextDisplay[Any]("\n".join([say("settings.title"), *filter(None, [news])])))
    if lost:
        button = ForgetDeletedButton(label=say("settings.dismiss_deleted"))
        page.add_item(ui.Section[Any]("\n".join(lost), accessory=button))
    for group in _GROUPS:
        page.add_item(ui.Container[Any](*(item for setting in group for item in _row(writer, settings, setting))))
    if lacks:
        page.add_item(ui.TextDisplay[Any]("\n".join(lacks)))
    return page


def _row(writer: SettingsWriter, settings: GuildSettings, setting: str) -> Iterator[ui.Item[Any]]:
    sentence = writer.describe(setting, settings)
    button = _button(writer, settings, setting)
    yield ui.Section[Any](sentence, accessory=button) if button else ui.TextDisplay[Any](sentence)
    if setting not in _SWITCHES:
        yield ui.ActionRow[Any](SettingMenu(setting, _menu(writer, settings, setting)))


def _button(writer: SettingsWriter, settings: GuildSettings, setting: str) -> Button | None:
    """What stands beside the sentence of a setting, if anything does."""
    if setting in _SWITCHES:
        return _switch(writer, setting, is_on=getattr(settings, setting))
    return EmojiButton(label=writer.localizer.say("own.choose")) if setting == "style" else None


def _switch(writer: SettingsWriter, setting: str, *, is_on: bool) -> SettingSwitch:
    turn_off, turn_on = _SWITCHES[setting]
    label = writer.localizer.say(f"settings.{turn_off if is_on else turn_on}")
    return SettingSwitch(setting, "no" if is_on else "yes", label=label)


def _menu(writer: SettingsWriter, settings: GuildSettings, setting: str) -> AnySelect:
    custom_id = _custom_id(setting)
    facts: dict[str, Any] = {"custom_id": custom_id, "min_values": 0, "max_values": MOST_CHOSEN}
    match setting:
        case "channels":
            channels = [discord.Object(channel) for channel in sorted(settings.channels)]
            hint = writer.localizer.say("settings.choose_channels")
            return ui.ChannelSelect(channel_types=_CHANNELS, default_values=channels, placeholder=hint, **facts)
        case "roles":
            roles = [discord.Object(role) for role in sorted(settings.roles)]
            return ui.RoleSelect(
                default_values=roles, placeholder=writer.localizer.say("settings.choose_roles"), **facts
            )
        case _:
            now = getattr(settings, setting)
            options = [
                discord.SelectOption(label=writer.label(setting, word), value=word, default=value == now)
                for word, value in writer.choices(setting).items()
            ]
            return ui.Select(custom_id=custom_id, options=options)


def _custom_id(setting: str) -> str:
    return f"settings:{setting}"
