"""Games that are posted as moving pictures: what says how they ended, and presses that come at once."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.games.ids import MatchId, UserId
from bot.games.lines import LISTED, Rules
from bot.games.mark import Mark
from bot.games.match import Match, MemberSeat, OpponentSeat
from bot.text.page import PageWriter
from bot.workers.pool import WorkerPool
from cogs.records.replay import ReplayWriter
from tests.support.acts import at_once, delete_data
from tests.support.finished_matches import X_WINS, save_finished_match
from tests.support.languages import ENGLISH
from tests.support.world import World, ephemeral_answer, rows, text_of

ANA, EASY = MemberSeat(UserId(1)), OpponentSeat("easy")
LONG_NAME = "x" * 32  # the longest that Discord permits


def writer(name: str = "ana") -> ReplayWriter:
    return ReplayWriter(PageWriter(ENGLISH, {UserId(1): name, UserId(2): LONG_NAME}))


def test_the_text_says_who_won_and_how() -> None:
    match = Match(MatchId(7), Rules(), ANA, EASY, (0, 3, 1))
    drawn = Match(MatchId(7), Rules(), ANA, EASY, (0, 1, 2, 4, 3, 5, 7, 6, 8))
    reverse = Match(MatchId(7), LISTED["misere"], ANA, EASY, X_WINS)
    for ended, text in (
        (match.play(4).play(2), "**ana** beat **easy** in 5 moves."),
        (match.resign(UserId(1)), "**easy** beat **ana**, who resigned after 3 moves."),
        (match.forfeit(Mark.O), "**ana** beat **easy**, who left or ran out of time after 3 moves."),
        (match.agree(), "**ana** and **easy** drew after 3 moves."),
        (drawn, "**ana** and **easy** drew after 9 moves."),
        (match.stop(), "**ana** and **easy** played 3 moves, without a result."),
        (reverse, "**easy** beat **ana** in 5 moves.\n-# Reverse tic-tac-toe (a line loses)"),
    ):
        assert writer().shared(ended) == text


def test_the_alternative_text_tells_the_longest_game_too() -> None:
    size = Rules(10, 10, 10)
    cells = *range(0, 100, 3), *range(1, 100, 3), *range(2, 100, 3)
    match = Match(MatchId(7), size, ANA, MemberSeat(UserId(2)), cells)
    text = writer(LONG_NAME).describe_shared(match)
    assert text.endswith("J3, J6, J9. The game was drawn.")
    assert len(text) <= 1024
    assert "someone moved first, easy second. Moves: A1. The" in writer().describe_shared(
        Match(MatchId(7), Rules(), MemberSeat(None), EASY, (0,)).abandon()
    )


async def test_of_presses_that_come_at_once_one_posts(world: World) -> None:
    match = await save_finished_match(world, 1, world.ana, world.ben, *X_WINS)
    board = await world.post_buttons(f"share-game:{match.id}", "review:1")
    async with at_once(world, 3):
        await world.ben.click(board, custom_id=f"share-game:{match.id}")
    messages = [message for message in world.channel.history() if message.attachments]
    assert [text_of(message) for message in messages] == [f"**<@{world.ana.id}>** beat **ben** in 5 moves."]
    image = Image.open(BytesIO(await messages[0].attachments[0].read()))
    assert getattr(image, "n_frames", 1) == 5
    assert [[button.custom_id for button in row] for row in rows(world.button_message)] == [["review:1"]]


async def test_a_game_that_cannot_be_drawn_can_be_shared_later(world: World) -> None:
    match = await save_finished_match(world, 1, world.ana, world.ben, *X_WINS)
    share = f"share-game:{match.id}"
    board, workers, closed = await world.post_buttons(share), world.app.services[WorkerPool], WorkerPool()
    await closed.close()
    world.app.services[WorkerPool] = closed
    (apology,) = (await world.ben.click(board, custom_id=share)).followups
    assert apology.ephemeral
    assert "couldn't work that out in time" in text_of(apology.message)
    world.app.services[WorkerPool] = workers
    world.env.inject_error("POST", "/webhooks/*/*", status=413, code=40005)
    await world.ben.click(board, custom_id=share)
    assert (
        world.last_text
        == f"**<@{world.ana.id}>** beat **ben** in 5 moves.\nThe file is missing because Discord refused it."
    )


async def test_games_of_deleted_players_and_other_servers(world: World) -> None:
    there = World.create(world.env)
    other = await save_finished_match(there, 1, world.ana, world.ben, *X_WINS)
    match = await save_finished_match(world, 2, world.ana, "easy", *X_WINS)
    await delete_data(world, world.ana)
    shares = [f"share-game:{number}" for number in (other.id, match.id)]
    board = await world.post_buttons(*shares)
    assert "I no longer know that game" in ephemeral_answer(await world.ben.click(board, custom_id=shares[0]))
    await world.ben.click(board, custom_id=shares[1])
    assert world.last_text == "**someone** beat **easy** in 5 moves."
