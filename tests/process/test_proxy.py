"""The bot behind an HTTP proxy, without a way around it."""

from pathlib import Path

from bot.process.config import Config
from tests.fakes.discord_server import DiscordServer
from tests.fakes.proxy import HOST, TRUST, proxy_to
from tests.support.bot_process import assert_clean_exit, running_bot

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
    assert not [secret for secret in secrets if secret.get_secret_value() in ended.stdout]
