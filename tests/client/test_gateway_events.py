"""The reader that skips events of the gateway."""

from collections import Counter
from typing import Any

import pytest

from bot.client.gateway_events import MAX_UNREADABLE, EventReader, complete_channel


def refuse(_: Any) -> None:
    raise KeyError("name")


def test_events_are_counted_by_type() -> None:
    counter, parsers = Counter[str](), {"GUILD_CREATE": refuse, "READY": refuse}
    EventReader(counter).wrap(parsers)
    parsers["GUILD_CREATE"]({})
    assert counter == {"GUILD_CREATE": 1}


def test_a_session_that_cannot_begin_is_an_error() -> None:
    parsers = {"READY": refuse}
    EventReader(Counter()).wrap(parsers)
    with pytest.raises(KeyError):
        parsers["READY"]({})


@pytest.mark.parametrize(("seconds", "is_loop"), [(60, True), (61, False)])
def test_only_many_unreadable_events_in_a_minute_are_an_error(seconds: int, is_loop: bool) -> None:
    times = iter([0.0] * (MAX_UNREADABLE - 1) + [float(seconds)])
    parsers = {"GUILD_CREATE": refuse}
    EventReader(Counter(), lambda: next(times)).wrap(parsers)
    for _ in range(MAX_UNREADABLE - 1):
        parsers["GUILD_CREATE"]({})
    if is_loop:
        with pytest.raises(KeyError):
            parsers["GUILD_CREATE"]({})
    else:
        parsers["GUILD_CREATE"]({})


@pytest.mark.parametrize(
    ("interaction", "channel"),
    [
        ({"channel_id": "5"}, {"id": "5", "type": 1, "name": "", "position": 0}),
        ({"channel_id": "5", "guild_id": "6"}, {"id": "5", "type": 0, "name": "", "position": 0}),
        ({"message": {"channel_id": "5"}}, {"id": "5", "type": 1, "name": "", "position": 0}),
        ({"channel_id": "5", "channel": {"id": "5", "type": 11}}, {"id": "5", "type": 11}),
        ({"message": None}, None),
    ],
)
def test_a_missing_channel_is_completed(interaction: dict[str, Any], channel: dict[str, Any] | None) -> None:
    complete_channel(interaction)
    assert interaction.get("channel") == channel
