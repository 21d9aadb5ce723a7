"""The settings of a server on pages: the value of each setting, with a menu below or a button beside it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import discord
from discord import ui

from bot.client.controls import AnySelect, Button, Menu, YesNo, words
from bot.model.guild_settings import GuildSettings
from bot.text.catalogue import LANGUAGE_NAMES, name_in_english
from cogs.settings.forms import EmojiButton, PrefixButton
from cogs.settings.texts import SettingsWriter

MAX_CHOSEN = 25  # the most channels or roles that a user can choose in one menu

_CHANNEL_TYPES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""The types of channels that contain messages or threads, without media: Discord's API description has no such type."""

_MenuSetting = Literal[
    "game", "games", "level", "language", "more_languages", "style", "channels", "roles", "idle", "cooldown"
]
"""A menu for each setting, and two for the language, because it has more choices than a menu can show."""

_FIRST_MENU_ID = 101  # Discord numbers the components of a page that have no ids from 1 on

_SwitchSetting = Literal["is_text_only", "in_thread", "is_quiet"]

_FormSetting = Literal["prefix"]

PageName = Literal["games", "server", "language"]

_Setting = _MenuSetting | _SwitchSetting | _FormSetting

_PAGES: Mapping[PageName, Mapping[str, Sequence[_Setting]]] = {
    "games": {"games": ("game", "games", "level"), "boards": ("style", "is_text_only")},
    "server": {
        "access": ("channels", "roles"),
        "games": ("in_thread", "idle", "is_quiet"),
        "commands": ("cooldown", "prefix"),
    },
    "language": {"language": ("language",)},
}
"""The settings of each page in their order, below headings. Discord allows 40 components on a page."""

_SWITCH_LABELS = {
    "is_text_only": ("to_buttons", "to_text"),
    "in_thread": ("to_channels", "to_threads"),
    "is_quiet": ("to_notices", "to_no_notices"),
}
"""The keys of the labels that turn a setting off, and on."""


class SettingMenu(Menu, prefix="settings"):
    setting: _MenuSetting


class SettingSwitch(Button, prefix="settings"):
    """Turns a setting on or off. It does not toggle, so two simultaneous presses have the effect of one."""

    setting: _SwitchSetting
    is_yes: YesNo


class SettingsPageButton(Button, prefix="settings:page"):
    page: PageName


class RemoveDeletedButton(Button, prefix="settings:lost"):
    # the one it is on; None for the first page. Old buttons lack it.
    page: Annotated[PageName | None, words({name: name for name in get_args(PageName)})] = None


def settings_page(
    writer: SettingsWriter,
    settings: GuildSettings,
    name: PageName,
    *,
    notice: str,  # describes the latest change; empty if there is none
    deleted: Sequence[str],  # sentences on deleted channels and roles
    warnings: Sequence[str],  # sentences on missing permissions and emoji
) -> ui.LayoutView:
    page, say = ui.LayoutView(timeout=None), writer.localizer.say
    page.stop()  # as all views; see bot.client.controls
    page.add_item(ui.TextDisplay[Any]("\n".join([say("settings-title"), *filter(None, [notice])])))
    if deleted:
        button = RemoveDeletedButton(name).item(label=say("settings-dismiss_deleted"))
        page.add_item(ui.Section[Any]("\n".join(deleted), accessory=button))
    tabs = (SettingsPageButton(tab).item(label=say(f"settings-page_{tab}"), disabled=tab == name) for tab in _PAGES)
    page.add_item(ui.ActionRow[Any](*tabs))
    for heading, group in _PAGES[name].items():
        items = (item for setting in group for item in _items(writer, settings, setting))
        page.add_item(ui.Container[Any](ui.TextDisplay[Any](say(f"settings-heading_{heading}")), *items))
    if warnings:
        page.add_item(ui.TextDisplay[Any]("\n".join(warnings)))
    return page


def page_with(setting: str | None) -> PageName:
    """Return the page that has a setting; the first one for None."""
    for name, groups in _PAGES.items():
        if any(setting in group for group in groups.values()):
            return name
    return "games"


def _items(writer: SettingsWriter, settings: GuildSettings, setting: _Setting) -> Iterator[ui.Item[Any]]:
    value = writer.describe_with_note(setting, settings)
    if setting == "is_text_only" or setting == "in_thread" or setting == "is_quiet":
        yield ui.Section[Any](value, accessory=_switch(writer, setting, is_on=getattr(settings, setting)))
        return
    if setting == "prefix":  # it has no effect if the bot cannot read messages
        button = PrefixButton().item(label=writer.localizer.say("settings-change_prefix"), disabled=not writer.can_read)
        yield ui.Section[Any](value, accessory=button)
        return
    if setting == "style":
        button = EmojiButton().item(label=writer.localizer.say("own-choose"))
        yield ui.Section[Any](value, accessory=button)
    else:
        yield ui.TextDisplay[Any](value)
    yield _menu_row(writer, settings, setting)
    if setting == "language":  # its second menu
        yield _menu_row(writer, settings, "more_languages")


def _menu_row(writer: SettingsWriter, settings: GuildSettings, setting: _MenuSetting) -> ui.Item[Any]:
    """Return a menu with an id of its own; the demo would show its choice in the menu in its place on another page."""
    select = _select(writer, settings, setting)
    select.id = _FIRST_MENU_ID + get_args(_MenuSetting).index(setting)
    return ui.ActionRow[Any](SettingMenu(setting).item(select))


def _switch(writer: SettingsWriter, setting: _SwitchSetting, *, is_on: bool) -> ui.Item[Any]:
    turn_off, turn_on = _SWITCH_LABELS[setting]
    label = writer.localizer.say(f"settings-{turn_off if is_on else turn_on}")
    return SettingSwitch(setting, not is_on).item(label=label)


def _select(writer: SettingsWriter, settings: GuildSettings, setting: _MenuSetting) -> AnySelect:
    match setting:
        case "channels":
            return ui.ChannelSelect(
                channel_types=_CHANNEL_TYPES,
                default_values=[discord.Object(channel) for channel in sorted(settings.channels)],
                placeholder=writer.localizer.say("settings-choose_channels"),
                min_values=0,
                max_values=MAX_CHOSEN,
            )
        case "roles":
            return ui.RoleSelect(
                default_values=[discord.Object(role) for role in sorted(settings.roles)],
                placeholder=writer.localizer.say("settings-choose_roles"),
                min_values=0,
                max_values=MAX_CHOSEN,
            )
        case "games":
            options = _options(writer, setting, settings.games)
            placeholder = writer.localizer.say("settings-choose_games")
            return ui.Select(options=options, placeholder=placeholder, min_values=0, max_values=len(options))
        case "language" | "more_languages":
            options = _options(writer, setting, [settings.language])
            names = [option.label for option in options if option.value in LANGUAGE_NAMES]
            key = "settings-choose_language" if setting == "language" else "settings-more_languages"
            placeholder = writer.localizer.say(key, first=names[0], last=names[-1])
            return ui.Select(options=options, placeholder=placeholder)
        case _:
            return ui.Select(options=_options(writer, setting, [getattr(settings, setting)]))


def _options(writer: SettingsWriter, setting: _MenuSetting, chosen: Collection[Any]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=writer.label(setting, word),
            value=word,
            description=name_in_english(value) if value in LANGUAGE_NAMES else None,
            default=value in chosen,
        )
        for word, value in writer.choices(setting).items()
    ]
