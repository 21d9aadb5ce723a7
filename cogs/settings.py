"""What a server prefers: one page, on which those who manage it see and change all of that."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app.client import App
from bot.app.emoji import lost_emoji
from bot.app.lost import lost_channels, lost_roles, without_lost
from bot.app.menu import chosen, chosen_ids
from bot.display.settings import SettingsWriter
from bot.display.style import OWN
from bot.game.ids import ChannelId, RoleId, ServerId
from bot.play.errors import NotAChoiceError, NotAManagerError
from bot.storage.servers import ServerSettings
from cogs.answer import Answer, answering
from cogs.delivery import Context, Interaction
from cogs.lacks import describe_lacks
from cogs.sheet import Panel
from cogs.style import ask_for_emoji, chosen_emoji
from cogs.ui.settings import MOST_CHOSEN, ForgetLostButton, SettingMenu, SettingSwitch, settings_page
from cogs.ui.style import EmojiButton, EmojiForm, describe_lost


class Settings(commands.Cog):
    """The settings of a server."""

    def __init__(self, app: App) -> None:
        self._preferences = app.house.preferences
        app.on_press(SettingMenu, self.press_menu)
        app.on_press(SettingSwitch, self.press_switch)
        app.on_press(ForgetLostButton, self.press_forget_lost)
        app.on_press(EmojiButton, self.press_emoji)
        app.on_press(EmojiForm, self.send_emoji)

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show the page to whoever asked."""
        async with answering(interaction, is_open=True) as answer:
            settings = await self._preferences.look(_check_manages(answer))
            await answer.delivery.tell(_page(answer, settings))

    @commands.command(name="settings")
    async def settings_text(self, ctx: Context) -> None:
        """Say where the page is."""
        async with answering(ctx, is_open=True) as answer:
            _check_manages(answer)
            await answer.tell(answer.aloud.say("coach.in_private", command=answer.aloud.say("name.settings")))

    async def press_menu(self, interaction: Interaction, menu: SettingMenu) -> None:
        """Set what has been chosen; emoji of the server have to be named first."""
        if menu.setting == "style" and chosen(interaction) == [OWN]:
            await _ask(interaction)
            return
        async with answering(interaction, is_open=True) as answer:
            server = _check_manages(answer)
            value = _chosen(interaction, _writer(answer), menu.setting)
            await self._change(answer, server, menu.setting, value)

    async def press_switch(self, interaction: Interaction, switch: SettingSwitch) -> None:
        """Switch something on or off."""
        async with answering(interaction, is_open=True) as answer:
            await self._change(answer, _check_manages(answer), switch.setting, switch.is_yes)

    async def press_forget_lost(self, interaction: Interaction, button: ForgetLostButton) -> None:  # noqa: ARG002 - it holds nothing
        """Set only what is still there of channels and roles."""
        async with answering(interaction, is_open=True) as answer:
            server = _check_manages(answer)
            kept = without_lost(await self._preferences.look(server), answer.app.get_guild(server))
            settings = await self._preferences.change(server, channels=kept.channels, roles=kept.roles)
            await answer.delivery.send(_page(answer, settings), in_place=True)

    async def press_emoji(self, interaction: Interaction, button: EmojiButton) -> None:  # noqa: ARG002 - it holds nothing
        """Ask for other emoji of the server."""
        await _ask(interaction)

    async def send_emoji(self, interaction: Interaction, form: EmojiForm) -> None:  # noqa: ARG002 - it holds nothing
        """Set the emoji that somebody has entered."""
        async with answering(interaction, is_open=True) as answer:
            server = _check_manages(answer)
            emoji = await chosen_emoji(answer, interaction)
            settings = await self._preferences.change(server, style=OWN, emoji=emoji)
            await answer.delivery.send(_page(answer, settings, changed="style"), in_place=True)

    async def _change(self, answer: Answer, server: ServerId, setting: str, value: Any) -> None:
        """Save a setting, and show the page anew, in its place."""
        settings = await self._preferences.change(server, **{setting: value})
        await answer.delivery.send(_page(answer, settings, changed=setting), in_place=True)


async def _ask(interaction: Interaction) -> None:
    """Show the form for emoji to whoever may send it."""
    if interaction.permissions.manage_guild:
        await ask_for_emoji(interaction)
        return
    async with answering(interaction, is_open=True):
        raise NotAManagerError


def _check_manages(answer: Answer) -> ServerId:
    """The server, if the person may manage it.

    Raises:
        NotAManagerError: they may not.
    """
    if answer.place.server is None or not answer.delivery.granted.manage_guild:
        raise NotAManagerError
    return answer.place.server


def _chosen(interaction: Interaction, writer: SettingsWriter, setting: str) -> Any:
    """The value of what has been chosen for a setting.

    Raises:
        NotAChoiceError: it is nothing that can be chosen.
    """
    match setting:
        case "channels" | "roles":
            ids = chosen_ids(interaction, setting)
            if ids is None or len(ids) > MOST_CHOSEN:
                raise NotAChoiceError
            return frozenset(map(ChannelId if setting == "channels" else RoleId, ids))
        case _:
            choices, words = writer.choices(setting), chosen(interaction)
            if len(words) != 1 or words[0] not in choices:
                raise NotAChoiceError
            return choices[words[0]]


def _page(answer: Answer, settings: ServerSettings, changed: str | None = None) -> Panel:
    """The page as it is now.

    Args:
        changed: the setting that has just been changed.
    """
    guild = answer.app.get_guild(answer.place.server or 0)
    answer.settings = without_lost(settings, guild)
    writer = _writer(answer)
    news = writer.voice.say("settings.saved", now=writer.sentence(changed, answer.settings)) if changed else ""
    counts = {"channels": len(lost_channels(settings, guild)), "roles": len(lost_roles(settings, guild))}
    lost = [writer.lost(settings, setting, count) for setting, count in counts.items() if count]
    lacks = describe_lacks(answer, guild) if guild else []
    if settings.style == OWN and (gone := lost_emoji(answer.app, answer.place.server, settings.emoji)):
        lacks.append(describe_lost(writer.voice, gone))
    return Panel(settings_page(writer, answer.settings, news=news, lost=lost, lacks=lacks))


def _writer(answer: Answer) -> SettingsWriter:
    app = answer.app
    spoken = answer.aloud.texts.locale
    return SettingsWriter(answer.aside, app.languages, spoken, app.lobby.opponent, app.house.live.abandoned_after)


async def setup(app: App) -> None:
    """Called when the bot starts."""
    await app.add_cog(Settings(app))
