"""Makes docs/game.png, the picture in the README: a real game in the demo, in a real browser.

Needs Playwright (`pip install playwright`) and a Chromium: `python docs/picture.py /usr/bin/chromium`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from playwright.async_api import Page, async_playwright

from bot.demo import run_demo
from bot.display.texts import load_texts
from bot.opponents.minimax import Minimax
from bot.play.house import House, build_house
from bot.storage.database import Database
from bot.storage.migration import migrate

PICTURE = Path(__file__).with_name("game.png")
TYPED = ("!move a1", "!move c3", "!move a3")
SEED = 0


async def main(chromium: str) -> None:
    """Play a game that is lost, and take its picture."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/demo.sqlite3")
        await migrate(database)
        house = build_house(database, {"minimax": Minimax()}, chance=Random(SEED), now=lambda: datetime.now(UTC))
        await take_picture(house, chromium)
        await database.close()


async def take_picture(house: House, chromium: str) -> None:
    """Play in the demo."""
    address = asyncio.get_running_loop().create_future()

    def tell(text: str) -> None:
        address.set_result(next(word for word in text.split() if word.startswith("http")))

    demo = asyncio.create_task(run_demo(house, load_texts(), open_browser=False, tell=tell))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport={"width": 1000, "height": 985}, device_scale_factor=1.5)
        await page.goto(await address)
        await page.get_by_text("Tic-tac-toe against me").last.wait_for()
        await play(page)
        await page.screenshot(path=PICTURE, clip={"x": 256, "y": 52, "width": 744, "height": 933})
        await browser.close()
    demo.cancel()
    await asyncio.gather(demo, return_exceptions=True)


async def play(page: Page) -> None:
    """Type the moves as ana would."""
    composer = page.locator("textarea").first
    for text in TYPED:
        await composer.fill(text)
        await composer.press("Enter")
        coordinate = text.split()[1].upper()
        await page.locator("strong", has_text=coordinate).last.wait_for()
    await page.get_by_text("Another one?").last.scroll_into_view_if_needed()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where the browser is: python docs/picture.py /usr/bin/chromium")
    asyncio.run(main(sys.argv[1]))
