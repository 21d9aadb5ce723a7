"""Custom ids: every control finds its way into one and back, and those made by earlier versions stay valid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Annotated, Any

import pytest
from simcord import InteractionResult, MemberActor

import cogs
from bot.client.controls import MAX_LENGTH, Button, Control, Part, text
from bot.games.ids import MatchId, UserId
from bot.games.match import Match
from bot.matches.board import CellButton
from cogs.coach.controls import ReviewButton
from cogs.course.lessons import Lesson, LessonPart
from cogs.play.commands import StartOverButton
from tests.support.acts import running
from tests.support.world import World, answer, rows

STORED: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "fixtures/custom_ids.json").read_text("utf-8"))
"""Custom ids of all kinds, made by the version before the codec; the last of start-over is of an even earlier one."""

STORED_IDS = {entry["custom_id"] for entry in STORED}

for module in walk_packages(cogs.__path__, "cogs."):
    import_module(module.name)


def kinds(base: type[Control] = Control) -> Iterator[type[Control]]:
    """Walk the classes of all controls of the bot."""
    for kind in base.__subclasses__():
        if hasattr(kind, "prefix") and kind.__module__.startswith(("bot.", "cogs.")):
            yield kind
        yield from kinds(kind)


KINDS = [*kinds()]


def texts_of(part: Part) -> list[str]:
    """Return texts that a part of a custom id may have, the longest one last."""
    words = part.pattern.replace("\\", "").split("|")
    candidates = {"", "0", "1", "8" * part.max_length, "z" * part.max_length, "2026-12-31", *words}
    found = sorted((text for text in candidates if re.fullmatch(part.pattern, text, re.ASCII)), key=len)
    assert len(found[-1]) == part.max_length
    assert not any(re.fullmatch(part.pattern, text * (part.max_length + 1), re.ASCII) for text in "8z")
    return found


def plain(value: object) -> object:
    """Return a field's value as the stored list holds it."""
    match value:
        case LessonPart():
            return [value.lesson.name, value.exercise, value.step]
        case Lesson():
            return value.name
        case _:
            return value.value if isinstance(value, Enum) else value


def test_a_custom_id_is_within_the_limit_and_decoded_to_its_control() -> None:
    for kind in KINDS:
        texts = [texts_of(part) for part in kind.parts.values()]
        for number in range(max(map(len, texts), default=1)):
            chosen = [found[min(number, len(found) - 1)] for found in texts]
            control = kind(*(part.decode(text) for part, text in zip(kind.parts.values(), chosen, strict=True)))
            assert kind.decode(control.custom_id) == control
            assert [other for other in KINDS if other.decode(control.custom_id)] == [kind]
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
    with pytest.raises(ValueError, match="cell:1:100000:2 does not match"):
        _ = CellButton(MatchId(1), 100_000, 2).custom_id
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
        assert type(control) in world.app.controls.handlers


MATCH, USER, VERSION = "1111111111111111111", "2222222222222222222", "12"


def of(custom_id: str, *, match: Match | None = None, user: MemberActor | None = None) -> str:
    """Return a stored custom id with the ids of this test's match and user in the place of its own."""
    assert custom_id in STORED_IDS
    if match:
        custom_id = custom_id.replace(MATCH, str(match.id)).replace(f":{VERSION}", f":{match.version}")
    return custom_id.replace(USER, str(user.id)) if user else custom_id


async def press(world: World, member: MemberActor, custom_id: str) -> InteractionResult:
    """Press a button that an earlier version has posted."""
    return await member.click(await world.post_buttons(custom_id), custom_id=custom_id)


async def resigned(world: World) -> Match:
    """Return a match that ana has just resigned after a ply."""
    await world.play(world.ana, "!move b2")
    match = await running(world)
    await world.play(world.ana, "!resign")
    return match


async def test_old_buttons_play_a_cell_and_begin_matches(easy_world: World) -> None:
    world = easy_world
    await world.play(world.ana, "!play")
    custom_id = of(f"cell:{MATCH}:12:8", match=await running(world))
    assert "**ana** played **C3**" in answer(await press(world, world.ana, custom_id))
    await world.play(world.ana, "!resign")
    custom_id = of(f"rematch:{MATCH}", match=await resigned(world))
    assert "you are 🔵" in answer(await press(world, world.ana, custom_id))
    await world.play(world.ana, "!resign")
    for choice, level in (("x", "first free"), ("x:", "first free"), ("random:perfect", "perfect")):
        await world.play(world.ana, "!move b2")
        match = await running(world)
        await press(world, world.ana, of(f"start-over:yes:{MATCH}:12:{USER}:{choice}", match=match, user=world.ana))
        assert (await running(world)).id != match.id, choice
        assert world.level == level
        await world.play(world.ana, "!resign")


async def test_old_buttons_of_ended_and_watched_matches_are_answered(easy_world: World) -> None:
    world = easy_world
    match = await resigned(world)
    for custom_id, says in (
        (f"review:{MATCH}", "No move changed the result"),
        (f"review:{MATCH}:0", "No move changed the result"),
        ("history:0:3", "### 📜 Games played here\n**1.** "),
        (f"past:o:{MATCH}:0:0:0", "🇧▫️▫️▫️"),
        (f"past:l:{MATCH}:5:{USER}:3", "Move 2 of 2"),
        ("replay:n:2:3-3-3.M.perfect.ro.c.6920c0ee.EAIG", "**Moves:** B2, A1, C3, C1"),
        ("leaderboard:3", "Nobody has a rank in Tic-tac-toe here yet."),
    ):
        assert says in answer(await press(world, world.ben, of(custom_id, match=match, user=world.ana))), custom_id
    for custom_id in (f"stop:{MATCH}:{USER}", f"stop:{MATCH}:0"):
        await world.play(world.ana, "!watch hard easy")
        old = of(custom_id, match=await running(world), user=world.ana)
        assert "⏹️ **Stopped.**" in answer(await press(world, world.ana, old)), custom_id


async def test_old_puzzles_and_questions_are_answered(world: World, mia: MemberActor) -> None:
    await world.play(world.ana, "!puzzle")
    free = next(button.custom_id or "" for row in rows(world.button_message) for button in row if not button.disabled)
    _, position, _, cell, _ = free.split(":")
    old = of("puzzle:19682:2222222222222222222:8", user=world.ana).replace("19682", position)
    assert "**Solved:** " in answer(await press(world, world.ana, f"{old.removesuffix('8')}{cell}"))
    old = of("next-puzzle:19682:2222222222222222222", user=world.ana).replace("19682", position)
    assert "to move and" in answer(await press(world, world.ana, old))
    for custom_id, says in (
        ("daily:2026-01-01:8", "That was another day's puzzle."),
        (f"training:end:3333333333333333333:{USER}", "buttons\n"),
        (f"brain:import:cancel:{USER}", "Nothing was imported."),
        (f"brain:reset:no:stronger:{USER}", "I haven't forgotten anything."),
        (f"forget:{USER}", "### What stays\n**Games:** 0\n-# Without your user ID"),
    ):
        assert says in answer(await press(world, mia, of(custom_id, user=mia))), custom_id
