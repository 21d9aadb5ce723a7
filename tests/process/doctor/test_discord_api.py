"""The doctor's checks of Discord and the token."""

from __future__ import annotations

import socket
import ssl
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partialmethod
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from discord.http import Route

from bot.process.config import Config
from bot.process.doctor import check_discord
from bot.process.portal import Finding, Severity, ok
from tests.fakes import proxy as proxies
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault

HOST = "127.0.0.1"
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SHORT = timedelta(milliseconds=50)


def settings(token: str | None = TOKEN, **others: Any) -> Config:
    return Config.model_validate({"discord_token": token, **others})


async def check(token: str | None = TOKEN, **others: Any) -> dict[str, Finding]:
    """The findings by name, without the clock, which differs by years."""
    found = {finding.name: finding for finding in await check_discord(settings(token), now=lambda: NOW, **others)}
    found.pop("clock", None)
    return found


@asynccontextmanager
async def other_server(**answer: Any) -> AsyncGenerator[str]:
    """Run a web server that gives the same answer to all requests."""

    async def handle(_: web.BaseRequest) -> web.Response:
        return web.Response(**answer)

    server = web.ServerRunner(web.Server(handle))
    await server.setup()
    await web.TCPSite(server, HOST, 0).start()
    yield f"http://{HOST}:{server.addresses[0][1]}"
    await server.cleanup()


async def test_an_accepted_token_is_ok_and_a_missing_or_refused_one_wrong(server: DiscordServer) -> None:
    found = await check()
    assert {finding.severity for finding in found.values()} == {Severity.OK}
    assert list(found) == ["discord", "token", "intent", "install", "invite", "shards"]
    assert found["token"].text == "Discord accepts the token; the bot's name is tic-tac-toe."
    asked = {request.path for request in server.requests("GET", "")}
    assert asked == {f"/{path}" for path in ("gateway", "users/@me", "applications/@me", "gateway/bot")}
    assert not server.requests("POST", "")
    found = await check(token=None)
    assert list(found) == ["token", "discord"]
    assert found["token"].severity is Severity.WRONG
    assert "write a file named .env with the line DISCORD_TOKEN=" in found["token"].text
    found = await check(token="a.token.of-another-bot")
    assert list(found) == ["discord", "token"]
    assert found["token"].severity is Severity.WRONG
    assert "Discord refused the token." in found["token"].text
    assert "another-bot" not in str(found)
    server.gateway_info |= {"shards": 4}
    found = await check_discord(settings(user_install=True, shard_count=2, shard_ids="0"), now=lambda: NOW)
    assert "accounts" in {finding.name for finding in found}
    assert found[-1].text.startswith("SHARD_COUNT is 2, but Discord recommends 4.")


async def test_a_failing_discord_is_an_outage(server: DiscordServer) -> None:
    for status, text, remedy in (
        (500, "Discord answered with HTTP status 500.", "See https://discordstatus.com"),
        (503, "Discord answered with HTTP status 503.", "See https://discordstatus.com"),
        (403, "Discord answered with HTTP status 403.", "See https://discordstatus.com"),
        (429, "Discord accepts no more requests from this machine for now", "Wait an hour"),
        (None, "Discord cannot be reached (ServerDisconnectedError).", "Check this machine's network"),
    ):
        for path in ("/gateway", "/users/@me", "/applications/@me", "/gateway/bot"):
            fault = Fault(path, status, times=2, method="GET")  # aiohttp repeats a request if its connection breaks
            server.fail(fault)
            found = (await check())["discord"]
            assert found.severity is Severity.OUTAGE, path
            assert text in found.text, path
            assert remedy in found.text, path
            assert fault.times == (1 if status else 0), path
            fault.times = 0
    server.hold("/gateway", "GET")
    found = await check(time_limit=SHORT)
    (finding,) = found.values()
    assert finding.severity is Severity.OUTAGE
    assert "Discord cannot be reached (TimeoutError)." in finding.text


