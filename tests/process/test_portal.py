"""Findings, and the checks of the application on the Developer Portal and of its shards."""

from bot.client.permissions import PERMISSIONS
from bot.process.config import Config
from bot.process.portal import (
    Application,
    Finding,
    Gateway,
    Severity,
    check_application,
    check_shards,
    ok,
    outage,
    warning,
    wrong,
)
from tests.fakes.discord_server import ContentIntent, DiscordServer
from tests.fakes.payloads import Json


def findings(
    intent: ContentIntent = ContentIntent.ON, *, user_install: bool = False, **fields: object
) -> dict[str, Finding]:
    payload = DiscordServer(content_intent=intent).application_info | fields
    settings = Config.model_validate({"user_install": user_install})
    found = list(check_application(Application.model_validate(payload), settings))
    assert len({finding.name for finding in found}) == len(found)
    return {finding.name: finding for finding in found}


def test_a_correct_application_is_ok_and_its_link_is_shown() -> None:
    found = findings(id="77", integration_types_config={"0": {}, "1": {}})
    assert {finding.severity for finding in found.values()} == {Severity.OK}
    assert found["install"].text == "Anybody can invite the bot."
    assert found["invite"].text == (
        "https://discord.com/oauth2/authorize?client_id=77"
        f"&scope=bot+applications.commands&permissions={PERMISSIONS.value}"
    )
    for intent in ContentIntent:
        found, is_off = findings(intent)["intent"], intent is ContentIntent.OFF
        assert found.severity is (Severity.WARNING if is_off else Severity.OK)
        assert ('"Message Content Intent"' in found.text) == is_off


PORTAL_SETTINGS: list[tuple[Json, str, Severity, tuple[str, ...]]] = [
    (
        {"interactions_endpoint_url": "https://example.com/"},
        *("commands", Severity.WRONG),
        ("an Interactions Endpoint URL instead of the bot", '"General Information", and empty "Interactions Endpoint'),
    ),
    (
        {"bot_require_code_grant": True},
        *("install", Severity.WRONG),
        ("The bot requires an OAuth2 code grant", 'off "Requires OAuth2 Code Grant"'),
    ),
    (
        {"integration_types_config": {"1": {}}},
        *("install", Severity.WRONG, ("cannot be installed to servers", 'tick "Guild Install"')),
    ),
    ({"bot_public": False}, "install", Severity.OK, ("Only its owner can invite the bot.",)),
    ({"integration_types_config": {"0": {}}}, "install", Severity.OK, ("Anybody can invite the bot.",)),
    ({"integration_types_config": None}, "install", Severity.OK, ("Anybody can invite the bot.",)),
    (
        {"user_install": True, "integration_types_config": {"0": {}}},
        *("accounts", Severity.WARNING, ('tick "User Install"',)),
    ),
    (
        {"user_install": True, "integration_types_config": {"0": {}, "1": {}}},
        *("accounts", Severity.OK, ("&scope=applications.commands&integration_type=1",)),
    ),
]


def test_portal_settings_are_reported() -> None:
    for facts, name, severity, texts in PORTAL_SETTINGS:
        found = findings(**facts)
        assert found[name].severity is severity, facts
        assert [text for text in texts if text not in found[name].text] == []
        assert {finding.severity for finding in found.values() if finding.name != name} == {Severity.OK}, facts


def check(recommended: int = 1, remaining: int = 1000, **settings: object) -> list[Finding]:
    limit = {"total": 1000, "remaining": remaining, "reset_after": 3 * 3_600_000 - 1, "max_concurrency": 1}
    info = {"url": "wss://gateway.discord.gg", "shards": recommended, "session_start_limit": limit}
    return list(check_shards(Gateway.model_validate(info), Config.model_validate(settings)))


def test_too_few_shards_and_few_remaining_starts_are_warnings() -> None:
    for recommended, count, severity, text in (
        (1, None, Severity.OK, "The number of shards is 1; Discord recommends 1."),
        (4, None, Severity.OK, "The number of shards is 4; Discord recommends 4."),
        (4, 4, Severity.OK, "The number of shards is 4; Discord recommends 4."),
        (4, 8, Severity.OK, "The number of shards is 8; Discord recommends 4."),
        (4, 3, Severity.WARNING, "SHARD_COUNT is 3, but Discord recommends 4."),
    ):
        (found,) = check(recommended, shard_count=count)
        assert found.severity is severity
        assert found.text.startswith(text)
    for remaining, count, ids, is_low in (
        (100, None, None, False),
        (99, None, None, True),
        (150, 200, None, True),
        (150, 200, "0,1", False),
    ):
        _, *low = check(remaining=remaining, shard_count=count, shard_ids=ids)
        assert [found.severity for found in low] == [Severity.WARNING] * is_low
        sentence = f"may connect only {remaining} more times within 3 h, and a start takes {count or 1}."
        assert all(sentence in found.text for found in low)


def test_a_finding_is_one_line_with_severity_name_and_text() -> None:
    assert str(ok("token", "Discord accepts it.")) == "ok       token      Discord accepts it."
    assert str(warning("disk", "It is full.")) == "warning  disk       It is full."
    line = str(wrong("token", "The bot's name is x\nok \x1b[2J"))
    assert line == r"wrong    token      The bot's name is x\nok \x1b[2J"
    found = [ok("a", "A."), warning("b", "B."), outage("c", "C."), wrong("d", "D.")]
    assert sorted(found, key=lambda finding: finding.severity) == found
