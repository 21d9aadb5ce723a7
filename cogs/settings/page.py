"""The settings of a server on pages: each with its value and a menu below or a button beside it; and the forms."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Annotated, Any, Literal, get_args

import discord
from discord import ui

from bot.client.control_dispatcher import submitted_values
from bot.client.controls import AnySelect, Button, Form, Menu, YesNo, words
from bot.games.mark import Mark
from bot.model.guild_settings import MAX_PREFIX_LENGTH, GuildSettings
from bot.text.catalogue import LANGUAGE_NAMES, name_in_english
from bot.text.localizer import Localizer
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
    "game",
    "games",
    "level",
    "language",
    "more_languages",
    "style",
    "channels",
    "roles",
    "idle",
    "cooldown",
    "daily_channel",
    "daily_hour",
]
"""A menu for each setting, and two for the language, because it has more choices than a menu can show."""

_FIRST_MENU_ID = 101  # Discord numbers the components of a page that have no ids from 1 on
_SwitchSetting = Literal["is_text_only", "in_thread", "is_quiet", "is_search_quiet", "has_no_votes"]
_FormSetting = Literal["prefix"]
PageName = Literal["games", "server", "daily", "language"]
_Setting = _MenuSetting | _SwitchSetting | _FormSetting

_PAGES: Mapping[PageName, Mapping[str, Sequence[_Setting]]] = {
    "games": {"games": ("game", "games", "level", "has_no_votes"), "boards": ("style", "is_text_only")},
    "server": {
        "access": ("channels", "roles"),
        "games": ("in_thread", "idle", "is_quiet", "is_search_quiet"),
        "commands": ("cooldown", "prefix"),
    },
    "daily": {"daily": ("daily_channel", "daily_hour")},
    "language": {"language": ("language",)},
}
"""The settings of each page in their order, below headings. Discord allows 40 components on a page."""

_SWITCH_LABELS = {
    "is_text_only": ("to_buttons", "to_text"),
    "in_thread": ("to_channels", "to_threads"),
    "is_quiet": ("to_notices", "to_no_notices"),
    "is_search_quiet": ("to_search_notices", "to_no_search_notices"),
    "has_no_votes": ("to_votes", "to_no_votes"),
}
"""The keys of the labels that turn a setting off, and on."""


_FIELDS = ("x", "o", "winning_x", "winning_o", "empty")  # the custom ids of the fields, in the order of `Style.glyphs`
_REQUIRED = ("x", "o")
_MAX_LENGTH = 80


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


class EmojiButton(Button, prefix="own-emoji"):
    """Opens the form."""


class EmojiForm(Form, prefix="own-emoji-form"):
    """Asks for the emoji of X and O and, optionally, for those of winning marks and of a free cell."""


class PrefixButton(Button, prefix="prefix"):
    """Opens the form."""


class PrefixForm(Form, prefix="prefix-form"):
    """Asks for the prefix; empty for none."""


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
    if setting in ("is_text_only", "in_thread", "is_quiet", "is_search_quiet", "has_no_votes"):
        is_on: bool = getattr(settings, setting)
        label = writer.localizer.say(f"settings-{_SWITCH_LABELS[setting][not is_on]}")
        yield ui.Section[Any](value, accessory=SettingSwitch(setting, not is_on).item(label=label))
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
        case "daily_channel":
            return ui.ChannelSelect(
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                default_values=[discord.Object(settings.daily_channel)] if settings.daily_channel else [],
                placeholder=writer.localizer.say("settings-choose_daily_channel"),
                min_values=0,
                max_values=1,
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


def emoji_form(localizer: Localizer, chosen: Sequence[str] = ()) -> ui.Modal:
    """Return the form to show to a user. Chosen are the server's current emoji, in the order of `Style.glyphs`."""
    form = EmojiForm().modal(title=localizer.say("own-title"))
    for name, emoji in zip_longest(_FIELDS, chosen):
        is_required = name in _REQUIRED
        field = ui.TextInput[Any](
            custom_id=name,
            required=is_required,
            max_length=_MAX_LENGTH,
            default=emoji,
            placeholder=None if is_required else localizer.say("own-placeholder"),
        )
        explanation = localizer.say("own-explanation") if name == _FIELDS[0] else None
        form.add_item(ui.Label(text=localizer.say(f"own-{name}"), description=explanation, component=field))
    return form


def describe_unavailable_emoji(localizer: Localizer, names: Iterable[str]) -> str:
    quoted = ", ".join(f"`:{name}:`" for name in names)
    return localizer.say("own-unavailable", names=quoted, mark_x=Mark.X, mark_o=Mark.O)


def entered_emoji(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the unvalidated input of the form, in the order of `Style.glyphs`."""
    values = submitted_values(interaction)
    return tuple(values.get(name, "") for name in _FIELDS)


def prefix_form(localizer: Localizer, current: str, usual: str) -> ui.Modal:
    """Return the form with the prefix in the server, and that of servers that have not chosen one; empty for none."""
    form = PrefixForm().modal(title=localizer.say("prefix-title"))
    field = ui.TextInput[Any](custom_id="prefix", required=False, max_length=MAX_PREFIX_LENGTH, default=current)
    explanation = localizer.say("prefix-explanation" if usual else "prefix-explanation_no_usual", usual=usual)
    form.add_item(ui.Label(text=localizer.say("prefix-field"), description=explanation, component=field))
    return form


def entered_prefix(interaction: discord.Interaction[Any]) -> str:
    """Return the unvalidated input of the form, without spaces around it."""
    return submitted_values(interaction).get("prefix", "").strip()
