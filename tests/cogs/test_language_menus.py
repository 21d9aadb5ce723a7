"""The page of settings with the language, which has more choices than one menu can show."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.rendering.catalogue import LANGUAGE_NAMES
from tests.support.settings_page import Page, settings_of
from tests.support.world import World

FROM_DISCORD = "Same as in Discord"
MENUS = ("language", "more_languages")


@pytest.mark.usefixtures("every_language")
async def test_two_menus_offer_every_language_once(world: World, mia: MemberActor) -> None:
    page = await Page.request(world, mia)
    first, second = [[*await page.options(menu)] for menu in MENUS]
    assert first[0] == FROM_DISCORD
    assert [*first[1:], *second] == sorted(LANGUAGE_NAMES.values())
    assert page.chosen("language") == [FROM_DISCORD]
    assert page.chosen("more_languages") == []
    for locale, name in LANGUAGE_NAMES.items():
        assert await page.choose("more_languages" if name in second else "language", name) == f"**Language:** {name}"
        assert (await settings_of(world)).language == locale
        assert [*page.chosen("language"), *page.chosen("more_languages")] == [name]
    await page.choose("language", FROM_DISCORD)
    assert (await settings_of(world)).language is None
