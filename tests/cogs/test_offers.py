"""Draw offers and take-backs."""

from bot.game.mark import Mark
from bot.model.ids import ChannelId
from tests.support.world import World, answer, button_labels, private_answer


async def test_a_draw_offer_is_declined_withdrawn_and_accepted(world: World) -> None:
    await world.start_duel()
    offered = await world.play(world.ben, "!draw")
    assert offered == "🤝 **ben** offers a draw. Does **ana** accept?"
    assert private_answer(await world.press(world.ben, "Accept")) == "Only the other player can accept that."
    assert answer(await world.press(world.ana, "Decline")) == "**ana** declined. The game goes on."
    await world.ben.slash(world.channel, "draw")
    assert answer(await world.press(world.ben, "Decline")) == "**ben** withdrew the offer. The game goes on."
    await world.play(world.ben, "!draw")
    assert "🤝 **It's a draw** by agreement." in answer(await world.press(world.ana, "Accept"))
    assert [label for message in world.channel.history() for label in button_labels(message)] == ["Rematch"]


async def test_a_move_ends_a_draw_offer(world: World) -> None:
    await world.start_duel()
    await world.play(world.ben, "!draw")
    offer = world.button_message
    await world.play(world.ana, "!move b2")
    assert "The game has moved on since then" in answer(await world.ana.click(offer, label="Accept"))
    assert button_labels(world.button_message)[:3] == ["A1", "A2", "A3"]
    assert not (await world.app.services.matches.running(ChannelId(world.channel.id))).match.is_over


async def test_a_takeback_needs_consent(world: World) -> None:
    await world.start_duel()
    assert "You haven't moved yet" in await world.play(world.ana, "!takeback")
    await world.play(world.ana, "!move a1")
    assert "**ana** asks to take back **A1**. Does **ben** agree?" in await world.play(world.ana, "!undo")
    taken_back = answer(await world.press(world.ben, "Accept"))
    assert "**ana** took back a move." in taken_back
    assert "**ana** ❌, your move" in taken_back
    assert "B2" in answer(await world.press(world.ana, "B2"))
    match = (await world.app.services.matches.running(ChannelId(world.channel.id))).match
    assert [match.board[cell] for cell in (0, 4)] == [None, Mark.X]


async def test_who_agrees_to_a_takeback_reads_that_their_answer_goes_too(world: World) -> None:
    await world.start_duel()
    await world.play(world.ana, "!move b2")
    await world.play(world.ben, "!move a1")
    asked = "↩️ **ana** asks to take back **B2** (and **ben**'s answer **A1**). Does **ben** agree?"
    assert await world.play(world.ana, "!takeback") == asked
    assert answer(await world.ana.slash(world.channel, "takeback")) == asked
    assert await world.play(world.ben, "!takeback") == "↩️ **ben** asks to take back **A1**. Does **ana** agree?"
    await world.ana.slash(world.channel, "takeback")
    await world.press(world.ben, "Accept")
    assert not (await world.app.services.matches.running(ChannelId(world.channel.id))).match.plies


async def test_draws_and_takebacks_need_two_members(world: World) -> None:
    await world.play(world.ana, "!move b2")
    for command in ("!draw", "!takeback"):
        assert "That works only in games between members." in await world.play(world.ana, command)
        assert "You aren't a player in this game" in await world.play(world.ben, command)
