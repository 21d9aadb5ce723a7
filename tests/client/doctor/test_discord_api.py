"""Discord itself: whether it is there, and what it says to the token."""

from __future__ import annotations

import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from aiohttp import web
from discord.http import Route

from bot.client.doctor.discord_api import about_discord
from bot.client.doctor.finding import Finding, Severity, verdict
from bot.config import Settings
from tests.fakes.discord_server import TOKEN, DiscordServer
from tests.fakes.faults import Fault

HOST = "127.0.0.1"
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SHORT = timedelta(milliseconds=50)


def settings(token: str | None = TOKEN, **others: Any) -> Settings:
    """The settings of a bot with a token."""
    return Settings.model_validate({"discord_token": token, **others})


async def look(token: str | None = TOKEN, **others: Any) -> dict[str, Finding]:
    """What is found by name, apart from the clock, which is that of another year."""
    found = {found.name: found for found in await about_discord(settings(token), now=lambda: NOW, **others)}
    found.pop("clock", None)
    return found


@asynccontextmanager
async def something_else(**answer: Any) -> AsyncGenerator[str]:
    """A program that is not Discord, which gives one answer to everything."""

    async def handle(_: web.BaseRequest) -> web.Response:
        return web.Response(**answer)

    server = web.ServerRunner(web.Server(handle))
    await server.setup()
    await web.TCPSite(server, HOST, 0).start()
    yield f"http://{HOST}:{server.addresses[0][1]}"
    await server.cleanup()


@pytest.mark.usefixtures("server")
async def test_a_discord_that_takes_the_bot_is_fine() -> None:
    found = await look()
    assert {finding.severity for finding in found.values()} == {Severity.OK}
    assert list(found) == ["discord", "token", "intent", "install", "invite", "shards"]
    assert found["token"].text == "Discord takes it, as that of tic-tac-toe."


async def test_nothing_is_asked_but_to_look_and_the_gateway_is_left_alone(server: DiscordServer) -> None:
    await look()
    asked = {(request.method, request.path) for request in server.requests("GET", "")}
    assert asked == {("GET", f"/{path}") for path in ("gateway", "users/@me", "applications/@me", "gateway/bot")}
    assert not server.requests("POST", "")


@pytest.mark.usefixtures("server")
async def test_without_a_token_discord_is_still_looked_for() -> None:
    found = await look(token=None)
    assert list(found) == ["token", "discord"]
    assert (found["token"].severity, found["token"].text) == (Severity.WRONG, "None is set.")
    assert "put the new one into DISCORD_TOKEN" in found["token"].advice


@pytest.mark.usefixtures("server")
async def test_a_token_that_discord_refuses_is_told() -> None:
    found = await look(token="a.token.of-another-bot")
    assert list(found) == ["discord", "token"]
    assert (found["token"].severity, found["token"].text) == (Severity.WRONG, "Discord refuses it.")
    assert "another-bot" not in str(found)


@pytest.mark.parametrize("path", ["/gateway", "/users/@me", "/applications/@me", "/gateway/bot"])
@pytest.mark.parametrize(
    ("status", "text", "advice"),
    [
        (500, "Discord answers with HTTP status 500.", "See https://discordstatus.com"),
        (503, "Discord answers with HTTP status 503.", "See https://discordstatus.com"),
        (403, "Discord answers with HTTP status 403.", "See https://discordstatus.com"),
        (429, "Discord takes no more requests from here for now.", "Wait an hour"),
        (None, "127.0.0.1 is out of reach (ServerDisconnectedError).", "Check this machine's network"),
    ],
)
async def test_a_discord_that_fails_is_told(
    server: DiscordServer, path: str, status: int | None, text: str, advice: str
) -> None:
    server.fail(Fault(path, status, times=2, method="GET"))  # a connection that breaks is tried again at once
    found = (await look())["discord"]
    assert (found.severity, found.text) == (Severity.OUTAGE, text)
    assert advice in found.advice
    assert len(server.requests("GET", path)) == (1 if status else 2)


async def test_a_discord_that_does_not_answer_is_not_waited_for(server: DiscordServer) -> None:
    server.hold("/gateway", "GET")
    found = await look(patience=SHORT)
    assert [finding.text for finding in found.values()] == ["127.0.0.1 does not answer in time."]
    assert verdict(found.values()) is Severity.OUTAGE


async def test_a_discord_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((HOST, 0)) as listening:
        port = listening.getsockname()[1]
    monkeypatch.setattr(Route, "BASE", f"http://{HOST}:{port}")
    (found,) = await about_discord(settings(), now=lambda: NOW)
    assert found.severity is Severity.OUTAGE
    assert found.text == "127.0.0.1 is out of reach (ClientConnectorError)."


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ({"text": "Please log in to this Wi-Fi."}, "What answers at 127.0.0.1 is not Discord."),
        ({"text": "[]"}, "What answers at 127.0.0.1 is not Discord."),
        ({"status": 302, "headers": {"Location": "/"}}, "Discord answers with HTTP status 302."),
        ({"body": b"\xff"}, "What answers at 127.0.0.1 is not Discord."),
    ],
)
async def test_what_is_not_discord_is_told(answer: dict[str, Any], text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with something_else(**answer) as url:
        monkeypatch.setattr(Route, "BASE", url)
        (found,) = await about_discord(settings(), now=lambda: NOW)
    assert (found.severity, found.text) == (Severity.OUTAGE, text)


async def test_a_connection_that_is_not_safe_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with something_else() as url:
        monkeypatch.setattr(Route, "BASE", url.replace("http:", "https:"))
        (found,) = await about_discord(settings(), now=lambda: NOW)
    assert (found.severity, found.text) == (Severity.OUTAGE, "The certificate of 127.0.0.1 is not accepted.")
    assert "ca-certificates" in found.advice


@pytest.mark.parametrize(
    ("seconds", "severity", "text"),
    [
        (0, Severity.OK, "The clock of this machine and Discord's are 0 s apart."),
        (-60, Severity.OK, "are 60 s apart."),
        (61, Severity.WARNING, "The clock of this machine is 61 s ahead of Discord's."),
        (-3600, Severity.WARNING, "The clock of this machine is 3600 s behind Discord's."),
    ],
)
async def test_a_clock_that_is_wrong_is_told(
    seconds: int, severity: Severity, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with something_else(text="{}", headers={"Date": "Thu, 01 Jan 2026 12:00:00 GMT"}) as url:
        monkeypatch.setattr(Route, "BASE", url)
        _, _, found = await about_discord(settings(None), now=lambda: NOW + timedelta(seconds=seconds))
    assert (found.name, found.severity) == ("clock", severity)
    assert text in found.text


@pytest.mark.parametrize("date", ["", "yesterday", "Thu, 01 Jan 2026 12:00:00 -0000"])
async def test_a_discord_that_does_not_tell_the_time_is_fine(date: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with something_else(text="{}", headers={"Date": date}) as url:
        monkeypatch.setattr(Route, "BASE", url)
        found = await about_discord(settings(None), now=lambda: NOW)
    assert [finding.name for finding in found] == ["token", "discord"]


@pytest.mark.usefixtures("server")
async def test_what_people_can_install_is_looked_at_if_they_should() -> None:
    found = await about_discord(settings(user_install=True), now=lambda: NOW)
    assert "accounts" in {finding.name for finding in found}


async def test_shards_that_are_too_few_are_told(server: DiscordServer) -> None:
    server.gateway_info |= {"shards": 4}
    found = await about_discord(settings(shard_count=2, shard_ids="0"), now=lambda: NOW)
    assert found[-1].text == "SHARD_COUNT is 2, but Discord recommends 4."
