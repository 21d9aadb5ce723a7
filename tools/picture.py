"""Make the screenshots of the README and the pages, one of which moves: real matches in the demo, in a real browser.

Needs Playwright (`pip install playwright`) and a Chromium: `python tools/picture.py /usr/bin/chromium`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random

from PIL import Image
from playwright.async_api import FloatRect, Page, ViewportSize, async_playwright

from bot.client.services import Services
from bot.database.database import Database
from bot.database.migration import migrate
from bot.games.coordinate import format_coordinate
from bot.games.games import parse_game_name
from bot.games.ids import UserId
from bot.games.lines import board_in
from bot.games.mark import Mark
from bot.matches.store import MatchStore
from bot.model.actor import Actor
from bot.model.ids import Event, EventId
from bot.model.saved_match import SavedMatch
from bot.players.opponent import OPPONENTS
from bot.process.build import build_services
from bot.process.demo import run_demo
from bot.process.features import read_messages
from bot.text.catalogue import Languages
from cogs.play.service import MatchOptions, PlayService

FOLDER = Path(__file__).parents[1] / "docs"
SEED = 0
ALL_IMAGES_LOADED = "[...document.images].every(image => image.naturalWidth)"
"""JavaScript that is true once all images on the page are loaded."""

LEVEL_MENU, STYLE_MENU = 1, 2
"""The indexes of menus on the settings page."""

A_MINUTE = 60_000 << 22  # the difference of two ids of events

LEVELS = ("easy", "medium", "perfect", "hard")


async def type_moves(page: Page, _: Services) -> None:
    """Play a match with typed commands, which ana loses."""
    for text, reply in (("!move a1", "ana played A1"), ("!move c3", "ana played C3"), ("!move a3", "I won")):
        await write(page, text)
        await wait_for_message(page, reply)


async def press_buttons(page: Page, _: Services) -> None:
    """Play a match between ana, who uses buttons, and ben, who accepts with a button and types his move."""
    await write(page, "!play @ben x")
    await wait_for_message(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await wait_for_message(page, ", your move")
    await view_as(page, "ana")
    await press(page, "B2")
    await wait_for_message(page, "ana played B2")
    await view_as(page, "ben")
    await write(page, "!move a1")
    await wait_for_message(page, "ben played A1")
    await view_as(page, "ana")
    await press(page, "C3")
    await wait_for_message(page, "ana played C3")


async def drop_marks(page: Page, _: Services) -> None:
    """Play Connect Four between ana and ben."""
    await play_moves(page, "connect4", "4453226")  # no player plays a column twice
    await view_as(page, "ben")
    await press(page, "5")
    await wait_for_message(page, "ben played column 5")


async def play_moves(page: Page, game: str, moves: Iterable[str]) -> None:
    """Start a match between ana and ben, who type moves in turn."""
    await write(page, f"!play @ben {game} x")
    await wait_for_message(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await wait_for_message(page, ", your move")
    board = parse_game_name(game).start
    for ply, move in enumerate(moves):
        name, cell = "ben" if ply % 2 else "ana", board.game.parse(move, board)
        board = board.play(cell)
        await view_as(page, name)
        await write(page, f"!move {move}")
        shown = f"column {move}" if board.game.plays_columns else format_coordinate(cell, board.game)
        await wait_for_message(page, f"{name} played {shown}")


async def watch_levels(page: Page, _: Services) -> None:
    """Start a match between two levels and wait for a few plies."""
    await write(page, "!watch easy perfect")
    await wait_for_message(page, "easy played")
    await wait_for_message(page, "perfect played")
    await wait_for_message(page, "easy played")


async def review_match(page: Page, _: Services) -> None:
    """Play a match in which ana misses a win, show that page of its review, and analyse the position."""
    await write(page, "!play @ben x")
    await wait_for_message(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await wait_for_message(page, ", your move")
    for ply, move in enumerate(("A1", "A2", "C3", "C1", "B1", "B2", "A3", "C2")):
        name = "ben" if ply % 2 else "ana"
        await view_as(page, name)
        await write(page, f"!move {move}")
        await wait_for_message(page, f"{name} played {move}")
    await press(page, "Review")
    for number in range(1, 6):
        await wait_for_message(page, f"{number}/9")
        await press(page, "Next")
    await wait_for_message(page, "6/9")
    await view_as(page, "ana")
    await write(page, "!analyse XO./.../O.X")
    await wait_for_message(page, "Best play:")


async def change_settings(page: Page, _: Services) -> None:
    """Change a setting of the server."""
    await write(page, "/settings")
    await page.get_by_role("button", name="Command /settings").press("Enter")
    await wait_for_message(page, "Server settings")
    await page.get_by_role("combobox", name="Select an option").nth(LEVEL_MENU).click()
    await page.get_by_role("option", name="easy", exact=True).click()
    await wait_for_message(page, "Default level: easy")


async def draw_boards(page: Page, _: Services) -> None:
    """Choose drawn pictures as the board style, and play a match that ana wins against ben."""
    await write(page, "/settings")
    await page.get_by_role("button", name="Command /settings").press("Enter")
    await wait_for_message(page, "Server settings")
    await page.get_by_role("combobox", name="Select an option").nth(STYLE_MENU).click()
    await page.get_by_role("option", name="Picture", exact=True).click()
    await wait_for_message(page, "Board style: Picture")
    await write(page, "!play @ben x")
    await wait_for_message(page, "challenges you")
    await view_as(page, "ben")
    await press(page, "Accept")
    await wait_for_message(page, ", your move")
    for ply, move in enumerate(("B2", "A1", "A3", "B1", "C1")):
        name = "ben" if ply % 2 else "ana"
        await view_as(page, name)
        await write(page, f"!move {move}")
        await wait_for_message(page, f"{name} played {move}")
        await page.wait_for_function(ALL_IMAGES_LOADED)
    await wait_for_message(page, "ana won")


async def show_records(page: Page, services: Services) -> None:
    """Show the statistics of a player who has improved from match to match, and the leaderboard."""
    await write(page, "!play easy")
    await wait_for_message(page, "Your move, ana")
    (saved,) = await services[MatchStore].idle_matches(datetime.now(UTC) + timedelta(weeks=1))
    ana = saved.match.member(Mark.X)
    assert ana is not None
    await write(page, "!resign")
    await wait_for_message(page, "ana resigned")
    await play_matches(services, saved, ana)
    await write(page, "!stats")
    await wait_for_message(page, "Total:")
    await write(page, "!leaderboard")
    await wait_for_message(page, "Leaderboard: Tic-tac-toe")


async def play_matches(services: Services, earlier: SavedMatch, user: UserId) -> None:
    """Play matches of a member against every level, at first at random and later with growing skill."""
    rng, events = Random(SEED), count(earlier.event.id + A_MINUTE)  # later than those of the earlier match

    def act() -> Actor:
        return Actor(user, earlier.place, Event(EventId(next(events))))

    for skill, level in [(skill, level) for skill in ("random", "easy", "medium", "hard") for level in LEVELS * 3]:
        update = await services[PlayService].start(act(), MatchOptions(None, level))
        while not update.match.is_over:
            cell = OPPONENTS[skill]().choose(board_in(update.match.board), rng)
            move = format_coordinate(cell, update.match.game)
            update = await services[PlayService].move(act(), move)


PICTURES: dict[str, tuple[Callable[[Page, Services], Awaitable[None]], int, int]] = {
    "game": (type_moves, 380, 1030),
    "duel": (press_buttons, 52, 1105),
    "connect-four": (drop_marks, 430, 1130),
    "watch": (watch_levels, 462, 985),
    "coach": (review_match, 232, 1185),
    "stats": (show_records, 377, 1340),
    "settings": (change_settings, 298, 1066),
    "drawn": (draw_boards, 378, 985),
}
"""By file name: the function that plays, the top of the screenshot, and the height of the window, in pixels."""

MOVING_PICTURE = "won"
"""The file name of the moving picture: a match that ana wins with buttons."""

WINNING_MOVES = ("B2", "C2", "B3", "C1", "A3")
FRAME: FloatRect = {"x": 256, "y": 313, "width": 604, "height": 612}
"""What the moving picture shows of the window: the command and the board."""

POINT_TIME, MOVE_TIME, END_TIME = 500, 1200, 5000
"""In milliseconds, how long the moving picture shows a button that is pointed at, the board after it, and the end."""


async def main(chromium: str, names: list[str]) -> None:
    """Take the named screenshots, or all, each in its own demo."""
    for name in names or [*PICTURES, MOVING_PICTURE]:
        if name == MOVING_PICTURE:
            await film(chromium)
            continue
        play, top, height = PICTURES[name]
        async with open_page(chromium, {"width": 1000, "height": height}, scale=1.5) as (page, services):
            await play(page, services)
            clip: FloatRect = {"x": 256, "y": top, "width": 744, "height": height - top}
            await page.mouse.move(0, 0)  # hovering changes what it points at
            picture = await take(page, clip)
            picture.quantize().save(FOLDER / f"{name}.png", optimize=True)  # a third of the size


async def film(chromium: str) -> None:
    """Make the moving picture."""
    frames, times = list[Image.Image](), list[int]()

    async def show(time: int) -> None:
        frames.append(await take(page, FRAME))
        times.append(time)

    async with open_page(chromium, {"width": 860, "height": 1300}, scale=1.25) as (page, _):
        await page.add_style_tag(content=".message-context-actions { display: none }")  # shown while hovering
        await write(page, "!play easy")
        await wait_for_message(page, "Your move, ana")
        await show(MOVE_TIME)
        for move in WINNING_MOVES:
            await page.get_by_role("button", name=move).last.hover()
            await show(POINT_TIME)
            await press(page, move)
            await wait_for_message(page, f"ana played {move}")
            await page.mouse.move(0, 0)
            if move == WINNING_MOVES[-1]:
                await wait_for_message(page, "You made no mistakes")
            await show(MOVE_TIME)
    times[-1] = END_TIME
    width, height = frames[0].size
    strip = Image.new("RGB", (width, height * len(frames)))
    for number, frame in enumerate(frames):
        strip.paste(frame, (0, number * height))
    # one palette for all frames, so that only what has changed is stored; the coverage keeps the thin coloured bar
    palette = strip.quantize(method=Image.Quantize.MAXCOVERAGE)
    first, *others = (frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames)
    path = FOLDER / f"{MOVING_PICTURE}.gif"
    first.save(path, save_all=True, append_images=others, duration=times, loop=0, optimize=True)


@asynccontextmanager
async def open_page(chromium: str, size: ViewportSize, scale: float) -> AsyncGenerator[tuple[Page, Services]]:
    """Open a demo in a window of a size in pixels, of which a picture has more by the scale."""
    async with running_demo() as (url, services), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        # without bypass_csp, the page does not evaluate ALL_IMAGES_LOADED
        page = await browser.new_page(viewport=size, device_scale_factor=scale, bypass_csp=True)
        await page.goto(url)
        await page.get_by_text("to begin a game against me").last.wait_for()
        yield page, services
        await browser.close()


async def take(page: Page, clip: FloatRect) -> Image.Image:
    """Take a screenshot of a part of the window."""
    await page.wait_for_function(ALL_IMAGES_LOADED)
    return Image.open(BytesIO(await page.screenshot(clip=clip, animations="disabled"))).convert("RGB")


@asynccontextmanager
async def running_demo() -> AsyncGenerator[tuple[str, Services]]:
    """Run the demo with an empty database; yield its URL and its services."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/demo.sqlite3")
        await migrate(database)
        services = new_services(database)
        url = asyncio.get_running_loop().create_future()
        demo = asyncio.create_task(serve(services, url))
        try:
            yield await url, services
        finally:
            demo.cancel()
            await asyncio.gather(demo, return_exceptions=True)
            await database.close()


