"""Makes the pictures in the README: real games in the demo, in a real browser.

Needs Playwright (`pip install playwright`) and a Chromium: `python docs/picture.py /usr/bin/chromium`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

from playwright.async_api import Page, ViewportSize, async_playwright

from bot.demo import run_demo
from bot.game.coordinate import format_coordinate
from bot.game.ids import UserId
from bot.game.mark import Mark
from bot.model.ids import Event, EventId, Place
from bot.opponents.opponent import OPPONENTS
from bot.rendering.catalogues import load_languages
from bot.services.build import Services, build_services
from bot.storage.database import Database
from bot.storage.matches import MatchStore
from bot.storage.migration import migrate

FOLDER = Path(__file__).parent
SEED = 0
LOADED = "[...document.images].every(image => image.naturalWidth)"
"""Whether all pictures on the page are to be seen."""

STYLE_MENU = 2
"""The menu for what boards look like, among those on the page of settings, counted from 0."""

LEVELS = ("easy", "medium", "perfect", "hard")


async def typed(page: Page, _: Services) -> None:
    """A game that ana types, and loses."""
    for text, then in (("!move a1", "X: A1 ·"), ("!move c3", "X: A1, C3 ·"), ("!move a3", "I won")):
        await write(page, text)
        await sees(page, then)


async def pressed(page: Page, _: Services) -> None:
    """A game between ana and ben, who answers her challenge with a button, and her first move in words."""
    await write(page, "!play @ben x")
    await sees(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await sees(page, "ana ❌ is to move")
    await view_as(page, "ana")
    await press(page, "B2")
    await sees(page, "X: B2 · O: -")
    await view_as(page, "ben")
    await write(page, "!move a1")
    await sees(page, "X: B2 · O: A1")
    await view_as(page, "ana")
    await press(page, "C3")
    await sees(page, "X: B2, C3 · O: A1")


async def watched(page: Page, _: Services) -> None:
    """A game between two levels, of which some plies have been played."""
    await write(page, "!watch easy perfect")
    await sees(page, "easy played")
    await sees(page, "perfect played")
    await sees(page, "easy played")


async def coached(page: Page, _: Services) -> None:
    """A game in which ana overlooks her line, the page of its review that says so, and all her moves weighed."""
    await write(page, "!play @ben x")
    await sees(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await sees(page, "ana ❌ is to move")
    for ply, move in enumerate(("A1", "A2", "C3", "C1", "B1", "B2", "A3", "C2")):
        name = "ben" if ply % 2 else "ana"
        await view_as(page, name)
        await write(page, f"!move {move}")
        await sees(page, f"{name} played {move}")
    await press(page, "Review")
    for number in range(1, 6):
        await sees(page, f"{number}/9")
        await press(page, "Next")
    await sees(page, "6/9")
    await view_as(page, "ana")
    await write(page, "!analyse XO./.../O.X")
    await sees(page, "Best play from here")


async def set_up(page: Page, _: Services) -> None:
    """The settings of the server, of which ana has just changed two."""
    await write(page, "/settings")
    await page.get_by_role("button", name="Command /settings").press("Enter")
    await sees(page, "Settings of this server")
    await page.get_by_role("combobox", name="Select an option").first.click()
    await page.get_by_role("option", name="easy", exact=True).click()
    await sees(page, "People here meet me at level easy")
    await press(page, "Open threads")
    await sees(page, "Each game gets a thread of its own")


async def drawn(page: Page, _: Services) -> None:
    """A game that ana wins against ben, on boards that are drawn as she has chosen."""
    await write(page, "/settings")
    await page.get_by_role("button", name="Command /settings").press("Enter")
    await sees(page, "Settings of this server")
    await page.get_by_role("combobox", name="Select an option").nth(STYLE_MENU).click()
    await page.get_by_role("option", name="A drawn picture").click()
    await sees(page, "Boards look like this: A drawn picture")
    await write(page, "!play @ben x")
    await sees(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await sees(page, "ana ❌ is to move")
    for ply, move in enumerate(("B2", "A1", "A3", "B1", "C1")):
        name = "ben" if ply % 2 else "ana"
        await view_as(page, name)
        await write(page, f"!move {move}")
        await sees(page, f"{name} played {move}")
        await page.wait_for_function(LOADED)
    await sees(page, "ana won")


async def recorded(page: Page, services: Services) -> None:
    """What has become of a player who has got better at it, from game to game."""
    await write(page, "!play easy")
    await sees(page, "Your move, ana")
    (saved,) = await MatchStore(services.database).idle_matches(datetime.now(UTC), timedelta())
    ana = saved.match.member(Mark.X)
    assert ana is not None
    await write(page, "!resign")
    await sees(page, "ana gave up")
    await practise(services, saved.place, ana)
    await write(page, "!stats")
    await sees(page, "In all")
    await write(page, "!leaderboard")
    await sees(page, "Leaderboard, 1 to 1")


async def practise(services: Services, place: Place, user: UserId) -> None:
    """Play many games as a member, at first at random and in the end well, against one level after another."""
    rng, events = Random(SEED), count(1)
    for skill, level in [(skill, level) for skill in ("random", "easy", "medium", "hard") for level in LEVELS * 3]:
        update = await services.games.start(place, user, Event(EventId(next(events))), None, level=level)
        while not update.match.is_over:
            cell = OPPONENTS[skill]().choose(update.match.board, rng)
            move = format_coordinate(cell, update.match.rules)
            update = await services.games.move(place, user, Event(EventId(next(events))), move)


PICTURES: dict[str, tuple[Callable[[Page, Services], Awaitable[None]], int, int]] = {
    "game": (typed, 52, 985),
    "duel": (pressed, 52, 985),
    "watch": (watched, 462, 985),
    "coach": (coached, 212, 1185),
    "stats": (recorded, 150, 1225),
    "settings": (set_up, 532, 1500),
    "drawn": (drawn, 378, 985),
}
"""What is played for each picture, how far from the top of the window it begins, and how high the window is."""


async def main(chromium: str, names: list[str]) -> None:
    """Play the games, each in a demo of its own, and take their pictures."""
    for name in names or PICTURES:
        async with a_demo() as (address, services), async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            story, top, height = PICTURES[name]
            size: ViewportSize = {"width": 1000, "height": height}
            page = await browser.new_page(viewport=size, device_scale_factor=1.5, bypass_csp=True)  # to wait for LOADED
            await page.goto(address)
            await page.get_by_text("Tic-tac-toe against me").last.wait_for()
            await story(page, services)
            await page.wait_for_function(LOADED)
            await page.mouse.move(0, 0)  # what it is over looks different
            await page.screenshot(
                path=FOLDER / f"{name}.png", clip={"x": 256, "y": top, "width": 744, "height": height - top}
            )
            await browser.close()


@asynccontextmanager
async def a_demo() -> AsyncGenerator[tuple[str, Services]]:
    """The demo, from an empty database: its address, and its rooms."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/demo.sqlite3")
        await migrate(database)
        services = a_services(database)
        demo = asyncio.create_task(serve(services, address := asyncio.get_running_loop().create_future()))
        try:
            yield await address, services
        finally:
            demo.cancel()
            await asyncio.gather(demo, return_exceptions=True)
            await database.close()


