"""The settings pages are within Discord's limits."""

from __future__ import annotations

from datetime import timedelta
from itertools import product
from typing import get_args

from discord import ui

from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, RoleId
from bot.rendering.catalogue import Languages
from bot.rendering.localizer import Localizer
from bot.rendering.settings import SettingsWriter
from bot.rendering.style import STYLE_NAMES
from cogs.settings import PageName, settings_page

LANGUAGES = Languages()


def test_the_longest_page_is_within_discords_limits() -> None:
    for locale, name in product(LANGUAGES.locales, get_args(PageName)):
        page = longest_page(locale, name)
        assert page.content_length() <= 4000, (locale, name)
        assert page.total_children_count <= 40, (locale, name)
        for item in page.walk_children():
            if isinstance(item, ui.Select):
                assert all(len(option.label) <= 100 for option in item.options), locale
            if isinstance(item, ui.Button):
                assert len(item.label or "") <= 80, item.label


def longest_page(locale: str, name: PageName) -> ui.LayoutView:
    """A page with all settings, deleted channels and roles, and missing permissions."""
    localizer, snowflakes = Localizer(LANGUAGES.of(locale), "/"), range(2**63 - 25, 2**63)
    channels, roles = frozenset(map(ChannelId, snowflakes)), frozenset(map(RoleId, snowflakes))
    settings = GuildSettings("perfect", True, locale, STYLE_NAMES[-1], (), channels, roles, True)
    writer = SettingsWriter(localizer, locale, "perfect", timedelta(hours=24), "!", True)
    named = ", ".join(f"<#{number}>" for number in snowflakes[:5]) + ", …"
    lacks = [
        localizer.say(f"settings-missing_for_{what}", missing=localizer.say(f"permission-{permission}"), channels=named)
        for what in ("answers", "answers", "threads", "threads", "pictures")
        for permission in ["send_messages_in_threads"]
    ]
    lost = [writer.describe_deleted(settings, setting, 25) for setting in ("channels", "roles")]
    news = localizer.say("settings-saved", now=writer.describe("channels", settings))
    return settings_page(writer, settings, name, notice=news, deleted=lost, warnings=lacks)
