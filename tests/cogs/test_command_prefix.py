"""The prefix of typed commands that a server has chosen."""

from __future__ import annotations

from simcord import MemberActor

from tests.support.acts import take_roles
from tests.support.settings_page import Page, settings_of
from tests.support.world import World, answer, private_answer, running_world, text_of

INVALID = (
    "Not saved: a prefix has up to 5 visible characters without spaces and backticks, "
    "and doesn't begin with `/`, `@` or `<`."
)

NO_PREFIX = "**Prefix:** none\n-# Slash commands and mentions of me always work."


async def choose_prefix(world: World, manager: MemberActor, prefix: str) -> str:
    """Fill in the form, and return the text of the page, or the refusal."""
    page = await Page.request(world, manager)
    await page.turn("server")
    form = await manager.click(page.message.message, label="Change prefix")
    result = await manager.submit_modal(form, {"prefix": prefix})
    assert result.response is not None
    assert result.response.ephemeral
    return Page(manager, result.response).text or answer(result)


async def test_a_server_chooses_its_own_prefix(world: World, mia: MemberActor) -> None:
    assert "✅ Saved · **Prefix:** `t!`\n" in await choose_prefix(world, mia, " t! ")
    assert await world.send(world.ana, "!move b2") == []
    assert "For example: `t!move A2`" in await world.play(world.ana, "t!move b2")
    assert "For example: `@TestBot move A2`" in await world.play(world.ana, f"{world.mention} board")
    assert "For example: `t!move" in answer(await world.press(world.ana, "C2"))
    assert "`/move" not in answer(await world.ana.slash(world.channel, "board"))
    await world.restart()
    assert await world.send(world.ana, "!board") == []
    assert "`t!move" in await world.play(world.ana, "t!board")
    await choose_prefix(world, mia, "!")  # the usual one
    assert (await settings_of(world)).prefix is None
    assert "`!move" in await world.play(world.ana, "!board")
    for prefix in ("/", "a b", "`", "@me", "<", "!\u200b", "\u3164", "\u2800", "!\u0301"):
        assert await choose_prefix(world, mia, prefix) == INVALID, ascii(prefix)
    assert (await settings_of(world)).prefix is None
    await choose_prefix(world, mia, "?")
    other = World.create(world.env)
    assert "`!move A1`" in await other.play(other.ana, "!play")
    await world.ana.send_dm("!play")
    assert "`!move A1`" in text_of(world.ana.user.dm_channel.history()[-1])


async def test_a_manager_may_choose_no_prefix(world: World, mia: MemberActor) -> None:
    assert (await choose_prefix(world, mia, "")).endswith(NO_PREFIX)
    assert (await settings_of(world)).prefix == ""
    assert await world.send(world.ana, "!play") == []
    assert await world.send(world.ana, "play") == []
    await world.play(world.ana, f"{world.mention} play")
    pressed = answer(await world.press(world.ana, "B2"))
    assert f"For example: {await world.mention_of('move')} `" in pressed
    world = World.create(world.env)
    mia = world.add_member("mia", manage_guild=True)
    page = await Page.request(world, mia)
    await page.turn("server")
    form = await mia.click(page.message.message, label="Change prefix")
    await take_roles(world, "mia")
    refusal = "You need the permission **Manage Server** to do that."
    assert private_answer(await mia.submit_modal(form, {"prefix": "?"})) == refusal
    assert private_answer(await mia.click(page.message.message, label="Change prefix")) == refusal
    assert (await settings_of(world)).prefix is None


async def test_the_prefix_cannot_be_chosen_where_messages_cannot_be_read() -> None:
    async with running_world(message_content=False) as world:
        mia = world.add_member("mia", manage_guild=True)
        page = await Page.request(world, mia)
        await page.turn("server")
        assert page.text.endswith(NO_PREFIX)
        (button,) = [part for part in page.components if part.get("label") == "Change prefix"]
        assert button["disabled"]


async def test_a_server_may_have_a_prefix_where_none_is_usual() -> None:
    async with running_world(prefix="") as world:
        mia = world.add_member("mia", manage_guild=True)
        assert await world.send(world.ana, "!play") == []
        assert "**Prefix:** `?`\n" in await choose_prefix(world, mia, "?")
        assert "For example: `?move A1`" in await world.play(world.ana, "?play")
