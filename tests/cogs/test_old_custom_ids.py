"""Buttons and menus of earlier versions under messages in Discord: pressed today, they still do what they did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
from simcord import InteractionResult, MemberActor

from bot.game.match import Match
from bot.model.ids import ChannelId
from tests.support.settings_page import settings_of
from tests.support.world import World, answer, rows

STORED = {
    entry["custom_id"]
    for entry in json.loads((Path(__file__).parents[1] / "fixtures/custom_ids.json").read_text("utf-8"))
}
MATCH, USER, VERSION = "1111111111111111111", "2222222222222222222", "12"


def of(custom_id: str, *, match: Match | None = None, user: MemberActor | None = None) -> str:
    """Return a stored custom id with the ids of this test's match and user in the place of its own."""
    assert custom_id in STORED
    if match:
        custom_id = custom_id.replace(MATCH, str(match.id)).replace(f":{VERSION}", f":{match.version}")
    return custom_id.replace(USER, str(user.id)) if user else custom_id


async def press(world: World, member: MemberActor, custom_id: str) -> InteractionResult:
    """Press a button that an earlier version has posted."""
    return await member.click(await world.post_buttons(custom_id), custom_id=custom_id)


async def post_page(world: World, item: discord.ui.Item[Any]) -> discord.Message:
    """Post a page of settings that the bot no longer holds in memory."""
    channel = world.app.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    page = discord.ui.LayoutView(timeout=None)
    page.add_item(discord.ui.ActionRow[Any](item))
    page.stop()
    return await channel.send(view=page)


async def running(world: World) -> Match:
    """Return the match of the channel."""
    return (await world.app.services.matches.running(ChannelId(world.channel.id))).match


async def resigned(world: World) -> Match:
    """Return a match that ana has just resigned after a ply."""
    await world.play(world.ana, "!move b2")
    match = await running(world)
    await world.play(world.ana, "!resign")
    return match


async def test_an_old_cell_is_played(easy_world: World) -> None:
    await easy_world.play(easy_world.ana, "!play")
    custom_id = of(f"cell:{MATCH}:12:8", match=await running(easy_world))
    assert "**ana** played **C3**" in answer(await press(easy_world, easy_world.ana, custom_id))


async def test_an_old_rematch_begins_a_match(easy_world: World) -> None:
    custom_id = of(f"rematch:{MATCH}", match=await resigned(easy_world))
    assert "you are ⭕" in answer(await press(easy_world, easy_world.ana, custom_id))


async def test_an_old_stop_ends_a_match_between_opponents(world: World) -> None:
    for custom_id in (f"stop:{MATCH}:{USER}", f"stop:{MATCH}:0"):
        await world.play(world.ana, "!watch hard easy")
        old = of(custom_id, match=await running(world), user=world.ana)
        assert "⏹️ **Stopped.**" in answer(await press(world, world.ana, old)), custom_id


async def test_an_old_question_whether_to_start_over_is_answered(easy_world: World) -> None:
    world = easy_world
    for choice, level in (("x", "first free"), ("x:", "first free"), ("random:perfect", "perfect")):
        await world.play(world.ana, "!move b2")
        match = await running(world)
        await press(world, world.ana, of(f"start-over:yes:{MATCH}:12:{USER}:{choice}", match=match, user=world.ana))
        assert (await running(world)).id != match.id, choice
        assert world.level == level
        await world.play(world.ana, "!resign")


async def test_an_old_challenge_is_accepted(world: World) -> None:
    await world.play(world.ana, f"!play {world.ben.mention} x")
    shown = rows(world.button_message)[0][0].custom_id or ""
    assert "challenge:accept:4444444444444444444" in STORED
    begun = await press(world, world.ben, f"challenge:accept:{shown.rpartition(':')[2]}")
    assert "**ana** ❌ plays against **ben** ⭕." in answer(begun)


