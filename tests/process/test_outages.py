"""Outages, dead connections, long rate limits and a proxy: nobody waits for them, and nothing is lost."""

from pathlib import Path

from bot.process.config import Config
from bot.process.exit_codes import ExitCode
from tests.fakes.discord_server import DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.proxy import HOST, TRUST, proxy_to
from tests.support.bot_process import assert_clean_exit, assert_failed_start, connected_bot, running_bot

TOO_LONG = 300
"""Seconds; discord-api-docs #7816 reports such limits."""

NO_THREAD = "Discord doesn't let me open threads right now, so the game is played here."
NO_THREAD_AND_TAKEN = "Discord doesn't let me open threads right now, and another game is running here. Try again"
LATER = "Discord doesn't let me finish that right now."
THREADS = "/channels/*/threads"


def limit(path: str, method: str = "POST", times: int = 1) -> Fault:
    return Fault(path, 429, times, method, retry_after=TOO_LONG)


async def test_a_board_that_was_not_accepted_is_shown_at_the_next_start(server: DiscordServer, tmp_path: Path) -> None:
    guild = await server.add_guild("The bad connection", channels=("limited", "lost", "down", "refused"))
    async with running_bot(server.url, tmp_path) as bot:
        await server.gateway.identified()
        for channel, status in zip(guild.channels, (429, None, 503, 400), strict=True):
            server.fail(Fault(channel.path, status, times=1 if status in (429, 400) else 2, retry_after=TOO_LONG))
        apologies = [await server.answer_to(server.ana.send("!move B2", channel)) for channel in guild.channels]
        result = await bot.stop()
    *later, sorry = [apology.text for apology in apologies]
    assert all(LATER in text for text in later)
    assert "Sorry, something went wrong" in sorry
    assert result.stdout.count("Discord did not accept an answer for now") == len(later)
    async with connected_bot(server, tmp_path):
        boards = [await channel.answers.next() for channel in guild.channels]
    assert [len(board.free_cells) for board in boards] == [7] * 4
    assert [apology.nonce for apology in apologies] == [f"{board.nonce}-e" for board in boards]


async def test_games_are_played_in_the_channel_if_no_thread_opens(server: DiscordServer, tmp_path: Path) -> None:
    async with connected_bot(server, tmp_path):
        for status in (429, 503):
            guild = await server.add_guild(f"A server with status {status}", channels=("play", "watch"))
            for command, channel in zip(("play", "watch"), guild.channels, strict=True):
                server.fail(Fault(THREADS, status, retry_after=TOO_LONG))
                board = await server.answer_to(server.ana.slash(command, channel, thread=True))
                assert NO_THREAD in board.text, (command, status)
                assert board.buttons
                server.fail(Fault(THREADS, status, retry_after=TOO_LONG))
                refusal = await server.answer_to(server.ben.slash(command, channel, thread=True))
                assert NO_THREAD_AND_TAKEN in refusal.text, (command, status)
                assert refusal.is_ephemeral
        challenge = await server.answer_to(server.ana.slash("play", member=server.ben, thread=True))
        server.fail(limit(THREADS))
        board = await server.answer_to(server.ben.press("Accept", challenge))
        assert NO_THREAD in board.text
        assert "plays against" in board.text


async def test_limited_requests_do_not_hold_up_others(server: DiscordServer, tmp_path: Path) -> None:
    server.fail(limit("/applications/*/commands", "GET"))
    async with running_bot(server.url, tmp_path) as bot:
        await bot.wait_for_log("The slash commands will be registered in 300 seconds.")
        await server.gateway.identified()
        await server.answer_to(server.ana.send("!move B2"))
        await server.deny(server.games, "send_messages")
        server.fail(limit("/users/@me/channels"))
        await server.ana.send("!board")
        await bot.wait_for_log("A direct message to the player failed, too (Too many requests.")
        await server.allow(server.games)
        server.fail(limit(server.games.path, times=2))
        await server.ana.send("!help")
        assert len((await server.answer_to(server.ana.send("!move B2", server.lounge))).free_cells) == 7
        await server.answer_to(server.ana.send("!resign"))
        server.fail(limit("/guilds/*/members/*", "GET"))
        challenge = await server.answer_to(server.ana.send(f"!play {server.ben.mention}"))
        assert "Accept" in challenge.buttons
        server.fail(limit("/guilds/*/members/*", "GET"))
        assert "plays against" in (await server.answer_to(server.ben.press("Accept", challenge))).text
        result = await bot.stop()
    assert_clean_exit(result)
    assert result.stdout.count("Discord did not accept an error message (Too many requests.") == 1


async def test_an_edit_of_a_response_has_a_time_limit(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("from bot.client import messages\nmessages.SECONDS_TO_SEND = 0.3\n")
    async with connected_bot(server, tmp_path) as bot:
        server.fail(Fault("/interactions/*/callback", 429, is_processed=True))
        server.fail(limit("/webhooks/*/@original", "PATCH"))
        answers = await server.ana.slash("move", coordinate="B2")
        await bot.wait_for_log("Discord did not accept an answer for now (TimeoutError)")
        assert len((await answers.next()).free_cells) == 7
        assert len((await server.answer_to(server.ana.slash("board"))).free_cells) == 7


async def test_a_limited_login_ends_the_start(server: DiscordServer, tmp_path: Path) -> None:
    application = server.hold("/gateway/bot", "GET")  # the last request before the login
    async with running_bot(server.url, tmp_path) as bot:
        await application.arrived()
        server.fail(limit("/users/@me", "GET"))
        application.release()
        sentence = "Discord limits how often the bot starts. Start it again in 300 seconds."
        assert_failed_start(await bot.result(), ExitCode.UNAVAILABLE, sentence)


WEBHOOK = f"/webhooks/123456789012345678/{'w' * 68}"


async def test_all_connections_to_discord_go_through_the_proxy(server: DiscordServer, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(TRUST)
    async with proxy_to(server.url) as proxy:
        report = server.hold(WEBHOOK)
        settings = {"https_proxy": proxy.url(), "ERROR_REPORTS": f"https://discord.com/api{WEBHOOK}"}
        async with running_bot(f"https://{HOST}", tmp_path, **settings) as bot:
            await server.gateway.identified()
            assert len((await server.answer_to(server.ana.send("!move B2"))).free_cells) == 7
            await server.gateway.dispatch_now("CHANNEL_UPDATE", {"guild_id": str(server.guild.id)})
            await report.arrived()
            report.release()
            ended = await bot.stop()
    assert_clean_exit(ended)
    assert {*proxy.targets} == {f"{HOST}:443"}
    secrets = Config.model_validate({"https_proxy": proxy.url()}).secrets
    assert len(secrets) == 2
    assert not [text for text in ("w" * 68, *(secret.get_secret_value() for secret in secrets)) if text in ended.stdout]
