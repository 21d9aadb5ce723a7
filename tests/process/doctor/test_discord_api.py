"""The doctor's checks of Discord and the token."""

import ssl
from datetime import UTC, datetime, timedelta
from functools import partialmethod
from typing import Any

import aiohttp
import pytest
from discord.http import Route

from bot.process.config import Config
from bot.process.doctor import check_discord
from bot.process.portal import Finding, Severity, ok
from tests.fakes import proxy as proxies
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault
from tests.fakes.web_server import web_server

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SHORT = timedelta(milliseconds=50)


async def check(
    token: str | None = TOKEN, now: datetime = NOW, time_limit: timedelta = timedelta(minutes=1), **others: Any
) -> dict[str, Finding]:
    settings = Config.model_validate({"discord_token": token, **others})
    found = await check_discord(settings, now=lambda: now, time_limit=time_limit)
    return {finding.name: finding for finding in found}


async def test_an_accepted_token_is_ok_and_a_missing_or_refused_one_wrong(discord: DiscordServer) -> None:
    found = await check()
    clock = found.pop("clock")  # of a fixed time
    assert {finding.severity for finding in found.values()} == {Severity.OK}
    assert list(found) == ["discord", "token", "intent", "install", "invite", "shards"]
    assert found["token"].text == "Discord accepts the token; the bot's name is tic-tac-toe."
    asked = {(request.method, request.path) for request in discord.all_requests}
    assert asked == {("GET", f"/{path}") for path in ("gateway", "users/@me", "applications/@me", "gateway/bot")}
    for token, names, sentence in (
        (None, ["token", "discord"], "write a file named .env with the line DISCORD_TOKEN="),
        ("a.token.of-another-bot", ["discord", "token"], "Discord refused the token."),
    ):
        found = await check(token)
        assert [name for name in found if name != clock.name] == names
        assert found["token"].severity is Severity.WRONG
        assert sentence in found["token"].text
        assert "another-bot" not in str(found)
    discord.gateway_info |= {"shards": 4}
    found = await check(user_install=True, shard_count=2, shard_ids="0")
    assert "accounts" in found
    assert found["shards"].text.startswith("SHARD_COUNT is 2, but Discord recommends 4.")


async def test_a_failing_discord_is_an_outage(discord: DiscordServer) -> None:
    for status, text, remedy in (
        (500, "Discord answered with HTTP status 500.", "See https://discordstatus.com"),
        (403, "Discord answered with HTTP status 403.", "See https://discordstatus.com"),
        (429, "Discord accepts no more requests from this machine for now", "Wait an hour"),
        (None, "Discord cannot be reached (ServerDisconnectedError).", "Check this machine's network"),
    ):
        for path in ("/gateway", "/users/@me", "/applications/@me", "/gateway/bot"):
            fault = Fault(path, status, times=2, method="GET")  # aiohttp repeats a request if its connection breaks
            discord.fail(fault)
            found = (await check())["discord"]
            assert found.severity is Severity.OUTAGE, path
            assert text in found.text, path
            assert remedy in found.text, path
            assert fault.times == (1 if status else 0), path
            fault.times = 0
    discord.hold("/gateway", "GET")
    (found,) = (await check(time_limit=SHORT)).values()
    assert found.severity is Severity.OUTAGE
    assert "Discord cannot be reached (TimeoutError)." in found.text


async def test_anything_else_in_the_place_of_discord_is_an_outage(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    async def assert_outage(url: str, *texts: str) -> None:
        monkeypatch.setattr(Route, "BASE", url)
        (found,) = (await check()).values()
        assert found.severity is Severity.OUTAGE, url
        assert [text for text in texts if text not in found.text] == []

    await assert_outage(f"http://127.0.0.1:{port}", "Discord cannot be reached (ClientConnectorError).")
    answers: list[tuple[dict[str, Any], str]] = [
        ({"text": "Please log in to this Wi-Fi."}, "another server answers in its place"),
        ({"text": "[]"}, "another server answers in its place"),
        ({"status": 302, "headers": {"Location": "/"}}, "Discord answered with HTTP status 302."),
        ({"body": b"\xff"}, "another server answers in its place"),
    ]
    for answer, text in answers:
        async with web_server(**answer) as other:
            await assert_outage(f"http://127.0.0.1:{other}", text)
    async with web_server() as other:
        await assert_outage(f"https://127.0.0.1:{other}", "its certificate is not accepted", "ca-certificates")


async def test_a_proxy_is_used_and_named(discord: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    trust_the_proxy(monkeypatch)
    direct = Route.BASE
    monkeypatch.setattr(Route, "BASE", f"https://{proxies.HOST}/api/v10")
    async with proxies.proxy_to(discord.url) as proxy:
        found = await check(https_proxy=proxy.url())
        name = f"{proxy.address}, which HTTPS_PROXY names"
        assert found["discord"] == ok("discord", f"Discord can be reached through the proxy {name}.")
        assert found["token"].severity is Severity.OK
        for url, status, text in (
            (proxy.address, None, f"The proxy {name}, requires another user or password (HTTP status 407). Set HTTPS_"),
            (proxy.url("hunter2"), None, "requires another user or password (HTTP status 407)."),
            (proxy.url(), 403, f"The proxy {name}, refuses to connect to Discord (HTTP status 403). It has to"),
        ):
            proxy.status = status
            (finding,) = (await check(https_proxy=url)).values()
            assert finding.severity is Severity.OUTAGE
            assert text in finding.text
            assert "hunter2" not in finding.text
    unreachable = f"Discord cannot be reached through the proxy {name} (ClientProxyConnectionError). Check its address"
    assert unreachable in (await check(https_proxy=proxy.url()))["discord"].text
    monkeypatch.setattr(Route, "BASE", direct)
    for excluded in ("127.0.0.1", " example.org , 127.0.0.1 ", ".0.0.1", "*"):
        found = await check(https_proxy=proxy.url(), no_proxy=excluded)
        assert found["discord"] == ok("discord", "Discord can be reached."), excluded
    assert unreachable in (await check(https_proxy=proxy.url(), no_proxy="example.org,7.0.0.1"))["discord"].text


def trust_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = vars(aiohttp.TCPConnector)["__init__"]
    context = ssl.create_default_context(cafile=str(proxies.CERTIFICATE))
    monkeypatch.setattr(aiohttp.TCPConnector, "__init__", partialmethod(connect, ssl=context))


async def test_a_wrong_clock_is_a_warning_and_a_missing_one_ok(monkeypatch: pytest.MonkeyPatch) -> None:
    for date, seconds, severity in (
        ("Thu, 01 Jan 2026 12:00:00 GMT", 0, Severity.OK),
        ("Thu, 01 Jan 2026 12:00:00 GMT", -60, Severity.OK),
        ("Thu, 01 Jan 2026 12:00:00 GMT", 61, Severity.WARNING),
        ("Thu, 01 Jan 2026 12:00:00 GMT", -3600, Severity.WARNING),
        *((date, 0, None) for date in ("", "yesterday", "Thu, 01 Jan 2026 12:00:00 -0000")),
    ):
        async with web_server(text="{}", headers={"Date": date}) as other:
            monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{other}")
            found = await check(None, now=NOW + timedelta(seconds=seconds))
        assert ("clock" in found) == (severity is not None), date
        if severity is not None:
            assert found["clock"].severity is severity, seconds
            assert f"The clocks of this machine and Discord differ by {abs(seconds)} s." in found["clock"].text
