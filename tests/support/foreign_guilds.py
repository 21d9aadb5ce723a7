"""Guilds and users whose language is not English."""

from collections.abc import MutableMapping
from dataclasses import replace
from typing import Any, cast

from tests.support.world import World

PORTUGUESE = "pt-BR"


def brazilian_world(world: World) -> World:
    """The same world, as seen in a Brazilian guild."""
    return world_in(world, PORTUGUESE)


def world_in(world: World, locale: str) -> World:
    """The same world, as seen in a guild with one of Discord's locales."""
    guild = world.env.create_guild(preferred_locale=locale)
    ana, ben = (guild.add_member(member.user) for member in (world.ana, world.ben))
    return replace(world, guild=guild, channel=guild.create_text_channel("jogos"), ana=ana, ben=ben)


def set_client_language(world: World, locale: str) -> None:
    """Set the client language of all users, which only interactions contain."""

    def add_locale(event: str, payload: object) -> None:
        if event == "INTERACTION_CREATE":
            cast("MutableMapping[str, Any]", payload)["locale"] = locale

    world.env.backend.subscribers.insert(0, add_locale)
