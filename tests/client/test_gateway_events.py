"""The reader that skips events of the gateway."""

from collections import Counter
from typing import Any

import pytest

from bot.client.gateway_events import MAX_UNREADABLE, EventReader, Parser, complete_channel


def refuse(_: Any) -> None:
    raise KeyError("name")


def test_events_are_counted_and_those_of_bots_not_parsed() -> None:
    counter = Counter[str]()
    parsers: dict[str, Parser] = {"GUILD_CREATE": refuse, "READY": refuse}
    EventReader(counter).wrap(parsers)
    parsers["GUILD_CREATE"]({})
    assert counter == {"GUILD_CREATE": 1}
    received: list[str] = []
    parsers = {
        "MESSAGE_CREATE": lambda data: received.append(data["content"]),
        "MESSAGE_UPDATE": refuse,
    }
    EventReader(Counter()).wrap(parsers)
    for author in ({"bot": True}, {"bot": False}, {}):
        parsers["MESSAGE_CREATE"]({"author": author, "content": str(author)})
    assert received == ["{'bot': False}", "{}"]
    assert "MESSAGE_UPDATE" not in parsers


def test_only_an_unbroken_run_of_unreadable_events_is_an_error() -> None:
    parsers: dict[str, Parser] = {"GUILD_CREATE": refuse, "MESSAGE_CREATE": lambda _: None}
    EventReader(Counter()).wrap(parsers)
    for _ in range(MAX_UNREADABLE):
        parsers["GUILD_CREATE"]({})
        parsers["MESSAGE_CREATE"]({})
    for _ in range(MAX_UNREADABLE - 1):
        parsers["GUILD_CREATE"]({})
    with pytest.raises(KeyError):
        parsers["GUILD_CREATE"]({})
    parsers = {"READY": refuse}  # without which no session can begin
    EventReader(Counter()).wrap(parsers)
    with pytest.raises(KeyError):
        parsers["READY"]({})


def test_each_type_is_logged_at_most_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    times = iter([0.0, 1.0, 59.0, 60.0])
    counter, parsers = Counter[str](), {"GUILD_CREATE": refuse, "MESSAGE_CREATE": refuse}
    EventReader(counter, lambda: next(times)).wrap(parsers)
    for event in ("GUILD_CREATE", "MESSAGE_CREATE", "GUILD_CREATE", "GUILD_CREATE"):
        parsers[event]({})
    assert [record.args for record in caplog.records] == [
        ("GUILD_CREATE", "KeyError: 'name'"),
        ("MESSAGE_CREATE", "KeyError: 'name'"),
        ("GUILD_CREATE", "KeyError: 'name'"),
    ]
    assert counter == {"GUILD_CREATE": 3, "MESSAGE_CREATE": 1}


def test_each_missing_key_of_a_channel_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    parsers: dict[str, Parser] = {"INTERACTION_CREATE": lambda _: None}
    EventReader(Counter()).wrap(parsers)
    for channel in ({"name": "games"}, {"name": "games"}, {"name": "games", "position": 3}, {}):
        parsers["INTERACTION_CREATE"]({"channel": {"id": "5", "type": 0, **channel}})
    assert [record.args for record in caplog.records] == [("position",), ("name",)]


def test_what_an_interaction_leaves_out_of_its_channel_is_added() -> None:
    for interaction, kind in (
        ({"channel_id": "5", "guild_id": "1"}, {"type": 0, "name": "", "position": 0}),
        ({"channel_id": "5"}, {"type": 1}),
        ({"message": {"channel_id": "5"}}, {"type": 1}),
    ):
        expected = {"id": "5", **kind}
        assert complete_channel(interaction) == [*expected]
        assert interaction["channel"] == expected
    assert complete_channel({"guild_id": "1"}) == []
