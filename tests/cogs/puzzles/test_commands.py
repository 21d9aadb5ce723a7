"""Buttons of puzzles that no message shows, and presses that arrive at once."""

from __future__ import annotations

from bot.analysis.puzzles import all_puzzles
from bot.database.database import Database
from bot.games.coordinate import format_coordinate
from bot.games.ids import UserId
from cogs.puzzles.queries import find_puzzle_record
from cogs.puzzles.service import PuzzleService
from tests.support.acts import at_once
from tests.support.databases import contents
from tests.support.world import World, ephemeral_answer, message_of


async def test_invalid_custom_ids_are_refused(world: World) -> None:
    await world.ana.slash(world.channel, "puzzle")
    database, ana = world.app.services[Database], UserId(world.ana.id)
    number = (await database.read(find_puzzle_record, world.place.scope, ana)).puzzle
    assert number
    puzzle = all_puzzles()[number]
    taken = next(cell for cell in range(9) if puzzle.board[cell])
    over, old = "That puzzle no longer counts.", "That button is from an older version"
    another_day = "That was another day's puzzle."
    nonsense = {
        f"puzzle:99999:{ana}:0": over,
        f"puzzle:0:{ana}:0": over,
        f"puzzle:{puzzle.position}:{ana}:{taken}": f"**{format_coordinate(taken, puzzle.board.game)}** is taken",
        f"puzzle:{puzzle.position}:{ana}:9": over,
        f"puzzle:{puzzle.position}:{ana}:0:4x4": over,
        f"puzzle:{puzzle.position}:{ana}:0:6x6x4": "There are no puzzles for that game.",
        f"puzzle:{puzzle.position}:{ana}:0:": old,
        f"puzzle:{puzzle.position}:{ana}:": old,
        "puzzle:1:99999999999999999999:0": old,
        f"next-puzzle:99999:{ana}": over,
        f"puzzle-rows:1:{ana}:9x9": over,
        f"puzzle-cells:{puzzle.position}:{ana}:4:9x9": over,
        "daily:2026-02-30:0": another_day,
        "daily:0000-00-00:0": another_day,
        "daily:2026-01-01:9": another_day,
        "daily-rows:2020-01-01:9x9": another_day,
        "daily-cells:2020-01-01:4:9x9": another_day,
        "share-daily:2020-01-01": another_day,
        "solve-daily:2020-01-01": another_day,
    }
    before, message = await contents(database), await world.post_buttons(*nonsense)
    for custom_id, expected in nonsense.items():
        refusal = await world.ana.click(message, custom_id=custom_id)
        assert ephemeral_answer(refusal).startswith(expected), custom_id
    assert await contents(database) == before


async def test_a_daily_result_is_posted_once_though_pressed_at_once(world: World) -> None:
    await world.play(world.ana, "!puzzle daily")
    question, puzzle = world.button_message, (await world.app.services[PuzzleService].daily(world.place)).puzzle
    verdict = await world.ana.click(question, label=format_coordinate(puzzle.solution, puzzle.board.game))
    async with at_once(world, 5):
        await world.ana.click(message_of(verdict), label="Share")
    _, before, posted = world.channel.history()
    assert before == question
    assert (posted.content, posted.mentions) == ("🧩 Daily puzzle, January 1: ✅ · **ana**", [])
    assert message_of(verdict).components == []
