"""What a server prefers: one page, on which those who manage it see and change all of that."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.client.client import App
from bot.client.controls import selected_ids, selected_values
from bot.client.deleted import deleted_channels, deleted_roles, drop_deleted
from bot.client.guild_emoji import unavailable_emoji
from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, GuildId, RoleId
from bot.rendering.settings import SettingsWriter
from bot.rendering.style import OWN
from bot.replies.delivery import Context, Interaction
from bot.replies.messages import LayoutMessage
from bot.replies.request import Request, handling
from bot.services.errors import NotAChoiceError, NotAManagerError
from cogs.settings._emoji import ask_for_emoji, chosen_emoji
from cogs.settings._permission_warnings import describe_missing_permissions
from cogs.ui.emoji_form import EmojiButton, EmojiForm, describe_unavailable_emoji
from cogs.ui.settings import MAX_CHOSEN, ForgetDeletedButton, SettingMenu, SettingSwitch, settings_page


class Settings(commands.Cog):
    """The settings of a server."""

    def __init__(self, app: App) -> None:
        self._settings_service = app.services.settings_service
        app.on_press(SettingMenu, self.press_menu)
        app.on_press(SettingSwitch, self.press_switch)
        app.on_press(ForgetDeletedButton, self.press_forget_lost)
        app.on_press(EmojiButton, self.press_emoji)
        app.on_press(EmojiForm, self.send_emoji)

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show the page to whoever asked."""
        async with handling(interaction, is_open=True) as request:
            settings = await self._settings_service.look(_check_manages(request))
            await request.delivery.tell(_page(request, settings))

    @commands.command(name="settings")
    async def settings_text(self, ctx: Context) -> None:
        """Say where the page is."""
        async with handling(ctx, is_open=True) as request:
            _check_manages(request)
            await request.tell(request.public.say("coach.in_private", command=request.public.say("name.settings")))

    async def press_menu(self, interaction: Interaction, menu: SettingMenu) -> None:
        """Set what has been chosen; emoji of the server have to be named first."""
        if menu.setting == "style" and selected_values(interaction) == [OWN]:
            await _ask(interaction)
            return
        async with handling(interaction, is_open=True) as request:
            guild = _check_manages(request)
            value = _chosen(interaction, _writer(request), menu.setting)
            await self._change(request, guild, menu.setting, value)

    async def press_switch(self, interaction: Interaction, switch: SettingSwitch) -> None:
        """Switch something on or off."""
        async with handling(interaction, is_open=True) as request:
            await self._change(request, _check_manages(request), switch.setting, switch.is_yes)

    async def press_forget_lost(self, interaction: Interaction, button: ForgetDeletedButton) -> None:  # noqa: ARG002 - it holds nothing
        """Set only what is still there of channels and roles."""
        async with handling(interaction, is_open=True) as request:
            guild = _check_manages(request)
            kept = drop_deleted(await self._settings_service.look(guild), request.app.get_guild(guild))
            settings = await self._settings_service.change(guild, channels=kept.channels, roles=kept.roles)
            await request.delivery.send(_page(request, settings), in_place=True)

    async def press_emoji(self, interaction: Interaction, button: EmojiButton) -> None:  # noqa: ARG002 - it holds nothing
        """Ask for other emoji of the server."""
        await _ask(interaction)

    async def send_emoji(self, interaction: Interaction, form: EmojiForm) -> None:  # noqa: ARG002 - it holds nothing
        """Set the emoji that somebody has entered."""
        async with handling(interaction, is_open=True) as request:
            guild = _check_manages(request)
            emoji = await chosen_emoji(request, interaction)
            settings = await self._settings_service.change(guild, style=OWN, emoji=emoji)
            await request.delivery.send(_page(request, settings, changed="style"), in_place=True)

    async def _change(self, request: Request, guild: GuildId, setting: str, value: Any) -> None:
        """Save a setting, and show the page anew, in its place."""
        settings = await self._settings_service.change(guild, **{setting: value})
        await request.delivery.send(_page(request, settings, changed=setting), in_place=True)


async def _ask(interaction: Interaction) -> None:
    """Show the form for emoji to whoever may send it."""
    if interaction.permissions.manage_guild:
        await ask_for_emoji(interaction)
        return
    async with handling(interaction, is_open=True):
        raise NotAManagerError


def _check_manages(request: Request) -> GuildId:
    """The server, if the person may manage it.

    Raises:
        NotAManagerError: they may not.
    """
    if request.place.guild is None or not request.delivery.granted.manage_guild:
        raise NotAManagerError
    return request.place.guild


def _chosen(interaction: Interaction, writer: SettingsWriter, setting: str) -> Any:
    """The value of what has been chosen for a setting.

    Raises:
        NotAChoiceError: it is nothing that can be chosen.
    """
    match setting:
        case "channels" | "roles":
            ids = selected_ids(interaction, setting)
            if ids is None or len(ids) > MAX_CHOSEN:
                raise NotAChoiceError
            return frozenset(map(ChannelId if setting == "channels" else RoleId, ids))
        case _:
            choices, words = writer.choices(setting), selected_values(interaction)
            if len(words) != 1 or words[0] not in choices:
                raise NotAChoiceError
            return choices[words[0]]


def _page(request: Request, settings: GuildSettings, changed: str | None = None) -> LayoutMessage:
    """The page as it is now.

    Args:
        changed: the setting that has just been changed.
    """
    guild = request.app.get_guild(request.place.guild or 0)
    request.settings = drop_deleted(settings, guild)
    writer = _writer(request)
    news = writer.localizer.say("settings.saved", now=writer.sentence(changed, request.settings)) if changed else ""
    counts = {"channels": len(deleted_channels(settings, guild)), "roles": len(deleted_roles(settings, guild))}
    lost = [writer.lost(settings, setting, count) for setting, count in counts.items() if count]
    lacks = describe_missing_permissions(request, guild) if guild else []
    if settings.style == OWN and (gone := unavailable_emoji(request.app, request.place.guild, settings.emoji)):
        lacks.append(describe_unavailable_emoji(writer.localizer, gone))
    return LayoutMessage(settings_page(writer, request.settings, notice=news, deleted=lost, warnings=lacks))


def _writer(request: Request) -> SettingsWriter:
    app = request.app
    spoken = request.public.texts.locale
    return SettingsWriter(
        request.private, app.languages, spoken, app.games.opponent, app.services.cache.abandoned_after
    )


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Settings(app))
