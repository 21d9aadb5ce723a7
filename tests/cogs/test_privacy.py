"""Stored data about users, and its deletion."""

from datetime import timedelta

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.model.ids import ChannelId, Place
from bot.services import training
from cogs.learner import _training_report
from tests.support.databases import contents
from tests.support.foreign_guilds import PORTUGUESE, set_client_language
from tests.support.world import World, answer, button_labels, private_answer, rows, text_of


def message_of(result: InteractionResult) -> discord.Message:
    assert result.response is not None
    return result.response.message


async def delete_data(world: World, member: MemberActor) -> InteractionResult:
    """Let a member delete their data."""
    holdings = await member.slash(world.channel, "privacy")
    return await member.click(message_of(holdings), label="Delete my data")


async def test_only_the_member_sees_the_stored_data(world: World) -> None:
    await world.play(world.ana, "!move b2")
    assert f"Use {await world.mention_of('privacy')}" in await world.play(world.ana, "!privacy")
    await world.ana.send_dm("!privacy")
    assert "**Games:** 0 finished · 1 running\n" in world.ana.user.dm_channel.history()[-1].content


async def test_without_data_there_is_no_delete_button(world: World) -> None:
    result = await world.ben.slash(world.channel, "privacy")
    assert "**Games:** 0 finished · 0 running\n" in answer(result)
    assert "If you delete it" not in answer(result)
    assert not message_of(result).components


async def test_data_is_shown_privately_and_deleted_on_request(world: World) -> None:
    await world.play(world.ana, "!move b2", "!resign", "!move a1", "!puzzle")
    question = await world.ana.slash(world.channel, "privacy")
    shown = private_answer(question)
    assert "**Games:** 1 finished · 1 running\n" in shown
    assert "**Puzzle results:** in 1 server or DM\n" in shown
    assert "### If you delete it\n" in shown
    assert button_labels(message_of(question)) == ["Delete my data"]
    result = await world.ana.click(message_of(question), label="Delete my data")
    assert answer(result).startswith("### Your data is deleted\n**Running games ended:** 1 · **Lost:** 1 ")
    assert "No game is running" in await world.play(world.ana, "!board")
    holdings = answer(await world.ana.slash(world.channel, "privacy"))
    assert "**Games:** 0 finished · 0 running\n" in holdings
    assert "**Puzzle results:** none\n" in holdings


async def test_several_games_in_one_place_count_once(world: World) -> None:
    for game, moves in (("3x3", ("b1", "b2", "b3")), ("4x4", ("b1", "b2", "b3", "b4"))):
        assert "**ana won**" in await world.play(world.ana, f"!play {game} easy", *(f"!move {move}" for move in moves))
        await world.ana.send_dm(f"!brain {game} train easy 1")
        await world.env.settle()
    holdings = private_answer(await world.ana.slash(world.channel, "privacy"))
    assert "**Games:** 2 finished" in holdings
    assert "**Learner's memory:** from 1 DM\n" in holdings
    assert "**Ratings:** in 1 server\n" in holdings
    assert "**Points from my levels:** from 1 level\n" in holdings


async def test_a_match_ended_by_deletion_keeps_its_language(world: World) -> None:
    set_client_language(world, PORTUGUESE)
    user = world.ana.user
    await user.slash("play")
    board = user.dm_channel.history()[-1].id
    await user.click(message_of(await user.slash("privacy")), label="Excluir meus dados")
    await world.env.settle()
    (ended,) = [message for message in user.dm_channel.history() if message.id == board]
    assert "💤 Ninguém continuou jogando" in text_of(ended)


async def test_puzzle_records_are_deleted_on_request(world: World) -> None:
    puzzle = message_of(await world.ben.slash(world.channel, "puzzle"))
    await delete_data(world, world.ben)
    free = next(button for row in rows(puzzle) for button in row if not button.disabled)
    assert answer(await world.ben.click(puzzle, label=free.label)).startswith("That puzzle no longer counts.")
    assert not any((await contents(world.app.services.database))["puzzler"])


async def test_the_learner_of_a_dm_channel_is_deleted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "BATCH_PAUSE", timedelta(minutes=1))
    monkeypatch.setattr(_training_report, "EDIT_INTERVAL", timedelta(minutes=1))
    message = await world.ana.send_dm("!brain train easy 50")
    place = Place(ChannelId(message.channel.id))
    assert "**Learner's memory:** from 1 DM\n" in answer(await world.ana.slash(world.channel, "privacy"))
    assert (await world.app.services.learners.get(place)).memory
    await delete_data(world, world.ana)
    await world.env.advance_time(120)
    assert not (await world.app.services.learners.get(place)).memory
    assert not any((await contents(world.app.services.database))["brain"])
