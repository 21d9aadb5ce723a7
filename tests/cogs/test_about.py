"""What `about` tells everybody, and what it tells the bot's owner."""

from __future__ import annotations

from bot import __version__
from tests.support.world import World, private_answer, running_world


async def test_everybody_sees_the_version_and_the_links(world: World) -> None:
    world.app.owner_id = world.ana.id
    text = private_answer(await world.ben.slash(world.channel, "about"))
    assert text.startswith(f"**Version:** {__version__}\n")
    assert "[Add me to a server](<https://discord.com/oauth2/authorize?client_id=" in text
    assert "**Your data:** `/privacy`" in text
    assert "Shard" not in text
    assert "account" not in text


async def test_the_owner_also_sees_the_state(world: World) -> None:
    world.app.owner_id = world.ana.id
    text = private_answer(await world.ana.slash(world.channel, "about"))
    assert text.startswith(f"**Version:** {__version__}\n")
    assert "**Servers:** 1\n**Running since:** <t:" in text
    assert "\n**Shard 0:** " in text


async def test_about_links_what_the_application_has_set(world: World) -> None:
    assert world.app.application
    world.app.application.terms_of_service_url = "https://example.org/terms"
    world.app.application.privacy_policy_url = "https://example.org/privacy"
    world.app.user_install = True
    text = await world.play(world.ana, "!about")
    assert "\n[Add me to your account](<https://discord.com/" in text
    assert (
        "\n[Terms of service](<https://example.org/terms>)\n[Privacy policy](<https://example.org/privacy>)\n" in text
    )


async def test_a_lost_connection_is_shown_to_the_owner() -> None:
    async with running_world() as world:
        world.app.owner_id = world.ana.id
        world.app.connections.mark_disconnected()
        assert "\n**Shard 0:** not connected" in await world.play(world.ana, "!about")
