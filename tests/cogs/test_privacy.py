"""Stored data about users, and its deletion."""

from datetime import timedelta

import pytest

from bot.model.ids import ChannelId, Place
from bot.services import training
from cogs.learner import _training_report
from tests.cogs.languages import PORTUGUESE, set_client_language
from tests.databases import contents
from tests.world import World, answer, button_labels, rows, text_of


async def test_privacy_shows_the_stored_data_privately(world: World) -> None:
    await world.play(world.ana, "!move b2", "!resign", "!move a1", "!puzzle")
    result = await world.ana.slash(world.channel, "privacy")
    assert result.ephemeral
    assert "**Games:** 1 finished · 1 running\n" in answer(result)
    assert "**Puzzle results:** in 1 server or DM\n" in answer(result)
    assert "### If you delete it\n" in answer(result)
    assert result.response is not None
    assert button_labels(result.response.message) == ["Delete my data"]


async def test_a_typed_privacy_command_shows_no_data(world: World) -> None:
    await world.play(world.ana, "!move b2")
    assert f"Use {await world.mention_of('privacy')}" in await world.play(world.ana, "!privacy")


async def test_privacy_can_be_typed_in_dms(world: World) -> None:
    await world.play(world.ana, "!move b2")
    await world.ana.send_dm("!privacy")
    assert "**Games:** 0 finished · 1 running\n" in world.ana.user.dm_channel.history()[-1].content


async def test_without_data_there_is_no_delete_button(world: World) -> None:
    result = await world.ben.slash(world.channel, "privacy")
    assert "**Games:** 0 finished · 0 running\n" in answer(result)
    assert "If you delete it" not in answer(result)
    assert result.response is not None
    assert not result.response.components


async def test_data_is_deleted_on_request(world: World) -> None:
    await world.play(world.ana, "!move b2", "!resign", "!move a1", "!puzzle")
    question = await world.ana.slash(world.channel, "privacy")
    assert question.response is not None
    result = await world.ana.click(question.response.message, label="Delete my data")
    assert answer(result).startswith("### Your data is deleted\n**Running games ended:** 1 · **Lost:** 1 ")
    assert "No game is running" in await world.play(world.ana, "!board")
    holdings = answer(await world.ana.slash(world.channel, "privacy"))
    assert "**Games:** 0 finished · 0 running\n" in holdings
    assert "**Puzzle results:** none\n" in holdings


async def test_a_match_ended_by_deletion_keeps_its_language(world: World) -> None:
    set_client_language(world, PORTUGUESE)
    user = world.ana.user
    await user.slash("play")
    board = user.dm_channel.history()[-1].id
    question = await user.slash("privacy")
    assert question.response is not None
    await user.click(question.response.message, label="Excluir meus dados")
    await world.env.settle()
    (ended,) = [message for message in user.dm_channel.history() if message.id == board]
    assert "💤 Ninguém continuou jogando" in text_of(ended)


async def test_puzzle_records_are_deleted_on_request(world: World) -> None:
    question = await world.ben.slash(world.channel, "puzzle")
    assert question.response is not None
    puzzle = question.response.message
    holdings = await world.ben.slash(world.channel, "privacy")
    assert holdings.response is not None
    await world.ben.click(holdings.response.message, label="Delete my data")
    free = next(button for row in rows(puzzle) for button in row if not button.disabled)
    assert answer(await world.ben.click(puzzle, label=free.label)).startswith("That puzzle no longer counts.")
    assert not any((await contents(world.app.services.database))["puzzler"])


async def test_the_learner_of_a_dm_channel_is_deleted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "BATCH_PAUSE", timedelta(minutes=1))
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", timedelta(minutes=1))
    message = await world.ana.send_dm("!brain train easy 50")
    place = Place(ChannelId(message.channel.id))
    question = await world.ana.slash(world.channel, "privacy")
    assert "**Learner's memory:** from 1 DM\n" in answer(question)
    assert question.response is not None
    assert (await world.app.services.learners.get(place)).memory
    await world.ana.click(question.response.message, label="Delete my data")
    await world.env.advance_time(120)
    assert not (await world.app.services.learners.get(place)).memory
    assert not any((await contents(world.app.services.database))["brain"])