def new_services(database: Database) -> Services:
    """Build the services with a seeded rng."""
    opponents = {name: opponent() for name, opponent in OPPONENTS.items()}
    return build_services(database, opponents, rng=Random(SEED), now=lambda: datetime.now(UTC))


async def serve(services: Services, url: asyncio.Future[str]) -> None:
    """Run the demo, and set the future to its URL."""

    def output(text: str) -> None:
        url.set_result(next(word for word in text.split() if word.startswith("http")))

    await run_demo(services, Languages(read_messages), open_browser=False, output=output)


async def write(page: Page, text: str) -> None:
    """Send a message as the current member."""
    composer = page.locator("textarea").first
    await composer.fill(text)
    await composer.press("Enter")


async def press(page: Page, label: str) -> None:
    """Press the newest button with a label."""
    await page.get_by_role("button", name=label).last.click()


async def view_as(page: Page, name: str) -> None:
    """Switch to another member."""
    await page.get_by_label("Viewing as").select_option(label=name)
    await page.wait_for_load_state("networkidle")


async def wait_for_message(page: Page, text: str) -> None:
    """Wait for a message that contains a text, and scroll to it."""
    newest = page.locator("article.channel-message", has_text=text).last
    await newest.wait_for()
    await newest.scroll_into_view_if_needed()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Usage: python tools/picture.py CHROMIUM [NAME ...]")
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
