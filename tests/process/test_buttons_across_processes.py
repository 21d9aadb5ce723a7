"""Buttons of messages that an earlier process posted, and presses that two processes receive."""

from pathlib import Path

import aiohttp

from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.users import BotReplyQueue
from tests.support.bot_process import assert_clean_exit, running_bot, sharded_bots, wait_until_shown
from tests.support.game_channel import CALLBACK, MOVED_ON, GameChannel
from tests.support.postgres import PostgresServer


async def test_buttons_work_after_a_kill(tmp_path: Path) -> None:
    async with DiscordServer() as server:
        guild = await server.add_guild("A server", channels=("game", "challenge", "duel", "final", "running"))
        game, challenge, duel, final, running = games = [GameChannel(server, channel) for channel in guild.channels]
        async with running_bot(server.url, tmp_path) as bot:
            await server.gateway.identified()
            board = await game.send(server.ana, "!play")
            asked = await challenge.send(server.ana, "!invite x")
            midway = await duel.press(server.ana, "B2", await duel.start_duel(server.ana, server.ben))
            await final.send(server.ana, "!play o")
            over = await final.send(server.ana, "!resign")
            await running.send(server.ana, "!move B2")
            question = await running.send(server.ana, "!play")
            await wait_until_shown(tmp_path)
            await bot.kill()
        async with running_bot(server.url, tmp_path) as bot:
            await server.gateway.identified()
            played, *late = await game.press_at_once(*[(server.ana, "B2")] * 2, on=board)
            assert len(played.free_cells) == 7
            assert [MOVED_ON in answer.text for answer in late] == [True]
            begun = await challenge.press(server.ben, "Accept", asked)
            assert (len(begun.free_cells), begun.edited_id) == (9, None)  # it notifies ana, who may be away
            assert len((await duel.press(server.ben, "A1", midway)).free_cells) == 7
            assert len((await final.press(server.ana, "Play again", over)).free_cells) == 9
            assert len((await running.press(server.ana, "Start over", question)).free_cells) == 9
            assert "resigned" in (await running.channel.answers.next()).text
            assert_clean_exit(await bot.stop())
        assert not any(queue.take_all() for game in games for queue in game.queues)


async def test_a_press_saved_before_a_kill_is_shown_once(tmp_path: Path) -> None:
    async with DiscordServer() as server:
        unanswered, answered = GameChannel(server, server.games), GameChannel(server, server.lounge)
        async with running_bot(server.url, tmp_path) as bot:
            await server.gateway.identified()
            boards = [await game.send(server.ana, "!play") for game in (unanswered, answered)]
            responses = server.hold(CALLBACK)
            server.fail(Fault(CALLBACK, 503))  # the fault applies to the first response
            queues: list[BotReplyQueue] = []
            for game, board in zip((unanswered, answered), boards, strict=True):
                queues.append(await server.ana.press("B2", board, game.channel))
                await responses.arrived()
            await bot.kill()
        responses.release()
        assert (await queues[1].next()).edited_id == boards[1].message_id
        async with running_bot(server.url, tmp_path) as bot:
            await server.gateway.identified()
            posted, changed = await unanswered.channel.answers.next(), await queues[1].next()
            assert (posted.edited_id, changed.edited_id) == (None, boards[1].message_id)
            assert (await unanswered.channel.component_edits.next()).message_id == boards[0].message_id
            for game, board in ((unanswered, posted), (answered, changed)):
                assert len(board.free_cells) == 7
                played = await game.press(server.ana, board.free_cells[0], board)
                assert len(played.free_cells) < 6
            assert_clean_exit(await bot.stop())
        assert (unanswered.post_count, answered.post_count) == (2, 1)
        assert not any(queue.take_all() for queue in [*queues, *unanswered.queues, *answered.queues])


async def test_a_second_process_waits_and_takes_the_buttons_over(
    tmp_path: Path, postgres: PostgresServer, port: str
) -> None:
    async with (
        DiscordServer() as server,
        postgres.create_database() as name,
        sharded_bots(server, tmp_path, postgres.url(name), "0") as (first,),
    ):
        await first.wait_for_log("Ready, in")
        game, duel = GameChannel(server, server.games), GameChannel(server, server.lounge)
        async with sharded_bots(server, tmp_path, postgres.url(name), "0", STATUS_PORT=port) as (second,):
            await second.wait_for_log("Another process of the bot has the lock of shard 0 of 2. Waiting for it to stop")
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                    assert (answer.status, (await answer.json())["waiting"]) == (503, True)
                async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                    assert {"tictactoe_ready 0.0", "tictactoe_database_up 1.0"} <= {*(await answer.text()).splitlines()}
            board = await game.send(server.ana, "!play")
            played = await game.press(server.ana, "B2", board)
            asked = await server.answer_to(server.ana.slash("play", duel.channel, member=server.ben, mark="x"))
            assert_clean_exit(await first.stop())
            await second.wait_for_log("Ready, in")
            assert len((await game.press(server.ana, played.free_cells[0], played)).free_cells) < 6
            board = await duel.press(server.ben, "Accept", asked)
            for user, label in ((server.ana, "A1"), (server.ben, "B1"), (server.ana, "A2"), (server.ben, "B2")):
                board = await duel.press(user, label, board)
            assert "**ana won**" in (await duel.press(server.ana, "A3", board)).text
            assert_clean_exit(await second.stop())
        assert not any(queue.take_all() for channel in (game, duel) for queue in channel.queues)
        assert server.gateway.identifications == 2