async def test_old_offers_are_answered(world: World) -> None:
    await world.start_duel()
    for offer, expected in (("take-back:decline", "declined"), ("draw:accept", "by agreement")):
        custom_id = of(f"offer:{offer}:{MATCH}:12:{USER}", match=await running(world), user=world.ana)
        assert expected in answer(await press(world, world.ben, custom_id))


async def test_old_buttons_open_a_review_and_go_through_the_list(easy_world: World) -> None:
    match = await resigned(easy_world)
    for custom_id in (f"review:{MATCH}", f"review:{MATCH}:0"):
        opened = await press(easy_world, easy_world.ben, of(custom_id, match=match))
        assert "No move changed the result" in answer(opened), custom_id
    listed = await press(easy_world, easy_world.ben, of("history:0:3"))
    assert "### 📜 Games played here\n**1.** " in answer(listed)
    opened = await press(easy_world, easy_world.ben, of(f"past:o:{MATCH}:0:0:0", match=match))
    assert "🇧🔲🔲🔲" in answer(opened)
    old = of(f"past:l:{MATCH}:5:{USER}:3", match=match, user=easy_world.ana)
    assert "Move 2 of 2" in answer(await press(easy_world, easy_world.ben, old))


async def test_an_old_replay_and_an_old_leaderboard_go_on(world: World) -> None:
    replay = of("replay:n:2:3-3-3.M.perfect.ro.c.6920c0ee.EAIG")
    assert "Move 2 of 4" in answer(await press(world, world.ben, replay))
    assert "Nobody has a rank in Tic-tac-toe here yet." in answer(await press(world, world.ben, of("leaderboard:3")))


async def test_old_puzzles_are_answered(world: World) -> None:
    await world.play(world.ana, "!puzzle")
    _, position, _, cell = free_cell(world).split(":")
    old = of("puzzle:19682:2222222222222222222:8", user=world.ana).replace("19682", position)
    assert "**Solved:** " in answer(await press(world, world.ana, f"{old.removesuffix('8')}{cell}"))
    old = of("next-puzzle:19682:2222222222222222222", user=world.ana).replace("19682", position)
    assert "to move and" in answer(await press(world, world.ana, old))
    await world.play(world.ana, "!puzzle daily")
    old = of("daily:2026-01-01:8").removesuffix("8") + free_cell(world).rpartition(":")[2]
    assert "**Daily puzzle:** " in answer(await press(world, world.ana, old))


def free_cell(world: World) -> str:
    """Return the custom id of a free cell of the newest board."""
    return next(button.custom_id or "" for row in rows(world.button_message) for button in row if not button.disabled)


async def test_an_old_page_of_settings_is_used(world: World, mia: MemberActor) -> None:
    await mia.click(await post_page(world, discord.ui.Button(label="Old", custom_id=of("settings:in_thread:yes"))))
    for setting, value in (("level", "easy"), ("language", "de")):
        options = [discord.SelectOption(label=value, value=value)]
        menu = discord.ui.Select[Any](custom_id=of(f"settings:{setting}"), options=options)
        await mia.select(await post_page(world, menu), [value])
    settings = await settings_of(world)
    assert (settings.in_thread, settings.level, settings.language) == (True, "easy", "de")
    page = await post_page(world, discord.ui.Button(label="Old", custom_id=of("settings:lost")))
    assert not (await mia.click(page, custom_id="settings:lost")).ephemeral


async def test_old_questions_and_an_old_form_are_answered(world: World, mia: MemberActor) -> None:
    for custom_id, says in (
        (f"training:end:3333333333333333333:{USER}", "buttons\n"),
        (f"brain:import:cancel:{USER}", "Nothing was imported."),
        (f"brain:reset:no:stronger:{USER}", "I haven't forgotten anything."),
        (f"forget:{USER}", "### What stays\n**Games:** 0\n-# Without your user ID"),
    ):
        assert says in answer(await press(world, mia, of(custom_id, user=mia))), custom_id
    shown = await press(world, mia, of("own-emoji"))
    assert "own-emoji-form" in STORED
    assert answer(await mia.submit_modal(shown, {"x": "🐱", "o": "🐱"})).startswith("Not saved: 🐱")
