"""Custom ids: every control finds its way into one and back, and those made by earlier versions stay valid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import SimpleNamespace
from typing import Annotated, Any, cast

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cogs
from bot.client.controls import MAX_LENGTH, Button, Control, Part, text
from bot.game.ids import MatchId, UserId
from cogs.play import StartOverButton
from cogs.ui.board import CellButton
from cogs.ui.review import ReviewButton
from tests.support.world import World

STORED: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "fixtures/custom_ids.json").read_text("utf-8"))
"""Custom ids of all kinds, made by the version before the codec; the last of start-over is of an even earlier one."""

for module in walk_packages(cogs.__path__, "cogs."):
    import_module(module.name)


def kinds(base: type[Control] = Control) -> Iterator[type[Control]]:
    """Walk the classes of all controls of the bot."""
    for kind in base.__subclasses__():
        if hasattr(kind, "codec") and kind.__module__.startswith("cogs."):
            yield kind
        yield from kinds(kind)


KINDS = [*kinds()]


def texts(part: Part) -> st.SearchStrategy[str]:
    """Generate texts of a part of a custom id."""
    return st.from_regex(re.compile(f"(?:{part.pattern})", re.ASCII), fullmatch=True)


def controls_of(kind: type[Control]) -> st.SearchStrategy[Control]:
    """Generate controls of a kind, from what its fields may hold."""
    values = [texts(part).map(part.decode) for part in kind.codec.parts.values()]
    return st.builds(kind, *values)


def longest(part: Part) -> str:
    """Return the longest text of a part."""
    words = part.pattern.replace("\\", "").split("|")
    candidates = ("8" * part.max_length, "z" * part.max_length, "2026-12-31", *words)
    return next(
        text
        for text in candidates
        if len(text) == part.max_length and re.fullmatch(part.pattern, text, re.ASCII) is not None
    )


def plain(value: object) -> object:
    """Return a field's value as the stored list holds it."""
    return value.value if isinstance(value, Enum) else value


@given(st.data())
def test_a_control_is_decoded_from_its_custom_id(data: st.DataObject) -> None:
    for kind in KINDS:
        control = data.draw(controls_of(kind))
        assert kind.decode(control.custom_id) == control
        assert len(control.custom_id) <= MAX_LENGTH
        assert [other for other in KINDS if other.decode(control.custom_id)] == [kind]
        for part in kind.codec.parts.values():
            assert len(data.draw(texts(part))) <= part.max_length


def test_the_longest_custom_id_is_within_the_limit() -> None:
    for kind in KINDS:
        control = kind(*(part.decode(longest(part)) for part in kind.codec.parts.values()))
        assert kind.decode(control.custom_id) == control
        assert len(control.custom_id) <= MAX_LENGTH, control.custom_id


def test_an_optional_last_field_may_be_missing_and_no_other() -> None:
    assert ReviewButton(MatchId(5)).custom_id == "review:5"
    assert ReviewButton.decode("review:5") == ReviewButton(MatchId(5), None)
    old = StartOverButton.decode("start-over:yes:5:1:7:random")
    assert old is not None
    assert (old.mark, old.level) == (None, "")
    too_large = "cell:9999999999999999999:2:3"
    for custom_id in ("", "cell", "cell:1:2", "cell:1:2:3:4", "cell:1:2:3\n", too_large, "cell:1:2:٣"):
        assert CellButton.decode(custom_id) is None, custom_id


def test_what_no_custom_id_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="cell:1:10000:2 does not match"):
        _ = CellButton(MatchId(1), 10_000, 2).custom_id
    with pytest.raises(ValueError, match="could be longer than 100 characters"):

        class _TooLong(Button, prefix="x"):  # pyright: ignore[reportUnusedClass]
            user: UserId
            name: Annotated[str, text("[a-z]", 80)]

    with pytest.raises(TypeError, match="no annotation of a control's field"):

        class _Fractional(Button, prefix="x"):  # pyright: ignore[reportUnusedClass]
            share: float


def test_a_stored_custom_id_is_decoded_to_its_fields_and_has_a_handler(world: World) -> None:
    assert {entry["kind"] for entry in STORED} == {kind.__name__ for kind in KINDS}
    for entry in STORED:
        custom_id = entry["custom_id"]
        (control,) = filter(None, (kind.decode(custom_id) for kind in KINDS))
        assert type(control).__name__ == entry["kind"]
        assert {name: plain(value) for name, value in vars(control).items()} == entry["fields"]
        assert control.custom_id in (custom_id, f"{custom_id}:")  # once, a level could be missing
        interaction = cast("discord.Interaction[Any]", SimpleNamespace(data={"custom_id": entry["custom_id"]}))
        assert type(world.app.controls.find(interaction)).__name__ == entry["kind"]
