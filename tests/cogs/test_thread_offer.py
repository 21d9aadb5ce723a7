"""Where others are playing, a refusal offers a game in a thread."""

from __future__ import annotations

from dataclasses import replace

from tests.support.world import World, answer, button_labels, message_of, text_of

NOT_A_PLAYER = "You aren't a player in this game."


async def test_a_move_in_the_game_of_others_offers_a_thread_if_it_can(world: World) -> None:
    await world.play(world.ana, "!play easy x")
    refused = message_of(await world.ben.click(world.button_message, label="B2"))
    assert (text_of(refused), button_labels(refused)) == (NOT_A_PLAYER, ["Play in a thread"])
    opened = await world.ben.click(refused, label="Play in a thread")
    (thread,) = world.channel.threads
    assert f"<#{thread.id}>" in answer(opened)
    assert "Your move, **ben**" in text_of(thread.history()[-1])
    assert await world.play(world.ben, "!move a1") == NOT_A_PLAYER
    assert button_labels(world.button_message) == ["Play in a thread"]
    await world.set_permissions(create_public_threads=False)
    refused = message_of(await world.ben.click(world.board_message, label="B1"))
    assert (text_of(refused), button_labels(refused)) == (NOT_A_PLAYER, [])


async def test_who_asks_for_a_game_gets_that_game_in_a_thread(world: World) -> None:
    await world.play(world.ana, "!play easy x")
    refused = await world.play(world.ben, "!play medium misere x")
    assert refused.startswith("Other members are playing here.")
    await world.press(world.ben, "Play in a thread")
    (thread,) = world.channel.threads
    there = replace(world, channel=thread)
    assert "Your move, **ben**" in there.last_text
    assert "Reverse tic-tac-toe" in (thread.history()[-1].embeds[0].footer.text or "")
    assert there.level == "medium"
