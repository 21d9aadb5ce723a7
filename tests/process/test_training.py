"""A training of the learner in a real process."""

from pathlib import Path

from tests.fakes.discord_server import DiscordServer
from tests.support.bot_process import assert_clean_exit, running_bot

ENDED = "⏹️ My training against **hard** ended early, after "


async def test_a_training_is_ended_twice_or_by_a_stop(server: DiscordServer, tmp_path: Path) -> None:
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("Ready, in")
        start = await server.answer_to(server.ana.send("!brain train 10000 hard"))
        presses = [await server.ana.press("End training", start) for _ in range(2)]
        for answer in [await answers.next() for answers in presses]:
            assert (answer.text.startswith(ENDED), answer.buttons) == (True, {})
        start = await server.answer_to(server.ana.send("!brain train 10000 hard", server.lounge))
        assert start.text.startswith("🏋️ Training against **hard**: ")
        assert_clean_exit(await bot.stop())
    edit = await server.lounge.answers.next()
    assert edit.edited_id == start.message_id
    assert edit.text.startswith(ENDED)
    assert not edit.buttons
