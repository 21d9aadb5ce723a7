"""Warnings on the settings page: deleted channels and roles, and missing permissions."""

from __future__ import annotations

from dataclasses import replace

import discord
from simcord import MemberActor

from bot.model.guild_settings import GuildSettings
from tests.support.settings_page import Page, settings_of
from tests.support.world import World


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
    page, channel = await Page.request(world, mia), world.guild.create_text_channel("one")
    for name in ("server", "language", "games"):
        await page.choose("channels", channel)
        await delete(world, channel.id)
        page, channel = await Page.request(world, mia), world.guild.create_text_channel("another")
        if name in page.tabs:
            await page.turn(name)
        await page.press("Got it")
        assert not page.warnings
        assert name not in page.tabs


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
    quiet = world.guild.create_text_channel("quiet")
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
    needed = "Please give me the permission **Send Messages** there."
    assert page.warnings == [f"⚠️ I can't answer typed commands in {there}. {needed}"]
    await page.choose("channels", world.channel, quiet)
    assert len(page.warnings) == 3
    world = World.create(world.env)
    mia = world.add_member("mia", manage_guild=True)
    forum, page = world.guild.create_forum_channel("forum"), await Page.request(world, mia)
    await page.choose("channels", forum)
    await page.choose("style", "Picture")
    await set_forum_permissions(world, forum.id, send_messages=False)  # in a forum: to open posts
    assert (await Page.request(world, mia)).warnings == []
    await set_forum_permissions(world, forum.id, send_messages_in_threads=False)
    assert (await Page.request(world, mia)).warnings == [
        f"⚠️ I can't answer typed commands in <#{forum.id}>. "
        "Please give me the permission **Send Messages in Threads** there."
    ]
    await set_forum_permissions(world, forum.id, attach_files=False)
    assert (await Page.request(world, mia)).warnings == [
        f"⚠️ I can't draw boards in <#{forum.id}>, so they are emoji. "
        "Please give me the permission **Attach Files** there."
    ]


async def set_forum_permissions(world: World, forum: int, **permissions: bool) -> None:
    """Set the bot's permissions in a forum."""
    channel = world.app.get_channel(forum)
    assert isinstance(channel, discord.ForumChannel)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(**permissions))
    await world.env.settle()
