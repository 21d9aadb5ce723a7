"""The command `settings`: one page on which managers see and change the settings of their server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.client.client import App
from bot.client.control_dispatcher import selected_ids, selected_value, selected_values
from bot.client.controls import Button, view_of
from bot.client.deleted import drop_deleted, find_deleted
from bot.client.delivery import Context, Interaction
from bot.client.guild_emoji import find_unavailable_emoji, resolve_emoji
from bot.client.messages import LayoutMessage, OutgoingMessage, draw_picture
from bot.client.surface import Below, Surface
from bot.database.settings import SettingsService
from bot.games.errors import Refusal
from bot.games.ids import MatchId
from bot.matches.files import check_may_attach
from bot.matches.matches import Matches
from bot.matches.request import Request, RequestKind, handling, open_form
from bot.matches.store import MatchStore
from bot.model.guild_settings import GuildSettings, is_prefix
from bot.model.ids import ChannelId, GuildId, RoleId
from bot.model.saved_match import MatchUpdate
from bot.text.board_picture import BoardPicture
from bot.text.style import OWN, PICTURE
from cogs.play.service import PlayService
from cogs.settings.page import (
    MAX_CHOSEN,
    EmojiButton,
    EmojiForm,
    PageName,
    PrefixButton,
    PrefixForm,
    RemoveDeletedButton,
    SettingMenu,
    SettingsPageButton,
    SettingSwitch,
    describe_unavailable_emoji,
    emoji_form,
    entered_emoji,
    entered_prefix,
    page_with,
    prefix_form,
    settings_page,
)
from cogs.settings.permission_warnings import describe_missing_permissions
from cogs.settings.service import PictureOffers
from cogs.settings.texts import SettingsWriter

_PICTURES = "\N{FRAME WITH PICTURE}\ufe0f"


class PicturesButton(Button, prefix="pictures"):
    """Shows a manager a finished match as a picture."""

    match: MatchId


class UsePicturesButton(Button, prefix="use-pictures"):
    """Shows boards as pictures from now on."""


def pictures_below(offers: PictureOffers, update: MatchUpdate, surface: Surface) -> Iterator[ui.Item[Any]]:
    if surface.can_attach and offers.is_below(update.saved, surface.settings):
        label = surface.localizer.say("settings-like_pictures")
        yield PicturesButton(update.saved.match.id).item(label=label, emoji=_PICTURES)


class Settings(commands.Cog):
    def __init__(self, app: App) -> None:
        self._settings = app.services[SettingsService]
        self._match_store = app.services[MatchStore]
        app.below_board[Below.PICTURES] = partial(pictures_below, app.services[PictureOffers])
        app.on_press(PicturesButton, self.press_pictures)
        app.on_press(UsePicturesButton, self.press_use_pictures)
        app.on_press(SettingMenu, self.press_menu)
        app.on_press(SettingSwitch, self.press_switch)
        app.on_press(SettingsPageButton, self.press_page)
        app.on_press(RemoveDeletedButton, self.press_remove_deleted)
        app.on_press(EmojiButton, self.press_emoji)
        app.on_press(EmojiForm, self.send_emoji)
        app.on_press(PrefixButton, self.press_prefix)
        app.on_press(PrefixForm, self.send_prefix)

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            settings = await self._settings.reload(_managed_guild(request))
            await request.reply_ephemeral(_page(request, settings))

    @commands.command(name="settings")
    async def settings_text(self, ctx: Context) -> None:
        async with handling(ctx, RequestKind.OPEN) as request:
            _managed_guild(request)
            await request.reply_ephemeral(
                request.public.say("coach-use_slash_command", command=request.public.say("slash-settings"))
            )

    async def press_menu(self, interaction: Interaction, menu: SettingMenu) -> None:
        """Save the choice; custom emoji have to be entered in a form first."""
        if menu.setting == "style" and selected_value(interaction) == OWN:
            await _open_form(interaction, _emoji_form)
            return
        async with handling(interaction, RequestKind.OPEN) as request:
            guild = _managed_guild(request)
            value = _chosen(interaction, _writer(request), menu.setting)
            setting = "language" if menu.setting == "more_languages" else menu.setting
            await self._change(request, guild, setting, value)

    async def press_switch(self, interaction: Interaction, switch: SettingSwitch) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            await self._change(request, _managed_guild(request), switch.setting, switch.is_yes)

    async def press_page(self, interaction: Interaction, button: SettingsPageButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            settings = await self._settings.reload(_managed_guild(request))
            await request.delivery.send(_page(request, settings, name=button.page), in_place=True)

    async def press_remove_deleted(self, interaction: Interaction, button: RemoveDeletedButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            guild = _managed_guild(request)
            kept = drop_deleted(await self._settings.reload(guild), request.app.get_guild(guild))
            without = {"channels": kept.channels, "roles": kept.roles, "daily_channel": kept.daily_channel}
            settings = await self._settings.change(guild, **without)
            await request.delivery.send(_page(request, settings, name=button.page), in_place=True)

    async def press_emoji(self, interaction: Interaction, _: EmojiButton) -> None:
        await _open_form(interaction, _emoji_form)

    async def send_emoji(self, interaction: Interaction, _: EmojiForm) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            guild = _managed_guild(request)
            emoji = await _entered_emoji(request, guild, interaction)
            settings = await self._settings.change(guild, style=OWN, emoji=emoji)
            await request.delivery.send(_page(request, settings, changed="style"), in_place=True)

    async def press_prefix(self, interaction: Interaction, _: PrefixButton) -> None:
        await _open_form(interaction, _prefix_form)

    async def send_prefix(self, interaction: Interaction, _: PrefixForm) -> None:
        """Save the prefix that was entered. The bot's default is saved as None, so that later changes of it apply."""
        async with handling(interaction, RequestKind.OPEN) as request:
            guild, prefix = _managed_guild(request), entered_prefix(interaction)
            if not is_prefix(prefix):
                raise Refusal("invalid_prefix")
            await self._change(request, guild, "prefix", None if prefix == request.app.prefix else prefix)

    async def press_pictures(self, interaction: Interaction, button: PicturesButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            _managed_guild(request)
            check_may_attach(request)
            saved = await self._match_store.find(button.match)
            if saved is None:
                raise Refusal("record-match_not_found")
            localizer = request.ephemeral.on_board(saved.match.game)
            shown = BoardPicture(saved.match.board, saved.match.last, is_over=saved.match.is_over)
            picture = await draw_picture(shown, localizer)
            use = UsePicturesButton().item(label=localizer.say("settings-use_pictures"), style=ButtonStyle.success)
            text = localizer.say("settings-pictures")
            await request.reply_ephemeral(OutgoingMessage(text, buttons=view_of(use), files=[picture]))

    async def press_use_pictures(self, interaction: Interaction, _: UsePicturesButton) -> None:
        async with handling(interaction, RequestKind.OPEN) as request:
            settings = await self._settings.change(_managed_guild(request), style=PICTURE)
            now = _writer(request).describe("style", settings)
            text = request.ephemeral.say("settings-saved", now=now)
            await request.replace(OutgoingMessage(text, files=()))

    async def _change(self, request: Request, guild: GuildId, setting: str, value: Any) -> None:
        settings = await self._settings.change(guild, **{setting: value})
        await request.delivery.send(_page(request, settings, changed=setting), in_place=True)


async def _open_form(interaction: Interaction, new_form: Callable[[Request], ui.Modal]) -> None:
    """Show a form to a manager, and refuse it to anyone else."""
    if not interaction.permissions.manage_guild:
        async with handling(interaction, RequestKind.OPEN):  # replies with the refusal
            raise Refusal("not_a_manager")
        return
    await open_form(interaction, new_form)


def _emoji_form(request: Request) -> ui.Modal:
    return emoji_form(request.ephemeral, request.settings.emoji)


def _prefix_form(request: Request) -> ui.Modal:
    usual, chosen = request.app.prefix, request.settings.prefix
    return prefix_form(request.ephemeral, usual if chosen is None else chosen, usual)


def _managed_guild(request: Request) -> GuildId:
    """Return the server that the user manages. Raises Refusal if there is no server, or the user may not manage it."""
    if request.place.guild is None:
        raise Refusal("settings_outside_server")
    if not request.delivery.granted.manage_guild:
        raise Refusal("not_a_manager")
    return request.place.guild


async def _entered_emoji(request: Request, guild_id: GuildId, interaction: Interaction) -> tuple[str, ...]:
    """Return the emoji of a submitted form, as they are saved. Raises Refusal if an emoji cannot be used."""
    guild = request.app.get_guild(guild_id)
    if guild is None:
        raise Refusal("emoji-unlisted")
    await request.leave_queue()  # custom emoji are looked up at Discord
    return await resolve_emoji(guild, entered_emoji(interaction))


def _chosen(interaction: Interaction, writer: SettingsWriter, setting: str) -> Any:
    """Return the chosen value of a setting. Raises Refusal if it is not among the choices, or there are too many."""
    match setting:
        case "channels" | "roles":
            ids = selected_ids(interaction, setting)
            if ids is None or len(ids) > MAX_CHOSEN:
                raise Refusal("invalid_choice")
            return frozenset(map(ChannelId if setting == "channels" else RoleId, ids))
        case "daily_channel":
            ids = selected_ids(interaction, "channels")
            if ids is None or len(ids) > 1:
                raise Refusal("invalid_choice")
            return ChannelId(ids[0]) if ids else None
        case "games":
            values = selected_values(interaction)
            if not writer.choices(setting).keys() >= {*values}:
                raise Refusal("invalid_choice")
            return frozenset(values)
        case _:
            choices, value = writer.choices(setting), selected_value(interaction)
            if value is None or value not in choices:
                raise Refusal("invalid_choice")
            return choices[value]


def _page(
    request: Request, settings: GuildSettings, changed: str | None = None, name: PageName | None = None
) -> LayoutMessage:
    """Return the page with this name, or else the page with the changed setting, or else the first page."""
    guild = request.app.get_guild(request.place.guild or 0)
    request.actor = replace(request.actor, settings=drop_deleted(settings, guild))
    writer = _writer(request)
    news = writer.localizer.say("settings-saved", now=writer.describe(changed, request.settings)) if changed else ""
    counts = dict(zip(("channels", "roles"), map(len, find_deleted(settings, guild)), strict=True))
    deleted = [writer.describe_deleted(settings, setting, count) for setting, count in counts.items() if count]
    if settings.daily_channel and not request.settings.daily_channel:
        deleted.append(writer.localizer.say("settings-daily_channel_deleted"))
    warnings = describe_missing_permissions(request, guild) if guild else []
    if settings.style == OWN and (missing := find_unavailable_emoji(request.app, request.place.guild, settings.emoji)):
        warnings.append(describe_unavailable_emoji(writer.localizer, missing))
    name = name or page_with(changed)
    return LayoutMessage(settings_page(writer, request.settings, name, notice=news, deleted=deleted, warnings=warnings))


def _writer(request: Request) -> SettingsWriter:
    app = request.app
    spoken = request.public.catalogue.locale
    return SettingsWriter(
        request.ephemeral,
        spoken,
        app.services[PlayService].default_opponent,
        app.services[Matches].abandoned_after,
        app.prefix,
        app.intents.message_content,
        app.services.now(),
    )


async def setup(app: App) -> None:
    await app.add_cog(Settings(app))
