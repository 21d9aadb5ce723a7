"""The settings page: what it shows, saves, warns of and refuses, and that it is within the limits of Discord."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import product
from typing import get_args

import discord
import pytest
from discord import ui
from simcord import MemberActor

from bot.model.guild_settings import GuildSettings
from bot.model.ids import ChannelId, RoleId
from bot.process.features import read_messages
from bot.text.catalogue import LANGUAGE_NAMES, Languages
from bot.text.localizer import Localizer
from bot.text.style import STYLE_NAMES
from cogs.settings.commands import PageName, settings_page
from cogs.settings.texts import SettingsWriter
from tests.support.acts import change_settings, forging
from tests.support.people import NOON
from tests.support.settings_page import Page, settings_of
from tests.support.world import World, answer, ephemeral_answer


async def test_unknown_settings_of_another_version_are_the_defaults(world: World, mia: MemberActor) -> None:
    await change_settings(world, level="invincible", style="invisible")
    page = await Page.request(world, mia)
    assert "**Default level:** perfect\n**Games with votes:** on" in page.text
    assert "### Boards\n**Board style:** ❌ 🔵 Classic, large boards" in page.text
    assert [page.chosen("level"), page.chosen("style")] == [[], []]
    await world.play(world.ana, "!play")
    assert world.level == "easy"


async def test_channels_and_roles_are_chosen_and_put_back(world: World, mia: MemberActor) -> None:
    page, singers = await Page.request(world, mia), world.guild.create_role("singers")
    await page.turn("server")
    types = [part["channel_types"] for part in page.components if "channel_types" in part]
    assert types == [[0, 5, 15, 2, 13]]  # text, news, forum, voice, stage
    assert await page.choose("channels", world.channel) == f"**Channels:** <#{world.channel.id}> and their threads"
    assert await page.choose("roles", singers) == f"**Who can play:** <@&{singers.id}>"
    assert [page.chosen("channels"), page.chosen("roles")] == [[str(world.channel.id)], [str(singers.id)]]
    channels, roles = frozenset({ChannelId(world.channel.id)}), frozenset({RoleId(singers.id)})
    assert await settings_of(world) == GuildSettings(channels=channels, roles=roles)
    for setting in ("channels", "roles"):
        await page.choose(setting)
    assert await settings_of(world) == GuildSettings()


async def test_forged_choices_are_refused(world: World, mia: MemberActor) -> None:
    page, nothing = await Page.request(world, mia), dict[str, object]()
    too_many = [str(number) for number in range(26)]
    forgeries: list[dict[str, object]] = [
        {"values": ["evil"]},
        {"values": []},
        {"values": ["easy", "hard"]},
        {"values": ["own"]},
        {"custom_id": "settings:channels", "values": ["1"]},
        {"custom_id": "settings:channels", "values": ["evil"], "resolved": {"channels": {"evil": nothing}}},
        {"custom_id": "settings:roles", "values": ["1"], "resolved": {"channels": {"1": nothing}}},
        {"custom_id": "settings:roles", "values": too_many, "resolved": {"roles": dict.fromkeys(too_many, nothing)}},
    ]
    for forged in forgeries:
        with forging(world, **forged):
            refusal = ephemeral_answer(await page.try_to_choose("level", "easy"))
        assert refusal == "That choice isn't available. `/settings` shows those that are.", forged
    with forging(world, custom_id="settings:evil"):
        assert "older version" in answer(await page.try_to_choose("level", "easy"))
    assert await settings_of(world) == GuildSettings()


async def test_deleted_channels_and_roles_are_warned_of_until_dismissed(world: World, mia: MemberActor) -> None:
    page = await Page.request(world, mia)
    channels = [world.guild.create_text_channel(name) for name in ("one", "two")]
    role = world.guild.create_role("singers")
    await page.choose("channels", *channels)
    await page.choose("roles", role)
    await delete(world, channels[0].id)
    page = await Page.request(world, mia)
    assert page.warnings == ["🗑️ 1 of the channels you chose was deleted."]
    await page.turn("server")
    assert page.chosen("channels") == [str(channels[1].id)]
    await delete(world, channels[1].id, role.id)
    page = await Page.request(world, mia)
    assert page.warnings == [
        "🗑️ All the channels you chose were deleted. Until you choose others, games are allowed in every channel.",
        "🗑️ All the roles you chose were deleted. Until you choose others, everyone can play.",
    ]
    assert "Your move" in await world.play(world.ana, "!play")
    await page.press("Got it")
    assert not page.warnings
    assert await settings_of(world) == GuildSettings()


async def test_a_deleted_channel_of_the_daily_puzzle_is_warned_of(world: World, mia: MemberActor) -> None:
    channel = world.guild.create_text_channel("daily")
    page = await Page.request(world, mia)
    await page.turn("daily")
    await page.choose("daily_channel", channel)
    await delete(world, channel.id)
    page = await Page.request(world, mia)
    (warning,) = page.warnings
    assert warning.startswith("🗑️ The channel you chose for the daily puzzle was deleted.")
    await page.turn("daily")
    assert "**Channel:** none" in page.text
    await page.press("Got it")
    assert not page.warnings
    assert await settings_of(world) == GuildSettings()


async def test_the_daily_puzzle_has_a_channel_and_an_hour(world: World, mia: MemberActor) -> None:
    page = await Page.request(world, mia)
    await page.turn("daily")
    types = [part["channel_types"] for part in page.components if "channel_types" in part]
    assert types == [[0, 5]]  # text, news
    other = world.guild.create_text_channel("other")
    assert await page.choose("daily_channel", other) == f"**Channel:** <#{other.id}>"
    assert page.chosen("daily_channel") == [str(other.id)]
    assert (await page.choose("daily_hour", "05:00 UTC")).endswith(":t> (05:00 UTC)")
    assert await settings_of(world) == GuildSettings(daily_channel=ChannelId(other.id), daily_hour=5)
    await replace(world, channel=other).set_permissions(send_messages=False)
    warning = (
        f"⚠️ I can't post the daily puzzle in <#{other.id}>. Please give me the permission **Send Messages** there."
    )
    assert (await Page.request(world, mia)).warnings == [warning]
    await delete(world, other.id)
    page = await Page.request(world, mia)
    await page.turn("daily")
    assert page.chosen("daily_channel") == []
    for forged in (["evil"], ["1", "2"]):
        with forging(world, custom_id="settings:daily_channel", values=forged):
            refusal = ephemeral_answer(await page.try_to_choose("daily_hour", "5"))
        assert refusal.startswith("That choice isn't available.")
    assert (await page.choose("daily_channel")).startswith("**Channel:** none")
    assert await settings_of(world) == GuildSettings(daily_hour=5)


async def delete(world: World, *ids: int) -> None:
    """Delete channels or roles."""
    guild = world.app.get_guild(world.guild.id)
    assert guild is not None
    for object_id in ids:
        found = guild.get_channel(object_id) or guild.get_role(object_id)
        assert found is not None
        await found.delete()
    await world.env.settle()


async def test_missing_permissions_are_warned_of(world: World, mia: MemberActor) -> None:
    quiet, forum = world.guild.create_text_channel("quiet"), world.guild.create_forum_channel("forum")
    here, there = f"<#{world.channel.id}>", f"<#{quiet.id}>"
    page = await Page.request(world, mia)
    await page.press("Use threads")
    assert page.warnings == []
    await world.set_permissions(create_public_threads=False, attach_files=False)
    await replace(world, channel=quiet).set_permissions(send_messages=False)
    await page.choose("style", "Picture")
    assert page.warnings == [
        f"⚠️ I can't use threads for games in {here}. Please give me the permission **Create Public Threads** there.",
        f"⚠️ I can't draw boards in {here}, so they are emoji. Please give me the permission **Attach Files** there.",
    ]
    await page.choose("channels", quiet)
    no_answers = "⚠️ I can't answer typed commands in {}. Please give me the permission **{}** there."
    assert page.warnings == [no_answers.format(there, "Send Messages")]
    await page.choose("channels", forum)
    for permissions, lacks in (
        ({"send_messages": False}, []),  # in a forum: to open posts
        ({"send_messages_in_threads": False}, [no_answers.format(f"<#{forum.id}>", "Send Messages in Threads")]),
    ):
        await set_forum_permissions(world, forum.id, **permissions)
        assert (await Page.request(world, mia)).warnings == lacks
    voice = world.guild.create_voice_channel("voice")
    await replace(world, channel=voice).set_permissions(connect=False)
    await page.choose("channels", voice)
    assert page.warnings[0] == no_answers.format(f"<#{voice.id}>", "Connect")


async def set_forum_permissions(world: World, forum: int, **permissions: bool) -> None:
    """Set the bot's permissions in a forum."""
    channel = world.app.get_channel(forum)
    assert isinstance(channel, discord.ForumChannel)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(**permissions))
    await world.env.settle()


