"""What `about` tells everybody, and what it tells the bot's owner."""

from __future__ import annotations

from bot import __version__
from tests.support.world import World, private_answer


async def test_everybody_sees_version_and_links_and_the_owner_sees_the_state(world: World) -> None:
    world.app.owner_id = world.ana.id
    text = private_answer(await world.ben.slash(world.channel, "about"))
    assert text.startswith(f"**Version:** {__version__}\n")
    assert "[Add me to a server](<https://discord.com/oauth2/authorize?client_id=" in text
    assert "**Your data:** `/privacy`" in text
    assert "Shard" not in text
    assert "account" not in text
    text = private_answer(await world.ana.slash(world.channel, "about"))
    assert text.startswith(f"**Version:** {__version__}\n")
    assert "**Servers:** 1\n**Running since:** <t:" in text
    assert "\n**Shard 0:** " in text
    world.app.connections.mark_disconnected()
    assert "\n**Shard 0:** not connected" in await world.play(world.ana, "!about")
    assert world.app.application
    world.app.application.terms_of_service_url = "https://example.org/terms"
    world.app.application.privacy_policy_url = "https://example.org/privacy"
    world.app.user_install = True
    text = await world.play(world.ana, "!about")
    assert "\n[Add me to your account](<https://discord.com/" in text
    links = "[Terms of service](<https://example.org/terms>)\n[Privacy policy](<https://example.org/privacy>)"
    assert f"\n{links}\n" in text
