"""The menus of the settings pages, told apart by clients that keep an unsent choice."""

from simcord import MemberActor

from tests.support.settings_page import Page
from tests.support.world import World


async def test_menus_in_the_same_place_of_two_pages_have_different_ids(world: World, mia: MemberActor) -> None:
    page, ids = await Page.request(world, mia), list[int]()
    for tab in ("games", "server", "language"):
        if tab != "games":
            await page.turn(tab)
        ids += [
            part["id"]
            for part in page.components
            if str(part.get("custom_id")).startswith("settings:") and part["type"] > 2
        ]
    assert len({*ids}) == len(ids) == 10