FROM_DISCORD = "Same as in Discord"
MENUS = ("language", "more_languages")


@pytest.mark.usefixtures("every_language")
async def test_two_menus_offer_every_language_once(world: World, mia: MemberActor) -> None:
    page = await Page.request(world, mia)
    first, second = [[*await page.options(menu)] for menu in MENUS]
    assert [first[0], page.chosen("language"), page.chosen("more_languages")] == [FROM_DISCORD, [FROM_DISCORD], []]
    assert [*first[1:], *second] == sorted(LANGUAGE_NAMES.values())
    options = [option for menu in page.components for option in menu.get("options", ())]
    assert [option.get("description") for option in options if option["value"] in ("usual", "ja")] == [None, "Japanese"]
    for name in (first[-1], second[-1], FROM_DISCORD):
        await page.choose("more_languages" if name in second else "language", name)
        locale = (await settings_of(world)).language
        assert [*page.chosen("language"), *page.chosen("more_languages")] == [name]
        assert (LANGUAGE_NAMES[locale] if locale else FROM_DISCORD) == name


async def test_menus_in_the_same_place_of_two_pages_have_different_ids(world: World, mia: MemberActor) -> None:
    """A Discord client remembers, by the menu's id, what a user has chosen but not sent."""
    page, ids = await Page.request(world, mia), list[int]()
    for tab in ("", "server", "daily", "language"):
        if tab:
            await page.turn(tab)
        ids += [
            part["id"]
            for part in page.components
            if str(part.get("custom_id")).startswith("settings:") and part["type"] > 2
        ]
    assert len({*ids}) == len(ids) == 12


LANGUAGES = Languages(read_messages)


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
    writer = SettingsWriter(localizer, locale, "perfect", timedelta(hours=24), "!", True, NOON)
    named = ", ".join(f"<#{number}>" for number in snowflakes[:5]) + ", …"
    lacks = [
        localizer.say(f"settings-missing_for_{what}", missing=localizer.say(f"permission-{permission}"), channels=named)
        for what in ("answers", "answers", "threads", "threads", "pictures")
        for permission in ["send_messages_in_threads"]
    ]
    lost = [writer.describe_deleted(settings, setting, 25) for setting in ("channels", "roles")]
    lost.append(localizer.say("settings-daily_channel_deleted"))
    news = localizer.say("settings-saved", now=writer.describe("channels", settings))
    return settings_page(writer, settings, name, notice=news, deleted=lost, warnings=lacks)