def a_services(database: Database) -> Services:
    """The rooms, with chance that repeats."""
    opponents = {name: opponent() for name, opponent in OPPONENTS.items()}
    return build_services(database, opponents, rng=Random(SEED), now=lambda: datetime.now(UTC))


async def serve(services: Services, address: asyncio.Future[str]) -> None:
    """Run the demo, and say where."""

    def output(text: str) -> None:
        address.set_result(next(word for word in text.split() if word.startswith("http")))

    await run_demo(services, load_languages(), open_browser=False, output=output)


async def write(page: Page, text: str) -> None:
    """Type something as the member who is being viewed."""
    composer = page.locator("textarea").first
    await composer.fill(text)
    await composer.press("Enter")


async def press(page: Page, label: str) -> None:
    """Press the newest button of that name."""
    await page.get_by_role("button", name=label).last.click()


async def view_as(page: Page, name: str) -> None:
    """Look at the channel as another member."""
    await page.get_by_label("Viewing as").select_option(label=name)
    await page.wait_for_load_state("networkidle")


async def sees(page: Page, text: str) -> None:
    """Wait until the newest message says something, and look at it."""
    newest = page.locator("article.channel-message", has_text=text).last
    await newest.wait_for()
    await newest.scroll_into_view_if_needed()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Say where the browser is: python docs/picture.py /usr/bin/chromium")
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
