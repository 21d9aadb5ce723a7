"""What the learner knows: shown, saved, loaded and reset."""

import json

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.database.database import Database
from bot.games.position import Position, Verdict
from bot.players.memory_file import MAX_KIB, MemoryFile, format_memory
from cogs.learner.queries import SavedLearner
from tests.support.databases import contents
from tests.support.learner_matches import learner_of, play_against_learner
from tests.support.world import World, answer, button_labels, ephemeral_answer

A_FILE = format_memory(MemoryFile("original", dict.fromkeys(map(Position, (211, 427)), Verdict.LOST)))
STRONGER = format_memory(MemoryFile("stronger", {Position(1): Verdict.LOST, Position(3): Verdict.GOOD}))


async def import_files(world: World, member: MemberActor, *files: bytes) -> str:
    """Import files, and return the answer."""
    await member.send(world.channel, "!brain import", attachments=[("brain.json", data) for data in files])
    return world.last_text


async def press_at_brain(world: World, member: MemberActor, label: str) -> InteractionResult:
    await member.slash(world.channel, "brain")
    return await world.press(member, label)


def attached(result: InteractionResult) -> discord.Attachment:
    """The only file of an answer."""
    assert result.response is not None
    (attachment,) = result.response.attachments
    return attachment


async def test_what_is_learned_plays_in_another_server(world: World) -> None:
    ends = [await play_against_learner(world, world.ana, world.channel) for _ in range(4)]
    exported = attached(await press_at_brain(world, world.ana, "Save as a file"))
    there = World.create(world.env)
    eve = there.add_member("eve", manage_guild=True)
    text = await import_files(there, eve, await exported.read())
    assert "in mode `original`**\n**Losing positions I know:** 3" in text
    assert "✅ **Merged**\n**New losing positions:** 3 ·" in answer(await there.press(eve, "Merge"))
    assert await play_against_learner(there, eve, there.channel) == ends[-1].replace("ana", "eve")
    again = attached(await press_at_brain(there, eve, "Save as a file"))
    assert await again.read() == await exported.read()


async def test_a_memory_is_replaced_after_a_restart(world: World, mia: MemberActor) -> None:
    await play_against_learner(world, world.ana, world.channel)
    form = await press_at_brain(world, mia, "Load a file")
    text = answer(await mia.submit_modal(form, {"file": ("brain.json", STRONGER)}))
    assert "**Losing positions I know:** 1 · **Good ones:** 1" in text
    assert "the file is of mode `stronger`, and here I learn in mode `original`." in text
    assert "makes me forget what I know here, and my record.\n-# Positions: 1 · Games: 1" in text
    assert button_labels(world.button_message) == ["Replace", "Cancel"]
    await world.restart()
    refusal = await world.press(world.add_member("max", manage_guild=True), "Replace")
    assert ephemeral_answer(refusal) == "That question was for someone else."
    done = await world.press(mia, "Replace")
    assert answer(done) == (
        "✅ **Replaced**\n"
        "**Positions I know:** 2\n"
        "**Mode:** `stronger`\n"
        "**Forgotten positions:** 1 · **Forgotten games:** 1"
    )
    assert attached(done).filename == "learner-stronger-2.json"
    assert not world.channel.history()[-1].components
    record = await learner_of(world, world.channel)
    assert record == SavedLearner("stronger", {Position(1): Verdict.LOST, Position(3): Verdict.GOOD})


async def test_a_file_of_the_same_mode_is_merged_even_if_it_is_late(
    world: World, mia: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "New losing positions: 2 · New good ones: 0" in await import_files(world, mia, A_FILE)
    assert answer(await world.press(mia, "Cancel")) == "Nothing was imported."
    assert await learner_of(world, world.channel) == SavedLearner("original")
    for new in (2, 0):
        await import_files(world, mia, A_FILE)
        merged = answer(await world.press(mia, "Merge"))
        assert merged == (
            f"✅ **Merged**\n**New losing positions:** {new} · **New good ones:** 0\n**Positions I know:** 2"
        )
    await import_files(world, mia, A_FILE)
    question = world.button_message
    await world.play(mia, "!brain reset stronger")
    assert answer(await world.press(mia, "Forget everything")).endswith("starting over in mode `stronger`.")
    assert ephemeral_answer(await mia.click(question, label="Merge")) == (
        "These memories can't be merged: the file is of mode `original`, and here I learn in mode `stronger`."
    )
    assert await learner_of(world, world.channel) == SavedLearner("stronger")
    assert button_labels(world.button_message) == ["Merge", "Replace", "Cancel"]
    world = World.create(world.env)
    mia = world.add_member("mia", manage_guild=True)
    await import_files(world, mia, A_FILE)
    with monkeypatch.context() as patch:
        patch.setattr(world.env.backend.cdn, "get", dict[str, bytes]().get)
        assert (await world.press(mia, "Merge")).ephemeral
        assert await import_files(world, mia, A_FILE) == "Discord did not give me that file. Please try again."
    assert "✅ **Merged**" in answer(await world.press(mia, "Merge"))


async def test_a_question_changes_the_memory_once_though_its_answer_is_lost(world: World, mia: MemberActor) -> None:
    await play_against_learner(world, world.ana, world.channel)
    await world.play(mia, "!brain reset")
    question = world.button_message
    for method, path in (("POST", "/interactions/*"), ("PATCH", "/webhooks/*")):
        world.env.inject_error(method, path, status=400, code=50035, message="Invalid Form Body", times=5)
    await mia.click(question, label="Forget everything")
    world.env.backend.faults.clear()
    assert not (await learner_of(world, world.channel)).memory
    await play_against_learner(world, world.ana, world.channel)
    again = await mia.click(question, label="Forget everything")
    assert ephemeral_answer(again) == "You've already pressed that button."
    assert (await learner_of(world, world.channel)).memory


async def test_an_invalid_file_is_refused(world: World, mia: MemberActor) -> None:
    await play_against_learner(world, world.ana, world.channel)
    before = await contents(world.app.services[Database])
    facts = json.loads(A_FILE)
    for files, expected in (
        ([], "I need one file, which the button **Save as a file** below `!brain` makes."),
        ([A_FILE, A_FILE], "I need one file, which the button **Save as a file** below `!brain` makes."),
        ([b" " * (MAX_KIB * 1024 + 1)], "I can't import that file: it has more than 256 KiB."),
        ([b"\x89PNG\r\n"], "I can't load that file: I didn't make it, or it was changed."),
        ([json.dumps({**facts, "lost": [211, 212]}).encode()], "`lost[1]` is 212, which the learner can't have"),
    ):
        assert expected in await import_files(world, mia, *files)
        assert not world.channel.history()[-1].components
    assert await contents(world.app.services[Database]) == before


async def test_only_managers_load_and_reset_what_the_learner_knows(world: World, mia: MemberActor) -> None:
    await world.play(mia, "!brain")
    for label in ("Load a file", "Reset"):
        refusal = ephemeral_answer(await world.press(world.ana, label))
        assert refusal == "You need the permission **Manage Server** to do that."
    await world.press(mia, "Reset")
    assert answer(await world.press(mia, "Forget, and learn in mode stronger")).endswith("in mode `stronger`.")
