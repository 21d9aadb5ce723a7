"""Board styles: emoji, pictures, and emoji of the guild."""

from __future__ import annotations

from simcord import InteractionResult, MemberActor

from bot.database.settings import SettingsService
from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from tests.support.settings_page import Page
from tests.support.world import World, answer, rows


async def choose_style(world: World, member: MemberActor, style: str) -> InteractionResult:
    """Choose a style on the settings page."""
    return await (await Page.request(world, member)).try_to_choose("style", style)


async def enter_emoji(world: World, mia: MemberActor, **fields: str) -> str:
    """Fill in the form for the guild's emoji, and return the answer."""
    form = await choose_style(world, mia, "own")
    done = await mia.submit_modal(form, fields)
    assert done.response is not None
    assert done.response.ephemeral
    return Page(mia, done.response).text or answer(done)


async def own_emoji(world: World) -> tuple[str, ...]:
    settings = await world.app.services[SettingsService].get(GuildId(world.guild.id))
    return settings.emoji if settings.style == "own" else ()


async def test_a_style_can_use_emoji_of_the_server(easy_world: World, mia: MemberActor) -> None:
    world = easy_world
    cat, dog = world.guild.create_emoji("Cat"), world.guild.create_emoji("dog", animated=True)
    shown_cat, shown_dog = f"<:Cat:{cat.id}>", f"<a:dog:{dog.id}>"
    saved = await enter_emoji(world, mia, x=":cat:", o=shown_dog)
    assert f"✅ Saved · **Board style:** {shown_cat} {shown_dog} Server emoji" in saved
    assert await own_emoji(world) == (shown_cat, shown_dog, "🌟", "🌟", "▫️")
    text = await world.play(world.ana, "!move b2")
    assert f"🇦🌟▫️▫️\n🇧▫️{shown_cat}▫️" in text
    assert f"**ana** played **B2** {shown_cat}." in text
    emoji = [button.emoji.id for row in rows(world.button_message) for button in row if button.emoji]
    assert emoji[:5] == [dog.id, None, None, None, cat.id]
    world.env.backend.delete_emoji(world.guild.id, dog.id)
    await world.env.settle()
    assert "🇦🔵▫️▫️\n🇧▫️❌▫️" in await world.play(world.ana, "!board")
    page = await Page.request(world, mia)
    assert "These emoji can no longer be used here: `:dog:`. Boards show ❌ and 🔵 again." in page.text
    form = await mia.click(page.message.message, label="Choose emoji")
    await mia.submit_modal(form, {"x": "cat", "o": "🐶", "winning_x": "😻", "empty": "⬜"})
    assert await own_emoji(world) == (shown_cat, "🐶", "😻", "🌟", "⬜")
    assert "🇧😻😻😻" in await world.play(world.ana, "!move b1", "!move b3")
    world = World.create(world.env)
    mia = world.add_member("mia", manage_guild=True)
    guild, backend = world.app.get_guild(world.guild.id), world.env.backend
    assert guild is not None
    kept = backend.create_emoji(guild.id, "kept", backend.bot_user.id, role_ids=[guild.me.roles[-1].id])
    await world.env.settle()
    await enter_emoji(world, mia, x="kept", o="🔵")
    assert f"🇧▫️<:kept:{kept.id}>▫️" in await world.play(world.ana, "!move b2")
    await world.ana.send_dm("!move b2")  # the server's settings do not apply to DMs
    assert "🇦🔵▫️▫️\n🇧▫️❌▫️" in world.ana.user.dm_channel.history()[-1].content


async def test_unusable_emoji_are_refused_or_count_as_classic(world: World, mia: MemberActor) -> None:
    backend, guild, me = world.env.backend, world.guild.id, world.env.backend.bot_user.id
    cat = world.guild.create_emoji("cat")
    backend.create_emoji(guild, "kept", me, role_ids=[world.guild.create_role("friends").id])
    too_many = world.guild.create_emoji("too_many")
    backend.edit_emoji(guild, too_many.id, {"available": False})
    elsewhere = world.env.create_guild("elsewhere").create_emoji("far")
    await world.env.settle()
    for fields, sentence in (
        ({"x": " ", "o": "🔵"}, "X and O each need an emoji."),
        ({"x": "*me*", "o": "🔵"}, r"“\*me\*” isn't an emoji."),
        ({"x": "🇧🇷", "o": "🔵"}, "“🇧🇷” is made up of several characters"),
        ({"x": "**❌**", "o": "🔵"}, r"“\*\*❌\*\*” is made up of several characters"),
        ({"x": "❌", "o": ":cta:"}, "this server has no emoji `:cta:`."),
        ({"x": f"<:far:{elsewhere.id}>", "o": "🔵"}, "this server has no emoji `:far:`."),
        ({"x": "kept", "o": "🔵"}, "only roles that I don't have may use `:kept:`"),
        ({"x": "❌", "o": "🔵", "empty": "too_many"}, "`:too_many:` isn't available right now"),
        ({"x": "cat", "o": f"<:cat:{cat.id}>"}, f"<:cat:{cat.id}> would stand for two different things."),
        ({"x": "🐱", "o": "▫️"}, "▫️ would stand for two different things."),
        ({"x": "🐱", "o": "🐶", "winning_x": "🐶"}, "🐶 would stand for two different things."),
    ):
        assert (await enter_emoji(world, mia, **fields)).startswith(f"Not saved: {sentence}"), fields
    assert await own_emoji(world) == ()
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!move b2")
    world.env.inject_error("GET", f"/guilds/{guild}/emojis", status=400, code=0, message="Bad Request")
    refusal = await enter_emoji(world, mia, x="cat", o="🔵")
    assert refusal.startswith("Not saved: Discord did not tell me which emoji this server has.")
    await world.play(world.ana, "!resign")
    settings = world.app.services[SettingsService]
    await settings.change(GuildId(world.guild.id), style="own", emoji=("<:far:123456789012345678>",) * 5)
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!move b2")
    await settings.change(GuildId(world.guild.id), style="no longer there")
    assert "🇧▫️❌▫️" in await world.play(world.ana, "!board")
    assert await settings.get(GuildId(world.guild.id)) != GuildSettings()