async def test_anything_else_in_the_place_of_discord_is_an_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((HOST, 0)) as listening:
        port = listening.getsockname()[1]
    monkeypatch.setattr(Route, "BASE", f"http://{HOST}:{port}")
    (found,) = await check_discord(settings(), now=lambda: NOW)
    assert found.severity is Severity.OUTAGE
    assert found.text.startswith("Discord cannot be reached (ClientConnectorError).")
    answers: list[tuple[dict[str, Any], str]] = [
        ({"text": "Please log in to this Wi-Fi."}, "another server answers in its place"),
        ({"text": "[]"}, "another server answers in its place"),
        ({"status": 302, "headers": {"Location": "/"}}, "Discord answered with HTTP status 302."),
        ({"body": b"\xff"}, "another server answers in its place"),
    ]
    for answer, text in answers:
        async with other_server(**answer) as url:
            monkeypatch.setattr(Route, "BASE", url)
            (found,) = await check_discord(settings(), now=lambda: NOW)
        assert found.severity is Severity.OUTAGE, answer
        assert text in found.text, answer
    async with other_server() as url:
        monkeypatch.setattr(Route, "BASE", url.replace("http:", "https:"))
        (found,) = await check_discord(settings(), now=lambda: NOW)
    assert found.severity is Severity.OUTAGE
    assert "its certificate is not accepted" in found.text
    assert "ca-certificates" in found.text


async def test_a_proxy_is_used_and_named(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> None:
    trust_the_proxy(monkeypatch)
    direct = Route.BASE
    monkeypatch.setattr(Route, "BASE", f"https://{proxies.HOST}/api/v10")
    async with proxies.proxy_to(server.url) as proxy:
        found = {finding.name: finding for finding in await through(proxy.url())}
        name = f"{proxy.address}, which HTTPS_PROXY names"
        assert found["discord"] == ok("discord", f"Discord can be reached through the proxy {name}.")
        assert found["token"].severity is Severity.OK
        for url, status, text in (
            (proxy.address, None, f"The proxy {name}, requires another user or password (HTTP status 407). Set HTTPS_"),
            (proxy.url("hunter2"), None, "requires another user or password (HTTP status 407)."),
            (proxy.url(), 403, f"The proxy {name}, refuses to connect to Discord (HTTP status 403). It has to"),
        ):
            proxy.status = status
            (finding,) = await through(url)
            assert finding.severity is Severity.OUTAGE
            assert text in finding.text
            assert "hunter2" not in finding.text
    (finding,) = await through(proxy.url())
    assert (
        f"Discord cannot be reached through the proxy {name} (ClientProxyConnectionError). Check its address"
        in finding.text
    )
    monkeypatch.setattr(Route, "BASE", direct)
    for excluded in ("127.0.0.1", " example.org , 127.0.0.1 ", ".0.0.1", "*"):
        assert ok("discord", "Discord can be reached.") in await through(proxy.url(), no_proxy=excluded), excluded
    assert "ClientProxyConnectionError" in (await through(proxy.url(), no_proxy="example.org,7.0.0.1"))[0].text


async def through(proxy: str, **others: str) -> list[Finding]:
    return await check_discord(settings(https_proxy=proxy, **others), now=lambda: NOW)


def trust_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = vars(aiohttp.TCPConnector)["__init__"]
    context = ssl.create_default_context(cafile=str(proxies.CERTIFICATE))
    monkeypatch.setattr(aiohttp.TCPConnector, "__init__", partialmethod(connect, ssl=context))


async def test_a_wrong_clock_is_a_warning_and_a_missing_one_ok(monkeypatch: pytest.MonkeyPatch) -> None:
    async with other_server(text="{}", headers={"Date": "Thu, 01 Jan 2026 12:00:00 GMT"}) as url:
        monkeypatch.setattr(Route, "BASE", url)
        for seconds, severity, text in (
            (0, Severity.OK, "The clocks of this machine and Discord differ by 0 s."),
            (-60, Severity.OK, "differ by 60 s."),
            (61, Severity.WARNING, "differ by 61 s."),
            (-3600, Severity.WARNING, "differ by 3600 s."),
        ):
            now = NOW + timedelta(seconds=seconds)
            _, _, found = await check_discord(settings(None), now=lambda time=now: time)
            assert (found.name, found.severity) == ("clock", severity), seconds
            assert text in found.text
    for date in ("", "yesterday", "Thu, 01 Jan 2026 12:00:00 -0000"):
        async with other_server(text="{}", headers={"Date": date}) as url:
            monkeypatch.setattr(Route, "BASE", url)
            found = await check_discord(settings(None), now=lambda: NOW)
        assert [finding.name for finding in found] == ["token", "discord"], date
